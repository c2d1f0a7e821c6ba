import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from './outbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'nextTick'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Senders that note when they write. */
function senders() {
  const written: string[] = [];
  return { written, sender: (name: string) => ({ flush: () => void written.push(name) }) };
}

test('what is in a hurry leaves when the present piece of work is done', () => {
  const { written, sender } = senders();
  const outbox = new Outbox(25);
  outbox.add(sender('mover'));
  outbox.add(sender('next'));
  expect(written).toEqual([]);
  vi.runAllTicks();
  expect(written).toEqual(['mover', 'next']);
});

test('what nobody has to act on leaves a moment later, with all that has come by then', () => {
  const { written, sender } = senders();
  const outbox = new Outbox(25);
  outbox.addDelayed(sender('first'));
  vi.advanceTimersByTime(24);
  outbox.addDelayed(sender('second'));
  vi.runAllTicks();
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['first', 'second']);
  outbox.addDelayed(sender('third'));
  vi.advanceTimersByTime(25);
  expect(written).toEqual(['first', 'second', 'third']);
});
