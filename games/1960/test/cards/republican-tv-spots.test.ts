import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Republican TV Spots', () => {
  it('moves Nixon to New York and lets him place 3 media support without checks', () => {
    const table = eventBy('nixon', 'republican-tv-spots', { media: { West: 'kennedy 1' } }).play(
      'nixon: media West',
      'nixon: media West',
      'nixon: media South',
    );
    expect(table.now()).toMatchObject({
      candidates: { nixon: 'NY' },
      media: { West: 'nixon 1', South: 'nixon 1' },
      bag: { kennedy: 10, nixon: 10 },
      toAct: 'kennedy',
    });
  });
  it('may stop early', () => {
    expect(eventBy('kennedy', 'republican-tv-spots').play('nixon: done').now()).toMatchObject({
      candidates: { nixon: 'NY' },
    });
  });
});
