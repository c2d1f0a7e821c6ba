import { assert, boolean, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerOf, lanternMatch, sealedMatch, tell } from '../test/table.ts';
import { isPossible } from './decisions.ts';
import { PlainChance } from './fair.ts';
import type { GameKind } from './game.ts';
import { judge } from './gate.ts';
import { Match } from './match.ts';
import { Random } from './random.ts';
import { formatEntry, formatRecord, parseRecord, RECORD_FORMAT, replayRecord, startOf } from './record.ts';
import { SPECTATOR } from './seats.ts';
import { lantern } from './toys/lantern/lantern.ts';
import { sealed } from './toys/sealed.ts';

const kinds: readonly GameKind[] = [lantern, sealed];
const SEED = 'cd'.repeat(32);

const eventful = () => {
  const match = sealedMatch(2, 1);
  tell(match, 'chance: prize 3', 'ash: lay gold 2', 'ash: undo', 'ash: lay gold 1');
  match.append({ kind: 'takeback', seat: 1, to: 1 });
  tell(match, 'ash: lay plain 1');
  match.append({ kind: 'forfeit', seat: 1, reason: 'abandoned' });
  match.close(SEED);
  return match;
};
const textOf = (match: Match) => formatRecord(match.game, match.header, match.log);
const refusal = (text: string) => {
  const parsed = parseRecord(text, kinds);
  return parsed.ok ? ['parsed'] : [parsed.code, parsed.sentence];
};

describe('a record', () => {
  it('is a readable text: header lines, then one entry a line', () => {
    expect(textOf(eventful())).toBe(`Whistlestop record 1
game: sealed
rules: 1
options: {"seats":2,"rounds":1}
match: m1
seats: ["Player 1","Player 2"]
commitment: none
---
chance: prize 3
ash: lay gold 2
ash: undo to 1
ash: lay gold 1
birch: takeback to 1
ash: lay plain 1
birch: forfeit abandoned
seed: ${SEED}
`);
  });

  it('reads back as the same match', () => {
    const match = eventful();
    const parsed = parseRecord(textOf(match), kinds);
    expect(parsed).toMatchObject({ ok: true, value: { header: match.header, log: match.log } });
    const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
    expect(replayed.ok && [...replayed.value.state]).toEqual([...match.state]);
  });

  it('says that its host has ended the match, and why', () => {
    const match = sealedMatch(2, 1);
    tell(match, 'chance: prize 3', 'ash: lay gold 2');
    match.stop('too-long');
    match.close(SEED);
    const text = textOf(match);
    expect(text).toContain(`\nash: lay gold 2\nstop: too-long\nseed: ${SEED}\n`);
    const parsed = parseRecord(text, kinds);
    const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
    expect(replayed).toMatchObject({ ok: true, value: { stopped: { kind: 'stop', reason: 'too-long' } } });
    expect(refusal(text.replace('stop: too-long', 'stop: bored'))).toMatchObject(['bad-line', expect.any(String)]);
  });

  it('allows comments, blank lines, spaces and any line ends', () => {
    const match = eventful();
    const text = textOf(match);
    const annotated = `\uFEFF# played at the club\n\n${text.replace('---', '# the play\n---\n# a bold start').replaceAll('\n', '  \r\n  ')}\n# end`;
    const parsed = parseRecord(annotated, kinds);
    expect(parsed.ok && parsed.value.log).toEqual(match.log);
  });

  it('keeps a promised seed and an arranged position in its header', () => {
    const game = lantern.open({ oil: 0 });
    const given = { turn: 'violet', hands: { amber: ['wick'], violet: ['fog', 'glow'] } };
    const header = headerOf(game, { oil: 0 }, { commitment: SEED, given });
    const start = startOf(game, header);
    const match = new Match(game, header, start.ok ? start.value : undefined);
    tell(match, 'violet: play fog');
    const parsed = parseRecord(textOf(match), kinds);
    expect(parsed.ok && parsed.value.header).toEqual(header);
    const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
    expect(replayed.ok && [...replayed.value.state]).toEqual([...match.state]);
  });

  it('survives any random match', () => {
    assert(
      property(string(), integer({ min: 2, max: 4 }), boolean(), (seed, seats, toy) => {
        const options = toy ? { oil: seats } : { seats, rounds: 2 };
        const game = toy ? lantern.open({ oil: seats }) : sealed.open({ seats, rounds: 2 });
        const match = randomMatch(new Match(game, headerOf(game, options)), new Random(seed));
        const parsed = parseRecord(textOf(match), kinds);
        expect(parsed).toMatchObject({ ok: true, value: { header: match.header, log: match.log } });
        const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
        expect(replayed.ok && [...replayed.value.state]).toEqual([...match.state]);
      }),
      { numRuns: 30 },
    );
  });

  it('made for an observer leaves out what that observer may not know', () => {
    const match = lanternMatch();
    const lines = (observer: number) =>
      formatRecord(match.game, match.header, match.shownLog(observer)).split('---\n')[1]?.trim().split('\n');
    expect(lines(0)).toEqual(['chance: deal wick', 'chance: ?', 'chance: deal gift', 'chance: ?']);
    expect(lines(SPECTATOR)).toEqual(['chance: ?', 'chance: ?', 'chance: ?', 'chance: ?']);
    const secret = sealedMatch(2);
    tell(secret, 'chance: prize 1', 'ash: lay gold 1');
    expect(formatRecord(secret.game, secret.header, secret.shownLog(1))).toContain('ash: ?\n');
  });

  it('writes a question mark for a number nobody knows', () => {
    const { game } = lanternMatch();
    expect(formatEntry(game, { kind: 'action', seat: 9, action: 999 })).toBe('?: ?');
    expect(formatEntry(game, { kind: 'chance', outcome: 999 })).toBe('chance: ?');
  });
});

/** Plays to the end at random, with undos and takebacks on the way. */
function randomMatch(match: Match, random: Random): Match {
  const { game } = match;
  const seats = [...game.seats.keys()];
  match.settle(new PlainChance('luck'));
  while (!match.over) {
    const seat = random.below(seats.length);
    const sequence = match.log.length;
    const to = random.below(4) === 0 ? 0 : (match.steps[random.below(match.steps.length)]?.sequence ?? 0);
    const wish = random.below(100);
    if (wish < 10) match.submit({ kind: 'undo', seat, sequence }, new PlainChance('luck'));
    else if (wish < 11)
      match.submit({ kind: 'takeback', seat, sequence, to, consents: seats }, new PlainChance('luck'));
    const action = random.below(game.actions.size);
    if (isPossible(game, match.state, seat, action))
      match.submit({ kind: 'action', seat, sequence: match.log.length, action }, new PlainChance('luck'));
  }
  expect(judge(match, { kind: 'undo', seat: 0, sequence: match.log.length }).ok).toBe(false);
  return match;
}

describe('a text that cannot be read', () => {
  const good = textOf(eventful());

  it('is refused when it is no record', () => {
    expect(refusal('')).toEqual(['not-a-record', 'This is not a Whistlestop record.']);
    expect(refusal('Dear diary')[0]).toBe('not-a-record');
    expect(refusal(good.replace('record 1', 'record one'))[0]).toBe('not-a-record');
    expect(refusal(good.replace('---\n', ''))[1]).toContain('no line ---');
  });

  it('is refused when its format is newer than this program', () => {
    expect(refusal(good.replace('record 1', `record ${RECORD_FORMAT + 1}`))).toEqual([
      'newer-format',
      'This record has format 2; this program reads up to 1. Update it first.',
    ]);
  });

  it('is refused when nobody knows the game', () => {
    expect(refusal(good.replace('game: sealed', 'game: chess'))).toEqual([
      'unknown-game',
      'No game is called "chess".',
    ]);
  });

  it('is refused when its header is wrong, line by line', () => {
    const cases: [string, string, string][] = [
      ['rules: 1', 'rules 1', 'does not read "key: value"'],
      ['rules: 1', 'rules: one', 'rules: '],
      ['rules: 1', 'rules: 1\nrules: 2', 'says "rules" twice'],
      ['rules: 1\n', '', 'rules: '],
      ['rules: 1', 'rules: 1\nweather: fine', 'weather'],
      ['options: {"seats":2,"rounds":1}', 'options: {seats}', 'cannot be read'],
      ['options: {"seats":2,"rounds":1}', 'options: {"seats":9}', 'options: seats: '],
      ['seats: ["Player 1","Player 2"]', 'seats: ["Player 1"]', 'has 2 seats, the record names 1'],
      ['commitment: none', 'commitment: maybe', 'commitment: '],
    ];
    for (const [line, changed, complaint] of cases) {
      const [code, sentence] = refusal(good.replace(line, changed));
      expect([code, sentence]).toEqual(['bad-header', expect.stringContaining(complaint)]);
    }
  });

  it('is refused at the first line that is not in the notation', () => {
    const lines = [
      'ash lay gold 2',
      'oak: lay gold 2',
      'ash: fly',
      'chance: prize 9',
      'seed: 12',
      'ash: forfeit bored',
    ];
    for (const line of lines)
      expect(refusal(good.replace('ash: lay gold 2', line))).toEqual([
        'bad-line',
        `Line 10, "${line}", is not in the notation of this game.`,
      ]);
  });

  it('is refused when secret choices are left out of it', () => {
    expect(refusal(good.replace('ash: lay gold 2', 'ash: ?'))[0]).toBe('redacted');
    expect(refusal(good.replace('chance: prize 3', 'chance: ?'))[1]).toContain('Line 9 is a secret choice');
  });
});

describe('replaying a record', () => {
  const replayOf = (text: string) => {
    const parsed = parseRecord(text, kinds);
    return parsed.ok ? replayRecord(parsed.value) : parsed;
  };

  it('is refused with the entry that cannot follow', () => {
    const replayed = replayOf(textOf(eventful()).replace('ash: lay gold 2', 'ash: forfeit clock'));
    expect(replayed).toEqual({ ok: false, code: 'bad-replay', sentence: 'Entry 3: This match is over.', at: 3 });
  });

  it('goes on with other rules as long as everything is still possible', () => {
    const match = lanternMatch();
    for (const rules of [1, 3]) {
      const replayed = replayOf(textOf(match).replace('rules: 2', `rules: ${rules}`));
      expect(replayed.ok && [...replayed.value.state]).toEqual([...match.state]);
    }
  });

  it('says that older rules are the reason when it cannot go on', () => {
    const text = textOf(lanternMatch()).replace('rules: 2', 'rules: 1').replace('deal gift', 'deal wick');
    expect(replayOf(text)).toEqual({
      ok: false,
      code: 'other-rules',
      sentence: 'Played with rules 1, it cannot be replayed with rules 2. Entry 3: chance cannot bring this here.',
      at: 3,
    });
  });

  it('opens the game with the rules it was played with, where they are still played', () => {
    const stillPlayed: GameKind = {
      ...lantern,
      version: 3,
      open: (_, rules = 3) => ({ ...lantern.open({ oil: 0 }), version: Math.max(2, Math.min(rules, 3)) }),
    };
    for (const rules of [2, 3]) {
      const parsed = parseRecord(textOf(lanternMatch()).replace('rules: 2', `rules: ${rules}`), [stillPlayed]);
      expect(parsed.ok && parsed.value.game.version).toBe(rules);
    }
  });

  it('is refused when its arranged position is impossible', () => {
    const match = lanternMatch();
    const withGiven = (given: string) => textOf(match).replace('---', `given: ${given}\n---`);
    expect(replayOf(withGiven('{"hands":{"amber":["wick"],"violet":["wick"]}}'))).toEqual({
      ok: false,
      code: 'bad-header',
      sentence: 'given: wick is in two hands',
    });
    expect(replayOf(withGiven('{"weather":"fine"}'))).toMatchObject({ ok: false, code: 'bad-header' });
  });

  it('lets a fault of the program through instead of blaming the record', () => {
    const { game, header, log } = lanternMatch();
    const broken = {
      ...game,
      apply() {
        throw new TypeError('out of paper');
      },
    };
    expect(() => replayRecord({ game: broken, header, log })).toThrow('out of paper');
  });
});
