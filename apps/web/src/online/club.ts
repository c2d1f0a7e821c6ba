import {
  ClubClient,
  type MatchInfo,
  type Me,
  type News,
  Refused,
  refusalOf,
  type ServerMessage,
  socketAddress,
} from '@whistlestop/client';
import { create } from 'zustand';
import { useSettings } from '../app/settings.ts';
import { ClubLine } from './club-line.ts';
import { rememberName, usePresence } from './presence.ts';
import { tellYourMove } from './your-move.ts';

/** A match of the person, and the seat held in it. */
export interface MyMatch {
  readonly match: MatchInfo;
  readonly seat: number;
  /** Whether it has ended, and the person has not seen how. */
  readonly unseen: boolean;
  /** Whether its rematch is open and keeps a seat for the person. */
  readonly again: boolean;
}

interface ClubState {
  /** The person; null when nobody is known to the club here, undefined until it has said. */
  readonly me: Me | null | undefined;
  /** Whether the club sends mail. */
  readonly mails: boolean;
  /** The first page of their matches: those that wait for them are among these. */
  readonly matches: readonly MyMatch[];
  /** What has become of matches that are no longer theirs, until they have seen it. */
  readonly news: readonly News[];
  /** The first page of the public matches; undefined until the club has listed them. */
  readonly lobby: readonly MatchInfo[] | undefined;
  /** Names the pages after these. */
  readonly next: { readonly matches: string | null; readonly lobby: string | null };
}

/** What every screen of the club shows; the club keeps it up to date. */
export const useClub = create<ClubState>(() => ({
  me: undefined,
  mails: true,
  matches: [],
  news: [],
  lobby: undefined,
  next: { matches: null, lobby: null },
}));

export const client = new ClubClient({ fetch: (...call) => fetch(...call) });

let line: ClubLine | undefined;

/** The page's line to the club, opened when first asked for. */
export function clubLine(): ClubLine {
  if (line === undefined) {
    line = new ClubLine(() => new WebSocket(socketAddress(location.origin)));
    line.hear(hear);
    const hurry = () => line?.hurry();
    addEventListener('online', hurry);
    addEventListener('offline', () => line?.cut());
    document.addEventListener('visibilitychange', hurry);
  }
  return line;
}

/** Whether it is the person's move. */
export const isMyMove = ({ match, seat }: MyMatch): boolean =>
  match.status === 'running' && match.waiting.includes(seat);

function hear(message: ServerMessage): void {
  if (message.kind === 'hello') {
    useClub.setState({ mails: message.mails ?? true });
    if (!departing) void meet(message.name);
  } else if (message.kind === 'lobby') {
    useClub.setState(({ next }) => ({ lobby: message.matches, next: { ...next, lobby: message.next } }));
    void refreshMatches();
  } else if (message.kind === 'your-move') void myMove(message.match, message.sequence);
  else if (message.kind === 'waiting') void waitsFor(message.match, message.sequence, message.waiting);
}

/** The club has said under which name it knows this browser. */
async function meet(name: string | null): Promise<void> {
  try {
    if (name === null) become(null);
    else if (useClub.getState().me?.name !== name) become(await client.call('me', {}));
    await Promise.all([speak(), refreshMatches()]);
  } catch (error) {
    if (!isPassing(error)) throw error;
    // The page goes on as for a stranger until the club says hello again.
    useClub.setState(({ me = null }) => ({ me }));
  }
}

/** Whether an error came from the club or the network, and another attempt may do better. */
const isPassing = (error: unknown): boolean => error instanceof Refused || error instanceof TypeError;

function become(me: Me | null): void {
  rememberName(me?.name);
  useClub.setState(me === null ? { me, matches: [], news: [] } : { me });
}

/** A match has come to wait for the person: the list shows it at once, or is read anew when the match is not in it yet. */
async function myMove(id: string, head: number): Promise<void> {
  const find = () => useClub.getState().matches.find(({ match }) => match.id === id);
  if (find()?.match.status !== 'running') await refreshMatches();
  const mine = find();
  if (mine === undefined) return;
  const { match, seat } = mine;
  if (!match.waiting.includes(seat)) noteMatch({ ...match, head, waiting: [...match.waiting, seat] });
  // Whether to say it on the page is another question.
  await tellYourMove(match);
}

/** A match of the person's waits for other seats than before, as pages away from its table hear. */
async function waitsFor(id: string, head: number, waiting: readonly number[]): Promise<void> {
  const match = useClub.getState().matches.find((mine) => mine.match.id === id)?.match;
  if (match === undefined) return;
  if (match.head <= head) noteMatch({ ...match, head, waiting: [...waiting] });
  // It has begun or ended; or what is being read may be from before.
  if (match.status !== 'running' || waiting.length === 0 || refreshing !== undefined) await refreshMatches();
}

let refreshing: Promise<void> | undefined;
let refreshingAgain: Promise<void> | undefined;

/** Reads the person's matches again: as they are now, so that a reading under way, which may be older, is followed by another. */
export function refreshMatches(): Promise<void> {
  if (refreshing === undefined) {
    refreshing = readMatches().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }
  refreshingAgain ??= refreshing
    .catch(() => undefined)
    .then(() => {
      refreshingAgain = undefined;
      return refreshMatches();
    });
  return refreshingAgain;
}

async function readMatches(): Promise<void> {
  if (departing || useClub.getState().me == null) return;
  try {
    const { matches, news, next: older } = await client.call('myMatches', {});
    useClub.setState(({ next }) => ({ matches, news, next: { ...next, matches: older } }));
  } catch (error) {
    // The line is mended or the session is over: either way the club says hello again and the list is read anew.
    if (!isPassing(error)) throw error;
  }
}

/** The person has seen how a match ended for them: the club stops telling them, on whatever device. */
export async function markSeen(id: string): Promise<void> {
  try {
    await client.call('seen', { id });
  } catch (error) {
    // It stays among what is told until it is seen again.
    if (!isPassing(error)) throw error;
    return;
  }
  useClub.setState(({ matches, news }) => ({
    matches: matches.map((one) => (one.match.id === id ? { ...one, unseen: false } : one)),
    news: news.filter(({ match }) => match !== id),
  }));
  // What is being read may be from before.
  if (refreshing !== undefined) await refreshMatches();
}

/** Keeps the list true while the person sits at one of its matches. */
export function noteMatch(info: MatchInfo): void {
  const { matches } = useClub.getState();
  if (matches.some(({ match }) => match.id === info.id))
    useClub.setState({ matches: matches.map((one) => (one.match.id === info.id ? { ...one, match: info } : one)) });
}

/** Takes the place of whoever was here before: a guest, a new member, or one who signed in. Promises who it is. */
export async function arrive(answer: Promise<Me>): Promise<Me> {
  const me = await answer.catch(orWhoCameFirst);
  become(me);
  // The renewed line says hello, and the matches are read then.
  clubLine().renew();
  return me;
}

/** Where another page of this browser came first, or an answer was lost on its way, this page goes on as that person. */
async function orWhoCameFirst(error: unknown): Promise<Me> {
  if (error instanceof Refused && error.code === 'signed-in') return client.call('me', {});
  throw error;
}

/** While somebody leaves, the line still knows them: what it says of them no longer holds. */
let departing = false;

/**
 * Leaves the club on this device by what ends the session; nothing is asked in the person's name meanwhile. Where the club may
 * say no, the page shows the person until it has said yes.
 */
export async function depart(farewell: () => Promise<unknown>, mayBeRefused = false): Promise<void> {
  const { me } = useClub.getState();
  departing = true;
  try {
    await refreshing;
    if (!mayBeRefused) useClub.setState({ me: null, matches: [], news: [] });
    await farewell();
    become(null);
  } catch (error) {
    useClub.setState({ me });
    throw error;
  } finally {
    departing = false;
    clubLine().renew();
  }
}

/** The bots the club has for a game, from the weakest to the strongest. */
export async function clubLevels(game: string): Promise<readonly string[]> {
  const { games } = await client.call('games', {});
  return games.find(({ id }) => id === game)?.bots ?? [];
}

/** Shows a changed account at once. */
export const updateMe = (me: Me): void => useClub.setState({ me });

/** Why the club said no, in the language of the page. */
export function sentenceOf(error: unknown): string {
  const { language } = useSettings.getState();
  return refusalOf(error instanceof Refused ? error.code : 'unavailable', language).sentence;
}

/** The club writes to people in the language of the page they were last at. */
async function speak(): Promise<void> {
  const { me } = useClub.getState();
  const { language } = useSettings.getState();
  if (me == null || me.language === language) return;
  try {
    updateMe(await client.call('changeMe', { body: { language } }));
  } catch (error) {
    // It is said again with the next hello.
    if (!isPassing(error)) throw error;
  }
}

useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void speak();
});

useClub.subscribe(({ me, matches }) => {
  const waiting = me?.notices.page === true ? matches.filter(isMyMove).length : 0;
  if (usePresence.getState().waiting !== waiting) usePresence.setState({ waiting });
});
