import { useState } from 'react';
import styles from './DecisionList.module.css';
import type { Sitting } from './sitting.ts';

/** Lists longer than this get a field to narrow them. */
const MANY = 12;

/** Every choice of the decision at hand as one button each: any game can be played with this alone. */
export function DecisionList({ sitting }: { sitting: Sitting }) {
  const { decision, texts, words } = sitting;
  const [filter, setFilter] = useState('');
  if (decision === undefined) return null;
  const { seat, view, legal } = decision;
  const choices = legal.map((action) => ({ action, name: texts.action(view, seat, action) }));
  const wanted = filter.trim().toLowerCase();
  const shown = legal.length > MANY ? choices.filter(({ name }) => name.toLowerCase().includes(wanted)) : choices;
  return (
    <div className={styles['choices']}>
      {legal.length > MANY && (
        <label className={styles['filter']}>
          {words.table.filter}
          <input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        </label>
      )}
      <ul className={styles['list']} aria-label={words.table.choices}>
        {shown.map(({ action, name }) => (
          <li key={action}>
            <button
              type="button"
              className={styles['choice']}
              data-action={sitting.table.game.actions.format(action)}
              onClick={() => sitting.act(action)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
