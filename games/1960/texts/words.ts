import type {
  GameTexts,
  GuideBlock,
  PackWords,
  RulingSection,
  RulingText,
  Seat,
  SentenceOfEvent,
  WordsOfOptions,
} from '@whistlestop/kernel';
import type { CardText, CardTexts } from '../cards/cards.ts';
import type { StateCode } from '../rules/states.ts';
import type { events } from '../rules/events.ts';
import type { Question } from '../rules/frames.ts';
import type { Options } from '../rules/options.ts';
import type { ReasonCode } from '../rules/reasons.ts';
import type { Section } from '../rules/sections.ts';

/** A sentence for every kind of event. */
export type EventSentences = SentenceOfEvent<typeof events>;

/** A sentence for every reason; the parameters are those `because` was given. */
export type ReasonSentences = Readonly<Record<ReasonCode, (params: Readonly<Record<string, number>>) => string>>;

/** What a prompt can speak of. */
interface Asked {
  readonly seat: Seat;
  /** The title of the card the question comes from; empty when it comes from none. */
  readonly card: string;
  /** How many cubes, CP or cards the question is still about. */
  readonly left: number;
  /** How many cubes each answer places. */
  readonly cubes: number;
  /** The state the question is about. */
  readonly state: number;
  /** The travel region a campaigning candidate has reached. */
  readonly region: number;
  /** Whether the campaigning candidate travels at no cost. */
  readonly freeTravel: boolean;
  /** The issue that was won last in the Debates. */
  readonly issue: number;
}

interface PromptWords {
  readonly questions: Readonly<Record<Question, (asked: Asked) => string>>;
  readonly chance: string;
  readonly waitFor: (seat: Seat) => string;
  readonly over: (winner: Seat, kennedy: number, nixon: number) => string;
}

/** What a button says. Numbers are those of the tables in data/. */
interface ActionWords {
  first(seat: Seat): string;
  play(card: number, use: number, cp: number, preempted: boolean, cost: number): string;
  playCandidate(use: number, cp: number): string;
  support(state: number): string;
  check(state: number, checks: number): string;
  travel(region: number): string;
  stay(state: number): string;
  trigger: string;
  pass: string;
  add(state: number): string;
  remove(state: number): string;
  issue(issue: number): string;
  media(region: number): string;
  unmedia(region: number): string;
  endorse(region: number): string;
  take(card: number): string;
  drop(card: number): string;
  act(use: number): string;
  orderIssues(first: number, second: number, third: number): string;
  award(endorsement: boolean): string;
  swap(upper: number, lower: number): string;
  keep: string;
  aside(card: number): string;
  debate(card: number): string;
  side(seat: Seat): string;
  orderPlacing(seat: Seat): string;
  resolve(card: number): string;
  /** A strategy card: its checks, its state and the cubes there. */
  resolveStrategy(card: number, checks: number, state: number, cubes: number): string;
  yes: string;
  no: string;
  done: string;
}

/** The lines of the text table. */
interface TableWords {
  head(turn: number, phase: number, activity: number, first: Seat): string;
  candidate(seat: Seat, state: number, momentum: number, rest: number, exhausted: boolean, hand: number): string;
  bag(kennedy: number, nixon: number): string;
  hiddenBag: string;
  track(issues: readonly string[]): string;
  onIssue(issue: number, cubes: number): string;
  /** The states with cubes, then those without, gathered by whose edge they have. */
  region(
    region: number,
    media: number,
    endorsements: number,
    states: readonly string[],
    free: readonly string[],
  ): string;
  stateCubes(state: number, cubes: number): string;
  free(edge: Seat, states: readonly number[]): string;
  race(kennedy: number, nixon: number, undecided: number): string;
  /** The cards and totals on both sides of an issue in the Debates. */
  debate(issue: number, sides: readonly { readonly cards: readonly string[]; readonly total: number }[]): string;
  onTable(card: number): string;
  inPlay(card: number): string;
  hand(cards: number): string;
  /** A card as it is printed: its numbers and signs, and what it does. */
  print(card: number): string;
  stack(cards: readonly string[]): string;
  /** Cards of a side that lie open or have been seen. */
  seen(seat: Seat, cards: readonly string[]): string;
  discard(cards: readonly string[]): string;
}

/** What the piles are called that somebody may read. */
interface PileWords {
  readonly hand: string;
  readonly stack: string;
  readonly candidates: string;
  readonly onTable: string;
  readonly lasting: string;
  readonly debate: string;
  /** Cards of a side that lie open or have been seen. */
  seen(seat: Seat): string;
  readonly discard: string;
  readonly removed: string;
}

/** Everything a language has to say about 1960. */
export interface Words {
  readonly title: string;
  readonly seat: (seat: Seat) => string;
  readonly cardTitle: (card: number) => string;
  readonly prompts: PromptWords;
  readonly actions: ActionWords;
  readonly events: EventSentences;
  readonly reasons: ReasonSentences;
  readonly board: TableWords;
  readonly piles: PileWords;
  /** A candidate card as it is printed. */
  readonly candidateCard: (seat: Seat) => CardText;
}

/** The headings of the guide to the rules; every language has the same sections. */
export type GuideHeadings = Readonly<Record<Section, string>>;

/** What stands under the headings of the guide. */
export type Guide = Readonly<Record<Section, readonly GuideBlock[]>>;

/** The texts of 1960: the kernel's, with cards, rulings and the headings of the guide to read. */
export interface NineteenSixtyTexts extends GameTexts {
  readonly states: Readonly<Record<StateCode, string>>;
  readonly cards: CardTexts;
  readonly rulings: Readonly<Record<number, RulingText>>;
  readonly rulingSections: readonly RulingSection[];
  readonly guideHeadings: GuideHeadings;
}

/** Words for every option of this game that its form does not ask itself. */
export type OwnPackWords = PackWords<WordsOfOptions<Options, 'handicap'>>;
