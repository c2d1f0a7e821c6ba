import { create } from 'zustand';
import { firstPaint, idleMoment } from '../app/quiet-moments.ts';
import { keepText, keptText } from '../storage/kept-text.ts';

/** What the page knows of a club before anything of the club is loaded. It stays small: the first view carries it. */
export interface Presence {
  /** Whether a club serves this page; undefined until it has been asked. */
  readonly club: boolean | undefined;
  /** How many matches wait for the person, as far as they want to be told. */
  readonly waiting: number;
  /** Whether the club has a newer version than this page. */
  readonly outdated: boolean;
}

export const usePresence = create<Presence>(() => ({ club: undefined, waiting: 0, outdated: false }));

const KNOWN_AS = 'whistlestop-club-name';
let answer: Promise<boolean> | undefined;

/** Asks whether a club serves this page, until one does; a page from a plain file server has none. */
export function findClub(): Promise<boolean> {
  answer ??= ask().then((club) => {
    usePresence.setState({ club });
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

/** Looks for the club once the page stands, and for the person's matches where this browser is known there. */
export async function lookForClub(): Promise<void> {
  await firstPaint();
  await idleMoment();
  if (!(await findClub()) || knownName() === undefined) return;
  const { clubLine } = await import('./club.ts');
  clubLine();
}

/** The name this browser last had at the club. The session itself is the club's cookie; this only says whether to ask. */
const knownName = (): string | undefined => keptText(KNOWN_AS) ?? undefined;

/** Remembers the name, or forgets it. A browser that forbids storage asks again on the club's pages. */
export const rememberName = (name: string | undefined): boolean => keepText(KNOWN_AS, name);
