import { useCallback } from 'react';
import { useLoaded } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { addressOf } from '../../page/router.ts';
import { openMatchStore } from '../../storage/match-store.ts';
import { useWords } from '../../words/index.ts';
import { OpenedScreen } from './OpenedScreen.tsx';
import { type OpenedRecord, openRecord } from './open-record.ts';

/** A match saved in this browser, shown step by step. */
export default function ReplayScreen({ id }: { id: string }) {
  const words = useWords();
  const opened = useLoaded(useCallback(() => openSaved(id), [id]));
  if (opened === undefined) return <Message busy title={words.loading} />;
  if (opened === 'gone') return <Message title={words.opened.gone} />;
  return <OpenedScreen opened={opened} backTo={addressOf({ at: 'match', id })} />;
}

async function openSaved(id: string): Promise<OpenedRecord | 'gone'> {
  const store = await openMatchStore();
  const row = await store.load(id);
  if (row === undefined) return 'gone';
  if (row.kind === 'damaged') return openRecord(JSON.stringify(row.raw), undefined);
  return openRecord(row.match.record, row.match.players);
}
