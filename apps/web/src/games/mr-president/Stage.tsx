import { type Rules, stageOf, turnedUp } from '@whistlestop/mr-president';
import type { MrPresidentTexts } from '@whistlestop/mr-president/texts';
import { useMemo } from 'react';
import { Bids } from '../../mr-president/Bids.tsx';
import { PoolStacks } from '../../mr-president/PoolStacks.tsx';
import { StateCard } from '../../mr-president/StateCard.tsx';
import type { Sitting } from '../../screens/match/sitting.ts';
import { Final } from './Final.tsx';
import { Maps } from './Maps.tsx';
import { bidsNow, lastReveal, poolsOf, stateCard } from './reading.ts';
import styles from './Stage.module.css';
import { Talks } from './Talks.tsx';
import type { BoardWords } from './words/index.ts';

type StageProps = { sitting: Sitting<MrPresidentTexts>; rules: Rules; words: BoardWords };

/** The middle of the table: the round being played, or the result, and the map. */
export function Stage(props: StageProps) {
  return (
    <div className={styles['stage']}>
      <Scene {...props} />
      <Maps {...props} />
    </div>
  );
}

/** What is being played: the talks between partners, a round, or the result. */
function Scene(props: StageProps) {
  const { snapshot } = props.sitting;
  if (snapshot.over) return <Final {...props} />;
  const stage = stageOf(snapshot.view);
  return stage === 'parley' || stage === 'recess' ? <Talks {...props} /> : <Round {...props} />;
}

/** The states turned up, everybody's bids, and what is in dispute. */
function Round({ sitting, rules, words }: StageProps) {
  const { snapshot, texts } = sitting;
  const { view, steps } = snapshot;
  const states = turnedUp(view);
  const now = bidsNow(view, texts);
  const laid = now.some(({ cards }) => cards.length > 0);
  const former = useMemo(
    () => (laid ? undefined : lastReveal(view, steps, texts, words)),
    [laid, view, steps, texts, words],
  );
  return (
    <>
      <section aria-label={words.states}>
        {states.length === 0 ? (
          <p className={styles['quiet']}>{words.nothingUp}</p>
        ) : (
          <ul className={styles['states']}>
            {states.map((state) => (
              <StateCard key={state} card={stateCard(rules, state, texts, words)} />
            ))}
          </ul>
        )}
      </section>
      <Bids
        key={former?.number}
        title={former === undefined ? words.bids : words.lastRound}
        bids={former?.bids ?? now}
        former={former !== undefined}
        words={{ faceDown: words.faceDown, points: words.points, none: words.noBid }}
      />
      <PoolStacks title={words.pools} pools={poolsOf(view, rules, texts, words)} />
    </>
  );
}
