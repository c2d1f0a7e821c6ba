import { useTexts } from '../../app/load.ts';
import { Message } from '../../app/Message.tsx';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../design/Button.tsx';
import { download } from '../../storage/download.ts';
import { useWords } from '../../words/index.ts';
import { TableScreen } from './TableScreen.tsx';
import { type Opening, useLocalMatch } from './use-local-match.ts';

/** A match kept in this browser, open to be played. */
export default function MatchScreen({ id }: { id: string }) {
  const words = useWords();
  const opening = useLocalMatch(id);
  const gameTable = opening.kind === 'ready' ? opening.gameTable : undefined;
  const texts = useTexts(
    gameTable,
    useSettings((settings) => settings.language),
    opening.kind === 'ready' ? opening.table.options : undefined,
  );
  if (opening.kind === 'ready' && texts !== undefined)
    return <TableScreen key={id} id={id} table={opening.table} gameTable={opening.gameTable} texts={texts} />;
  if (opening.kind === 'loading' || opening.kind === 'ready') return <Message busy title={words.loading} />;
  return <Closed opening={opening} id={id} />;
}

function Closed({ opening, id }: { opening: Exclude<Opening, { kind: 'loading' | 'ready' }>; id: string }) {
  const words = useWords();
  if (opening.kind !== 'damaged') return <Message title={words.opened[opening.kind]} />;
  return (
    <Message title={words.opened.problems[opening.problem]} about={opening.detail}>
      <Button icon="download" onClick={() => download(`whistlestop-${id}.txt`, opening.text)}>
        {words.opened.download}
      </Button>
    </Message>
  );
}
