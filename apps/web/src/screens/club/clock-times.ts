import type { ClockState } from '@whistlestop/client';
import type { ClubWords } from '../../words/club/index.ts';
import { DAY } from './match-words.ts';

const HOUR = 3_600_000;

/** Each seat's time left: seats that are waited for lose time since the clocks were last set. */
export function timesLeft(clock: ClockState, waiting: readonly number[], now: number): readonly number[] {
  const elapsed = clock.paused ? 0 : Math.max(0, now - clock.since);
  return clock.left.map((left, seat) => Math.max(0, waiting.includes(seat) ? left - elapsed : left));
}

const two = (count: number): string => String(count).padStart(2, '0');

/** A time for people: days and hours, or hours, minutes and seconds. */
export function timeName(left: number, { clock, table }: ClubWords): string {
  if (left <= 0) return table.timeUp;
  if (left >= DAY) return clock.daysLeft(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  const seconds = Math.ceil(left / 1000);
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${minutes}` : minutes;
}

/** When a day of the person's own calendar begins, or the day so many days later: days differ in length. */
export function midnight(day: string, later = 0): number {
  // From noon, which every day has: in some countries the clocks are put forward at midnight.
  const date = new Date(`${day}T12:00:00`);
  date.setDate(date.getDate() + later);
  return date.setHours(0, 0, 0, 0);
}
