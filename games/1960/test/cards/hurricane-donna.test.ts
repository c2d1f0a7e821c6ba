import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Hurricane Donna', () => {
  it('moves the player to Florida with 1 momentum and 1 cube there', () => {
    expect(eventBy('kennedy', 'hurricane-donna').now()).toMatchObject({
      candidates: { kennedy: 'FL' },
      momentum: { kennedy: 3 },
      support: { FL: 'kennedy 1' },
    });
  });
  it('serves whoever triggers it (ruling 25)', () => {
    expect(triggeredBy('nixon', 'hurricane-donna').now()).toMatchObject({
      candidates: { nixon: 'FL' },
      momentum: { nixon: 2 },
      support: { FL: 'nixon 1' },
    });
  });
});
