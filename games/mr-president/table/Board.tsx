import { optionsSchema, raceOf, MatchConstants, statesOfRound } from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import { useMemo, useState } from 'react';
import { useMedia, Tabs, LogList, type Sitting } from '@whistlestop/board';
import styles from '@whistlestop/board/pieces/TableLayout.module.css';
import { tableWords } from '../texts/table.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { HandArea } from './HandArea.tsx';
import { roundOnShow } from './reading.ts';
import { Pools, Stage } from './Stage.tsx';
import { Standings } from './Standings.tsx';
import { useBid } from './use-bid.ts';

/** The table of Mr. President. */
export function Board({ sitting }: { sitting: Sitting<MrPresidentTexts> }) {
  const words = tableWords[sitting.language];
  const bid = useBid(sitting);
  const wide = useMedia('(min-width: 50rem)');
  const [pane, setPane] = useState<'standings' | 'log'>('standings');
  const { table, playback } = sitting;
  const { view, now } = sitting.snapshot;
  const constants = useMemo(() => new MatchConstants(optionsSchema.parse(table.options), table.game.version), [table]);
  const round = roundOnShow(view, playback.step);
  const atStake = statesOfRound(view, round).reduce((votes, state) => votes + (constants.votes[state] ?? 0), 0);
  return (
    <div className={styles['board']}>
      <p className={styles['top']}>
        <strong>{words.races[raceOf(view)]}</strong>
        {round > 0 && now.kind !== 'over' && (
          <>
            <span>{words.round(round)}</span>
            <span>{words.votes(atStake)}</span>
          </>
        )}
      </p>
      <div className={styles['middle']}>
        <div className={styles['decision']}>
          <DecisionPanel sitting={sitting} bid={bid} words={words} />
          {wide && <Pools sitting={sitting} constants={constants} words={words} />}
        </div>
        <section className={styles['stage']} aria-label={words.stage}>
          <Stage sitting={sitting} constants={constants} words={words} wide={wide} />
        </section>
        <div className={styles['side']}>
          <Tabs
            label={words.standings}
            chosen={pane}
            onChoose={setPane}
            tabs={[
              {
                id: 'standings',
                name: words.standings,
                icon: 'position',
                content: <Standings sitting={sitting} constants={constants} words={words} />,
              },
              { id: 'log', name: words.log, icon: 'log', content: <LogList sitting={sitting} /> },
            ]}
          />
        </div>
      </div>
      <div className={styles['hand']}>
        <HandArea sitting={sitting} bid={bid} words={words} wide={wide} />
      </div>
    </div>
  );
}
