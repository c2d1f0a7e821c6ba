import { tortureGame, unplayedOptions } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { hookOrCrook } from '../rules/index.ts';
import { tables } from './tables.ts';

const SOAK = process.env['SOAK'] !== undefined;
const games = SOAK ? 2000 : 60;
const deep = SOAK ? 40 : 3;

describe('random games keep every promise of the contract', () => {
  it('play every option and every answer to it', () => {
    const played = tables.map(({ options }) => options);
    expect(unplayedOptions(hookOrCrook.options, played)).toEqual([]);
  });

  it.each(tables)('$about', ({ about, options }) => {
    expect(tortureGame(hookOrCrook, options, { games, deep, seed: about }).games).toBe(games);
  });
});
