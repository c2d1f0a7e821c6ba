import { useCallback } from 'react';
import { useLoaded } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { unpackText } from '../../storage/link.ts';
import { useWords } from '../../words/index.ts';
import { OpenedScreen } from './OpenedScreen.tsx';
import { openRecord } from './open-record.ts';

/** A record that came in the address: from a link or from a file. */
export default function SharedScreen({ packed }: { packed: string }) {
  const words = useWords();
  const opened = useLoaded(
    useCallback(async () => {
      const text = await unpackText(packed);
      return text === undefined ? ('damaged' as const) : openRecord(text, undefined);
    }, [packed]),
  );
  if (opened === undefined) return <Message busy title={words.loading} />;
  if (opened === 'damaged') return <Message title={words.opened.damagedLink} />;
  return <OpenedScreen opened={opened} backTo={undefined} />;
}
