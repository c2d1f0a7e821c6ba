// @vitest-environment happy-dom
import { setImmediate as nextTask } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SavedMatch } from '../../src/storage/saved-match.ts';
import { Saver } from '../../src/storage/saver.ts';

/** A store that finishes a write when the test says so. */
function slowStore() {
  const written: string[] = [];
  const waiting: (() => void)[] = [];
  const save = ({ record }: SavedMatch): Promise<undefined> => {
    written.push(record);
    return new Promise((resolve) => {
      waiting.push(() => resolve(undefined));
    });
  };
  return { store: { save }, written, finish: () => waiting.shift()?.() };
}

const at = (record: string) => () => ({ record }) as SavedMatch;

test('what a write under way overtakes is never written, and the newest state is', async () => {
  const { store, written, finish } = slowStore();
  const saver = new Saver(store);
  const saved = saver.save(at('one'));
  void saver.save(at('two'));
  void saver.save(at('three'));
  finish();
  await nextTask();
  expect(written).toEqual(['one', 'three']);
  finish();
  expect(await saved).toBeUndefined();
});

test.each(['pagehide', 'hashchange'])('a page that goes (%s) does not wait for the write under way', (leaving) => {
  const { store, written } = slowStore();
  const saver = new Saver(store);
  void saver.save(at('one'));
  void saver.save(at('two'));
  dispatchEvent(new Event(leaving));
  expect(written).toEqual(['one', 'two']);
});
