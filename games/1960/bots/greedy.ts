import {
  CHANCE,
  CHANCE_ACTS,
  type Game,
  LIST_ROOM,
  type Random,
  read,
  type Seat,
  type State,
} from '@whistlestop/kernel';
import { signOf, STATE_COUNT, support, VOTES } from '../rules/parts.ts';
import { type BotKind, promptBot } from '@whistlestop/kernel/bots';

/** The seat's electoral votes less the other's: half of a state's for a lead of one cube, and half of the rest for each more. */
function count(s: State, seat: Seat): number {
  let votes = 0;
  for (let state = 0; state < STATE_COUNT; state++) {
    const cubes = support.at(s, state);
    votes += read(VOTES, state) * Math.sign(cubes) * (1 - 2 ** -Math.abs(cubes));
  }
  return votes * signOf(seat);
}

const list = new Int16Array(LIST_ROOM);
const outcomes = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

function settle(game: Game, s: State, random: Random): void {
  while (game.pending(s) === CHANCE_ACTS) {
    const many = game.chance(s, outcomes, weights);
    game.apply(s, CHANCE, outcomes[random.weighted(weights, many)] as number);
  }
}

/** Looks one choice ahead and counts electoral votes; takes the best, any of them when they are even. */
export const greedy1960: BotKind = {
  id: 'greedy',
  evaluations: 0,
  create(game) {
    const world = game.layout.create();
    const work = game.layout.create();
    return promptBot(({ view, random }) => {
      game.sampleWorld(view, random, world);
      const choices = list.slice(0, game.legal(world, view.observer, list));
      let best = Number.NEGATIVE_INFINITY;
      let equals = 0;
      let chosen = choices[0] ?? 0;
      for (const action of choices) {
        work.set(world);
        game.apply(work, view.observer, action);
        settle(game, work, random);
        const value = count(work, view.observer);
        if (value < best) continue;
        equals = value > best ? 1 : equals + 1;
        best = value;
        if (random.below(equals) === 0) chosen = action;
      }
      return chosen;
    });
  },
};
