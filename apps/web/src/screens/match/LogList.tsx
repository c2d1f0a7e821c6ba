import { useEffect } from 'react';
import { addressOf } from '../../app/router.ts';
import styles from './LogList.module.css';
import { sentencesOf } from './sentences.ts';
import type { Sitting } from './sitting.ts';

/** Brings a line into view once it is drawn: in a dialog that is about to open it is not yet. */
const bringIntoView = (line: HTMLElement | null): void => {
  if (line !== null) requestAnimationFrame(() => line.scrollIntoView({ block: 'nearest' }));
};

/** The match as sentences, oldest first. Pointing at a line lights on the board what it speaks of. */
export function LogList({ sitting }: { sitting: Sitting }) {
  const { snapshot, texts, words, light, table, gameTable } = sitting;
  useEffect(() => () => light([]), [light]);

  const lines = snapshot.steps.flatMap((step) => {
    const sentences = sentencesOf(step, texts);
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
          data-who={step.seat ?? 'chance'}
          onPointerEnter={() => light(step.events)}
          onPointerLeave={() => light([])}
        >
          {sentences.join(' ')}
          {gameTable.rulingsBehind(step).map((ruling) => (
            <a
              key={ruling}
              className={styles['ruling']}
              href={addressOf({ at: 'rulings', game: table.game.id, ruling })}
              target="_blank"
              rel="noreferrer"
            >
              {words.table.ruling(ruling)}
            </a>
          ))}
        </li>
      ))}
    </ol>
  );
}
