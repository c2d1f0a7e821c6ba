import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import type { Append } from './store.ts';

const append = (match: string): Append => ({
  match,
  sequence: 1,
  last: 1,
  entries: '[]',
  seat: 0,
  requestId: null,
  at: 0,
  standing: { status: 'running', waiting: 0, clock: null, deadline: null, botDue: null, scores: null, endedAt: null },
  snapshot: null,
});

test('appends that arrive together share a commit, and each learns whether it won', async () => {
  const batches: string[][] = [];
  const commits = new GroupCommit((batch) => {
    batches.push(batch.map(({ match }) => match));
    return Promise.resolve(batch.map(({ match }) => match !== 'late'));
  });
  const won = await Promise.all(['a', 'late', 'b'].map((match) => commits.append(append(match))));
  expect(won).toEqual([true, false, true]);
  expect(batches).toEqual([['a', 'late', 'b']]);
});

test('what arrives during a commit goes into the next, and a failed commit fails only its own', async () => {
  const batches: string[][] = [];
  const commits = new GroupCommit((batch) => {
    batches.push(batch.map(({ match }) => match));
    if (batches.length === 1) {
      second.push(commits.append(append('b')));
      return Promise.reject(new Error('the disk is full'));
    }
    return Promise.resolve(batch.map(() => true));
  });
  const second: Promise<boolean>[] = [];
  await expect(commits.append(append('a'))).rejects.toThrow('the disk is full');
  expect(await second[0]).toBe(true);
  expect(batches).toEqual([['a'], ['b']]);
});
