import { type Me, Refused } from '@whistlestop/client';
import { create } from 'zustand';
import { useSettings } from '../page/settings.ts';
import { storedClubName } from '../storage/stored-values.ts';
import { client, unlessTransient } from './client.ts';
import { clearPersonal, personalReads } from './club-cache.ts';

interface Session {
  /** The person; null for a stranger, undefined before the hello of the club. */
  readonly me: Me | null | undefined;
  /** Whether the club sends mail. */
  readonly mails: boolean;
}

/** The session at the club. */
export const useSession = create<Session>(() => ({ me: undefined, mails: true }));

/** Whether somebody is signing out: a hello of the old session is ignored. */
let signingOut = false;

/** Whether requests may be sent in the person's name. */
export const isSignedIn = (): boolean => !signingOut && useSession.getState().me != null;

/** Applies the name in the club's hello; resolves with whether the page has that person's account now. */
export async function setPersonByName(name: string | null): Promise<boolean> {
  if (signingOut) return false;
  if (name === null) setPerson(null);
  else if (useSession.getState().me?.name !== name) {
    const me = await unlessTransient(client.call('me', {}));
    // Until the next hello the page treats them as a stranger.
    if (me === undefined) useSession.setState(({ me: known = null }) => ({ me: known }));
    else setPerson(me);
    return me !== undefined;
  }
  return name !== null;
}

function setPerson(me: Me | null): void {
  // Without storage the page connects on the club's pages only.
  storedClubName.set(me?.name);
  const { me: before } = useSession.getState();
  useSession.setState({ me });
  if (me === null && before != null) clearPersonal();
}

/** Shows a changed account at once. */
export const updateMe = (me: Me): void => useSession.setState({ me });

/** Sets the person of this page: a guest, a new member, or one who signed in. */
export async function signInAs(answer: Promise<Me>): Promise<Me> {
  const me = await answer.catch(orWhoIsSignedIn);
  setPerson(me);
  return me;
}

/** Where another tab has signed in first, or an answer was lost, this page goes on as that person. */
async function orWhoIsSignedIn(error: unknown): Promise<Me> {
  if (error instanceof Refused && error.code === 'signed-in') return client.call('me', {});
  throw error;
}

/**
 * Ends the session on this device; no request is sent in the person's name meanwhile. Where the club may refuse, the page shows
 * the person until it has accepted.
 */
export async function signOutBy(endSession: () => Promise<unknown>, mayBeRefused: boolean): Promise<void> {
  const { me } = useSession.getState();
  signingOut = true;
  try {
    await personalReads();
    if (!mayBeRefused) {
      useSession.setState({ me: null });
      clearPersonal();
    }
    await endSession();
    setPerson(null);
  } catch (error) {
    useSession.setState({ me });
    throw error;
  } finally {
    signingOut = false;
  }
}

/** Sets the language of the account, in which the club sends e-mail, to that of the page. */
export async function sendLanguage(): Promise<void> {
  const { me } = useSession.getState();
  const { language } = useSettings.getState();
  if (me == null || me.language === language) return;
  // Without an answer it is sent again after the next hello.
  const changed = await unlessTransient(client.call('changeMe', { body: { language } }));
  if (changed !== undefined) updateMe(changed);
}

useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void sendLanguage();
});
