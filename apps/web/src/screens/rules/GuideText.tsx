import type { GuideBlock } from '@whistlestop/kernel';
import type { ReactNode } from 'react';
import { addressOf } from '../../page/router.ts';
import { useWords } from '../../words/index.ts';
import styles from './GuideText.module.css';
import { type Phrase, phrasesIn } from './phrases.ts';

interface GuideContext {
  readonly game: string;
  /** The headings of the guide's sections. */
  readonly titles: Readonly<Record<string, string>>;
}

/** A piece of the guide: paragraph, list, steps or table. */
export function GuideText({ block, ...around }: { block: GuideBlock } & GuideContext) {
  const say = (text: string) =>
    phrasesIn(text).map((phrase, index) => <PhraseText key={index} phrase={phrase} {...around} />);
  if (typeof block === 'string') return <p>{say(block)}</p>;
  if ('table' in block) return <Table rows={block.table} say={say} />;
  const [List, items] = 'steps' in block ? (['ol', block.steps] as const) : (['ul', block.list] as const);
  return (
    <List className={styles[List]}>
      {items.map((item) => (
        <li key={item}>{say(item)}</li>
      ))}
    </List>
  );
}

/** The first row is the head; the first cell of every other row names it. */
function Table({
  rows: [head = [], ...rows],
  say,
}: {
  rows: readonly (readonly string[])[];
  say: (text: string) => ReactNode;
}) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {say(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{say(name)}</th>
            {cells.map((cell, column) => (
              <td key={column}>{say(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PhraseText({ phrase, game, titles }: { phrase: Phrase } & GuideContext) {
  const words = useWords();
  switch (phrase.kind) {
    case 'plain':
      return phrase.text;
    case 'strong':
      return <strong>{phrase.text}</strong>;
    case 'ruling':
      return (
        <a
          className={styles['ruling']}
          href={addressOf({ at: 'rulings', game, ruling: phrase.number })}
          aria-label={words.rulings.number(phrase.number)}
        >
          {phrase.number}
        </a>
      );
    case 'section':
      return <a href={addressOf({ at: 'rules', game, section: phrase.id })}>{titles[phrase.id]}</a>;
  }
}
