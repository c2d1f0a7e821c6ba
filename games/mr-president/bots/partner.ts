import { type Action, type Game, LIST_ROOM, type Seat, type State } from '@whistlestop/kernel';
import { type Plan, planSchema, raceOf, thirdNow } from '../rules/index.ts';
import { actions, FIRST_CARD, SECOND_CARD } from '../rules/parts.ts';
import type { Bot } from '@whistlestop/kernel/bots';
import { isBid, richness, strengthOf } from './bidding.ts';

const { play, pair } = actions.verbs;
const THIRDS: readonly Plan['doubles'][number][] = ['first', 'middle', 'last'];
const list = new Int16Array(LIST_ROOM);

/**
 * A bot that keeps to what its partner has agreed with it; any other bot, and a plan that cannot be read, is left as it is.
 * The plan says how high the cards are and when two are played, the bot chooses among what that leaves.
 */
export function keepingTo(plan: unknown, game: Game, bot: Bot): Bot {
  const agreed = planSchema.safeParse(plan).data;
  if (game.id !== 'mr-president' || agreed === undefined) return bot;
  const world = game.layout.create();
  return {
    *think(request) {
      const { view, random } = request;
      const wish = yield* bot.think(request);
      if (!isBid(wish) || raceOf(view.state) !== 'election') return wish;
      game.sampleWorld(view, random, world);
      const legal = Array.from(list.subarray(0, game.legal(world, view.observer, list)));
      return asAgreed(agreed, game, world, view.observer, wish, legal);
    },
  };
}

function asAgreed(plan: Plan, game: Game, s: State, seat: Seat, wish: Action, legal: readonly Action[]): Action {
  const byStrength = (a: Action, b: Action) => strengthOf(a) - strengthOf(b);
  const singles = legal.filter((action) => play.has(action)).sort(byStrength);
  const best = Math.max(...cardsOf(wish));
  const rank = singles.findIndex((action) => strengthOf(action) === best);
  const single = singles[rankAsAgreed(plan, game, s, rank, singles.length)] ?? wish;
  const { third, last } = thirdNow(s);
  const when = plan.doubles[seat & 1];
  const doubles =
    when === 'free'
      ? pair.has(wish)
      : when === THIRDS[third] && (last || isHigh(plan, game, s) || richness(game, s) > 0.5);
  if (!doubles) return single;
  if (pair.has(wish) && single === singles[rank]) return wish;
  // The second card is a middling one: the agreed high card is what wins the round.
  const pairs = legal.filter((action) => pair.has(action) && cardsOf(action).includes(strengthOf(single)));
  return pairs.sort(byStrength)[pairs.length >> 1] ?? single;
}

/** The place of the card to play among those held, from the lowest: in the upper or in the lower half, as agreed. */
function rankAsAgreed(plan: Plan, game: Game, s: State, rank: number, count: number): number {
  if (plan.high === 'free') return rank;
  return isHigh(plan, game, s) ? (count + rank) >> 1 : rank >> 1;
}

function isHigh({ high }: Plan, game: Game, s: State): boolean {
  if (high === 'rich') return richness(game, s) > 0.5;
  const { third } = thirdNow(s);
  return (high === 'early' && third === 0) || (high === 'late' && third === 2);
}

/** The cards of a bid, counted from 1. */
const cardsOf = (action: Action): readonly number[] =>
  [FIRST_CARD[action] ?? 0, SECOND_CARD[action] ?? 0].filter((card) => card > 0);
