import type { Action, Seat } from '@whistlestop/kernel';
import type { RequestResult, Table } from './table.ts';

/** The sequence number of the last step in effect. */
const lastStep = (table: Table): number => table.snapshot().steps.at(-1)?.sequence ?? 0;

/** Groups the steps of one click, so that one undo takes them all back, as far as undo may go. */
export class Clicks {
  /** Sequence numbers: the last step of a click, and the step before its first. */
  readonly #before = new Map<number, number>();

  /** Plays several actions in order, until one is refused. */
  async act(table: Table, seat: Seat, actions: readonly Action[]): Promise<RequestResult> {
    const before = lastStep(table);
    let answer: RequestResult = { ok: true };
    for (const action of actions) {
      answer = await table.act(seat, action);
      if (!answer.ok) return answer;
      this.#before.set(lastStep(table), before);
    }
    return answer;
  }

  async undo(table: Table, seat: Seat): Promise<RequestResult> {
    const before = this.#before.get(lastStep(table)) ?? Number.POSITIVE_INFINITY;
    let answer = await table.undo(seat);
    while (answer.ok && lastStep(table) > before && table.snapshot().undo === seat) answer = await table.undo(seat);
    return answer;
  }
}
