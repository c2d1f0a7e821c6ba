import { useLayoutEffect, useRef } from 'react';

/** Single keys that do something anywhere on the screen. */
export type Keys = Readonly<Record<string, () => void>>;

/** Listens to single keys while nobody is typing and no dialog is open. Letters mean the same in both cases. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  // Before the first paint, so that a key works as soon as the screen is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && isBusy(event.target, event.key)) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Whether the element wants this key for itself. */
function isBusy(element: HTMLElement, key: string): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return true;
  if (element instanceof HTMLSelectElement) return true;
  return key === ' ' && element.closest('button, a, [role="button"], summary') !== null;
}

const TABLE_LETTERS = ['l', 'u', 't', 'm', 'd', 'h', 's', 'r'] as const;

/** A letter that does something anywhere at a table. */
export type TableLetter = (typeof TABLE_LETTERS)[number];

export const isTableLetter = (key: string): boolean => TABLE_LETTERS.some((letter) => letter === key.toLowerCase());
