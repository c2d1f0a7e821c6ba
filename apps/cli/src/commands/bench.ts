import {
  CHANCE,
  CHANCE_ACTS,
  type Game,
  includes,
  judge,
  LIST_ROOM,
  Match,
  OVER,
  PlainChance,
  Random,
} from '@whistlestop/kernel';
import { readArguments } from '../arguments.ts';
import { kinds } from '../games.ts';
import { playOut } from './simulate.ts';

export const about = 'bench [--seconds S] [--json]   measure clone, hash, gate and decision rates on one core';

interface Figure {
  readonly game: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
}

/** Measures every game in one run, so that the figures can be compared with each other. */
export function bench(args: readonly string[]): void {
  const { values } = readArguments(args, {
    seconds: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  });
  const seconds = Number(values.seconds);
  const figures = kinds.flatMap((kind) => benchGame(kind.open(kind.options.parse({})), seconds));
  if (values.json) console.log(JSON.stringify({ node: process.version, seconds, figures }));
  else
    for (const { game, what, value, unit } of figures)
      console.log(`${game.padEnd(16)}${what.padEnd(28)}${round(value).padStart(14)} ${unit}`);
}

const round = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

/** Calls `work` for about the given time after a warm-up; answers units of work a second. */
function rate(seconds: number, work: () => number): number {
  const spin = (limit: number): number => {
    const started = performance.now();
    let done = 0;
    let now = started;
    while (now - started < limit * 1000) {
      done += work();
      now = performance.now();
    }
    return (done * 1000) / (now - started);
  };
  spin(seconds / 4);
  return spin(seconds);
}

function benchGame(game: Game, seconds: number): Figure[] {
  const random = new Random('bench');
  const scores = new Float32Array(game.seats.length);
  const middle = middleOf(game, random);
  const target = game.layout.pool().take();
  const match = new Match(game, {
    game: game.id,
    rules: game.version,
    options: {},
    match: 'bench',
    seats: [],
    commitment: null,
  });
  match.settle(new PlainChance('bench'));
  const seat = [...game.seats.keys()].find((candidate) => includes(game.pending(match.state), candidate)) ?? 0;
  const request = { kind: 'action', seat, sequence: match.log.length, action: 0 };
  const decisions = rate(seconds, () => playOut(game, random, undefined, scores));
  const gameRate = rate(seconds / 2, () => {
    playOut(game, random, undefined, scores);
    return 1;
  });
  const thousand = (work: () => void) => () => {
    for (let i = 0; i < 1000; i++) work();
    return 1000;
  };
  const clones = rate(
    seconds / 4,
    thousand(() => target.set(middle)),
  );
  const hashes = rate(
    seconds / 4,
    thousand(() => game.layout.hash(middle)),
  );
  const judgements = rate(
    seconds / 4,
    thousand(() => judge(match, request)),
  );
  const line = (what: string, value: number, unit: string): Figure => ({ game: game.id, what, value, unit });
  return [
    line('random decisions', decisions, 'a second'),
    line('complete random game', 1e6 / gameRate, 'microseconds'),
    line('clone into a pooled buffer', 1e9 / clones, 'ns'),
    line('hash', 1e9 / hashes, 'ns'),
    line('gate', judgements, 'judgements a second'),
  ];
}

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** A position some way into a random game. */
function middleOf(game: Game, random: Random): Int32Array {
  const s = game.layout.create();
  game.init(s);
  for (let step = 0; step < 100 && game.pending(s) !== OVER; step++) {
    const pending = game.pending(s);
    if (pending === CHANCE_ACTS)
      game.apply(s, CHANCE, list[random.weighted(weights, game.chance(s, list, weights))] ?? 0);
    else {
      let seat = 0;
      while (!includes(pending, seat)) seat++;
      game.apply(s, seat, list[random.below(game.legal(s, seat, list))] ?? 0);
    }
  }
  return s;
}
