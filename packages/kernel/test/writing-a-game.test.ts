import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, GameKind } from '../src/game.ts';
import { runScenario } from '../src/scenario.ts';
import type { TortureReport } from '../src/testing/torture.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const document = readFileSync(path.join(root, 'docs/writing-a-game.md'), 'utf8');
const folder = path.join(root, '.cache/writing-a-game');

/** The blocks of the document that belong to one file, put together in their order. */
function blocksOf(label: string): string {
  const fence = '```';
  return [...document.matchAll(new RegExp(`${fence}${label}\\n([\\s\\S]*?)\\n${fence}`, 'g'))]
    .map(([, block]) => block)
    .join('\n');
}

const game = blocksOf('ts whisper\\.ts');

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'whisper.ts'), game);
  writeFileSync(path.join(folder, 'check.ts'), blocksOf('ts check\\.ts'));
  const compilerOptions = {
    composite: false,
    noEmit: true,
    rewriteRelativeImportExtensions: false,
    allowImportingTsExtensions: true,
    customConditions: ['source'],
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
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
    const compile = () => execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8', stdio: 'pipe' });
    expect(compile()).toBe('');
  });

  it('keeps every promise of the contract', async () => {
    const { report } = (await import(path.join(folder, 'check.ts'))) as { report: TortureReport };
    expect(report.games).toBe(500);
  });

  it('does what its scenario says', async () => {
    const { whisper } = (await import(path.join(folder, 'whisper.ts'))) as { whisper: GameKind };
    const scenario = JSON.parse(blocksOf('json scenario')) as unknown;
    expect(runScenario(scenario, [whisper])).toMatchObject({ status: 'passed', problems: [] });
    const { seats }: Game = whisper.open({});
    expect(seats).toEqual([{ id: 'north' }, { id: 'south' }]);
  });
});
