import { create } from 'zustand';
import { afterFirstPaint, whenIdle } from '../page/idle.ts';
import { storedClubName } from '../storage/stored-values.ts';

/** What the page knows of a club before the club's code is loaded; small, because the first view includes it. */
export interface ClubStatus {
  /** Whether a club serves this page; undefined until it has been asked. */
  readonly club: boolean | undefined;
  /** How many matches wait for the person, where they want to see it on the page. */
  readonly waiting: number;
  /** Whether the club has a newer version than this page. */
  readonly outdated: boolean;
}

export const useClubStatus = create<ClubStatus>(() => ({ club: undefined, waiting: 0, outdated: false }));

let answer: Promise<boolean> | undefined;

/** Finds out whether a club serves this page; asks again when the network is back. */
export function findClub(): Promise<boolean> {
  answer ??= ask().then((club) => {
    useClubStatus.setState({ club });
    if (!club) {
      answer = undefined;
      addEventListener('online', () => void lookForClub(), { once: true });
    }
    return club;
  });
  return answer;
}

async function ask(): Promise<boolean> {
  if (!location.protocol.startsWith('http') || !navigator.onLine) return false;
  try {
    const response = await fetch('/api/v1/games');
    return response.ok && response.headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  }
}

/** Looks for the club after the first paint, and connects where this browser was signed in before. */
export async function lookForClub(): Promise<void> {
  await afterFirstPaint();
  await whenIdle();
  if (!(await findClub()) || storedClubName.get() === undefined) return;
  const { clubSocket } = await import('./club.ts');
  clubSocket();
}
