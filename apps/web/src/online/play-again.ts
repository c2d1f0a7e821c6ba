import { go } from '../app/router.ts';
import { client, refreshMatches } from './club.ts';
import { keepInvite } from './invites.ts';

/** Opens the rematch of a match, or sits down at the one that is open, and goes there. */
export async function playAgain(id: string): Promise<void> {
  const { match, invite } = await client.call('rematch', { id });
  if (invite !== null) keepInvite(match.id, invite);
  await refreshMatches();
  go({ at: 'club-match', id: match.id, invite: invite ?? undefined });
}
