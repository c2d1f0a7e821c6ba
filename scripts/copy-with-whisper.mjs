// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { Failure, main, root } from './run.mjs';

/** Not copied: dependencies, which are linked, and build outputs. */
const NOT_COPIED = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'docs']);
const GAME = 'whisper';

// Copies this repository and adds Whisper, the game of docs/writing-a-game.md, as the page describes.
await main(() => {
  const [, , given] = process.argv;
  if (given === undefined) throw new Failure('Say which folder the copy is to be made in.');
  const folder = path.resolve(given);
  copySources(folder);
  addGame(folder);
  linkDependencies(folder);
});

/** @param {string} folder */
function copySources(folder) {
  rmSync(folder, { recursive: true, force: true });
  const filter = (/** @type {string} */ source) => !NOT_COPIED.has(path.basename(source));
  for (const name of readdirSync(root).filter(filter))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter });
}

/** @param {string} folder */
function addGame(folder) {
  const page = readFileSync(path.join(root, 'docs', 'writing-a-game.md'), 'utf8');
  for (const [, kind = '', name = '', text = ''] of page.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)) {
    if (kind === 'diff') {
      edit(path.join(folder, name), text);
      continue;
    }
    const file = path.join(folder, 'games', GAME, name);
    mkdirSync(path.dirname(file), { recursive: true });
    // Blocks with the same name are parts of one file.
    writeFileSync(file, text, { flag: 'a' });
  }
}

/**
 * Applies a `diff` block of the page to a file.
 * @param {string} file
 * @param {string} change
 */
function edit(file, change) {
  let text = readFileSync(file, 'utf8');
  for (const part of change.trimEnd().split('\n\n')) {
    const lines = part.split('\n');
    const without = (/** @type {string} */ sign) =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('');
    if (!text.includes(without('+'))) throw new Failure(`${file} has no lines\n${without('+')}`);
    text = text.replace(without('+'), () => without('-'));
  }
  writeFileSync(file, text);
}

/**
 * Links this checkout's installed packages, and the workspaces of the copy.
 * @param {string} folder
 */
function linkDependencies(folder) {
  const workspaces = ['apps', 'packages', 'games'].flatMap((group) =>
    readdirSync(path.join(folder, group)).map((name) => `${group}/${name}`),
  );
  const own = path.join(folder, 'node_modules', '@whistlestop');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@whistlestop' && name !== '.whistlestop-installed')
      symlinkSync(path.join(root, 'node_modules', name), path.join(own, '..', name));
  writeFileSync(path.join(own, '..', '.whistlestop-installed'), fingerprint([path.join(folder, 'package-lock.json')]));
  symlinkSync(path.join(folder, 'games'), path.join(own, 'games'));
  for (const workspace of workspaces) {
    symlinkSync(path.join(folder, workspace), path.join(own, path.basename(workspace)));
    const installed = path.join(root, workspace, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, path.join(folder, workspace, 'node_modules'));
  }
}
