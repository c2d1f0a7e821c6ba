import { z } from 'zod';

const STORED_AS = 'whistlestop-invites';
/** Old invitations are forgotten: their matches have begun or were withdrawn. */
const KEPT = 20;

const invitesSchema = z.array(z.tuple([z.string(), z.string()]));

function read(): readonly (readonly [string, string])[] {
  try {
    return invitesSchema.safeParse(JSON.parse(localStorage.getItem(STORED_AS) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Keeps the invitation of a match opened in this browser, so that its link can be shown again. */
export function keepInvite(match: string, invite: string): boolean {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([...read(), [match, invite]].slice(-KEPT)));
    return true;
  } catch {
    return false;
  }
}

/** The invitation of a match that was opened in this browser. */
export const keptInvite = (match: string): string | undefined => read().find(([id]) => id === match)?.[1];
