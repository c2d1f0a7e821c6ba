import type { Seat, State } from '@whistlestop/kernel';
import { events as eventBook } from '../rules/index.ts';
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
  openQuestion,
  SIDE,
  shown,
  stage,
  track,
} from '../rules/parts.ts';
import type { NineteenSixtyTexts } from '../texts/index.ts';
import { useMemo } from 'react';
import type { TableWords } from '../texts/table.ts';
import type { Issue } from './pieces/pieces.ts';
import { type DebateIssue, DebateStage, type Lectern } from './pieces/stage/DebateStage.tsx';
import type { Sitting } from '@whistlestop/board';
import { cardWords } from './card-words.ts';
import { debateFacts, type DebateFacts, type ShownCard } from './debate-facts.ts';
import { candidateOf, cardContent, cardsIn, perCandidate } from './reading.ts';

/** The Debates as they stand. */
export function Debates({ sitting, words }: { sitting: Sitting<NineteenSixtyTexts>; words: TableWords }) {
  const { snapshot, playback, texts } = sitting;
  const { view, steps, observer } = snapshot;
  const facts = useMemo(() => debateFacts(steps), [steps]);
  const isRoundOver =
    openQuestion(view) === 'debate' && [...facts.shown.values()].every(({ went }) => went !== undefined);
  const isRevealed = playback.step?.events.some((event) => eventBook.is(event, 'debateCardShown')) === true;
  const holder = initiative.get(view);
  const open = ISSUES.length - issuesWon.get(view);
  const bonuses = Array.from({ length: open }, (_, later) => nextDebateBonus(view) + later);
  // The last reveal stays in sight until whoever looks has picked the next card.
  const picked = [0, 1].some((seat) => (observer < 0 || seat === observer) && commitCount.at(view, seat) > 0);
  const reveal = picked ? undefined : facts;
  const told = (reveal?.told ?? []).map((event) => texts.event(event) ?? '');
  return (
    <DebateStage
      issues={issuesInOrder(view).map((issue) => issueOnStage(view, issue, facts, texts, words))}
      lecterns={perCandidate((seat) => lecternOf(view, seat, reveal?.shown.get(seat), texts, words))}
      names={words.names}
      initiative={holder < 0 ? '' : words.debateInitiative(words.names[candidateOf(holder)])}
      rewards={open === 0 ? undefined : words.debateRewards(bonuses)}
      told={isRoundOver && !isRevealed && told.length > 0 ? [words.debateLast, ...told] : told}
      words={{
        ...cardWords(words, texts),
        title: words.debates,
        // The round just revealed stays on the sign as long as it is shown.
        round: words.debateRound(debateRound(view) - (isRoundOver && isRevealed ? 1 : 0)),
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
  { results }: DebateFacts,
  texts: NineteenSixtyTexts,
  words: TableWords,
): DebateIssue {
  const issue: Issue = ISSUES[number] ?? 'defense';
  const result = results.get(number);
  const who = result === undefined ? null : candidateOf(result.winner);
  return {
    issue,
    name: words.issues[issue],
    winner: who,
    outcome: who === null ? undefined : words.debateWon(words.names[who]),
    sides: perCandidate((seat) => sideOf(view, number, seat, result?.totals[seat], texts, words)),
  };
}

/** The cards of an issue that is won are discarded; its totals are those it was won by. */
function sideOf(
  view: State,
  issue: number,
  seat: Seat,
  wonBy: number | undefined,
  texts: NineteenSixtyTexts,
  words: TableWords,
) {
  const onSide = cardsIn(view, SIDE + seat).filter(
    (id) => cardOf(CARD_IDS.indexOf(id)).printed.issue === (ISSUES[issue] ?? null),
  );
  const total = wonBy ?? debateTotalOf(view, issue, seat);
  // The seals have no part in the Debates, the issue is named beside the cards, and the sides have little room.
  const cards = onSide.map((id) => ({ ...cardContent(id, texts), state: null, issue: null }));
  return { cards, total, label: words.debateTotal(total) };
}

function lecternOf(
  view: State,
  seat: Seat,
  last: ShownCard | undefined,
  texts: NineteenSixtyTexts,
  words: TableWords,
): Lectern {
  const onTable = CARD_IDS[shown.at(view, seat) - 1];
  if (onTable !== undefined) return { card: cardContent(onTable, texts) };
  if (commitCount.at(view, seat) > 0) return 'hidden';
  const id = last === undefined ? undefined : CARD_IDS[last.card];
  if (id === undefined) return 'empty';
  return { card: cardContent(id, texts), went: wentTo(last?.went, words) };
}

const wentTo = (where: ShownCard['went'], words: TableWords): string | undefined =>
  where === undefined ? undefined : where === 'discard' ? words.debateDiscarded : words.debateSide[candidateOf(where)];
