/**
 * Plays 1960 against itself and writes what the evaluator saw and how it ended, one JSON line for each position:
 *   node --conditions=source --import tsx games/1960/bots/fit/self-play.mjs GAMES SEED > data.jsonl
 * A line of kind "terms" is a play decision: plays left, the seat, the evaluator's terms and spread, the result.
 * A line of kind "states" is the board when a turn begins: plays left, margins, edges, and who took each state.
 * Both sides choose now and then among near-equal plans, so that the data hold more than one way to play.
 */
import { LIST_ROOM, playOn, Random, viewOf } from '@whistlestop/kernel';
import { nineteenSixty } from '../../rules/index.ts';
import { activity, endorsements, REGION_OF, support, turn, winner } from '../../rules/parts.ts';
import { decide } from '@whistlestop/kernel/bots';
import { playsLeft } from '../horizon.ts';
import { Planner } from '../skilled.ts';
import { edgeIn } from '../state-odds.ts';
import { WEIGHTS } from '../weights.ts';

const [games = '100', seed = 'fit'] = process.argv.slice(2);
const game = nineteenSixty.open(nineteenSixty.options.parse({}));
const temper = { weights: WEIGHTS, slack: 0.05, temperature: 0.015 };
const list = new Int16Array(LIST_ROOM);

const boardOf = (s) => ({
  plays: playsLeft(s),
  margins: Array.from({ length: support.length }, (_, state) => support.at(s, state)),
  edges: Array.from({ length: support.length }, (_, state) => edgeIn(state, endorsements.at(s, REGION_OF[state]))),
});

for (let index = 0; index < Number(games); index++) {
  const random = new Random(`${seed}/${index}`);
  const bots = [new Planner(game, temper), new Planner(game, temper)];
  const s = game.layout.create();
  game.init(s);
  const lines = [];
  let seenTurn = 0;
  playOn(game, s, random, (seat) => {
    const bot = bots[seat];
    game.legal(s, seat, list);
    if (turn.get(s) !== seenTurn) {
      seenTurn = turn.get(s);
      lines.push({ kind: 'states', ...boardOf(s) });
    }
    if (game.actions.verb(list[0]).name === 'play' && (activity.get(s) + index) % 2 === 0) {
      bot.generator.appraiseHand(s, seat);
      const value = bot.evaluator.value(s, seat);
      const terms = Array.from(bot.evaluator.terms, (term) => Math.round(term * 1000) / 1000);
      lines.push({ kind: 'terms', plays: playsLeft(s), seat, terms, spread: bot.evaluator.states.spread, value });
    }
    return decide(bot, { view: viewOf(game, s, seat), evaluations: 0, random });
  });
  const won = winner.get(s) - 1;
  const owners = Array.from({ length: support.length }, (_, state) => (support.at(s, state) > 0 ? 0 : 1));
  for (const line of lines)
    process.stdout.write(`${JSON.stringify(line.kind === 'terms' ? { ...line, won } : { ...line, owners })}\n`);
}
