import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The attributes of a member of the group. */
export type Member = {
  readonly role: 'img';
  readonly tabIndex: 0 | -1;
  readonly 'data-member': true;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * A roving tabindex for a group inside one svg: arrow keys go from member to member, around the ends, Home and End to
 * the ends. Members are in document order.
 */
export function useRoving(count: number): (index: number) => Member {
  const [chosen, setChosen] = useState(0);
  const stop = chosen < count ? chosen : 0;
  return (index) => ({
    role: 'img',
    tabIndex: index === stop ? 0 : -1,
    'data-member': true,
    onFocus: () => setChosen(index),
    onKeyDown(event) {
      const next = { Home: 0, End: count - 1 }[event.key] ?? stepFrom(index, count, event.key);
      if (next === undefined) return;
      event.preventDefault();
      event.currentTarget.closest('svg')?.querySelectorAll<SVGElement>('[data-member]')[next]?.focus();
    },
  });
}

function stepFrom(index: number, count: number, key: string): number | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + count) % count;
}
