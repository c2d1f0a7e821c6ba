// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/**
 * Goes on as an app of this checkout, in this very process, so that its exit code and the signals sent to it are its own.
 * @param {'server' | 'cli'} app
 * @param {readonly string[]} args
 */
export async function become(app, args) {
  const entry = path.join(root, 'apps', app, 'dist', 'main.js');
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}
