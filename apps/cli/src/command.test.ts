import { packs } from '@whistlestop/games';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineCommand } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { wordsIn } from './words/index.ts';

const given: unknown[] = [];
const walk = defineCommand({
  name: 'walk',
  help: () => ({
    takes: 'WHERE',
    about: 'go somewhere',
    flags: { pace: ['N', 'how fast'] as const, far: 'go on to a second place' },
  }),
  most: ({ far }) => (far ? 2 : 1),
  run: (values, words) => {
    given.push({ ...values, words });
  },
});

/** The code with which a command line is refused. */
function refusalOf(command: typeof walk, ...args: readonly string[]): unknown {
  try {
    void command.run(args, wordsIn.en);
    return 'accepted';
  } catch (error) {
    return error;
  }
}

describe('A command line', () => {
  it('is understood as a whole: words, flags with a value, switches', () => {
    void walk.run(['home', '--pace', '3', '--far', 'town'], wordsIn.en);
    void walk.run(['--pace=-1', 'home'], wordsIn.en);
    expect(given).toEqual([
      { pace: '3', far: true, words: ['home', 'town'] },
      { pace: '-1', far: false, words: ['home'] },
    ]);
  });

  it.each([
    ['a flag nobody knows', 'unknown-flag', ['--slow']],
    ['a short flag nobody knows', 'unknown-flag', ['-x']],
    ['a flag that only every object has', 'unknown-flag', ['--toString']],
    ['a flag without its value', 'missing-value', ['home', '--pace']],
    ['a flag in the place of a value', 'missing-value', ['--pace', '--far']],
    ['a value for a switch', 'unexpected-value', ['--far=yes']],
    ['a word too many', 'unexpected-word', ['home', 'town']],
    ['a word too many for the flags', 'unexpected-word', ['--far', 'home', 'town', 'sea']],
  ])('is refused for %s', (_, code, args) => {
    expect(refusalOf(walk, ...args)).toMatchObject({ code, exitCode: 2 });
  });

  it.each([
    ['play', play, ['1960', 'mr-president']],
    ['simulate', simulate, ['1960', 'mr-president']],
    ['arena', arena, ['1960', 'mr-president']],
    ['arena on the ladder', arena, ['--ladder', ...packs.map(({ id }) => id), '1960']],
    ['replay', replay, ['a.txt', 'b.txt']],
    ['verify', verify, ['a.txt', 'b.txt']],
    ['bench', bench, ['everything']],
  ])('of %s has no word too many and no unknown flag', (_, command, words) => {
    expect(refusalOf(command, ...words)).toMatchObject({ code: 'unexpected-word' });
    expect(refusalOf(command, '--nonsense')).toMatchObject({ code: 'unknown-flag' });
    expect(refusalOf(scenario, '--nonsense')).toMatchObject({ code: 'unknown-flag' });
  });
});

describe('The help of a command', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  afterEach(() => log.mockClear());

  it.each(['--help', '-h'])('is told by %s, whatever else was asked for', (flag) => {
    void walk.run(['home', flag, '--far'], wordsIn.en);
    expect(log.mock.calls).toEqual([
      [
        'whistlestop walk WHERE [flags]\n\nGo somewhere.\n\n  --pace N   how fast\n  --far      go on to a second place',
      ],
    ]);
  });
});
