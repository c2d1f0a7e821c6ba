import type { Action } from '@whistlestop/kernel';
import { useState } from 'react';
import { SearchField } from '../design/SearchField.tsx';
import styles from './DecisionList.module.css';
import type { Sitting } from '../sitting/sitting.ts';

/** Lists longer than this get a search field. */
const MANY = 12;

interface Choice {
  readonly action: Action;
  readonly name: string;
}

/** Choices that begin with the same words, such as the uses of one card; a choice that stands alone has no heading. */
interface Group {
  readonly heading: string | undefined;
  readonly choices: readonly Choice[];
}

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
      {legal.length > MANY && <SearchField label={words.table.filter} search={filter} onSearch={setFilter} />}
      <ul className={styles['list']} aria-label={words.table.choices}>
        {grouped(shown).map(({ heading, choices: together }) => (
          <li key={together[0]?.action} className={heading === undefined ? undefined : styles['group']}>
            {heading !== undefined && <span className={styles['heading']}>{heading}</span>}
            {together.map(({ action, name }) => (
              <button
                key={action}
                type="button"
                className={styles['choice']}
                aria-label={heading === undefined ? undefined : name}
                data-action={sitting.table.game.actions.format(action)}
                onClick={() => sitting.act(action)}
              >
                {heading === undefined ? name : name.slice(heading.length + 2)}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Groups neighbours whose names share the words before a colon. */
function grouped(choices: readonly Choice[]): readonly Group[] {
  const groups: { heading: string | undefined; choices: Choice[] }[] = [];
  for (const choice of choices) {
    const heading = headingOf(choice.name);
    const last = groups.at(-1);
    if (heading !== undefined && last?.heading === heading) last.choices.push(choice);
    else groups.push({ heading, choices: [choice] });
  }
  return groups.map((group) => (group.choices.length === 1 ? { ...group, heading: undefined } : group));
}

function headingOf(name: string): string | undefined {
  const colon = name.indexOf(': ');
  return colon < 0 ? undefined : name.slice(0, colon);
}
