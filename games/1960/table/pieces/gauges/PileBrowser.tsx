import { useState } from 'react';
import { Dialog } from '@whistlestop/board';
import type { CardContent, CardWords } from '../cards/card-content.ts';
import { CardFace } from '../cards/CardFace.tsx';
import styles from './PileBrowser.module.css';

export type PileBrowserProps = {
  open: boolean;
  title: string;
  cards: readonly CardContent[];
  words: CardWords & {
    close: string;
    search: string;
    empty: string;
    noMatch: string;
    count: (cards: number) => string;
  };
  onClose: () => void;
};

/** A pile spread out to be read: the discards, the removed cards, a stack that may be seen. */
export function PileBrowser({ open, title, cards, words, onClose }: PileBrowserProps) {
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLocaleLowerCase();
  const shown = cards.filter(({ title: name, effect }) => `${name} ${effect}`.toLocaleLowerCase().includes(wanted));
  return (
    <Dialog open={open} title={title} shape="wide" words={words} onClose={onClose}>
      {cards.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <div className={styles['tools']}>
            <label className={styles['search']}>
              <span>{words.search}</span>
              <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
            </label>
            <output className={styles['count']}>
              {shown.length === 0 ? words.noMatch : words.count(shown.length)}
            </output>
          </div>
          <ul className={styles['cards']}>
            {shown.map((card) => (
              <li key={card.id}>
                <CardFace card={card} size="full" words={words} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
