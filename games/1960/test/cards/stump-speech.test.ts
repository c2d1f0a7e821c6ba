import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Stump Speech', () => {
  it('raises the player to the opponent’s momentum', () => {
    expect(eventBy('kennedy', 'stump-speech', { momentum: { kennedy: 1, nixon: 5 } }).now()).toMatchObject({
      momentum: { kennedy: 5, nixon: 5 },
    });
  });
  it('does nothing for a player who has as much or more', () => {
    expect(eventBy('kennedy', 'stump-speech', { momentum: { kennedy: 4, nixon: 2 } }).now()).toMatchObject({
      momentum: { kennedy: 4, nixon: 2 },
    });
  });
  it('compares after the marker for the trigger is spent (ruling 27)', () => {
    expect(triggeredBy('nixon', 'stump-speech', { momentum: { kennedy: 3, nixon: 1 } }).now()).toMatchObject({
      momentum: { kennedy: 3, nixon: 3 },
    });
  });
});
