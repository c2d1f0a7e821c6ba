// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { Failure, root, runNpm, runTool, tool } from './run.mjs';

/** Prints what is being done, because it may take a while. */
/** @typedef {(sentence: string) => void} Say */

const OLDEST_NODE = { major: 20, minor: 19 };

/** Makes the checkout ready to run: checks Node, installs dependencies, builds. Silent when nothing is stale. */
export async function setUp() {
  await ensureInstalled();
  await ensureBuilt();
}

/**
 * Checks the version of Node and installs the locked dependencies when they are missing or out of date.
 * @param {Say} [say]
 */
export async function ensureInstalled(say = console.log) {
  checkNode(process.versions.node);
  await ensureInstalledIn(root, say);
}

/**
 * Installs the lock file of a folder when its packages are missing or out of date: the checkout, or a tool with its own
 * lock file.
 * @param {string} folder
 * @param {Say} [say]
 */
export async function ensureInstalledIn(folder, say = console.log) {
  const lockFile = path.join(folder, 'package-lock.json');
  const lock = fingerprint([lockFile]);
  const stamp = path.join(folder, 'node_modules', '.whistlestop-installed');
  if (isStamped(stamp, lock)) return;
  if (!npmInstalledSince(lockFile)) await installLocked(folder, say);
  writeFileSync(stamp, lock);
}

/**
 * Refuses a Node that is too old for the tools and the product.
 * @param {string} version
 */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)) return;
  throw new Failure(
    `Whistlestop needs Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer, and this is Node ${version}.`,
  );
}

/**
 * npm writes a copy of the lock file at the end of a complete installation.
 * @param {string} lockFile
 */
function npmInstalledSince(lockFile) {
  const installed = path.join(path.dirname(lockFile), 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
}

/**
 * @param {string} folder
 * @param {Say} say
 */
async function installLocked(folder, say) {
  say('Installing dependencies (npm ci)');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(args, { cwd: folder });
  if (code !== 0) throw new Failure('The dependencies could not be installed; npm says why above.', output);
}

/** Compiles the packages and apps, and bundles what is bundled, where sources changed since the last time. */
async function ensureBuilt() {
  await ensureCompiled();
  await ensureBundled();
}

async function ensureCompiled() {
  const apps = ['apps/cli', 'apps/server', 'apps/web'];
  const { code, output } = await runTool(tool('typescript', 'tsc'), ['-b', ...apps]);
  if (code !== 0) throw new Failure('The sources do not compile; the compiler says where above.', output);
}

/**
 * Bundles the web table and the workers of the commands.
 * @param {Say} [say]
 */
export async function ensureBundled(say = console.log) {
  await bundle('web', 'the web table', tool('vite'), ['build', '--logLevel', 'warn'], say);
  await bundle('cli', 'the workers of the commands', path.join(root, 'apps', 'cli', 'scripts', 'bundle.mjs'), [], say);
}

/**
 * Bundles an app when its sources, or those of the packages it is made of, changed since the last bundle.
 * @param {string} name
 * @param {string} what
 * @param {string} bundler
 * @param {readonly string[]} args
 * @param {Say} say
 */
async function bundle(name, what, bundler, args, say) {
  const app = path.join(root, 'apps', name);
  const current = fingerprint([
    app,
    path.join(root, 'games'),
    path.join(root, 'packages'),
    path.join(root, 'package-lock.json'),
  ]);
  const stamp = path.join(app, 'dist', '.bundled');
  if (isStamped(stamp, current)) return;

  say(`Building ${what}`);
  rmSync(stamp, { force: true });
  const { code, output } = await runTool(bundler, args, { cwd: app });
  if (code !== 0) throw new Failure(`The bundle of ${what} could not be built; the bundler says why above.`, output);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

/**
 * @param {string} stamp
 * @param {string} current
 */
function isStamped(stamp, current) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
}
