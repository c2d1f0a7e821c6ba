import { z } from 'zod';
import { CARD_IDS } from '../cards/cards.ts';
import { STATE_CODES } from '../cards/state-cards.ts';

const points = z.int().min(1).max(1000);
const electors = z.int().min(1).max(1000);

/** Votes for the places of a state; nobody scores more than the place before. */
const places = (count: number) =>
  z
    .array(z.int().min(0).max(100_000))
    .length(count)
    .refine((votes) => votes.every((vote, place) => place === 0 || vote <= (votes[place - 1] ?? 0)), {
      message: 'Votes must not rise from one place to the next',
    });
const column = z.strictObject({ 2: places(2), 3: places(3), 4: places(4) });
const spread = z.int().min(0).max(1000);

/**
 * The numbers of the printed game, for those who own it. What is not named keeps its reconstructed value
 * (rulings 1 to 3).
 */
export const printedNumbersSchema = z.strictObject({
  cards: z.partialRecord(z.enum(CARD_IDS), points).optional(),
  electoralVotes: z.partialRecord(z.enum(STATE_CODES), electors).optional(),
  popularVote: z.partialRecord(z.enum(STATE_CODES), z.strictObject({ regular: column, close: column })).optional(),
  closeSpread: z.strictObject({ 2: spread, 3: spread, 4: spread }).optional(),
});
export type PrintedNumbers = z.infer<typeof printedNumbersSchema>;

const candidates = z.union([z.literal(2), z.literal(3), z.literal(4)]);
const campaignLength = z.enum(['short', 'long']);
const commitOrder = z.enum(['scorerFirst', 'simultaneous']).default('scorerFirst');
/** Its default belongs to the version of the rules, so it is not filled in here. */
const noMajority = z.enum(['replay', 'plurality']).optional();
const data = printedNumbersSchema.optional();

const national = z.strictObject({
  edition: z.literal('first'),
  version: z.literal('national'),
  length: campaignLength.default('short'),
  candidates: candidates.default(2),
  commitOrder,
  noMajority,
  data,
});

const nominee = z
  .strictObject({
    edition: z.literal('first'),
    version: z.literal('nominee'),
    length: campaignLength.default('short'),
    /** Ruling 27: the convention may have another length than the election. */
    conventionLength: campaignLength.optional(),
    candidates: z.literal(4).default(4),
    commitOrder,
    data,
  })
  .transform((options) => ({ ...options, conventionLength: options.conventionLength ?? options.length }));

const secondEdition = {
  edition: z.literal('second'),
  length: z.enum(['regular', 'short']).default('regular'),
  candidates: candidates.default(2),
  /** Ruling 60: whether the count that does not decide is kept and told as well. */
  keepBothTallies: z.boolean().default(true),
  data,
};
const popular = z.strictObject({ ...secondEdition, method: z.literal('popular') });
const electoral = z.strictObject({ ...secondEdition, method: z.literal('electoral'), noMajority });

const shape = z.discriminatedUnion('edition', [
  z.discriminatedUnion('version', [national, nominee]),
  z.discriminatedUnion('method', [popular, electoral]),
]);

/** What is agreed before a match; everything has a default, so `{}` is the short national campaign for two. */
export const optionsSchema = z.preprocess((source) => {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return source;
  const named = { edition: 'first', ...source };
  return named.edition === 'second' ? { method: 'popular', ...named } : { version: 'national', ...named };
}, shape);

export type Options = z.infer<typeof optionsSchema>;
