import type { PlayerEvent, Seat } from '@whistlestop/kernel';
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
    const { seat = 0, card = 0, side = 0, issue = 0, kennedy = 0, nixon = 0 } = event.args;
    switch (event.name) {
      case 'debateCardShown':
        if (shown.has(seat)) {
          shown = new Map();
          told = [];
        }
        shown.set(seat, { card, went: undefined });
        break;
      case 'debateCardPlaced':
        shown.set(seat, { card, went: side });
        break;
      case 'debateCardWasted':
        shown.set(seat, { card, went: 'discard' });
        break;
      case 'issueWon':
        results.set(issue, { winner: seat, totals: [kennedy, nixon] });
        break;
      default:
        continue;
    }
    told.push(event);
  }
  return { shown, told, results };
}
