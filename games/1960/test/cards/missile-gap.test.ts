import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Missile Gap', () => {
  it('gives Kennedy 3 on Defense', () => {
    expect(eventBy('kennedy', 'missile-gap').now()).toMatchObject({ issues: { defense: 'kennedy 3' } });
    expect(triggeredBy('kennedy', 'missile-gap', { issues: { defense: 'nixon 1' } }).now()).toMatchObject({
      issues: { defense: 'kennedy 2' },
    });
  });
});
