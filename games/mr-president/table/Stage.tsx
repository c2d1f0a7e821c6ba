import { roundNow, type MatchConstants, stageOf, statesOfRound } from '../rules/index.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import { useMemo } from 'react';
import type { TableWords } from '../texts/table.ts';
import { Bids } from './pieces/Bids.tsx';
import { PoolStacks } from './pieces/PoolStacks.tsx';
import { StateCard } from './pieces/StateCard.tsx';
import type { Sitting } from '@whistlestop/board';
import { Final } from './Final.tsx';
import { Maps } from './Maps.tsx';
import { bidsNow, lastReveal, poolsOf, roundOnShow, stateCard } from './reading.ts';
import styles from './Stage.module.css';
import { Talks } from './Talks.tsx';

type StageProps = { sitting: Sitting<MrPresidentTexts>; constants: MatchConstants; words: TableWords };

/** The middle of the table: the round being played, or the result, and the map. */
export function Stage(props: StageProps & { wide: boolean }) {
  return (
    <div className={styles['stage']}>
      <Scene {...props} />
      <Maps {...props} />
    </div>
  );
}

/** The pools in dispute. On a wide screen they lie under the question, so that the map keeps its size. */
export function Pools({ sitting, constants, words }: StageProps) {
  const { view, now } = sitting.snapshot;
  return (
    <PoolStacks title={words.pools} pools={now.kind === 'over' ? [] : poolsOf(view, constants, sitting.texts, words)} />
  );
}

/** What is being played: the talks between partners, a round, or the result. */
function Scene(props: StageProps & { wide: boolean }) {
  const { snapshot } = props.sitting;
  if (snapshot.now.kind === 'over') return <Final {...props} />;
  const stage = stageOf(snapshot.view);
  return stage === 'parley' || stage === 'recess' ? <Talks {...props} /> : <Round {...props} />;
}

/** The states turned up, everybody's bids, and what is in dispute. The former round stays until one's own bid is laid. */
function Round({ sitting, constants, words, wide }: StageProps & { wide: boolean }) {
  const { snapshot, playback, texts } = sitting;
  const { view, steps, observer } = snapshot;
  const round = roundOnShow(view, playback.step);
  const states = round === 0 ? [] : statesOfRound(view, round);
  const now = bidsNow(view, texts, words);
  const reveal = useMemo(() => lastReveal(view, steps, texts, words), [view, steps, texts, words]);
  const mine = now[observer]?.cards ?? now.flatMap(({ cards }) => cards);
  const isOpen = now.some(({ cards }) => cards.some(({ faceDown }) => !faceDown));
  const former = reveal?.lies === true || (!isOpen && mine.length === 0) ? reveal : undefined;
  return (
    <>
      <section aria-label={words.states}>
        {states.length === 0 ? (
          <p className={styles['quiet']}>{words.nothingUp}</p>
        ) : (
          <ul className={styles['states']}>
            {states.map((state) => (
              <StateCard key={state} card={stateCard(constants, state, texts, words)} />
            ))}
          </ul>
        )}
      </section>
      <Bids
        key={former?.number}
        title={former === undefined || round < roundNow(view) ? words.bids : words.lastRound}
        bids={former?.bids ?? now}
        verdict={former?.ties ?? []}
        former={former !== undefined}
        words={{ faceDown: words.faceDown, points: words.points, none: words.noBid }}
      />
      {!wide && <Pools sitting={sitting} constants={constants} words={words} />}
    </>
  );
}
