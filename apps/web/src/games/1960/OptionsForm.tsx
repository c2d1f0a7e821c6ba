import { optionsSchema, SEAT_IDS } from '@whistlestop/nineteen-sixty';
import { texts } from '@whistlestop/nineteen-sixty/texts';
import { useLoaded } from '../../app/load.ts';
import { Choice, Choices } from '../../screens/set-up/Choice.tsx';
import { gameWords } from '../../words/game-words.ts';
import type { OptionsForm as OptionsFormProps } from '../game-table.ts';
import { HeadStart } from './HeadStart.tsx';
import { boardWords } from './words/index.ts';

/** The choices of 1960 before a match: which cards, whether the bag lies open, and a head start. */
export function OptionsForm({ options, words, language, onChange }: OptionsFormProps) {
  const chosen = optionsSchema.parse(options);
  const loaded = useLoaded(texts[language]);
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
        <HeadStart
          key={seat}
          side={names[seat] ?? seat}
          given={chosen.handicap[seat] ?? {}}
          states={loaded?.states ?? {}}
          words={boardWords[language].headStart}
          names={words.setUp}
          onChange={(given) => onChange({ ...chosen, handicap: { ...chosen.handicap, [seat]: given } })}
        />
      ))}
    </Choices>
  );
}
