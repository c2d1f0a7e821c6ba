import { isPossible } from './decisions.ts';
import { type Game, LIST_ROOM } from './game.ts';
import type { Random } from './random.ts';
import { waitsFor } from './scenario-expect.ts';
import { type Actor, CHANCE, CHANCE_ACTS } from './seats.ts';
import { type Action, readList, type State } from './state.ts';
import { InvalidScenario } from './scenario-invalid.ts';

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

interface ScriptLine {
  readonly actor: Actor;
  /** What the actor does; undefined when the words are not in the notation of the game. */
  readonly code: Action | undefined;
  /** Whether a fixed seed decides for chance. */
  readonly any: boolean;
}

/** Reads "<seat>: <action>" or "chance: <outcome>". */
export function parseLine(game: Game, line: string, step?: number): ScriptLine {
  const split = line.indexOf(':');
  if (split < 0) throw new InvalidScenario(`"${line}" does not read "<seat>: <action>".`, step);
  const who = line.slice(0, split).trim();
  const text = line.slice(split + 1).trim();
  if (who === 'chance') return { actor: CHANCE, code: game.outcomes.parse(text), any: text === 'any' };
  const seat = game.seats.findIndex((spec) => spec.id === who);
  if (seat < 0) throw new InvalidScenario(`"${who}" is no seat of this game.`, step);
  return { actor: seat, code: game.actions.parse(text), any: false };
}

/** Plays one line of the script, or says why that is not possible. */
export function playLine(game: Game, s: State, line: string, step: number, random: Random): void {
  const { actor, code, any } = parseLine(game, line, step);
  if (any) {
    if (game.pending(s) !== CHANCE_ACTS)
      throw new InvalidScenario(`"${line}": chance has nothing to decide; ${waiting(game, s)}.`, step);
    const count = game.chance(s, list, weights);
    game.apply(s, CHANCE, readList(list, random.weighted(weights, count)));
    return;
  }
  if (code === undefined) throw new InvalidScenario(`"${line}" is not in the notation of this game.`, step);
  if (!isPossible(game, s, actor, code)) {
    const reason = actor === CHANCE ? undefined : game.why(s, actor, code);
    const because = reason === undefined ? '' : ` (${reason.code}, ${reason.rule})`;
    throw new InvalidScenario(`"${line}" is not possible here; ${waiting(game, s)}${because}.`, step);
  }
  game.apply(s, actor, code);
}

const waiting = (game: Game, s: State): string => `the game waits for ${waitsFor(game, s).join(' and ')}`;
