import type { Action } from '@whistlestop/kernel';
import type { MrPresidentTexts } from '../texts/index.ts';
import { useMemo, useState } from 'react';
import type { Sitting } from '@whistlestop/board';
import { closedWay, type Offers, offersOf, waysWith } from './offers.ts';

/** Cards taken up from the hand, and what can be done with them. */
export interface Bid {
  readonly offers: Offers;
  /** By number, in the order in which they were taken up. */
  readonly taken: readonly number[];
  readonly ways: readonly Action[];
  /** Takes a card up, or puts it back; says why where it cannot be played. */
  take(card: number): void;
  putBack(): void;
}

const NONE: readonly number[] = [];

/** Follows what the deciding person takes up; every new decision begins with nothing in hand. */
export function useBid(sitting: Sitting<MrPresidentTexts>): Bid {
  const { decision } = sitting;
  const offers = useMemo(() => offersOf(decision?.legal ?? []), [decision]);
  const [held, setHeld] = useState({ decision, taken: NONE });
  const taken = held.decision === decision ? held.taken : NONE;
  const hold = (cards: readonly number[]) => setHeld({ decision, taken: cards });
  return {
    offers,
    taken,
    ways: taken.length === 0 ? [] : waysWith(offers, taken),
    take(card) {
      if (decision === undefined) return;
      if (!offers.cards.has(card)) {
        const reason = sitting.whyNot(closedWay(decision.legal, card));
        if (reason !== undefined) sitting.tell(reason.sentence, reason.rules);
      } else if (taken.includes(card)) hold(taken.filter((one) => one !== card));
      else hold([...(offers.pairs ? taken.slice(-1) : NONE), card]);
    },
    putBack: () => hold(NONE),
  };
}
