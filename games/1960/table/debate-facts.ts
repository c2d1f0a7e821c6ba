import type { PlayerEvent, Seat } from '@whistlestop/kernel';
import { events as eventBook } from '../rules/index.ts';
import type { TableStep } from '@whistlestop/table';

/** A card that was shown, and where it went: to a side, to the discard pile as its issue was won already, or not yet. */
export interface ShownCard {
  readonly card: number;
  readonly went: Seat | 'discard' | undefined;
}

/** How an issue ended. */
interface IssueResult {
  readonly winner: Seat;
  /** The totals of Kennedy and Nixon. */
  readonly totals: readonly [number, number];
}

/** What the Debates leave behind besides the position: the last reveal, and how the issues ended. */
export interface DebateFacts {
  readonly shown: ReadonlyMap<Seat, ShownCard>;
  /** The facts of the last reveal. */
  readonly told: readonly PlayerEvent[];
  readonly results: ReadonlyMap<number, IssueResult>;
}

/** Reads the Debates out of what happened so far. */
export function debateFacts(steps: readonly TableStep[]): DebateFacts {
  let shown = new Map<Seat, ShownCard>();
  let told: PlayerEvent[] = [];
  const results = new Map<number, IssueResult>();
  for (const event of steps.flatMap(({ events }) => events)) {
    if (eventBook.is(event, 'debateCardShown')) {
      const { seat, card } = event.args;
      if (shown.has(seat)) {
        shown = new Map();
        told = [];
      }
      shown.set(seat, { card, went: undefined });
    } else if (eventBook.is(event, 'debateCardPlaced')) {
      const { seat, card, side } = event.args;
      shown.set(seat, { card, went: side });
    } else if (eventBook.is(event, 'debateCardWasted')) {
      const { seat, card } = event.args;
      shown.set(seat, { card, went: 'discard' });
    } else if (eventBook.is(event, 'issueWon')) {
      const { issue, seat, kennedy, nixon } = event.args;
      results.set(issue, { winner: seat, totals: [kennedy, nixon] });
    } else continue;
    told.push(event);
  }
  return { shown, told, results };
}
