// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** What a script tells a person when it cannot go on: one sentence, and the output of the tool that failed, if one did. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {string} [output]
   */
  constructor(sentence, output = '') {
    super(sentence);
    this.name = 'Failure';
    this.output = output.trim();
  }
}

/**
 * Runs a command to its end and promises its exit code and everything it printed, without showing it.
 * A command that cannot be started ends with code 127, and one that a signal ended with code 1.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, cwd = root, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    let output = '';
    /** @param {string} text */
    const keep = (text) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);

    // A person who stops the script stops its tools too.
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      child.kill(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    /** @param {number} code */
    const end = (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * The script that an installed package offers as a command, to be run by this Node.
 * @param {string} packageName
 * @param {string} [command]
 */
export function tool(packageName, command = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const manifest = /** @type {{ bin: string | Record<string, string> }} */ (
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  );
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (script === undefined) throw new Failure(`The package ${packageName} offers no command ${command}.`);
  return path.join(folder, script);
}

/**
 * Runs a tool of an installed package with this Node.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runTool(script, args, options) {
  return run(process.execPath, [script, ...args], options);
}

/**
 * Runs a script's body; a failure is shown as its sentence and becomes exit code 1.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.output !== '') console.error(error.output);
    console.error(error.message);
    process.exitCode = 1;
  }
}
