/**
 * Measures what second cards are worth in the second edition by popular vote: players who lay them in rich rounds against
 * players who never do, under the chart of version 1 of the rules (56/44 for two candidates) and under today's (65/35).
 * Both bid in proportion otherwise. For each kind of second card and each number of extra cards (beyond one a round) it
 * prints the score of those who lay them, with its 95 % interval.
 *   node --conditions=source --import tsx games/mr-president/bots/fit/measure-second-cards.mjs ROUNDS CANDIDATES...
 */
import { LIST_ROOM } from '@whistlestop/kernel';
import { columns, mrPresident, placing, pointsOfCard } from '../../rules/index.ts';
import { actions, card1, hand, handsLeft, round } from '../../rules/parts.ts';
import { NORMAL_95, playRound } from '@whistlestop/arena';
import { promptBot } from '@whistlestop/kernel/bots';
import { bidInProportion, isSingle, richness } from '../bidding.ts';

const [rounds = 200, ...tables] = process.argv.slice(2).map(Number);
const CARDS = 13;
const HANDS = 4;
const JITTER = 2;
const EXTRAS = [1, 4, 8];
const { pair, pass, upset } = actions.verbs;
const list = new Int16Array(LIST_ROOM);
const bits = (mask) => mask.toString(2).replaceAll('0', '').length;

/** How many cards beyond one a round a seat has spent, its card of this round included once it lies there. */
const extraSpent = (s, seat, bidding) =>
  CARDS * (HANDS - handsLeft.at(s, seat)) - bits(hand.at(s, seat)) - round.get(s) + (bidding ? 1 : 0);

/** Bids one card in proportion, and lays a second one by its own lights where the round is rich and the supply allows. */
const player = (id, extra, rich, second) => ({
  id,
  evaluations: 0,
  plays: (game) => game === mrPresident.id,
  create(game) {
    const world = game.layout.create();
    return promptBot(({ view, random }) => {
      game.sampleWorld(view, random, world);
      const seat = view.observer;
      const legal = Array.from(list.subarray(0, game.legal(world, seat, list)));
      const bidding = legal.some(isSingle);
      const plainly = bidding ? bidInProportion(game, world, seat, random, JITTER) : legal.at(-1);
      const isTime = extraSpent(world, seat, bidding) < extra && richness(game, world) > rich;
      return (isTime ? second(world, seat, legal, plainly) : undefined) ?? plainly;
    });
  },
});

/** The weakest card beside the one bid. */
const doubles = (_s, _seat, legal, bid) => {
  const card = actions.format(bid)?.split(' ')[1];
  return legal.find((action) => pair.has(action) && actions.format(action)?.endsWith(` ${card}`));
};

/** The cheapest card that turns the order round, where that brings a better place and more votes. */
const upsets = (s, seat, legal) => {
  const places = placing(s).flat();
  const place = places.indexOf(seat);
  if (!legal.includes(pass.base) || columns(s).close || places.length - 1 - place >= place) return undefined;
  const lead = pointsShown(s, places[0]) - pointsShown(s, seat);
  return legal.find((action) => upset.has(action) && pointsOfCard(s, upset.arg(action)) > lead);
};

const pointsShown = (s, seat) => pointsOfCard(s, card1.at(s, seat) - 1);

const plain = player('plain', 0, 1, () => undefined);

/** Second cards, and how rich a round must be to get one: a double is laid unseen, an upset when it is known to suffice. */
const KINDS = { doubles: { rich: 0.8, second: doubles }, upsets: { rich: 0.4, second: upsets } };

function scoreOf(game, kind) {
  const means = Array.from({ length: rounds }, (_, index) => {
    const seed = `second cards/${index}`;
    const { scores } = playRound({ game, kinds: [kind, plain], budget: undefined, seed, clock: () => 0 });
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  });
  const mean = means.reduce((sum, score) => sum + score, 0) / rounds;
  const variance = means.reduce((sum, score) => sum + (score - mean) ** 2, 0) / rounds;
  return `${(100 * mean).toFixed(1)} % ± ${(100 * NORMAL_95 * Math.sqrt(variance / rounds)).toFixed(1)}`;
}

for (const candidates of tables.length === 0 ? [2, 3, 4] : tables) {
  const options = mrPresident.options.parse({ edition: 'second', candidates });
  const [before, today] = [1, mrPresident.version].map((version) => mrPresident.open(options, version));
  for (const [name, { rich, second }] of Object.entries(KINDS))
    for (const extra of EXTRAS) {
      const kind = player(name, extra, rich, second);
      const scores = `version 1: ${scoreOf(before, kind)}, today: ${scoreOf(today, kind)}`;
      process.stdout.write(`${candidates} candidates, ${name}, ${extra} extra: ${scores}\n`);
    }
}
