import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Adlai Stevenson', () => {
  it('gives Kennedy 1 in IL and lets him take any discard (ruling 51)', () => {
    const table = eventBy('nixon', 'adlai-stevenson', { discard: ['gathering-momentum-east', 'tricky-dick'] });
    expect(table.now()).toMatchObject({ support: { IL: 'kennedy 1' } });
    expect(table.legal('kennedy').sort()).toEqual(['done', 'take gathering-momentum-east', 'take tricky-dick']);
    table.play('kennedy: take tricky-dick');
    expect(table.now()).toMatchObject({ discard: ['gathering-momentum-east'] });
    expect((table.now()['hands'] as Record<string, string[]>)['kennedy']).toContain('tricky-dick');
  });
  it('cannot take itself or anything from an empty pile (ruling 29)', () => {
    expect(eventBy('kennedy', 'adlai-stevenson').now()).toMatchObject({ toAct: 'nixon', removed: ['adlai-stevenson'] });
  });
});
