import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const about = 'admin COMMAND   look after a club: accounts, matches, backups (admin --help lists the commands)';

/** Hands the command to the server of this checkout, which knows its database. */
export async function admin(args: readonly string[]): Promise<void> {
  const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
  const server = spawn(process.execPath, [main, 'admin', ...args], { stdio: 'inherit' });
  const [code] = (await once(server, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
