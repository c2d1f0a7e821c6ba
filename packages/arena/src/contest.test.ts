import { CHANCE, type Game } from '@whistlestop/kernel';
import { hookOrCrook } from '@whistlestop/hook-or-crook/rules';
import { describe, expect, it } from 'vitest';
import { randomBot } from '@whistlestop/kernel/bots';
import { type Contest, contestSchema, newContest, noteRound, openTasks, seedOf, standingOf } from './contest.ts';
import { PairedLuck } from './paired-luck.ts';
import { neighboursOf, pairingsOf, type PlayedRound, playRound } from './rounds.ts';

const game: Game = hookOrCrook.open(hookOrCrook.options.parse({ states: 1 }));
const clock = () => 0;
const free = { thoughts: 0, milliseconds: 0, slowest: 0 };
const round = (...scores: number[]): PlayedRound => ({ scores, costs: [free, free], games: [] });
const contestOf = (rounds: number, sprt?: Contest['sprt']): Contest =>
  newContest({
    game: game.id,
    rules: game.version,
    options: {},
    bots: ['a', 'b'],
    pairings: pairingsOf(2),
    seed: 'luck',
    rounds,
    ...(sprt === undefined ? {} : { sprt }),
  });

describe('Pairings', () => {
  it('let every bot meet every other, or only the next one', () => {
    expect(pairingsOf(3)).toEqual([
      { first: 0, second: 1 },
      { first: 0, second: 2 },
      { first: 1, second: 2 },
    ]);
    expect(neighboursOf(3)).toEqual([
      { first: 0, second: 1 },
      { first: 1, second: 2 },
    ]);
  });
});

describe('A round', () => {
  it('plays the same luck with the seats dealt both ways, the same on every run', () => {
    const request = { game, kinds: [randomBot, randomBot], budget: undefined, seed: 'x', clock } as const;
    const one = playRound(request);
    const two = playRound(request);
    expect(one).toEqual(two);
    expect(one.games).toHaveLength(2);
    expect(one.games[0]?.seating).toEqual([0, 1]);
    expect(one.games[1]?.seating).toEqual([1, 0]);
    for (const { scores } of one.games) expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1);
  });

  it('lets two bots of a kind think each for itself, so that their two games differ', () => {
    const { games } = playRound({ game, kinds: [randomBot, randomBot], budget: undefined, seed: 'x', clock });
    expect(games[0]?.log).not.toEqual(games[1]?.log);
  });

  it('plays games that the rules accept from the first entry to the last', () => {
    const { games } = playRound({ game, kinds: [randomBot, randomBot], budget: undefined, seed: 'y', clock });
    const s = game.layout.create();
    game.init(s);
    for (const entry of games[0]?.log ?? [])
      if (entry.kind === 'chance') game.apply(s, CHANCE, entry.outcome);
      else if (entry.kind === 'action') game.apply(s, entry.seat, entry.action);
    const scores = new Float32Array(2);
    expect(game.result(s, scores)).toBe(true);
    expect([...scores]).toEqual(games[0]?.scores);
  });
});

describe('Paired luck', () => {
  const outcomes = Int16Array.of(0, 1, 2, 3, 4, 5);
  const even = Int16Array.of(1, 1, 1, 1, 1, 1);

  it('draws by weight', () => {
    const luck = new PairedLuck(game, 'weights');
    let heavy = 0;
    for (let i = 0; i < 3000; i++) if (luck.pick(outcomes, Int16Array.of(3, 1), 2) === 0) heavy++;
    expect(heavy / 3000).toBeGreaterThan(0.7);
    expect(heavy / 3000).toBeLessThan(0.8);
  });

  it('changes nothing when an outcome is missing that would not have come', () => {
    const all = new PairedLuck(game, 'same');
    const some = new PairedLuck(game, 'same');
    for (let i = 0; i < 200; i++) {
      const drawn = all.pick(outcomes, even, 6);
      const fewer = some.pick(outcomes, even, 5);
      if (drawn !== 5) expect(fewer).toBe(drawn);
    }
  });
});

describe('A contest', () => {
  it('goes on from where its data say', () => {
    const contest = contestOf(3);
    noteRound(contest, { pairing: 0, round: 1 }, round(1, 0));
    const resumed = contestSchema.parse(JSON.parse(JSON.stringify(contest)));
    expect(openTasks(resumed)).toEqual([
      { pairing: 0, round: 0 },
      { pairing: 0, round: 2 },
    ]);
    expect(seedOf(resumed, 2)).toBe('luck/2');
  });

  it('counts rounds in order, however they finish', () => {
    const contest = contestOf(3);
    noteRound(contest, { pairing: 0, round: 2 }, round(1, 1));
    expect(standingOf(contest, 0).games).toBe(0);
    noteRound(contest, { pairing: 0, round: 0 }, round(1, 0));
    expect(standingOf(contest, 0)).toMatchObject({ games: 2, score: 0.5, bySeating: [1, 0] });
    noteRound(contest, { pairing: 0, round: 1 }, round(1, 1));
    expect(standingOf(contest, 0).games).toBe(6);
  });

  it('asks for no more rounds once the sequential test has decided, and forgets those played beyond it', () => {
    const contest = contestOf(200, { elo0: 0, elo1: 50 });
    for (let index = 0; index < 150; index++)
      noteRound(contest, { pairing: 0, round: index }, round(1, index % 3 ? 1 : 0));
    const standing = standingOf(contest, 0);
    expect(standing.verdict).toBe('elo1');
    expect(standing.games).toBeLessThan(300);
    expect(openTasks(contest)).toEqual([]);
  });

  it('refuses a file that is none', () => {
    expect(contestSchema.safeParse({ game: 'x' }).success).toBe(false);
  });
});
