import { tortureGame } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { hookOrCrook } from '../src/index.ts';
import { smallClub } from './small-club.ts';

const SOAK = process.env['SOAK'] !== undefined;
const games = SOAK ? 2000 : 60;
const deep = SOAK ? 40 : 3;
const tables = [1, 2, 3, 4, 5];

const torture = (options: Record<string, unknown>, seed: string) => {
  const { decisions } = tortureGame(hookOrCrook, hookOrCrook.options.parse(options), { games, deep, seed });
  expect(decisions).toBeGreaterThan(games);
};

describe('random games keep every promise of the contract', () => {
  it.each(tables)('against %i States', (states) => torture({ states }, `printed ${states}`));

  it.each(tables)('against %i States, when waiting States may not cheat', (states) =>
    torture({ states, waitingStatesMayCheat: false }, `waiting ${states}`),
  );

  it.each(tables)('against %i States, with chosen colours and other starting votes', (states) =>
    torture(
      {
        states,
        colours: ['brown', 'silver', 'amber', 'teal', 'coral'].slice(0, states),
        startingVotes: [0, 48, 1, 30, 2],
      },
      `colours ${states}`,
    ),
  );

  it.each(tables)('against %i States, with a club’s own small board and decks', (states) =>
    torture({ states, ...smallClub }, `club ${states}`),
  );
});
