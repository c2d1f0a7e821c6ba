import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Volunteers', () => {
  it('gives whoever plays it 1 momentum', () => {
    expect(eventBy('kennedy', 'volunteers').now()).toMatchObject({ momentum: { kennedy: 3, nixon: 2 } });
    expect(eventBy('nixon', 'volunteers').now()).toMatchObject({ momentum: { kennedy: 2, nixon: 3 } });
  });
  it('pays back the marker of whoever triggers it (ruling 25)', () => {
    expect(triggeredBy('nixon', 'volunteers').now()).toMatchObject({
      momentum: { kennedy: 2, nixon: 2 },
      removed: ['volunteers'],
    });
  });
});
