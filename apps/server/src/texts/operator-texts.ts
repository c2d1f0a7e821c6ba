import type { ChatRoom } from '@whistlestop/client';
import type { Language } from '@whistlestop/kernel';

/** The admin commands. */
export type CommandName =
  | 'create-admin'
  | 'reset-password'
  | 'ban'
  | 'unban'
  | 'export-match'
  | 'import-match'
  | 'delete-match'
  | 'reports'
  | 'settle-report'
  | 'audit'
  | 'verify'
  | 'backup'
  | 'restore';

/** The settings by their flags, in the order in which help lists them. */
export type ServerSettingName =
  | 'port'
  | 'host'
  | 'data-dir'
  | 'database-url'
  | 'public-url'
  | 'trust-proxy'
  | 'metrics'
  | 'smtp-url'
  | 'mail-from'
  | 'webhook-ports'
  | 'bot-workers'
  | 'bot-pace'
  | 'vacation-days'
  | 'limit-factor'
  | 'log-level'
  | 'lang';

/** What the program says to the person who runs the club; its logs are for machines and stay English. */
export interface OperatorTexts {
  readonly language: Language;
  readonly start: {
    readonly usage: string;
    /** The heads of the three columns under `usage`. */
    readonly columns: readonly [flag: string, variable: string, meaning: string];
    readonly settings: Readonly<Record<ServerSettingName, string>>;
    open(address: string): string;
    unknownFlag(flag: string): string;
    missingValue(flag: string): string;
    unexpectedWord(word: string): string;
    wrongValue(variable: string, flag: string, value: string, why: string): string;
    readonly mailWithoutAddress: string;
    folderNotWritable(folder: string): string;
    folderTaken(folder: string): string;
    portTaken(port: number): string;
    portForbidden(port: number): string;
    noSuchAddress(host: string): string;
    readonly newerDatabase: string;
    /** The embedded database, which has backups of the club's own, or another. */
    databaseDamaged(folder: string, embedded: boolean): string;
    diskNotWritable(folder: string): string;
    databaseUnreachable(why: string): string;
  };
  readonly admin: AdminWords;
}

interface AdminWords {
  readonly usage: string;
  /** What stands after each name, and what it does. */
  readonly acts: Readonly<Record<CommandName, readonly [takes: string, about: string]>>;
  usageOf(usage: string): string;
  readonly spacesInQuotes: string;
  unknownCommand(name: string): string;
  readonly postgresHasTools: string;
  noDatabase(folder: string): string;
  notReadable(file: string): string;
  notWritable(file: string): string;
  noFile(file: string): string;
  exists(file: string): string;
  damaged(file: string): string;
  notADatabase(file: string): string;
  readonly weakPassword: string;
  nobodyCanBe(name: string): string;
  nobodyIs(name: string): string;
  readonly onlyMembers: string;
  noPassword(name: string): string;
  /** With a line of its own for the link. */
  resetLink(name: string, link: string): string;
  isAdmin(name: string): string;
  banned(name: string): string;
  welcome(name: string): string;
  noMatch(id: string): string;
  readonly notFinished: string;
  hereAlready(id: string): string;
  imported(id: string): string;
  deleted(id: string): string;
  readonly noReports: string;
  /** Where a reported line was said. */
  room(room: ChatRoom, match: string): string;
  readonly missingVerdict: string;
  settledAlready(id: string): string;
  settled(id: string): string;
  readonly nothingAudited: string;
  sound(matches: number): string;
  faults(faulty: number, matches: number): string;
  logJumps(from: number, to: number): string;
  logLength(entries: number, wanted: number): string;
  unreadable(why: string): string;
  readonly done: string;
  /** A backup is in its place, and the database before it, if there was one, is kept. */
  restored(kept: string | null): string;
  readonly badBackup: string;
  readonly stopItFirst: string;
  readonly otherVersion: string;
  readonly failed: string;
  readonly closedBeforeAnswer: string;
}
