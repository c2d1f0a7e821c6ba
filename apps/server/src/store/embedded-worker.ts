import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';
import { type AppendRow, readRows } from './append-rows.ts';
import { insertEntries, moveOn, saveSnapshot, updateStanding } from './append-sql.ts';
import type { Ask, QueryAnswer, Reply } from './embedded-thread.ts';

const { file, reads } = workerData as { readonly file: string; readonly reads: boolean };
/** Statements kept ready. */
const ROOM = 200;

// One process, one connection, write-ahead log, every commit synced to the disk.
const raw = new Libsql(file);
raw.pragma('journal_mode = WAL');
raw.pragma('synchronous = FULL');
raw.pragma('busy_timeout = 5000');
// Moves of many matches touch many pages: keep them at hand (64 MB), and write them back seldom (after 16 MB of log).
raw.pragma('cache_size = -65536');
// A reader beside the process that writes never writes back: two connections doing so could spoil the file.
raw.pragma(`wal_autocheckpoint = ${reads ? 0 : 4000}`);
if (reads) raw.pragma('query_only = on');
const begin = raw.prepare('begin immediate');
const end = raw.prepare('commit');
const back = raw.prepare('rollback');

type Statement = ReturnType<typeof raw.prepare>;
let appending: Record<'insert' | 'move' | 'update' | 'keep', Statement> | undefined;

/** Prepared when the first turn comes, since the tables are younger than the connection. */
function appendStatements() {
  appending ??= {
    insert: raw.prepare(insertEntries.embedded),
    move: raw.prepare(moveOn.embedded),
    update: raw.prepare(updateStanding.embedded),
    keep: raw.prepare(saveSnapshot.embedded),
  };
  return appending;
}

function append(rows: readonly AppendRow[]): boolean[] {
  const { insert, keep } = appendStatements();
  begin.run();
  try {
    const won = rows.map(({ entry, standing, snapshot }) => {
      if (insert.run(entry).changes === 0) return false;
      const [match, , last] = entry;
      stand(match, standing);
      if (snapshot !== null) keep.run([match, last, snapshot]);
      return true;
    });
    end.run();
    return won;
  } catch (error) {
    back.run();
    throw error;
  }
}

function stand(match: string, standing: AppendRow['standing']): void {
  const { move, update } = appendStatements();
  const [head, waiting, clock, status, deadline, botDue] = standing;
  const nothingDue = status === 'running' && deadline === null && botDue === null;
  if (nothingDue && move.run([head, waiting, clock, match]).changes > 0) return;
  update.run([...standing, match]);
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
  if (ask.kind === 'append') return append(readRows(ask.rows));
  if (ask.kind === 'query') return query(ask.sql, ask.parameters);
  raw.close();
  return undefined;
}

function replyTo(ask: Ask): Reply {
  try {
    return { ok: true, value: carryOut(ask) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { ok: false, message: error instanceof Error ? error.message : String(error), code };
  }
}

parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(replyTo(ask), []));
