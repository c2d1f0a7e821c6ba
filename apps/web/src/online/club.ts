import { type Me, type ServerMessage, socketAddress } from '@whistlestop/client';
import { ClubConnection } from './club-connection.ts';
import { lobby } from './club-queries.ts';
import { addMyMove, cachedMatches, isMyMove, myMatches, updateWaiting } from './my-matches.ts';
import { useClubStatus } from './club-status.ts';
import { setPersonByName, sendLanguage, signInAs, signOutBy, useSession } from './session.ts';
import { notifyYourMove } from './move-notification.ts';

let connection: ClubConnection | undefined;

/** The page's connection to the club, opened when first asked for. */
export function clubConnection(): ClubConnection {
  if (connection === undefined) {
    connection = new ClubConnection(() => new WebSocket(socketAddress(location.origin)));
    connection.hear(onMessage);
    const reconnect = () => connection?.reconnectNow();
    addEventListener('online', reconnect);
    addEventListener('offline', () => connection?.disconnect());
    document.addEventListener('visibilitychange', reconnect);
  }
  return connection;
}

/** Brings what the socket says into the session and the cache. */
function onMessage(message: ServerMessage): void {
  if (message.kind === 'hello') {
    useSession.setState({ mails: message.mails ?? true });
    void greet(message.name);
  } else if (message.kind === 'lobby') {
    lobby.update(() => ({ matches: message.matches, next: message.next }));
    void myMatches.refresh();
  } else if (message.kind === 'your-move') void announceMyMove(message.match, message.sequence);
  else if (message.kind === 'waiting') void updateWaiting(message.match, message.sequence, message.waiting);
}

async function greet(name: string | null): Promise<void> {
  if (await setPersonByName(name)) await Promise.all([sendLanguage(), myMatches.refresh()]);
}

async function announceMyMove(id: string, head: number): Promise<void> {
  const match = await addMyMove(id, head);
  // Whether to say it on the page is another question.
  if (match !== undefined) await notifyYourMove(match);
}

/** Signs somebody in by the club's answer, on this page and on its socket. */
export async function signIn(answer: Promise<Me>): Promise<Me> {
  const me = await signInAs(answer);
  // The new socket says hello, and the matches are read then.
  clubConnection().reopen();
  return me;
}

/** Signs the person out by what ends the session. Where the club may say no, the page shows them until it has said yes. */
export async function signOut(endSession: () => Promise<unknown>, mayBeRefused = false): Promise<void> {
  try {
    await signOutBy(endSession, mayBeRefused);
  } finally {
    clubConnection().reopen();
  }
}

function showWaiting(): void {
  const told = useSession.getState().me?.notices.page === true;
  const waiting = told ? cachedMatches().filter(isMyMove).length : 0;
  if (useClubStatus.getState().waiting !== waiting) useClubStatus.setState({ waiting });
}
useSession.subscribe(showWaiting);
myMatches.store.subscribe(showWaiting);
