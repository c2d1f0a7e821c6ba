import { parseArgs } from 'node:util';
import { LANGUAGES, type Language, languageFor } from '@whistlestop/kernel';
import { CliError } from './errors.ts';

/** A command line without `--lang`, the language of the output, and the refusal of an unknown one. */
interface LanguageChoice {
  readonly language: Language;
  readonly args: readonly string[];
  readonly problem: CliError | undefined;
}

/** Removes `--lang` from a command line; without it WHISTLESTOP_LANG or the locale decides. */
export function takeLanguage(args: readonly string[], environment: NodeJS.ProcessEnv): LanguageChoice {
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true, options: { lang: { type: 'string' } } });
  const flags = tokens.flatMap((token) => (token.kind === 'option' && token.name === 'lang' ? [token] : []));
  const taken = new Set(
    flags.flatMap(({ index, inlineValue }) => (inlineValue === false ? [index, index + 1] : [index])),
  );
  const last = flags.at(-1);
  const wanted = last === undefined ? environment['WHISTLESTOP_LANG'] || undefined : (last.value ?? '');
  const language = languageFor(wanted, environment);
  return {
    language,
    args: args.filter((_, index) => !taken.has(index)),
    problem: wanted === undefined || wanted === language ? undefined : refusalOf(wanted),
  };
}

const refusalOf = (wanted: string): CliError =>
  wanted === ''
    ? new CliError('missing-value', ({ refusals }) => refusals.missingValue('--lang', LANGUAGES.join('|')))
    : new CliError('unknown-language', ({ refusals }) => refusals.unknownLanguage(wanted, LANGUAGES));
