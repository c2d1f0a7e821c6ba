import { blemishesIn, rulingsUnder } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { cards as cardsEn } from '../texts/en/cards.ts';
import { history as historyEn } from '../texts/en/history.ts';
import { rulingSections as sectionsEn, rulings as rulingsEn } from '../texts/en/rulings.ts';
import { cards as cardsPl } from '../texts/pl/cards.ts';
import { history as historyPl } from '../texts/pl/history.ts';
import { rulingSections as sectionsPl, rulings as rulingsPl } from '../texts/pl/rulings.ts';

const campaignCards = [
  'greater-houston-ministerial-association',
  'nixons-knee',
  'gallup-poll',
  'citizens-for-nixon-lodge',
  'volunteers',
  'new-england',
  'late-returns-from-cook-county',
  'soviet-economic-growth',
  'baptist-ministers',
  'swing-state',
  'sputnik-v',
  'southern-strategy',
  'nikita-kruschev',
  'gathering-momentum-south',
  'gathering-momentum-east',
  'gathering-momentum-midwest',
  'gathering-momentum-west',
  'dwight-d-eisenhower',
  'old-south',
  'nixon-egged-in-michigan',
  'fifty-stars',
  'gaffe',
  'martin-luther-king-arrested',
  'east-harlem-pledge',
  '1960-civil-rights-act',
  'ken-air',
  'nelson-rockefeller',
  'harry-f-byrd',
  'the-great-seal-bug',
  'johnson-jeered-in-dallas',
  'profiles-in-courage',
  'early-returns-from-connecticut',
  'unpledged-electors',
  'lazy-shave',
  'harvard-brain-trust',
  'henry-luce',
  'lunch-counter-sit-ins',
  'high-hopes',
  'lyndon-johnson',
  'northern-blacks',
  'pierre-salinger',
  'henry-cabot-lodge',
  'catholic-support',
  'puerto-rican-bishops',
  'compact-of-fifth-avenue',
  'prime-time-television',
  'the-cold-war',
  'rising-food-prices',
  'eleanor-roosevelts-speaking-tour',
  'industrial-midwest',
  'missile-gap',
  'hurricane-donna',
  'campaign-headquarters',
  'bobby-kennedy',
  'hostile-press-corps',
  'opposition-research',
  'a-new-frontier',
  'tricky-dick',
  'mid-atlantic',
  'world-series-ends',
  'fatigue-sets-in',
  'trial-of-gary-powers',
  'give-me-a-week',
  'stump-speech',
  'joe-kennedy',
  'adlai-stevenson',
  'voter-registration-drive',
  'peace-without-surrender',
  'congressional-summer-session',
  'the-old-nixon',
  'heartland-of-america',
  'southern-revolt',
  'norman-vincent-peale',
  'eisenhowers-silence',
  'republican-tv-spots',
  'nixons-pledge',
  'suburban-voters',
  'stock-market-in-decline',
  'advance-men',
  'herblock',
  'kennedys-peace-corps',
  'fidel-castro',
  'whistlestop',
  'quemoy-and-matsu',
  'jackie-kennedy',
  'herb-klein',
  'stevenson-loyalists',
  'stature-gap',
  'the-new-nixon',
  'recount',
  'political-capital',
];

const cardsOf2017 = [
  'give-em-hell-harry',
  'experience-counts',
  'a-low-blow',
  'a-time-for-greatness',
  'medal-count',
  'cassius-clay-wins-gold',
];

const candidateCards = ['candidate-kennedy', 'candidate-nixon'];
const rulingNumbers = Array.from({ length: 94 }, (_, index) => String(index + 1));

/** Every number written in digits, in ascending order: languages may order a sentence differently. */
function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+/gu) ?? []).map(Number).sort((a, b) => a - b);
}

describe('the words of the cards', () => {
  it('exist in both languages for the 91 campaign cards, the 6 cards of 2017 and the 2 candidate cards', () => {
    const expected = [...campaignCards, ...cardsOf2017, ...candidateCards].toSorted();
    expect(expected).toHaveLength(99);
    expect(Object.keys(cardsEn).toSorted()).toEqual(expected);
    expect(Object.keys(cardsPl).toSorted()).toEqual(expected);
  });

  it('come with a history note in both languages for each of the 97 campaign cards', () => {
    const expected = [...campaignCards, ...cardsOf2017].toSorted();
    expect(Object.keys(historyEn).toSorted()).toEqual(expected);
    expect(Object.keys(historyPl).toSorted()).toEqual(expected);
  });

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
    ['English history', historyEn],
    ['Polish history', historyPl],
    ['English rulings', rulingsEn],
    ['Polish rulings', rulingsPl],
    ['English headings', sectionsEn],
    ['Polish headings', sectionsPl],
  ])('is written out, without a loose blank, straight quote or undefined (%s)', (_, table) => {
    expect(blemishesIn(table)).toEqual([]);
  });
});
