import { drawOutcome, isPossible } from '../decisions.ts';
import { type Game, type GameKind, LIST_ROOM } from '../game.ts';
import { viewOf } from '../project.ts';
import { Random } from '../random.ts';
import {
  type Actor,
  CHANCE,
  CHANCE_ACTS,
  EVERYTHING,
  firstOf,
  includes,
  type Observer,
  OVER,
  SPECTATOR,
} from '../seats.ts';
import { type Action, readList, type State } from '../state.ts';

/** A recorded random game: every decision, and a digest of every observer's view along the way. */
export interface Golden {
  /** The version of the rules it was played with, and goes on being replayed with. */
  readonly rules: number;
  readonly options: unknown;
  readonly seed: string;
  /** The codes of all decisions and outcomes in base 36; a seat's code is followed by its seat after a colon when several were pending. */
  readonly moves: string;
  readonly digest: string;
  readonly result: readonly number[];
}

interface Decision {
  readonly actor: Actor;
  readonly code: Action;
}

const list = new Int16Array(LIST_ROOM);

/** Plays one random game and records it. */
export function recordGolden<Options>(kind: GameKind<Options>, options: Options, seed: string): Golden {
  const game = kind.open(options);
  const random = new Random(seed);
  const moves: string[] = [];
  const { digest, result } = play(game, (s) => {
    const pending = game.pending(s);
    if (pending === CHANCE_ACTS) {
      const code = drawOutcome(game, s, random);
      moves.push(code.toString(36));
      return { actor: CHANCE, code };
    }
    const seats = [...game.seats.keys()].filter((seat) => includes(pending, seat));
    const actor = seats[random.below(seats.length)] as number;
    const code = readList(list, random.below(game.legal(s, actor, list)));
    moves.push(seats.length > 1 ? `${code.toString(36)}:${actor}` : code.toString(36));
    return { actor, code };
  });
  return { rules: kind.version, options, seed, moves: moves.join(' '), digest, result };
}

/** Replays a recorded game; returns a sentence on the first difference, or undefined when nothing changed. */
export function checkGolden<Options>(kind: GameKind<Options>, golden: Golden): string | undefined {
  const game = kind.open(kind.options.parse(golden.options), golden.rules);
  const moves = golden.moves.split(' ');
  const name = `game ${golden.seed}`;
  const { played, digest, result } = play(game, (s, at) => recordedDecision(game, s, moves[at]));
  if (game.pending(played.state) !== OVER)
    return played.steps === moves.length
      ? `${name} no longer ends after ${moves.length} decisions`
      : `${name}, decision ${played.steps + 1}: code ${moves[played.steps]} is no longer possible`;
  if (played.steps < moves.length) return `${name} now ends after ${played.steps} of ${moves.length} decisions`;
  if (digest !== golden.digest) return `${name}: the same decisions now show other positions`;
  return result.join() === golden.result.join() ? undefined : `${name} now has another result`;
}

/** Replays recorded games; returns a sentence on each that differs. */
export const checkGoldens = <Options>(kind: GameKind<Options>, goldens: readonly Golden[]): readonly string[] =>
  goldens.flatMap((golden) => checkGolden(kind, golden) ?? []);

/** Recorded games as the text of a file, a game on each line. */
export const formatGoldens = (goldens: readonly Golden[]): string =>
  `[\n${goldens.map((golden) => JSON.stringify(golden)).join(',\n')}\n]\n`;

/**
 * A recorded game, or its beginning, as text: every decision, and the changes of each observer's view. In a committed
 * file, a diff shows what a change of the rules does.
 */
export function playthrough<Options>(kind: GameKind<Options>, golden: Golden, decisions?: number): string {
  const game = kind.open(kind.options.parse(golden.options), golden.rules);
  const moves = golden.moves.split(' ').slice(0, decisions);
  const observers = observersOf(game);
  const seen = new Map<Observer, State>();
  const lines: string[] = [];
  const look = (s: State) => {
    const told = new Map<string, string[]>();
    for (const observer of observers) {
      const view = viewOf(game, s, observer).state;
      const news = game.layout.explain(view, seen.get(observer)).split('\n');
      for (const line of news) told.set(line, [...(told.get(line) ?? []), nameOf(game, observer)]);
      seen.set(observer, view);
    }
    for (const [line, names] of told)
      if (line !== '') lines.push(`  ${names.length === observers.length ? 'all' : names.join(', ')} | ${line}`);
  };
  const { played } = play(game, (s, at) => {
    look(s);
    const decision = recordedDecision(game, s, moves[at]);
    if (decision !== undefined) lines.push(`${at + 1}. ${textOf(game, decision)}`);
    return decision;
  });
  look(played.state);
  return `${lines.join('\n')}\n`;
}

function recordedDecision(game: Game, s: State, move: string | undefined): Decision | undefined {
  if (move === undefined) return undefined;
  const [codeText = '', seatText] = move.split(':');
  const pending = game.pending(s);
  const actor = pending === CHANCE_ACTS ? CHANCE : seatText === undefined ? firstOf(pending) : Number(seatText);
  const code = Number.parseInt(codeText, 36);
  return isPossible(game, s, actor, code) ? { actor, code } : undefined;
}

/** Plays until the game is over or `decide` returns nothing. */
function play(game: Game, decide: (s: State, step: number) => Decision | undefined) {
  const state = game.layout.create();
  game.init(state);
  const observers = observersOf(game);
  let digest = game.layout.hash(state);
  let steps = 0;
  for (; game.pending(state) !== OVER; steps++) {
    const decision = decide(state, steps);
    if (decision === undefined) break;
    game.apply(state, decision.actor, decision.code);
    for (const observer of observers)
      digest = BigInt.asUintN(64, digest * 0x100000001b3n) ^ game.layout.hash(viewOf(game, state, observer).state);
  }
  const scores = new Float32Array(game.seats.length);
  game.result(state, scores);
  return { played: { state, steps }, digest: digest.toString(16), result: [...scores] };
}

const observersOf = (game: Game): Observer[] => [EVERYTHING, SPECTATOR, ...game.seats.keys()];

function nameOf(game: Game, observer: Observer): string {
  if (observer === EVERYTHING) return 'everything';
  return game.seats[observer]?.id ?? 'spectator';
}

function textOf(game: Game, { actor, code }: Decision): string {
  return actor === CHANCE
    ? `chance: ${game.outcomes.format(code)}`
    : `${game.seats[actor]?.id}: ${game.actions.format(code)}`;
}
