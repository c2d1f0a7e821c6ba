import { describe, expect, it } from 'vitest';
import {
  bandOf,
  CAMPAIGN_CARDS,
  mrPresident,
  POPULAR_VOTE_CHART,
  MatchConstants,
  STATE_CARDS,
} from '../rules/index.ts';
import { blue, Position, red, turn } from './position.ts';

const open = (options: unknown) => mrPresident.options.parse(options);
const refused = (options: unknown) => mrPresident.options.safeParse(options).error?.issues[0]?.message;

describe('the numbers of the printed game', () => {
  it('ruling 1: the 13 cards are worth 10 to 100 points, all different', () => {
    expect(CAMPAIGN_CARDS.map(({ points }) => points)).toEqual([10, 20, 30, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100]);
  });

  it('ruling 1: real card points may be put in, and decide rounds', () => {
    const data = { cards: { 'campaign-promises': 95 } };
    const p = new Position({ data }, { turnedUp: ['CA', 'NY', 'TX', 'OH'] }).play(red(10), blue(90));
    expect(p.now['scores']).toEqual({ red: 134, blue: 0 });
  });

  it('ruling 2: 51 states carry 538 electoral votes, 270 are a majority', () => {
    const constants = new MatchConstants(open({}));
    expect(STATE_CARDS).toHaveLength(51);
    expect([constants.totalVotes, constants.majority]).toEqual([538, 270]);
  });

  it('ruling 2: with other electoral votes the majority follows their sum', () => {
    const constants = new MatchConstants(open({ data: { electoralVotes: { NY: 45 } } }));
    expect([constants.totalVotes, constants.majority]).toEqual([540, 271]);
  });

  it('colours the State Cards by size of vote', () => {
    const bands = STATE_CARDS.map(({ electoralVotes }) => bandOf(electoralVotes));
    const count = (band: string) => bands.filter((one) => one === band).length;
    expect(['brown', 'green', 'blue', 'red'].map(count)).toEqual([18, 16, 10, 7]);
  });

  it('ruling 3: both columns of every chart row give out the same total, first place strictly most', () => {
    for (const { regular, close } of Object.values(POPULAR_VOTE_CHART))
      for (const candidates of [2, 3, 4] as const) {
        const sum = (votes: readonly number[]) => votes.reduce((total, vote) => total + vote, 0);
        expect(sum(close[candidates])).toBe(sum(regular[candidates]));
        for (const column of [regular[candidates], close[candidates]]) {
          expect(column).toHaveLength(candidates);
          expect(column[0]).toBeGreaterThan(column[1] ?? 0);
          expect(column.toSorted((a, b) => b - a)).toEqual(column);
        }
      }
  });

  it('ruling 3: first place of two takes about 65 % of a state, and each further place about 35/65 of the one before', () => {
    const { CA } = POPULAR_VOTE_CHART;
    expect(CA.regular).toEqual({ 2: [4588, 2470], 3: [3882, 2047, 1129], 4: [3529, 1906, 1059, 564] });
    expect(CA.close).toEqual({ 2: [3564, 3494], 3: [2407, 2350, 2301], 4: [1814, 1779, 1743, 1722] });
  });

  it('ruling 3: the chart gives out 70,641 thousand votes in all', () => {
    const constants = new MatchConstants(open({ edition: 'second' }));
    expect(constants.popularVotes.reduce((sum, votes) => sum + votes, 0)).toBe(70_641);
  });

  it('ruling 3: a printed chart row may be put in and is scored', () => {
    const column = { 2: [1, 0], 3: [1, 0, 0], 4: [1, 0, 0, 0] };
    const row = { regular: { ...column, 2: [1000, 7] }, close: column };
    const p = new Position({ edition: 'second', data: { popularVote: { NY: row } } }, { turnedUp: ['NY'] });
    p.play(red(100), blue(10), 'blue: pass');
    expect(p.now['scores']).toEqual({ red: 1000, blue: 7 });
  });

  it('refuses numbers that cannot be printed anywhere', () => {
    expect(refused({ data: { cards: { billboards: 0 } } })).toContain('Too small');
    expect(refused({ data: { cards: { bribes: 40 } } })).toContain('Unrecognized key');
    expect(refused({ data: { electoralVotes: { XX: 3 } } })).toContain('Unrecognized key');
    const rising = { 2: [1, 2], 3: [3, 2, 1], 4: [4, 3, 2, 1] };
    expect(refused({ data: { popularVote: { NY: { regular: rising, close: rising } } } })).toContain('must not rise');
  });
});

describe('what is agreed before a match', () => {
  it('rulings 20 and 68: without a majority only two candidates of the first edition replay, unless agreed otherwise', () => {
    const plurality = (options: object, version?: number) => new MatchConstants(open(options), version).plurality;
    const electoral = { edition: 'second', method: 'electoral' };
    expect([2, 3, 4].map((candidates) => plurality({ candidates }))).toEqual([false, true, true]);
    expect([2, 3, 4].map((candidates) => plurality({ ...electoral, candidates }))).toEqual([true, true, true]);
    expect(plurality({ candidates: 3, noMajority: 'replay' })).toBe(false);
    expect(plurality({ ...electoral, noMajority: 'replay' })).toBe(false);
    // Two candidates of the second edition replayed in version 1, also where the header leaves it out.
    expect([2, 3, 4].map((candidates) => plurality({ ...electoral, candidates }, 1))).toEqual([false, true, true]);
  });

  it('ruling 23: the nominee version is for exactly four', () => {
    expect(open({ version: 'nominee' }).candidates).toBe(4);
    expect(refused({ version: 'nominee', candidates: 3 })).toBeDefined();
  });

  it('keeps the options of one edition out of the other', () => {
    expect(refused({ edition: 'first', method: 'popular' })).toContain('Unrecognized key');
    expect(refused({ edition: 'second', version: 'nominee' })).toContain('Unrecognized key');
    expect(refused({ edition: 'second', method: 'popular', noMajority: 'replay' })).toContain('Unrecognized key');
    expect(refused({ edition: 'third' })).toBeDefined();
    expect(refused('short')).toBeDefined();
  });

  it('reads its own options back unchanged', () => {
    const options = open({ version: 'nominee', length: 'long', conventionLength: 'short' });
    expect(open(options)).toEqual(options);
  });

  it('rulings 2 and 13: a short campaign turns up ten times four, then five, then six cards', () => {
    const sizes = [...new MatchConstants(open({})).rounds(0)];
    expect(sizes).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6]);
    expect(new Position({}).play(...turn('CA', 'NY', 'TX')).pending()).toEqual(['chance']);
    expect(new Position({}).play(...turn('CA', 'NY', 'TX', 'OH')).pending()).toEqual(['red', 'blue']);
  });
});
