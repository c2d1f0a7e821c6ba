import type { RecordProblem } from './record.ts';
import type { Language } from './texts.ts';
import type { VerifyProblem } from './verify.ts';

/** What is wrong with a record, with the line of the text or the entry of the log where known. */
interface Problem {
  readonly code: RecordProblem | VerifyProblem;
  /** English, with every detail. */
  readonly sentence: string;
  readonly at: number | undefined;
}

/** Details of a schema are for those who write records by hand; they stay in English behind the sentence. */
const pl: Readonly<Record<Problem['code'], (problem: Problem) => string>> = {
  'not-a-record': () => 'To nie jest pełny zapis partii z tego programu.',
  'newer-format': () => 'Ten zapis pochodzi z nowszej wersji programu. Najpierw zaktualizuj program.',
  'unknown-game': () => 'Ten program nie ma gry, z której pochodzi ten zapis.',
  'bad-header': ({ sentence }) => `Nie da się odczytać nagłówka tego zapisu: ${sentence}`,
  'bad-line': ({ at }) => `Wiersz ${at} nie jest w notacji tej gry.`,
  redacted: ({ at }) => `Wiersz ${at} to ukryty wybór; odtworzyć można tylko pełny zapis.`,
  'other-rules': ({ at }) =>
    `Tę partię rozegrano według innych zasad i obecnymi nie da się jej odtworzyć: nie pozwalają na wpis ${at}.`,
  'bad-replay': ({ at }) => `Zasady nie pozwalają w tym miejscu na wpis ${at}.`,
  'never-promised': () => 'Ta partia miała zwykłe ziarno: jej losowań nikt z góry nie obiecał.',
  'not-over': () => 'Ziarno nie jest jeszcze jawne: partia się nie skończyła.',
  'wrong-seed': () => 'Ujawnione ziarno nie jest tym, które obiecano na początku.',
  'wrong-draw': ({ at }) => `Wpis ${at} nie wynika z ziarna.`,
};

const translations: Readonly<Record<Exclude<Language, 'en'>, typeof pl>> = { pl };

/** What is wrong with a record, in a person's language. */
export const problemIn = (language: Language, problem: Problem): string =>
  language === 'en' ? problem.sentence : translations[language][problem.code](problem);
