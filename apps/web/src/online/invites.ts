import { z } from 'zod';

const STORED_AS = 'whistlestop-invites';
/** Old invitations are forgotten: their matches have begun or were withdrawn. */
const KEPT = 40;

const invitesSchema = z.array(z.tuple([z.string(), z.string()]));

function read(): readonly (readonly [string, string])[] {
  try {
    return invitesSchema.safeParse(JSON.parse(localStorage.getItem(STORED_AS) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** What an invitation is kept under: its match, or one seat of it. */
const keyOf = (match: string, seat?: string): string => (seat === undefined ? match : `${match}/${seat}`);

/** Keeps an invitation made in this browser, to a match or to one seat of it, so that its link can be shown again. */
export function keepInvite(match: string, invite: string, seat?: string): boolean {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([...read(), [keyOf(match, seat), invite]].slice(-KEPT)));
    return true;
  } catch {
    return false;
  }
}

/** The invitation to a match, or to one seat of it, that was made in this browser. */
export const keptInvite = (match: string, seat?: string): string | undefined =>
  read().find(([key]) => key === keyOf(match, seat))?.[1];
