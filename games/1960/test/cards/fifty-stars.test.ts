import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Fifty Stars', () => {
  it('serves the side with more cubes in Alaska and Hawaii together', () => {
    const table = eventBy('kennedy', 'fifty-stars', { support: { AK: 'nixon 3', HI: 'kennedy 2' } });
    expect(table.pending()).toEqual(['nixon']);
    table.play('nixon: add CA', 'nixon: add TX', 'nixon: add NY', 'nixon: add PA', 'nixon: add OH');
    expect(table.now()).toMatchObject({ support: { OH: 'nixon 2', TX: 'nixon 1' }, toAct: 'nixon' });
  });
  it('allows 1 cube in each state', () => {
    expect(
      eventBy('kennedy', 'fifty-stars', { support: { HI: 'kennedy 1' } })
        .play('kennedy: add CA')
        .states('kennedy', 'add'),
    ).not.toContain('CA');
  });
  it('does nothing on a tie (ruling 55)', () => {
    expect(eventBy('kennedy', 'fifty-stars').now()).toMatchObject({ toAct: 'nixon' });
    expect(
      eventBy('kennedy', 'fifty-stars', { support: { AK: 'nixon 2', HI: 'kennedy 2' } }).states('kennedy', 'add'),
    ).toEqual([]);
  });
});
