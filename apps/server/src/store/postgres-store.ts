import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { BatchQueue } from './batching.ts';
import { TURNS_AT_ONCE } from './log-parts.ts';
import { migrate } from './migrations.ts';
import { type Heartbeat, Listener } from './postgres-listener.ts';
import { type DatabaseTimeouts, openPool } from './postgres-pool.ts';
import type { Append, Signal, Store, TurnWithClock } from './store.ts';
import type { Tables } from './tables.ts';

const CHANNEL = 'whistlestop';

// Moments fit a double exactly for another 280,000 years.
types.setTypeParser(types.builtins.INT8, Number);

/** Opens a club on PostgreSQL, of which this process is one node. */
export async function openPostgres(
  url: string,
  connections = 10,
  heartbeat?: Heartbeat,
  timeouts?: DatabaseTimeouts,
): Promise<Store> {
  await bringUpToDate(url);
  const pool = openPool(url, connections, timeouts);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const node = randomUUID().slice(0, 8);
  const listener = new Listener(url, CHANNEL, heartbeat);
  // One batch at a time: nodes share the database, and for all of them few large batches are cheaper than many small ones.
  const commits = new BatchQueue((batch: readonly Append[]) => write(pool, node, batch), 1);
  const reads = new BatchQueue((batch: readonly Missing[]) => readTurns(pool, batch), 1);
  return {
    kind: 'postgres',
    db,
    append: (append) => commits.add(append),
    turnsAfter: (match, sequence) => reads.add({ match, sequence }),
    async time() {
      const { rows } = await pool.query<{ now: number }>(
        'select cast(extract(epoch from clock_timestamp()) * 1000 as double precision) as now',
      );
      return rows[0]?.now ?? Date.now();
    },
    async signal(signal) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, `${node} ${formatSignal(signal)}`]);
    },
    listen: (onSignal, onGap) =>
      listener.start((payload) => {
        const signal = parseSignal(payload, node);
        if (signal !== undefined) onSignal(signal);
      }, onGap),
    get onCommit() {
      return commits.onBatch;
    },
    set onCommit(callback) {
      commits.onBatch = callback;
    },
    lost: new Promise(() => {}),
    async close() {
      await listener.stop();
      await db.destroy();
    },
  };
}

/** Migrates without timeouts: a migration may take long, here or at a node that started first. */
async function bringUpToDate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, keepAlive: true });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Adds a batch of turns and notifies the other nodes. Where seats may change hands, a turn is written only if its node knows
 * the latest change; a change in progress is waited for.
 */
const APPEND_BATCH = `
  with input as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::bigint[],
      $8::text[], $9::int[], $10::text[], $11::bigint[], $12::bigint[], $13::text[], $14::bigint[], $15::text[], $16::int[], $17::text[])
    as row (match_id, sequence, last, entries, seat, request_id, at,
      status, waiting, clock, deadline, bot_due, scores, ended_at, snapshot, seating, signal)
  ), seated as (
    select matches.id from matches join input on input.match_id = matches.id and input.seating = matches.seating
    order by matches.id
    for update of matches
  ), won as (
    insert into entries (match_id, sequence, last, entries, seat, request_id, at)
    select match_id, sequence, last, entries, seat, request_id, at from input
    where seating is null or match_id in (select id from seated)
    order by match_id
    on conflict do nothing
    returning match_id, last
  ), standing as (
    update matches set head = input.last, status = input.status, waiting = input.waiting, clock = input.clock,
      deadline = input.deadline, bot_due = input.bot_due, scores = input.scores, ended_at = input.ended_at
    from input join won using (match_id, last) where matches.id = input.match_id
  ), saved as (
    insert into snapshots (match_id, sequence, snapshot)
    select match_id, last, snapshot from input join won using (match_id, last) where snapshot is not null
    on conflict (match_id) do update set sequence = excluded.sequence, snapshot = excluded.snapshot
  )
  select match_id, pg_notify($18, signal) from input join won using (match_id, last)`;

async function write(pool: Pool, node: string, batch: readonly Append[]): Promise<boolean[]> {
  // Turns of one match in a batch have the same sequence number: only the first can win.
  const firsts = new Map(batch.toReversed().map((append) => [append.match, append]));
  const rowsOf = [...firsts.values()];
  const column = <T>(value: (append: Append) => T): T[] => rowsOf.map((append) => value(append));
  const { rows } = await pool.query<{ match_id: string }>({
    name: 'append-batch',
    text: APPEND_BATCH,
    values: [
      column(({ match }) => match),
      column(({ sequence }) => sequence),
      column(({ last }) => last),
      column(({ entries }) => entries),
      column(({ seat }) => seat),
      column(({ requestId }) => requestId),
      column(({ at }) => at),
      column(({ standing }) => standing.status),
      column(({ standing }) => standing.waiting),
      column(({ standing }) => standing.clock),
      column(({ standing }) => standing.deadline),
      column(({ standing }) => standing.botDue),
      column(({ standing }) => standing.scores),
      column(({ standing }) => standing.endedAt),
      column(({ snapshot }) => snapshot),
      column(({ seating }) => seating),
      column((append) => `${node} ${formatSignal(turnSignal(append))}`),
      CHANNEL,
    ],
  });
  const winners = new Set(rows.map(({ match_id }) => match_id));
  return batch.map((append) => firsts.get(append.match) === append && winners.has(append.match));
}

/** A match, and the sequence number after which its turns are read. */
interface Missing {
  readonly match: string;
  readonly sequence: number;
}

/** The next turns of many matches, at most so many of each. */
const TURNS_AFTER = `
  select missing.place, entries.*, matches.clock
  from unnest($1::text[], $2::int[]) with ordinality as missing (match_id, sequence, place)
  cross join lateral (
    select * from entries where match_id = missing.match_id and sequence > missing.sequence
    order by sequence limit $3
  ) as entries
  join matches on matches.id = entries.match_id
  order by missing.place, entries.sequence`;

async function readTurns(pool: Pool, batch: readonly Missing[]): Promise<TurnWithClock[][]> {
  const { rows } = await pool.query<TurnWithClock & { place: number }>({
    name: 'turns-after',
    text: TURNS_AFTER,
    values: [batch.map(({ match }) => match), batch.map(({ sequence }) => sequence), TURNS_AT_ONCE],
  });
  const answers: TurnWithClock[][] = batch.map(() => []);
  for (const row of rows) answers[row.place - 1]?.push(row);
  return answers;
}

/** The longest turn that is sent with a signal, in bytes: PostgreSQL notifies with less than 8,000 in all. */
const LONGEST_TURN = 7800;

function turnSignal({ match, sequence, last, entries, seat, requestId, at, standing }: Append): Signal {
  const added: TurnWithClock = {
    match_id: match,
    sequence,
    last,
    entries,
    seat,
    request_id: requestId,
    at,
    clock: standing.clock,
  };
  const turn = JSON.stringify(added);
  return { kind: 'entries', match, last, ...(Buffer.byteLength(turn) <= LONGEST_TURN && { turn }) };
}

const formatSignal = (signal: Signal): string =>
  [
    signal.kind,
    ...('match' in signal ? [signal.match] : []),
    ...(signal.kind === 'entries' ? [String(signal.last), signal.turn ?? ''] : []),
    ...(signal.kind === 'chat' ? [signal.line] : []),
    ...('user' in signal ? [signal.user] : []),
    ...(signal.kind === 'your-move' ? [String(signal.sequence)] : []),
    ...(signal.kind === 'waiting' ? [String(signal.sequence), String(signal.waiting), ...signal.users] : []),
  ].join(' ');

/** The signal of another node. A node's own turns are read too: it may not know whether they were committed. */
function parseSignal(text: string, self: string): Signal | undefined {
  const turn = /^\S+ entries (\S+) (\d+) (.*)$/s.exec(text);
  if (turn !== null) {
    const [, match = '', last, json = ''] = turn;
    return { kind: 'entries', match, last: Number(last), ...(json !== '' && { turn: json }) };
  }
  if (text.startsWith(`${self} `)) return undefined;
  const [, kind, match = '', detail = '', more = '', ...rest] = text.split(' ');
  if (kind === 'chat') return { kind, match, line: detail };
  if (kind === 'match') return { kind, match };
  if (kind === 'dismiss') return { kind, user: match };
  if (kind === 'seen') return { kind, match, user: detail };
  if (kind === 'your-move') return { kind, match, user: detail, sequence: Number(more) };
  if (kind === 'waiting') return { kind, match, sequence: Number(detail), waiting: Number(more), users: rest };
  return kind === 'lobby' ? { kind } : undefined;
}
