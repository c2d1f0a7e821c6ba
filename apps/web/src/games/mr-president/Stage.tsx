import { type Rules, turnedUp } from '@whistlestop/mr-president';
import type { MrPresidentTexts } from '@whistlestop/mr-president/texts';
import { useMemo } from 'react';
import { Bids } from '../../mr-president/Bids.tsx';
import { FillingMap } from '../../mr-president/FillingMap.tsx';
import { PoolStacks } from '../../mr-president/PoolStacks.tsx';
import { StateCard } from '../../mr-president/StateCard.tsx';
import type { Sitting } from '../../screens/match/sitting.ts';
import { Final } from './Final.tsx';
import {
  bidsNow,
  codeOf,
  contender,
  contestsIn,
  fatesOf,
  lastReveal,
  poolsOf,
  sidesIn,
  stateCard,
  statesWon,
} from './reading.ts';
import styles from './Stage.module.css';
import type { BoardWords } from './words/index.ts';

type StageProps = { sitting: Sitting<MrPresidentTexts>; rules: Rules; words: BoardWords };

/** The middle of the table: the round being played, or the result, and the map. */
export function Stage(props: StageProps) {
  return (
    <div className={styles['stage']}>
      {props.sitting.snapshot.over ? <Final {...props} /> : <Round {...props} />}
      <Maps sitting={props.sitting} words={props.words} />
    </div>
  );
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
        title={former === undefined ? words.bids : words.lastRound}
        bids={former ?? now}
        former={former !== undefined}
        words={{ faceDown: words.faceDown, points: words.points, none: words.noBid }}
      />
      <PoolStacks title={words.pools} pools={poolsOf(view, rules, texts, words)} />
    </>
  );
}

/** The map, or one for each convention. */
function Maps({ sitting, words }: Omit<StageProps, 'rules'>) {
  const { snapshot, texts, lit } = sitting;
  const { view } = snapshot;
  const contests = contestsIn(view);
  const up = new Set<string>(snapshot.over ? [] : turnedUp(view).map(codeOf));
  const pointed = new Set<string>(
    lit.flatMap(({ args }) => (args['state'] === undefined ? [] : [codeOf(args['state'])])),
  );
  return (
    <div className={styles['maps']} data-part="map">
      {contests.map((contest) => (
        <div key={contest}>
          {contests.length > 1 && <p className={styles['quiet']}>{texts.party(contest)}</p>}
          <FillingMap
            fates={fatesOf(view, contest)}
            up={up}
            lit={pointed}
            label={contests.length > 1 ? words.mapOf(texts.party(contest)) : words.map}
            summary={sidesIn(view).flatMap((side) => {
              const won = statesWon(view, side, contest, texts);
              return won.length === 0 ? [] : [words.mapSummary(contender(view, side, texts).name, won.join(', '))];
            })}
          />
        </div>
      ))}
    </div>
  );
}
