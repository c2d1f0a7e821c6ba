import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function queueOf(...items: string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of items) queue.push(item[0] ?? '', item);
  return queue;
}

function drained(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) taken.push(next);
  return taken;
}

test('owners take turns, each with its oldest item', () => {
  expect(drained(queueOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a new owner is served before the one who was served last', () => {
  const queue = queueOf('a1', 'a2', 'a3');
  expect(queue.shift()).toBe('a1');
  queue.push('b', 'b1');
  expect(drained(queue)).toEqual(['b1', 'a2', 'a3']);
});

test('an item of the owner with the most items is removed first', () => {
  const queue = queueOf('b1', 'a1', 'a2', 'b2', 'a3');
  expect([queue.pop(), queue.pop(), queue.length]).toEqual(['a3', 'b2', 3]);
  expect(drained(queue)).toEqual(['b1', 'a1', 'a2']);
  expect(queue.pop()).toBeUndefined();
});

test('a deleted item is not served', () => {
  const queue = queueOf('a1', 'a2', 'b1');
  queue.delete('a', 'a1');
  queue.delete('b', 'a2');
  expect([queue.length, ...drained(queue), queue.length]).toEqual([2, 'a2', 'b1', 0]);
});
