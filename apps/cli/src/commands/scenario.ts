import { runScenario, type ScenarioOutcome } from '@whistlestop/kernel';
import { parseJson, readText } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { kinds } from '../games.ts';

/** Runs scenario files; exit code 1 when an expectation fails, 2 when a file is wrong. */
export const scenario = defineCommand({
  name: 'scenario',
  words: { shown: 'FILE...', most: () => Number.POSITIVE_INFINITY },
  about: 'play scenario files and check what they expect',
  flags: { json: { about: 'print one JSON list' } },
  run({ json }, files) {
    if (files.length === 0) throw new CliError('missing-word', 'Name at least one scenario file.');
    const outcomes = files.map((file) => ({ file, ...runFile(file) }));
    if (json) console.log(JSON.stringify(outcomes));
    else for (const outcome of outcomes) console.log(describe(outcome));
    if (outcomes.some(({ status }) => status === 'invalid')) process.exitCode = 2;
    else if (outcomes.some(({ status }) => status === 'failed')) process.exitCode = 1;
  },
});

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
