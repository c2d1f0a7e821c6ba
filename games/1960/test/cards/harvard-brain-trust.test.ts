import { describe, expect, it } from 'vitest';
import { Table, triggeredBy } from '../table.ts';

describe('Harvard Brain Trust', () => {
  it('wins Kennedy an issue that nobody argued (ruling 71)', () => {
    const table = new Table({
      turn: 6,
      phase: 'debates',
      initiative: 'nixon',
      inPlay: { debate: ['harvard-brain-trust'] },
      strategy: { kennedy: [], nixon: [] },
    });
    expect(table.pending()).toEqual(['kennedy']);
    table.play(...['CA', 'CA', 'TX', 'TX', 'TX', 'NY', 'NY', 'NY', 'NY'].map((state) => `kennedy: add ${state}`));
    expect(table.now()).toMatchObject({
      turn: 7,
      support: { CA: 'kennedy 2', TX: 'kennedy 3', NY: 'kennedy 4' },
      inPlay: { debate: [] },
    });
  });
  it('waits on the Debate space and goes there when triggered (ruling 32)', () => {
    expect(triggeredBy('kennedy', 'harvard-brain-trust').now()).toMatchObject({
      inPlay: { debate: ['harvard-brain-trust'] },
      removed: [],
    });
  });
});
