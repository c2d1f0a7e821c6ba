import { expect, test } from 'vitest';
import { distinctRules, ruleText } from './rule.ts';

test('a rule is a ruling by its number or a section by its id', () => {
  expect([ruleText({ ruling: 91 }), ruleText({ section: 'turns' })]).toEqual(['ruling 91', 'section turns']);
});

test('a rule cited twice is kept once, where it came first', () => {
  const cited = [{ ruling: 3 }, { section: 'turns' }, { ruling: 3 }, { ruling: 2 }, { section: 'turns' }];
  expect(distinctRules(cited)).toEqual([{ ruling: 3 }, { section: 'turns' }, { ruling: 2 }]);
});
