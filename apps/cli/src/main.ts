import type { Command } from './command.ts';
import { CliError } from './errors.ts';

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

async function help(): Promise<string> {
  const { gameNames } = await import('./games.ts');
  const all = await Promise.all([...commands.values()].map((load) => load()));
  const width = Math.max(...all.map(({ usage }) => usage.length));
  return [
    'Whistlestop: presidential-election board games, played properly by computer.',
    '',
    ...all.map(({ usage, about }) => `  whistlestop ${usage.padEnd(width)}   ${about}`),
    '',
    `The games are called ${gameNames}. whistlestop COMMAND --help lists the flags of a command.`,
  ].join('\n');
}

async function commandNamed(name: string): Promise<Command> {
  const load = commands.get(name);
  if (load === undefined)
    throw new CliError('unknown-command', `There is no command "${name}"; whistlestop help lists them.`);
  return load();
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name !== undefined && !HELP.includes(name)) await (await commandNamed(name)).run(args);
  else if (args[0] === undefined) console.log(await help());
  else await (await commandNamed(args[0])).run(['--help']);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  console.error(`${error.message} [${error.code}]`);
  process.exitCode = error.exitCode;
}
