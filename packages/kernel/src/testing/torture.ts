import type { Game, GameKind } from '../game.ts';
import { localHeader } from '../log.ts';
import { Match } from '../match.ts';
import { Random } from '../random.ts';
import { CHANCE, CHANCE_ACTS, firstSeats, includes, OVER } from '../seats.ts';
import { type State, UNKNOWN } from '../state.ts';
import { TortureFailure } from './failure.ts';
import { checkBystandersLists, checkedChance, checkedLegal, checkNotation } from './lists.ts';
import { checkRefusals, checkStaleness } from './refusals.ts';
import { checkNothingSlips, checkSecretChoice, checkWorlds, type OpenDecision } from './secrecy.ts';
import { checkInit, checkRecord, checkResume, checkUndo, same } from './stepping.ts';

export interface TortureSpec {
  readonly games: number;
  readonly seed?: number | string;
  /** How many of the games are examined at every step from every seat; the others check lists and invariants only. */
  readonly deep?: number;
  /** A game longer than this is a run-away. */
  readonly longest?: number;
}

export interface TortureReport {
  readonly games: number;
  readonly decisions: number;
}

/** Plays complete random games and throws a TortureFailure at the first broken promise of the contract. */
export function tortureGame<Options>(kind: GameKind<Options>, options: Options, spec: TortureSpec): TortureReport {
  const { games, seed = 1, deep = Math.min(games, 20), longest = 20_000 } = spec;
  const game = kind.open(options);
  checkNotation(game);
  checkInit(game);
  let decisions = 0;
  for (let index = 0; index < games; index++) {
    const name = `game ${index}`;
    const random = new Random(`${seed}/${index}`);
    if (index < deep) {
      const match = deepGame(game, options, random, longest, name);
      checkRecord(kind, match, random, name);
      decisions += match.steps.length;
    } else decisions += quickGame(game, random, longest, name);
  }
  return { games, decisions };
}

function quickGame(game: Game, random: Random, longest: number, name: string): number {
  const s = game.layout.create();
  game.init(s);
  let steps = 0;
  for (; game.pending(s) !== OVER; steps++) {
    const where = `${name}, step ${steps + 1}`;
    checkLength(steps, longest, where);
    checkPosition(game, s, where);
    const { actor, code } = pickDecision(game, s, random, where);
    game.apply(s, actor, code);
  }
  checkPosition(game, s, name);
  checkResult(game, s, name);
  return steps;
}

function deepGame(game: Game, options: unknown, random: Random, longest: number, name: string): Match {
  const seats = game.seats.map(({ id }) => id);
  const match = new Match(game, localHeader(game, { options, match: name, seats }));
  const scores = new Float32Array(seats.length);
  const before: State[] = [];
  while (!match.over) {
    const where = `${name}, step ${before.length + 1}`;
    checkLength(before.length, longest, where);
    checkPosition(game, match.state, where);
    if (game.result(match.state, scores)) throw new TortureFailure('result', 'a running game has a result', where);
    const here = match.state.slice();
    const decision = pickDecision(game, here, random, where);
    const { actor, code, codes } = decision;
    checkBystandersLists(game, match.state, where);
    if (actor !== CHANCE) {
      checkRefusals(match, actor, codes, random, where);
      checkStaleness(match, actor, codes, before.at(-1), random, where);
    }
    if (!same(match.state, here))
      throw new TortureFailure('illegal-accepted', 'asking questions changed the position', where);
    before.push(here);
    match.append(actor === CHANCE ? { kind: 'chance', outcome: code } : { kind: 'action', seat: actor, action: code });
    checkUndo(match, actor, before, where);
    checkResume(game, here, decision, match.state, random, where);
    checkWorlds(game, here, random, where);
    checkSecretChoice(game, here, decision, where);
    checkNothingSlips(game, here, decision, random, where);
  }
  checkPosition(game, match.state, name);
  checkResult(game, match.state, name);
  return match;
}

/** Chooses at random among everything that may be decided next, lists checked. */
function pickDecision(game: Game, s: State, random: Random, where: string): OpenDecision {
  const pending = game.pending(s);
  if (pending === CHANCE_ACTS) {
    const { codes, weights } = checkedChance(game, s, where);
    return { actor: CHANCE, code: codes[random.weighted(weights, codes.length)] ?? 0, codes };
  }
  if ((pending & ~firstSeats(game.seats.length)) !== 0)
    throw new TortureFailure('dead-end', 'the game waits for a seat that does not exist', where);
  const may = random.below(10) === 0 ? pending | (game.revisable?.(s) ?? 0) : pending;
  const seats = [...game.seats.keys()].filter((seat) => includes(may, seat));
  const actor = seats[random.below(seats.length)] ?? 0;
  const codes = checkedLegal(game, s, actor, where);
  return { actor, code: codes[random.below(codes.length)] ?? 0, codes };
}

function checkLength(steps: number, longest: number, where: string): void {
  if (steps >= longest) throw new TortureFailure('run-away', `no end after ${longest} decisions`, where);
}

function checkPosition(game: Game, s: State, where: string): void {
  const broken = s.includes(UNKNOWN) ? 'a slot holds the mark of the unknown' : game.invariant(s);
  if (broken !== undefined) throw new TortureFailure('invariant', broken, where);
}

function checkResult(game: Game, s: State, where: string): void {
  const scores = new Float32Array(game.seats.length);
  if (!game.result(s, scores)) throw new TortureFailure('result', 'the game is over and has no result', where);
  if (!(scores.reduce((total, score) => total + score, 0) > 0) || scores.some((score) => score < 0 || score > 1))
    throw new TortureFailure('result', `scores ${scores.join(', ')}`, where);
}
