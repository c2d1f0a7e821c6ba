import { expect, test } from 'vitest';
import { help, readSettings, SettingsError } from './settings.ts';

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

test('a value that cannot be is named in a sentence', () => {
  expect(() => readSettings(['--port', 'many'], {})).toThrow(SettingsError);
  expect(() => readSettings([], { SMTP_URL: 'https://mail' })).toThrow(
    'SMTP_URL (--smtp-url) cannot be "https://mail"',
  );
});

test('mail is sent only by a club that knows its own address, since mails carry links', () => {
  const mail = { SMTP_URL: 'smtp://mail.example' };
  expect(() => readSettings([], mail)).toThrow('needs PUBLIC_URL');
  expect(readSettings([], { ...mail, PUBLIC_URL: 'https://club.example' })).toMatchObject({
    smtpUrl: 'smtp://mail.example',
  });
});

test('help lists every setting', () => {
  for (const variable of [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'VACATION_DAYS',
    'LIMIT_FACTOR',
    'LOG_LEVEL',
  ])
    expect(help()).toContain(variable);
});
