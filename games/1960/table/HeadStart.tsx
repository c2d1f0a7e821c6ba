import { LARGEST_HEAD_START, type Options } from '../rules/index.ts';
import { Select } from '@whistlestop/board';
import type { TableWords } from '../texts/table.ts';

/** What a side that is still learning is given on top of the usual start. */
type HeadStartOf = NonNullable<Options['handicap']['kennedy']>;

/** From nothing to the most the rules' options allow. */
const counts = (name: (count: number) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: LARGEST_HEAD_START + 1 }, (_, count) => [String(count), name(count)]));

/** The head start of one side: momentum, and support in any states. */
export function HeadStart({
  side,
  given,
  states,
  words,
  onChange,
}: {
  side: string;
  given: HeadStartOf;
  /** The names of the states by their codes. */
  states: Readonly<Record<string, string>>;
  words: TableWords['headStart'];
  onChange: (given: HeadStartOf | undefined) => void;
}) {
  const support: Readonly<Record<string, number | undefined>> = given.support ?? {};
  const supported = Object.entries(states).filter(([code]) => support[code] !== undefined);
  const others = Object.entries(states)
    .filter(([code]) => support[code] === undefined)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const give = (momentum: number, cubes: Readonly<Record<string, number | undefined>>) => {
    const some = Object.entries(cubes).filter(([, count = 0]) => count > 0);
    const next = {
      ...(momentum > 0 ? { momentum } : {}),
      ...(some.length > 0 ? { support: Object.fromEntries(some) as HeadStartOf['support'] } : {}),
    };
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  const momentum = given.momentum ?? 0;
  return (
    <>
      <Select
        name={words.momentumFor(side)}
        value={String(momentum)}
        answers={counts(words.extraMomentum)}
        onChoose={(count) => give(Number(count), support)}
      />
      {supported.map(([code, state]) => (
        <Select
          key={code}
          name={words.supportIn(side, state)}
          value={String(support[code] ?? 0)}
          answers={counts(words.cubes)}
          onChoose={(count) => give(momentum, { ...support, [code]: Number(count) })}
        />
      ))}
      <Select
        name={words.addState(side)}
        value=""
        answers={{ '': words.chooseState, ...Object.fromEntries(others) }}
        onChoose={(code: string) => {
          if (code !== '') give(momentum, { ...support, [code]: 1 });
        }}
      />
    </>
  );
}
