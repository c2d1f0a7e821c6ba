import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from './embedded-store.ts';
import type { Store } from './store.ts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-dialect-'));
  store = await openEmbedded(path.join(folder, 'club.db'));
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const add = (person: string, to = store.db) =>
  to.insertInto('notices').values({ user_id: person, match_id: 'm', sequence: 1, at: 1 }).execute();
const people = async () => (await store.db.selectFrom('notices').selectAll().execute()).map((row) => row.user_id);

test('a query beside a transaction waits for its end, and is not rolled back with it', async () => {
  const beside: Promise<unknown>[] = [];
  const failed = store.db.transaction().execute(async (transaction) => {
    await add('undone', transaction);
    beside.push(add('kept'), people());
    throw new Error('changed its mind');
  });
  await expect(failed).rejects.toThrow('changed its mind');
  expect((await Promise.all(beside)).at(1)).toEqual(['kept']);
});

test('concurrent transactions run one after the other, with the queries in between', async () => {
  const both = ['first', 'second'].map((name) =>
    store.db.transaction().execute(async (transaction) => {
      await add(`${name} begins`, transaction);
      await add(`${name} ends`, transaction);
    }),
  );
  await Promise.all([...both, add('afterwards')]);
  expect(await people()).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'afterwards']);
});

test('queries without a transaction are answered in order', async () => {
  const [, seen] = await Promise.all([add('one'), people(), add('two')]);
  expect([seen, await people()]).toEqual([['one'], ['one', 'two']]);
});

test('concurrent queries share a commit, and a failing one fails alone', async () => {
  const entry = { match_id: 'm', sequence: 1, last: 1, entries: '[]', seat: 0, request_id: null, at: 1 };
  const twice = () => store.db.insertInto('entries').values(entry).execute();
  const answers = await Promise.allSettled([add('one'), twice(), twice(), add('two'), people()]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await people()).toEqual(['one', 'two']);
});

test('queries on a closed database fail, also in an open transaction', async () => {
  let begun: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const inside = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const closed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const open = store.db.transaction().execute(async (transaction) => {
    await add('lost', transaction);
    begun();
    await closed;
    await add('later', transaction);
  });
  await inside;
  const beside = people();
  const closing = store.close();
  goOn();
  await expect(open).rejects.toThrow('closed');
  await expect(beside).rejects.toThrow('closed');
  await closing;
});
