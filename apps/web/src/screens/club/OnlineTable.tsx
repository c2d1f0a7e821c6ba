import type { GameTexts } from '@whistlestop/kernel';
import { useEffect, useState } from 'react';
import { addressOf } from '../../page/router.ts';
import type { GameTable } from '@whistlestop/board';
import { useRequest } from '../../online/club-cache.ts';
import { updateMatch } from '../../online/my-matches.ts';
import { useChat } from '../../online/use-chat.ts';
import { useClubWords } from '../../words/club/index.ts';
import { PastTable, type RemoteTable } from '@whistlestop/table';
import { type RenderExtras, TableScreen } from '../match/TableScreen.tsx';
import { ChatDialog } from './ChatDialog.tsx';
import { LookBack } from './LookBack.tsx';
import { OffersDialog } from './OffersDialog.tsx';
import { OnlineBars } from './OnlineBars.tsx';
import { OnlineOutcomePanel } from './OnlineOutcomePanel.tsx';
import { ErrorText } from './StatusText.tsx';

/** The table of a match at the club: the same board, with clocks, offers and chat. */
export function OnlineTable({
  table,
  gameTable,
  texts,
  invitedSeat,
}: {
  table: RemoteTable;
  gameTable: GameTable;
  texts: GameTexts;
  /** The seat the person was invited to. */
  invitedSeat: string | undefined;
}) {
  const club = useClubWords();
  const chat = useChat(table);
  const [past, setPast] = useState<PastTable>();
  const { busy, problem, run } = useRequest();
  const lookBack = () =>
    run(async () => {
      await table.recall();
      setPast(new PastTable(table));
    });
  useEffect(() => table.subscribe(() => updateMatch(table.info)), [table]);
  const renderExtras: RenderExtras = (sitting, panel, open) => {
    const plays = sitting.snapshot.mySeats.length > 0;
    const over = sitting.snapshot.now.kind === 'over';
    const close = () => open(undefined);
    return {
      tools: [
        {
          icon: 'chat',
          name: chat.unread > 0 ? club.chat.unread(chat.unread) : club.chat.title,
          run: () => open('chat'),
          count: chat.unread,
        },
        ...(plays && !over ? [{ icon: 'pause' as const, name: club.table.offers, run: () => open('offers') }] : []),
        {
          icon: 'play',
          name: over ? club.table.replay : club.table.lookBack,
          run: over
            ? addressOf({ at: 'club-replay', id: table.id, ...table.invitation })
            : () => {
                if (!busy) void lookBack();
              },
        },
      ],
      above: (
        <>
          <OnlineBars
            sitting={sitting}
            table={table}
            invitedSeat={invitedSeat}
            onLog={() => open('log')}
            onConfer={chat.confers ? () => open('chat') : undefined}
          />
          <ErrorText sentence={problem} />
        </>
      ),
      outcome: <OnlineOutcomePanel sitting={sitting} table={table} />,
      dialogs: (
        <>
          <ChatDialog open={panel === 'chat'} chat={chat} table={table} onClose={close} />
          <OffersDialog open={panel === 'offers'} sitting={sitting} table={table} onClose={close} />
        </>
      ),
    };
  };
  if (past !== undefined)
    return (
      <LookBack past={past} present={table} gameTable={gameTable} texts={texts} onPresent={() => setPast(undefined)} />
    );
  return <TableScreen table={table} gameTable={gameTable} texts={texts} renderExtras={renderExtras} />;
}
