import { Button, download } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { addressOf } from '../../page/router.ts';
import { useSettings } from '../../page/settings.ts';
import { useGameTexts } from '../../words/game-texts.ts';
import type { LocalTable } from '@whistlestop/table';
import { useWords } from '../../words/index.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { type RenderExtras, TableScreen } from './TableScreen.tsx';
import { type LocalMatchState, useLocalMatch } from './use-local-match.ts';

/** A match saved in this browser, open to be played. */
export default function MatchScreen({ id }: { id: string }) {
  const words = useWords();
  const opening = useLocalMatch(id);
  const table = opening.kind === 'ready' ? opening.table : undefined;
  const texts = useGameTexts(table?.game.id, table?.options);
  if (opening.kind === 'ready' && texts !== undefined)
    return (
      <TableScreen
        key={id}
        table={opening.table}
        gameTable={opening.gameTable}
        texts={texts}
        renderExtras={localExtras(id, opening.table)}
      />
    );
  if (opening.kind === 'loading' || opening.kind === 'ready') return <Message busy title={words.loading} />;
  return <UnopenedMatch opening={opening} id={id} />;
}

/** Tools, outcome and dialogs of a match saved in this browser. */
const localExtras =
  (id: string, table: LocalTable): RenderExtras =>
  (sitting, panel, open) => {
    const { words, snapshot } = sitting;
    return {
      tools: [
        { icon: 'play', name: words.table.replay, run: addressOf({ at: 'replay', id }) },
        { icon: 'share', name: words.table.share, run: () => open('share') },
      ],
      outcome: <OutcomePanel sitting={sitting} id={id} players={snapshot.players} />,
      dialogs: (
        <ShareDialog
          open={panel === 'share'}
          match={table.match}
          over={snapshot.now.kind === 'over'}
          onClose={() => open(undefined)}
        />
      ),
    };
  };

function UnopenedMatch({
  opening,
  id,
}: {
  opening: Exclude<LocalMatchState, { kind: 'loading' | 'ready' }>;
  id: string;
}) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  if (opening.kind !== 'damaged') return <Message title={words.opened[opening.kind]} />;
  return (
    <Message title={words.opened.problems[opening.problem]} about={language === 'en' ? opening.detail : ''}>
      <Button icon="download" onClick={() => download(`whistlestop-${id}.txt`, opening.text)}>
        {words.opened.download}
      </Button>
    </Message>
  );
}
