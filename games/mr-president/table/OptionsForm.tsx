import { type Options, optionsSchema, printedNumbersSchema, MatchConstants } from '../rules/index.ts';
import { Select, SelectGroup, FileChoice, OwnFiles, OptionSelects, type OptionsFormProps } from '@whistlestop/board';
import { packWords } from '../texts/index.ts';
import { type TableWords, tableWords } from '../texts/table.ts';
import { printedNumbers } from './printed-numbers.ts';

type FormProps<Kind extends Options> = {
  chosen: Kind;
  words: TableWords;
  /** Takes answers as they are given; what they leave open gets its default. */
  onAnswer: (answers: object) => void;
};
type FirstEdition = Extract<Options, { edition: 'first' }>;
type SecondEdition = Extract<Options, { edition: 'second' }>;

/** Everything that is agreed before a match of Mr. President. */
export function OptionsForm({ options, words: page, language, onChange }: OptionsFormProps) {
  const chosen = optionsSchema.parse(options);
  const words = tableWords[language];
  const onAnswer = (answers: object) => onChange(optionsSchema.parse(answers));
  return (
    <>
      <SelectGroup>
        <Select
          name={words.edition}
          value={chosen.edition}
          answers={words.editions}
          onChoose={(edition) => onAnswer({ edition, candidates: chosen.candidates, data: chosen.data })}
        />
        {chosen.edition === 'first' ? (
          <FirstEditionForm chosen={chosen} words={words} onAnswer={onAnswer} />
        ) : (
          <SecondEditionForm chosen={chosen} words={words} onAnswer={onAnswer} />
        )}
        <OptionSelects
          words={packWords[language].options}
          chosen={{ ...chosen, ...endOf(chosen) }}
          onAnswer={(answer) => onAnswer({ ...chosen, ...answer })}
        />
      </SelectGroup>
      <OwnFiles words={page}>
        <FileChoice
          words={page}
          name={words.numbers}
          schema={printedNumbersSchema}
          printed={printedNumbers}
          fileName="mr-president.json"
          taken={chosen.data !== undefined}
          onTake={(data) => onAnswer({ ...chosen, data })}
        />
      </OwnFiles>
    </>
  );
}

function FirstEditionForm({ chosen, words, onAnswer }: FormProps<FirstEdition>) {
  const { edition, version, length, commitOrder, data } = chosen;
  const lengths = { short: words.lengths.short, long: words.lengths.long };
  return (
    <>
      <Select
        name={words.version}
        value={version}
        answers={words.versions}
        onChoose={(next) => onAnswer({ edition, version: next, length, commitOrder, data })}
      />
      <Select
        name={words.length}
        value={length}
        answers={lengths}
        onChoose={(next) => onAnswer({ ...chosen, length: next })}
      />
      {chosen.version === 'nominee' && (
        <Select
          name={words.conventionLength}
          value={chosen.conventionLength}
          answers={lengths}
          onChoose={(conventionLength) => onAnswer({ ...chosen, conventionLength })}
        />
      )}
      {chosen.version === 'national' && <CandidatesChoice chosen={chosen} words={words} onAnswer={onAnswer} />}
    </>
  );
}

function SecondEditionForm({ chosen, words, onAnswer }: FormProps<SecondEdition>) {
  const { edition, method, length, candidates, keepBothTallies, data } = chosen;
  return (
    <>
      <Select
        name={words.method}
        value={method}
        answers={words.methods}
        onChoose={(next) => onAnswer({ edition, method: next, length, candidates, keepBothTallies, data })}
      />
      <Select
        name={words.length}
        value={length}
        answers={{ regular: words.lengths.regular, short: words.lengths.short }}
        onChoose={(next) => onAnswer({ ...chosen, length: next })}
      />
      <CandidatesChoice chosen={chosen} words={words} onAnswer={onAnswer} />
    </>
  );
}

function CandidatesChoice({ chosen, words, onAnswer }: FormProps<Options>) {
  return (
    <Select
      name={words.candidates}
      value={`${chosen.candidates}`}
      answers={words.candidateCount}
      onChoose={(count) => onAnswer({ ...chosen, candidates: Number(count) })}
    />
  );
}

/** How a race without a majority ends, where options may say so; until they do, edition and candidates decide (rulings 20 and 68). */
function endOf(chosen: Options): { noMajority?: 'plurality' | 'replay' } {
  const open = chosen.edition === 'first' ? chosen.version === 'national' : chosen.method === 'electoral';
  return open ? { noMajority: new MatchConstants(chosen).plurality ? 'plurality' : 'replay' } : {};
}
