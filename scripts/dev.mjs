// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { main, root, tool } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  watch([
    { script: tool('typescript', 'tsc'), args: ['-b', '--watch', '--preserveWatchOutput'], cwd: root },
    { script: tool('vite'), args: process.argv.slice(2), cwd: path.join(root, 'apps', 'web') },
  ]);
});

/**
 * Runs the watchers side by side; when one ends, or a person stops the script, the others end too.
 * @param {readonly { script: string, args: readonly string[], cwd: string }[]} watchers
 */
function watch(watchers) {
  // Each watcher leads a process group of its own, because the compiler's command starts the real compiler as a child.
  const children = watchers.map(({ script, args, cwd }) =>
    spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
  );
  let stopping = false;
  /** @param {number} code */
  const stop = (code) => {
    if (stopping) return;
    stopping = true;
    process.exitCode = code;
    for (const { pid, exitCode, signalCode } of children) {
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
    }
  };
  for (const child of children) child.on('exit', (code) => stop(code ?? 1));
  process.on('SIGINT', () => stop(130)).on('SIGTERM', () => stop(143));
}
