import type { Action, Seat } from '@whistlestop/kernel';
import type { Answer, Table } from './table.ts';

/** The place in the log of the last step in effect. */
const lastStep = (table: Table): number => table.snapshot().steps.at(-1)?.sequence ?? 0;

/** What one click did in several steps is taken back by one undo, as far as it can be taken back. */
export class Clicks {
  /** By the last step of a click, the step before its first. */
  readonly #before = new Map<number, number>();

  /** Makes several choices, one after the other, until one is refused. */
  async act(table: Table, seat: Seat, actions: readonly Action[]): Promise<Answer> {
    const before = lastStep(table);
    let answer: Answer = { ok: true };
    for (const action of actions) {
      answer = await table.act(seat, action);
      if (!answer.ok) return answer;
      this.#before.set(lastStep(table), before);
    }
    return answer;
  }

  async undo(table: Table, seat: Seat): Promise<Answer> {
    const before = this.#before.get(lastStep(table)) ?? Number.POSITIVE_INFINITY;
    let answer = await table.undo(seat);
    while (answer.ok && lastStep(table) > before && table.snapshot().undo === seat) answer = await table.undo(seat);
    return answer;
  }
}
