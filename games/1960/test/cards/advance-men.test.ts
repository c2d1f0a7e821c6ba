import { describe, expect, it } from 'vitest';
import { eventBy, Table, toAct, triggeredBy } from '../table.ts';

describe('Advance Men', () => {
  it('frees the player from travel costs and from checks where the opponent carries or stands', () => {
    const table = eventBy('nixon', 'advance-men', {
      support: { NY: 'kennedy 5' },
      candidates: { kennedy: 'PA', nixon: 'OH' },
    }).play(
      'kennedy: play candidate position',
      'kennedy: done',
      'nixon: play candidate campaign',
      'nixon: travel East',
      'nixon: support NY',
      'nixon: support PA',
      'nixon: support NY',
      'nixon: support NY',
      'nixon: support NY',
      'nixon: done',
    );
    expect(table.now()).toMatchObject({ support: { NY: 'kennedy 1', PA: 'nixon 1' }, bag: { kennedy: 10, nixon: 10 } });
  });
  it('serves whoever triggers it (ruling 25)', () => {
    const table = triggeredBy('kennedy', 'advance-men', { candidates: { kennedy: 'MA', nixon: 'NY' } }).play(
      'kennedy: play candidate campaign',
    );
    expect(table.states('kennedy', 'support')).toContain('NY');
  });
  it('still exempts under Hostile Press Corps (ruling 56)', () => {
    const table = new Table(
      toAct('nixon', ['gaffe'], {
        inPlay: { turn: ['advance-men', 'hostile-press-corps'] },
        holders: { 'advance-men': 'nixon' },
      }),
    ).play('nixon: play gaffe campaign');
    expect(table.states('nixon', 'support')).toContain('CA');
  });
});
