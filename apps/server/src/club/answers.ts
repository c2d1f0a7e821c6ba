import { Refused } from '@whistlestop/client';
import type { Answer } from './match-host.ts';

/** The length of the log after a request, or the refusal thrown. */
export function sequenceOf(answer: Answer): number {
  if (!answer.ok) throw new Refused(answer.refusal);
  return answer.sequence;
}
