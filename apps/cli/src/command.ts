import { parseArgs } from 'node:util';
import { CliError } from './errors.ts';

/** A flag: what stands after it (a switch stands alone), and what it is for. */
interface Flag {
  readonly takes?: string;
  readonly about: string;
}

type Flags = Readonly<Record<string, Flag>>;

/** What was given for each flag: the text after it, or whether a switch is on. */
type Values<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends { readonly takes: string } ? string | undefined : boolean;
};

/** A command of the workshop. */
export interface Command {
  /** What is typed, in one line. */
  readonly usage: string;
  readonly about: string;
  run(args: readonly string[]): void | Promise<void>;
}

/** Everything a command promises about its command line. */
interface CommandSpec<F extends Flags> {
  readonly name: string;
  /** The words after the name as `usage` shows them, and the most of them that there can be. */
  readonly words: { readonly shown: string; most(values: Values<F>): number };
  readonly about: string;
  readonly flags: F;
  run(values: Values<F>, words: readonly string[]): void | Promise<void>;
}

/** A command that reads its whole command line before it does anything: what it does not know it refuses. */
export function defineCommand<const F extends Flags>(spec: CommandSpec<F>): Command {
  const { name, words, about, flags } = spec;
  const usage = [name, words.shown, Object.keys(flags).length === 0 ? '' : '[flags]']
    .filter((part) => part !== '')
    .join(' ');
  return {
    usage,
    about,
    run(args) {
      const { given, found } = readLine(name, flags, args);
      if (given.has('help')) {
        console.log(helpOf(usage, about, flags));
        return;
      }
      // The values follow the flags one by one: text for those that take some, else whether the flag is there.
      const values = Object.fromEntries(
        Object.entries(flags).map(([flag, { takes }]) => [
          flag,
          takes === undefined ? given.has(flag) : given.get(flag),
        ]),
      ) as Values<F>;
      const extra = found[words.most(values)];
      if (extra !== undefined)
        throw new CliError('unexpected-word', `There is one word too many, "${extra}": whistlestop ${usage}.`);
      return spec.run(values, found);
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
        Object.entries(flags).map(([flag, { takes }]) => [
          flag,
          { type: takes === undefined ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
    },
  });
  const given = new Map<string, string>();
  const found: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') found.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (flag === undefined && token.name !== 'help')
      throw new CliError(
        'unknown-flag',
        `There is no flag ${token.rawName}; whistlestop ${name} --help lists those there are.`,
      );
    if (flag?.takes === undefined && token.value !== undefined)
      throw new CliError('unexpected-value', `${token.rawName} stands alone, without "${token.value}".`);
    if (
      flag?.takes !== undefined &&
      (token.value === undefined || (!token.inlineValue && token.value.startsWith('--')))
    )
      throw new CliError('missing-value', `${token.rawName} wants ${flag.takes} after it.`);
    given.set(token.name, token.value ?? '');
  }
  return { given, found };
}

function helpOf(usage: string, about: string, flags: Flags): string {
  const rows = Object.entries(flags).map(
    ([flag, { takes, about: sense }]) => [takes === undefined ? `--${flag}` : `--${flag} ${takes}`, sense] as const,
  );
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  const lines = rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`);
  const sentence = `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;
  return [`whistlestop ${usage}`, '', sentence, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n');
}
