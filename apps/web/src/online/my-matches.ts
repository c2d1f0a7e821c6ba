import type { AnswerOf, MatchInfo } from '@whistlestop/client';
import { useEffect } from 'react';
import { go } from '../page/router.ts';
import { client, unlessTransient } from './client.ts';
import { ClubQuery, useCached } from './club-cache.ts';
import { saveInvite } from './invites.ts';
import { isSignedIn } from './session.ts';

type MyMatchesPage = AnswerOf<'myMatches'>;

/** A match of the person, with their seat. */
export type MyMatch = MyMatchesPage['matches'][number];

/** The person's matches, those that wait for them on the first page, and the news of matches that are no longer theirs. */
export const myMatches = new ClubQuery<MyMatchesPage>({
  live: true,
  personal: true,
  optional: true,
  read: async (page) => {
    if (!isSignedIn()) return undefined;
    const asked = client.call('myMatches', { query: { page } });
    // A hello follows when the socket is open again or the session is over, and the list is read then.
    return page === undefined ? unlessTransient(asked) : asked;
  },
});

const NONE: MyMatchesPage = { matches: [], news: [], next: null };

/** Part of the first page of the person's matches. */
export const useMyMatches = <Part>(part: (first: MyMatchesPage) => Part): Part =>
  useCached(myMatches, (first = NONE) => part(first));

/** The matches of the person that are cached. */
export const cachedMatches = (): readonly MyMatch[] => myMatches.first?.matches ?? [];

/** Whether it is the person's move. */
export const isMyMove = ({ match, seat }: MyMatch): boolean =>
  match.status === 'running' && match.waiting.includes(seat);

/** Marks a match as waiting for the person, and reads the list again when it is missing there. Resolves with the match. */
export async function addMyMove(id: string, head: number): Promise<MatchInfo | undefined> {
  const find = () => cachedMatches().find(({ match }) => match.id === id);
  if (find()?.match.status !== 'running') await myMatches.refresh();
  const mine = find();
  if (mine === undefined) return undefined;
  const { match, seat } = mine;
  if (!match.waiting.includes(seat)) updateMatch({ ...match, head, waiting: [...match.waiting, seat] });
  return match;
}

/** A match of the person's waits for other seats than before. */
export async function updateWaiting(id: string, head: number, waiting: readonly number[]): Promise<void> {
  const match = cachedMatches().find((mine) => mine.match.id === id)?.match;
  if (match === undefined) return;
  if (match.head <= head) updateMatch({ ...match, head, waiting: [...waiting] });
  // It has begun or ended, or a running read may be outdated.
  if (match.status !== 'running' || waiting.length === 0 || myMatches.reading !== undefined) await myMatches.refresh();
}

/** Keeps the list up to date while the person sits at one of its matches. */
export function updateMatch(info: MatchInfo): void {
  if (!cachedMatches().some(({ match }) => match.id === info.id)) return;
  changeMatches((matches) => matches.map((one) => (one.match.id === info.id ? { ...one, match: info } : one)));
}

/** Marks the end of a match as seen, on all devices of the person. */
export async function markSeen(id: string): Promise<void> {
  // Without an answer it stays among the news.
  if ((await unlessTransient(client.call('seen', { id }))) === undefined) return;
  changeMatches((matches) => matches.map((one) => (one.match.id === id ? { ...one, unseen: false } : one)));
  myMatches.update((first) => first && { ...first, news: first.news.filter(({ match }) => match !== id) });
  // A running read may be outdated.
  if (myMatches.reading !== undefined) await myMatches.refresh();
}

/** Marks how a match ended as seen while that is shown. */
export function useMarkSeen(id: string, shown: boolean): void {
  useEffect(() => {
    if (shown) void markSeen(id);
  }, [id, shown]);
}

/** Opens the rematch of a match, or sits down at the one that is open, and goes there. */
export async function playAgain(id: string): Promise<void> {
  const { match, invite } = await client.call('rematch', { id });
  if (invite !== null) saveInvite(match.id, invite);
  await myMatches.refresh();
  go({ at: 'club-match', id: match.id, invite: invite ?? undefined });
}

const changeMatches = (change: (matches: MyMatch[]) => MyMatch[]): void =>
  myMatches.update((first) => first && { ...first, matches: change(first.matches) });
