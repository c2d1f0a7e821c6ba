import { isPossible } from './decisions.ts';
import { judgeRequest, type Verdict } from './gate.ts';
import type { Entry } from './log.ts';
import type { Match } from './match.ts';
import { CHANCE } from './seats.ts';

/** A log that cannot be replayed: its entry, and why. */
export class ReplayError extends Error {
  readonly sequence: number;
  constructor(sequence: number, sentence: string) {
    super(`Entry ${sequence}: ${sentence}`);
    this.sequence = sequence;
  }
}

/** Why an entry cannot follow in this match; undefined when it can. Everything a seat did passes the gate again. */
export function objectionTo(match: Match, entry: Entry): string | undefined {
  switch (entry.kind) {
    case 'chance':
      return match.over || !isPossible(match.game, match.state, CHANCE, entry.outcome)
        ? 'chance cannot bring this here.'
        : undefined;
    case 'seed':
      if (!match.over) return 'the seed is published before the end.';
      return match.seed === undefined ? undefined : 'the seed is published twice.';
    case 'stop':
      return match.over ? 'a match that is over cannot be stopped.' : undefined;
    case 'undo': {
      const verdict = judgeRequest(match, { kind: 'undo', seat: entry.seat, sequence: match.log.length });
      if (!verdict.ok) return verdict.refusal.sentence;
      return verdict.entry.kind === 'undo' && verdict.entry.to === entry.to
        ? undefined
        : 'the undo names another point than the last step.';
    }
    case 'takeback':
      // A takeback is in the log only after everybody's consent.
      return objectionIn(
        judgeRequest(match, { ...entry, consents: [...match.game.seats.keys()], sequence: match.log.length }),
      );
    case 'action':
    case 'forfeit':
      return objectionIn(judgeRequest(match, { ...entry, sequence: match.log.length }));
  }
}

const objectionIn = (verdict: Verdict): string | undefined => (verdict.ok ? undefined : verdict.refusal.sentence);
