import type { Command } from './command.ts';
import { CliError } from './errors.ts';
import { takeLanguage } from './language.ts';
import { type CliWords, wordsIn } from './words/index.ts';

/** Commands are loaded when asked for, so that each starts at once. */
const commands: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['play', async () => (await import('./commands/play.ts')).play],
  ['simulate', async () => (await import('./commands/simulate.ts')).simulate],
  ['arena', async () => (await import('./commands/arena.ts')).arena],
  ['scenario', async () => (await import('./commands/scenario.ts')).scenario],
  ['replay', async () => (await import('./commands/replay.ts')).replay],
  ['verify', async () => (await import('./commands/verify.ts')).verify],
  ['bench', async () => (await import('./commands/bench.ts')).bench],
  ['admin', async () => (await import('./commands/admin.ts')).admin],
  ['serve', async () => (await import('./commands/serve.ts')).serve],
]);

const HELP: readonly string[] = ['help', '--help', '-h'];

async function help(words: CliWords): Promise<string> {
  const { gameNames } = await import('./games.ts');
  const all = await Promise.all([...commands.values()].map((load) => load()));
  const usages = all.map((command) => command.usage(words));
  const width = Math.max(...usages.map((usage) => usage.length));
  return [
    words.help.title,
    '',
    ...all.map((command, index) => `  whistlestop ${usages[index]?.padEnd(width)}   ${command.about(words)}`),
    '',
    words.help.end(gameNames),
  ].join('\n');
}

async function commandNamed(name: string): Promise<Command> {
  const load = commands.get(name);
  if (load === undefined) throw new CliError('unknown-command', ({ refusals }) => refusals.unknownCommand(name));
  return load();
}

async function main([name, ...args]: readonly string[], words: CliWords): Promise<void> {
  if (name !== undefined && !HELP.includes(name)) await (await commandNamed(name)).run(args, words);
  else if (args[0] === undefined) console.log(await help(words));
  else await (await commandNamed(args[0])).run(['--help'], words);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const { language, args, problem } = takeLanguage(process.argv.slice(2), process.env);
const words = wordsIn[language];
try {
  if (problem !== undefined) throw problem;
  await main(args, words);
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  console.error(`${error.sentenceIn(words)} [${error.code}]`);
  process.exitCode = error.exitCode;
}
