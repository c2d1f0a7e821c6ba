import type { BenchSpec, Figure } from './bench/index.ts';
import type { GameBots } from './bots/levels.ts';
import type { GameKind } from './game.ts';
import { type GameTexts, type GuideSection, inEachLanguage, type Language, type RulingText } from './texts.ts';

/** The words of an option: its question, its answers by value, and what each adds to a variant's name. */
export interface OptionWords<Value extends string = string> {
  readonly asked: string;
  readonly answers: Readonly<Record<Value, string>>;
  /** What is not named here adds nothing. */
  readonly variant: Readonly<Partial<Record<Value, string>>>;
}

type NameIn<Options> = Options extends unknown ? keyof Options & string : never;
type ValueIn<Options, Name extends string> = Options extends unknown
  ? Name extends keyof Options
    ? Exclude<Options[Name], undefined>
    : never
  : never;

/** Words for every option except those in `Elsewhere`; one that is neither a boolean nor a few names must stand there. */
export type WordsOfOptions<Options, Elsewhere extends NameIn<Options> = never> = {
  readonly [Name in Exclude<NameIn<Options>, Elsewhere>]: ValueIn<Options, Name> extends string | boolean
    ? OptionWords<`${ValueIn<Options, Name>}`>
    : never;
};

/** What people read of a game before the game itself is loaded, in one language. */
export interface PackWords<OwnOptions = Readonly<Record<string, OptionWords>>> {
  readonly name: string;
  readonly about: string;
  /** What happens at one click. */
  readonly playNowAbout: string;
  /** The way to the set-up form. */
  readonly choose: string;
  /** Seats by their names in notation. */
  readonly seats: Readonly<Record<string, string>>;
  readonly turn: (turn: number) => string;
  readonly tally: (tally: readonly number[]) => string;
  /** The options that need no code in the set-up form. */
  readonly options: OwnOptions;
  /** What all other options change, in a few words. */
  readonly variant: (options: unknown) => readonly string[];
}

/** A published ruling by its number. */
export interface Ruling extends RulingText {
  readonly number: number;
}

/** Rulings under one heading. */
export interface RulingsChapter {
  readonly id: string;
  readonly title: string;
  readonly rulings: readonly Ruling[];
}

/** A shape of the small picture beside a game's name, 160 by 120 units large; the page has the inks and the signs. */
export type VignetteShape = {
  readonly ink: 'red' | 'deepRed' | 'blue' | 'deepBlue' | 'card' | 'ring' | 'mark' | 'ink' | 'stroke' | 'crook';
  readonly transform?: string;
} & (
  | { readonly path: string }
  | { readonly circle: readonly [x: number, y: number, radius: number] }
  | { readonly rect: readonly [x: number, y: number, width: number, height: number, corner: number] }
  | { readonly sign: 'star' | 'bars' }
);

/** A level of a game's bots as people choose it; its table is read before any bot is loaded. */
export interface BotLevel {
  readonly id: string;
  readonly name: InLanguages<string>;
}

/** What `whistlestop bench` measures of a game. */
export interface PackBench {
  /** The options of the match it plays. */
  readonly options: unknown;
  /** What else the game measures of itself. */
  readonly more?: () => Promise<(spec: BenchSpec) => Figure[]>;
}

/** By language. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

/**
 * A whole game behind one object: words for lists, and loaders of everything else. `Table` is the type that draws its
 * board.
 */
export interface GamePack<Table = unknown> {
  readonly id: string;
  readonly words: InLanguages<PackWords>;
  readonly vignette: readonly VignetteShape[];
  /** Weakest first. */
  readonly levels: readonly BotLevel[];
  /** The default level. */
  readonly usualLevel: string;
  readonly rules: () => Promise<GameKind>;
  readonly bots: () => Promise<GameBots>;
  readonly texts: InLanguages<() => Promise<GameTexts>>;
  readonly guide: InLanguages<() => Promise<readonly GuideSection[]>>;
  readonly rulings: InLanguages<() => Promise<readonly RulingsChapter[]>>;
  readonly table: () => Promise<Table>;
  readonly bench: PackBench;
}

/** What a game's texts say about its rulings: each by its number, and headings over runs of them. */
interface PrintedRulings {
  readonly rulings: Readonly<Record<number, RulingText>>;
  readonly rulingSections: readonly {
    readonly id: string;
    readonly title: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/** The rulings of a game under their headings, from its texts in each language. */
export const rulingsOf = (
  texts: InLanguages<() => Promise<PrintedRulings>>,
): InLanguages<() => Promise<readonly RulingsChapter[]>> =>
  inEachLanguage((language) => async () => chaptersOf(await texts[language]()));

const chaptersOf = ({ rulings, rulingSections }: PrintedRulings): readonly RulingsChapter[] =>
  rulingSections.map(({ id, title, from, to }) => ({
    id,
    title,
    rulings: Object.entries(rulings)
      .map(([number, ruling]) => ({ number: Number(number), ...ruling }))
      .filter(({ number }) => number >= from && number <= to),
  }));

/** The texts of a match with these options. */
export async function textsOf(pack: GamePack, language: Language, options: unknown): Promise<GameTexts> {
  const texts = await pack.texts[language]();
  return texts.forOptions?.(options) ?? texts;
}

/** The key of a game by its usual rules. */
export const USUAL_VARIANT = 'standard';

/**
 * The key of a variant, for ratings. Defaults are left out, so a new option with a default changes no key. Undefined
 * for options the game does not know.
 */
export function variantKey({ options: schema, cosmetic = [] }: GameKind, options: unknown): string | undefined {
  const read = schema.safeParse(options);
  if (!read.success) return undefined;
  const chosen = Object.entries(read.data as object).filter(([name]) => !cosmetic.includes(name));
  const parsed = canonical(schema.parse(Object.fromEntries(chosen)));
  let needed = chosen;
  for (const entry of chosen.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const fewer = needed.filter((other) => other !== entry);
    const { success, data } = schema.safeParse(Object.fromEntries(fewer));
    if (success && canonical(data) === parsed) needed = fewer;
  }
  return needed.length === 0 ? USUAL_VARIANT : canonical(Object.fromEntries(needed));
}

/** One of the options a match was opened with, by its name; undefined where it was not given. */
export const optionIn = (options: unknown, name: string): unknown =>
  typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined;

/** What these options change, in a few words; empty for the usual rules. */
export const variantWords = ({ options: plain, variant }: PackWords, options: unknown): readonly string[] => [
  ...Object.entries(plain).flatMap(([name, words]) => words.variant[String(optionIn(options, name))] ?? []),
  ...variant(options),
];

/** JSON with the keys of every object in order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'null';
