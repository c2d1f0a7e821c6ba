import { rulingsUnder } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { SEED } from '../rules/bag.ts';
import { CARD_COUNT, CARD_IDS, CP_OF, cardOf, ISSUE_OF, REST_OF } from '../cards/card-tables.ts';
import { ENDORSEMENT_COUNTS } from '../cards/endorsements.ts';
import { CARRIED, START_SUPPORT, STATE_COUNT, TOTAL_VOTES } from '../rules/states.ts';
import { guide } from '../texts/en/guide.ts';
import { rulingSections } from '../texts/en/rulings.ts';
import type { Guide } from '../texts/words.ts';
import { layout, momentum, turn } from '../rules/layout.ts';
import { optionsSchema } from '../rules/options.ts';
import { setUp } from '../rules/set-up.ts';
import { asideDue, handSize } from '../rules/calendar.ts';

const numbersIn = (section: keyof Guide): readonly number[] =>
  (JSON.stringify(guide[section]).match(/\d+/gu) ?? []).map(Number);

const start = new Int32Array(layout.size);
setUp(start, optionsSchema.parse({}));

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);
const cards = [...Array(CARD_COUNT).keys()];
const kennedy = START_SUPPORT.filter((cubes) => cubes > 0);
const nixon = START_SUPPORT.filter((cubes) => cubes < 0);

describe('the guide to 1960 names the figures the game plays with', () => {
  it.each<[keyof Guide, readonly number[]]>([
    ['aim', [TOTAL_VOTES, STATE_COUNT, Math.floor(TOTAL_VOTES / 2) + 1]],
    ['support', [CARRIED]],
    ['cards', [cards.filter((card) => cardOf(card).edition === undefined).length, ...new Set(CP_OF)]],
    ['set-up', [sum(kennedy), kennedy.length, -sum(nixon), nixon.length, SEED, sum(ENDORSEMENT_COUNTS)]],
    ['bag', [SEED]],
    ['endorsements', [sum(ENDORSEMENT_COUNTS), ...ENDORSEMENT_COUNTS]],
    ['tally', [CARRIED, Math.floor(TOTAL_VOTES / 2) + 1]],
    ['options', [cards.filter((card) => cardOf(card).edition === '2017').length]],
  ])('%s: %j', (section, figures) => {
    expect(numbersIn(section)).toEqual(expect.arrayContaining([...figures]));
  });

  it('rest: a card brings 2 cubes with 2 CP, 1 with 3 CP, none with 4 CP', () => {
    expect(cards.filter((card) => REST_OF[card] !== 4 - (CP_OF[card] ?? 0))).toEqual([]);
  });

  it('cards: four have no issue', () => {
    expect(cards.filter((card) => (ISSUE_OF[card] ?? 0) < 0)).toHaveLength(4);
  });

  it('set-up: nobody carries a state, and each side has 2 momentum markers', () => {
    expect(START_SUPPORT.every((cubes) => Math.abs(cubes) < CARRIED)).toBe(true);
    expect([momentum.at(start, 0), momentum.at(start, 1)]).toEqual([2, 2]);
  });

  it('initiative, strategy: 6 cards and 1 to set aside in turns 1 to 5, 7 and 2 in turns 7 and 8', () => {
    const asked = [1, 5, 7, 8].map((number) => {
      const s = start.slice();
      turn.set(s, number);
      return [handSize(s), asideDue(s)];
    });
    expect(asked).toEqual([
      [6, 1],
      [6, 1],
      [7, 2],
      [7, 2],
    ]);
  });
});

it('the rules that a card cites are rulings and sections there are', () => {
  const rulings = rulingsUnder(rulingSections);
  const unknown = CARD_IDS.filter((_, card) =>
    cardOf(card).rules?.some((rule) => ('ruling' in rule ? !rulings.includes(rule.ruling) : !(rule.section in guide))),
  );
  expect(unknown).toEqual([]);
});
