import { ClubSocket, type Me, type ServerMessage, socketAddress } from '@whistlestop/client';
import { lobby } from './club-queries.ts';
import { addMyMove, cachedMatches, isMyMove, myMatches, updateWaiting } from './my-matches.ts';
import { useClubStatus } from './club-status.ts';
import { setPersonByName, sendLanguage, signInAs, signOutBy, useSession } from './session.ts';
import { notifyYourMove } from './move-notification.ts';

let socket: ClubSocket | undefined;

/** The page's one socket to the club, shared by every screen and opened when first asked for. */
export function clubSocket(): ClubSocket {
  if (socket === undefined) {
    socket = new ClubSocket({
      open: () => new WebSocket(socketAddress(location.origin)),
      onMessage,
      onOutdated: () => useClubStatus.setState({ outdated: true }),
    });
    const reconnect = () => socket?.hurry();
    addEventListener('online', reconnect);
    addEventListener('offline', () => socket?.cut());
    document.addEventListener('visibilitychange', reconnect);
  }
  return socket;
}

/** Applies a message of the socket to the session and the cache. */
function onMessage(message: ServerMessage): void {
  switch (message.kind) {
    case 'hello':
      useSession.setState({ mails: message.mails ?? true });
      void greet(message.name);
      break;
    case 'lobby':
      lobby.update(() => ({ matches: message.matches, next: message.next }));
      void myMatches.refresh();
      break;
    case 'your-move':
      void announceMyMove(message.match, message.sequence);
      break;
    case 'waiting':
      void updateWaiting(message.match, message.sequence, message.waiting);
      break;
    // The socket itself, tables and their chat take in the others.
    case 'table':
    case 'happened':
    case 'info':
    case 'chat':
    case 'done':
    case 'refused':
    case 'pong':
      break;
  }
}

async function greet(name: string | null): Promise<void> {
  if (await setPersonByName(name)) await Promise.all([sendLanguage(), myMatches.refresh()]);
}

async function announceMyMove(id: string, head: number): Promise<void> {
  const match = await addMyMove(id, head);
  // The setting for the page itself is applied by showWaiting.
  if (match !== undefined) await notifyYourMove(match);
}

/** Signs somebody in by the club's answer, on this page and on its socket. */
export async function signIn(answer: Promise<Me>): Promise<Me> {
  const me = await signInAs(answer);
  // The matches are read after the hello of the new connection.
  clubSocket().reopen();
  return me;
}

/** Signs the person out by `endSession`; where the club may refuse that, the page shows them until it has accepted. */
export async function signOut(endSession: () => Promise<unknown>, mayBeRefused = false): Promise<void> {
  try {
    await signOutBy(endSession, mayBeRefused);
  } finally {
    clubSocket().reopen();
  }
}

function showWaiting(): void {
  const showsWaiting = useSession.getState().me?.notices.page === true;
  const waiting = showsWaiting ? cachedMatches().filter(isMyMove).length : 0;
  if (useClubStatus.getState().waiting !== waiting) useClubStatus.setState({ waiting });
}
useSession.subscribe(showWaiting);
myMatches.store.subscribe(showWaiting);
