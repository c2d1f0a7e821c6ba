import { type Options, optionsSchema, type SeatId, SEAT_IDS } from '@whistlestop/nineteen-sixty';
import { Choice, Choices } from '../../screens/set-up/Choice.tsx';
import { gameWords } from '../../words/game-words.ts';
import type { OptionsForm as OptionsFormProps } from '../game-table.ts';

/** Extra momentum markers a person can give a side that is still learning. */
const HEAD_STARTS = [0, 1, 2, 3, 4];

/** The choices of 1960 before a match: which cards, whether the bag lies open, and a head start. */
export function OptionsForm({ options, words, onChange }: OptionsFormProps) {
  const chosen = optionsSchema.parse(options);
  const names = gameWords(words, '1960').seats;
  return (
    <Choices>
      <Choice
        name={words.setUp.deck}
        value={chosen.deck}
        answers={{ 2007: words.setUp.deck2007, 2017: words.setUp.deck2017 }}
        onChoose={(deck) => onChange({ ...chosen, deck })}
      />
      <Choice
        name={words.setUp.bag}
        value={chosen.bagVisible ? 'open' : 'hidden'}
        answers={{ open: words.setUp.bagOpen, hidden: words.setUp.bagHidden }}
        onChoose={(bag) => onChange({ ...chosen, bagVisible: bag === 'open' })}
      />
      {SEAT_IDS.map((seat) => (
        <Choice
          key={seat}
          name={words.setUp.headStart(names[seat] ?? seat)}
          value={String(chosen.handicap[seat]?.momentum ?? 0)}
          answers={Object.fromEntries(HEAD_STARTS.map((count) => [String(count), words.setUp.extraMomentum(count)]))}
          onChoose={(count) => onChange(withHeadStart(chosen, seat, Number(count)))}
        />
      ))}
    </Choices>
  );
}

function withHeadStart(options: Options, seat: SeatId, momentum: number): Options {
  return { ...options, handicap: { ...options.handicap, [seat]: momentum === 0 ? undefined : { momentum } } };
}
