import { runScenario, type ScenarioOutcome } from '@whistlestop/kernel';
import { parseJson, readText } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { kinds } from '../games.ts';
import type { CliWords } from '../words/index.ts';

/** Runs scenario files; exit code 1 when an expectation fails, 2 when a file is wrong. */
export const scenario = defineCommand({
  name: 'scenario',
  help: ({ help }) => help.scenario,
  most: () => Number.POSITIVE_INFINITY,
  run({ json }, files, words) {
    if (files.length === 0) throw new CliError('missing-word', ({ refusals }) => refusals.missingScenario);
    const outcomes = files.map((file) => ({ file, ...runFile(file, words) }));
    if (json) console.log(JSON.stringify(outcomes));
    else for (const outcome of outcomes) console.log(describe(outcome, words.scenario));
    if (outcomes.some(({ status }) => status === 'invalid')) process.exitCode = 2;
    else if (outcomes.some(({ status }) => status === 'failed')) process.exitCode = 1;
  },
});

function runFile(file: string, words: CliWords): ScenarioOutcome {
  try {
    return runScenario(
      parseJson(readText(file), (words) => words.scenario.file),
      kinds,
    );
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { name: file, status: 'invalid', problems: [{ sentence: error.sentenceIn(words) }] };
  }
}

function describe(
  { file, name, status, problems }: ScenarioOutcome & { file: string },
  words: CliWords['scenario'],
): string {
  const lines = problems.map(({ step, sentence }) => {
    const place = step === undefined ? words.end : step === 0 ? words.start : words.step(step);
    return `    ${place}: ${sentence}`;
  });
  const width = Math.max(...Object.values(words.status).map((word) => word.length));
  return [`${words.status[status].padEnd(width)} ${file}: ${name}`, ...lines].join('\n');
}
