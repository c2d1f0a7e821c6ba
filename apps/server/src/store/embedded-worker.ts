import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';
import { insertEntries, moveOn, saveSnapshot, updateStanding } from './append-sql.ts';
import type { Ask, QueryAnswer, Reply } from './embedded-thread.ts';
import type { Append } from './store.ts';

const { file, reads } = workerData as { readonly file: string; readonly reads: boolean };
/** Statements kept ready. */
const ROOM = 200;
/** After so many milliseconds without a question what was committed is written back, if there were enough commits. */
const QUIET = 3;
const ENOUGH = 16;

// One process, one connection, write-ahead log, every commit synced to the disk.
const raw = new Libsql(file);
raw.pragma('journal_mode = WAL');
raw.pragma('synchronous = FULL');
raw.pragma('busy_timeout = 5000');
// Moves of many matches touch many pages: keep them at hand (64 MB), and in a rush write them back seldom (after 64 MB of
// log), for a page that many moves have changed goes back only once.
raw.pragma('cache_size = -65536');
// A reader beside the process that writes never writes back: two connections doing so could spoil the file.
raw.pragma(`wal_autocheckpoint = ${reads ? 0 : 16_000}`);
if (reads) raw.pragma('query_only = on');
const words = {
  begin: raw.prepare('begin'),
  commit: raw.prepare('commit'),
  rollback: raw.prepare('rollback'),
};

type Statement = ReturnType<typeof raw.prepare>;
let appending: Record<'insert' | 'move' | 'update' | 'keep', Statement> | undefined;

/** Prepared when the first turn comes, since the tables are younger than the connection. */
function appendStatements() {
  appending ??= {
    insert: raw.prepare(insertEntries),
    move: raw.prepare(moveOn),
    update: raw.prepare(updateStanding),
    keep: raw.prepare(saveSnapshot),
  };
  return appending;
}

function append(batch: readonly Append[]): boolean[] {
  const { insert, keep } = appendStatements();
  return batch.map((turn) => {
    const { match, sequence, last, entries, seat, requestId, at, snapshot } = turn;
    if (insert.run([match, sequence, last, entries, seat, requestId, at]).changes === 0) return false;
    updateMatch(turn);
    if (snapshot !== null) keep.run([match, last, snapshot]);
    return true;
  });
}

function updateMatch({ match, last, standing }: Append): void {
  const { move, update } = appendStatements();
  const { status, waiting, clock, deadline, botDue, scores, endedAt } = standing;
  const nothingDue = status === 'running' && deadline === null && botDue === null;
  if (nothingDue && move.run([last, waiting, clock, match]).changes > 0) return;
  update.run([last, waiting, clock, status, deadline, botDue, scores, endedAt, match]);
}

const ready = new Map<string, Statement>();

function prepared(sql: string): Statement {
  const known = ready.get(sql);
  if (known !== undefined) return known;
  const statement = raw.prepare(sql);
  const oldest = ready.size >= ROOM ? ready.keys().next().value : undefined;
  if (oldest !== undefined) ready.delete(oldest);
  if (/^(select|insert|update|delete) /.test(sql)) ready.set(sql, statement);
  return statement;
}

function query(sql: string, parameters: readonly unknown[]): QueryAnswer {
  const statement = prepared(sql);
  if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
  return { rows: [], changes: statement.run(parameters).changes };
}

function carryOut(ask: Ask): unknown {
  if (ask.kind === 'append') return append(ask.batch);
  if (ask.kind === 'query') return query(ask.sql, ask.parameters);
  if (ask.kind === 'close') close();
  // A disk that is full takes a transaction back by itself.
  else if (ask.kind !== 'rollback' || raw.inTransaction) words[ask.kind].run();
  return undefined;
}

/** Closing writes everything back; a question about a closed database would end the whole process. */
function close(): void {
  raw.close();
  commits = 0;
}

function replyTo(ask: Ask): Reply {
  try {
    return { ok: true, value: carryOut(ask) };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): Reply {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { ok: false, message: error instanceof Error ? error.message : String(error), code };
}

/** Carries several asks out in one transaction; when anything fails, each again in one of its own. */
function replyTogether(asks: readonly Ask[]): Reply[] {
  const [only] = asks;
  if (only === undefined) return [];
  if (asks.length === 1 && only.kind === 'query') return [replyTo(only)];
  try {
    words.begin.run();
    const values = asks.map(carryOut);
    words.commit.run();
    commits++;
    return values.map((value) => ({ ok: true, value }));
  } catch (error) {
    if (raw.inTransaction) words.rollback.run();
    return asks.length === 1 ? [failure(error)] : asks.flatMap((ask) => replyTogether([ask]));
  }
}

let asked: Ask[] = [];
let commits = 0;

function answer(): void {
  const replies: Reply[] = [];
  let shared: Ask[] = [];
  for (const ask of asked) {
    if (!raw.inTransaction && (ask.kind === 'query' || ask.kind === 'append')) shared.push(ask);
    else {
      replies.push(...replyTogether(shared), replyTo(ask));
      shared = [];
    }
  }
  replies.push(...replyTogether(shared));
  asked = [];
  parentPort?.postMessage(replies, []);
  quiet.refresh();
}

const quiet = setTimeout(writeBack, QUIET);

/** Writes back the little that has come together, lest somebody later waits for a lot of it. What fails stays in the log. */
function writeBack(): void {
  if (reads || commits < ENOUGH || raw.inTransaction) return;
  replyTo({ kind: 'query', sql: 'pragma wal_checkpoint(passive)', parameters: [] });
  commits = 0;
}

parentPort?.on('message', (ask: Ask) => {
  // What has already arrived is answered together.
  if (asked.push(ask) === 1) setImmediate(answer);
});
