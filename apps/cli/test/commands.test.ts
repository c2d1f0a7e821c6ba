import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packs } from '@whistlestop/games';
import { commitmentOf, FairChance, formatRecord, LIST_ROOM, Match, Random } from '@whistlestop/kernel';
import { nineteenSixty } from '@whistlestop/1960/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whistlestop } from './workshop.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
};
const games = packs.map(({ id }) => id);

describe('whistlestop', () => {
  it('lists its commands', async () => {
    const { code, out } = await whistlestop(['help']);
    expect(code).toBe(0);
    for (const command of ['play', 'simulate', 'arena', 'scenario', 'replay', 'verify', 'bench', 'serve'])
      expect(out).toContain(`whistlestop ${command}`);
  });

  it.each([
    ['an unknown command', ['dance']],
    ['an unknown game', ['simulate', 'chess']],
    ['no game', ['simulate']],
    ['help for an unknown command', ['help', 'dance']],
    ['an unknown flag', ['simulate', '1960', '--gams', '3']],
    ['a word after bench', ['bench', 'everything']],
    ['no record', ['verify']],
    ['no scenario', ['scenario']],
    ['a number that is none', ['simulate', '1960', '--games', 'many']],
    ['options that are no JSON', ['simulate', '1960', '--options', '{deck}']],
    ['options in a file that is not there', ['simulate', '1960', '--options', '@/nowhere/options.json']],
    ['options in no file at all', ['simulate', '1960', '--options', '@']],
    ['options the game does not have', ['simulate', '1960', '--options', '{"deck":"1776"}']],
    ['an unknown bot', ['simulate', '1960', '--bots', 'deep-blue']],
    ['more bots than seats', ['simulate', '1960', '--bots', 'random,random,random']],
    ['an unknown bot at a seat', ['play', '1960', '--seats', 'me,deep-blue']],
    ['too few seats', ['play', '1960', '--seats', 'me']],
    ['a test of three differences', ['arena', '1960', '--bots', 'random,greedy', '--sprt', '0,50,70']],
    ['an endless bench', ['bench', '--seconds', 'Infinity']],
    ['a missing file', ['replay', '/nowhere/record.txt']],
    ['a file that cannot be written', ['play', '1960', '--save', '/nowhere/record.txt']],
    ['a folder that cannot be made', ['arena', '1960', '--bots', 'random,greedy', '--records', '/dev/null/records']],
    ['a ladder of chosen bots', ['arena', '--ladder', '--bots', 'random,greedy']],
    ['a language nobody speaks here', ['play', '1960', '--lang', 'xx']],
    ['no language', ['play', '1960', '--lang']],
  ])('answers %s with one sentence, its code and exit code 2', async (_, args) => {
    const { code, out, err } = await whistlestop(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(/^[^\n]+\. \[[a-z-]+\]\n$/);
  });

  it('tells how a command is used, on standard output', async () => {
    const { code, out, err } = await whistlestop(['help', 'verify']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^whistlestop verify RECORD\n/);
  });

  it('takes options from a file, and says what is wrong with one', async () => {
    const simulate = (options: string) =>
      whistlestop(['simulate', '1960', '--games', '2', '--json', '--options', `@${options}`]);
    const good = await simulate(file('options.json', '{ "deck": "2017" }'));
    expect(JSON.parse(good.out)).toMatchObject({ options: { deck: '2017' } });
    const broken = await simulate(file('broken.json', '{ deck:\n2017 }'));
    expect([broken.code, broken.err]).toEqual([2, expect.stringMatching(/broken\.json is not JSON .*\[not-json\]\n$/)]);
    const wrong = await simulate(file('wrong-options.json', '{ "deck": "1776" }'));
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringMatching(/wrong-options\.json: .*\[bad-options\]\n$/)]);
  });

  it.each(games)('simulates %s and prints a stable shape', async (game) => {
    const { code, out, err } = await whistlestop(['simulate', game, '--games', '20', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(report)).toEqual([
      'game',
      'options',
      'games',
      'decisions',
      'seconds',
      'gamesPerSecond',
      'decisionsPerSecond',
      'results',
    ]);
    expect(report).toMatchObject({ game, games: 20 });
  });

  it('simulates the same games from the same seed', async () => {
    const results = async () => {
      const { out } = await whistlestop(['simulate', 'hook-or-crook', '--games', '10', '--seed', '7', '--json']);
      const { decisions, results: won } = JSON.parse(out) as { decisions: number; results: unknown };
      return { decisions, won };
    };
    expect(await results()).toEqual(await results());
  });

  it('measures kernel and games', async () => {
    const { out } = await whistlestop(['bench', '--seconds', '0.05', '--json']);
    const { figures } = JSON.parse(out) as { figures: { game: string }[] };
    expect(new Set(figures.map(({ game }) => game))).toEqual(new Set(['lantern', 'sealed', ...games]));
  });
});

describe('whistlestop scenario', () => {
  const scenario = (more: object) =>
    JSON.stringify({ name: 'A scenario', game: '1960', script: ['chance: any'], ...more });

  it('exits 0 when everything holds', async () => {
    const { code, out } = await whistlestop(['scenario', file('good.json', scenario({ expect: { turn: 1 } }))]);
    expect({ code, out: out.slice(0, 6) }).toEqual({ code: 0, out: 'passed' });
  });

  it('exits 1 and tells what was expected and found', async () => {
    const { code, out } = await whistlestop(['scenario', file('bad.json', scenario({ expect: { turn: 2 } }))]);
    expect(code).toBe(1);
    expect(out).toContain('turn: expected 2, found 1');
  });

  it.each([
    ['an unknown key', scenario({ given: { moon: 1 } })],
    ['an impossible position', scenario({ given: { hands: { kennedy: ['gaffe'], nixon: ['gaffe'] } } })],
    ['an illegal action', scenario({ script: ['kennedy: play gaffe event'] })],
    ['a word that is no notation', scenario({ script: ['kennedy: dance'] })],
    ['no JSON', '{'],
  ])('exits 2 for %s', async (_, text) => {
    const { code, out } = await whistlestop(['scenario', '--json', file('wrong.json', text)]);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject([{ status: 'invalid' }]);
  });
});

describe('whistlestop replay and verify', () => {
  let record = '';
  let length = 0;

  beforeAll(() => {
    const seed = '5a'.repeat(32);
    const options = nineteenSixty.options.parse({});
    const game = nineteenSixty.open(options);
    const header = {
      game: '1960',
      rules: game.version,
      options,
      match: 'm1',
      seats: ['Ann', 'Bob'],
      commitment: commitmentOf(seed),
    };
    const match = new Match(game, header);
    const source = new FairChance(seed, 'm1');
    const random = new Random('replay');
    const legal = new Int16Array(LIST_ROOM);
    match.settle(source);
    while (!match.over) {
      const seat = (game.pending(match.state) & 1) === 1 ? 0 : 1;
      const action = legal[random.below(game.legal(match.state, seat, legal))];
      match.submit({ kind: 'action', seat, sequence: match.log.length, action }, source);
    }
    match.close(seed);
    length = match.log.length;
    record = file('match.txt', formatRecord(game, header, match.log));
  });

  it('retells a match to any entry and hides what an observer may not see', async () => {
    const { code, out } = await whistlestop(['replay', record, '--to', '12', '--as', 'nixon', '--json']);
    expect(code).toBe(0);
    const replayed = JSON.parse(out) as { entries: number; to: number; log: { entry: string }[] };
    expect(replayed).toMatchObject({ entries: length, to: 12 });
    expect(replayed.log.filter(({ entry }) => entry === 'chance: ?')).toHaveLength(6);
  });

  it('says in every form that a record was played with other rules', async () => {
    const older = file('older.txt', readFileSync(record, 'utf8').replace(/^rules: \d+$/m, 'rules: 0'));
    const warning = /played with older rules/;
    const result = await whistlestop(['replay', older]);
    expect([result.code, result.err]).toEqual([0, expect.stringMatching(warning)]);
    const { out } = await whistlestop(['replay', older, '--json']);
    expect((JSON.parse(out) as { warning: string }).warning).toMatch(warning);
    const verified = await whistlestop(['verify', older]);
    expect([verified.code, verified.err]).toEqual([0, expect.stringMatching(warning)]);
    expect(JSON.parse((await whistlestop(['replay', record, '--json'])).out)).toMatchObject({ warning: null });
  });

  it('tells no further than the record goes', async () => {
    const { code, err } = await whistlestop(['replay', record, '--to', String(length + 1)]);
    expect([code, err]).toEqual([2, expect.stringContaining(`${length} entries`)]);
  });

  it('retells it in Polish', async () => {
    const { out } = await whistlestop(['replay', record, '--lang', 'pl']);
    expect(out).toContain('Dzień Wyborów');
  });

  it('verifies every draw, and notices a changed one', async () => {
    expect((await whistlestop(['verify', record])).code).toBe(0);
    const [first = '', second = ''] = readFileSync(record, 'utf8').match(/chance: deal .*/g) ?? [];
    const forged = readFileSync(record, 'utf8')
      .replace(first, 'x')
      .replace(second, first)
      .replace('\nx\n', `\n${second}\n`);
    const { code, err } = await whistlestop(['verify', file('forged.txt', forged)]);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(1);
    const polish = await whistlestop(['verify', file('forged.txt', forged), '--lang', 'pl']);
    expect([polish.code, polish.err]).toEqual([
      1,
      expect.stringMatching(/: Wpis \d+ nie wynika .* \[not-verified\]\n$/),
    ]);
  });

  it('tells in Polish what is wrong with a record, and that its rules were others', async () => {
    const text = readFileSync(record, 'utf8');
    const wrong = await whistlestop(['replay', file('wrong.txt', `${text}kennedy: dance\n`), '--lang', 'pl']);
    expect([wrong.code, wrong.err]).toEqual([
      2,
      expect.stringMatching(/Wiersz \d+ nie jest w notacji .* \[bad-record\]\n$/),
    ]);
    const older = file('older.txt', text.replace(/^rules: \d+$/m, 'rules: 0'));
    expect((await whistlestop(['verify', older, '--lang', 'pl'])).err).toContain('według starszych zasad');
  });
});
