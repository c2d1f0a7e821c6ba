import type { Ruling, RulingSection } from './game-table.ts';

/** What a game's texts keep about its rulings: each by its number, and headings over runs of them. */
interface PrintedRulings {
  readonly rulings: Readonly<Record<number, Omit<Ruling, 'number'>>>;
  readonly rulingSections: readonly {
    readonly id: string;
    readonly title: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/** The rulings of a game under their headings. */
export function sectionsOf({ rulings, rulingSections }: PrintedRulings): readonly RulingSection[] {
  return rulingSections.map(({ id, title, from, to }) => ({
    id,
    title,
    rulings: Object.entries(rulings)
      .map(([number, ruling]) => ({ number: Number(number), ...ruling }))
      .filter(({ number }) => number >= from && number <= to),
  }));
}
