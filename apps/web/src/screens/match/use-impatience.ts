import { useEffect } from 'react';
import type { Table } from '@whistlestop/table';
import type { Playback } from '@whistlestop/board';

/** Where a person decides. */
const DECIDING = ':is([data-part="hand"], [data-part="map"], [data-part="decision"])';

/**
 * Lets whoever is asked turn to their decision while others' steps are still shown: a click where one decides ends the
 * showing. That click chooses nothing, for it was made before its choices could be seen; the next one does.
 */
export function useImpatience(table: Table, { running, skip }: Playback): void {
  useEffect(() => {
    if (!running) return undefined;
    const turn = ({ target }: MouseEvent): void => {
      const here = target instanceof Element && target.closest(DECIDING) !== null;
      // Only when everything else has heard the click, so that it meets the table as it was shown.
      if (here && table.snapshot().now.kind === 'asks') setTimeout(skip);
    };
    addEventListener('click', turn, { capture: true });
    return () => removeEventListener('click', turn, { capture: true });
  }, [table, running, skip]);
}
