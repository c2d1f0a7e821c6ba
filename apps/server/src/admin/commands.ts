import type { GameKind } from '@whistlestop/kernel';
import { languageSchema, nameSchema, passwordSchema, Refused, refusalOf } from '@whistlestop/client';
import { z } from 'zod';
import { openReports, settleReport } from '../audience/chat-reports.ts';
import { Accounts } from '../people/accounts.ts';
import { audit, setBan } from '../people/bans.ts';
import { inOneTransaction } from '../store/one-transaction.ts';
import type { Store } from '../store/store.ts';
import { operatorTexts } from '../texts/index.ts';
import type { CommandName, OperatorTexts } from '../texts/operator-texts.ts';
import { AdminError } from './admin-error.ts';
import { deleteMatch, exportMatch, importMatch, verifyAll } from './match-commands.ts';

/** An admin command, as it is sent to a running club. */
export const adminCommandSchema = z.strictObject({
  name: z.string(),
  argument: z.string(),
  rest: z.string(),
  /** The language of the answer. */
  language: languageSchema,
  /** The content of the file the argument names, for commands that read one. */
  file: z.string().optional(),
  password: z.string().optional(),
});
export type AdminCommand = z.infer<typeof adminCommandSchema>;

const RESET_LINK_LIFETIME = 24 * 3600 * 1000;

export type Print = (text: string) => void;

/** What a command may use. */
interface CommandContext {
  readonly store: Store;
  readonly kinds: readonly GameKind[];
  /** The club's address, for links. */
  readonly address: string;
  readonly print: Print;
  readonly words: OperatorTexts['admin'];
}

interface Command {
  /** Whether it only reads: then it runs beside a club on the embedded database and is not audited. */
  readonly reads: boolean;
  /** Whether it may create the database. */
  readonly createsDatabase?: boolean;
  /** Whether its argument names a file to be read. */
  readonly readsFile?: boolean;
  run(context: CommandContext, command: AdminCommand): Promise<void>;
}

/** Every command, except those on the file of the database. */
const commands: Readonly<Record<Exclude<CommandName, 'backup' | 'restore'>, Command>> = {
  'create-admin': { reads: false, createsDatabase: true, run: createAdmin },
  'reset-password': { reads: false, run: resetPassword },
  ban: { reads: false, run: (context, { argument }) => ban(context, argument, Date.now()) },
  unban: { reads: false, run: (context, { argument }) => ban(context, argument, null) },
  'export-match': {
    // It changes nothing, but reading the hidden cards of a running match is audited.
    reads: false,
    run: async ({ store, kinds, print }, { argument }) => print(await exportMatch(store, kinds, argument)),
  },
  'import-match': {
    reads: false,
    readsFile: true,
    run: async ({ store, kinds, print, words }, { file = '' }) => {
      print(words.imported(await importMatch(store, kinds, file, Date.now())));
    },
  },
  'delete-match': {
    reads: false,
    run: async ({ store, print, words }, { argument }) => {
      await deleteMatch(store, argument);
      print(words.deleted(argument));
    },
  },
  reports: { reads: true, run: listReports },
  'settle-report': { reads: false, run: settle },
  audit: { reads: true, run: listAudit },
  verify: { reads: true, run: verify },
};

/** The command of a name. */
export const commandOf = (name: string): Command | undefined =>
  new Map<string, Command>(Object.entries(commands)).get(name);

/** Runs a command and audits it in one transaction, then prints its output; throws `AdminError` with a sentence. */
export async function runCommand(
  command: AdminCommand,
  { store, print, ...club }: Omit<CommandContext, 'words'>,
): Promise<void> {
  const definition = commandOf(command.name);
  if (definition === undefined) throw new AdminError((words) => words.unknownCommand(command.name));
  const output: string[] = [];
  try {
    const context = {
      ...club,
      print: (text: string) => output.push(text),
      words: operatorTexts[command.language].admin,
    };
    if (definition.reads) await definition.run({ ...context, store }, command);
    else
      await inOneTransaction(store, async (store) => {
        await definition.run({ ...context, store }, command);
        await audit(store, command.name, `${command.argument} ${command.rest}`.trim(), 'command line', Date.now());
      });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new AdminError((_, { language }) => refusalOf(error.code, language).sentence);
  }
  for (const text of output) print(text);
}

async function createAdmin(
  { store, print, words }: CommandContext,
  { argument: name, password, language }: AdminCommand,
): Promise<void> {
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
  print(words.isAdmin(user.name));
}

/** The link is valid for longer than one by e-mail, since an admin has to pass it on. */
async function resetPassword(
  { store, address, print, words }: CommandContext,
  { argument: name }: AdminCommand,
): Promise<void> {
  const accounts = new Accounts(store, Date.now);
  const user = await accounts.byName(name);
  if (user === undefined) throw new AdminError((words) => words.nobodyIs(name));
  if (user.password_hash === null) throw new AdminError((words) => words.noPassword(user.name));
  const secret = await accounts.openReset(user.id, RESET_LINK_LIFETIME);
  print(words.resetLink(user.name, `${address}/#/reset/${secret}`));
}

async function ban({ store, print, words }: CommandContext, name: string, at: number | null): Promise<void> {
  const user = await new Accounts(store, Date.now).byName(name);
  if (user === undefined) throw new AdminError((words) => words.nobodyIs(name));
  await setBan(store, user, at);
  print(at === null ? words.welcome(user.name) : words.banned(user.name));
}

/** Removes control characters, which a terminal would obey, from users' texts. */
const printable = (text: string): string => text.replace(/\p{C}/gu, ' ');

async function listReports({ store, print, words }: CommandContext): Promise<void> {
  let page: string | undefined;
  do {
    const { reports, next } = await openReports(store, page);
    if (page === undefined && reports.length === 0) print(words.noReports);
    for (const { id, at, by, reason, line } of reports)
      print(
        [
          `${id}  ${new Date(at).toISOString()}  ${printable(by)}: ${printable(reason)}`,
          `  ${words.room(line.room, line.match)}, ${new Date(line.at).toISOString()}, ${printable(line.from)}: ${printable(line.text)}`,
        ].join('\n'),
      );
    page = next ?? undefined;
  } while (page !== undefined);
}

async function listAudit({ store, print, words }: CommandContext): Promise<void> {
  const rows = await store.db.selectFrom('audit').selectAll().orderBy('id').execute();
  if (rows.length === 0) print(words.nothingAudited);
  for (const { at, who, act, detail } of rows)
    print(`${new Date(at).toISOString()}  ${printable(who)}: ${act} ${printable(detail)}`.trimEnd());
}

async function settle(
  { store, print, words }: CommandContext,
  { argument: id, rest: verdict }: AdminCommand,
): Promise<void> {
  if (verdict === '') throw new AdminError(({ missingVerdict }) => missingVerdict);
  if (!(await settleReport(store, id, Date.now()))) throw new AdminError((words) => words.settledAlready(id));
  print(words.settled(id));
}

async function verify({ store, kinds, print, words }: CommandContext): Promise<void> {
  const { checked, faults } = await verifyAll(store, kinds);
  if (faults.length > 0)
    throw new AdminError((texts, all) =>
      [texts.faults(faults.length, checked), ...faults.map((fault) => fault(all))].join('\n'),
    );
  print(words.sound(checked));
}
