import type { Ruling, RulingSection } from '../../games/game-table.ts';

/** Whether a text speaks of what somebody searches for. */
export const mentions = (text: string, search: string): boolean =>
  text.toLowerCase().includes(search.trim().toLowerCase());

/** Those rulings of a section that speak of something, or have that number. */
export function narrowed(section: RulingSection, search: string): RulingSection {
  const speaks = ({ number, question, answer }: Ruling) =>
    String(number) === search.trim() || mentions(`${question} ${answer}`, search);
  return { ...section, rulings: section.rulings.filter(speaks) };
}
