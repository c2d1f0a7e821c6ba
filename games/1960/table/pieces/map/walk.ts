import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { isTableLetter } from '@whistlestop/board';
import { REGIONS } from '../pieces.ts';
import type { MapState, StateCode } from './map-props.ts';

/** The states by region, then by name: the order in which the keyboard walks them. */
function inWalkingOrder(states: readonly MapState[]): MapState[] {
  return states.toSorted(
    (a, b) => REGIONS.indexOf(a.region) - REGIONS.indexOf(b.region) || a.name.localeCompare(b.name),
  );
}

const MEMORY_OF_TYPING = 900;

export type Walk = {
  order: readonly MapState[];
  /** The one state that Tab reaches; the arrows go on from there. */
  tabStop: StateCode | undefined;
  onFocus: (code: StateCode) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Walking the states by keyboard: arrows step through the order, Page Up and Page Down jump by region, Home and End to
 * the ends, and letters spell a state's name or its abbreviation. A letter that means something at the table begins no
 * word: whoever has just clicked a state can still undo by a key.
 */
export function useWalk(states: readonly MapState[]): Walk {
  const order = useMemo(() => inWalkingOrder(states), [states]);
  const [chosen, setChosen] = useState<StateCode>();
  const typed = useRef<Typed>({ letters: '', at: Number.NEGATIVE_INFINITY });
  const tabStop = chosen ?? order.find(({ clickable }) => clickable)?.code ?? order[0]?.code;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.currentTarget.getAttribute('data-state');
    const here = order.findIndex(({ code }) => code === from);
    if (isTableLetter(event.key) && !goesOn(typed.current, event.timeStamp)) return;
    const target = isLetter(event.key)
      ? spelled(order, typed.current, event.key, event.timeStamp, here)
      : order[stepFrom(order, here, event.key)];
    if (target === undefined) return;
    event.preventDefault();
    setChosen(target.code);
    event.currentTarget.closest('svg')?.querySelector<SVGElement>(`[data-state="${target.code}"]`)?.focus();
  };

  return { order, tabStop, onFocus: setChosen, onKeyDown };
}

type Typed = { letters: string; at: number };

/** Whether a letter typed now goes on with a word. */
const goesOn = ({ at }: Typed, now: number): boolean => now - at < MEMORY_OF_TYPING;

function isLetter(key: string): boolean {
  return /^\p{L}$/u.test(key);
}

function stepFrom(order: readonly MapState[], here: number, key: string): number {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (here + 1) % order.length;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (here - 1 + order.length) % order.length;
    case 'Home':
      return 0;
    case 'End':
      return order.length - 1;
    case 'PageDown':
      return regionStart(order, here, 1);
    case 'PageUp':
      return regionStart(order, here, -1);
    default:
      return -1;
  }
}

function regionStart(order: readonly MapState[], here: number, step: 1 | -1): number {
  const at = REGIONS.indexOf(order[here]?.region ?? 'East');
  const region = REGIONS[(at + step + REGIONS.length) % REGIONS.length];
  return order.findIndex((state) => state.region === region);
}

/** The next state that the letters typed in one go begin, or abbreviate. */
function spelled(
  order: readonly MapState[],
  typed: Typed,
  key: string,
  now: number,
  here: number,
): MapState | undefined {
  typed.letters = (goesOn(typed, now) ? typed.letters : '') + key.toLocaleLowerCase();
  typed.at = now;
  const from = typed.letters.length === 1 ? here + 1 : here;
  const round = [...order.slice(from), ...order.slice(0, from)];
  return (
    (typed.letters.length === 2 ? order.find(({ code }) => code.toLowerCase() === typed.letters) : undefined) ??
    round.find(({ name }) => name.toLocaleLowerCase().startsWith(typed.letters))
  );
}
