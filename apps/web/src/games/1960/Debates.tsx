import type { State } from '@whistlestop/kernel';
import {
  CARD_IDS,
  cardOf,
  commitCount,
  debateRound,
  debateTotalOf,
  ISSUES,
  initiative,
  issuesWon,
  nextDebateBonus,
  SIDE,
  shown,
  stage,
  track,
} from '@whistlestop/nineteen-sixty/parts';
import type { NineteenSixtyTexts } from '@whistlestop/nineteen-sixty/texts';
import type { Issue } from '../../nineteen-sixty/pieces.ts';
import { type DebateIssue, DebateStage, type Lectern } from '../../nineteen-sixty/stage/DebateStage.tsx';
import type { Sitting } from '../../screens/match/sitting.ts';
import { cardWords } from './card-words.ts';
import { candidateOf, cardContent, cardsIn, perCandidate, seatOf } from './reading.ts';
import type { BoardWords } from './words/index.ts';

/** The Debates as they stand. */
export function Debates({ sitting, words }: { sitting: Sitting<NineteenSixtyTexts>; words: BoardWords }) {
  const { snapshot, texts } = sitting;
  const { view } = snapshot;
  const holder = initiative.get(view);
  const winners = new Map(
    snapshot.steps.flatMap(({ events }) =>
      events.flatMap(({ name, args }) => (name === 'issueWon' ? [[args['issue'], args['seat']] as const] : [])),
    ),
  );
  return (
    <DebateStage
      issues={issuesInOrder(view).map((issue) => issueOnStage(view, issue, winners.get(issue), texts, words))}
      lecterns={perCandidate((seat) => lecternOf(view, seat, texts))}
      names={words.names}
      initiative={holder < 0 ? '' : words.debateInitiative(words.names[candidateOf(holder)])}
      words={{
        ...cardWords(words, texts),
        title: words.debates,
        round: words.debateRound(debateRound(view)),
        waiting: words.debateWaiting,
      }}
    />
  );
}

/** As they stand on the debate board; before they have been moved there, as they stand on the track. */
function issuesInOrder(view: State): readonly number[] {
  const moved = ISSUES.some((_, place) => track.at(view, place) < 0) || issuesWon.get(view) > 0;
  return ISSUES.map((_, place) => (moved ? stage : track).at(view, place));
}

function issueOnStage(
  view: State,
  number: number,
  winner: number | undefined,
  texts: NineteenSixtyTexts,
  words: BoardWords,
): DebateIssue {
  const issue: Issue = ISSUES[number] ?? 'defense';
  const who = winner === undefined ? null : candidateOf(winner);
  return {
    issue,
    name: words.issues[issue],
    reward: words.debateReward(nextDebateBonus(view)),
    winner: who,
    outcome: who === null ? undefined : words.debateWon(words.names[who]),
    sides: {
      kennedy: sideOf(view, number, 'kennedy', texts, words),
      nixon: sideOf(view, number, 'nixon', texts, words),
    },
  };
}

function sideOf(view: State, issue: number, who: 'kennedy' | 'nixon', texts: NineteenSixtyTexts, words: BoardWords) {
  const seat = seatOf(who);
  const onSide = cardsIn(view, SIDE + seat).filter(
    (id) => cardOf(CARD_IDS.indexOf(id)).printed.issue === (ISSUES[issue] ?? null),
  );
  const total = debateTotalOf(view, issue, seat);
  // The seals have no part in the Debates, and the sides have little room.
  const cards = onSide.map((id) => ({ ...cardContent(id, texts), state: null }));
  return { cards, total, label: words.debateTotal(total) };
}

function lecternOf(view: State, seat: number, texts: NineteenSixtyTexts): Lectern {
  const card = CARD_IDS[shown.at(view, seat) - 1];
  if (card !== undefined) return cardContent(card, texts);
  return commitCount.at(view, seat) > 0 ? 'hidden' : 'empty';
}
