import { useEffect } from 'react';
import type { Table } from '@whistlestop/table';
import type { Playback } from '@whistlestop/board';

/** The parts of the board in which decisions are made. */
const DECIDING = ':is([data-part="hand"], [data-part="map"], [data-part="decision"])';

/**
 * Ends the playback when the person whose decision it is clicks the board: that click
 * chooses nothing, because its choices were not visible yet.
 */
export function useSkipOnClick(table: Table, { running, skip }: Playback): void {
  useEffect(() => {
    if (!running) return undefined;
    const turn = ({ target }: MouseEvent): void => {
      const here = target instanceof Element && target.closest(DECIDING) !== null;
      // After all other listeners, which must handle the click by what was shown.
      if (here && table.snapshot().now.kind === 'asks') setTimeout(skip);
    };
    addEventListener('click', turn, { capture: true });
    return () => removeEventListener('click', turn, { capture: true });
  }, [table, running, skip]);
}
