import { optionsSchema, SEAT_IDS } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { useLoaded, Choice, Choices, type OptionsForm as OptionsFormProps } from '@whistlestop/board';
import { tableWords } from '../texts/table.ts';
import { HeadStart } from './HeadStart.tsx';

/** The choices of 1960 before a match: which cards, whether the bag lies open, and a head start. */
export function OptionsForm({ options, language, onChange }: OptionsFormProps) {
  const chosen = optionsSchema.parse(options);
  const loaded = useLoaded(texts[language]);
  const words = tableWords[language];
  return (
    <Choices>
      <Choice
        name={words.options.deck}
        value={chosen.deck}
        answers={{ 2007: words.options.deck2007, 2017: words.options.deck2017 }}
        onChoose={(deck) => onChange({ ...chosen, deck })}
      />
      <Choice
        name={words.options.bag}
        value={chosen.bagVisible ? 'open' : 'hidden'}
        answers={{ open: words.options.bagOpen, hidden: words.options.bagHidden }}
        onChoose={(bag) => onChange({ ...chosen, bagVisible: bag === 'open' })}
      />
      {SEAT_IDS.map((seat) => (
        <HeadStart
          key={seat}
          side={words.names[seat]}
          given={chosen.handicap[seat] ?? {}}
          states={loaded?.states ?? {}}
          words={words.headStart}
          onChange={(given) => onChange({ ...chosen, handicap: { ...chosen.handicap, [seat]: given } })}
        />
      ))}
    </Choices>
  );
}
