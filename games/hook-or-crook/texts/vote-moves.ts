/** Where votes lie and go, as sentences tell it. */
import { PILE, POT } from '../rules/match-constants.ts';

/** From where to where votes move. */
export type Passage = 'potToPile' | 'potToState' | 'pileToPot' | 'pileToState' | 'stateToPot' | 'stateToPile';

/** Who gains and who loses follows from the two places. */
export function passageOf(from: number, to: number): Passage {
  if (from === POT) return to === PILE ? 'potToPile' : 'potToState';
  if (from === PILE) return to === POT ? 'pileToPot' : 'pileToState';
  return to === POT ? 'stateToPot' : 'stateToPile';
}

/** Where an effect found no votes: in the pot, in the Incumbent's pile, with the States, or with the player himself. */
export type EmptyPlace = 'pot' | 'pile' | 'states' | 'own';

/** The piles are the Incumbent's own, a State's votes its own. */
export function emptyPlaceOf(who: number, from: number): EmptyPlace {
  if (from === POT) return 'pot';
  if (from === PILE) return who === 0 ? 'own' : 'pile';
  return who === 0 ? 'states' : 'own';
}
