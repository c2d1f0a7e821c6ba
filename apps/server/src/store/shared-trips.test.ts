import { expect, test } from 'vitest';
import { SharedTrips } from './shared-trips.ts';

test('what is asked together shares a trip, and each gets its own answer', async () => {
  const batches: string[][] = [];
  const trips = new SharedTrips((batch: readonly string[]) => {
    batches.push([...batch]);
    return Promise.resolve(batch.map((match) => match !== 'late'));
  });
  const won = await Promise.all(['a', 'late', 'b'].map((match) => trips.ask(match)));
  expect(won).toEqual([true, false, true]);
  expect(batches).toEqual([['a', 'late', 'b']]);
});

test('what is asked during a trip goes along with the next, and a failed trip fails only its own', async () => {
  const batches: string[][] = [];
  const trips = new SharedTrips((batch: readonly string[]) => {
    batches.push([...batch]);
    if (batches.length === 1) {
      second.push(trips.ask('b'));
      return Promise.reject(new Error('the disk is full'));
    }
    return Promise.resolve(batch.map(() => true));
  });
  const second: Promise<boolean>[] = [];
  await expect(trips.ask('a')).rejects.toThrow('the disk is full');
  expect(await second[0]).toBe(true);
  expect(batches).toEqual([['a'], ['b']]);
});

test('two trips may be under way at once: whoever comes then goes along with the next, as many as there is room for', async () => {
  const batches: (readonly number[])[] = [];
  const back: (() => void)[] = [];
  const trips = new SharedTrips((batch: readonly number[]) => {
    batches.push(batch);
    return new Promise<readonly number[]>((resolve) => {
      back.push(() => resolve(batch));
    });
  });
  const sizes = () => batches.map(({ length }) => length);
  const asked = [...Array(400).keys()].map((number) => trips.ask(number));
  // Enough to be worth the trip do not wait until the event loop has read its sockets.
  expect(sizes()).toEqual([48, 48]);
  for (const first of [0, 48]) {
    back.shift()?.();
    await asked[first];
  }
  expect(sizes()).toEqual([48, 48, 192, 112]);
  for (const come of back) come();
  expect(await Promise.all(asked)).toEqual([...Array(400).keys()]);
});
