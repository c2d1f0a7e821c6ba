// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, root, runNpm } from './run.mjs';

/** The major version of Node in which the container runs the club. */
export function containerNode(text = readFileSync(path.join(root, 'Dockerfile'), 'utf8')) {
  const versions = new Set([...text.matchAll(/^FROM node:(\d+)\b/gm)].map(([, version]) => Number(version)));
  const [version] = versions;
  if (version === undefined || versions.size > 1) throw new Failure('The Dockerfile does not say which Node it runs.');
  return version;
}

/**
 * Installs a Node of this major version from the registry into a folder; resolves with the path of its program.
 * @param {number} version
 * @param {string} folder
 */
export async function fetchNode(version, folder) {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform === 'darwin' && arch === 'arm64' ? 'bin-darwin' : platform;
  const name = `node-${system}-${arch}`;
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(['install', '--prefix', folder, ...flags, `${name}@${version}`]);
  if (code !== 0) throw new Failure(`Node ${version} could not be fetched; npm says why above.`, output);
  return path.join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}
