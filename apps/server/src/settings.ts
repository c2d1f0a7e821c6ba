import { parseArgs } from 'node:util';
import { z } from 'zod';

/** One setting: its flag, its environment variable, what it is for, and how it is read. */
interface Setting<T> {
  readonly variable: string;
  readonly about: string;
  readonly schema: z.ZodType<T>;
}

const setting = <T>(variable: string, about: string, schema: z.ZodType<T>): Setting<T> => ({ variable, about, schema });

const flag = z.stringbool().default(false);

/** Every setting of the program, in the order `--help` lists them. */
const settings = {
  port: setting(
    'PORT',
    'port to listen on (default 1960; 0 picks a free one)',
    z.coerce.number().int().min(0).max(65_535).default(1960),
  ),
  host: setting(
    'HOST',
    'address to listen on (default 127.0.0.1; 0.0.0.0 for the whole network)',
    z.string().min(1).default('127.0.0.1'),
  ),
  'data-dir': setting(
    'DATA_DIR',
    'folder of the embedded database (default ./data)',
    z.string().min(1).default('data'),
  ),
  'database-url': setting(
    'DATABASE_URL',
    'postgres://... makes this a node of a club on PostgreSQL (default: the embedded database)',
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ),
  'public-url': setting(
    'PUBLIC_URL',
    'where people reach the club, e.g. https://club.example (default: wherever they ask)',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  'trust-proxy': setting(
    'TRUST_PROXY',
    'true behind one reverse proxy that sets X-Forwarded-For (default false)',
    flag,
  ),
  'smtp-url': setting(
    'SMTP_URL',
    'smtp://... or smtps://... to send mail (default: no mail)',
    z.url({ protocol: /^smtps?$/ }).optional(),
  ),
  'mail-from': setting(
    'MAIL_FROM',
    'sender of mails (default whistlestop@localhost)',
    z.string().min(3).default('whistlestop@localhost'),
  ),
  'bot-workers': setting(
    'BOT_WORKERS',
    'threads in which bots think (default 1)',
    z.coerce.number().int().min(1).max(64).default(1),
  ),
  'vacation-days': setting(
    'VACATION_DAYS',
    'days of vacation from slow clocks a person has within a year (default 30; 0 for none)',
    z.coerce.number().int().min(0).max(365).default(30),
  ),
  'limit-factor': setting(
    'LIMIT_FACTOR',
    'multiplies every rate limit, e.g. for a school behind one address (default 1)',
    z.coerce.number().positive().default(1),
  ),
  'log-level': setting(
    'LOG_LEVEL',
    'fatal, error, warn, info, debug, trace or silent (default warn)',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ),
} as const;

export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly botWorkers: number;
  readonly vacationDays: number;
  readonly limitFactor: number;
  readonly logLevel: string;
};

/** A sentence for the person at the terminal, and the code to exit with. */
export class SettingsError extends Error {}

/** The text of `--help`. */
export function help(): string {
  const rows = Object.entries(settings).map(
    ([flag, { variable, about }]) => `  --${flag.padEnd(14)} ${variable.padEnd(14)} ${about}`,
  );
  return [
    'Usage: npm start -- [flags]',
    '',
    `  ${'flag'.padEnd(16)} ${'environment'.padEnd(14)} meaning`,
    ...rows,
    '',
  ].join('\n');
}

/** Reads flags and environment variables; a flag wins. Answers undefined when only help was asked for. */
export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv): Settings | undefined {
  const flags = readFlags(args);
  if (flags['help'] === true) return undefined;
  const value = <T>(flag: keyof typeof settings, { variable, schema }: Setting<T>): T => {
    const source = flags[flag] ?? environment[variable];
    const parsed = schema.safeParse(source === '' ? undefined : source);
    if (parsed.success) return parsed.data;
    throw new SettingsError(
      `${variable} (--${flag}) cannot be "${String(source)}": ${parsed.error.issues[0]?.message ?? 'malformed'}.`,
    );
  };
  const read = {
    port: value('port', settings.port),
    host: value('host', settings.host),
    dataDir: value('data-dir', settings['data-dir']),
    databaseUrl: value('database-url', settings['database-url']),
    publicUrl: value('public-url', settings['public-url']),
    trustProxy: value('trust-proxy', settings['trust-proxy']),
    smtpUrl: value('smtp-url', settings['smtp-url']),
    mailFrom: value('mail-from', settings['mail-from']),
    botWorkers: value('bot-workers', settings['bot-workers']),
    vacationDays: value('vacation-days', settings['vacation-days']),
    limitFactor: value('limit-factor', settings['limit-factor']),
    logLevel: value('log-level', settings['log-level']),
  };
  if (read.smtpUrl !== undefined && read.publicUrl === undefined)
    throw new SettingsError('SMTP_URL (--smtp-url) needs PUBLIC_URL too: the links in mails have to lead somewhere.');
  return read;
}

function readFlags(args: readonly string[]): Record<string, string | boolean | undefined> {
  const options = Object.fromEntries(Object.keys(settings).map((flag) => [flag, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    throw new SettingsError(
      `${error instanceof Error ? error.message.split('\n')[0] : String(error)} (--help lists the flags)`,
    );
  }
}
