import { expect, test } from 'vitest';
import { help, commandLineLanguage, readSettings, SettingsError } from './settings.ts';
import { operatorTexts } from './texts/index.ts';

test('without flags or variables the club listens on its own machine with the embedded database', () => {
  expect(readSettings([], {})).toMatchObject({ port: 1960, host: '127.0.0.1', dataDir: 'data', limitFactor: 1 });
  expect(readSettings([], {})?.databaseUrl).toBeUndefined();
});

test('a flag wins over a variable, and an empty variable counts as none', () => {
  const environment = { PORT: '2000', HOST: '', DATABASE_URL: 'postgres://db/club', TRUST_PROXY: 'true' };
  expect(readSettings(['--port', '3000'], environment)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: 'postgres://db/club',
    trustProxy: true,
  });
});

test('a wrong value is refused with a sentence that names it', () => {
  expect(() => readSettings(['--port', 'many'], {})).toThrow(SettingsError);
  expect(() => readSettings([], { SMTP_URL: 'https://mail' })).toThrow(
    'SMTP_URL (--smtp-url) cannot be "https://mail"',
  );
});

test('mail needs PUBLIC_URL, since e-mails contain links', () => {
  const mail = { SMTP_URL: 'smtp://mail.example' };
  expect(() => readSettings([], mail)).toThrow('needs PUBLIC_URL');
  expect(readSettings([], { ...mail, PUBLIC_URL: 'https://club.example' })).toMatchObject({
    smtpUrl: 'smtp://mail.example',
  });
});

test('PUBLIC_URL loses its last slash, since links are made by appending to it', () => {
  for (const PUBLIC_URL of ['https://club.example', 'https://club.example/', 'https://club.example//'])
    expect(readSettings([], { PUBLIC_URL })).toMatchObject({ publicUrl: 'https://club.example' });
});

test('LIMIT_FACTOR cannot make a limit less than one', () => {
  expect(readSettings([], { LIMIT_FACTOR: '0.5' })).toMatchObject({ limitFactor: 0.5 });
  expect(readSettings([], { BOT_PACE: '0' })).toMatchObject({ botPace: 0 });
  expect(() => readSettings([], { LIMIT_FACTOR: '0.1' })).toThrow('LIMIT_FACTOR (--limit-factor) cannot be "0.1"');
});

test('METRICS is loopback unless it is set', () => {
  expect(readSettings([], {})).toMatchObject({ metrics: 'loopback' });
  expect(readSettings([], { METRICS: 'all' })).toMatchObject({ metrics: 'all' });
  expect(() => readSettings([], { METRICS: 'some' })).toThrow('METRICS (--metrics) cannot be "some"');
});

test('WEBHOOK_PORTS is 80 and 443 unless it is set', () => {
  expect(readSettings([], {})?.webhookPorts).toEqual(new Set([80, 443]));
  expect(readSettings([], { WEBHOOK_PORTS: '443, 8443' })?.webhookPorts).toEqual(new Set([443, 8443]));
  for (const ports of ['80,', 'http', '70000'])
    expect(() => readSettings([], { WEBHOOK_PORTS: ports })).toThrow('WEBHOOK_PORTS (--webhook-ports) cannot be');
});

test('help lists every setting', () => {
  for (const variable of [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'METRICS',
    'BOT_PACE',
    'VACATION_DAYS',
    'LIMIT_FACTOR',
    'LOG_LEVEL',
  ])
    expect(help(operatorTexts.en)).toContain(variable);
});

test('the language is that of the flag, else of the variable, else of the locale', () => {
  const locale = { LANG: 'pl_PL.UTF-8' };
  const spoken = (args: readonly string[], environment: NodeJS.ProcessEnv) => [
    readSettings(args, environment)?.language,
    commandLineLanguage(args, environment),
  ];
  expect(spoken(['--port', '1', '--lang', 'en'], { ...locale, WHISTLESTOP_LANG: 'pl' })).toEqual(['en', 'en']);
  expect(spoken([], { ...locale, WHISTLESTOP_LANG: 'en' })).toEqual(['en', 'en']);
  expect(spoken([], locale)).toEqual(['pl', 'pl']);
  expect(() => readSettings(['--lang', 'xx'], locale)).toThrow('WHISTLESTOP_LANG (--lang) cannot be "xx"');
  expect(commandLineLanguage(['--lang', 'xx'], locale)).toBe('pl');
});

test('a command line that cannot be understood is refused in both languages', () => {
  const refusals = (...args: readonly string[]) => {
    try {
      readSettings(args, {});
      return [];
    } catch (error) {
      return error instanceof SettingsError
        ? [operatorTexts.en, operatorTexts.pl].map((words) => error.sentence(words))
        : [error];
    }
  };
  expect(refusals('--fast')).toEqual([
    'There is no flag --fast; --help lists those there are.',
    'Nie ma flagi --fast; istniejące wymienia --help.',
  ]);
  expect(refusals('--port')).toEqual([
    '--port wants a value after it; --help says which.',
    'Po --port trzeba podać wartość; jaką, mówi --help.',
  ]);
  expect(refusals('1960')).toEqual([
    'There is one word too many, "1960"; --help lists the flags.',
    'O jedno słowo za dużo, „1960”; flagi wymienia --help.',
  ]);
  expect(refusals('--port', 'many')[1]).toBe('PORT (--port) nie może mieć wartości „many”; możliwe opisuje --help.');
});
