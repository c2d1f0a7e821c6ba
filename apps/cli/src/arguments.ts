import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { CliError } from './errors.ts';
import type { CliWords } from './words/index.ts';

/** A whole number given by a flag. */
export function wholeNumber(text: string | undefined, flag: string, fallback: number, least = 0): number {
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least)
    throw new CliError('bad-value', ({ refusals }) => refusals.wholeNumber(flag, least, text));
  return value;
}

/** The text of a file a person named. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new CliError('not-readable', ({ refusals }) => refusals.notReadable(path));
  }
}

/** Reads JSON a person gave, naming where it came from when it is broken. */
export function parseJson(text: string, source: string | ((words: CliWords) => string)): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    throw new CliError('not-json', (words) =>
      words.refusals.notJson(typeof source === 'string' ? source : source(words), why),
    );
  }
}

/** Refuses a file that could not be written later, before the work for it begins. */
export function mustBeWritable(path: string): void {
  try {
    closeSync(openSync(path, 'a'));
  } catch {
    throw new CliError('not-writable', ({ refusals }) => refusals.fileNotWritable(path));
  }
}

/** Makes a folder a person named, where it is not there yet. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    throw new CliError('not-writable', ({ refusals }) => refusals.folderNotMade(path));
  }
}
