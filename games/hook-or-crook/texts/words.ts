import type {
  GameTexts,
  GuideBlock,
  Language,
  PackWords,
  RulingSection,
  RulingText,
  WordsOfOptions,
} from '@whistlestop/kernel';
import type { Colour, Options } from '../rules/options.ts';
import type { ReasonCode } from '../rules/why.ts';
import type { CheatText } from '../cards/cheats.ts';
import type { EvidenceText } from '../cards/evidence.ts';
import type { NewsText } from '../cards/news.ts';
import type { EffectFacts, EffectRole } from '../cards/effect-facts.ts';
import type { guideHeadings } from './en/guide-headings.ts';

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

/** Where an effect found no votes: in the pot, in the Incumbent's pile, with the States, or with the player himself. */
export type EmptyPlace = 'pot' | 'pile' | 'states' | 'own';

type Say<Facts> = (facts: Facts) => string;

/** The sentences of one language. Names arrive ready-made: `who` as the subject of a sentence, cards as their titles. */
export interface Phrases {
  readonly title: string;
  readonly incumbent: string;
  /** A State as the subject of a sentence. */
  readonly state: (name: string) => string;

  readonly prompts: {
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
  };

  readonly actions: {
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
  };

  readonly cards: {
    readonly cheat: Say<CheatLook>;
    readonly evidence: Say<EvidenceLook>;
  };

  readonly board: {
    readonly round: Say<{ round: number; name: string; week: string | undefined }>;
    readonly space: Say<{ name: string; lap: number; laps: number }>;
    readonly finished: string;
    readonly incumbent: Say<{ where: string | undefined; evidence: number; deck: number }>;
    readonly state: Say<StateLook>;
    readonly onTable: Say<{ evidence: string }>;
    readonly yourCheats: Say<{ cards: readonly string[] }>;
    readonly yourEvidence: Say<{ cards: readonly string[] }>;
  };

  /** What the piles are called that somebody may read. */
  readonly piles: {
    readonly yourCheats: string;
    readonly yourEvidence: string;
    /** The cards a State put away unseen before Round 4. */
    readonly dropped: string;
    readonly played: Say<{ name: string }>;
    readonly onTable: string;
    readonly out: string;
  };

  readonly events: {
    readonly roundBegan: Say<{ round: number; name: string }>;
    readonly rolled: Say<{ who: string; pips: number }>;
    readonly moved: Say<{ who: string; space: string }>;
    readonly finished: Say<{ who: string; round: number }>;
    readonly newsDrawn: Say<{ who: string; card: string; effect: string }>;
    readonly amountRolled: Say<{ who: string; pips: number; votes: number }>;
    readonly potToPile: Say<{ name: string; votes: number }>;
    readonly pileToPot: Say<{ name: string; votes: number }>;
    readonly potToState: Say<{ who: string; votes: number }>;
    readonly stateToPot: Say<{ who: string; votes: number }>;
    readonly pileToState: Say<{ who: string; votes: number }>;
    readonly stateToPile: Say<{ who: string; votes: number }>;
    readonly nothingHappened: string;
    readonly foundEmpty: Say<{ who: string; where: EmptyPlace }>;
    readonly cheatDrawn: Say<{ who: string; card: string | undefined }>;
    readonly cheatDeckEmpty: Say<{ who: string }>;
    readonly evidenceDrawn: Say<{ card: string | undefined }>;
    readonly evidenceDeckEmpty: string;
    readonly countingStopped: Say<{ who: string }>;
    readonly cheated: Say<{ who: string; card: string; votes: number; doubled: boolean }>;
    readonly cheatsDropped: Say<{ who: string; cards: number; wilds: number }>;
    readonly weekBegan: Say<{ week: string }>;
    readonly evidenceSought: string;
    readonly evidencePlayed: Say<{ card: string }>;
    readonly answered: Say<{ who: string; card: string | undefined }>;
    readonly answerShown: Say<{ who: string; card: string }>;
    readonly nothingToAnswer: Say<{ who: string }>;
    readonly everyoneProtected: Say<{ who: string; card: string }>;
    readonly votesReturned: Say<{ who: string; votes: number }>;
    readonly stateDecided: Say<{ name: string; pile: number; votes: number }>;
    readonly gameDecided: Say<{ won: boolean; beaten: number; needed: number }>;
  };

  readonly reasons: Readonly<Record<ReasonCode, Say<{ card: string; name: string; round: number }>>>;
}

/** The headings of the guide to the rules; every language has the same sections. */
export type GuideHeadings = Readonly<Record<keyof typeof guideHeadings, string>>;

/** What stands under the headings of the guide. */
export type Guide = Readonly<Record<keyof GuideHeadings, readonly GuideBlock[]>>;

/** Everything one language has: its sentences and its tables. */
export interface Words {
  readonly language: Language;
  readonly phrases: Phrases;
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

/** The texts of Hook or Crook: what every table needs, the printed words, and the names on a club's own board and cards. */
export interface HookOrCrookTexts extends GameTexts {
  readonly words: Words;
  readonly rulings: Words['rulings'];
  readonly rulingSections: Words['rulingSections'];
  readonly guideHeadings: GuideHeadings;
  /** The same texts for a match with these options: its colours at the seats, a club's own cards by their own names. */
  forOptions(options: unknown): HookOrCrookTexts;
}

/** Words for every option of this game that its form does not ask itself. */
export type OwnPackWords = PackWords<
  WordsOfOptions<Options, 'states' | 'colours' | 'startingVotes' | 'board' | 'news' | 'cheats' | 'evidence'>
>;
