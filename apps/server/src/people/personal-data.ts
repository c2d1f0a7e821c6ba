import type { Kysely } from 'kysely';
import { ANONYMOUS, parseNames } from '../store/match-columns.ts';
import type { Store } from '../store/store.ts';
import type { Tables, UsersTable } from '../store/tables.ts';
import { meOf } from './accounts.ts';
import { withdrawMatch } from './withdraw-match.ts';

type Db = Kysely<Tables>;

/** What a table keeps about a person. */
interface PersonalTable {
  /** The name of its part of the export, where it is not that of the table. */
  readonly as?: string;
  /** What the person may read. */
  readonly exported: (db: Db, user: UsersTable) => Promise<unknown>;
  /** What happens to it when the account is deleted. */
  readonly deleted: (db: Db, user: UsersTable, at: number) => Promise<unknown>;
}

type TableOfPeople = { [Name in keyof Tables]: Tables[Name] extends { user_id: string } ? Name : never }[keyof Tables];

/** Deletes a person's rows. */
const deleteRows =
  (table: TableOfPeople) =>
  (db: Db, { id }: UsersTable) =>
    db.deleteFrom(table).where('user_id', '=', id).execute();

/**
 * Every table, in the order of deletion: one whose deletion reads another comes before it. A sentence says why
 * nothing of a table is exported or deleted; a table with a `user_id` must say both.
 */
const personalTables: {
  readonly [Name in keyof Tables]: 'user_id' extends keyof Tables[Name] ? PersonalTable : PersonalTable | string;
} = {
  matches: {
    as: 'opened',
    exported: (db, { id }) =>
      db.selectFrom('matches').select(['id', 'created_at']).where('opened_by', '=', id).execute(),
    deleted: async (db, { id }, at) => {
      await withdrawOpenMatches(db, id, at);
      await anonymiseSeats(db, id);
      await db.updateTable('matches').set({ opened_by: null }).where('opened_by', '=', id).execute();
    },
  },
  seats: {
    exported: (db, { id }) =>
      db.selectFrom('seats').select(['match_id', 'seat', 'seen_at']).where('user_id', '=', id).execute(),
    deleted: (db, { id }) => db.updateTable('seats').set({ user_id: null }).where('user_id', '=', id).execute(),
  },
  results: {
    exported: (db, { id }) =>
      db
        .selectFrom('results')
        .select(['match_id', 'seat_name', 'substitute', 'game', 'score', 'stopped', 'ended_at'])
        .where('user_id', '=', id)
        .execute(),
    deleted: (db, { id }) => db.updateTable('results').set({ user_id: null }).where('user_id', '=', id).execute(),
  },
  reports: {
    exported: (db, { id }) =>
      db.selectFrom('reports').select(['line_id', 'reason', 'at']).where('user_id', '=', id).execute(),
    deleted: (db, { id }) => {
      const lines = db.selectFrom('chat').select('id').where('user_id', '=', id);
      return db
        .deleteFrom('reports')
        .where((report) => report.or([report('user_id', '=', id), report('line_id', 'in', lines)]))
        .execute();
    },
  },
  chat: {
    exported: (db, { id }) =>
      db.selectFrom('chat').select(['match_id', 'room', 'text', 'at']).where('user_id', '=', id).execute(),
    deleted: deleteRows('chat'),
  },
  mutes: {
    exported: (db, { id }) =>
      db
        .selectFrom('mutes')
        .innerJoin('users', 'users.id', 'mutes.muted_id')
        .select('users.name')
        .where('mutes.user_id', '=', id)
        .execute(),
    deleted: (db, { id }) =>
      db
        .deleteFrom('mutes')
        .where((mute) => mute.or([mute('user_id', '=', id), mute('muted_id', '=', id)]))
        .execute(),
  },
  sessions: {
    exported: (db, { id }) =>
      db.selectFrom('sessions').select(['created_at', 'expires_at']).where('user_id', '=', id).execute(),
    deleted: deleteRows('sessions'),
  },
  api_tokens: {
    as: 'tokens',
    exported: (db, { id }) =>
      db.selectFrom('api_tokens').select(['id', 'label', 'created_at']).where('user_id', '=', id).execute(),
    deleted: deleteRows('api_tokens'),
  },
  resets: {
    exported: (db, { id }) => db.selectFrom('resets').select('expires_at').where('user_id', '=', id).execute(),
    deleted: deleteRows('resets'),
  },
  mail_links: {
    as: 'confirmations',
    exported: (db, { id }) =>
      db.selectFrom('mail_links').select(['mail', 'expires_at']).where('user_id', '=', id).execute(),
    deleted: deleteRows('mail_links'),
  },
  vacations: {
    exported: (db, { id }) =>
      db.selectFrom('vacations').select(['from_at', 'until_at']).where('user_id', '=', id).execute(),
    deleted: deleteRows('vacations'),
  },
  notices: {
    exported: (db, { id }) =>
      db.selectFrom('notices').select(['match_id', 'sequence', 'at']).where('user_id', '=', id).execute(),
    deleted: deleteRows('notices'),
  },
  news: {
    exported: (db, { id }) =>
      db.selectFrom('news').select(['match_id', 'kind', 'game', 'seat_name', 'at']).where('user_id', '=', id).execute(),
    deleted: deleteRows('news'),
  },
  ratings: {
    exported: (db, { id }) =>
      db
        .selectFrom('ratings')
        .select(['game', 'variant', 'rating', 'deviation', 'volatility', 'matches'])
        .where('user_id', '=', id)
        .execute(),
    deleted: deleteRows('ratings'),
  },
  jobs: 'A job is gone minutes after it is due, and sends nothing to a deleted account.',
  audit: 'What admins did is kept, by name.',
  seat_invitations: 'An invitation is for whoever has its secret.',
  entries: 'A turn is that of a seat.',
  snapshots: 'A snapshot has seats only.',
  offers: 'An offer is that of a seat.',
  requests: 'A request is that of a seat.',
  writes: 'Its one row is about the database.',
  users: {
    as: 'account',
    exported: (_db, user) =>
      Promise.resolve({ ...meOf(user), mailConfirmedAt: user.mail_confirmed_at, createdAt: user.created_at }),
    deleted: (db, { id }) => db.deleteFrom('users').where('id', '=', id).execute(),
  },
};

/** Everything the club stores about a person, without secrets of others. */
export async function exportPersonalData({ db }: Store, user: UsersTable): Promise<Record<string, unknown>> {
  const parts = Object.entries(personalTables).map(async ([name, table]) =>
    typeof table === 'string' ? [] : [[table.as ?? name, await table.exported(db, user)] as const],
  );
  return Object.fromEntries((await Promise.all(parts)).flat());
}

/** Deletes a person. Their seats stay, without a name; their open matches are withdrawn. */
export async function deletePersonalData({ db }: Store, user: UsersTable, at: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of Object.values(personalTables)) if (typeof table !== 'string') await table.deleted(tx, user, at);
  });
}

async function withdrawOpenMatches(db: Db, id: string, at: number): Promise<void> {
  const open = await db
    .selectFrom('matches')
    .select('id')
    .where('opened_by', '=', id)
    .where('status', '=', 'open')
    .execute();
  for (const match of open) await withdrawMatch(db, match.id, { kind: 'withdrawn', by: id, at });
}

/** Takes a person's name out of the matches they have played. */
async function anonymiseSeats(db: Db, userId: string): Promise<void> {
  const seats = db
    .selectFrom('seats')
    .select(['match_id', 'seat'])
    .where('user_id', '=', userId)
    // A substitute's seat keeps the name of the first player.
    .where('left_at', 'is', null);
  // Results also name seats that went to a bot.
  const counted = db
    .selectFrom('results')
    .select(['match_id', 'seat'])
    .where('user_id', '=', userId)
    .where('substitute', '=', 0);
  const played = await db
    .selectFrom(seats.union(counted).as('place'))
    .innerJoin('matches', 'matches.id', 'place.match_id')
    .select(['matches.id', 'matches.players', 'place.seat'])
    .execute();
  for (const { id, players, seat } of played) {
    const names = parseNames(players);
    if (names.length > 0) names[seat] = ANONYMOUS;
    await db
      .updateTable('matches')
      .set({ players: JSON.stringify(names) })
      .where('id', '=', id)
      .execute();
  }
}
