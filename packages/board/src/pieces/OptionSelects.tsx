import { optionIn, type OptionWords } from '@whistlestop/kernel';
import { Select } from './Select.tsx';

/** A `select` for each option that has `words`: such an option needs no code in its form. */
export function OptionSelects({
  words,
  chosen,
  onAnswer,
}: {
  words: Readonly<Record<string, OptionWords>>;
  chosen: object;
  /** Takes the option that was answered, with its new value. */
  onAnswer: (answer: object) => void;
}) {
  return Object.entries(words).map(([name, { asked, answers }]) => {
    const value = optionIn(chosen, name);
    if (typeof value !== 'string' && typeof value !== 'boolean') return null;
    return (
      <Select
        key={name}
        name={asked}
        value={String(value)}
        answers={answers}
        onChoose={(answer) => onAnswer({ [name]: typeof value === 'boolean' ? answer === 'true' : answer })}
      />
    );
  });
}
