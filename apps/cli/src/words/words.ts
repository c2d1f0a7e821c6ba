import type { Language } from '@whistlestop/kernel';

/** Flags and what each is for: one that wants a value after it names the value first, a switch stands alone. */
export type Flags = Readonly<Record<string, string | readonly [takes: string, about: string]>>;

/** A command on its help page: the words after its name, what it does, its flags. */
export interface Help<F extends Flags = Flags> {
  readonly takes: string;
  readonly about: string;
  readonly flags: F;
}

/** The page of a command with these flags that take a value, and with these switches. */
type Page<Text extends string, Switch extends string = never> = Help<
  Readonly<Record<Text, readonly [takes: string, about: string]> & Record<Switch, string>>
>;

/** What the workshop itself says; everything about a game is said by the game's texts. */
export interface CliWords {
  readonly language: Language;
  /** A number with so many digits after the point. */
  readonly number: (value: number, digits: number) => string;
  readonly help: {
    readonly title: string;
    end(games: string): string;
    readonly flags: string;
    readonly play: Page<'seats' | 'options' | 'seed' | 'save'>;
    readonly simulate: Page<'games' | 'seed' | 'options' | 'bots', 'json'>;
    readonly arena: Page<
      'bots' | 'games' | 'seed' | 'budget' | 'options' | 'sprt' | 'records' | 'resume' | 'workers',
      'ladder' | 'json'
    >;
    readonly scenario: Page<never, 'json'>;
    readonly replay: Page<'to' | 'as', 'json'>;
    readonly verify: Page<never>;
    readonly bench: Page<'seconds', 'json'>;
    readonly admin: Page<never>;
    readonly serve: Page<never>;
  };
  readonly refusals: Refusals;
  readonly progress: {
    readonly games: string;
    rounds(game: string): string;
    readonly measured: string;
    left(seconds: number): string;
  };
  readonly simulate: {
    played(game: string, games: number, decisions: number): string;
    pace(games: number, decisions: number): string;
  };
  readonly arena: {
    written(file: string): string;
    interrupted(done: number, total: number, resume: string | undefined): string;
    score(first: string, second: string, share: string, games: number): string;
    seats(first: string, second: string): string;
    difference(elo: string, low: string, high: string, superiority: string): string;
    thinking(bots: readonly { readonly mean: string; readonly slowest: string }[]): string;
    readonly verdicts: Readonly<Record<'elo0' | 'elo1', string>>;
  };
  readonly bench: {
    readonly kernel: string;
    more(game: string): string;
    bots(game: string): string;
    /** What was measured, and its unit, as the figures name them. */
    figure(what: string): string;
  };
  readonly scenario: {
    readonly status: Readonly<Record<'passed' | 'failed' | 'invalid', string>>;
    readonly file: string;
    readonly start: string;
    readonly end: string;
    step(number: number): string;
  };
  readonly record: {
    otherRules(rules: number, now: number): string;
    verified(path: string, draws: number): string;
  };
  readonly terminal: TerminalWords;
}

/** Why a command is refused, in one sentence each. */
interface Refusals {
  unknownCommand(name: string): string;
  unknownLanguage(name: string, known: readonly string[]): string;
  unknownFlag(flag: string, command: string): string;
  unexpectedValue(flag: string, value: string): string;
  missingValue(flag: string, value: string): string;
  unexpectedWord(word: string, usage: string): string;
  wholeNumber(flag: string, least: number, text: string): string;
  notReadable(path: string): string;
  fileNotWritable(path: string): string;
  folderNotMade(path: string): string;
  notJson(source: string, why: string): string;
  missingGame(games: string): string;
  unknownGame(name: string, games: string): string;
  missingFile: string;
  badOptions(source: string, why: string): string;
  missingRecord: string;
  missingScenario: string;
  unknownBot(flag: string, game: string, name: string, known: string): string;
  missingBots(game: string, known: string): string;
  botsForSeats(seats: number, given: number): string;
  seats(seats: number, given: number): string;
  noSeat(name: string, seats: string): string;
  entries(entries: number, wanted: number): string;
  seconds(most: number, text: string): string;
  budget(text: string): string;
  sprt(text: string): string;
  notOnLadder(flag: string): string;
  notAContest(path: string, why: string): string;
  otherContest(path: string): string;
}

/** What is said while a game is played in the terminal. */
export interface TerminalWords {
  /** The keys, one to a line: `r` where sealed choices can be changed, `p` where partners make plans. */
  keys(game: { readonly sealed: boolean; readonly plans: boolean }): readonly string[];
  notUnderstood(choices: number): string;
  /** A ruling, in brackets after the sentence that rests on it. */
  ruling(number: number): string;
  nothingToUndo: string;
  undoHere: string;
  noCards: string;
  noSuchCard(wanted: string): string;
  /** Somebody may choose although the game does not wait for them. */
  mayStillChoose(names: readonly string[]): string;
  nobodyMayChoose: string;
  choose(name: string): string;
  goOn: string;
  leaveAsItIs: string;
  passTo(name: string): string;
  planHere: string;
  noPlanNow: string;
  /** Enter keeps the answer that stands. */
  keep(answer: string): string;
  won(name: string): string;
  shared(shares: readonly { readonly name: string; readonly percent: number }[]): string;
  saved(path: string): string;
}

/** Numbers as a language writes them, without grouping. */
export const numbersIn =
  (language: Language) =>
  (value: number, digits: number): string =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });

/** Who has which part of a shared win. */
export const percents = (shares: readonly { readonly name: string; readonly percent: number }[]): string =>
  shares.map(({ name, percent }) => `${name} ${percent} %`).join(', ');
