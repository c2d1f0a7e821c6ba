import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Rising Food Prices', () => {
  it('moves Economy up one and gives Nixon 2 there', () => {
    expect(eventBy('nixon', 'rising-food-prices', { issues: { economy: 'kennedy 1' } }).now()).toMatchObject({
      issueTrack: ['economy', 'defense', 'civilRights'],
      issues: { economy: 'nixon 1' },
    });
  });
  it('serves Nixon when Kennedy plays it', () => {
    expect(eventBy('kennedy', 'rising-food-prices').now()).toMatchObject({ issues: { economy: 'nixon 2' } });
  });
});
