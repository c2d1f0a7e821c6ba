import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');
const document = readFileSync(path.join(root, 'docs/writing-a-game.md'), 'utf8');
const folder = path.join(root, '.cache/writing-a-game');

/** The blocks of the document with one label, put together in their order. */
function blocksOf(label: string): string {
  const fence = '```';
  return [...document.matchAll(new RegExp(`${fence}${label}\\n([\\s\\S]*?)\\n${fence}`, 'g'))]
    .map(([, block]) => block)
    .join('\n');
}

const game = blocksOf('ts whisper\\.ts');

/** Runs what the document shows, and prints what came of it. */
const runner = `import { runScenario } from '@whistlestop/kernel';
import { report } from './check.ts';
import { whisper } from './whisper.ts';

const scenario: unknown = ${blocksOf('json scenario')};
console.log(JSON.stringify({ report, outcome: runScenario(scenario, [whisper]) }));
`;
const printed = z.object({
  report: z.object({ games: z.int(), decisions: z.int() }),
  outcome: z.object({ status: z.string(), problems: z.array(z.unknown()) }),
});

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'whisper.ts'), game);
  writeFileSync(path.join(folder, 'check.ts'), blocksOf('ts check\\.ts'));
  writeFileSync(path.join(folder, 'run.ts'), runner);
  const compilerOptions = {
    composite: false,
    noEmit: true,
    rewriteRelativeImportExtensions: false,
    allowImportingTsExtensions: true,
    customConditions: ['source'],
    types: ['node'],
  };
  const settings = { extends: '../../tsconfig.base.json', compilerOptions, include: ['*.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
});

describe('the game of docs/writing-a-game.md', () => {
  it('takes fewer than 150 lines', () => {
    const lines = game.split('\n').length;
    expect(lines).toBeGreaterThan(100);
    expect(lines).toBeLessThan(150);
  });

  it('compiles as strictly as the product does', () => {
    expect(node('node_modules/typescript/bin/tsc', '-p', folder)).toBe('');
  });

  it('keeps every promise of the contract and does what its scenario says', () => {
    const output = node('--import', 'tsx', '--conditions', 'source', path.join(folder, 'run.ts'));
    expect(printed.parse(JSON.parse(output))).toMatchObject({
      report: { games: 500 },
      outcome: { status: 'passed', problems: [] },
    });
  });
});
