import { z } from 'zod';
import type { Game, GameKind } from './game.ts';
import type { Entry } from './log.ts';
import { Random } from './random.ts';
import { checkKeys, differences, type LegalExpectation, legalProblems } from './scenario-expect.ts';
import { InvalidScenario } from './scenario-invalid.ts';
import { playLine, refusalProblems } from './scenario-script.ts';
import { sentenceOf } from './sentence.ts';
import type { State } from './state.ts';

export { sentenceOf };

/** How a game's positions are written in scenario files. */
export interface ScenarioKeys {
  /** The keys of `given`, each optional, unknown keys refused. */
  readonly given: z.ZodType;
  /** The keys of `expect`, each optional, unknown keys refused; the kernel adds `pending` and `legalCount`. */
  readonly expect: z.ZodType;
  /** Keys whose lists are ordered; every other list is a set. */
  readonly ordered: readonly string[];
  /** Applies a parsed `given` to the set-up position; returns a sentence when the result is impossible. */
  arrange(s: State, given: never): string | undefined;
  /** The position in the words of `expect`. */
  describe(s: State): Readonly<Record<string, unknown>>;
}

const expectation = z.record(z.string(), z.unknown());
const stepSchema = z.union([z.string(), z.strictObject({ do: z.string(), expect: expectation.optional() })]);
const legalSchema: z.ZodType<LegalExpectation> = z.strictObject({
  includes: z.array(z.string()).optional(),
  excludes: z.array(z.string()).optional(),
});
const scenarioSchema = z.strictObject({
  name: z.string().min(1),
  source: z.string().optional(),
  game: z.string(),
  options: z.unknown().optional(),
  given: z.unknown().optional(),
  script: z.array(stepSchema).default([]),
  expect: expectation.optional(),
  expectLegal: z.record(z.string(), legalSchema).optional(),
  illegal: z.array(z.string()).optional(),
});
type Scenario = z.infer<typeof scenarioSchema>;

/** What became of a scenario. `failed`: the rules disagree with its expectations. `invalid`: the file itself is wrong. */
export interface ScenarioOutcome {
  readonly name: string;
  readonly status: 'passed' | 'failed' | 'invalid';
  readonly problems: readonly ScenarioProblem[];
}

export interface ScenarioProblem {
  /** The script step, counted from 1; 0 before the script, undefined after it. */
  readonly step?: number;
  readonly sentence: string;
}

/** A scenario's game and the position before its script, or a sentence on what is wrong; never throws. */
export type Opened =
  | { readonly ok: true; readonly game: Game; readonly state: State; readonly scenario: Scenario }
  | { readonly ok: false; readonly name: string; readonly sentence: string };

/** Reads a scenario and lays out its position, without playing the script. */
export function openScenario(source: unknown, kinds: readonly GameKind[]): Opened {
  const parsed = scenarioSchema.safeParse(source);
  if (!parsed.success) return { ok: false, name: '?', sentence: sentenceOf(parsed.error) };
  const scenario = parsed.data;
  const refuse = (sentence: string): Opened => ({ ok: false, name: scenario.name, sentence });
  const kind = kinds.find((candidate) => candidate.id === scenario.game);
  if (kind === undefined) return refuse(`No game is called "${scenario.game}".`);
  const options = kind.options.safeParse(scenario.options ?? {});
  if (!options.success) return refuse(`options: ${sentenceOf(options.error)}`);
  const game = kind.open(options.data);
  const arranged = arrangedStart(game, scenario.given ?? {});
  return arranged.ok ? { ok: true, game, state: arranged.state, scenario } : refuse(`given: ${arranged.sentence}`);
}

/** The set-up position with a `given` laid over it, or a sentence on why that cannot be. */
export function arrangedStart(
  game: Game,
  source: unknown,
): { readonly ok: true; readonly state: State } | { readonly ok: false; readonly sentence: string } {
  const given = game.scenario.given.safeParse(source);
  if (!given.success) return { ok: false, sentence: sentenceOf(given.error) };
  const state = game.layout.create();
  game.init(state);
  const impossible = game.scenario.arrange(state, given.data as never) ?? game.invariant(state);
  return impossible === undefined ? { ok: true, state } : { ok: false, sentence: impossible };
}

/** Plays a scenario's script and checks everything it states. */
export function runScenario(source: unknown, kinds: readonly GameKind[]): ScenarioOutcome {
  const opened = openScenario(source, kinds);
  if (!opened.ok) return { name: opened.name, status: 'invalid', problems: [{ step: 0, sentence: opened.sentence }] };
  const { game, state, scenario } = opened;
  try {
    checkKeys(game, scenario.expect ?? {});
    const problems = [...scriptProblems(game, state, scenario), ...closingProblems(game, state, scenario)];
    return { name: scenario.name, status: problems.length === 0 ? 'passed' : 'failed', problems };
  } catch (error) {
    if (!(error instanceof InvalidScenario)) throw error;
    const { message: sentence, step } = error;
    return {
      name: scenario.name,
      status: 'invalid',
      problems: [step === undefined ? { sentence } : { step, sentence }],
    };
  }
}

/** The script as the entries of a log, each possible in its place; or a sentence on the first line that is not. */
export function scriptEntries(
  game: Game,
  start: State,
  { script }: Pick<Scenario, 'script'>,
): { readonly ok: true; readonly log: Entry[] } | { readonly ok: false; readonly sentence: string } {
  const log: Entry[] = [];
  try {
    playScript(game, start.slice(), script, (entry) => log.push(entry));
    return { ok: true, log };
  } catch (error) {
    if (!(error instanceof InvalidScenario)) throw error;
    return { ok: false, sentence: error.message };
  }
}

/** Plays the script line by line with a fixed seed; calls `played` after each. */
function playScript(
  game: Game,
  s: State,
  script: Scenario['script'],
  played: (entry: Entry, expect: Record<string, unknown>, step: number) => void,
): void {
  const random = new Random('scenario');
  for (const [index, line] of script.entries()) {
    const { do: text, expect = {} } = typeof line === 'string' ? { do: line } : line;
    played(playLine(game, s, text, index + 1, random), expect, index + 1);
  }
}

/** Plays the script; what it expects in between and does not find. */
function scriptProblems(game: Game, s: State, { script }: Scenario): ScenarioProblem[] {
  const problems: ScenarioProblem[] = [];
  playScript(game, s, script, (_entry, expect, step) => {
    checkKeys(game, expect, step);
    problems.push(...differences(game, s, expect).map((sentence) => ({ step, sentence })));
  });
  return problems;
}

/** What the scenario expects after its script and does not find. */
function closingProblems(game: Game, s: State, scenario: Scenario): ScenarioProblem[] {
  const { expect = {}, expectLegal = {}, illegal = [] } = scenario;
  return [
    ...differences(game, s, expect),
    ...legalProblems(game, s, expectLegal),
    ...refusalProblems(game, s, illegal),
  ].map((sentence) => ({ sentence }));
}
