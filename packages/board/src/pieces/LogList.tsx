import { eventSentences } from '@whistlestop/table';
import { Fragment, useEffect } from 'react';
import type { Rule } from '../game-table.ts';
import styles from './LogList.module.css';
import type { Sitting } from '../sitting/sitting.ts';

/** Brings a line into view once it is drawn: in a dialog that is about to open it is not yet. */
const bringIntoView = (line: HTMLElement | null): void => {
  if (line !== null) requestAnimationFrame(() => line.scrollIntoView({ block: 'nearest' }));
};

/** The match as sentences, oldest first. Pointing at a line lights on the board what it speaks of. */
export function LogList({ sitting }: { sitting: Sitting }) {
  const { snapshot, table, texts, words, light, gameTable } = sitting;
  useEffect(() => () => light([]), [light]);

  const lines = snapshot.steps.flatMap((step) => {
    const told = eventSentences(step, texts);
    return told.length === 0 ? [] : [{ step, told }];
  });
  if (lines.length === 0) return <p className={styles['empty']}>{words.table.logEmpty}</p>;
  return (
    <ol className={styles['log']}>
      {lines.map(({ step, told }, index) => (
        <li
          key={step.sequence}
          ref={index === lines.length - 1 ? bringIntoView : undefined}
          className={styles['line']}
          data-seat={step.seat === undefined ? undefined : table.game.seats[step.seat]?.id}
          onPointerEnter={() => light(step.events)}
          onPointerLeave={() => light([])}
        >
          {told.map(({ sentence }) => sentence).join(' ')}
          {gameTable.rulesBehind(told.map(({ event }) => event)).map((rule) => (
            <Fragment key={rule}>
              {/* A place to break the line, so that the link does not take the last word along. */}{' '}
              <RuleLink rule={rule} sitting={sitting} />
            </Fragment>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Leads to where a rule can be read, beside the match. */
function RuleLink({ rule, sitting: { table, texts, words, page } }: { rule: Rule; sitting: Sitting }) {
  const game = table.game.id;
  const isRuling = typeof rule === 'number';
  return (
    <a className={styles['rule']} href={page.ruleAddress(game, rule)} target="_blank" rel="noreferrer">
      {isRuling ? words.rulings.number(rule) : (texts.guideHeadings?.[rule] ?? words.rules.title)}
    </a>
  );
}
