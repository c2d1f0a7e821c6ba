import { includes, type State } from '@whistlestop/kernel';
import {
  candidateCount,
  COUNTS,
  electoralVotesOf,
  layout,
  mrPresident,
  partyOf,
  popularVotesOf,
  raceOf,
  roundNow,
} from '../rules/index.ts';
import { committed } from '../rules/parts.ts';
import type { MrPresidentTexts } from '../texts/index.ts';
import type { TableStep } from '@whistlestop/table';
import type { GameTable } from '@whistlestop/board';
import { Board } from './Board.tsx';
import { momentsOf } from './moments.ts';
import { OptionsForm } from './OptionsForm.tsx';
import { isReveal } from './reading.ts';
import { rulesBehind } from './rules-behind.ts';

/** A reveal is worth a longer look; a card turned up or laid face down is seen at a glance. */
function weight({ events }: TableStep): number {
  if (events.some(isReveal)) return 2;
  return events.length === 0 ? 0 : 0.4;
}

/** The votes of each seat by the count that decides; partners share their party's. */
function tallyOf(state: State): number[] {
  const popular = COUNTS[layout.fields.decidedBy.get(state)] === 'popular';
  return Array.from({ length: candidateCount(state) }, (_, seat) =>
    popular
      ? popularVotesOf(state, seat) * 1000
      : electoralVotesOf(state, raceOf(state) === 'election' ? partyOf(seat) : seat),
  );
}

export { printedNumbers } from './printed-numbers.ts';

/** Mr. President at the table. */
export const table: GameTable<MrPresidentTexts> = {
  kind: mrPresident,
  Board,
  OptionsForm,
  summarize: (state) => ({ turn: roundNow(state), tally: tallyOf(state) }),
  // Before anybody has laid a card a party may call a recess.
  isChange: (view, seat) => includes(committed.get(view), seat),
  weight,
  rulesBehind,
  moments: momentsOf,
};
