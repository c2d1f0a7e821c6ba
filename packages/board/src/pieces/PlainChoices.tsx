import { optionIn, type OptionWords } from '@whistlestop/kernel';
import { Choice } from './Choice.tsx';

/** The questions of a set-up form that need no code of their own: every option with words that these options have. */
export function PlainChoices({
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
      <Choice
        key={name}
        name={asked}
        value={String(value)}
        answers={answers}
        onChoose={(answer) => onAnswer({ [name]: typeof value === 'boolean' ? answer === 'true' : answer })}
      />
    );
  });
}
