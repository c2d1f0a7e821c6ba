import type { ReadablePile } from '@whistlestop/kernel';

/** The cards of all piles with the numbers they are read by, pile by pile. */
export function numberedCards(piles: readonly ReadablePile[]): string[] {
  let number = 0;
  return piles.flatMap(({ name, cards }) => [
    `  ${name}`,
    ...cards.map(({ title }) => `  ${String(++number).padStart(3)}  ${title}`),
  ]);
}

/** The full texts of the cards with a number of the list or a part of a title; none when nothing matches. */
export function readCards(piles: readonly ReadablePile[], wanted: string): string[] {
  const cards = piles.flatMap((pile) => pile.cards);
  const numbered = cards[Number(wanted) - 1];
  if (numbered !== undefined) return [numbered.text];
  const part = wanted.toLowerCase();
  return [...new Set(cards.filter(({ title }) => title.toLowerCase().includes(part)).map(({ text }) => text))];
}
