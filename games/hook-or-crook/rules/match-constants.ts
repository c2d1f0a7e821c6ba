import type { Slots } from '@whistlestop/kernel';
import { board as printedBoard, type Board } from './printed-board.ts';
import { cheats as printedCheats, type CheatCard } from '../cards/cheats.ts';
import { evidence as printedEvidence, type EvidenceCard } from '../cards/evidence.ts';
import { news as printedNews, type NewsCard } from '../cards/news.ts';
import { compileEffect } from './compile.ts';
import {
  cheatZones,
  hookOrCrookLayout,
  type CheatZones,
  type HookOrCrookFields,
  type HookOrCrookLayout,
} from './layout.ts';
import { actionsOf, outcomesOf, type ActionBook, type OutcomeBook } from './notation.ts';
import { COLOURS, type Colour, type Options } from './options.ts';

/** The round a card colour is for; black cards are for Round 4. */
const ROUND_OF_COLOUR = { green: 1, blue: 2, purple: 3, black: 4 } as const;

const EVERY_COLOUR = ['green', 'blue', 'purple', 'black'] as const;

/** How many States the Incumbent must beat, for 1 to 5 States (ruling 52). */
const STATES_TO_WIN = [1, 2, 2, 3, 3] as const;

/** Where votes of a colour lie: the pot, the Incumbent's pile, or with the State. */
export type Place = 0 | 1 | 2;
export const POT = 0;
export const PILE = 1;
export const STATE = 2;

/** Everything that stays fixed while a match with given options is played: what is printed, as tables of numbers. */
export interface MatchConstants {
  readonly options: Options;
  readonly board: Board;
  readonly news: readonly NewsCard[];
  readonly cheats: readonly CheatCard[];
  readonly evidence: readonly EvidenceCard[];
  readonly colours: readonly Colour[];

  readonly states: number;
  readonly needed: number;
  readonly startingVotes: number;
  readonly layout: HookOrCrookLayout;
  readonly fields: HookOrCrookFields;
  readonly actions: ActionBook;
  readonly outcomes: OutcomeBook;
  readonly zones: CheatZones;
  readonly places: readonly [pot: Slots, pile: Slots, state: Slots];
  /** The colour number of each State. */
  readonly colourNumber: Int32Array;
  /** The State of each colour number, -1 when it is not in play. */
  readonly stateOf: Int32Array;

  /** By round: the ring's length, and the walk that finishes it. */
  readonly ringLength: Int32Array;
  readonly ringFinish: Int32Array;
  /** By round: the first effect row of its ring; two rows a space, the Incumbent's first. */
  readonly ringRow: Int32Array;
  /** The first effect row of the News deck; two rows a card. */
  readonly newsRow: number;
  readonly effects: Int32Array;

  /** By Cheat Card: value (0 for a wild), round of its colour, whether a wild protects all States. */
  readonly cheatValue: Int32Array;
  readonly cheatRound: Int32Array;
  readonly protectsAll: Int32Array;
  /** By round: no card from this one on may be played in it, so that a search for playable cards can stop there. */
  readonly cheatsUpTo: Int32Array;
  /** By Evidence Card: value, rounds whose cards may answer it (one bit each), whether it is a Clincher. */
  readonly evidenceValue: Int32Array;
  readonly roundsMet: Int32Array;
  readonly clincher: Int32Array;
}

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map((card) => card.id);

const roundsOf = (colours: readonly (keyof typeof ROUND_OF_COLOUR)[]): number =>
  colours.reduce((mask, colour) => mask | (1 << ROUND_OF_COLOUR[colour]), 0);

/** Lays out board and decks for a match with these options. */
export function constantsOf(options: Options): MatchConstants {
  const { board = printedBoard, news = printedNews, cheats = printedCheats, evidence = printedEvidence } = options;
  const { states } = options;
  const colours = options.colours ?? COLOURS.slice(0, states);
  const layout = hookOrCrookLayout({ colours, news: ids(news), cheats: ids(cheats), evidence: ids(evidence) });
  const ringRow = new Int32Array(4);
  const ringLength = new Int32Array(4);
  const ringFinish = new Int32Array(4);
  const rows: (readonly number[])[] = [];
  board.forEach(({ laps, spaces }, index) => {
    ringLength[index + 1] = spaces.length;
    ringFinish[index + 1] = spaces.length * laps;
    ringRow[index + 1] = rows.length;
    for (const { incumbent, state } of spaces)
      rows.push(compileEffect(incumbent.effect, 'incumbent', states), compileEffect(state.effect, 'state', states));
  });
  const newsRow = rows.length;
  for (const { incumbent, state } of news)
    rows.push(compileEffect(incumbent, 'incumbent', states), compileEffect(state, 'state', states));
  return {
    options,
    board,
    news,
    cheats,
    evidence,
    colours,
    states,
    needed: STATES_TO_WIN[states - 1] ?? 1,
    startingVotes: options.startingVotes[states - 1] ?? 0,
    layout,
    fields: layout.fields,
    actions: actionsOf(ids(cheats), ids(evidence)),
    outcomes: outcomesOf(ids(news), ids(cheats), ids(evidence)),
    zones: cheatZones(states),
    places: [layout.fields.pot, layout.fields.pile, layout.fields.votes],
    colourNumber: Int32Array.from(colours, (colour) => COLOURS.indexOf(colour)),
    stateOf: Int32Array.from(COLOURS, (colour) => colours.indexOf(colour)),
    ringLength,
    ringFinish,
    ringRow,
    newsRow,
    effects: Int32Array.from(rows.flat()),
    cheatValue: Int32Array.from(cheats, (card) => (card.colour === 'black' ? 0 : card.value)),
    cheatRound: Int32Array.from(cheats, (card) => ROUND_OF_COLOUR[card.colour]),
    protectsAll: Int32Array.from(cheats, (card) => (card.colour === 'black' && card.scope === 'all' ? 1 : 0)),
    cheatsUpTo: Int32Array.from(
      [0, 1, 2, 3, 4],
      (round) => 1 + cheats.findLastIndex((card) => ROUND_OF_COLOUR[card.colour] <= round),
    ),
    evidenceValue: Int32Array.from(evidence, (card) => (card.clincher ? 0 : card.value)),
    roundsMet: Int32Array.from(evidence, (card) => roundsOf(card.clincher ? EVERY_COLOUR : [...card.colours, 'black'])),
    clincher: Int32Array.from(evidence, (card) => (card.clincher ? 1 : 0)),
  };
}
