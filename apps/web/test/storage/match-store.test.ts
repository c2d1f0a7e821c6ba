import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { openMatchStore } from '../../src/storage/match-store.ts';
import { readMatch } from '../../src/storage/read-match.ts';
import type { SavedMatch } from '../../src/storage/saved-match.ts';

const saved = (id: string, updated: number): SavedMatch => ({
  id,
  game: '1960',
  record: 'a record',
  players: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
  seed: 'seed',
  updated,
  summary: { turn: 1, tally: [104, 106], over: false, winners: [] },
});

describe('the store of matches', () => {
  test('keeps several matches, newest first', async () => {
    const store = await openMatchStore();
    await store.save(saved('old', 1));
    await store.save(saved('new', 2));
    const rows = await store.list();
    expect(rows.map((row) => (row.kind === 'match' ? row.match.id : '?'))).toEqual(['new', 'old']);
    await store.remove('old');
    expect(await store.load('old')).toBeUndefined();
  });

  test('opens a match that the version before has kept, as it was', async () => {
    const store = await openMatchStore();
    const database = await openDB('whistlestop');
    const row = JSON.parse(
      readFileSync(path.join(import.meta.dirname, 'version-before/match.json'), 'utf8'),
    ) as SavedMatch;
    await database.put('matches', row);
    expect(await store.load(row.id)).toEqual({ kind: 'match', match: row });
    expect(await readMatch(row.record)).toMatchObject({ ok: true });
    await store.remove(row.id);
  });

  test('keeps and reports a match it cannot read', async () => {
    const store = await openMatchStore();
    const database = await openDB('whistlestop');
    await database.put('matches', { id: 'torn', game: 7 });
    expect(await store.load('torn')).toEqual({ kind: 'damaged', id: 'torn', raw: { id: 'torn', game: 7 } });
    expect((await store.list()).some((row) => row.kind === 'damaged')).toBe(true);
  });

  test('says when the browser has no room left', async () => {
    const store = await openMatchStore();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store.save(saved('big', 3))).toBe('storage-full');
    full.mockRestore();
  });
});
