import { constantsOf, hookOrCrook } from '../rules/index.ts';
import type { HookOrCrookTexts } from '../texts/index.ts';
import { useMemo, useState } from 'react';
import { useMedia, Tabs, LogList, type Sitting } from '@whistlestop/board';
import styles from '@whistlestop/board/pieces/TableLayout.module.css';
import { tableWords } from '../texts/table.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { HandArea } from './HandArea.tsx';
import type { Telling } from './reading.ts';
import { Happenings, Piles } from './Side.tsx';
import { Stage } from './Stage.tsx';
import { useChoice } from './use-choice.ts';

type Pane = 'votes' | 'log';

/** Which pane of the side is open: each decision that is made among the votes brings them to the front. */
function usePane(amongVotes: boolean, decision: unknown): [Pane, (pane: Pane) => void] {
  const [pane, setPane] = useState<Pane>('votes');
  const [seen, setSeen] = useState(decision);
  if (seen !== decision) {
    setSeen(decision);
    if (amongVotes) setPane('votes');
  }
  return [pane, setPane];
}

/** The table of Hook or Crook. */
export function Board({ sitting }: { sitting: Sitting<HookOrCrookTexts> }) {
  const { table, texts, language, snapshot } = sitting;
  const constants = useMemo(() => constantsOf(hookOrCrook.options.parse(table.options)), [table]);
  const words = tableWords[language];
  const telling = useMemo((): Telling => ({ constants, texts, words, language }), [constants, texts, words, language]);
  const choice = useChoice(sitting, constants);
  const wide = useMedia('(min-width: 50rem)');
  const roomy = useMedia('(min-width: 75rem)');
  const happenings = <Happenings sitting={sitting} telling={telling} />;
  const [pane, setPane] = usePane(choice.states.size > 0, sitting.decision);
  const round = constants.fields.round.get(snapshot.view);
  return (
    <div className={styles['board']}>
      <p className={styles['top']}>
        <strong>{words.round(round)}</strong>
        <span>{texts.words.rounds[round]}</span>
        {round === 4 && <span>{texts.words.weeks[constants.fields.week.get(snapshot.view)]}</span>}
      </p>
      <div className={styles['middle']} data-first={round === 4 ? 'stage' : 'side'}>
        <div className={styles['decision']}>
          <DecisionPanel sitting={sitting} constants={constants} choice={choice} words={words} />
          {roomy && happenings}
        </div>
        <section className={styles['stage']} aria-label={words.stage}>
          <Stage sitting={sitting} telling={telling} />
          {!roomy && happenings}
        </section>
        <div className={styles['side']}>
          <Tabs
            label={words.piles}
            chosen={pane}
            onChoose={setPane}
            tabs={[
              {
                id: 'votes',
                name: words.piles,
                icon: 'ballot',
                content: <Piles sitting={sitting} telling={telling} choice={choice} />,
              },
              { id: 'log', name: words.log, icon: 'log', content: <LogList sitting={sitting} /> },
            ]}
          />
        </div>
      </div>
      <div className={styles['hand']}>
        <HandArea sitting={sitting} telling={telling} choice={choice} wide={wide} />
      </div>
    </div>
  );
}
