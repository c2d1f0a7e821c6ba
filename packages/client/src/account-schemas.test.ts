import { expect, test } from 'vitest';
import { nameSchema } from './account-schemas.ts';

const invisible = '\u3164';

test.each([
  ['letters and digits', 'Ann 2', 'Ann 2'],
  ['signs between them', 'J.-P. van_Dam', 'J.-P. van_Dam'],
  ['letters of any script with the marks they need', 'नमस्ते', 'नमस्ते'],
  ['vowel and tone marks', 'น้ำผึ้ง', 'น้ำผึ้ง'],
  ['a letter and its accent written apart, which become one', 'Jose\u0301', 'José'],
  ['Cyrillic alone', 'Анна', 'Анна'],
  ['Greek alone', 'Άννα', 'Άννα'],
  ['Latin beside a script nobody takes for it', '安娜 Ann', '安娜 Ann'],
  ['spaces around it, which go', '  Ann ', 'Ann'],
])('a new name may have %s', (_, written, name) => {
  expect(nameSchema.parse(written)).toBe(name);
});

test.each([
  ['one letter', 'A'],
  ['one letter with marks', 'e\u0323\u0331'],
  ['25 letters', 'A'.repeat(25)],
  ['a sign at its end', 'Ann.'],
  ['a mark at its beginning', '\u0301Ann'],
  ['a mark on a sign', 'A-\u0301nn'],
  ['a tower of marks', `Ann${'\u0336'.repeat(4)}`],
  ['nothing that can be seen', invisible + invisible],
  ['a letter that cannot be seen', `Ann${invisible}`],
  ['a mark that cannot be seen', 'An\uFE0Fn'],
  ['a dot on a letter that has one', 'Li\u0307sa'],
  ['Latin mixed with Cyrillic', 'Аnn'],
  ['Latin mixed with Greek', 'Αnn'],
  ['Greek mixed with Cyrillic', 'ΑннА'],
  ['Latin mixed with a Greek letter that is kept as a sign', 'Ann \u{1D6C2}'],
])('a new name may not have %s', (_, written) => {
  expect(nameSchema.safeParse(written).success).toBe(false);
});
