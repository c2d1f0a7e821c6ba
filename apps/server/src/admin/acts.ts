import type { GameKind } from '@whistlestop/kernel';
import { nameSchema, passwordSchema, Refused } from '@whistlestop/client';
import { z } from 'zod';
import { Accounts } from '../accounts/accounts.ts';
import { audit, setBan } from '../accounts/bans.ts';
import { openReports, settleReport } from '../club/reports.ts';
import type { Store } from '../store/store.ts';
import { AdminError } from './admin-error.ts';
import { deleteMatch, exportMatch, importMatch, verifyAll } from './match-care.ts';

/** One thing an admin wants done, as it travels to a club that runs. */
export const actSchema = z.strictObject({
  name: z.string(),
  argument: z.string(),
  rest: z.string(),
  /** What stands in the file the argument names, for acts that read one. */
  file: z.string().optional(),
  password: z.string().optional(),
});
export type Act = z.infer<typeof actSchema>;

export type Say = (text: string) => void;

/** What an act may use. */
export interface Desk {
  readonly store: Store;
  readonly kinds: readonly GameKind[];
  readonly say: Say;
}

interface Command {
  readonly usage: string;
  readonly about: string;
  /** Whether it only reads, so that it may run beside a club on the embedded database; everything else is audited. */
  readonly reads: boolean;
  /** Whether it may be the first thing that is done, before there is a database. */
  readonly founds?: boolean;
  /** Whether its argument names a file to be read. */
  readonly readsFile?: boolean;
  run(desk: Desk, act: Act): Promise<void>;
}

/** Everything that can be done by name. */
export const commands: Readonly<Record<string, Command>> = {
  'create-admin': {
    usage: 'create-admin NAME',
    about: 'make an account an admin; a new one gets the password in ADMIN_PASSWORD',
    reads: false,
    founds: true,
    run: createAdmin,
  },
  ban: {
    usage: 'ban NAME',
    about: 'close an account and end its sessions',
    reads: false,
    run: (desk, { argument }) => ban(desk, argument, Date.now()),
  },
  unban: {
    usage: 'unban NAME',
    about: 'open it again',
    reads: false,
    run: (desk, { argument }) => ban(desk, argument, null),
  },
  'export-match': {
    usage: 'export-match ID',
    about: 'print the complete record of a match, hidden things included',
    // It changes nothing, but whoever has seen the hidden cards of a running match shall be known.
    reads: false,
    run: async ({ store, kinds, say }, { argument }) => say(await exportMatch(store, kinds, argument)),
  },
  'import-match': {
    usage: 'import-match FILE',
    about: 'store a finished record as a match',
    reads: false,
    readsFile: true,
    run: async ({ store, kinds, say }, { file = '' }) => {
      say(`Imported ${await importMatch(store, kinds, file, Date.now())}.`);
    },
  },
  'delete-match': {
    usage: 'delete-match ID',
    about: 'remove a match and everything that belongs to it',
    reads: false,
    run: async ({ store, say }, { argument }) => {
      await deleteMatch(store, argument);
      say(`Deleted ${argument}.`);
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
  audit: { usage: 'audit', about: 'list what admins have done, oldest first', reads: true, run: listAudit },
  verify: { usage: 'verify', about: 'replay every log and check every draw', reads: true, run: verify },
};

/** What can be done under a name. */
export const commandOf = (name: string): Command | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

/** Carries an act out and writes it down before anything of it is told; throws `AdminError` with a sentence. */
export async function perform(act: Act, { store, kinds, say }: Desk): Promise<void> {
  const command = commandOf(act.name);
  if (command === undefined) throw new AdminError(`There is no command "${act.name}".`);
  const said: string[] = [];
  try {
    await command.run({ store, kinds, say: (text) => said.push(text) }, act);
  } catch (error) {
    throw error instanceof Refused ? new AdminError(error.message) : error;
  }
  if (!command.reads) await audit(store, act.name, `${act.argument} ${act.rest}`.trim(), 'command line', Date.now());
  for (const text of said) say(text);
}

async function createAdmin({ store, say }: Desk, { argument: name, password }: Act): Promise<void> {
  const accounts = new Accounts(store, Date.now);
  const known = await accounts.byName(name);
  if (known === undefined) {
    const secret = passwordSchema.safeParse(password);
    if (!secret.success) throw new AdminError('Put a password of at least 10 characters into ADMIN_PASSWORD.');
    const wanted = nameSchema.safeParse(name);
    if (!wanted.success) throw new AdminError(`Nobody can be called ${name}.`);
    await accounts.register(undefined, { name: wanted.data, password: secret.data, language: 'en' });
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
  let page: string | undefined;
  do {
    const { reports, next } = await openReports(store, page);
    if (page === undefined && reports.length === 0) say('No report waits.');
    for (const { id, at, by, reason, line } of reports)
      say(
        [
          `${id}  ${new Date(at).toISOString()}  ${harmless(by)}: ${harmless(reason)}`,
          `  ${line.room} of ${line.match}, ${new Date(line.at).toISOString()}, ${harmless(line.from)}: ${harmless(line.text)}`,
        ].join('\n'),
      );
    page = next ?? undefined;
  } while (page !== undefined);
}

async function listAudit({ store, say }: Desk): Promise<void> {
  const rows = await store.db.selectFrom('audit').selectAll().orderBy('id').execute();
  if (rows.length === 0) say('No admin has done anything yet.');
  for (const { at, who, act, detail } of rows)
    say(`${new Date(at).toISOString()}  ${harmless(who)}: ${act} ${harmless(detail)}`.trimEnd());
}

async function settle({ store, say }: Desk, { argument: id, rest: verdict }: Act): Promise<void> {
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
