/**
 * A codebook gives every action (or chance outcome) of a game one small integer and one canonical text that parses
 * back. Each verb owns a block of integers: one for every combination of its arguments.
 */

/** The names an argument can take, in the order of their numbers. An empty name leaves the word out. */
export type Domain = readonly string[];

export interface VerbSpec {
  /** The word in the text; several verbs may share one as long as their full texts differ. Empty: arguments only. */
  readonly word: string;
  readonly args: readonly Domain[];
}

/** One verb's block of integers. */
export class Verb {
  readonly name: string;
  readonly base: number;
  readonly count: number;
  readonly #sizes: readonly number[];

  constructor(name: string, base: number, sizes: readonly number[]) {
    this.name = name;
    this.base = base;
    this.#sizes = sizes;
    this.count = sizes.reduce((product, size) => product * size, 1);
  }

  /** The code of this verb with the given argument numbers. */
  of(a = 0, b = 0, c = 0): number {
    const sizes = this.#sizes;
    let index = a;
    if (sizes.length > 1) index = index * (sizes[1] as number) + b;
    if (sizes.length > 2) index = index * (sizes[2] as number) + c;
    return this.base + index;
  }

  /** Whether a code belongs to this verb. */
  has(code: number): boolean {
    return code >= this.base && code < this.base + this.count;
  }

  /** The number of the verb's `position`-th argument inside `code`. */
  arg(code: number, position = 0): number {
    const sizes = this.#sizes;
    let index = code - this.base;
    for (let i = sizes.length - 1; i > position; i--) index = Math.floor(index / (sizes[i] as number));
    return index % (sizes[position] ?? 1);
  }
}

export interface Codebook {
  readonly size: number;
  readonly verbs: Readonly<Record<string, Verb>>;
  /** The verb a code belongs to. */
  verb(code: number): Verb | undefined;
  /** The canonical text; undefined for an integer outside the book. */
  format(code: number): string | undefined;
  /** The code of a canonical text; undefined when no code reads so. */
  parse(text: string): number | undefined;
}

/** Numbers the verbs in the order given; at most three arguments each, at most 32,767 codes. */
export function defineCodebook<const Spec extends Record<string, VerbSpec>>(
  spec: Spec,
): Codebook & { readonly verbs: { readonly [K in keyof Spec]: Verb } } {
  const verbs: Record<string, Verb> = {};
  const texts: string[] = [];
  const owners: Verb[] = [];
  const codes = new Map<string, number>();
  for (const [name, { word, args }] of Object.entries(spec)) {
    if (args.length > 3) throw new RangeError(`Verb ${name} has more than three arguments`);
    const verb = new Verb(
      name,
      texts.length,
      args.map((domain) => domain.length),
    );
    verbs[name] = verb;
    for (const words of combinations(args)) {
      const text = [word, ...words].filter((part) => part !== '').join(' ');
      if (codes.has(text)) throw new RangeError(`Two codes would read "${text}"`);
      codes.set(text, texts.length);
      texts.push(text);
      owners.push(verb);
    }
  }
  if (texts.length > 0x7fff) throw new RangeError(`${texts.length} codes do not fit an Int16Array`);
  return {
    size: texts.length,
    verbs: verbs as { [K in keyof Spec]: Verb },
    verb: (code) => owners[code],
    format: (code) => texts[code],
    parse: (text) => codes.get(text.trim().replace(/\s+/g, ' ')),
  };
}

function combinations(domains: readonly Domain[]): string[][] {
  return domains.reduce<string[][]>(
    (rows, domain) => rows.flatMap((row) => domain.map((name) => [...row, name])),
    [[]],
  );
}
