import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Lets whatever concerns the same people go one after the other: writing to their rows keeps others out until the transaction
 * ends, so what it counts stays so. All do so in the same order: nobody waits for somebody who waits for them.
 */
export async function takeTurns(db: Transaction<Tables>, people: readonly { id: string }[]): Promise<void> {
  for (const id of people.map((person) => person.id).toSorted())
    await db
      .updateTable('users')
      .set((row) => ({ created_at: row.ref('created_at') }))
      .where('id', '=', id)
      .execute();
}
