import { blemishesIn, rulingsUnder } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cards as cardsEn } from '../cards/en.ts';
import { cards as cardsPl } from '../cards/pl.ts';
import { rulingSections as sectionsEn, rulings as rulingsEn } from '../texts/en/rulings.ts';
import { rulingSections as sectionsPl, rulings as rulingsPl } from '../texts/pl/rulings.ts';

const rulingNumbers = Array.from({ length: 94 }, (_, index) => String(index + 1));

/** Every number written in digits, in ascending order: languages may order a sentence differently. */
function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+/gu) ?? []).map(Number).sort((a, b) => a - b);
}

describe('the words of the cards', () => {
  it('name the same numbers in both languages', () => {
    const numbersOf = (cards: Readonly<Record<string, { readonly effect: string }>>) =>
      Object.fromEntries(Object.entries(cards).map(([id, { effect }]) => [id, numbersIn(effect)]));
    expect(numbersOf(cardsPl)).toEqual(numbersOf(cardsEn));
  });
});

describe('the words of the rulings', () => {
  it('exist in both languages for rulings 1 to 94', () => {
    expect(Object.keys(rulingsEn)).toEqual(rulingNumbers);
    expect(Object.keys(rulingsPl)).toEqual(rulingNumbers);
  });

  it('name the same numbers in both languages', () => {
    const numbersOf = (rulings: Readonly<Record<number, { readonly answer: string }>>) =>
      Object.fromEntries(Object.entries(rulings).map(([number, { answer }]) => [number, numbersIn(answer)]));
    expect(numbersOf(rulingsPl)).toEqual(numbersOf(rulingsEn));
  });

  it.each([
    ['English', sectionsEn],
    ['Polish', sectionsPl],
  ])('stand under headings A to J without gap or overlap (%s)', (_, sections) => {
    expect(sections.map(({ id }) => id).join('')).toBe('ABCDEFGHIJ');
    expect(rulingsUnder(sections).map(String)).toEqual(rulingNumbers);
  });

  it('have the same headings, number by number, in both languages', () => {
    const ranges = (sections: typeof sectionsEn | typeof sectionsPl) =>
      sections.map(({ id, from, to }) => [id, from, to]);
    expect(ranges(sectionsPl)).toEqual(ranges(sectionsEn));
  });
});

describe('every text', () => {
  it.each([
    ['English cards', cardsEn],
    ['Polish cards', cardsPl],
    ['English rulings', rulingsEn],
    ['Polish rulings', rulingsPl],
    ['English headings', sectionsEn],
    ['Polish headings', sectionsPl],
  ])('is written out, without a loose blank, straight quote or undefined (%s)', (_, table) => {
    expect(blemishesIn(table)).toEqual([]);
  });
});
