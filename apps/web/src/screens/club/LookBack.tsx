import { usePageSitting } from '../../frame/board-page.ts';
import type { GameTexts } from '@whistlestop/kernel';
import { useState } from 'react';
import { HelpDialog } from '../../frame/HelpDialog.tsx';
import { SettingsDialog } from '../../frame/SettingsDialog.tsx';
import { useSettings } from '../../page/settings.ts';
import { Dialog, type GameTable, LogList } from '@whistlestop/board';
import { useClubWords } from '../../words/club/index.ts';
import type { PastTable, RemoteTable, TableSnapshot } from '@whistlestop/table';
import { Announcer } from '../match/Announcer.tsx';
import screen from '../match/TableScreen.module.css';
import { TextTable } from '../match/TextTable.tsx';
import { ReplayBar, type SteppingPanel } from '../replay/ReplayBar.tsx';
import { ReplayControls } from '../replay/ReplayControls.tsx';
import { useStepping } from '../replay/stepping.ts';
import { Clocks } from './Clocks.tsx';
import styles from './OnlineBars.module.css';

/** The past of a running match at the club, with the present clocks above. */
export function LookBack({
  past,
  present,
  gameTable,
  texts,
  onPresent,
}: {
  past: PastTable;
  present: RemoteTable;
  gameTable: GameTable;
  texts: GameTexts;
  onPresent: () => void;
}) {
  const { sitting, notice } = usePageSitting(past, gameTable, texts, false);
  const kind = useSettings((settings) => settings.table);
  const [panel, setPanel] = useState<SteppingPanel>();
  const { playing, play } = useStepping(past, setPanel);
  const { words } = sitting;
  // The past table notifies of every change of the present one.
  const now = present.snapshot();
  const close = () => setPanel(undefined);
  return (
    <div className={screen['screen']} data-past={past.position}>
      <ReplayBar words={words} back={{ name: words.replay.toMatch, run: onPresent }} onOpen={setPanel} />
      <Clocks sitting={{ ...sitting, snapshot: now }} table={present} invitedSeat={undefined} />
      <Meanwhile present={now} />
      <ReplayControls sitting={sitting} table={past} playing={playing} onPlay={play} />
      <main className={screen['main']} tabIndex={-1}>
        <h1 className="visually-hidden">{`${texts.title}: ${words.replay.title}`}</h1>
        {kind === 'text' ? <TextTable sitting={sitting} /> : <gameTable.Board sitting={sitting} />}
      </main>
      <Announcer sitting={sitting} notice={notice} />
      <Dialog open={panel === 'log'} title={words.table.log} shape="sheet" words={words} onClose={close}>
        <LogList sitting={sitting} />
      </Dialog>
      <SettingsDialog open={panel === 'settings'} onClose={close} />
      <HelpDialog open={panel === 'help'} onClose={close} />
    </div>
  );
}

/** What happened in the present meanwhile: it is the person's move, the match is over, or there are new steps. */
function Meanwhile({ present: { steps, now } }: { present: TableSnapshot }) {
  const club = useClubWords();
  const [begun] = useState(steps.length);
  const more = steps.length - begun;
  const goesOn = more > 0 ? club.table.moreSince(more) : undefined;
  const word = now.kind === 'over' ? club.table.overMeanwhile : now.kind === 'asks' ? club.yourMove : goesOn;
  return <output className={styles['status']}>{word !== undefined && <p className={styles['bar']}>{word}</p>}</output>;
}
