import {
  DrawCheck,
  EVERYTHING,
  formatEntry,
  formatRecord,
  type GameKind,
  type Language,
  Match,
  type Parsed,
  parseRecord,
  problemIn,
  publishedSeed,
  replayProblem,
  replayRecord,
  verifyRecord,
} from '@whistlestop/kernel';
import { matchSettingsSchema, Refused, refusalOf } from '@whistlestop/client';
import { z, ZodError } from 'zod';
import { GameCatalog } from '../host/game-catalog.ts';
import { headerOf, parseEntries } from '../host/loaded-match.ts';
import { newId } from '../store/ids.ts';
import { turnsInParts } from '../store/log-parts.ts';
import { isDamage } from '../store/storage-fault.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import type { OperatorTexts } from '../texts/operator-texts.ts';
import { AdminError } from './admin-error.ts';

async function matchRow({ db }: Store, id: string): Promise<MatchesTable> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new AdminError((words) => words.noMatch(id));
  return row;
}

/** The complete record of a match, with hidden cards: for an archive, not for players. */
export async function exportMatch(store: Store, kinds: readonly GameKind[], id: string): Promise<string> {
  const row = await matchRow(store, id);
  const game = new GameCatalog(kinds).game(row);
  let record = formatRecord(game, headerOf(row), []);
  for await (const turns of turnsInParts(store.db, id))
    for (const entry of turns.flatMap(({ entries }) => parseEntries(entries)))
      record += `${formatEntry(game, entry)}\n`;
  return record;
}

/** Entries of an imported log in one row. */
const ENTRIES_PER_ROW = 32;

/** Stores a finished record as a match without players, in the caller's transaction. */
export async function importMatch(
  store: Store,
  kinds: readonly GameKind[],
  text: string,
  now: number,
): Promise<string> {
  const parsed = parseRecord(text, kinds);
  if (!parsed.ok) throw new AdminError((_, { language }) => problemIn(language, parsed));
  const replayed = replayRecord(parsed.value);
  if (!replayed.ok) throw new AdminError((_, { language }) => problemIn(language, replayed));
  const { header, log } = parsed.value;
  const last = log.at(-1);
  const scores = replayed.value.scores();
  if (last?.kind !== 'seed' || scores === undefined) throw new AdminError(({ notFinished }) => notFinished);
  const verdict = verifyRecord(parsed.value);
  if (!verdict.ok) throw new AdminError((_, { language }) => problemIn(language, verdict));
  const known = await store.db.selectFrom('matches').select('id').where('id', '=', header.match).executeTakeFirst();
  if (known !== undefined) throw new AdminError((words) => words.hereAlready(header.match));
  const { db } = store;
  await db
    .insertInto('matches')
    .values({
      id: header.match,
      game: header.game,
      rules: header.rules,
      options: JSON.stringify(header.options),
      settings: JSON.stringify(matchSettingsSchema.parse({})),
      public: 1,
      status: 'over',
      seed: last.seed,
      invite: newId(22),
      opened_by: null,
      request_id: null,
      players: JSON.stringify(header.seats),
      seating: 0,
      head: log.length,
      waiting: 0,
      clock: null,
      deadline: null,
      bot_due: null,
      scores: JSON.stringify(scores),
      rematch: null,
      created_at: now,
      started_at: now,
      ended_at: now,
    })
    .execute();
  await db
    .insertInto('seats')
    .values(header.seats.map((_, seat) => ({ match_id: header.match, seat, user_id: null, bot: null })))
    .execute();
  for (let from = 0; from < log.length; from += ENTRIES_PER_ROW) {
    const entries = log.slice(from, from + ENTRIES_PER_ROW);
    await db
      .insertInto('entries')
      .values({
        match_id: header.match,
        sequence: from + 1,
        last: from + entries.length,
        entries: JSON.stringify(entries),
        seat: EVERYTHING,
        request_id: null,
        at: now,
      })
      .execute();
  }
  return header.match;
}

/** The tables with rows of a match. */
const MATCH_TABLES = [
  'seats',
  'seat_invitations',
  'entries',
  'snapshots',
  'offers',
  'requests',
  'chat',
  'notices',
  'news',
  'results',
] as const;

/** Deletes a match and all its rows, in the caller's transaction, and signals it to the nodes. */
export async function deleteMatch(store: Store, id: string): Promise<void> {
  await matchRow(store, id);
  const { db } = store;
  const lines = db.selectFrom('chat').select('id').where('match_id', '=', id);
  await db.deleteFrom('reports').where('line_id', 'in', lines).execute();
  for (const table of MATCH_TABLES) await db.deleteFrom(table).where('match_id', '=', id).execute();
  await db.deleteFrom('matches').where('id', '=', id).execute();
  await db.updateTable('matches').set({ rematch: null }).where('rematch', '=', id).execute();
  await store.signal({ kind: 'match', match: id });
  await store.signal({ kind: 'lobby' });
}

/** What is wrong with a match, as a sentence in either language. */
type Fault = (words: OperatorTexts) => string;

const VERIFY_BATCH = 100;

/** Replays every log: no gaps, every entry legal, every draw of a finished match from its committed seed. */
export async function verifyAll(
  store: Store,
  kinds: readonly GameKind[],
): Promise<{ readonly checked: number; readonly faults: readonly Fault[] }> {
  const games = new GameCatalog(kinds);
  const faults: Fault[] = [];
  let checked = 0;
  for (let after = ''; ; ) {
    const rows = await store.db
      .selectFrom('matches')
      .select('id')
      .where('status', '!=', 'open')
      .where('id', '>', after)
      .orderBy('id')
      .limit(VERIFY_BATCH)
      .execute();
    for (const { id } of rows) {
      const fault = await faultOf(store, games, id);
      if (fault === 'gone') continue;
      checked++;
      if (fault !== undefined) faults.push((words) => `${id}: ${fault(words)}`);
    }
    const last = rows.at(-1);
    if (last === undefined) return { checked, faults };
    after = last.id;
  }
}

/** What is wrong with a match; `gone` when it was deleted meanwhile. An unreadable match is a fault, not an error. */
async function faultOf(store: Store, games: GameCatalog, id: string): Promise<Fault | 'gone' | undefined> {
  try {
    // One snapshot of the match, while people play on.
    return await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
        return row === undefined ? 'gone' : faultIn(db, games, row);
      });
  } catch (error) {
    // The connection is lost, so no match can be read.
    if (error instanceof Error && 'code' in error && !(error instanceof Refused || isDamage(error))) throw error;
    return ({ admin, language }) => admin.unreadable(whyOf(error, language));
  }
}

function whyOf(error: unknown, language: Language): string {
  if (error instanceof Refused) return refusalOf(error.code, language).sentence;
  return error instanceof ZodError ? z.prettifyError(error).replaceAll('\n', ' ') : String(error);
}

async function faultIn(db: Store['db'], games: GameCatalog, row: MatchesTable): Promise<Fault | undefined> {
  const header = headerOf(row);
  const match = new Match(games.game(row), header);
  const draws = new DrawCheck(row.seed, header);
  const isOver = row.status === 'over';
  const faultOf = (replayed: Parsed<unknown>): Fault | undefined => {
    const verdict = isOver ? draws.verdict(replayed) : replayed;
    return verdict.ok ? undefined : ({ language }) => problemIn(language, verdict);
  };
  let head = 0;
  for await (const turns of turnsInParts(db, row.id))
    for (const { sequence, last, entries } of turns) {
      const before = head;
      if (sequence !== before + 1) return ({ admin }) => admin.logJumps(before, sequence);
      head = last;
      try {
        match.follow(parseEntries(entries), draws.look);
      } catch (error) {
        return faultOf(replayProblem(match.game, header, error));
      }
    }
  const length = head;
  if (length !== row.head) return ({ admin }) => admin.logLength(length, row.head);
  const published = publishedSeed(header, match.log.at(-1));
  if (isOver && !published.ok) return ({ language }) => problemIn(language, published);
  return faultOf({ ok: true, value: match });
}
