import type { GameKind } from '@whistlestop/kernel';
import { languageSchema, nameSchema, passwordSchema, Refused, refusalOf } from '@whistlestop/client';
import { z } from 'zod';
import { Accounts } from '../accounts/accounts.ts';
import { audit, setBan } from '../accounts/bans.ts';
import { openReports, settleReport } from '../club/reports.ts';
import { inOneTransaction } from '../store/one-transaction.ts';
import type { Store } from '../store/store.ts';
import { type Words, wordsIn } from '../words/index.ts';
import type { ActName } from '../words/words.ts';
import { AdminError } from './admin-error.ts';
import { deleteMatch, exportMatch, importMatch, verifyAll } from './match-care.ts';

/** One thing an admin wants done, as it travels to a club that runs. */
export const actSchema = z.strictObject({
  name: z.string(),
  argument: z.string(),
  rest: z.string(),
  /** In which whoever wants it is answered. */
  language: languageSchema,
  /** What stands in the file the argument names, for acts that read one. */
  file: z.string().optional(),
  password: z.string().optional(),
});
export type Act = z.infer<typeof actSchema>;

const HANDED_ON = 24 * 3600 * 1000;

export type Say = (text: string) => void;

/** What an act may use. */
interface Desk {
  readonly store: Store;
  readonly kinds: readonly GameKind[];
  /** Where people reach the club. */
  readonly address: string;
  readonly say: Say;
  readonly words: Words['admin'];
}

interface Command {
  /** Whether it only reads, so that it may run beside a club on the embedded database; everything else is audited. */
  readonly reads: boolean;
  /** Whether it may be the first thing that is done, before there is a database. */
  readonly founds?: boolean;
  /** Whether its argument names a file to be read. */
  readonly readsFile?: boolean;
  run(desk: Desk, act: Act): Promise<void>;
}

/** Everything that can be done by name, except to the file of the database. */
const commands: Readonly<Record<Exclude<ActName, 'backup' | 'restore'>, Command>> = {
  'create-admin': { reads: false, founds: true, run: createAdmin },
  'reset-password': { reads: false, run: resetPassword },
  ban: { reads: false, run: (desk, { argument }) => ban(desk, argument, Date.now()) },
  unban: { reads: false, run: (desk, { argument }) => ban(desk, argument, null) },
  'export-match': {
    // It changes nothing, but whoever has seen the hidden cards of a running match shall be known.
    reads: false,
    run: async ({ store, kinds, say }, { argument }) => say(await exportMatch(store, kinds, argument)),
  },
  'import-match': {
    reads: false,
    readsFile: true,
    run: async ({ store, kinds, say, words }, { file = '' }) => {
      say(words.imported(await importMatch(store, kinds, file, Date.now())));
    },
  },
  'delete-match': {
    reads: false,
    run: async ({ store, say, words }, { argument }) => {
      await deleteMatch(store, argument);
      say(words.deleted(argument));
    },
  },
  reports: { reads: true, run: listReports },
  'settle-report': { reads: false, run: settle },
  audit: { reads: true, run: listAudit },
  verify: { reads: true, run: verify },
};

/** What can be done under a name. */
export const commandOf = (name: string): Command | undefined =>
  new Map<string, Command>(Object.entries(commands)).get(name);

/** Carries an act out and writes it down, both or neither, before anything of it is told; throws `AdminError` with a sentence. */
export async function perform(act: Act, { store, say, ...club }: Omit<Desk, 'words'>): Promise<void> {
  const command = commandOf(act.name);
  if (command === undefined) throw new AdminError((words) => words.unknownCommand(act.name));
  const said: string[] = [];
  try {
    const desk = { ...club, say: (text: string) => said.push(text), words: wordsIn[act.language].admin };
    if (command.reads) await command.run({ ...desk, store }, act);
    else
      await inOneTransaction(store, async (store) => {
        await command.run({ ...desk, store }, act);
        await audit(store, act.name, `${act.argument} ${act.rest}`.trim(), 'command line', Date.now());
      });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new AdminError((_, { language }) => refusalOf(error.code, language).sentence);
  }
  for (const text of said) say(text);
}

async function createAdmin({ store, say, words }: Desk, { argument: name, password, language }: Act): Promise<void> {
  const accounts = new Accounts(store, Date.now);
  const known = await accounts.byName(name);
  if (known === undefined) {
    const secret = passwordSchema.safeParse(password);
    if (!secret.success) throw new AdminError(({ weakPassword }) => weakPassword);
    const wanted = nameSchema.safeParse(name);
    if (!wanted.success) throw new AdminError((words) => words.nobodyCanBe(name));
    await accounts.register(undefined, { name: wanted.data, password: secret.data, language });
  }
  const user = await accounts.byName(name);
  if (user?.kind !== 'member') throw new AdminError(({ onlyMembers }) => onlyMembers);
  await store.db.updateTable('users').set({ admin: 1 }).where('id', '=', user.id).execute();
  say(words.isAdmin(user.name));
}

/** Somebody hands the link on, so it is good for longer than one that comes by mail. */
async function resetPassword({ store, address, say, words }: Desk, { argument: name }: Act): Promise<void> {
  const accounts = new Accounts(store, Date.now);
  const user = await accounts.byName(name);
  if (user === undefined) throw new AdminError((words) => words.nobodyIs(name));
  if (user.password_hash === null) throw new AdminError((words) => words.noPassword(user.name));
  const secret = await accounts.openReset(user.id, HANDED_ON);
  say(words.resetLink(user.name, `${address}/#/reset/${secret}`));
}

async function ban({ store, say, words }: Desk, name: string, at: number | null): Promise<void> {
  const user = await new Accounts(store, Date.now).byName(name);
  if (user === undefined) throw new AdminError((words) => words.nobodyIs(name));
  await setBan(store, user, at);
  say(at === null ? words.welcome(user.name) : words.banned(user.name));
}

/** Signs a terminal would obey have no place in what it is shown of other people's words. */
const harmless = (text: string): string => text.replace(/\p{C}/gu, ' ');

async function listReports({ store, say, words }: Desk): Promise<void> {
  let page: string | undefined;
  do {
    const { reports, next } = await openReports(store, page);
    if (page === undefined && reports.length === 0) say(words.noReports);
    for (const { id, at, by, reason, line } of reports)
      say(
        [
          `${id}  ${new Date(at).toISOString()}  ${harmless(by)}: ${harmless(reason)}`,
          `  ${words.room(line.room, line.match)}, ${new Date(line.at).toISOString()}, ${harmless(line.from)}: ${harmless(line.text)}`,
        ].join('\n'),
      );
    page = next ?? undefined;
  } while (page !== undefined);
}

async function listAudit({ store, say, words }: Desk): Promise<void> {
  const rows = await store.db.selectFrom('audit').selectAll().orderBy('id').execute();
  if (rows.length === 0) say(words.nothingAudited);
  for (const { at, who, act, detail } of rows)
    say(`${new Date(at).toISOString()}  ${harmless(who)}: ${act} ${harmless(detail)}`.trimEnd());
}

async function settle({ store, say, words }: Desk, { argument: id, rest: verdict }: Act): Promise<void> {
  if (verdict === '') throw new AdminError(({ missingVerdict }) => missingVerdict);
  if (!(await settleReport(store, id, Date.now()))) throw new AdminError((words) => words.settledAlready(id));
  say(words.settled(id));
}

async function verify({ store, kinds, say, words }: Desk): Promise<void> {
  const { checked, faults } = await verifyAll(store, kinds);
  if (faults.length > 0)
    throw new AdminError((told, all) =>
      [told.faults(faults.length, checked), ...faults.map((fault) => fault(all))].join('\n'),
    );
  say(words.sound(checked));
}
