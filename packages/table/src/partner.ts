import { includes, type Seat } from '@whistlestop/kernel';
import type { Table, TableSnapshot } from './table.ts';

/** The bot that plays together with this seat, if one does. */
export function partnerOf({ game }: Table, { players }: TableSnapshot, seat: Seat): Seat | undefined {
  const party = game.parties?.of(seat) ?? 0;
  const partner = players.findIndex(({ kind }, other) => kind === 'bot' && includes(party, other));
  return partner < 0 ? undefined : partner;
}
