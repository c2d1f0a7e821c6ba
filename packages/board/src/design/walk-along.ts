import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys go from card to card in the same list, around its ends. */
export function walkAlong(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const here = event.currentTarget;
  const cards = [...(here.closest('ul')?.querySelectorAll<HTMLElement>('button[data-card]') ?? [])];
  const next = cards[(cards.indexOf(here) + step + cards.length) % cards.length];
  event.preventDefault();
  next?.focus();
}
