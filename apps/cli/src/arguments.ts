import { parseArgs, type ParseArgsConfig } from 'node:util';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { CliError } from './errors.ts';

type OptionSpecs = NonNullable<ParseArgsConfig['options']>;
type Arguments<Specs extends OptionSpecs> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Specs; allowPositionals: true; strict: true }>
>;

/** Reads a command's flags; an unknown flag or a missing value is one sentence. */
export function readArguments<const Specs extends OptionSpecs>(
  args: readonly string[],
  options: Specs,
): Arguments<Specs> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const sentence = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? '') : String(error);
    throw new CliError(`${sentence}.`);
  }
}

/** A whole number given by a flag. */
export function wholeNumber(text: string | undefined, flag: string, fallback: number, least = 0): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new CliError(`--${flag} takes a whole number of at least ${least}, not "${text}".`);
  return value;
}

/** The text of a file a person named. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new CliError(`The file ${path} cannot be read.`);
  }
}

/** Refuses a file that could not be written later, before the work for it begins. */
export function mustBeWritable(path: string): void {
  try {
    closeSync(openSync(path, 'a'));
  } catch {
    throw new CliError(`The file ${path} cannot be written.`);
  }
}

/** Makes a folder a person named, where it is not there yet. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    throw new CliError(`The folder ${path} cannot be made.`);
  }
}
