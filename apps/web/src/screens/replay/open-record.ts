import { packOf } from '@whistlestop/games';
import type { Match } from '@whistlestop/kernel';
import type { GameTable } from '@whistlestop/board';
import { type ReadProblem, readMatch } from '../../storage/read-match.ts';
import { RecordedTable, type SeatPlayer } from '@whistlestop/table';
import { readPlayer } from '../set-up/players.ts';

/** A record ready to be shown, or what is wrong with it. */
export type OpenedRecord =
  | {
      readonly ok: true;
      readonly match: Match;
      readonly table: RecordedTable;
      readonly gameTable: GameTable;
      readonly otherRules: boolean;
    }
  | { readonly ok: false; readonly problem: ReadProblem; readonly detail: string; readonly text: string };

/**
 * Opens a record's text. A record from outside shows all hands. A running saved match shows only the seat played here,
 * and none where several people share the device.
 */
export async function openRecord(text: string, players: readonly SeatPlayer[] | undefined): Promise<OpenedRecord> {
  const read = await readMatch(text);
  if (!read.ok) return { ok: false, problem: read.code, detail: read.detail, text };
  const { match, otherRules } = read;
  const gameTable = await packOf(match.header.game)?.table();
  if (gameTable === undefined) return { ok: false, problem: 'unknown-game', detail: '', text };
  const seated = players ?? match.header.seats.map(readPlayer);
  const people = seated.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const shown = people.length === 1 ? people : [];
  const mine = players === undefined || people.length === 0 ? undefined : shown;
  return { ok: true, match, gameTable, otherRules, table: new RecordedTable(match, seated, mine) };
}
