/**
 * Measures how far Mr. President's equilibrium bot is from being beyond advantage, on small hands: positions near the end of
 * random long campaigns of two, solved exactly by backward induction. For each it prints what a perfect opponent would
 * gain, in percent of a match, against the mixture the bot plays: as it is, solving the last rounds, and with a given
 * budget when it may not solve them itself.
 *   node --conditions=source --import tsx games/mr-president/bots/fit/measure-equilibrium.mjs MIXTURES EVALUATIONS
 */
import { CHANCE, CHANCE_ACTS, drawOutcome, firstOf, LIST_ROOM, OVER, Random, viewOf } from '@whistlestop/kernel';
import { mrPresident } from '../../rules/index.ts';
import { asked, COMMIT, deck, hand, stage } from '../../rules/parts.ts';
import { Equilibrium } from '../opponents.ts';
import { LastRounds } from '../last-rounds.ts';
import { bidders } from '../duel.ts';

const [mixtures = 20, evaluations = 3000] = process.argv.slice(2).map(Number);
const game = mrPresident.open(mrPresident.options.parse({ length: 'long', commitOrder: 'simultaneous' }));
const list = new Int16Array(LIST_ROOM);
const bits = (mask) => mask.toString(2).replaceAll('0', '').length;

/** A commit of a random campaign with at most so many cards in each hand. */
function position(random, cards) {
  const s = game.layout.create();
  game.init(s);
  for (;;) {
    const pending = game.pending(s);
    if (pending === OVER) return undefined;
    if (pending === CHANCE_ACTS) {
      game.apply(s, CHANCE, drawOutcome(game, s, random));
      continue;
    }
    const fresh = stage.get(s) === COMMIT && pending === asked.get(s);
    if (fresh && deck.get(s) <= 2 && bits(hand.at(s, 0)) <= cards && bits(hand.at(s, 1)) <= cards) return s;
    const seat = firstOf(pending);
    game.apply(s, seat, list[random.below(game.legal(s, seat, list))]);
  }
}

const run = (generator) => {
  let slice = generator.next();
  while (!slice.done) slice = generator.next();
  return slice.value;
};

/** What a perfect opponent gains against the mixture a bot plays at each seat. */
function losses(bot, s, matrix) {
  return [0, 1].map((seat) => {
    const { actions, shares } = run(bot.mixture({ view: viewOf(game, s, seat), evaluations, random }));
    const mine = seat === 0 ? matrix.rows : matrix.columns;
    const theirs = seat === 0 ? matrix.columns : matrix.rows;
    const total = shares.reduce((a, b) => a + b, 0);
    const share = (action) => (actions.includes(action) ? shares[actions.indexOf(action)] / total : 0);
    const replies = theirs.map((_, reply) =>
      mine.reduce((value, action, own) => {
        const payoff = seat === 0 ? matrix.payoff[own][reply] : 1 - matrix.payoff[reply][own];
        return value + share(action) * payoff;
      }, 0),
    );
    const worth = seat === 0 ? matrix.value : 1 - matrix.value;
    return worth - Math.min(...replies);
  });
}

const random = new Random('equilibrium');
/** @type {Record<'solved' | 'learned', number[]>} */
const found = { solved: [], learned: [] };
while (found.solved.length < mixtures) {
  const s = position(random, 3);
  if (s === undefined || bidders(game, s).length < 2) continue;
  const matrix = new LastRounds(game).matrix(s);
  if (matrix === undefined || matrix.value < 0.05 || matrix.value > 0.95) continue;
  found.solved.push(...losses(new Equilibrium(game), s, matrix));
  found.learned.push(...losses(new Equilibrium(game, { exact: false }), s, matrix));
}
for (const [how, values] of Object.entries(found)) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  process.stdout.write(
    `${values.length} mixtures, ${how}${how === 'learned' ? ` with ${evaluations} evaluations` : ''}: exploitable by ${(100 * mean).toFixed(2)} % of a match on average, ${(100 * Math.max(...values)).toFixed(2)} % at worst\n`,
  );
}
