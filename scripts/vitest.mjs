// @ts-check
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countVitest, withExitCode } from './results.mjs';
import { root, run, tool } from './run.mjs';

/**
 * Runs vitest once, with this Node or the one named; resolves with its counts and output.
 * @param {{ args?: readonly string[], env?: Record<string, string>, minutes?: number, node?: string }} [options]
 */
export async function runVitest({ args = [], env = {}, minutes = 30, node = process.execPath } = {}) {
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run(node, [tool('vitest'), 'run', ...reporters, ...args], { env, minutes });
  const counts = existsSync(report) ? countVitest(report) : { passed: 0, failed: 0, skipped: 0 };
  return { counts: withExitCode(counts, code), output };
}

/**
 * The path for a tool's JSON report, with no older report left in it.
 * @param {string} name
 */
export function freshReport(name) {
  const file = path.join(root, '.cache', name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
