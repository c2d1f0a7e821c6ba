import { choosers, playOn } from '../decisions.ts';
import { PlainChance } from '../fair.ts';
import { type Game, LIST_ROOM } from '../game.ts';
import { judge } from '../gate.ts';
import { localHeader } from '../log.ts';
import { Match } from '../match.ts';
import { Random } from '../random.ts';
import { firstOf, type Seat } from '../seats.ts';
import { type Action, readList, type State } from '../state.ts';
import { lantern } from '../toys/lantern/lantern.ts';
import { sealed } from '../toys/sealed.ts';
import { reveals } from '../undo.ts';

/** One measured number, for people. */
export interface Figure {
  readonly game: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

export interface BenchSpec {
  /** How long the longest measurement takes; the others take a quarter of it. */
  readonly seconds: number;
  /** A clock in milliseconds; the kernel has none of its own. */
  readonly now: () => number;
  /** Bytes in use on the heap; growth while games are played is garbage. */
  readonly heapUsed: () => number;
}

/** How often a piece of work too short for the clock is done between two looks at it. */
const BATCH = 1000;

/** Measures the kernel with its two toy games. */
export const kernelBench = (spec: BenchSpec): Figure[] =>
  [lantern.open({ oil: 0 }), sealed.open({ seats: 3, rounds: 4 })].flatMap((game) => benchGame(game, spec));

/** Measures what every game can do: decide, clone, hash, project and pass the gate, all on one core. */
export function benchGame(game: Game, spec: BenchSpec): Figure[] {
  const random = new Random('bench');
  const state = game.layout.create();
  const choose = randomChoice(game, state, random);
  const playOut = (): number => {
    game.init(state);
    return playOn(game, state, random, choose);
  };
  const decisions = rate(spec, spec.seconds, playOut);
  const games = rate(spec, spec.seconds / 4, () => {
    playOut();
    return 1;
  });
  const garbage = garbageOf(spec, playOut);
  const middle = middleOf(game, random);
  const target = game.layout.pool().take();
  const figure = (what: string, value: number, unit: string): Figure => ({ game: game.id, what, value, unit });
  const short = (work: () => void): number => rate(spec, spec.seconds / 4, batched(work));
  return [
    figure('random decisions', decisions, 'a second'),
    figure('complete random game', 1e6 / games, 'microseconds'),
    figure(`garbage of ${HEAP_TRACE} random games`, garbage, 'bytes'),
    figure('clone into a pooled buffer', 1e9 / short(() => target.set(middle)), 'ns'),
    figure('hash', 1e9 / short(() => game.layout.hash(middle)), 'ns'),
    figure('view', 1e9 / short(() => game.layout.project(middle, 0, target)), 'ns'),
    figure('undo boundary', 1e9 / short(() => reveals(game, middle, middle, 0)), 'ns'),
    figure('gate', short(gateWork(game)), 'judgements a second'),
  ];
}

/** Calls `work` for about so long after a warm-up; returns units of work a second. */
function rate({ now }: BenchSpec, seconds: number, work: () => number): number {
  const spin = (limit: number): number => {
    const started = now();
    let done = 0;
    let passed = 0;
    while (passed < limit * 1000) {
      done += work();
      passed = now() - started;
    }
    return (done * 1000) / passed;
  };
  spin(seconds / 4);
  return spin(seconds);
}

const batched = (work: () => void) => (): number => {
  for (let i = 0; i < BATCH; i++) work();
  return BATCH;
};

/** Games played between two looks at the heap. */
const HEAP_TRACE = 1000;

/** How much the heap grows while games are played; the least of three traces, since the compiler uses it too. */
function garbageOf({ heapUsed }: BenchSpec, playOut: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let trace = 0; trace < 3; trace++) {
    const before = heapUsed();
    for (let game = 0; game < HEAP_TRACE; game++) playOut();
    least = Math.min(least, Math.max(0, heapUsed() - before));
  }
  return least;
}

const list = new Int16Array(LIST_ROOM);

/** What a seat chooses that does not think. */
const randomChoice =
  (game: Game, s: State, random: Random) =>
  (seat: Seat): Action =>
    readList(list, random.below(game.legal(s, seat, list)));

/** The position half-way through a random game, counted in choices. */
function middleOf(game: Game, random: Random): State {
  const s = game.layout.create();
  game.init(s);
  const choose = randomChoice(game, s, random);
  const positions: State[] = [];
  playOn(game, s, random, (seat) => {
    positions.push(s.slice());
    return choose(seat);
  });
  return positions[positions.length >> 1] ?? s;
}

/** Judging a legal action at the first decision of a match. */
function gateWork(game: Game): () => void {
  const seats = game.seats.map(({ id }) => id);
  const match = new Match(game, localHeader(game, { options: {}, match: 'bench', seats }));
  match.settle(new PlainChance('bench'));
  const seat = firstOf(choosers(game, match.state));
  game.legal(match.state, seat, list);
  const request = { kind: 'action', seat, sequence: match.log.length, action: list[0] };
  return () => judge(match, request);
}
