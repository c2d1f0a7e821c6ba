import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wordsIn } from '../src/words/index.ts';
import { whistlestop } from './workshop.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-languages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { en, pl } = wordsIn;
const commands = ['play', 'simulate', 'arena', 'scenario', 'replay', 'verify', 'bench'] as const;

/** Every sentence with the way to it; a function tells of nothing, which an empty list is in every place. */
function sentences(words: unknown, at = ''): [at: string, sentence: string][] {
  if (typeof words === 'string') return [[at, words]];
  if (typeof words === 'function') return sentences((words as (...given: unknown[]) => unknown)([], [], [], []), at);
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => sentences(value, `${at}.${key}`));
}

describe('How fast a simulation was', () => {
  it('is told in numbers that slow bots do not round to nothing', () => {
    expect(en.simulate.pace(0.87, 465.1)).toBe('0.9 games a second, 465 decisions a second');
    expect(pl.simulate.pace(3250, 1_654_321)).toBe('na sekundę partii: 3250; decyzji: 1654321');
  });
});

describe('The language of the workshop', () => {
  const errorOf = async (args: readonly string[], variables: Readonly<Record<string, string>>) =>
    (
      await whistlestop(['dance', ...args], '', {
        WHISTLESTOP_LANG: '',
        LC_ALL: '',
        LC_MESSAGES: '',
        LANG: '',
        ...variables,
      })
    ).err;
  const english = `${en.refusals.unknownCommand('dance')} [unknown-command]\n`;
  const polish = `${pl.refusals.unknownCommand('dance')} [unknown-command]\n`;

  it.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
    ['is English', [], {}, english],
    ['is that of the locale', [], { LANG: 'pl_PL.UTF-8' }, polish],
    ['is English in any other locale', [], { LC_ALL: 'C.UTF-8', LANG: 'pl_PL.UTF-8' }, english],
    ['is WHISTLESTOP_LANG before the locale', [], { WHISTLESTOP_LANG: 'en', LANG: 'pl_PL.UTF-8' }, english],
    ['is --lang before both', ['--lang', 'pl'], { WHISTLESTOP_LANG: 'en', LANG: 'en_US' }, polish],
    ['may be written in one word', ['--lang=en'], { LANG: 'pl' }, english],
  ])('%s', async (_, args, variables, sentence) => {
    expect(await errorOf(args, variables)).toBe(sentence);
  });

  it.each([
    ['flag', ['--lang', 'xx'], {}],
    ['variable', [], { WHISTLESTOP_LANG: 'xx' }],
  ])('is refused by the %s when nobody speaks it, in the language of the locale', async (_, args, variables) => {
    expect(await errorOf(args, { ...variables, LANG: 'pl_PL' })).toBe(
      `${pl.refusals.unknownLanguage('xx', ['en', 'pl'])} [unknown-language]\n`,
    );
  });

  it('may be asked for before the command', async () => {
    expect((await whistlestop(['--lang', 'pl', 'help'])).out).toContain(pl.help.title);
  });
});

describe('In Polish', () => {
  it('the commands are listed', async () => {
    const { code, out } = await whistlestop(['help', '--lang', 'pl']);
    expect(code).toBe(0);
    for (const command of [...commands, 'admin', 'serve'] as const) expect(out).toContain(pl.help[command].about);
  });

  it.each(commands)('the help of %s is told', async (command) => {
    const { code, out } = await whistlestop([command, '--help', '--lang', 'pl']);
    expect(code).toBe(0);
    const { about, flags } = pl.help[command];
    expect(out).toContain(about.slice(1));
    for (const [flag, sense] of Object.entries<string | readonly string[]>(flags)) {
      expect(out).toContain(`--${flag}`);
      expect(out).toContain(typeof sense === 'string' ? sense : sense[1]);
    }
  });

  it.each([
    ['serve', 'Użycie: npm start'],
    ['admin', 'Użycie: whistlestop admin'],
  ])('the help of %s is told by the server', async (command, usage) => {
    const { code, out } = await whistlestop([command, '--help', '--lang', 'pl']);
    expect([code, out]).toEqual([0, expect.stringContaining(usage)]);
  });

  it('games are counted, with a comma in their shares', async () => {
    const { out } = await whistlestop(['simulate', '1960', '--games', '2', '--lang', 'pl']);
    expect(out).toMatch(
      /^1960: 2 partie, decyzji: \d+ .*\nna sekundę partii: [\d,]+; decyzji: \d+\n {2}kennedy {6}\d+,\d %\n/,
    );
  });

  it('bots are measured against each other', async () => {
    const { out } = await whistlestop(['arena', '1960', '--bots', 'random,random', '--games', '2', '--lang', 'pl']);
    expect(out).toMatch(/^random przeciw random: \d+,\d %, 2 partie\n {2}na pierwszym miejscu /);
  });

  it('what is measured has a name, and its unit', async () => {
    const { out } = await whistlestop(['bench', '--seconds', '0.01', '--lang', 'pl']);
    expect(out).not.toMatch(/\b(of|a second|clone|state|bytes|times|hash|view|gate)\b/);
    expect(out).toMatch(/^1960 +losowe decyzje +[\d\s,]+ na sekundę$/m);
  });

  it('a scenario fits or does not, at a step; a rule author reads what was expected and found as it is', async () => {
    const file = path.join(folder, 'scenario.json');
    writeFileSync(
      file,
      JSON.stringify({ name: 'A scenario', game: '1960', script: ['chance: any'], expect: { turn: 2 } }),
    );
    const { code, out } = await whistlestop(['scenario', file, '--lang', 'pl']);
    expect([code, out]).toEqual([1, expect.stringMatching(/^niezgodny .*\n {4}na końcu: turn: expected 2, found 1/)]);
    const report = await whistlestop(['scenario', file, '--json', '--lang', 'pl']);
    expect(JSON.parse(report.out)).toMatchObject([{ status: 'failed' }]);
    const none = await whistlestop(['scenario', '/nowhere.json', '--lang', 'pl']);
    expect(none.out).toMatch(/^błędny .*\n {4}na końcu: Nie da się odczytać pliku \/nowhere\.json\.\n$/);
  });

  it('nothing is left in English', () => {
    const same = new Set(['.terminal.keep']);
    const english = new Map(sentences(en));
    const untranslated = sentences(pl).filter(
      ([at, sentence]) =>
        english.get(at) === sentence && /[a-z]{3}/.test(sentence.replaceAll(/\S*@\S*|me,random/g, '')),
    );
    expect(untranslated.map(([at]) => at).filter((at) => !same.has(at))).toEqual([]);
  });
});
