import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('The Old Nixon', () => {
  it('costs Nixon 1 momentum and Kennedy 3', () => {
    expect(eventBy('nixon', 'the-old-nixon', { momentum: { kennedy: 4, nixon: 2 } }).now()).toMatchObject({
      momentum: { kennedy: 1, nixon: 1 },
    });
    expect(eventBy('kennedy', 'the-old-nixon', { momentum: { kennedy: 2, nixon: 0 } }).now()).toMatchObject({
      momentum: { kennedy: 0, nixon: 0 },
    });
  });
});
