import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packs } from '@whistlestop/games';
import { runScenario } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';

const kinds = await Promise.all(packs.map((pack) => pack.rules()));

describe.each(kinds.map((kind) => kind.id))('scenarios of %s', (game) => {
  const folder = path.resolve(import.meta.dirname, '../games', game, 'scenarios');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

  it('has scenarios', () => {
    expect(files).not.toEqual([]);
  });

  it.each(files)('%s holds', (file) => {
    const scenario: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    expect(runScenario(scenario, kinds)).toMatchObject({ status: 'passed', problems: [] });
  });
});
