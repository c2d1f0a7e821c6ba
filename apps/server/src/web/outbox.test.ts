import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from './outbox.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'nextTick'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Senders that record when they are flushed. */
function senders() {
  const written: string[] = [];
  return { written, sender: (name: string) => ({ flush: () => void written.push(name) }) };
}

test('urgent messages are written on the next tick', () => {
  const { written, sender } = senders();
  const outbox = new Outbox(25);
  outbox.add(sender('mover'));
  outbox.add(sender('next'));
  expect(written).toEqual([]);
  vi.runAllTicks();
  expect(written).toEqual(['mover', 'next']);
});

test('other messages are written after the delay, in one write', () => {
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
