// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, root } from './run.mjs';

const CLUB = path.join(root, 'apps', 'server', 'dist', 'main.js');
const WORKSHOP = path.join(root, 'apps', 'cli', 'dist', 'main.js');

/**
 * Goes on as the club, or, in a checkout without one, as the workshop's `serve`. The product runs in this very process,
 * so that its exit code and the signals sent to it are its own.
 * @param {readonly string[]} args
 */
export async function becomeServer(args) {
  if (existsSync(CLUB)) await become(CLUB, args);
  else await becomeWorkshop(['serve', ...args]);
}

/**
 * Goes on as the `whistlestop` command.
 * @param {readonly string[]} args
 */
export async function becomeWorkshop(args) {
  if (!existsSync(WORKSHOP)) throw new Failure('There is nothing to start: apps/cli/dist/main.js was not built.');
  await become(WORKSHOP, args);
}

/**
 * @param {string} entry
 * @param {readonly string[]} args
 */
async function become(entry, args) {
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}
