import { newTimedId } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import type { UsersTable } from '../store/tables.ts';

/** Closes an account and its sessions on every node, or opens it again when `at` is null. The ticker leaves its matches. */
export async function setBan(store: Store, user: UsersTable, at: number | null): Promise<void> {
  const { db } = store;
  await db.updateTable('users').set({ banned_at: at, leaves_at: at }).where('id', '=', user.id).execute();
  if (at === null) return;
  await db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  await store.signal({ kind: 'dismiss', user: user.id });
}

/** Adds an admin's action to the audit log, in the transaction of the action. */
export async function audit({ db }: Store, act: string, detail: string, who: string, at: number): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newTimedId(at), at, who, act, detail })
    .execute();
}
