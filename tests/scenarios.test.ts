import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hookOrCrook } from '@whistlestop/hook-or-crook';
import { type GameKind, runScenario } from '@whistlestop/kernel';
import { mrPresident } from '@whistlestop/mr-president';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../scenarios');
const kinds: readonly GameKind[] = [nineteenSixty, mrPresident, hookOrCrook];

describe.each(kinds.map((kind) => kind.id))('scenarios of %s', (game) => {
  const files = readdirSync(path.join(folder, game), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );

  it('has scenarios', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  it.each(files)('%s holds', (file) => {
    const scenario: unknown = JSON.parse(readFileSync(path.join(folder, game, file), 'utf8'));
    expect(runScenario(scenario, kinds)).toMatchObject({ status: 'passed', problems: [] });
  });
});
