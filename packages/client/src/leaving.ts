import { forfeitWinners, type Game, type Seat } from '@whistlestop/kernel';
import type { MatchInfo, MatchSettings } from './match-schemas.ts';

type TimeoutRule = MatchSettings['onTimeout'];

/** At a table of so many seats one person who leaves does not end the match, unless it was opened so. */
export const MANY_SEATS = 3;

/** The rule of a match that was opened without one. */
export const usualTimeoutRule = (seats: number): TimeoutRule => (seats >= MANY_SEATS ? 'bot' : 'claim');

/** Whether a bot plays on for somebody who leaves for good, so that the match does not end. A claim is for a win that there is. */
export const botPlaysOn = (game: Game, rule: TimeoutRule, seat: Seat): boolean =>
  rule === 'claim' ? forfeitWinners(game, seat).length === 0 : rule === 'bot';

/** The same for somebody who resigns: between two that is the end. */
export const botPlaysOnAfterResigning = (game: Game, rule: TimeoutRule, seat: Seat): boolean =>
  game.seats.length >= MANY_SEATS && botPlaysOn(game, rule, seat);

/** Whether a person sits at another seat of a match. */
export const othersPlay = (seats: readonly Pick<MatchInfo['seats'][number], 'player'>[], seat: Seat): boolean =>
  seats.some(({ player }, other) => other !== seat && player !== null && player.kind !== 'bot');

/** Whether a seat is free for a substitute: somebody has left it, and a bot plays on. */
export const isFreeSeat = ({ status, seats }: Pick<MatchInfo, 'status' | 'seats'>, seat: Seat): boolean =>
  status === 'running' && seats[seat]?.left === true && seats[seat].player?.kind === 'bot';
