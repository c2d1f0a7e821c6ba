import { parseArgs } from 'node:util';
import { CliError } from './errors.ts';
import type { CliWords } from './words/index.ts';
import type { Flags, Help } from './words/words.ts';

/** What was given for each flag: the text after it, or whether a switch is on. */
type Values<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends string ? boolean : string | undefined;
};

/** A command of the workshop. */
export interface Command {
  /** The command line, for the help. */
  usage(words: CliWords): string;
  about(words: CliWords): string;
  run(args: readonly string[], words: CliWords): void | Promise<void>;
}

/** The definition of a command: its flags, its words and what it does. */
interface CommandSpec<F extends Flags> {
  readonly name: string;
  /** Its help page, which defines the flags. */
  readonly help: (words: CliWords) => Help<F>;
  /** The limit of words after the name. */
  readonly most: (values: Values<F>) => number;
  readonly run: (values: Values<F>, given: readonly string[], words: CliWords) => void | Promise<void>;
}

/** Makes a command that parses its whole command line first and refuses what it does not know. */
export function defineCommand<F extends Flags>({ name, help, most, run }: CommandSpec<F>): Command {
  const usage = (words: CliWords): string => {
    const { takes, flags } = help(words);
    return [name, takes, Object.keys(flags).length === 0 ? '' : words.help.flags]
      .filter((part) => part !== '')
      .join(' ');
  };
  return {
    usage,
    about: (words) => help(words).about,
    run(args, words) {
      const { about, flags } = help(words);
      const { given, positionals } = parseCommandLine(name, flags, args);
      if (given.has('help')) {
        console.log(helpOf(usage(words), about, flags));
        return;
      }
      // Text for a flag with a value, else whether the flag is there.
      const values = Object.fromEntries(
        Object.entries<Flags[string]>(flags).map(([flag, flagHelp]) => [
          flag,
          typeof flagHelp === 'string' ? given.has(flag) : given.get(flag),
        ]),
      ) as Values<F>;
      const extra = positionals[most(values)];
      if (extra !== undefined)
        throw new CliError('unexpected-word', (inLanguage) =>
          inLanguage.refusals.unexpectedWord(extra, usage(inLanguage)),
        );
      return run(values, positionals, words);
    },
  };
}

/** Parses the flags and words of a command line; refuses an unknown flag and a missing value. */
function parseCommandLine(
  name: string,
  flags: Flags,
  args: readonly string[],
): { readonly given: ReadonlyMap<string, string>; readonly positionals: readonly string[] } {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(
        Object.entries(flags).map(([flag, flagHelp]) => [
          flag,
          { type: typeof flagHelp === 'string' ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
    },
  });
  const given = new Map<string, string>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { rawName, value, inlineValue } = token;
    const flagHelp = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (flagHelp === undefined && token.name !== 'help')
      throw new CliError('unknown-flag', ({ refusals }) => refusals.unknownFlag(rawName, name));
    const takes = typeof flagHelp === 'object' ? flagHelp[0] : undefined;
    if (takes === undefined && value !== undefined)
      throw new CliError('unexpected-value', ({ refusals }) => refusals.unexpectedValue(rawName, value));
    if (takes !== undefined && (value === undefined || (!inlineValue && value.startsWith('--'))))
      throw new CliError('missing-value', ({ refusals }) => refusals.missingValue(rawName, takes));
    given.set(token.name, value ?? '');
  }
  return { given, positionals };
}

function helpOf(usage: string, about: string, flags: Flags): string {
  const rows = Object.entries(flags).map(([flag, flagHelp]) =>
    typeof flagHelp === 'string'
      ? ([`--${flag}`, flagHelp] as const)
      : ([`--${flag} ${flagHelp[0]}`, flagHelp[1]] as const),
  );
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`);
  const sentence = `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
  return [`whistlestop ${usage}`, '', sentence, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n');
}
