import { type Me, Refused } from '@whistlestop/client';
import { create } from 'zustand';
import { useSettings } from '../page/settings.ts';
import { storedClubName } from '../storage/stored-values.ts';
import { client, unlessTransient } from './client.ts';
import { clearPersonal, personalReads } from './club-cache.ts';

interface Session {
  /** The person; null when nobody is known to the club here, undefined until it has said. */
  readonly me: Me | null | undefined;
  /** Whether the club sends mail. */
  readonly mails: boolean;
}

/** Who the person is at the club. */
export const useSession = create<Session>(() => ({ me: undefined, mails: true }));

/** While somebody signs out, the socket still knows them: its hello is ignored. */
let signingOut = false;

/** Whether anything may be asked in the person's name. */
export const isSignedIn = (): boolean => !signingOut && useSession.getState().me != null;

/** The club has said under which name it knows this browser. Answers whether the page knows that person now. */
export async function setPersonByName(name: string | null): Promise<boolean> {
  if (signingOut) return false;
  if (name === null) setPerson(null);
  else if (useSession.getState().me?.name !== name) {
    const me = await unlessTransient(client.call('me', {}));
    // The page goes on as for a stranger until the club says hello again.
    if (me === undefined) useSession.setState(({ me: known = null }) => ({ me: known }));
    else setPerson(me);
    return me !== undefined;
  }
  return name !== null;
}

function setPerson(me: Me | null): void {
  // A browser that forbids storage asks again on the club's pages.
  storedClubName.set(me?.name);
  const { me: before } = useSession.getState();
  useSession.setState({ me });
  if (me === null && before != null) clearPersonal();
}

/** Shows a changed account at once. */
export const updateMe = (me: Me): void => useSession.setState({ me });

/** Makes somebody the person of this page: a guest, a new member, or one who signed in. */
export async function signInAs(answer: Promise<Me>): Promise<Me> {
  const me = await answer.catch(orWhoIsSignedIn);
  setPerson(me);
  return me;
}

/** Where another page of this browser has signed in first, or an answer was lost, this page goes on as that person. */
async function orWhoIsSignedIn(error: unknown): Promise<Me> {
  if (error instanceof Refused && error.code === 'signed-in') return client.call('me', {});
  throw error;
}

/**
 * Ends the session on this device; nothing is asked in the person's name meanwhile. Where the club may say no, the page shows
 * the person until it has said yes.
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

/** The club writes to people in the language of the page they were last at. */
export async function sendLanguage(): Promise<void> {
  const { me } = useSession.getState();
  const { language } = useSettings.getState();
  if (me == null || me.language === language) return;
  // What did not reach the club is sent again with the next hello.
  const changed = await unlessTransient(client.call('changeMe', { body: { language } }));
  if (changed !== undefined) updateMe(changed);
}

useSettings.subscribe(({ language }, before) => {
  if (language !== before.language) void sendLanguage();
});
