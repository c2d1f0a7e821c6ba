import { z } from 'zod';
import { isPossible } from './decisions.ts';
import { type Entry, forfeitReasons } from './log.ts';
import type { Match } from './match.ts';
import { includes } from './seats.ts';
import { undoTarget } from './undo.ts';

const whole = z.int().min(0);

/** A request to a match. `sequence` is the length of the log it is based on. */
const requestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('action'), seat: whole, sequence: whole, action: whole }),
  z.strictObject({ kind: z.literal('undo'), seat: whole, sequence: whole }),
  z.strictObject({ kind: z.literal('takeback'), seat: whole, sequence: whole, to: whole, consents: z.array(whole) }),
  z.strictObject({ kind: z.literal('forfeit'), seat: whole, sequence: whole, reason: z.enum(forfeitReasons) }),
]);
export type MatchRequest = z.infer<typeof requestSchema>;

/** Every reason for which the gate refuses a request. */
export const gateRefusals = [
  'malformed',
  'match-over',
  'unknown-seat',
  'not-your-decision',
  'stale-sequence',
  'illegal-action',
  'nothing-to-undo',
  'unknown-sequence',
  'no-consent',
] as const;
export type GateRefusalCode = (typeof gateRefusals)[number];

/** The answer to a refused request, which changed nothing. */
export interface GateRefusal {
  readonly code: GateRefusalCode;
  readonly sentence: string;
}

export type Verdict =
  | { readonly ok: true; readonly entry: Entry }
  | { readonly ok: false; readonly refusal: GateRefusal };

const refuse = (code: GateRefusalCode, sentence: string): Verdict => ({ ok: false, refusal: { code, sentence } });

/** The one gate: either the entry this request becomes, or a named refusal. Changes nothing. */
export function judge(match: Match, source: unknown): Verdict {
  const parsed = requestSchema.safeParse(source);
  if (!parsed.success) return refuse('malformed', 'The request is not in the form this match understands.');
  return judgeRequest(match, parsed.data);
}

/** The same for a request that a schema has already parsed. */
export function judgeRequest(match: Match, request: MatchRequest): Verdict {
  if (request.seat >= match.game.seats.length) return refuse('unknown-seat', 'This match has no such seat.');
  if (match.over) return refuse('match-over', 'This match is over.');
  if (request.sequence > match.log.length || request.sequence < match.freshFrom(request.seat))
    return refuse('stale-sequence', 'Something happened since; look at the table again.');
  switch (request.kind) {
    case 'action':
      return judgeAction(match, request.seat, request.action);
    case 'undo': {
      const to = undoTarget(match.steps, request.seat);
      if (to === undefined) return refuse('nothing-to-undo', 'There is nothing you can take back alone.');
      return { ok: true, entry: { kind: 'undo', seat: request.seat, to } };
    }
    case 'takeback': {
      const others = match.game.seats.map((_, seat) => seat).filter((seat) => seat !== request.seat);
      if (!others.every((seat) => request.consents.includes(seat)))
        return refuse('no-consent', 'A takeback needs the consent of every other seat.');
      if (request.to !== 0 && !match.steps.some((step) => step.sequence === request.to))
        return refuse('unknown-sequence', 'That point of the match is not in effect.');
      if (request.to === (match.steps.at(-1)?.sequence ?? 0))
        return refuse('nothing-to-undo', 'Nothing happened since that point.');
      return { ok: true, entry: { kind: 'takeback', seat: request.seat, to: request.to } };
    }
    case 'forfeit':
      return { ok: true, entry: { kind: 'forfeit', seat: request.seat, reason: request.reason } };
  }
}

function judgeAction({ game, state, choosers }: Match, seat: number, action: number): Verdict {
  if (!includes(choosers, seat)) return refuse('not-your-decision', 'The game does not wait for you.');
  if (!isPossible(game, state, seat, action)) return refuse('illegal-action', 'The rules do not allow that now.');
  return { ok: true, entry: { kind: 'action', seat, action } };
}
