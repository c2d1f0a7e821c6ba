import { drawOutcome, isPossible } from './decisions.ts';
import type { Game } from './game.ts';
import type { Entry } from './log.ts';
import type { Random } from './random.ts';
import { ruleText } from './rule.ts';
import { waitsFor } from './scenario-expect.ts';
import { type Actor, CHANCE, CHANCE_ACTS } from './seats.ts';
import type { Action, State } from './state.ts';
import { InvalidScenario } from './scenario-invalid.ts';

/** A fixed seed decides for chance. */
const ANY = 'any';

interface ScriptLine {
  readonly actor: Actor;
  readonly code: Action | typeof ANY;
}

/** Reads "<seat>: <action>" or "chance: <outcome>"; words outside the notation of the game make the scenario invalid. */
function parseLine(game: Game, line: string, step?: number): ScriptLine {
  const split = line.indexOf(':');
  if (split < 0) throw new InvalidScenario(`"${line}" does not read "<seat>: <action>".`, step);
  const who = line.slice(0, split).trim();
  const text = line.slice(split + 1).trim();
  const byChance = who === 'chance';
  const seat = game.seats.findIndex((spec) => spec.id === who);
  if (!byChance && seat < 0) throw new InvalidScenario(`"${who}" is no seat of this game.`, step);
  if (byChance && text === ANY) return { actor: CHANCE, code: ANY };
  const code = (byChance ? game.outcomes : game.actions).parse(text);
  if (code === undefined) throw new InvalidScenario(`"${line}" is not in the notation of this game.`, step);
  return { actor: byChance ? CHANCE : seat, code };
}

/** Plays one line of the script; returns its log entry, or a sentence on why it is impossible. */
export function playLine(game: Game, s: State, line: string, step: number, random: Random): Entry {
  const { actor, code } = parseLine(game, line, step);
  if (code === ANY) {
    if (game.pending(s) !== CHANCE_ACTS)
      throw new InvalidScenario(`"${line}": chance has nothing to decide; ${waiting(game, s)}.`, step);
    const outcome = drawOutcome(game, s, random);
    game.apply(s, CHANCE, outcome);
    return { kind: 'chance', outcome };
  }
  if (!isPossible(game, s, actor, code)) {
    const reason = actor === CHANCE ? undefined : game.why(s, actor, code);
    const because = reason === undefined ? '' : ` (${[reason.code, ...reason.rules.map(ruleText)].join(', ')})`;
    throw new InvalidScenario(`"${line}" is not possible here; ${waiting(game, s)}${because}.`, step);
  }
  game.apply(s, actor, code);
  return actor === CHANCE ? { kind: 'chance', outcome: code } : { kind: 'action', seat: actor, action: code };
}

/** One sentence for every line that is legal although it should be refused, or is refused but leaves a trace. */
export function refusalProblems(game: Game, s: State, illegal: readonly string[]): string[] {
  return illegal.flatMap((line) => {
    const { actor, code } = parseLine(game, line);
    if (code === ANY) throw new InvalidScenario(`"${line}" names no outcome that could be refused.`);
    const before = game.layout.hash(s);
    if (isPossible(game, s, actor, code)) return [`"${line}" should be refused but is legal.`];
    return game.layout.hash(s) === before ? [] : [`"${line}" is refused but changes the position.`];
  });
}

const waiting = (game: Game, s: State): string => `the game waits for ${waitsFor(game, s).join(' and ')}`;
