import { runScenario, type ScenarioOutcome } from '@whistlestop/kernel';
import { readArguments, readText } from '../arguments.ts';
import { CliError } from '../errors.ts';
import { kinds, parseJson } from '../games.ts';

export const about = 'scenario FILE... [--json]   play scenario files and check what they expect';

/** Runs scenario files; exit code 1 when an expectation fails, 2 when a file is wrong. */
export function scenario(args: readonly string[]): void {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } });
  if (positionals.length === 0) throw new CliError('Name at least one scenario file.');
  const outcomes = positionals.map((file) => ({ file, ...runFile(file) }));
  if (values.json) console.log(JSON.stringify(outcomes));
  else for (const outcome of outcomes) console.log(describe(outcome));
  if (outcomes.some(({ status }) => status === 'invalid')) process.exitCode = 2;
  else if (outcomes.some(({ status }) => status === 'failed')) process.exitCode = 1;
}

function runFile(file: string): ScenarioOutcome {
  try {
    return runScenario(parseJson(readText(file), 'The file'), kinds);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { name: file, status: 'invalid', problems: [{ sentence: error.message }] };
  }
}

function describe({ file, name, status, problems }: ScenarioOutcome & { file: string }): string {
  const lines = problems.map(({ step, sentence }) => {
    const place = step === undefined ? 'at the end' : step === 0 ? 'at the start' : `step ${step}`;
    return `    ${place}: ${sentence}`;
  });
  return [`${status.padEnd(8)}${file}: ${name}`, ...lines].join('\n');
}
