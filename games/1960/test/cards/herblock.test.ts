import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Herblock', () => {
  it('lets Kennedy remove up to 2 of Nixon’s media cubes', () => {
    const table = eventBy('kennedy', 'herblock', { media: { East: 'nixon 2', South: 'nixon 1', West: 'kennedy 1' } });
    expect(table.legal('kennedy').sort()).toEqual(['done', 'unmedia East', 'unmedia South']);
    expect(table.play('kennedy: unmedia East', 'kennedy: unmedia South').now()).toMatchObject({
      media: { East: 'nixon 1', South: 'none', West: 'kennedy 1' },
    });
  });
  it('asks nothing when there is nothing to remove', () => {
    expect(eventBy('kennedy', 'herblock').now()).toMatchObject({ toAct: 'nixon' });
  });
});
