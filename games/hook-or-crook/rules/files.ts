import type { Language } from '@whistlestop/kernel';
import { z } from 'zod';
import type { Board, SpaceKind, Track } from './printed-board.ts';
import type { CheatCard } from '../cards/cheats.ts';
import type { EvidenceCard } from '../cards/evidence.ts';
import type { NewsCard } from '../cards/news.ts';
import type { EffectFacts } from '../cards/effect-facts.ts';

/** The files players may bring: their own board and decks of their own cards. */

const id = z.string().regex(/^[A-Za-z0-9-]{1,24}$/, 'A card is named by letters, digits and hyphens');
const phrase = z.string().min(1).max(300);
/** A text in English and perhaps in other languages: files written before a language was added stay readable. */
const ownText = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ en: text, pl: text.optional() } satisfies Record<Language, z.ZodType>);
const wordsSchema = ownText(z.strictObject({ title: phrase, line: phrase }));

const votes = z.int().min(0).max(48);
const amount = z.union([
  votes,
  z.strictObject({ die: z.literal(1) }),
  z.strictObject({ halfDie: z.literal(1) }),
  z.strictObject({ perState: votes }),
  z.strictObject({ share: votes }),
]);
const cards = z.int().min(1).max(6);
const pot = z.literal('pot');
const target = z.enum(['choice', 'leader']);

const none = z.strictObject({ op: z.literal('none') });
const drawNews = z.strictObject({ op: z.literal('drawNews'), amount: z.literal(1) });
const gainEach = z.strictObject({ op: z.literal('gainEach'), amount, from: pot });
const loseEach = z.strictObject({ op: z.literal('loseEach'), amount, to: pot });

const incumbentOps = [
  none,
  gainEach,
  loseEach,
  z.strictObject({ op: z.literal('gain'), amount, from: pot, colours: z.literal('choice') }),
  z.strictObject({ op: z.literal('lose'), amount, to: pot, colours: z.literal('choice') }),
  z.strictObject({ op: z.literal('take'), amount, from: z.literal('state'), target }),
  z.strictObject({ op: z.literal('give'), amount, to: z.literal('state'), target }),
  z.strictObject({ op: z.literal('drawEvidence'), amount: cards }),
] as const;

const stateOps = [
  none,
  gainEach,
  loseEach,
  z.strictObject({ op: z.literal('gain'), amount, from: pot }),
  z.strictObject({ op: z.literal('lose'), amount, to: pot }),
  z.strictObject({ op: z.literal('take'), amount, from: z.literal('incumbent') }),
  z.strictObject({ op: z.literal('give'), amount, to: z.literal('incumbent') }),
  z.strictObject({ op: z.literal('drawCheat'), amount: cards }),
  z.strictObject({ op: z.literal('doubleNextCheat') }),
] as const;

const kinds = ['start', 'votes', 'news', 'evidence', 'cheat', 'stop', 'rest'] as const satisfies readonly SpaceKind[];

/** Which operations a kind of space may carry, so that the drawn board never lies. */
const fitting: Readonly<Record<SpaceKind, readonly EffectFacts['op'][]>> = {
  start: ['none'],
  rest: ['none'],
  votes: ['gain', 'gainEach', 'lose', 'loseEach', 'take', 'give'],
  news: ['drawNews'],
  evidence: ['drawEvidence'],
  cheat: ['drawCheat'],
  stop: ['drawEvidence', 'doubleNextCheat'],
};
const fits = ({ kind, effect }: Track): boolean => fitting[kind].includes(effect.op);

const name = ownText(phrase).optional();
const misfit = { message: 'The effect does not fit the kind of space' };
const incumbentTrack = z
  .strictObject({
    kind: z.enum(kinds),
    effect: z.discriminatedUnion('op', [...incumbentOps, drawNews]),
    name,
  })
  .refine(fits, misfit);
const stateTrack = z
  .strictObject({ kind: z.enum(kinds), effect: z.discriminatedUnion('op', [...stateOps, drawNews]), name })
  .refine(fits, misfit);

const ringSchema = z
  .strictObject({
    laps: z.int().min(1).max(4),
    spaces: z
      .array(z.strictObject({ shared: z.boolean(), incumbent: incumbentTrack, state: stateTrack }))
      .min(4)
      .max(60),
  })
  .refine(
    ({ spaces }) =>
      spaces.every(({ incumbent, state }, index) =>
        [incumbent, state].every(({ kind }) => (kind === 'start') === (index === 0)),
      ),
    { message: 'A ring starts at its space 0 and nowhere else' },
  );

/** A board file: the rings of Rounds 1 to 3. */
export const boardSchema: z.ZodType<Board> = z.tuple([ringSchema, ringSchema, ringSchema]);

const deck = <Card extends { readonly id: string }>(card: z.ZodType<Card>, most: number) =>
  z
    .array(card)
    .min(1)
    .max(most)
    .refine((all) => new Set(all.map((one) => one.id)).size === all.length, {
      message: 'Two cards have the same name',
    });

const MOST_CARDS = 200;

/** A News deck file. A card never draws a News Card, so that one drawing has an end. */
export const newsDeckSchema: z.ZodType<readonly NewsCard[]> = deck(
  z.strictObject({
    id,
    incumbent: z.discriminatedUnion('op', [...incumbentOps]),
    state: z.discriminatedUnion('op', [...stateOps]),
    words: wordsSchema.optional(),
  }),
  MOST_CARDS,
);

const value = z.int().min(1).max(48);
const proofColours = z.array(z.enum(['green', 'blue', 'purple'])).min(1);

/** A Cheat deck file. */
export const cheatDeckSchema: z.ZodType<readonly CheatCard[]> = deck(
  z.union([
    z.strictObject({ id, colour: z.enum(['green', 'blue', 'purple']), value, words: wordsSchema.optional() }),
    z.strictObject({
      id,
      colour: z.literal('black'),
      scope: z.enum(['self', 'all']),
      words: wordsSchema.optional(),
    }),
  ]),
  MOST_CARDS,
);

/** An Evidence deck file. */
export const evidenceDeckSchema: z.ZodType<readonly EvidenceCard[]> = deck(
  z.discriminatedUnion('clincher', [
    z.strictObject({ id, clincher: z.literal(false), colours: proofColours, value, words: wordsSchema.optional() }),
    z.strictObject({ id, clincher: z.literal(true), words: wordsSchema.optional() }),
  ]),
  MOST_CARDS,
);
