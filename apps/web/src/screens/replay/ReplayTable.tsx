import type { GameTexts, Match } from '@whistlestop/kernel';
import { useEffect, useState } from 'react';
import { HelpDialog } from '../../app/HelpDialog.tsx';
import { SettingsDialog } from '../../app/SettingsDialog.tsx';
import { setSetting, useSettings } from '../../app/settings.ts';
import { useKeys } from '../../app/use-keys.ts';
import { Dialog } from '../../design/Dialog.tsx';
import type { GameTable } from '../../games/game-table.ts';
import type { RecordedTable } from '../../table/recorded-table.ts';
import { Announcer } from '../match/Announcer.tsx';
import { LogList } from '../match/LogList.tsx';
import { NoticeBar } from '../match/NoticeBar.tsx';
import { ShareDialog } from '../match/ShareDialog.tsx';
import { useSitting } from '../match/sitting.ts';
import screen from '../match/TableScreen.module.css';
import { TextTable } from '../match/TextTable.tsx';
import { GoOnDialog } from './GoOnDialog.tsx';
import { ReplayBar, type ReplayPanel } from './ReplayBar.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import styles from './ReplayTable.module.css';

const STEP_MS = { slow: 1600, normal: 900, fast: 350, instant: 120 } as const;

/** A recorded match on the screen: the same board, with a slider instead of decisions. */
export function ReplayTable({
  match,
  table,
  gameTable,
  texts,
  warning,
  backTo,
}: {
  match: Match;
  table: RecordedTable;
  gameTable: GameTable;
  texts: GameTexts;
  /** What the viewer should know of this record. */
  warning: string | undefined;
  /** The address of the match that goes on, if it does. */
  backTo: string | undefined;
}) {
  const { sitting, notice, dismiss } = useSitting(table, gameTable, texts, false);
  const { table: kind, speed, map } = useSettings();
  const [panel, setPanel] = useState<ReplayPanel>();
  const [playing, setPlaying] = useState(false);
  const { words, snapshot } = sitting;
  const close = () => setPanel(undefined);
  const at = table.position;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => {
      if (at >= table.length) setPlaying(false);
      else table.goTo(at + 1);
    }, STEP_MS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, speed, table]);

  // At the end there is nothing left to play: it begins anew.
  const play = (on: boolean) => {
    if (on && at >= table.length) table.goTo(0);
    setPlaying(on);
  };
  useKeys({
    '?': () => setPanel('help'),
    l: () => setPanel('log'),
    t: () => setSetting('table', kind === 'text' ? 'board' : 'text'),
    m: () => setSetting('map', map === 'map' ? 'cartogram' : 'map'),
    ' ': () => play(!playing),
    ArrowLeft: () => table.goTo(at - 1),
    ArrowRight: () => table.goTo(at + 1),
    Home: () => table.goTo(0),
    End: () => table.goTo(table.length),
  });

  return (
    <div className={screen['screen']}>
      <ReplayBar words={words} backTo={backTo} onOpen={setPanel} />
      {warning !== undefined && <p className={styles['warning']}>{warning}</p>}
      <ReplayControls sitting={sitting} table={table} playing={playing} onPlay={play} />
      <main className={screen['main']} tabIndex={-1}>
        <h1 className="visually-hidden">{`${texts.title}: ${words.replay.title}`}</h1>
        {kind === 'text' ? <TextTable sitting={sitting} /> : <gameTable.Board sitting={sitting} />}
      </main>
      <NoticeBar notice={notice} onClose={dismiss} />
      <Announcer sitting={sitting} notice={notice} />
      <Dialog open={panel === 'log'} title={words.table.log} shape="sheet" words={words} onClose={close}>
        <LogList sitting={sitting} />
      </Dialog>
      <ShareDialog open={panel === 'share'} match={match} upTo={snapshot.sequence} over={match.over} onClose={close} />
      <GoOnDialog
        open={panel === 'go-on'}
        gameTable={gameTable}
        match={match}
        upTo={snapshot.sequence}
        players={snapshot.players}
        onClose={close}
      />
      <SettingsDialog open={panel === 'settings'} onClose={close} />
      <HelpDialog open={panel === 'help'} onClose={close} />
    </div>
  );
}
