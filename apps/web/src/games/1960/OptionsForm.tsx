import { optionsSchema } from '@whistlestop/nineteen-sixty';
import type { OptionsForm as OptionsFormProps } from '../game-table.ts';
import styles from './OptionsForm.module.css';

/** The choices of 1960 before a match: which cards, and whether the bag lies open. */
export function OptionsForm({ options, words, onChange }: OptionsFormProps) {
  const chosen = optionsSchema.parse(options);
  return (
    <div className={styles['options']}>
      <label className={styles['option']}>
        {words.setUp.deck}
        <select
          value={chosen.deck}
          onChange={(event) => onChange({ ...chosen, deck: event.target.value === '2017' ? '2017' : '2007' })}
        >
          <option value="2007">{words.setUp.deck2007}</option>
          <option value="2017">{words.setUp.deck2017}</option>
        </select>
      </label>
      <label className={styles['option']}>
        {words.setUp.bag}
        <select
          value={chosen.bagVisible ? 'open' : 'hidden'}
          onChange={(event) => onChange({ ...chosen, bagVisible: event.target.value === 'open' })}
        >
          <option value="open">{words.setUp.bagOpen}</option>
          <option value="hidden">{words.setUp.bagHidden}</option>
        </select>
      </label>
    </div>
  );
}
