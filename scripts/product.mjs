// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/**
 * Runs an app of this checkout in this process, so that exit code and signals are the app's.
 * @param {'server' | 'cli'} app
 * @param {readonly string[]} args
 */
export async function runInThisProcess(app, args) {
  const entry = path.join(root, 'apps', app, 'dist', 'main.js');
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}
