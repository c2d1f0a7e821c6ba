import { describe, expect, test } from 'vitest';
import { checkDirection } from './direction.ts';
import { importsOf } from './imports.ts';
import { filesUnder, read, readWorkspaces, type Workspace } from './workspace.ts';

const workspaces = readWorkspaces();
const files = ['games', 'packages', 'apps'].flatMap(filesUnder).filter((file) => /\.[cm]?[jt]sx?$/.test(file));

describe('the checkout', () => {
  const verdict = checkDirection(
    workspaces,
    files.map((path) => ({ path, text: read(path) })),
  );

  test('packages never import apps, the folders of a game import only the packages they may, nobody reaches into another workspace', () => {
    expect(verdict.violations).toEqual([]);
  });

  test('is really read: every workspace, its files and their imports', () => {
    expect(workspaces.length).toBeGreaterThanOrEqual(13);
    expect(files.length).toBeGreaterThanOrEqual(20);
    expect(verdict.imports).toBeGreaterThanOrEqual(30);
    expect(files.filter((file) => file.startsWith('packages/kernel/src/')).length).toBeGreaterThanOrEqual(10);
  });
});

describe('a planted violation is reported', () => {
  const planted: [path: string, text: string, complaint: string][] = [
    ['packages/kernel/src/a.ts', `import '@whistlestop/arena';`, 'imports no other workspace'],
    ['packages/kernel/src/a.ts', `export * from '@whistlestop/cli';`, 'packages never import apps'],
    ['games/1960/rules/a.ts', `import type { B } from '@whistlestop/table';`, 'may import only'],
    ['games/1960/bots/a.ts', `import type { B } from '@whistlestop/board';`, 'may import only'],
    ['games/mr-president/table/a.ts', `await import('@whistlestop/1960/rules');`, 'may import only'],
    ['games/hook-or-crook/rules/a.ts', `type A = import('@whistlestop/mr-president/rules').A;`, 'may import only'],
    ['games/hook-or-crook/rules/a.ts', `import '../bots/b.ts';`, 'reaches from rules into bots'],
    ['games/1960/bots/a.ts', `import '../table/b.ts';`, 'reaches from bots into table'],
    ['games/1960/rules/a.ts', `import '../cards/en.ts';`, 'reaches from rules into cards/words'],
    ['games/1960/cards/cards.ts', `import './pl.ts';`, 'reaches from cards into cards/words'],
    ['games/1960/table/pieces/map/a.ts', `import '../../../rules/b.ts';`, 'reaches from table/pieces into rules'],
    ['packages/table/src/a.ts', `import '@whistlestop/board';`, 'may import only'],
    ['packages/arena/src/a.ts', `export { main } from '@whistlestop/server';`, 'packages never import apps'],
    ['packages/client/src/a.ts', `import '@whistlestop/web';`, 'packages never import apps'],
    ['apps/cli/src/a.ts', `import '@whistlestop/1960';`, 'games are found through the list of games'],
    [
      'packages/arena/test/deep/a.test.ts',
      `import { x } from '../../../kernel/src/x.ts';`,
      'reaches out of its workspace',
    ],
    [
      'apps/web/src/a.tsx',
      `const a = <p>{import('../../../packages/arena/src/a.ts')}</p>;`,
      'reaches out of its workspace',
    ],
    ['apps/cli/src/a.ts', `new URL('../../web/src/a.ts', import.meta.url);`, 'reaches out of its workspace'],
    [
      'packages/arena/src/a.ts',
      `new URL('../../../apps/web/dist/a.js', import.meta.url);`,
      'reaches out of its workspace',
    ],
    ['apps/cli/src/a.ts', `import '/etc/a.js';`, 'absolute path'],
    ['apps/cli/src/a.ts', `import '@whistlestop/kernel/src/state.ts';`, 'which is not exported'],
    ['apps/cli/src/a.ts', `import '@whistlestop/client';`, 'not among its dependencies'],
    ['apps/cli/src/a.ts', `import '@whistlestop/nobody';`, 'which is no workspace'],
    ['packages/kernel/src/a.ts', `import '@whistlestop/kernel';`, 'imports its own workspace by name'],
    ['packages/kernel/src/a.ts', `const name = 'x'; await import(name);`, 'computed path'],
    ['packages/kernel/src/a.ts', `const a = require('@whistlestop/cli');`, 'packages never import apps'],
    ['elsewhere/kernel/src/a.ts', `export {};`, 'belongs to no workspace'],
  ];

  test.each(planted)('%s: %s', (path, text, complaint) => {
    const { violations } = checkDirection(workspaces, [{ path, text }]);
    expect(violations).toEqual([expect.stringContaining(complaint)]);
  });

  test('also when it is a dependency in package.json', () => {
    const guilty: Workspace = {
      folder: 'packages/arena',
      manifest: {
        name: '@whistlestop/arena',
        exports: {},
        dependencies: { '@whistlestop/web': '0.1.0', '@whistlestop/board': '0.1.0' },
      },
    };
    const others = workspaces.filter(({ folder }) => folder !== guilty.folder);
    const { violations } = checkDirection([guilty, ...others], []);
    expect(violations).toEqual([
      expect.stringContaining('packages never import apps'),
      expect.stringContaining('may import only @whistlestop/kernel'),
    ]);
  });
});

test.each([
  ['apps/server/src/a.ts', `new URL('../../web/dist/site/', import.meta.url);`],
  ['games/1960/test/a.test.ts', `new URL('../scenarios/', import.meta.url);`],
  ['games/1960/bots/a.ts', `import '../rules/b.ts'; import '@whistlestop/kernel/bots';`],
  [
    'games/1960/table/gallery/a.ts',
    `import '../../texts/table.ts'; import '../pieces/map/UsMap.tsx'; import '@whistlestop/board';`,
  ],
  ['apps/web/src/a.ts', `new Worker(new URL('./bot.worker.ts', import.meta.url));`],
  ['packages/arena/src/a.ts', `import { defineLayout } from '@whistlestop/kernel'; import './b.ts';`],
  ['packages/arena/test/a.test.ts', `import { tortureGame } from '@whistlestop/kernel/testing'; import '../src/b.ts';`],
])('an allowed import is accepted: %s: %s', (path, text) => {
  expect(checkDirection(workspaces, [{ path, text }]).violations).toEqual([]);
});

describe('the import reader', () => {
  test('finds every way of importing, once, with its line', () => {
    const source = [
      `import a from 'a';`,
      `import type { B } from 'b';`,
      `import 'c';`,
      `export * from 'd';`,
      `export { e } from 'e';`,
      `const f = () => import('f');`,
      `type G = import('g').G;`,
      `const h = require('h');`,
      `const i = new URL('./i.ts', import.meta.url);`,
      `const j = import.meta.resolve('j');`,
      `import k = require('k');`,
    ].join('\n');
    expect(importsOf('x.ts', source)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', './i.ts', 'j', 'k'].map((specifier, index) => ({
        kind: specifier === './i.ts' ? 'address' : 'import',
        specifier,
        line: index + 1,
      })),
    );
  });

  test('is not misled by comments, strings, templates and regular expressions', () => {
    const source = `
      // import 'a';
      /* import 'b' */
      const c = "import 'c'";
      const d = \`import 'd' \${'}'} import('dd')\`;
      const e = /import 'e'/;
      export const f = c + d + e.source;
      export { f as from };`;
    expect(importsOf('x.ts', source)).toEqual([]);
  });

  test('refuses a file that does not parse', () => {
    expect(() => importsOf('x.ts', 'import {')).toThrow('x.ts does not parse');
  });
});
