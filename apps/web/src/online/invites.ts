import { z } from 'zod';
import { Recent } from '../storage/recent.ts';

/** Old invitations are forgotten: their matches have begun or were withdrawn. */
const invites = new Recent('whistlestop-invites', 40, z.string());

/** What an invitation is kept under: its match, or one seat of it. */
const nameOf = (match: string, seat?: string): string => (seat === undefined ? match : `${match}/${seat}`);

/** Keeps an invitation made in this browser, to a match or to one seat of it, so that its link can be shown again. */
export const keepInvite = (match: string, invite: string, seat?: string): boolean =>
  invites.keep(nameOf(match, seat), invite);

/** The invitation to a match, or to one seat of it, that was made in this browser. */
export const keptInvite = (match: string, seat?: string): string | undefined => invites.get(nameOf(match, seat));
