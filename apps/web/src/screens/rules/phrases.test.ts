import { expect, test } from 'vitest';
import { phrasesIn } from './phrases.ts';

test('a text of the guide is read mark by mark', () => {
  expect(phrasesIn('You **lead** a state with any cubes [37][38]: see [#bag].')).toEqual([
    { kind: 'plain', text: 'You ' },
    { kind: 'strong', text: 'lead' },
    { kind: 'plain', text: ' a state with any cubes' },
    { kind: 'ruling', number: 37 },
    { kind: 'ruling', number: 38 },
    { kind: 'plain', text: ': see ' },
    { kind: 'section', id: 'bag' },
    { kind: 'plain', text: '.' },
  ]);
  expect(phrasesIn('Nothing stands out.')).toEqual([{ kind: 'plain', text: 'Nothing stands out.' }]);
});
