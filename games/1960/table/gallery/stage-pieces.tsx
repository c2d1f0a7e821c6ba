import type { CardContent } from '../pieces/cards/card-content.ts';
import type { Candidate } from '../pieces/pieces.ts';
import { DebateStage } from '../pieces/stage/DebateStage.tsx';
import { ElectionNight, type StateReturn } from '../pieces/stage/ElectionNight.tsx';
import { sampleCountry } from './country.ts';
import type { Piece } from './Gallery.tsx';
import { type Language, sampleCards, wordsFor } from './words.ts';

export function stagePieces(language: Language): Piece[] {
  return [
    { name: 'debate', show: () => <Debate language={language} /> },
    { name: 'election-night', show: () => <Night language={language} pace={350} /> },
    { name: 'election-night-over', show: () => <Night language={language} pace={0} /> },
  ];
}

function Debate({ language }: { language: Language }) {
  const words = wordsFor(language);
  const [first, second, third, fourth, fifth, sixth] = sampleCards(language);
  const cards = (...list: (CardContent | undefined)[]) => list.filter((card) => card !== undefined);
  const side = (list: CardContent[]) => {
    const total = list.reduce((sum, { cp }) => sum + cp, 0);
    return { cards: list, total, label: `${total} ${words.cards.cp}` };
  };
  return (
    <DebateStage
      names={words.names}
      initiative={words.debateInitiative(words.names.kennedy)}
      lecterns={{
        kennedy: third === undefined ? 'empty' : { card: third, went: words.debateSide.kennedy },
        nixon: 'hidden',
      }}
      rewards={words.debateRewards([3, 4])}
      told={[]}
      issues={[
        {
          issue: 'economy',
          name: words.issues.economy,
          winner: 'kennedy',
          outcome: words.debateWon(words.names.kennedy),
          sides: { kennedy: side(cards(second, fourth)), nixon: side([]) },
        },
        {
          issue: 'civilRights',
          name: words.issues.civilRights,
          winner: null,
          sides: { kennedy: side([]), nixon: side(cards(fifth)) },
        },
        {
          issue: 'defense',
          name: words.issues.defense,
          winner: null,
          sides: { kennedy: side(cards(first)), nixon: side(cards(sixth)) },
        },
      ]}
      words={{ ...words.cards, title: words.debates, round: words.debateRound(3), waiting: words.debateWaiting }}
    />
  );
}

function Night({ language, pace }: { language: Language; pace: number }) {
  const words = wordsFor(language);
  const returns = sampleCountry(true).states.map(
    ({ code, name, electoralVotes, owner, edge, carried }): StateReturn => {
      const how = owner === null ? 'tipped' : carried ? 'carried' : 'led';
      const who: Candidate = owner ?? edge;
      return { code, name, votes: electoralVotes, who, how, text: words.calls[how](words.names[who]) };
    },
  );
  return (
    <ElectionNight
      returns={returns}
      total={537}
      toWin={269}
      names={words.names}
      pace={pace}
      verdict={{
        winner: 'kennedy',
        headline: words.elected(words.names.kennedy),
        text: words.victories.majority,
        house: words.houseVerdict,
      }}
      words={words.night}
    />
  );
}
