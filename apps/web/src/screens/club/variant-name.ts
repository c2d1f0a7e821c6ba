import { z } from 'zod';
import type { ClubWords } from '../../online/words/index.ts';

/** As much of every game's options as a variant is called by. */
const knownOptions = z.object({
  deck: z.string().optional(),
  bagVisible: z.boolean().optional(),
  handicap: z.record(z.string(), z.unknown()).optional(),
  edition: z.enum(['first', 'second']).optional(),
  version: z.enum(['national', 'nominee']).optional(),
  method: z.enum(['popular', 'electoral']).optional(),
  length: z.enum(['short', 'long', 'regular']).optional(),
  candidates: z.int().optional(),
  states: z.int().optional(),
});

/** A variant in a few words, from the options a match was opened with. */
export function variantName(options: unknown, { variants }: ClubWords): string {
  const known = knownOptions.safeParse(options);
  if (!known.success) return variants.standard;
  const { deck, bagVisible, handicap, edition, version, method, length, candidates, states } = known.data;
  const parts = [
    deck === undefined ? undefined : variants.deck(deck),
    bagVisible === false ? variants.bagHidden : undefined,
    handicap === undefined || Object.keys(handicap).length === 0 ? undefined : variants.handicap,
    edition === undefined ? undefined : variants.editions[edition],
    version === undefined ? undefined : variants.versions[version],
    method === undefined ? undefined : variants.methods[method],
    length === undefined ? undefined : variants.lengths[length],
    candidates === undefined ? undefined : variants.candidates(candidates),
    states === undefined ? undefined : variants.states(states),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? variants.standard : parts.join(', ');
}
