import { readFileSync } from 'node:fs';
import type { GameKind } from '@whistlestop/kernel';
import { nameSchema, passwordSchema, Refused } from '@whistlestop/client';
import { Accounts } from '../accounts/accounts.ts';
import { audit, setBan } from '../accounts/bans.ts';
import { openReports, settleReport } from '../club/reports.ts';
import type { Settings } from '../settings.ts';
import { heldByAnother } from '../store/folder-lock.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { AdminError } from './admin-error.ts';
import { backUp, restore } from './backup.ts';
import { deleteMatch, exportMatch, importMatch, verifyAll } from './match-care.ts';

type Say = (text: string) => void;

/** What a command may use. */
interface Desk {
  readonly store: Store;
  readonly kinds: readonly GameKind[];
  readonly say: Say;
  readonly password: string | undefined;
}

interface Command {
  readonly usage: string;
  readonly about: string;
  /** Whether it only reads, so that it may run beside a club on the embedded database; everything else is audited. */
  readonly reads: boolean;
  run(desk: Desk, argument: string, rest: string): Promise<void>;
}

const commands: Readonly<Record<string, Command>> = {
  'create-admin': {
    usage: 'create-admin NAME',
    about: 'make an account an admin; a new one gets the password in ADMIN_PASSWORD',
    reads: false,
    run: createAdmin,
  },
  ban: {
    usage: 'ban NAME',
    about: 'close an account and end its sessions',
    reads: false,
    run: (desk, name) => ban(desk, name, Date.now()),
  },
  unban: { usage: 'unban NAME', about: 'open it again', reads: false, run: (desk, name) => ban(desk, name, null) },
  'export-match': {
    usage: 'export-match ID',
    about: 'print the complete record of a match, hidden things included',
    // It changes nothing, but whoever has seen the hidden cards of a running match shall be known.
    reads: false,
    run: async ({ store, kinds, say }, id) => say(await exportMatch(store, kinds, id)),
  },
  'import-match': {
    usage: 'import-match FILE',
    about: 'store a finished record as a match',
    reads: false,
    run: async ({ store, kinds, say }, file) => {
      say(`Imported ${await importMatch(store, kinds, readFileSync(file, 'utf8'), Date.now())}.`);
    },
  },
  'delete-match': {
    usage: 'delete-match ID',
    about: 'remove a match and everything that belongs to it',
    reads: false,
    run: async ({ store, say }, id) => {
      await deleteMatch(store, id);
      say(`Deleted ${id}.`);
    },
  },
  reports: {
    usage: 'reports',
    about: 'list the reported chat lines nobody has settled',
    reads: true,
    run: listReports,
  },
  'settle-report': {
    usage: 'settle-report ID VERDICT',
    about: 'close a report, with what was done about it',
    reads: false,
    run: settle,
  },
  verify: { usage: 'verify', about: 'replay every log and check every draw', reads: true, run: verify },
};

const fileCommands: Readonly<
  Record<string, { usage: string; about: string; run: (dataDir: string, file: string) => void }>
> = {
  backup: { usage: 'backup FILE', about: 'copy the embedded database, also while the club runs', run: backUp },
  restore: { usage: 'restore FILE', about: 'put a backup in its place; the club must not run', run: restore },
};

/** The text of `admin --help`. */
export function adminHelp(): string {
  const rows = Object.values({ ...commands, ...fileCommands }).map(
    ({ usage, about }) => `  ${usage.padEnd(26)} ${about}`,
  );
  return ['Usage: whistlestop admin COMMAND [flags of the server]', '', ...rows, ''].join('\n');
}

/** Does one thing for the person who runs the club; throws `AdminError` with a sentence. */
export async function administer(
  [name = '', argument = '', ...others]: readonly string[],
  settings: Settings,
  kinds: readonly GameKind[],
  say: Say,
  password: string | undefined,
): Promise<void> {
  const file = fileCommands[name];
  if (file !== undefined) {
    if (settings.databaseUrl !== undefined)
      throw new AdminError('PostgreSQL has its own tools for this: pg_dump and pg_restore.');
    if (argument === '') throw new AdminError(`Usage: ${file.usage}`);
    file.run(settings.dataDir, argument);
    say('Done.');
    return;
  }
  const command = commands[name];
  if (command === undefined) throw new AdminError(`There is no command "${name}".\n\n${adminHelp()}`);
  if (command.usage !== name && argument === '') throw new AdminError(`Usage: ${command.usage}`);
  const beside = settings.databaseUrl === undefined && heldByAnother(settings.dataDir);
  if (beside && !command.reads)
    throw new AdminError('The club is running and the embedded database belongs to it; stop it first.');
  const store = await openStore(settings.databaseUrl, settings.dataDir, beside);
  const rest = others.join(' ');
  try {
    await command.run({ store, kinds, say, password }, argument, rest);
    if (!command.reads) await audit(store, name, `${argument} ${rest}`.trim(), 'command line', Date.now());
  } catch (error) {
    if (error instanceof Refused) throw new AdminError(error.message);
    throw error;
  } finally {
    await store.close();
  }
}

async function createAdmin({ store, say, password }: Desk, name: string): Promise<void> {
  const accounts = new Accounts(store, Date.now);
  const known = await accounts.byName(name);
  if (known === undefined) {
    const secret = passwordSchema.safeParse(password);
    if (!secret.success) throw new AdminError('Put a password of at least 10 characters into ADMIN_PASSWORD.');
    await accounts.register(undefined, { name: nameSchema.parse(name), password: secret.data, language: 'en' });
  }
  const user = await accounts.byName(name);
  if (user?.kind !== 'member') throw new AdminError('Only a member can be an admin, not a guest.');
  await store.db.updateTable('users').set({ admin: 1 }).where('id', '=', user.id).execute();
  say(`${user.name} is an admin.`);
}

async function ban({ store, say }: Desk, name: string, at: number | null): Promise<void> {
  const user = await new Accounts(store, Date.now).byName(name);
  if (user === undefined) throw new AdminError(`Nobody is called ${name}.`);
  await setBan(store, user, at);
  say(`${user.name} is ${at === null ? 'welcome again' : 'banned'}.`);
}

/** Signs a terminal would obey have no place in what it is shown of other people's words. */
const harmless = (text: string): string => text.replace(/\p{C}/gu, ' ');

async function listReports({ store, say }: Desk): Promise<void> {
  const reports = await openReports(store);
  if (reports.length === 0) say('No report waits.');
  for (const { id, at, by, reason, line } of reports)
    say(
      [
        `${id}  ${new Date(at).toISOString()}  ${harmless(by)}: ${harmless(reason)}`,
        `  ${line.room} of ${line.match}, ${new Date(line.at).toISOString()}, ${harmless(line.from)}: ${harmless(line.text)}`,
      ].join('\n'),
    );
}

async function settle({ store, say }: Desk, id: string, verdict: string): Promise<void> {
  if (verdict === '') throw new AdminError('Say what was done about it: settle-report ID VERDICT.');
  if (!(await settleReport(store, id, Date.now()))) throw new AdminError(`The report ${id} is settled already.`);
  say(`Settled ${id}.`);
}

async function verify({ store, kinds, say }: Desk): Promise<void> {
  const { checked, faults } = await verifyAll(store, kinds);
  if (faults.length > 0)
    throw new AdminError(`${faults.length} of ${checked} matches have faults:\n${faults.join('\n')}`);
  say(`${checked} matches checked, all sound.`);
}
