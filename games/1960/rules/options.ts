import { z } from 'zod';
import { STATES } from './states.ts';

/** The most a side is given of anything, in momentum and in each state. */
export const LARGEST_HEAD_START = 10;

const headStart = z.strictObject({
  /** Momentum markers on top of the usual two. */
  momentum: z.int().min(0).max(LARGEST_HEAD_START).optional(),
  /** State support gained on top of the usual start. */
  support: z.partialRecord(z.enum(STATES as [string, ...string[]]), z.int().min(1).max(LARGEST_HEAD_START)).optional(),
});

export const optionsSchema = z.strictObject({
  /** Whose deck: the 2017 edition adds six cards; the rules are the same (ruling 3). */
  deck: z.enum(['2007', '2017']).default('2007'),
  /** Whether both sides may know the bag's contents (ruling 16). */
  bagVisible: z.boolean().default(true),
  /** A head start for teaching games. */
  handicap: z.strictObject({ kennedy: headStart.optional(), nixon: headStart.optional() }).default({}),
});

export type Options = z.output<typeof optionsSchema>;
