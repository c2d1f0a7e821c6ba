import type {
  GameTexts,
  GuideBlock,
  PackWords,
  RulingSection,
  RulingText,
  SentenceOfEvent,
  WordsOfOptions,
} from '@whistlestop/kernel';
import type { CardTexts } from '../cards/cards.ts';
import type { StateCode } from '../cards/state-cards.ts';
import type { events } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import type { Plan } from '../rules/plan.ts';
import type { ReasonCode } from '../rules/reasons.ts';
import type { Section } from '../rules/sections.ts';

/** A sentence for every kind of event. */
export type EventSentences = SentenceOfEvent<typeof events>;

/** A sentence for every reason; the parameters are those `because` was given. */
export type ReasonSentences = Readonly<Record<ReasonCode, (params: Readonly<Record<string, number>>) => string>>;

/** What a prompt is about. Lists are names that are ready to be joined. */
interface PromptWords {
  /** `thousands` of popular votes are 0 where the game does not count them. */
  commit(round: number, states: readonly string[], votes: number, thousands: number): string;
  mayDouble: string;
  leads: string;
  waitsForLeader: string;
  mayRevise: string;
  answer(doublers: readonly number[]): string;
  upset(orderNow: string, orderThen: string): string;
  defend(challenger: number): string;
  finish(side: number, votes: number): string;
  parley: string;
  recess: string;
  otherRecess: string;
  mayCallRecess: string;
  wait: string;
  chance: string;
  over(winner: string): string;
}

/** What a button says. */
interface ActionWords {
  play(card: string): string;
  pair(first: string, second: string): string;
  orderedPair(first: string, second: string): string;
  answer(card: string): string;
  noAnswer: string;
  upset(card: string): string;
  noUpset: string;
  defend(card: string): string;
  noDefence: string;
  finish: string;
  playOn: string;
  recess: string;
  ready: string;
}

/** The lines of the text table. */
interface TableWords {
  head(race: number, round: number, deck: number): string;
  turnedUp(states: readonly string[], votes: number, thousands: number): string;
  pool(contenders: readonly number[], race: number, states: readonly string[]): string;
  electoral(name: string, votes: number): string;
  popular(name: string, thousands: number): string;
  hand(name: string, cards: readonly string[], handsLeft: number): string;
  faceDown(name: string, count: number): string;
  table(name: string, cards: readonly string[]): string;
  /** A secret answer is given, whatever it is. */
  answered(name: string): string;
  doubleLeft(name: string): string;
}

/** The headings of the guide to the rules; every language has the same sections. */
export type GuideHeadings = Readonly<Record<Section, string>>;

/** What stands under the headings of the guide. */
export type Guide = Readonly<Record<Section, readonly GuideBlock[]>>;

/** What the piles are called that somebody may read. */
interface PileWords {
  hand(name: string): string;
  played(name: string): string;
}

/** What a plan with a computer partner is made of (ruling 32). */
interface PlanWords {
  title(partner: string): string;
  high(partner: string): string;
  readonly highs: Readonly<Record<Plan['high'], string>>;
  double(name: string): string;
  readonly thirds: Readonly<Record<Plan['doubles'][number], string>>;
  agreed(plan: string): string;
}

/** Everything one language says about this game. */
export interface Words {
  readonly title: string;
  readonly cards: CardTexts;
  readonly states: Readonly<Record<StateCode, string>>;
  readonly rulings: Readonly<Record<number, RulingText>>;
  readonly rulingSections: readonly RulingSection[];
  readonly guideHeadings: GuideHeadings;
  seat(seat: number): string;
  party(party: number): string;
  /** The order of places, "a, b, c"; names that share a group are still to be drawn. */
  order(groups: readonly (readonly number[])[]): string;
  readonly events: EventSentences;
  readonly reasons: ReasonSentences;
  readonly prompts: PromptWords;
  readonly actions: ActionWords;
  readonly board: TableWords;
  readonly piles: PileWords;
  readonly plan: PlanWords;
}

/** The texts of this game in one language. */
export interface MrPresidentTexts extends GameTexts {
  readonly cards: Words['cards'];
  readonly states: Words['states'];
  readonly rulings: Words['rulings'];
  readonly rulingSections: Words['rulingSections'];
  readonly guideHeadings: GuideHeadings;
  party(party: number): string;
  board: NonNullable<GameTexts['board']>;
}

/** Words for every option of this game that its form does not ask itself. */
export type OwnPackWords = PackWords<
  WordsOfOptions<Options, 'edition' | 'version' | 'method' | 'length' | 'conventionLength' | 'candidates' | 'data'>
>;
