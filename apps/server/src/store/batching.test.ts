import { expect, test } from 'vitest';
import { BatchQueue } from './batching.ts';

test('items that arrive together share a batch, and each gets its own result', async () => {
  const batches: string[][] = [];
  const queue = new BatchQueue((batch: readonly string[]) => {
    batches.push([...batch]);
    return Promise.resolve(batch.map((match) => match !== 'late'));
  }, 1);
  const won = await Promise.all(['a', 'late', 'b'].map((match) => queue.add(match)));
  expect(won).toEqual([true, false, true]);
  expect(batches).toEqual([['a', 'late', 'b']]);
});

test('an item that arrives during a batch goes into the next, and a failed batch fails only its own items', async () => {
  const batches: string[][] = [];
  const queue = new BatchQueue((batch: readonly string[]) => {
    batches.push([...batch]);
    if (batches.length === 1) {
      second.push(queue.add('b'));
      return Promise.reject(new Error('the disk is full'));
    }
    return Promise.resolve(batch.map(() => true));
  }, 1);
  const second: Promise<boolean>[] = [];
  await expect(queue.add('a')).rejects.toThrow('the disk is full');
  expect(await second[0]).toBe(true);
  expect(batches).toEqual([['a'], ['b']]);
});

test('two batches may run at once; later items go into the next, up to its largest size', async () => {
  const batches: (readonly number[])[] = [];
  const finish: (() => void)[] = [];
  const queue = new BatchQueue((batch: readonly number[]) => {
    batches.push(batch);
    return new Promise<readonly number[]>((resolve) => {
      finish.push(() => resolve(batch));
    });
  }, 2);
  const sizes = () => batches.map(({ length }) => length);
  const results = [...Array(400).keys()].map((number) => queue.add(number));
  // A full batch starts before the event loop has read its sockets.
  expect(sizes()).toEqual([24, 24]);
  for (const first of [0, 24]) {
    finish.shift()?.();
    await results[first];
  }
  expect(sizes()).toEqual([24, 24, 192, 160]);
  for (const each of finish) each();
  expect(await Promise.all(results)).toEqual([...Array(400).keys()]);
});
