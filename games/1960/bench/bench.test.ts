import { expect, it } from 'vitest';
import { benchPlain } from './index.ts';

it('the bench sets campaigning on the flat state against campaigning on plain objects', () => {
  let time = 0;
  const figures = benchPlain({ seconds: 0.02, now: () => time++ });
  expect(figures.map(({ unit }) => unit)).toEqual(['decisions a second', 'decisions a second', 'times']);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
});
