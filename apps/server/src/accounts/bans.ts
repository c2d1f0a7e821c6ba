import { newTimedId } from '../club/ids.ts';
import type { Store } from '../store/store.ts';
import type { UsersTable } from '../store/tables.ts';

/**
 * Closes an account, which ends its sessions and sockets at the other nodes, or opens it again when `at` is null. Some node's
 * ticker finds that its matches are to be left, whoever has closed it.
 */
export async function setBan(store: Store, user: UsersTable, at: number | null): Promise<void> {
  const { db } = store;
  await db.updateTable('users').set({ banned_at: at, leaves_at: at }).where('id', '=', user.id).execute();
  if (at === null) return;
  await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await store.signal({ kind: 'dismiss', user: user.id });
}

/** Writes down what an admin does: in the transaction in which it happens, so that nothing happens without. */
export async function audit({ db }: Store, act: string, detail: string, who: string, at: number): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newTimedId(at), at, who, act, detail })
    .execute();
}
