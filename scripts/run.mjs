// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** An error for the person who runs a script: one sentence, and the output of the tool that failed, if any. */
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

/** How long the pipes of an ended command may stay open: a process it left running may have them. */
const PIPES_LINGER = 2000;

/**
 * Runs a command without showing its output; resolves with exit code and output.
 * Processes it leaves running are killed, and so is the command itself after `minutes`.
 * Exit code 127: it could not be started; 124: it took too long; 1: a signal ended it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, show?: boolean, minutes?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, cwd = root, show = false, minutes = 30 } = {}) {
  return new Promise((resolve) => {
    // A process group of its own, to kill it with everything it started; a shown command stays in the terminal's group.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      detached: !show,
    });
    let output = '';
    /** @param {string} text */
    const keep = (text) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);

    /** @param {NodeJS.Signals} signal */
    const endAll = (signal) => {
      if (child.pid === undefined) return;
      try {
        process.kill(show ? child.pid : -child.pid, signal);
      } catch {
        // It has already exited.
      }
    };
    // A person who stops the script stops its tools too.
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      endAll(signal);
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    let timedOut = false;
    const timeout = setTimeout(() => {
      timedOut = true;
      output += `\n${command} was ended after ${minutes} minutes.`;
      endAll('SIGKILL');
    }, minutes * 60_000);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(timeout);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code: timedOut ? 124 : code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('exit', (code) => {
      if (!show) endAll('SIGKILL');
      setTimeout(() => end(code ?? 1), PIPES_LINGER).unref();
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
 * Runs npm, the one that runs this script if there is one.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const caller = process.env['npm_execpath'] ?? '';
  return caller.endsWith('npm-cli.js') ? runTool(caller, args, options) : run('npm', args, options);
}

/**
 * Runs a script's body; a failure is shown as its sentence and becomes exit code 1.
 * @param {() => void | Promise<void>} body
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
