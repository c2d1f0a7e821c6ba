import { Button, download } from '@whistlestop/board';
import { Message } from '../../frame/Message.tsx';
import { useSettings } from '../../page/settings.ts';
import { useGameTexts } from '../../words/game-texts.ts';
import { useWords } from '../../words/index.ts';
import type { OpenedRecord } from './open-record.ts';
import { ReplayTable } from './ReplayTable.tsx';

/** An opened record on the screen; one that cannot be shown says why and can be saved. */
export function OpenedScreen({ opened, backTo }: { opened: OpenedRecord; backTo: string | undefined }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const header = opened.ok ? opened.match.header : undefined;
  const texts = useGameTexts(header?.game, header?.options);
  if (!opened.ok)
    return (
      <Message title={words.opened.problems[opened.problem]} about={language === 'en' ? opened.detail : ''}>
        <Button icon="download" onClick={() => download('whistlestop-record.txt', opened.text)}>
          {words.opened.download}
        </Button>
      </Message>
    );
  if (texts === undefined) return <Message busy title={words.loading} />;
  const { match, table, gameTable, otherRules } = opened;
  return (
    <ReplayTable
      match={match}
      table={table}
      gameTable={gameTable}
      texts={texts}
      warning={otherRules ? words.opened.otherRules : undefined}
      backTo={match.over ? undefined : backTo}
    />
  );
}
