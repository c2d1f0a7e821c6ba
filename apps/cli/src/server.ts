import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs the server of this checkout with these arguments; its exit code becomes that of this process. */
export async function runServer(args: readonly string[]): Promise<void> {
  const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
  const server = spawn(process.execPath, [main, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  const [code] = (await once(server, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
