import type { MatchInfo } from '@whistlestop/client';
import type { ReactNode } from 'react';
import { useClubWords } from '../../online/words/index.ts';
import { useWords } from '../../words/index.ts';
import styles from './club.module.css';
import { aboutLine, playersLine } from './match-words.ts';

/** A match in a list: how it stands, who plays, what was agreed, and what can be done with it. */
export function MatchRow({
  match,
  standing,
  mine = false,
  children,
}: {
  match: MatchInfo;
  standing?: string;
  /** Whether it waits for the person. */
  mine?: boolean;
  children: ReactNode;
}) {
  const words = useWords();
  const club = useClubWords();
  return (
    <li className={styles['row']} data-mine={mine} data-match={match.id}>
      <div className={styles['words']}>
        {standing !== undefined && <p className={styles['standing']}>{standing}</p>}
        <p className={styles['name']}>{playersLine(match, words, club)}</p>
        <p className={styles['quiet']}>{aboutLine(match, words, club)}</p>
      </div>
      <div className={styles['ways']}>{children}</div>
    </li>
  );
}
