import { forfeitWinners, type Game, type Seat } from '@whistlestop/kernel';
import type { MatchInfo, MatchSettings } from './match-schemas.ts';

type TimeoutRule = MatchSettings['onTimeout'];

/** From this number of seats on, the match goes on by default when one person leaves. */
export const MANY_SEATS = 3;

/** The default rule. */
export const usualTimeoutRule = (seats: number): TimeoutRule => (seats >= MANY_SEATS ? 'bot' : 'claim');

/**
 * Whether a bot takes the seat of a person who leaves, so that the match goes on. By `claim` only where nobody would
 * win.
 */
export const botPlaysOn = (game: Game, rule: TimeoutRule, seat: Seat): boolean =>
  rule === 'claim' ? forfeitWinners(game, seat).length === 0 : rule === 'bot';

/** The same for a person who resigns, which always ends a match of two. */
export const botPlaysOnAfterResigning = (game: Game, rule: TimeoutRule, seat: Seat): boolean =>
  game.seats.length >= MANY_SEATS && botPlaysOn(game, rule, seat);

/** Whether a person sits at another seat of a match. */
export const othersPlay = (seats: readonly Pick<MatchInfo['seats'][number], 'player'>[], seat: Seat): boolean =>
  seats.some(({ player }, other) => other !== seat && player !== null && player.kind !== 'bot');

/** Whether a seat is free for a substitute: somebody has left it, and a bot plays on. */
export const isFreeSeat = ({ status, seats }: Pick<MatchInfo, 'status' | 'seats'>, seat: Seat): boolean =>
  status === 'running' && seats[seat]?.left === true && seats[seat].player?.kind === 'bot';
