import { isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { languageSchema } from '@whistlestop/client';
import { type Language, languageFor } from '@whistlestop/kernel';
import { z } from 'zod';
import { type MetricsReaders, metricsReaders } from './metrics.ts';
import { WEB_PORTS } from './notices/webhook.ts';
import { OperatorError } from './texts/operator-error.ts';
import type { ServerSettingName, OperatorTexts } from './texts/operator-texts.ts';

/** One setting: its environment variable, and how it is read. */
interface Setting<T> {
  readonly variable: string;
  readonly schema: z.ZodType<T>;
}

const setting = <T>(variable: string, schema: z.ZodType<T>): Setting<T> => ({ variable, schema });

const flag = z.stringbool().default(false);
/** Links are made by appending to it. */
const publicUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** Ports, separated by commas. */
const ports = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.int().min(1).max(65_535)))
  .transform((list): ReadonlySet<number> => new Set(list));
/** Below this a limit would be less than one. */
const LEAST_FACTOR = 0.34;

/** Every setting of the program by its flag, in the order `--help` lists them. */
const settings = {
  port: setting('PORT', z.coerce.number().int().min(0).max(65_535).default(1960)),
  host: setting('HOST', z.string().min(1).default('127.0.0.1')),
  'data-dir': setting('DATA_DIR', z.string().min(1).default('data')),
  'database-url': setting('DATABASE_URL', z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  'public-url': setting('PUBLIC_URL', publicUrl.optional()),
  'trust-proxy': setting('TRUST_PROXY', flag),
  metrics: setting('METRICS', z.enum(metricsReaders).default('loopback')),
  'smtp-url': setting('SMTP_URL', z.url({ protocol: /^smtps?$/ }).optional()),
  'mail-from': setting('MAIL_FROM', z.string().min(3).default('whistlestop@localhost')),
  'webhook-ports': setting('WEBHOOK_PORTS', ports.default(WEB_PORTS)),
  'bot-workers': setting('BOT_WORKERS', z.coerce.number().int().min(1).max(64).default(1)),
  'bot-pace': setting('BOT_PACE', z.coerce.number().int().min(0).max(60_000).optional()),
  'vacation-days': setting('VACATION_DAYS', z.coerce.number().int().min(0).max(365).default(30)),
  'limit-factor': setting('LIMIT_FACTOR', z.coerce.number().min(LEAST_FACTOR).default(1)),
  'log-level': setting(
    'LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ),
  lang: setting('WHISTLESTOP_LANG', languageSchema.optional()),
} as const satisfies Readonly<Record<ServerSettingName, Setting<unknown>>>;

export type ServerSettings = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly metrics: MetricsReaders;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly webhookPorts: ReadonlySet<number>;
  readonly botWorkers: number;
  readonly botPace: number | undefined;
  readonly vacationDays: number;
  readonly limitFactor: number;
  readonly logLevel: string;
  readonly language: Language;
};

/** The address at which people reach the club: PUBLIC_URL, else this machine. */
export const clubAddress = ({ publicUrl, host, port }: ServerSettings): string =>
  publicUrl ?? `http://${/^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;

/** Why a club cannot be opened with these settings. */
export class SettingsError extends OperatorError {
  constructor(sentence: (words: OperatorTexts['start']) => string) {
    super(({ start }) => sentence(start), 2);
  }
}

/** The text of `--help`. */
export function help({ start }: OperatorTexts): string {
  const rows = Object.entries(settings).map(
    ([flag, { variable }]) => [`--${flag}`, variable, start.settings[flag as ServerSettingName]] as const,
  );
  return [
    start.usage,
    '',
    ...[start.columns, ...rows].map(
      ([flag, variable, meaning]) => `  ${flag.padEnd(16)} ${variable.padEnd(16)} ${meaning}`,
    ),
    '',
  ].join('\n');
}

/** The language of the command line, even when other flags are wrong: `--lang`, WHISTLESTOP_LANG, or the locale. */
export function commandLineLanguage(args: readonly string[], environment: NodeJS.ProcessEnv): Language {
  const { values } = parseArgs({ args: [...args], strict: false, options: { lang: { type: 'string' } } });
  const { lang = environment[settings.lang.variable] } = values;
  return languageFor(typeof lang === 'string' ? lang : undefined, environment);
}

/** Reads flags and environment variables; a flag wins. Returns undefined for `--help`. */
export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv): ServerSettings | undefined {
  const flags = readFlags(args);
  if (flags.has('help')) return undefined;
  const value = <T>(flag: ServerSettingName, { variable, schema }: Setting<T>): T => {
    const source = flags.get(flag) ?? environment[variable];
    const parsed = schema.safeParse(source === '' ? undefined : source);
    if (parsed.success) return parsed.data;
    const why = parsed.error.issues[0]?.message ?? 'malformed';
    throw new SettingsError((words) => words.wrongValue(variable, flag, String(source), why));
  };
  const read = {
    port: value('port', settings.port),
    host: value('host', settings.host),
    dataDir: value('data-dir', settings['data-dir']),
    databaseUrl: value('database-url', settings['database-url']),
    publicUrl: value('public-url', settings['public-url']),
    trustProxy: value('trust-proxy', settings['trust-proxy']),
    metrics: value('metrics', settings.metrics),
    smtpUrl: value('smtp-url', settings['smtp-url']),
    mailFrom: value('mail-from', settings['mail-from']),
    webhookPorts: value('webhook-ports', settings['webhook-ports']),
    botWorkers: value('bot-workers', settings['bot-workers']),
    botPace: value('bot-pace', settings['bot-pace']),
    vacationDays: value('vacation-days', settings['vacation-days']),
    limitFactor: value('limit-factor', settings['limit-factor']),
    logLevel: value('log-level', settings['log-level']),
    language: languageFor(value('lang', settings.lang), environment),
  };
  if (read.smtpUrl !== undefined && read.publicUrl === undefined)
    throw new SettingsError((words) => words.mailWithoutAddress);
  return read;
}

/** The flags with their values; refuses unknown flags and flags without a value. */
function readFlags(args: readonly string[]): ReadonlyMap<string, string> {
  const options = Object.fromEntries(Object.keys(settings).map((flag) => [flag, { type: 'string' as const }]));
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
  });
  const given = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') throw new SettingsError((words) => words.unexpectedWord(token.value));
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (name !== 'help' && !Object.hasOwn(settings, name))
      throw new SettingsError((words) => words.unknownFlag(rawName));
    if (name !== 'help' && (value === undefined || (!inlineValue && value.startsWith('--'))))
      throw new SettingsError((words) => words.missingValue(rawName));
    given.set(name, value ?? '');
  }
  return given;
}
