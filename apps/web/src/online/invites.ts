import { addRecent, recentValue } from '../storage/recent-values.ts';
import { storedInvites } from '../storage/stored-values.ts';

/** The name an invitation is stored under: its match, or one seat of it. */
const nameOf = (match: string, seat?: string): string => (seat === undefined ? match : `${match}/${seat}`);

/** Stores an invitation made in this browser, to a match or to one seat of it, so that its link can be shown again. */
export const saveInvite = (match: string, invite: string, seat?: string): boolean =>
  addRecent(storedInvites, nameOf(match, seat), invite);

/** The invitation to a match, or to one seat of it, that was made in this browser. */
export const savedInvite = (match: string, seat?: string): string | undefined =>
  recentValue(storedInvites, nameOf(match, seat));
