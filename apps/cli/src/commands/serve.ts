import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';

/** Starts the server of this checkout and stays with it; the server reads the flags. */
export const serve: Command = {
  usage: 'serve [flags]',
  about: 'open the product in the browser',
  async run(args) {
    const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
    const server = spawn(process.execPath, [main, ...args], { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
    const [code] = (await once(server, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  },
};
