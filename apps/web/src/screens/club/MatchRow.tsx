import type { MatchInfo } from '@whistlestop/client';
import type { ReactNode } from 'react';
import { Row } from '@whistlestop/board';
import { useClubWords } from '../../words/club/index.ts';
import { useWords } from '../../words/index.ts';
import { aboutLine, playersLine } from './match-words.ts';

/** A match in a list: its status, players, settings and buttons. */
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
    <Row
      match={match.id}
      mine={mine}
      standing={standing}
      name={playersLine(match, words, club)}
      about={aboutLine(match, words, club)}
    >
      {children}
    </Row>
  );
}
