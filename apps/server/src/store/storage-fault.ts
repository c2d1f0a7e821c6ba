import { OperatorError } from '../texts/operator-error.ts';

/** Error codes for damaged data. */
const DAMAGED = /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/;
/** Error codes for a disk that is full or read-only. */
const UNWRITABLE = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|(ENOSPC|EDQUOT|EROFS|EFBIG|EIO)$)/;
/** Error codes for a PostgreSQL that cannot be used: network, authentication, missing database, read-only. */
const UNREACHABLE = /^(E[A-Z_]+$|28|3D|25006|53|57P)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error means damaged data. */
export const isDamage = (error: unknown): boolean => DAMAGED.test(codeOf(error));

/** A database error as a sentence for operators; any other error as it is. */
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
