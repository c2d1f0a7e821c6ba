/**
 * Regresses how the votes still to come fall on the difference of the hands, in games of proportional bidders:
 *   node packages/bots/fit/fit-mr-president.mjs GAMES
 */
import { CHANCE, CHANCE_ACTS, includes, LIST_ROOM, OVER, Random } from '@whistlestop/kernel';
import { mrPresident } from '@whistlestop/mr-president';
import { COMMIT, IN_DECK, score, stage, stake, STATE_CARDS, where } from '@whistlestop/mr-president/parts';
import { bidInProportion } from '../dist/mr-president/bidding.js';
import { ranksLeft } from '../dist/mr-president/outlook.js';

const games = Number(process.argv[2] ?? 500);
const game = mrPresident.open(mrPresident.options.parse({}));
const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);
let [xy, xx, rest, squaresSum] = [0, 0, 0, 0];
const seen = [];
for (let index = 0; index < games; index++) {
  const random = new Random(`mr/${index}`);
  const s = game.layout.create();
  game.init(s);
  const marks = [];
  for (let pending = game.pending(s); pending !== OVER; pending = game.pending(s)) {
    if (pending === CHANCE_ACTS) {
      const count = game.chance(s, list, weights);
      game.apply(s, CHANCE, list[random.weighted(weights, count)]);
      continue;
    }
    let seat = 0;
    while (!includes(pending, seat)) seat++;
    if (stage.get(s) === COMMIT && seat === 0) {
      let left = stake.get(s);
      let squares = 0;
      STATE_CARDS.forEach(({ electoralVotes }, state) => {
        if (where.at(s, state) !== IN_DECK) return;
        left += electoralVotes;
        squares += electoralVotes ** 2;
      });
      const [mine, theirs] = [ranksLeft(s, 0), ranksLeft(s, 1)];
      marks.push({ x: (left * (mine - theirs)) / (mine + theirs), lead: score.at(s, 0) - score.at(s, 1), squares });
    }
    // Bids scatter widely, so that hands of unequal strength arise.
    game.apply(s, seat, bidInProportion(game, s, seat, random, 6));
  }
  const final = score.at(s, 0) - score.at(s, 1);
  for (const mark of marks) seen.push({ ...mark, y: final - mark.lead });
}
for (const { x, y } of seen) {
  xy += x * y;
  xx += x * x;
}
const slope = xy / xx;
for (const { x, y, squares } of seen) {
  rest += (y - slope * x) ** 2;
  squaresSum += 4 * squares + 25;
}
process.stdout.write(
  `hand share ${slope.toFixed(2)}, luck ${(rest / squaresSum).toFixed(2)} over ${seen.length} rounds\n`,
);
