import { runScenario } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { mrPresident } from '../rules/index.ts';

describe('scenarios of Mr. President', () => {
  it.each([
    ['a card in two places', { turnedUp: ['CA'], won: { red: ['CA'] }, round: 2 }, 'CA lies in two places.'],
    ['a hand with a card twice', { hands: { red: ['billboards', 'billboards'] } }, 'red holds a card twice.'],
    ['a seat that does not play', { hands: { gold: [] } }, 'gold does not play in this match.'],
    ['a party outside the ticket election', { scores: { star: 3 } }, 'star does not compete in this race.'],
    ['a round the campaign does not have', { round: 13 }, 'This campaign has 12 rounds.'],
    ['more cards than a round turns up', { turnedUp: ['CA', 'NY', 'TX', 'OH', 'IL'] }, 'Round 1 turns up 4 cards.'],
    ['more history than rounds', { won: { red: ['CA'] } }, 'Round 1 is too early for all that is won or open.'],
    ['a deck of the wrong size', { round: 12 }, 'The coming rounds need 6 cards, the deck holds 51.'],
    ['another race', { race: 'election' }, 'This version has no election race.'],
    ['hands beyond the supply', { handsLeft: { red: 1 } }, 'red cannot have 1 hands to come.'],
    ['impossible rounds won', { roundsWon: { red: 2 } }, 'red cannot have won 2 rounds.'],
  ])('refuse %s', (_, given, sentence) => {
    const outcome = runScenario({ name: 'wrong', game: 'mr-president', given }, [mrPresident]);
    expect(outcome).toMatchObject({ status: 'invalid', problems: [{ sentence: `given: ${sentence}` }] });
  });
});
