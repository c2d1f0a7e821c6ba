import { OperatorError } from '../texts/operator-error.ts';

/** What SQLite and PostgreSQL call data they cannot make sense of. */
const DAMAGED = /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/;
/** What a disk that is full, or may only be read, is called by SQLite and by the system. */
const UNWRITABLE = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|(ENOSPC|EDQUOT|EROFS|EFBIG|EIO)$)/;
/** Why there is no way to a PostgreSQL: the network, who asks, which database, or that it only answers questions. */
const UNREACHABLE = /^(E[A-Z_]+$|28|3D|25006|53|57P)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether a database cannot make sense of its own data. */
export const isDamage = (error: unknown): boolean => DAMAGED.test(codeOf(error));

/** Why the place where everything is kept cannot be used, in a sentence; any other error as it is. */
export function storageFault(
  error: unknown,
  { databaseUrl, dataDir }: { readonly databaseUrl: string | undefined; readonly dataDir: string },
): unknown {
  const code = codeOf(error);
  if (isDamage(error))
    return new OperatorError(({ start }) => start.databaseDamaged(dataDir, databaseUrl === undefined), 1);
  if (databaseUrl === undefined)
    return UNWRITABLE.test(code) ? new OperatorError(({ start }) => start.diskNotWritable(dataDir), 1) : error;
  const why = error instanceof Error && error.message !== '' ? error.message : code;
  return UNREACHABLE.test(code) ? new OperatorError(({ start }) => start.databaseUnreachable(why), 1) : error;
}
