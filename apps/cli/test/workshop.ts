import { execFile } from 'node:child_process';
import path from 'node:path';

export const bin = path.resolve(import.meta.dirname, '../bin/whistlestop.js');

/** What a command printed, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the built `whistlestop` as a person would, with lines typed at its prompts. */
export function whistlestop(args: readonly string[], typed = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [bin, ...args], { maxBuffer: 1 << 28 }, (error, out, err) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, out, err });
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(typed);
  });
}
