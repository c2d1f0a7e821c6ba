/** Plays random complete games at full speed and checks the invariants after every decision; started by marathon.test.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { CHANCE, CHANCE_ACTS, drawOutcome, LIST_ROOM, OVER, Random } from '@whistlestop/kernel';
import { z } from 'zod';
import { nineteenSixty } from '../rules/index.ts';

const { options, games } = z.object({ options: nineteenSixty.options, games: z.int() }).parse(workerData);
const game = nineteenSixty.open(options);
const s = game.layout.create();
const list = new Int16Array(LIST_ROOM);
const scores = new Float32Array(2);

function complain(seed: number, step: number): void {
  const trouble = game.invariant(s);
  if (trouble !== undefined) throw new Error(`${options.deck} game ${seed}, decision ${step}: ${trouble}`);
}

function playOne(seed: number): number {
  const random = new Random(`${options.deck}/${seed}`);
  game.init(s);
  let step = 0;
  for (let pending = game.pending(s); pending !== OVER; pending = game.pending(s), step++) {
    complain(seed, step);
    if (pending === CHANCE_ACTS) {
      game.apply(s, CHANCE, drawOutcome(game, s, random));
    } else {
      // Both seats are asked only in the secret choices of the strategy phase and the Debates.
      const seat = pending === 3 ? random.below(2) : pending - 1;
      const count = game.legal(s, seat, list);
      if (count === 0) throw new Error(`${options.deck} game ${seed}, decision ${step}: nothing to choose`);
      game.apply(s, seat, list[random.below(count)] ?? 0);
    }
  }
  complain(seed, step);
  if (!game.result(s, scores) || (scores[0] ?? 0) + (scores[1] ?? 0) !== 1)
    throw new Error(`game ${seed} has no winner`);
  return step;
}

let decisions = 0;
let kennedy = 0;
for (let seed = 0; seed < games; seed++) {
  decisions += playOne(seed);
  kennedy += scores[0] ?? 0;
}
parentPort?.postMessage({ decisions, kennedy }, []);
