import { includes, NOBODY, type Seat } from '@whistlestop/kernel';
import { useState } from 'react';
import type { Table, TableSnapshot } from '@whistlestop/table';

/** Who at this screen may choose although nobody waits for them: to change a sealed choice, or to call a recess. */
export interface Revision {
  /** The table, with the decision of whoever is changing theirs. */
  readonly snapshot: TableSnapshot;
  readonly seats: readonly Seat[];
  /** Whether the decision on the screen is such a change. */
  readonly running: boolean;
  /** Lets somebody choose again; without a seat everything stays as it is. */
  readonly revise: (seat: Seat | undefined) => void;
}

/** Lets people change what the game lets them change. A change that was begun ends with the next step of the match. */
export function useRevision(table: Table, shown: TableSnapshot, live: boolean): Revision {
  const [begun, setBegun] = useState<{ seat: Seat; sequence: number }>();
  const { view, sequence, observer, deciding, mySeats, over } = shown;
  const may = !live || over || mySeats.length === 0 ? NOBODY : (table.game.revisable?.(view) ?? NOBODY);
  const running =
    begun !== undefined && begun.sequence === sequence && begun.seat === observer && includes(may, observer);
  return {
    snapshot: running ? { ...shown, deciding: observer } : shown,
    seats: mySeats.filter((seat) => includes(may, seat) && seat !== deciding && !(running && seat === observer)),
    running,
    revise(seat) {
      setBegun(seat === undefined ? undefined : { seat, sequence });
      table.takeDevice(seat);
    },
  };
}
