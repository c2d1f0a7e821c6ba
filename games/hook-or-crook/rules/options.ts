import { z } from 'zod';
import type { Board } from './printed-board.ts';
import type { CheatCard } from '../cards/cheats.ts';
import type { EvidenceCard } from '../cards/evidence.ts';
import type { NewsCard } from '../cards/news.ts';
import { boardSchema, cheatDeckSchema, evidenceDeckSchema, newsDeckSchema } from './files.ts';

/** The six chip colours (ruling 4), in the order of their numbers. */
export const COLOURS = ['amber', 'coral', 'teal', 'rose', 'silver', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** V of each colour: eighteen chips of 1 V and six of 5 V (ruling 3). */
export const VOTES_PER_COLOUR = 48;

/** The printed table of starting votes for 1 to 5 States, with its lost digits restored (ruling 2). */
export const STARTING_VOTES = [20, 16, 12, 8, 6] as const;

/** How a match of Hook or Crook may differ from the printed game. */
export interface Options {
  /** How many Swing States play against the Incumbent. */
  readonly states: number;
  /** The States' colours in seat order; absent: the first colours. */
  readonly colours?: readonly Colour[] | undefined;
  /** The Incumbent's starting votes in each pile, for 1 to 5 States. */
  readonly startingVotes: readonly number[];
  /** Whether a State that waits for the others may still play a Cheat Card (ruling 1). */
  readonly waitingStatesMayCheat: boolean;
  /** The players' own board and decks; absent: the printed ones. */
  readonly board?: Board | undefined;
  readonly news?: readonly NewsCard[] | undefined;
  readonly cheats?: readonly CheatCard[] | undefined;
  readonly evidence?: readonly EvidenceCard[] | undefined;
}

/** Reads the options of a match; what is absent is as printed, with three States. */
export const optionsSchema: z.ZodType<Options> = z
  .strictObject({
    states: z.int().min(1).max(5).default(3),
    colours: z.array(z.enum(COLOURS)).optional(),
    startingVotes: z
      .array(z.int().min(0).max(VOTES_PER_COLOUR))
      .length(5, 'Starting votes are needed for 1, 2, 3, 4 and 5 States')
      .default([...STARTING_VOTES]),
    waitingStatesMayCheat: z.boolean().default(true),
    board: boardSchema.optional(),
    news: newsDeckSchema.optional(),
    cheats: cheatDeckSchema.optional(),
    evidence: evidenceDeckSchema.optional(),
  })
  .refine(({ states, colours }) => colours === undefined || colours.length === states, {
    path: ['colours'],
    message: 'Every State needs a colour',
  })
  .refine(({ colours }) => colours === undefined || new Set(colours).size === colours.length, {
    path: ['colours'],
    message: 'No two States may have the same colour',
  });
