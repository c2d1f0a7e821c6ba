// @ts-check
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Failure, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser'];
/** Another apt may be running, and a mirror may drop a connection. */
const PATIENT = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

/** The environment a search looks at; a test gives its own. */
/** @typedef {Record<string, string | undefined>} Environment */

/**
 * The path of the Chromium that browser tests use: the one named by CHROMIUM, else an installed one, else none.
 * @param {Environment} [environment]
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  const given = environment['CHROMIUM'];
  if (given !== undefined && given !== '') {
    if (isExecutable(given)) return given;
    throw new Failure(`CHROMIUM names ${given}, and that is not a program that can be run.`);
  }
  return findOnPath(NAMES, environment);
}

/**
 * Resolves with the path of a Chromium; installs Debian's where there is none and apt may be used.
 * @param {import('./setup.mjs').Say} say
 * @returns {Promise<string>}
 */
export async function ensureChromium(say) {
  const installed = findChromium();
  if (installed !== undefined) return installed;
  const apt = await usableApt();
  if (apt === undefined) {
    throw new Failure(
      'Browser tests need Chromium: install it, or give its path in CHROMIUM (apt cannot be used here to install it).',
    );
  }
  say('Installing Chromium (apt-get)');
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const [command = '', ...prefix] = apt;
    const { code, output } = await run(command, [...prefix, ...PATIENT, ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code !== 0) throw new Failure('Chromium could not be installed with apt; apt says why above.', output);
  }
  const fresh = findChromium();
  if (fresh === undefined) throw new Failure('apt installed Chromium, but there is no chromium command on the PATH.');
  return fresh;
}

/** The command that runs apt-get as root; undefined where this user may not. */
async function usableApt() {
  const apt = findOnPath(['apt-get'], process.env);
  if (apt === undefined) return undefined;
  if (process.getuid?.() === 0) return [apt];
  const sudo = findOnPath(['sudo'], process.env);
  if (sudo === undefined) return undefined;
  const { code } = await run(sudo, ['-n', 'true']);
  return code === 0 ? [sudo, '-n', '--preserve-env=DEBIAN_FRONTEND', apt] : undefined;
}

/**
 * @param {readonly string[]} names
 * @param {Environment} environment
 */
function findOnPath(names, environment) {
  const folders = [...(environment['PATH'] ?? '').split(path.delimiter), '/usr/bin'].filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
