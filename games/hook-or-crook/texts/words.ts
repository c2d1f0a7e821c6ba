import type {
  GameTexts,
  GuideBlock,
  Language,
  PackWords,
  RulingSection,
  RulingText,
  SentenceOfEvent,
  WordsOfOptions,
} from '@whistlestop/kernel';
import type { events } from '../rules/events.ts';
import type { Colour, Options } from '../rules/options.ts';
import type { ReasonCode } from '../rules/reasons.ts';
import type { Section } from '../rules/sections.ts';
import type { CheatText } from '../cards/cheats.ts';
import type { EvidenceText } from '../cards/evidence.ts';
import type { NewsText } from '../cards/news.ts';
import type { EffectFacts, EffectRole } from '../cards/effect-facts.ts';
import type { OwnNames } from './own-names.ts';

/** What a language says about a Cheat Card beside its title: a wild has a scope, any other card a colour and a value. */
type CheatLook =
  | { readonly title: string; readonly colour: string; readonly value: number }
  | { readonly title: string; readonly scope: 'self' | 'all' };

/** What a language says about an Evidence Card beside its title. */
type EvidenceLook =
  | { readonly title: string; readonly colours: readonly string[]; readonly value: number }
  | { readonly title: string; readonly clincher: true };

/** One State as the text board shows it. */
interface StateLook {
  readonly name: string;
  readonly colour: string;
  readonly pile: number;
  readonly votes: number;
  readonly pot: number;
  readonly hand: number;
  readonly doubled: boolean;
  readonly where: string;
  readonly played: readonly string[];
}

type Say<Facts> = (facts: Facts) => string;

/** A sentence for every kind of event. */
export type EventSentences = SentenceOfEvent<typeof events>;

/** A sentence for every reason; `card` is the title of the card it speaks of, `name` that of the State. */
export type ReasonSentences = Readonly<Record<ReasonCode, Say<{ card: string; name: string; round: number }>>>;

interface PromptWords {
  readonly chance: string;
  readonly over: string;
  readonly others: string;
  readonly cheat: Say<{ pile: number; doubled: boolean; playable: boolean }>;
  readonly gain: Say<{ left: number; source: string }>;
  readonly lose: Say<{ left: number; source: string }>;
  readonly take: Say<{ votes: number; source: string }>;
  readonly give: Say<{ votes: number; source: string }>;
  readonly firstWeek: string;
  readonly week: Say<{ week: string }>;
  readonly answer: Say<{ evidence: string; given: boolean }>;
}

/** What a button says. */
interface ActionWords {
  readonly hold: string;
  readonly cheat: Say<{ card: string; votes: number }>;
  readonly gain: Say<{ name: string }>;
  readonly lose: Say<{ name: string }>;
  readonly take: Say<{ name: string; votes: number }>;
  readonly give: Say<{ name: string; votes: number }>;
  readonly search: string;
  readonly play: Say<{ card: string }>;
  readonly answer: Say<{ card: string; votes: number }>;
  readonly answerWild: Say<{ card: string; all: boolean }>;
}

/** Cards with what is printed beside their titles. */
interface CardLooks {
  readonly cheat: Say<CheatLook>;
  readonly evidence: Say<EvidenceLook>;
}

/** The lines of the text table. */
interface BoardWords {
  readonly round: Say<{ round: number; name: string; week: string | undefined }>;
  readonly space: Say<{ name: string; lap: number; laps: number }>;
  readonly finished: string;
  readonly incumbent: Say<{ where: string | undefined; evidence: number; deck: number }>;
  readonly state: Say<StateLook>;
  readonly onTable: Say<{ evidence: string }>;
  readonly yourCheats: Say<{ cards: readonly string[] }>;
  readonly yourEvidence: Say<{ cards: readonly string[] }>;
}

/** What the piles are called that somebody may read. */
export interface PileWords {
  readonly yourCheats: string;
  readonly yourEvidence: string;
  /** The cards a State put away unseen before Round 4. */
  readonly dropped: string;
  readonly played: Say<{ name: string }>;
  readonly onTable: string;
  readonly out: string;
}

/** The headings of the guide to the rules; every language has the same sections. */
export type GuideHeadings = Readonly<Record<Section, string>>;

/** What stands under the headings of the guide. */
export type Guide = Readonly<Record<Section, readonly GuideBlock[]>>;

/** Everything one language has: its sentences and its tables. Names arrive in sentences ready-made. */
export interface Words {
  readonly language: Language;
  readonly title: string;
  readonly incumbent: string;
  /** A State as the subject of a sentence. */
  readonly state: (name: string) => string;
  readonly prompts: PromptWords;
  readonly actions: ActionWords;
  readonly cards: CardLooks;
  readonly board: BoardWords;
  readonly piles: PileWords;
  readonly events: (names: OwnNames) => EventSentences;
  readonly reasons: ReasonSentences;
  readonly news: Readonly<Record<string, NewsText>>;
  readonly cheats: Readonly<Record<string, CheatText>>;
  readonly evidence: Readonly<Record<string, EvidenceText>>;
  readonly spaces: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<Colour, string>>;
  readonly colours: Readonly<Record<string, string>>;
  readonly rounds: Readonly<Record<number, string>>;
  readonly weeks: Readonly<Record<number, string>>;
  readonly rulings: Readonly<Record<number, RulingText>>;
  readonly rulingSections: readonly RulingSection[];
  readonly guideHeadings: GuideHeadings;
  readonly effectText: (effect: EffectFacts, role: EffectRole) => string;
}

/** The texts of Hook or Crook: what every table needs, the printed words, and the names on the players' own board and cards. */
export interface HookOrCrookTexts extends GameTexts {
  readonly words: Words;
  readonly rulings: Words['rulings'];
  readonly rulingSections: Words['rulingSections'];
  readonly guideHeadings: GuideHeadings;
  /** The same texts for a match with these options: its colours at the seats, the players' own cards by their own names. */
  forOptions(options: unknown): HookOrCrookTexts;
}

/** Words for every option of this game that its form does not ask itself. */
export type OwnPackWords = PackWords<
  WordsOfOptions<Options, 'states' | 'colours' | 'startingVotes' | 'board' | 'news' | 'cheats' | 'evidence'>
>;
