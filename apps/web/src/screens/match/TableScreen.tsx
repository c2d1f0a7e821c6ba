import type { GameTexts } from '@whistlestop/kernel';
import { useRef, useState } from 'react';
import { HelpDialog } from '../../app/HelpDialog.tsx';
import { SettingsDialog } from '../../app/SettingsDialog.tsx';
import { setSetting, useSettings } from '../../app/settings.ts';
import { useKeys } from '../../app/use-keys.ts';
import { Dialog } from '../../design/Dialog.tsx';
import type { GameTable } from '../../games/game-table.ts';
import type { LocalTable } from '../../table/local-table.ts';
import { Announcer } from './Announcer.tsx';
import { LogList } from './LogList.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { Outcome } from './Outcome.tsx';
import { ResignDialog } from './ResignDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { useSitting } from './sitting.ts';
import { type Panel, rulingsOf, TableBar, useTools } from './TableBar.tsx';
import styles from './TableScreen.module.css';
import { TextTable } from './TextTable.tsx';
import { TroubleBar } from './TroubleBar.tsx';
import { useSounds } from './use-sounds.ts';

/** A local match on the screen: the bar, the board or the text table, and what can be opened over them. */
export function TableScreen({
  id,
  table,
  gameTable,
  texts,
}: {
  id: string;
  table: LocalTable;
  gameTable: GameTable;
  texts: GameTexts;
}) {
  const { sitting, notice, dismiss } = useSitting(table, gameTable, texts);
  const { table: kind, map } = useSettings();
  const [panel, setPanel] = useState<Panel>();
  const main = useRef<HTMLElement>(null);
  const { words, snapshot, playback } = sitting;
  const close = () => setPanel(undefined);
  const otherTable = () => setSetting('table', kind === 'text' ? 'board' : 'text');
  const goTo = (part: string) =>
    main.current
      ?.querySelector<HTMLElement>(`[data-part="${part}"] :is(button, [tabindex="0"]):not(:disabled)`)
      ?.focus();

  const tools = useTools(sitting, id, setPanel, otherTable);
  useSounds(snapshot);
  useKeys({
    '?': () => setPanel('help'),
    '/': () => void open(rulingsOf(sitting), '_blank', 'noreferrer'),
    l: () => setPanel('log'),
    u: sitting.undo,
    t: otherTable,
    m: () => setSetting('map', map === 'map' ? 'cartogram' : 'map'),
    d: () => goTo('decision'),
    h: () => goTo('hand'),
    s: () => goTo('map'),
    r: () => void playback.again(),
    ...(playback.running ? { ' ': playback.skip, Escape: playback.skip } : {}),
  });

  return (
    <div className={styles['screen']} data-steps={snapshot.steps.length} data-over={snapshot.over}>
      <button type="button" className={styles['skip']} onClick={() => main.current?.focus()}>
        {words.skipToContent}
      </button>
      <TableBar sitting={sitting} tools={tools} onOpen={setPanel} />
      <TroubleBar sitting={sitting} />
      <main ref={main} className={styles['main']} tabIndex={-1}>
        <h1 className="visually-hidden">{texts.title}</h1>
        {snapshot.over && <Outcome sitting={sitting} id={id} players={snapshot.players} />}
        {kind === 'text' ? <TextTable sitting={sitting} /> : <gameTable.Board sitting={sitting} />}
      </main>
      <NoticeBar notice={notice} onClose={dismiss} />
      <Announcer sitting={sitting} notice={notice} />
      <Dialog open={panel === 'log'} title={words.table.log} shape="sheet" words={words} onClose={close}>
        <LogList sitting={sitting} />
      </Dialog>
      <MenuDialog open={panel === 'menu'} tools={tools} onClose={close} />
      <ShareDialog open={panel === 'share'} match={table.match} over={snapshot.over} onClose={close} />
      <ResignDialog open={panel === 'resign'} sitting={sitting} onClose={close} />
      <SettingsDialog open={panel === 'settings'} onClose={close} />
      <HelpDialog open={panel === 'help'} onClose={close} />
    </div>
  );
}
