import { firstOf, localHeader, Match, PlainChance, Random, type Seat } from '@whistlestop/kernel';
import { mrPresident, type Plan, raceOf, roundNow, thirdNow } from '../rules/index.ts';
import { actions } from '../rules/parts.ts';
import { describe, expect, test } from 'vitest';
import { decide, promptBot } from '@whistlestop/kernel/bots';
import { strengthOf } from './bidding.ts';
import { bots } from './index.ts';
import { keepingTo } from './partner.ts';

const { play, pair } = actions.verbs;
const options = mrPresident.options.parse({ edition: 'first', version: 'nominee' });
const game = mrPresident.open(options);
const level = bots.levels.find(({ id }) => id === 'proportional');
const PARTNER: Seat = 1;

interface Laid {
  readonly third: number;
  readonly round: number;
  readonly strength: number;
  readonly pair: boolean;
}

/** What the partner lays in the ticket election of a whole match when it keeps to a plan. */
function laidUnder(plan: unknown, seed: string): Laid[] {
  if (level === undefined) throw new Error('There is no such level.');
  const match = new Match(game, localHeader(game, { options, match: seed, seats: game.seats.map(({ id }) => id) }));
  const chance = new PlainChance(seed);
  const laid: Laid[] = [];
  match.settle(chance);
  for (let turn = 0; !match.over && turn < 4000; turn++) {
    const pending = game.pending(match.state);
    const seat = firstOf(pending);
    const bot = level.create(game);
    const view = match.view(seat);
    const action = decide(seat === PARTNER ? keepingTo(plan, game, bot) : bot, {
      view,
      evaluations: 0,
      random: new Random(`${seed}/${turn}`),
    });
    if (seat === PARTNER && raceOf(view.state) === 'election' && (play.has(action) || pair.has(action)))
      laid.push({
        third: thirdNow(view.state).third,
        round: roundNow(view.state),
        strength: strengthOf(action),
        pair: pair.has(action),
      });
    const answer = match.submit({ kind: 'action', seat, action, sequence: match.log.length }, chance);
    if (!answer.ok) throw new Error(answer.refusal.sentence);
  }
  return laid;
}

const plan = (change: Partial<Plan>): Plan => ({ high: 'free', doubles: ['free', 'free'], ...change });
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const strengths = (change: Partial<Plan>, third: number): number[] =>
  SEEDS.flatMap((seed) => laidUnder(plan(change), seed))
    .filter((laid) => laid.third === third && !laid.pair)
    .map(({ strength }) => strength);

describe('a partner that keeps to a plan (ruling 32)', () => {
  test('plays high early when that was agreed, and low afterwards', () => {
    expect(mean(strengths({ high: 'early' }, 0))).toBeGreaterThan(mean(strengths({ high: 'early' }, 1)) + 3);
  });

  test('saves its high cards when late was agreed', () => {
    expect(mean(strengths({ high: 'late' }, 2))).toBeGreaterThan(mean(strengths({ high: 'late' }, 0)) + 3);
  });

  test.each([
    ['first', 0],
    ['middle', 1],
  ] as const)('plays two cards in the %s third alone, and does so once', (when, third) => {
    for (const seed of SEEDS) {
      const pairs = laidUnder(plan({ doubles: ['free', when] }), seed).filter((laid) => laid.pair);
      expect(pairs.map((laid) => laid.third)).toEqual([third]);
    }
  });

  test('lets the other member’s double alone', () => {
    for (const seed of SEEDS)
      expect(laidUnder(plan({ doubles: ['last', 'free'] }), seed)).toEqual(laidUnder(null, seed));
  });

  test('plays as it likes where everything was left open, or the plan cannot be read', () => {
    for (const seed of SEEDS) {
      expect(laidUnder(plan({}), seed)).toEqual(laidUnder(null, seed));
      expect(laidUnder({ high: 'always' }, seed)).toEqual(laidUnder(null, seed));
    }
  });

  test('answers what is no bid as it likes', () => {
    const wish = actions.verbs.ready.base;
    const bot = keepingTo(
      plan({ high: 'early' }),
      game,
      promptBot(() => wish),
    );
    const view = { observer: PARTNER, state: game.layout.create() };
    expect(decide(bot, { view, evaluations: 0, random: new Random('x') })).toBe(wish);
  });
});
