import { Icon, Panel } from '@whistlestop/board';
import type { CardIcon, Category } from '../cards/card-content.ts';
import styles from './LastingEvents.module.css';

type LastingEvent = {
  id: string;
  title: string;
  effect: string;
  /** Until when it holds, or when it will act. */
  until: string;
  icon: CardIcon;
  category: Category;
};

export type LastingEventsProps = { events: readonly LastingEvent[]; words: { title: string; none: string } };

/** The card events still in force; each unfolds to its effect. */
export function LastingEvents({ events, words }: LastingEventsProps) {
  return (
    <Panel title={words.title} icon="event">
      {events.length === 0 ? (
        <p className={styles['none']}>{words.none}</p>
      ) : (
        <ul className={styles['events']}>
          {events.map(({ id, title, effect, until, icon, category }) => (
            <li key={id}>
              <details className={styles['event']} data-category={category}>
                <summary className={styles['summary']}>
                  <Icon name={icon} className={styles[icon]} />
                  <span className={styles['title']}>{title}</span>
                  <span className={styles['until']}>{until}</span>
                </summary>
                <p className={styles['effect']}>{effect}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
