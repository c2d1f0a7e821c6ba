import { type Options, optionsSchema, type SeatId, SEAT_IDS } from '@whistlestop/nineteen-sixty';
import { gameWords } from '../../words/game-words.ts';
import type { OptionsForm as OptionsFormProps } from '../game-table.ts';
import styles from './OptionsForm.module.css';

/** Extra momentum markers a person can give a side that is still learning. */
const HEAD_STARTS = [0, 1, 2, 3, 4];

/** The choices of 1960 before a match: which cards, whether the bag lies open, and a head start. */
export function OptionsForm({ options, words, onChange }: OptionsFormProps) {
  const chosen = optionsSchema.parse(options);
  const names = gameWords(words, '1960').seats;
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
      {SEAT_IDS.map((seat) => (
        <label key={seat} className={styles['option']}>
          {words.setUp.headStart(names[seat] ?? seat)}
          <select
            value={chosen.handicap[seat]?.momentum ?? 0}
            onChange={(event) => onChange(withHeadStart(chosen, seat, Number(event.target.value)))}
          >
            {HEAD_STARTS.map((count) => (
              <option key={count} value={count}>
                {words.setUp.extraMomentum(count)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function withHeadStart(options: Options, seat: SeatId, momentum: number): Options {
  return { ...options, handicap: { ...options.handicap, [seat]: momentum === 0 ? undefined : { momentum } } };
}
