import { optionsSchema, SEAT_IDS } from '../rules/index.ts';
import { packWords, texts } from '../texts/index.ts';
import { useLoaded, SelectGroup, OptionSelects, type OptionsFormProps } from '@whistlestop/board';
import { tableWords } from '../texts/table.ts';
import { HeadStart } from './HeadStart.tsx';

/** The choices of 1960 before a match: which cards, whether the bag lies open, and a head start. */
export function OptionsForm({ options, language, onChange }: OptionsFormProps) {
  const chosen = optionsSchema.parse(options);
  const loaded = useLoaded(texts[language]);
  const words = tableWords[language];
  return (
    <SelectGroup>
      <OptionSelects
        words={packWords[language].options}
        chosen={chosen}
        onAnswer={(answer) => onChange({ ...chosen, ...answer })}
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
    </SelectGroup>
  );
}
