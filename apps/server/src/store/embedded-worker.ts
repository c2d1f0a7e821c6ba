import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';
import type { ThreadRequest, QueryAnswer, ThreadReply } from './embedded-thread.ts';
import type { Append } from './store.ts';

const { file, reads } = workerData as { readonly file: string; readonly reads: boolean };
/** Prepared statements in the cache. */
const MAX_STATEMENTS = 200;
/** A checkpoint runs after this many idle milliseconds and at least this many commits. */
const IDLE = 3;
const MIN_COMMITS = 16;

// One process, one connection, write-ahead log, every commit synced to the disk.
const raw = new Libsql(file);
raw.pragma('journal_mode = WAL');
raw.pragma('synchronous = FULL');
raw.pragma('busy_timeout = 5000');
// Moves of many matches touch many pages: cache 64 MB of them. Under load, checkpoint only after 64 MB of log, so that a page
// changed by many moves is written back once.
raw.pragma('cache_size = -65536');
// A reader never checkpoints: two connections that do could corrupt the file.
raw.pragma(`wal_autocheckpoint = ${reads ? 0 : 16_000}`);
if (reads) raw.pragma('query_only = on');
const transactions = {
  begin: raw.prepare('begin'),
  commit: raw.prepare('commit'),
  rollback: raw.prepare('rollback'),
};

const INSERT_TURN = `insert into entries (match_id, sequence, last, entries, seat, request_id, at)
  values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`;

const UPDATE_MATCH = `update matches set head = ?, waiting = ?, clock = ?, status = ?, deadline = ?,
  bot_due = ?, scores = ?, ended_at = ? where id = ?`;

/** For most turns, where nothing is due before or after: leaves the indexes of what is due alone. */
const UPDATE_MATCH_WITHOUT_DEADLINES = `update matches set head = ?, waiting = ?, clock = ?
  where id = ? and status = 'running' and deadline is null and bot_due is null`;

const SAVE_SNAPSHOT = `insert into snapshots (match_id, sequence, snapshot) values (?, ?, ?)
  on conflict (match_id) do update set sequence = excluded.sequence, snapshot = excluded.snapshot`;

type Statement = ReturnType<typeof raw.prepare>;
let appending: Record<'insertTurn' | 'updateMatch' | 'updateWithoutDeadlines' | 'saveSnapshot', Statement> | undefined;

/** Prepared at the first append, since migrations create the tables after the connection opens. */
function appendStatements() {
  appending ??= {
    insertTurn: raw.prepare(INSERT_TURN),
    updateMatch: raw.prepare(UPDATE_MATCH),
    updateWithoutDeadlines: raw.prepare(UPDATE_MATCH_WITHOUT_DEADLINES),
    saveSnapshot: raw.prepare(SAVE_SNAPSHOT),
  };
  return appending;
}

function append(batch: readonly Append[]): boolean[] {
  const { insertTurn, saveSnapshot } = appendStatements();
  return batch.map((turn) => {
    const { match, sequence, last, entries, seat, requestId, at, snapshot } = turn;
    if (insertTurn.run([match, sequence, last, entries, seat, requestId, at]).changes === 0) return false;
    writeStanding(turn);
    if (snapshot !== null) saveSnapshot.run([match, last, snapshot]);
    return true;
  });
}

function writeStanding({ match, last, standing }: Append): void {
  const { updateMatch, updateWithoutDeadlines } = appendStatements();
  const { status, waiting, clock, deadline, botDue, scores, endedAt } = standing;
  const nothingDue = status === 'running' && deadline === null && botDue === null;
  if (nothingDue && updateWithoutDeadlines.run([last, waiting, clock, match]).changes > 0) return;
  updateMatch.run([last, waiting, clock, status, deadline, botDue, scores, endedAt, match]);
}

const statements = new Map<string, Statement>();

function prepared(sql: string): Statement {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = raw.prepare(sql);
  const oldest = statements.size >= MAX_STATEMENTS ? statements.keys().next().value : undefined;
  if (oldest !== undefined) statements.delete(oldest);
  if (/^(select|insert|update|delete) /.test(sql)) statements.set(sql, statement);
  return statement;
}

function query(sql: string, parameters: readonly unknown[]): QueryAnswer {
  const statement = prepared(sql);
  if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
  return { rows: [], changes: statement.run(parameters).changes };
}

function carryOut(request: ThreadRequest): unknown {
  if (request.kind === 'append') return append(request.batch);
  if (request.kind === 'query') return query(request.sql, request.parameters);
  if (request.kind === 'close') close();
  // SQLite rolls back by itself when the disk is full.
  else if (request.kind !== 'rollback' || raw.inTransaction) transactions[request.kind].run();
  return undefined;
}

/** Closing checkpoints; the timer must not query a closed database, which would crash the process. */
function close(): void {
  raw.close();
  commits = 0;
}

function replyTo(request: ThreadRequest): ThreadReply {
  try {
    return { ok: true, value: carryOut(request) };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): ThreadReply {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { ok: false, message: error instanceof Error ? error.message : String(error), code };
}

/** Carries out several requests in one transaction; when one fails, each again in a transaction of its own. */
function replyTogether(requests: readonly ThreadRequest[]): ThreadReply[] {
  const [only] = requests;
  if (only === undefined) return [];
  if (requests.length === 1 && only.kind === 'query') return [replyTo(only)];
  try {
    transactions.begin.run();
    const values = requests.map(carryOut);
    transactions.commit.run();
    commits++;
    return values.map((value) => ({ ok: true, value }));
  } catch (error) {
    if (raw.inTransaction) transactions.rollback.run();
    return requests.length === 1 ? [failure(error)] : requests.flatMap((request) => replyTogether([request]));
  }
}

let arrived: ThreadRequest[] = [];
let commits = 0;

function answer(): void {
  const replies: ThreadReply[] = [];
  let shared: ThreadRequest[] = [];
  for (const request of arrived) {
    if (!raw.inTransaction && (request.kind === 'query' || request.kind === 'append')) shared.push(request);
    else {
      replies.push(...replyTogether(shared), replyTo(request));
      shared = [];
    }
  }
  replies.push(...replyTogether(shared));
  arrived = [];
  parentPort?.postMessage(replies, []);
  idle.refresh();
}

const idle = setTimeout(checkpoint, IDLE);

/** Checkpoints in idle moments, so that nobody waits for a large checkpoint later. A failed one is repeated. */
function checkpoint(): void {
  if (reads || commits < MIN_COMMITS || raw.inTransaction) return;
  replyTo({ kind: 'query', sql: 'pragma wal_checkpoint(passive)', parameters: [] });
  commits = 0;
}

parentPort?.on('message', (request: ThreadRequest) => {
  // Requests that have already arrived are answered together.
  if (arrived.push(request) === 1) setImmediate(answer);
});
