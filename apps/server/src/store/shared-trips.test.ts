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
