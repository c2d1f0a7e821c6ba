import { usePageSitting } from '../../frame/board-page.ts';
import type { GameTexts, Match } from '@whistlestop/kernel';
import { useState } from 'react';
import { HelpDialog } from '../../frame/HelpDialog.tsx';
import { addressOf } from '../../page/router.ts';
import { SettingsDialog } from '../../frame/SettingsDialog.tsx';
import { useSettings } from '../../page/settings.ts';
import { Dialog, type GameTable, LogList } from '@whistlestop/board';
import type { RecordedTable } from '@whistlestop/table';
import { Announcer } from '../match/Announcer.tsx';
import { NoticeBar } from '../match/NoticeBar.tsx';
import { ShareDialog } from '../match/ShareDialog.tsx';
import screen from '../match/TableScreen.module.css';
import { TextTable } from '../match/TextTable.tsx';
import { ContinueDialog } from './ContinueDialog.tsx';
import { ReplayBar, type SteppingPanel } from './ReplayBar.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import styles from './ReplayTable.module.css';
import { useStepping } from './stepping.ts';

/** What can be opened over a recorded match. */
type ReplayPanel = SteppingPanel | 'share' | 'go-on';

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
  const { sitting, notice, dismiss } = usePageSitting(table, gameTable, texts, false);
  const kind = useSettings((settings) => settings.table);
  const [panel, setPanel] = useState<ReplayPanel>();
  const { playing, play } = useStepping(table, setPanel);
  const { words, snapshot } = sitting;
  const close = () => setPanel(undefined);

  return (
    <div className={screen['screen']}>
      <ReplayBar
        words={words}
        back={
          backTo === undefined
            ? { name: words.table.home, run: addressOf({ at: 'home' }) }
            : { name: words.replay.toMatch, run: backTo }
        }
        onOpen={setPanel}
        tools={[
          { icon: 'play', name: words.replay.goOn, run: () => setPanel('go-on'), named: true },
          { icon: 'share', name: words.share.title, run: () => setPanel('share') },
        ]}
      />
      {warning !== undefined && <p className={styles['warning']}>{warning}</p>}
      <ReplayControls sitting={sitting} table={table} playing={playing} onPlay={play} />
      <main className={screen['main']} tabIndex={-1}>
        <h1 className="visually-hidden">{`${texts.title}: ${words.replay.title}`}</h1>
        {kind === 'text' ? <TextTable sitting={sitting} /> : <gameTable.Board sitting={sitting} />}
      </main>
      <NoticeBar sitting={sitting} notice={notice} onClose={dismiss} />
      <Announcer sitting={sitting} notice={notice} />
      <Dialog open={panel === 'log'} title={words.table.log} shape="sheet" words={words} onClose={close}>
        <LogList sitting={sitting} />
      </Dialog>
      <ShareDialog open={panel === 'share'} match={match} upTo={snapshot.sequence} over={match.over} onClose={close} />
      <ContinueDialog
        open={panel === 'go-on'}
        gameTable={gameTable}
        match={match}
        upTo={snapshot.sequence}
        players={snapshot.players}
        onClose={close}
      />
      <SettingsDialog open={panel === 'settings'} onClose={close} />
      <HelpDialog open={panel === 'help'} game={table.game.id} onClose={close} />
    </div>
  );
}
