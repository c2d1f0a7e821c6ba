import { parseArgs } from 'node:util';
import { CliError } from './errors.ts';
import type { Words } from './words/index.ts';
import type { Flags, Help } from './words/words.ts';

/** What was given for each flag: the text after it, or whether a switch is on. */
type Values<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends string ? boolean : string | undefined;
};

/** A command of the workshop. */
export interface Command {
  /** What is typed, in one line. */
  usage(words: Words): string;
  about(words: Words): string;
  run(args: readonly string[], words: Words): void | Promise<void>;
}

/** Everything a command promises about its command line. */
interface CommandSpec<F extends Flags> {
  readonly name: string;
  /** Its help page, which says what flags there are. */
  readonly help: (words: Words) => Help<F>;
  /** The most words that may follow the name. */
  readonly most: (values: Values<F>) => number;
  readonly run: (values: Values<F>, given: readonly string[], words: Words) => void | Promise<void>;
}

/** A command that reads its whole command line before it does anything: what it does not know it refuses. */
export function defineCommand<F extends Flags>({ name, help, most, run }: CommandSpec<F>): Command {
  const usage = (words: Words): string => {
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
      const { given, found } = readLine(name, flags, args);
      if (given.has('help')) {
        console.log(helpOf(usage(words), about, flags));
        return;
      }
      // The values follow the flags one by one: text for those that take some, else whether the flag is there.
      const values = Object.fromEntries(
        Object.entries<Flags[string]>(flags).map(([flag, sense]) => [
          flag,
          typeof sense === 'string' ? given.has(flag) : given.get(flag),
        ]),
      ) as Values<F>;
      const extra = found[most(values)];
      if (extra !== undefined)
        throw new CliError('unexpected-word', (told) => told.refusals.unexpectedWord(extra, usage(told)));
      return run(values, found, words);
    },
  };
}

/** The flags and words of a command line; a flag that is not known or lacks its value is refused. */
function readLine(
  name: string,
  flags: Flags,
  args: readonly string[],
): { readonly given: ReadonlyMap<string, string>; readonly found: readonly string[] } {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(
        Object.entries(flags).map(([flag, sense]) => [
          flag,
          { type: typeof sense === 'string' ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
    },
  });
  const given = new Map<string, string>();
  const found: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') found.push(token.value);
    if (token.kind !== 'option') continue;
    const { rawName, value, inlineValue } = token;
    const sense = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (sense === undefined && token.name !== 'help')
      throw new CliError('unknown-flag', ({ refusals }) => refusals.unknownFlag(rawName, name));
    const takes = typeof sense === 'object' ? sense[0] : undefined;
    if (takes === undefined && value !== undefined)
      throw new CliError('unexpected-value', ({ refusals }) => refusals.unexpectedValue(rawName, value));
    if (takes !== undefined && (value === undefined || (!inlineValue && value.startsWith('--'))))
      throw new CliError('missing-value', ({ refusals }) => refusals.missingValue(rawName, takes));
    given.set(token.name, value ?? '');
  }
  return { given, found };
}

function helpOf(usage: string, about: string, flags: Flags): string {
  const rows = Object.entries(flags).map(([flag, sense]) =>
    typeof sense === 'string' ? ([`--${flag}`, sense] as const) : ([`--${flag} ${sense[0]}`, sense[1]] as const),
  );
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`);
  const sentence = `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
  return [`whistlestop ${usage}`, '', sentence, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n');
}
