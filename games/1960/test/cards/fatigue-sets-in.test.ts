import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Fatigue Sets In', () => {
  it('exhausts the opponent’s candidate card', () => {
    expect(eventBy('nixon', 'fatigue-sets-in').now()).toMatchObject({ exhausted: ['kennedy'] });
    expect(triggeredBy('kennedy', 'fatigue-sets-in').now()).toMatchObject({ exhausted: ['nixon'] });
  });
  it('does nothing to a card already exhausted', () => {
    expect(eventBy('nixon', 'fatigue-sets-in', { exhausted: ['kennedy'] }).now()).toMatchObject({
      exhausted: ['kennedy'],
    });
  });
});
