import type { CardContent } from '../cards/card-content.ts';
import type { Candidate } from '../pieces.ts';
import { DebateStage } from '../stage/DebateStage.tsx';
import { ElectionNight, type StateReturn } from '../stage/ElectionNight.tsx';
import { sampleCountry } from './country.ts';
import type { Piece } from './Gallery.tsx';
import { type Language, sampleCards, WORDS } from './words.ts';

export function stagePieces(language: Language): Piece[] {
  return [
    { name: 'debate', show: () => <Debate language={language} /> },
    { name: 'election-night', show: () => <Night language={language} pace={350} /> },
    { name: 'election-night-over', show: () => <Night language={language} pace={0} /> },
  ];
}

function Debate({ language }: { language: Language }) {
  const words = WORDS[language];
  const [first, second, third, fourth, fifth, sixth] = sampleCards(language);
  const cards = (...list: (CardContent | undefined)[]) => list.filter((card) => card !== undefined);
  const side = (list: CardContent[]) => {
    const total = list.reduce((sum, { cp }) => sum + cp, 0);
    return { cards: list, total, label: `${total} ${words.cards.cp}` };
  };
  return (
    <DebateStage
      names={words.names}
      initiative={words.initiative}
      lecterns={{ kennedy: third ?? 'empty', nixon: 'hidden' }}
      issues={[
        {
          issue: 'economy',
          name: words.cards.issue.economy,
          reward: words.reward(2),
          winner: 'kennedy',
          outcome: words.won(words.names.kennedy),
          sides: { kennedy: side(cards(second, fourth)), nixon: side([]) },
        },
        {
          issue: 'civilRights',
          name: words.cards.issue.civilRights,
          reward: words.reward(3),
          winner: null,
          sides: { kennedy: side([]), nixon: side(cards(fifth)) },
        },
        {
          issue: 'defense',
          name: words.cards.issue.defense,
          reward: words.reward(4),
          winner: null,
          sides: { kennedy: side(cards(first)), nixon: side(cards(sixth)) },
        },
      ]}
      words={{ ...words.cards, title: words.debates, round: words.round, waiting: words.waiting }}
    />
  );
}

function Night({ language, pace }: { language: Language; pace: number }) {
  const words = WORDS[language];
  const returns = sampleCountry(true).states.map(
    ({ code, name, electoralVotes, owner, edge, carried }): StateReturn => {
      const how = owner === null ? 'tipped' : carried ? 'carried' : 'led';
      const who: Candidate = owner ?? edge;
      return { code, name, votes: electoralVotes, who, how, text: words.calls[how] };
    },
  );
  return (
    <ElectionNight
      returns={returns}
      total={537}
      toWin={269}
      names={words.names}
      pace={pace}
      verdict={{ winner: 'kennedy', headline: words.headline, text: words.verdict, house: words.houseVerdict }}
      words={words.night}
    />
  );
}
