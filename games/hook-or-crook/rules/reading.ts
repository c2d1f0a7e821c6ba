import type { Seat, State } from '@whistlestop/kernel';
import { compileEffect, Pips } from './compile.ts';
import type { MatchConstants } from './match-constants.ts';
import { EvidenceZone, Phase } from './layout.ts';
import type { EffectFacts, EffectRole } from '../cards/effect-facts.ts';
import { INCUMBENT } from './waiting.ts';

/** What tables and opponents read off a position, or off a view of it: only what the view shows is found. */

/** The cards of a row that lie in a zone, by their numbers. */
export function cardsIn(s: State, row: { readonly offset: number; readonly length: number }, zone: number): number[] {
  const found: number[] = [];
  for (let card = 0; card < row.length; card++) if (s[row.offset + card] === zone) found.push(card);
  return found;
}

/** The unplayed Cheat Cards of a State. */
export const cheatsHeld = (c: MatchConstants, s: State, state: number): number[] =>
  cardsIn(s, c.fields.cheatZone, c.zones.hand + state);

/** The open stack of a State: Cheat Cards it has played and not yet answered with. */
export const cheatsPlayed = (c: MatchConstants, s: State, state: number): number[] =>
  cardsIn(s, c.fields.cheatZone, c.zones.stack + state);

/** The Incumbent's Evidence Cards. */
export const evidenceHeld = (c: MatchConstants, s: State): number[] =>
  cardsIn(s, c.fields.evidenceZone, EvidenceZone.hand);

/** Where a pawn stands on the ring of the present round. */
export interface Pawn {
  readonly space: number;
  /** The lap it is on, from 1. */
  readonly lap: number;
  readonly laps: number;
  readonly finished: boolean;
}

export function pawnOf(c: MatchConstants, s: State, seat: Seat): Pawn {
  const ring = c.board[c.fields.round.get(s) - 1];
  const length = ring?.spaces.length ?? 1;
  const laps = ring?.laps ?? 1;
  const walked = c.fields.walked.at(s, seat);
  const finished = walked === length * laps;
  return { space: walked % length, lap: Math.min(laps, 1 + Math.floor(walked / length)), laps, finished };
}

/** The six things the next roll of the player at turn can bring: a space of the ring, or undefined for the end of the round. */
export function reachable(c: MatchConstants, s: State, seat: Seat): readonly (number | undefined)[] {
  const round = c.fields.round.get(s);
  const walked = c.fields.walked.at(s, seat);
  const finish = c.ringFinish[round] ?? 0;
  return [1, 2, 3, 4, 5, 6].map((pips) =>
    walked + pips < finish ? (walked + pips) % (c.ringLength[round] ?? 1) : undefined,
  );
}

/** What an effect moves at this table: so many V or cards, or what a die shows, whole or halved. */
export type PrintedAmount = number | 'die' | 'halfDie';

/** The amount of an effect as this table plays it: shares and sums over the States are worked out. */
export function printedAmount(c: MatchConstants, effect: EffectFacts): PrintedAmount {
  const [, pips = Pips.none, amount = 0] = compileEffect(effect, 'state', c.states);
  if (pips === Pips.none) return amount;
  return pips === Pips.all ? 'die' : 'halfDie';
}

/** The effect as it reads at this table: a share or a sum over the States is a plain number. */
export function effectHere(c: MatchConstants, effect: EffectFacts): EffectFacts {
  const amount = printedAmount(c, effect);
  return 'from' in effect || 'to' in effect
    ? { ...effect, amount: typeof amount === 'number' ? amount : effect.amount }
    : effect;
}

/** Where the effect being carried out is written: on a space or on a News Card, for which role. */
export type EffectSource =
  | { readonly kind: 'space'; readonly round: number; readonly space: number; readonly role: EffectRole }
  | { readonly kind: 'news'; readonly card: number; readonly role: EffectRole };

/** The effect the player at turn is carrying out, or carried out last. */
export function effectInProgress(c: MatchConstants, s: State): EffectSource {
  const row = c.fields.effect.get(s);
  const role = c.fields.turn.get(s) === INCUMBENT ? 'incumbent' : 'state';
  if (row >= c.newsRow) return { kind: 'news', card: (row - c.newsRow) >> 1, role };
  const round = c.fields.round.get(s);
  return { kind: 'space', round, space: (row - (c.ringRow[round] ?? 0)) >> 1, role };
}

/** The name of the present phase. */
export const phaseOf = (c: MatchConstants, s: State): keyof typeof Phase =>
  (Object.keys(Phase) as (keyof typeof Phase)[])[c.fields.phase.get(s)] ?? 'over';
