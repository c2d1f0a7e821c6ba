import { CliError } from './errors.ts';

type Command = (args: readonly string[]) => void | Promise<void>;

/** Commands are loaded when asked for, so that each starts at once. */
const commands: Readonly<Record<string, () => Promise<{ about: string; run: Command }>>> = {
  play: async () => import('./commands/play.ts').then(({ about, play }) => ({ about, run: play })),
  simulate: async () => import('./commands/simulate.ts').then(({ about, simulate }) => ({ about, run: simulate })),
  arena: async () => import('./commands/arena.ts').then(({ about, arena }) => ({ about, run: arena })),
  scenario: async () => import('./commands/scenario.ts').then(({ about, scenario }) => ({ about, run: scenario })),
  replay: async () => import('./commands/replay.ts').then(({ about, replay }) => ({ about, run: replay })),
  verify: async () => import('./commands/verify.ts').then(({ about, verify }) => ({ about, run: verify })),
  bench: async () => import('./commands/bench.ts').then(({ about, bench }) => ({ about, run: bench })),
  admin: async () => import('./commands/admin.ts').then(({ about, admin }) => ({ about, run: admin })),
  serve: async () => import('./commands/serve.ts').then(({ about, serve }) => ({ about, run: serve })),
};

async function help(): Promise<string> {
  const lines = await Promise.all(Object.values(commands).map(async (load) => `  whistlestop ${(await load()).about}`));
  return ['Whistlestop: presidential-election board games, played properly by computer.', '', ...lines].join('\n');
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    console.log(await help());
    return;
  }
  const load = commands[name];
  if (load === undefined) throw new CliError(`There is no command "${name}"; whistlestop help lists them.`);
  const { about, run } = await load();
  if (args.includes('--help') && name !== 'serve' && name !== 'admin') console.log(`whistlestop ${about}`);
  else await run(args);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
