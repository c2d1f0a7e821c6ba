import { blemishesIn, pathsIn, rulingsUnder } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { AmountFacts, EffectFacts, EffectRole } from '../cards/effect-facts.ts';
import * as enNames from '../texts/en/names.ts';
import * as enCards from '../cards/en.ts';
import { effectText as english } from '../texts/en/effects.ts';
import * as enRulings from '../texts/en/rulings.ts';
import * as plNames from '../texts/pl/names.ts';
import * as plCards from '../cards/pl.ts';
import { effectText as polish } from '../texts/pl/effects.ts';
import * as plRulings from '../texts/pl/rulings.ts';

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`);

const sorted = (table: object): string[] => Object.keys(table).toSorted();

const sentencesIn = (table: unknown): string[] =>
  typeof table === 'object' && table !== null ? Object.values(table).flatMap(sentencesIn) : [String(table)];

/** The names alone, without what counts with words. */
const namesIn = ({ spaces, states, colours, rounds, weeks }: typeof enNames | typeof plNames) => ({
  spaces,
  states,
  colours,
  rounds,
  weeks,
});
const [enBoard, plBoard] = [namesIn(enNames), namesIn(plNames)];

const tables = { en: { ...enBoard, ...enCards, ...enRulings }, pl: { ...plBoard, ...plCards, ...plRulings } };

describe('the words of Hook or Crook', () => {
  it('exist under the same keys in English and Polish', () => {
    expect(pathsIn(tables.pl)).toEqual(pathsIn(tables.en));
  });

  it('leave nothing empty and no loose blank, straight quote or undefined behind', () => {
    expect(blemishesIn(tables)).toEqual([]);
  });

  it('are spelled as in America', () => {
    const british =
      /colour|favour|harbour|honour|labour|neighbour|rumour|memoris|recognis|organis|[bcv]elled|moustache|\b(?:advert|any more|backwards|fortnight|grey|nil|queue|rota|rubber|treacle|tyre)s?\b/i;
    expect(sentencesIn(tables.en).filter((sentence) => british.test(sentence))).toEqual([]);
  });

  it('cover 55 News, 72 Cheat and 18 Evidence Cards', () => {
    expect(sorted(enCards.news)).toEqual(numbered('N', 55));
    expect(sorted(enCards.cheats)).toEqual(
      [...numbered('CB', 20), ...numbered('CG', 20), ...numbered('CK', 12), ...numbered('CP', 20)].toSorted(),
    );
    expect(sorted(enCards.evidence)).toEqual(numbered('E', 18));
  });

  it.each([
    { ring: 'r1', length: 24, shared: [0, 3, 6, 9, 12, 15, 18, 21] },
    { ring: 'r2', length: 20, shared: [0, 3, 5, 10, 15, 18] },
    { ring: 'r3', length: 16, shared: [0, 3, 4, 8, 10, 12] },
  ])('name every space of $ring once, a shared one for both tracks', ({ ring, length, shared }) => {
    const expected = Array.from({ length }, (_, i) =>
      shared.includes(i) ? [`${ring}.shared.${i}`] : [`${ring}.incumbent.${i}`, `${ring}.state.${i}`],
    ).flat();
    expect(Object.keys(enBoard.spaces).filter((key) => key.startsWith(`${ring}.`))).toEqual(expected);
  });

  it('name six States, four rounds and nine weeks', () => {
    expect(sorted(enBoard.states)).toEqual(['amber', 'brown', 'coral', 'rose', 'silver', 'teal']);
    expect(sorted(enBoard.rounds)).toHaveLength(4);
    expect(sorted(enBoard.weeks)).toHaveLength(9);
  });

  it.each([
    ['English', enBoard, enCards],
    ['Polish', plBoard, plCards],
  ] as const)(
    'give every thing a name of its own in %s, without quotation marks, since sentences put it in such marks',
    (_language, board, cards) => {
      const deck: Readonly<Record<string, { readonly title: string }>> = {
        ...cards.news,
        ...cards.cheats,
        ...cards.evidence,
      };
      const names = [
        ...Object.values(board.spaces),
        ...Object.values(board.states),
        ...Object.values(deck).map(({ title }) => title),
      ];
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
      expect(names.filter((name) => /[„“”«»]/.test(name))).toEqual([]);
    },
  );

  it.each([
    ['English', enRulings],
    ['Polish', plRulings],
  ] as const)('answer rulings 1 to 58 in sections without gaps in %s', (_language, { rulings, rulingSections }) => {
    expect(Object.keys(rulings).map(Number)).toEqual(Array.from({ length: 58 }, (_, i) => i + 1));
    expect(rulingsUnder(rulingSections)).toEqual(Object.keys(rulings).map(Number));
  });
});

/** Every distinct effect printed on the board and on the News Cards. */
const printed: readonly (readonly [EffectRole, EffectFacts, string, string])[] = [
  ['incumbent', { op: 'none' }, 'Nothing happens.', 'Nic się nie dzieje.'],
  ['incumbent', { op: 'drawNews', amount: 1 }, 'Draw a News Card.', 'Dobierz kartę Wiadomości.'],
  ['incumbent', { op: 'drawEvidence', amount: 1 }, 'Draw an Evidence Card.', 'Dobierz kartę Dowodu.'],
  ['incumbent', { op: 'drawEvidence', amount: 2 }, 'Draw 2 Evidence Cards.', 'Dobierz 2 karty Dowodu.'],
  [
    'incumbent',
    { op: 'gain', amount: 1, from: 'pot', colours: 'choice' },
    'Take 1 V from the pot, in any color.',
    'Weź z puli 1 głos, w dowolnym kolorze.',
  ],
  [
    'incumbent',
    { op: 'gain', amount: 2, from: 'pot', colours: 'choice' },
    'Take 2 V from the pot, in any colors.',
    'Weź z puli 2 głosy, w dowolnych kolorach.',
  ],
  [
    'incumbent',
    { op: 'gain', amount: 3, from: 'pot', colours: 'choice' },
    'Take 3 V from the pot, in any colors.',
    'Weź z puli 3 głosy, w dowolnych kolorach.',
  ],
  [
    'incumbent',
    { op: 'gain', amount: { die: 1 }, from: 'pot', colours: 'choice' },
    'Roll the die: take that many V from the pot, in any colors.',
    'Rzuć kością: weź z puli tyle głosów, ile wypadło oczek, w dowolnych kolorach.',
  ],
  [
    'incumbent',
    { op: 'gain', amount: { halfDie: 1 }, from: 'pot', colours: 'choice' },
    'Roll the die: take half that many V (rounded up) from the pot, in any colors.',
    'Rzuć kością: weź z puli tyle głosów, ile wynosi połowa oczek (zaokrąglona w górę), w dowolnych kolorach.',
  ],
  [
    'incumbent',
    { op: 'gain', amount: { perState: 1 }, from: 'pot', colours: 'choice' },
    'Take 1 V per Swing State in play from the pot, in any colors.',
    'Weź z puli po 1 głosie za każdy Stan w grze, w dowolnych kolorach.',
  ],
  [
    'incumbent',
    { op: 'gainEach', amount: 1, from: 'pot' },
    'Take 1 V from the pot in EACH State’s color.',
    'Weź z puli w kolorze KAŻDEGO Stanu po 1 głosie.',
  ],
  [
    'incumbent',
    { op: 'lose', amount: 1, to: 'pot', colours: 'choice' },
    'Return 1 V to the pot, in any color.',
    'Zwróć do puli 1 głos, w dowolnym kolorze.',
  ],
  [
    'incumbent',
    { op: 'lose', amount: 2, to: 'pot', colours: 'choice' },
    'Return 2 V to the pot, in any colors.',
    'Zwróć do puli 2 głosy, w dowolnych kolorach.',
  ],
  [
    'incumbent',
    { op: 'lose', amount: 3, to: 'pot', colours: 'choice' },
    'Return 3 V to the pot, in any colors.',
    'Zwróć do puli 3 głosy, w dowolnych kolorach.',
  ],
  [
    'incumbent',
    { op: 'take', amount: 1, from: 'state', target: 'choice' },
    'Take 1 V from any one State.',
    'Zabierz jednemu wybranemu Stanowi 1 głos.',
  ],
  [
    'incumbent',
    { op: 'take', amount: 2, from: 'state', target: 'choice' },
    'Take 2 V from any one State.',
    'Zabierz jednemu wybranemu Stanowi 2 głosy.',
  ],
  [
    'incumbent',
    { op: 'take', amount: 1, from: 'state', target: 'leader' },
    'Take 1 V from the State that holds the most.',
    'Zabierz najbogatszemu w głosy Stanowi 1 głos.',
  ],
  [
    'incumbent',
    { op: 'give', amount: 1, to: 'state', target: 'choice' },
    'Give 1 V to any one State, out of that State’s own pile.',
    'Oddaj jednemu wybranemu Stanowi 1 głos, prosto ze stosu w jego kolorze.',
  ],
  ['state', { op: 'none' }, 'Nothing happens.', 'Nic się nie dzieje.'],
  ['state', { op: 'drawNews', amount: 1 }, 'Draw a News Card.', 'Dobierz kartę Wiadomości.'],
  ['state', { op: 'drawCheat', amount: 1 }, 'Draw a Cheat Card.', 'Dobierz kartę Przekrętu.'],
  [
    'state',
    { op: 'doubleNextCheat' },
    'A Cheat Card played on the State’s very next turn takes twice its value.',
    'Karta Przekrętu zagrana w najbliższej turze Stanu zabiera dwa razy tyle, ile jest warta.',
  ],
  ['state', { op: 'gain', amount: 1, from: 'pot' }, 'Take 1 V from the pot.', 'Weź z puli 1 głos.'],
  ['state', { op: 'gain', amount: 2, from: 'pot' }, 'Take 2 V from the pot.', 'Weź z puli 2 głosy.'],
  [
    'state',
    { op: 'gain', amount: { halfDie: 1 }, from: 'pot' },
    'Roll the die: take half that many V (rounded up) from the pot.',
    'Rzuć kością: weź z puli tyle głosów, ile wynosi połowa oczek (zaokrąglona w górę).',
  ],
  [
    'state',
    { op: 'gain', amount: { share: 2 }, from: 'pot' },
    'Take a share of 2 V from the pot: divide by the number of Swing States and round up.',
    'Weź z puli swoją część z 2 głosów: podziel przez liczbę Stanów i zaokrąglij w górę.',
  ],
  [
    'state',
    { op: 'gain', amount: { share: 4 }, from: 'pot' },
    'Take a share of 4 V from the pot: divide by the number of Swing States and round up.',
    'Weź z puli swoją część z 4 głosów: podziel przez liczbę Stanów i zaokrąglij w górę.',
  ],
  [
    'state',
    { op: 'gainEach', amount: 1, from: 'pot' },
    'Every State takes 1 V from the pot.',
    'Każdy Stan bierze z puli 1 głos.',
  ],
  ['state', { op: 'lose', amount: 1, to: 'pot' }, 'Return 1 V to the pot.', 'Zwróć do puli 1 głos.'],
  ['state', { op: 'lose', amount: 2, to: 'pot' }, 'Return 2 V to the pot.', 'Zwróć do puli 2 głosy.'],
  [
    'state',
    { op: 'loseEach', amount: 1, to: 'pot' },
    'Every State returns 1 V to the pot.',
    'Każdy Stan zwraca do puli 1 głos.',
  ],
  [
    'state',
    { op: 'take', amount: 1, from: 'incumbent' },
    'Take 1 V from the Incumbent’s pile in the State’s color.',
    'Zabierz ze stosu Prezydenta w swoim kolorze 1 głos.',
  ],
  [
    'state',
    { op: 'take', amount: 2, from: 'incumbent' },
    'Take 2 V from the Incumbent’s pile in the State’s color.',
    'Zabierz ze stosu Prezydenta w swoim kolorze 2 głosy.',
  ],
  [
    'state',
    { op: 'give', amount: 1, to: 'incumbent' },
    'Give 1 V to the Incumbent’s pile in the State’s color.',
    'Oddaj na stos Prezydenta w swoim kolorze 1 głos.',
  ],
];

describe('an effect in words', () => {
  it.each(printed)('for the %s, %j reads as printed', (role, effect, en, pl) => {
    expect(english(effect, role)).toBe(en);
    expect(polish(effect, role)).toBe(pl);
  });

  it('counts votes and cards in Polish: 1 głos, 2 głosy, 5 głosów, 12 głosów, 22 głosy', () => {
    const lost = (amount: number): string => polish({ op: 'lose', amount, to: 'pot' }, 'state');
    expect([1, 2, 5, 12, 22].map(lost)).toEqual([
      'Zwróć do puli 1 głos.',
      'Zwróć do puli 2 głosy.',
      'Zwróć do puli 5 głosów.',
      'Zwróć do puli 12 głosów.',
      'Zwróć do puli 22 głosy.',
    ]);
    const apiece = (amount: number): string => polish({ op: 'loseEach', amount, to: 'pot' }, 'incumbent');
    expect([1, 2, 5].map(apiece)).toEqual([
      'Zwróć do puli w kolorze KAŻDEGO Stanu po 1 głosie.',
      'Zwróć do puli w kolorze KAŻDEGO Stanu po 2 głosy.',
      'Zwróć do puli w kolorze KAŻDEGO Stanu po 5 głosów.',
    ]);
    expect(polish({ op: 'gain', amount: { share: 1 }, from: 'pot' }, 'state')).toContain('swoją część z 1 głosu:');
    expect(polish({ op: 'drawCheat', amount: 5 }, 'state')).toBe('Dobierz 5 kart Przekrętu.');
  });

  const amounts: readonly AmountFacts[] = [1, 5, { die: 1 }, { halfDie: 1 }, { perState: 2 }, { share: 6 }];
  const moves: readonly EffectFacts[] = amounts.flatMap((amount): EffectFacts[] => [
    { op: 'gain', amount, from: 'pot', colours: 'choice' },
    { op: 'gainEach', amount, from: 'pot' },
    { op: 'lose', amount, to: 'pot', colours: 'choice' },
    { op: 'loseEach', amount, to: 'pot' },
    { op: 'take', amount, from: 'state', target: 'leader' },
    { op: 'give', amount, to: 'state', target: 'leader' },
  ]);

  it.each(moves)('stays one whole sentence on the players’ own cards: %j', (effect) => {
    for (const role of ['incumbent', 'state'] as const) {
      for (const words of [english(effect, role), polish(effect, role)]) {
        expect(words).toMatch(/^\p{Lu}[^.]*[^ ,:.]\.$/u);
        expect(words).not.toMatch(/ {2}|undefined|\[object/);
      }
    }
  });
});
