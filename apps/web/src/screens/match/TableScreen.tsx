import { type PageSitting, usePageSitting } from '../../frame/board-page.ts';
import type { GameTexts } from '@whistlestop/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HelpDialog } from '../../frame/HelpDialog.tsx';
import { SettingsDialog } from '../../frame/SettingsDialog.tsx';
import { setSetting, useSettings } from '../../page/settings.ts';
import { type TableLetter, useKeys, Dialog, type GameTable, LogList } from '@whistlestop/board';
import type { Table } from '@whistlestop/table';
import { Announcer } from './Announcer.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { ResignDialog } from './ResignDialog.tsx';
import { type OpenPanel, rulesOf, TableBar, type Tool, useTools } from './TableBar.tsx';
import styles from './TableScreen.module.css';
import { TextTable } from './TextTable.tsx';
import { TroubleBar } from './TroubleBar.tsx';
import { useSkipOnClick } from './use-skip-on-click.ts';
import { useSounds } from './use-sounds.ts';

/** What differs around the board between a local match and one at the club. */
interface TableExtras {
  /** Tools besides those of every table. */
  readonly tools: readonly Tool[];
  /** Between the bar and the board. */
  readonly above?: ReactNode;
  /** The winner, and what to do next; shown once the match is over. */
  readonly outcome: ReactNode;
  readonly dialogs?: ReactNode;
}

/** Makes the extras of a table; `panel` is the dialog open over it. */
export type RenderExtras = (sitting: PageSitting, panel: OpenPanel, open: (panel: OpenPanel) => void) => TableExtras;

/** Brings the outcome into view once, when the match ends while somebody has scrolled on. */
function useOutcomeInView(over: boolean) {
  const outcome = useRef<HTMLDivElement>(null);
  const known = useRef(over);
  useEffect(() => {
    if (known.current === over) return;
    known.current = over;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    outcome.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
  }, [over]);
  return outcome;
}

/** A match on the screen: the bar, the board or the text table, and what can be opened over them. */
export function TableScreen({
  table,
  gameTable,
  texts,
  renderExtras,
}: {
  table: Table;
  gameTable: GameTable;
  texts: GameTexts;
  renderExtras: RenderExtras;
}) {
  const { table: kind, map } = useSettings();
  const { sitting, notice, dismiss } = usePageSitting(table, gameTable, texts, kind === 'board');
  const [panel, setPanel] = useState<OpenPanel>();
  const main = useRef<HTMLElement>(null);
  const { words, snapshot, playback } = sitting;
  const isOver = snapshot.now.kind === 'over';
  const outcomeAt = useOutcomeInView(isOver);
  const close = () => setPanel(undefined);
  const otherTable = () => setSetting('table', kind === 'text' ? 'board' : 'text');
  const goTo = (part: string) =>
    main.current
      ?.querySelector<HTMLElement>(`[data-part="${part}"] :is(button, summary, [tabindex="0"]):not(:disabled)`)
      ?.focus();

  const { tools: own, above, outcome, dialogs } = renderExtras(sitting, panel, setPanel);
  const tools = useTools(sitting, own, setPanel, otherTable);
  useSounds(snapshot);
  useSkipOnClick(table, playback);
  const letters: Record<TableLetter, () => void> = {
    l: () => setPanel('log'),
    u: sitting.undo,
    t: otherTable,
    m: () => setSetting('map', map === 'map' ? 'cartogram' : 'map'),
    d: () => goTo('decision'),
    h: () => goTo('hand'),
    s: () => goTo('map'),
    r: () => void playback.again(),
  };
  useKeys({
    '?': () => setPanel('help'),
    '/': () => void open(rulesOf(sitting), '_blank', 'noreferrer'),
    ...letters,
    ...(playback.running ? { ' ': playback.skip, Escape: playback.skip } : {}),
  });

  return (
    <div className={styles['screen']} data-steps={snapshot.steps.length} data-over={isOver}>
      <button type="button" className={styles['skip']} onClick={() => main.current?.focus()}>
        {words.skipToContent}
      </button>
      <TableBar sitting={sitting} tools={tools} onOpen={setPanel} />
      <TroubleBar sitting={sitting} />
      {above}
      <main ref={main} className={styles['main']} tabIndex={-1}>
        <h1 className="visually-hidden">{texts.title}</h1>
        {isOver && (
          <div ref={outcomeAt} className={styles['outcome']}>
            {outcome}
          </div>
        )}
        {kind === 'text' ? <TextTable sitting={sitting} /> : <gameTable.Board sitting={sitting} />}
      </main>
      <NoticeBar sitting={sitting} notice={notice} onClose={dismiss} />
      <Announcer sitting={sitting} notice={notice} />
      <Dialog open={panel === 'log'} title={words.table.log} shape="sheet" words={words} onClose={close}>
        <LogList sitting={sitting} />
      </Dialog>
      <MenuDialog open={panel === 'menu'} tools={tools} onClose={close} />
      {dialogs}
      <ResignDialog open={panel === 'resign'} sitting={sitting} onClose={close} />
      <SettingsDialog open={panel === 'settings'} onClose={close} />
      <HelpDialog open={panel === 'help'} game={table.game.id} onClose={close} />
    </div>
  );
}
