import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';

/** Hands the command to the server of this checkout, which knows its database. */
export const admin: Command = {
  usage: 'admin COMMAND [flags]',
  about: 'look after a club: accounts, matches, backups',
  async run(args) {
    const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
    const server = spawn(process.execPath, [main, 'admin', ...args], { stdio: 'inherit' });
    const [code] = (await once(server, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  },
};
