import { useEffect } from 'react';
import { markSeen } from './club.ts';

/** Tells the club that the person sees how a match ended for them, while that is shown. */
export function useSeen(id: string, shown: boolean): void {
  useEffect(() => {
    if (shown) void markSeen(id);
  }, [id, shown]);
}
