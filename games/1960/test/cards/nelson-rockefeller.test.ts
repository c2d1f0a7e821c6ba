import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Nelson Rockefeller', () => {
  it('gives Nixon 1 in NY and lets him take any discard (ruling 51)', () => {
    const table = eventBy('kennedy', 'nelson-rockefeller', { discard: ['gathering-momentum-east', 'tricky-dick'] });
    expect(table.now()).toMatchObject({ support: { NY: 'nixon 1' } });
    expect(table.legal('nixon').sort()).toEqual(['done', 'take gathering-momentum-east', 'take tricky-dick']);
    table.play('nixon: take tricky-dick');
    expect(table.now()).toMatchObject({ discard: ['gathering-momentum-east'] });
    expect((table.now()['hands'] as Record<string, string[]>)['nixon']).toContain('tricky-dick');
  });
  it('cannot take itself or anything from an empty pile (ruling 29)', () => {
    expect(eventBy('nixon', 'nelson-rockefeller').now()).toMatchObject({
      toAct: 'kennedy',
      removed: ['nelson-rockefeller'],
    });
  });
});
