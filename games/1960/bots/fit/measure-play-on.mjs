/**
 * Measures how well playing on at speed foretells what becomes of a plan: takes plays of 1960 against itself, follows the
 * eight plans with the best first values to the end of the turn, at speed and by two careful planners who see only their
 * own cards, and compares what the account says then.
 *   node --conditions=source --import tsx games/1960/bots/fit/measure-play-on.mjs GAMES WORLDS TRIES...
 * For each number of plays tried on the way: the correlation of the plans' values with the careful ones, the slope, and
 * how many points of the chance to win the plan chosen by it is worth more than the mean plan.
 */
import {
  CHANCE,
  CHANCE_ACTS,
  drawOutcome,
  firstOf,
  LIST_ROOM,
  OVER,
  playOn,
  Random,
  viewOf,
} from '@whistlestop/kernel';
import { nineteenSixty } from '../../rules/index.ts';
import { turn } from '../../rules/parts.ts';
import { botNamed, decide } from '@whistlestop/kernel/bots';
import { bots } from '../index.ts';
import { OPEN_MIND } from '../campaign-plan.ts';
import { Rollout } from '../rollout.ts';
import { Planner } from '../skilled.ts';
import { WEIGHTS } from '../weights.ts';

const [games = '10', worlds = '40', ...tried] = process.argv.slice(2);
const TRIES = (tried.length > 0 ? tried : ['1', '2']).map(Number);
const PLANS = 8;
/** Every so many plays of a game are looked at. */
const EVERY = 9;
const game = nineteenSixty.open(nineteenSixty.options.parse({}));
const best = { weights: WEIGHTS, slack: 0, temperature: 1 };
const kind = botNamed({ ...nineteenSixty, bots }, 'strong@60');
const thinker = new Planner(game, best);
const rollout = new Rollout(thinker.instinct);
const players = [new Planner(game, best), new Planner(game, best)];
const list = new Int16Array(LIST_ROOM);
const work = game.layout.create();
const seen = [];

const verbNow = (s, seat) => {
  game.legal(s, seat, list);
  return game.actions.verb(list[0]).name;
};

/** Carries a plan out in a copy of the world. */
function begin(world, seat, plan, luck) {
  work.set(world);
  thinker.instinct.reseed(luck);
  thinker.instinct.intents[seat] = plan.intent;
  game.apply(work, seat, plan.action);
  thinker.instinct.finish(work, 1);
  thinker.instinct.intents[seat] = OPEN_MIND;
}

/** Two planners play the turn to its end. */
function playCarefully(s, observer, random) {
  const now = turn.get(s);
  for (let pending = game.pending(s); pending !== OVER && turn.get(s) === now; pending = game.pending(s)) {
    if (pending === CHANCE_ACTS) {
      game.apply(s, CHANCE, drawOutcome(game, s, random));
      continue;
    }
    const seat = firstOf(pending);
    if (verbNow(s, seat) === 'aside') break;
    game.apply(s, seat, decide(players[seat], { view: viewOf(game, s, seat), evaluations: 0, random }));
  }
  if (turn.get(s) === now && game.pending(s) !== OVER) thinker.instinct.layAside(s, observer);
}

function look(view, seat, seed) {
  const random = new Random(seed);
  game.sampleWorld(view, random, thinker.world);
  const thought = thinker.plans(thinker.world, seat, list[0], random, false);
  let slice = thought.next();
  while (!slice.done) slice = thought.next();
  const plans = slice.value.slice(0, PLANS).map((plan) => ({ plan, careful: 0, quick: TRIES.map(() => 0) }));
  for (const _ of rollout.appraiseEvents(thinker.world));
  for (let sample = 0; sample < Number(worlds); sample++) {
    game.sampleWorld(view, random, thinker.world);
    for (const entry of plans) {
      for (const [index, tries] of TRIES.entries()) {
        begin(thinker.world, seat, entry.plan, sample);
        rollout.run(work, seat, tries);
        entry.quick[index] += thinker.instinct.value(work, seat) / Number(worlds);
      }
      begin(thinker.world, seat, entry.plan, sample);
      playCarefully(work, seat, new Random(`${seed}/${sample}`));
      entry.careful += thinker.instinct.value(work, seat) / Number(worlds);
    }
  }
  seen.push(plans);
}

for (let index = 0; index < Number(games); index++) {
  const random = new Random(`play-on/${index}`);
  const bots = [kind.create(game), kind.create(game)];
  const s = game.layout.create();
  game.init(s);
  let plays = 0;
  playOn(game, s, random, (seat) => {
    const view = viewOf(game, s, seat);
    if (verbNow(s, seat) === 'play' && plays++ % EVERY === index % EVERY) look(view, seat, `look/${index}/${plays}`);
    return decide(bots[seat], { view, evaluations: kind.evaluations, random });
  });
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
for (const [index, tries] of TRIES.entries()) {
  let [both, quick, careful, gained] = [0, 0, 0, 0];
  for (const plans of seen) {
    const values = plans.map((entry) => entry.quick[index]);
    const truths = plans.map((entry) => entry.careful);
    const [value, truth] = [mean(values), mean(truths)];
    for (let plan = 0; plan < plans.length; plan++) {
      both += (values[plan] - value) * (truths[plan] - truth);
      quick += (values[plan] - value) ** 2;
      careful += (truths[plan] - truth) ** 2;
    }
    gained += truths[values.indexOf(Math.max(...values))] - truth;
  }
  process.stdout.write(
    `${seen.length} plays, ${tries} tried: correlation ${(both / Math.sqrt(quick * careful)).toFixed(2)}, slope ${(both / quick).toFixed(2)}, ` +
      `the plan chosen ${((100 * gained) / seen.length).toFixed(2)} points above the mean\n`,
  );
}
