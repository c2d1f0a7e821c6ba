import { describe, expect, test } from 'vitest';
import { complaintsAbout } from './house-style.ts';
import { filesUnder, read } from './workspace.ts';

const TEXT = /\.([cm]?[jt]sx?|json|md|css|html|svg|yml|yaml|txt|toml|sh)$|(^|\/)\.[a-z]+$|^\.ci\/run$/;

const files = filesUnder('').filter((file) => TEXT.test(file) && file !== 'package-lock.json');

describe('the checkout', () => {
  test('is read', () => {
    expect(files.length).toBeGreaterThanOrEqual(50);
  });

  test('keeps the house style', () => {
    expect(files.flatMap((file) => complaintsAbout(file, read(file)))).toEqual([]);
  });
});

describe('a planted offence is reported', () => {
  const remark = (...words: string[]) => `// ${words.join('-')}`;

  const planted: [path: string, text: string, complaint: string][] = [
    ['apps/web/src/utils.ts', '', 'says nothing about its purpose'],
    ['packages/kernel/src/card-helpers.ts', '', 'says nothing about its purpose'],
    ['packages/kernel/src/common/card.ts', '', 'says nothing about its purpose'],
    ['packages/kernel/src/a.ts', remark('oxlint', 'disable', 'next-line no-console'), 'switches a check off'],
    ['packages/kernel/src/a.test.ts', remark('eslint', 'disable'), 'switches a check off'],
    ['packages/kernel/src/a.ts', remark('biome', 'ignore', 'format'), 'switches a check off'],
    ['packages/kernel/src/a.ts', remark('@ts', 'ignore'), 'switches a check off'],
    ['packages/kernel/src/a.ts', remark('@ts', 'expect', 'error'), 'switches a check off'],
    ['docs/a.md', `see ${['..', 'shared'].join('/')}/rules`, 'reaches outside the repository'],
  ];

  test.each(planted)('%s: %s', (path, text, complaint) => {
    expect(complaintsAbout(path, text)).toEqual([expect.stringContaining(complaint)]);
  });

  test('but a test may expect a type error', () => {
    expect(complaintsAbout('packages/kernel/src/a.test.ts', remark('@ts', 'expect', 'error: no such key'))).toEqual([]);
  });
});
