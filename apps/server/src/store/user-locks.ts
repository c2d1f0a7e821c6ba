import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Locks the rows of these users until the transaction ends, always in the same order, to avoid deadlocks. */
export async function lockUsers(db: Transaction<Tables>, people: readonly { id: string }[]): Promise<void> {
  for (const id of people.map((person) => person.id).toSorted())
    await db
      .updateTable('users')
      .set((row) => ({ created_at: row.ref('created_at') }))
      .where('id', '=', id)
      .execute();
}
