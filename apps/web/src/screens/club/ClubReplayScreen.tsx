import { Refused } from '@whistlestop/client';
import { useCallback } from 'react';
import { useLoaded } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { client, refusalSentence } from '../../online/client.ts';
import { useMarkSeen, useMyMatches } from '../../online/my-matches.ts';
import { useWords } from '../../words/index.ts';
import { OpenedScreen } from '../replay/OpenedScreen.tsx';
import { type OpenedRecord, openRecord } from '../replay/open-record.ts';

/** A finished match of the club, shown step by step from its record. */
export default function ClubReplayScreen({ id, invite }: { id: string; invite: string | undefined }) {
  const words = useWords();
  const opened = useLoaded(useCallback(() => openClubRecord(id, invite), [id, invite]));
  const unseen = useMyMatches(({ matches }) => matches.some((mine) => mine.match.id === id && mine.unseen));
  useMarkSeen(id, unseen && typeof opened === 'object' && opened.ok);
  if (opened === undefined) return <Message busy title={words.loading} />;
  if (typeof opened === 'string') return <Message title={opened} />;
  return <OpenedScreen opened={opened} backTo={undefined} />;
}

/** The opened record, or the refusal as a sentence. */
async function openClubRecord(id: string, invite: string | undefined): Promise<OpenedRecord | string> {
  try {
    const { record } = await client.call('record', { id, query: { invite } });
    return await openRecord(record, undefined);
  } catch (error) {
    if (error instanceof Refused) return refusalSentence(error);
    throw error;
  }
}
