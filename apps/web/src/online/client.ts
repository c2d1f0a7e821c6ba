import { ClubClient, Refused, refusalOf } from '@whistlestop/client';
import { useSettings } from '../page/settings.ts';

/** Calls the club that serves this page. */
export const client = new ClubClient({ fetch: (...call) => fetch(...call) });

/** Whether an error came from the club or the network, and another attempt may do better. */
const isTransient = (error: unknown): boolean => error instanceof Refused || error instanceof TypeError;

/** The club's answer; undefined where it refuses or cannot be reached. */
export async function unlessTransient<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isTransient(error)) return undefined;
    throw error;
  }
}

/** The refusal of the club as a sentence in the language of the page. */
export function refusalSentence(error: unknown): string {
  const { language } = useSettings.getState();
  return refusalOf(error instanceof Refused ? error.code : 'unavailable', language).sentence;
}
