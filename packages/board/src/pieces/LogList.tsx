import { eventSentences } from '@whistlestop/table';
import { useEffect } from 'react';
import styles from './LogList.module.css';
import { RuleLinks } from './RuleLinks.tsx';
import type { Sitting } from '../sitting/sitting.ts';

/** Scrolls a line into view once it is drawn: in an opening dialog it is not yet. */
const bringIntoView = (line: HTMLElement | null): void => {
  if (line !== null) requestAnimationFrame(() => line.scrollIntoView({ block: 'nearest' }));
};

/** The log as sentences, oldest first. Pointing at a line highlights its events on the board. */
export function LogList({ sitting }: { sitting: Sitting }) {
  const { snapshot, table, texts, words, light, gameTable } = sitting;
  useEffect(() => () => light([]), [light]);

  const lines = snapshot.steps.flatMap((step) => {
    const sentences = eventSentences(step, texts);
    return sentences.length === 0 ? [] : [{ step, sentences }];
  });
  if (lines.length === 0) return <p className={styles['empty']}>{words.table.logEmpty}</p>;
  return (
    <ol className={styles['log']}>
      {lines.map(({ step, sentences }, index) => (
        <li
          key={step.sequence}
          ref={index === lines.length - 1 ? bringIntoView : undefined}
          className={styles['line']}
          data-seat={step.seat === undefined ? undefined : table.game.seats[step.seat]?.id}
          onPointerEnter={() => light(step.events)}
          onPointerLeave={() => light([])}
        >
          {sentences.map(({ sentence }) => sentence).join(' ')}
          <RuleLinks rules={gameTable.rulesBehind(sentences.map(({ event }) => event))} sitting={sitting} />
        </li>
      ))}
    </ol>
  );
}
