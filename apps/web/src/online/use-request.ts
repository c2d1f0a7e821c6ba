import { useState } from 'react';
import { sentenceOf } from './club.ts';

/** A request under way: whether it still is, why it was refused, and how to send one. */
export interface Request {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** Runs what asks the club; answers whether it was granted. */
  readonly run: (ask: () => Promise<unknown>) => Promise<boolean>;
}

/** Sends what a form asks of the club, one request at a time, and keeps the refusal in words. */
export function useRequest(): Request {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (ask: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await ask();
      return true;
    } catch (error) {
      setProblem(sentenceOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
