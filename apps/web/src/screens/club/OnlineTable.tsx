import type { GameTexts } from '@whistlestop/kernel';
import { useEffect } from 'react';
import type { GameTable } from '../../games/game-table.ts';
import { noteMatch } from '../../online/club.ts';
import type { RemoteTable } from '../../table/remote-table.ts';
import { type Surround, TableScreen } from '../match/TableScreen.tsx';
import { OnlineOutcome } from './OnlineOutcome.tsx';

/** The table of a match at the club. */
export function OnlineTable({
  table,
  gameTable,
  texts,
}: {
  table: RemoteTable;
  gameTable: GameTable;
  texts: GameTexts;
}) {
  useEffect(() => table.subscribe(() => noteMatch(table.info)), [table]);
  const surround: Surround = (sitting) => ({
    tools: [],
    outcome: <OnlineOutcome sitting={sitting} table={table} />,
  });
  return <TableScreen table={table} gameTable={gameTable} texts={texts} surround={surround} />;
}
