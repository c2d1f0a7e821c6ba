import type { Store } from '../store/store.ts';
import { SESSION_LENGTH } from './accounts.ts';
import { deleteMyData } from './my-data.ts';

/** So many are forgotten at a time. */
const BATCH = 100;

/** Forgets guests who can never come back, since their sessions are over, where no match needs their name. */
export async function forgetGoneGuests(store: Store, now: number): Promise<void> {
  const gone = await store.db
    .selectFrom('users')
    .selectAll()
    .where('kind', '=', 'guest')
    .where('banned_at', 'is', null)
    .where('created_at', '<=', now - SESSION_LENGTH)
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
  for (const guest of gone) await deleteMyData(store, guest, now);
}
