import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const bin = path.resolve(import.meta.dirname, '../bin/whistlestop.js');

/** What a command printed, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the built `whistlestop` as a person would, with lines typed at its prompts and variables of their own. */
export function whistlestop(
  args: readonly string[],
  typed = '',
  variables: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [bin, ...args],
      { maxBuffer: 1 << 28, env: { ...process.env, ...variables } },
      (error, out, err) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, out, err });
      },
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(typed);
  });
}

/** Runs the built `whistlestop` interactively: at each prompt, `answer` gets the new output and returns a line, or ends the input. */
export async function converse(
  args: readonly string[],
  answer: (output: string) => string | undefined,
): Promise<Pick<Ran, 'code' | 'out'>> {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => undefined);
  let out = '';
  let answered = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (!/[>⏎] $/.test(out)) return;
    const line = answer(out.slice(answered));
    answered = out.length;
    if (line === undefined) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, out };
}
