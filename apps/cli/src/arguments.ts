import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { CliError } from './errors.ts';

/** A whole number given by a flag. */
export function wholeNumber(text: string | undefined, flag: string, fallback: number, least = 0): number {
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least)
    throw new CliError('bad-value', `--${flag} takes a whole number of at least ${least}, not "${text}".`);
  return value;
}

/** The text of a file a person named. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new CliError('not-readable', `The file ${path} cannot be read.`);
  }
}

/** Reads JSON a person gave, naming where it came from when it is broken. */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const why = error instanceof Error ? ` (${error.message.replaceAll(/\s+/g, ' ')})` : '';
    throw new CliError('not-json', `${source} is not JSON${why}.`);
  }
}

/** Refuses a file that could not be written later, before the work for it begins. */
export function mustBeWritable(path: string): void {
  try {
    closeSync(openSync(path, 'a'));
  } catch {
    throw new CliError('not-writable', `The file ${path} cannot be written.`);
  }
}

/** Makes a folder a person named, where it is not there yet. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    throw new CliError('not-writable', `The folder ${path} cannot be made.`);
  }
}
