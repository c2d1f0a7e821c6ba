import { variantKey } from '@whistlestop/kernel';
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { OperatorError } from '../texts/operator-error.ts';
import { lookKey } from './name-keys.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<unknown>;

async function firstTables(db: Db): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('mail', 'text')
    .addColumn('webhook', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('notices', 'text', (c) => c.notNull())
    .addColumn('private', 'integer', (c) => c.notNull())
    .addColumn('admin', 'integer', (c) => c.notNull())
    .addColumn('banned_at', 'bigint')
    .addColumn('vacation_from', 'bigint')
    .addColumn('vacation_until', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('resets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await matchTables(db);
  await peopleTables(db);
}

async function matchTables(db: Db): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('public', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('opened_by', 'text')
    .addColumn('players', 'text', (c) => c.notNull())
    .addColumn('head', 'integer', (c) => c.notNull())
    .addColumn('waiting', 'integer', (c) => c.notNull())
    .addColumn('clock', 'text')
    .addColumn('deadline', 'bigint')
    .addColumn('bot_due', 'bigint')
    .addColumn('scores', 'text')
    .addColumn('rematch', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('matches_lobby').on('matches').columns(['status', 'public', 'created_at']).execute();
  await sql`create index matches_deadline on matches (deadline) where deadline is not null`.execute(db);
  await sql`create index matches_bot_due on matches (bot_due) where bot_due is not null`.execute(db);
  await db.schema
    .createTable('seats')
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('seats_key', ['match_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_user').on('seats').column('user_id').execute();
  await db.schema
    .createTable('entries')
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('last', 'integer', (c) => c.notNull())
    .addColumn('entries', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('request_id', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match_id', 'sequence'])
    .execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('match_id', 'text', (c) => c.primaryKey())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('offers')
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('target', 'integer', (c) => c.notNull())
    .addColumn('consents', 'integer', (c) => c.notNull())
    .addColumn('head', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('offers_key', ['match_id', 'kind'])
    .execute();
}

async function peopleTables(db: Db): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('room', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chat_match').on('chat').columns(['match_id', 'room', 'id']).execute();
  await db.schema
    .createTable('mutes')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('muted_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['user_id', 'muted_id'])
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('line_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('notices')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_key', ['user_id', 'match_id'])
    .execute();
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').column('due_at').execute();
  await db.schema
    .createTable('ratings')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('variant', 'text', (c) => c.notNull())
    .addColumn('rating', 'double precision', (c) => c.notNull())
    .addColumn('deviation', 'double precision', (c) => c.notNull())
    .addColumn('volatility', 'double precision', (c) => c.notNull())
    .addColumn('matches', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['user_id', 'game', 'variant'])
    .execute();
  await db.schema
    .createTable('results')
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('seat_name', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('score', 'double precision', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results_key', ['match_id', 'seat'])
    .execute();
  await db.schema.createIndex('results_user').on('results').columns(['user_id', 'ended_at']).execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
}

async function chatOnce(db: Db): Promise<void> {
  await db.schema.alterTable('chat').addColumn('request_id', 'text').execute();
  await db.schema.createIndex('chat_once').unique().on('chat').columns(['match_id', 'user_id', 'request_id']).execute();
}

/** Past vacations are kept: clocks that ran meanwhile, and the yearly limit, need them. */
async function vacations(db: Db): Promise<void> {
  await db.schema
    .createTable('vacations')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('from_at', 'bigint', (c) => c.notNull())
    .addColumn('until_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('vacations_key', ['user_id', 'from_at'])
    .execute();
  await sql`insert into vacations (user_id, from_at, until_at)
    select id, vacation_from, vacation_until from users
    where vacation_from is not null and vacation_until is not null`.execute(db);
  await db.schema.alterTable('users').dropColumn('vacation_from').execute();
  await db.schema.alterTable('users').dropColumn('vacation_until').execute();
}

async function settledReports(db: Db): Promise<void> {
  await db.schema.alterTable('reports').addColumn('settled_at', 'bigint').execute();
}

async function requestsOnce(db: Db): Promise<void> {
  await db.schema.alterTable('matches').addColumn('request_id', 'text').execute();
  await db.schema.createIndex('matches_once').unique().on('matches').columns(['opened_by', 'request_id']).execute();
  await db.schema
    .createTable('requests')
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('request_id', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('requests_key', ['match_id', 'seat', 'request_id'])
    .execute();
}

async function seatInvitations(db: Db): Promise<void> {
  await db.schema
    .createTable('seat_invitations')
    .addColumn('secret_hash', 'text', (c) => c.primaryKey())
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('seat_invitations_match').on('seat_invitations').column('match_id').execute();
}

async function tokensOnce(db: Db): Promise<void> {
  await db.schema.alterTable('api_tokens').addColumn('request_id', 'text').execute();
  await db.schema.createIndex('api_tokens_once').unique().on('api_tokens').columns(['user_id', 'request_id']).execute();
}

/** Open matches lapse; existing ones have two weeks from now. */
async function lapsingMatches(db: Db): Promise<void> {
  const deadline = Date.now() + 14 * 24 * 3_600_000;
  await sql`update matches set deadline = ${deadline} where status = 'open'`.execute(db);
}

async function mutesOfSpeakers(db: Db): Promise<void> {
  await db.schema.createIndex('mutes_muted').on('mutes').column('muted_id').execute();
}

/** Plans that bots have agreed on with their partners. */
async function plans(db: Db): Promise<void> {
  await db.schema.alterTable('seats').addColumn('plan', 'text').execute();
}

/** Existing addresses count as confirmed: see docs/club/accounts.md. */
async function confirmedEmail(db: Db): Promise<void> {
  await db.schema.alterTable('users').addColumn('mail_confirmed_at', 'bigint').execute();
  await sql`update users set mail_confirmed_at = created_at where mail is not null`.execute(db);
  await db.schema
    .createTable('mail_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('mail', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

/** A match names its rematch only while the rematch exists. */
async function standingRematches(db: Db): Promise<void> {
  await sql`update matches set rematch = null
    where rematch is not null and rematch not in (select id from matches)`.execute(db);
  await sql`create index matches_rematch on matches (rematch) where rematch is not null`.execute(db);
}

/** Closed accounts leave their matches; existing ones do so now. */
async function leavingMatches(db: Db): Promise<void> {
  await db.schema.alterTable('users').addColumn('leaves_at', 'bigint').execute();
  await sql`update users set leaves_at = banned_at where banned_at is not null`.execute(db);
  await sql`create index users_leaving on users (leaves_at) where leaves_at is not null`.execute(db);
}

/** Unseen ends and news; matches that are already over count as seen. */
async function news(db: Db): Promise<void> {
  await db.schema.alterTable('seats').addColumn('seen_at', 'bigint').execute();
  await sql`update seats set seen_at = ${Date.now()}
    where match_id in (select id from matches where status = 'over')`.execute(db);
  await db.schema
    .createTable('news')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seat_name', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('news_key', ['user_id', 'match_id'])
    .execute();
}

/** Pauses end by themselves; existing ones a week from now at the latest. */
async function endingPauses(db: Db): Promise<void> {
  const deadline = Date.now() + 7 * 24 * 3_600_000;
  await sql`update matches set deadline = ${deadline}
    where status = 'running' and clock like '%"paused":true%'`.execute(db);
}

/** Look-alike names are refused. Existing ones stay; the oldest has the unique key. */
async function looksOfNames(db: Db): Promise<void> {
  await db.schema.alterTable('users').addColumn('look_key', 'text').execute();
  const { rows } = await sql<{ id: string; name: string }>`select id, name from users order by created_at, id`.execute(
    db,
  );
  const oldest = new Map(rows.toReversed().map(({ id, name }) => [lookKey(name), id]));
  for (const [look, id] of oldest) await sql`update users set look_key = ${look} where id = ${id}`.execute(db);
  await db.schema.createIndex('users_look').unique().on('users').column('look_key').execute();
}

/** A match may end without a winner: such a result is no loss. */
async function stoppedResults(db: Db): Promise<void> {
  await db.schema
    .alterTable('results')
    .addColumn('stopped', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

/** A row that readiness checks write. */
async function writes(db: Db): Promise<void> {
  await db.schema
    .createTable('writes')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
}

/** Abandoned seats are open to substitutes; their results stand beside those of the first players. */
async function substitutes(db: Db): Promise<void> {
  await db.schema.alterTable('seats').addColumn('left_at', 'bigint').execute();
  await db.schema
    .alterTable('matches')
    .addColumn('seating', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('results').renameTo('former_results').execute();
  await db.schema.dropIndex('results_user').execute();
  await db.schema
    .createTable('results')
    .addColumn('match_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('substitute', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('seat_name', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('score', 'double precision', (c) => c.notNull())
    .addColumn('stopped', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('results_place', ['match_id', 'seat', 'substitute'])
    .execute();
  await sql`insert into results (match_id, seat, seat_name, user_id, game, score, stopped, ended_at)
    select match_id, seat, seat_name, user_id, game, score, stopped, ended_at from former_results`.execute(db);
  await db.schema.dropTable('former_results').execute();
  await db.schema.createIndex('results_user').on('results').columns(['user_id', 'ended_at']).execute();
}

/** Guests have no ratings: theirs are deleted, and their uncounted matches become casual. */
async function noGuestRatings(db: Db): Promise<void> {
  await sql`delete from ratings where user_id in (select id from users where kind = 'guest')`.execute(db);
  const { rows } = await sql<{ id: string; settings: string }>`select id, settings from matches
    where (status <> 'over' or deadline is not null) and settings like '%"rated":true%' and id in (
      select match_id from seats inner join users on users.id = seats.user_id where users.kind = 'guest')`.execute(db);
  for (const { id, settings } of rows) {
    const casual = JSON.stringify({ ...(JSON.parse(settings) as object), rated: false });
    await sql`update matches set settings = ${casual} where id = ${id}`.execute(db);
  }
}

async function recoveryCodes(db: Db): Promise<void> {
  await db.schema.alterTable('users').addColumn('recovery_hash', 'text').execute();
}

/** Rating keys leave out defaults, so that a new option splits nobody's rating. */
async function variantKeys(db: Db): Promise<void> {
  const { rows } = await sql<{ game: string; variant: string }>`select distinct game, variant from ratings
    where variant like '{%'`.execute(db);
  if (rows.length === 0) return;
  const { kinds } = await import('../games.ts');
  for (const { game, variant } of rows) {
    const kind = kinds.find(({ id }) => id === game);
    const key = kind === undefined ? undefined : variantKey(kind, JSON.parse(variant));
    if (key === undefined || key === variant) continue;
    // Of two ratings the one with more matches stays.
    const both = sql`select older.user_id from ratings as older inner join ratings as kept
      on kept.user_id = older.user_id and kept.game = older.game and kept.variant = ${key}
      where older.game = ${game} and older.variant = ${variant}`;
    await sql`delete from ratings where game = ${game} and variant = ${key} and user_id in (${both} and kept.matches < older.matches)`.execute(
      db,
    );
    await sql`delete from ratings where game = ${game} and variant = ${variant} and user_id in (${both})`.execute(db);
    await sql`update ratings set variant = ${key} where game = ${game} and variant = ${variant}`.execute(db);
  }
}

/** Forward only: a released migration is never changed or reverted. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': { up: firstTables },
  '0002-chat-once': { up: chatOnce },
  '0003-vacations': { up: vacations },
  '0004-settled-reports': { up: settledReports },
  '0005-requests-once': { up: requestsOnce },
  '0006-seat-invitations': { up: seatInvitations },
  '0007-tokens-once': { up: tokensOnce },
  '0008-lapsing-matches': { up: lapsingMatches },
  '0009-mutes-of-speakers': { up: mutesOfSpeakers },
  '0010-plans': { up: plans },
  '0011-confirmed-mail': { up: confirmedEmail },
  '0012-standing-rematches': { up: standingRematches },
  '0013-leaving-matches': { up: leavingMatches },
  '0014-news': { up: news },
  '0015-ending-pauses': { up: endingPauses },
  '0016-looks-of-names': { up: looksOfNames },
  '0017-stopped-results': { up: stoppedResults },
  '0018-writes': { up: writes },
  '0019-no-guest-ratings': { up: noGuestRatings },
  '0020-substitutes': { up: substitutes },
  '0021-recovery-codes': { up: recoveryCodes },
  '0022-variant-keys': { up: variantKeys },
};

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) };

/** Brings the tables up to date; nodes that start together wait for one another. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  // A newer version has migrated this database.
  if (error instanceof Error && /executed migration .* is missing/.test(error.message))
    throw new OperatorError(({ start }) => start.newerDatabase, 2);
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migration failed.');
}
