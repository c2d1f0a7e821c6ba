import type { Store } from '../store/store.ts';
import { SESSION_LIFETIME } from './accounts.ts';
import { deletePersonalData } from './personal-data.ts';

const BATCH = 100;

/** Deletes guests whose sessions have expired and whose name no match needs. */
export async function deleteExpiredGuests(store: Store, now: number): Promise<void> {
  const expired = await store.db
    .selectFrom('users')
    .selectAll()
    .where('kind', '=', 'guest')
    .where('banned_at', 'is', null)
    .where('created_at', '<=', now - SESSION_LIFETIME)
    .where((guest) =>
      guest.and(
        (['sessions', 'seats', 'results'] as const).map((table) =>
          guest.not(
            guest.exists(
              guest.selectFrom(table).select(`${table}.user_id`).whereRef(`${table}.user_id`, '=', 'users.id'),
            ),
          ),
        ),
      ),
    )
    .limit(BATCH)
    .execute();
  for (const guest of expired) await deletePersonalData(store, guest, now);
}
