import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('New England', () => {
  it('lets Kennedy place up to 5 in CT, MA, ME, NY, RI and VT, not in NH', () => {
    expect(eventBy('kennedy', 'new-england').states('kennedy', 'add')).toEqual(['CT', 'ME', 'MA', 'NY', 'RI', 'VT']);
  });

  it('places at most 2 in a state and 5 in all', () => {
    const table = eventBy('kennedy', 'new-england').play('kennedy: add NY', 'kennedy: add NY');
    expect(table.states('kennedy', 'add')).not.toContain('NY');
    table.play('kennedy: add MA', 'kennedy: add MA', 'kennedy: add CT');
    expect(table.now()).toMatchObject({
      support: { NY: 'kennedy 2', MA: 'kennedy 4', CT: 'kennedy 1' },
      toAct: 'nixon',
    });
  });

  it('counts cubes that cancel Nixon’s towards the limit of 2 (ruling 60)', () => {
    const table = eventBy('kennedy', 'new-england', { support: { ME: 'nixon 3' } }).play(
      'kennedy: add ME',
      'kennedy: add ME',
    );
    expect(table.states('kennedy', 'add')).not.toContain('ME');
    expect(table.now()).toMatchObject({ support: { ME: 'nixon 1' } });
  });

  it('may stop early and needs no checks in a state Nixon carries (ruling 41)', () => {
    const table = eventBy('kennedy', 'new-england', { support: { NY: 'nixon 5' } }).play(
      'kennedy: add NY',
      'kennedy: done',
    );
    expect(table.now()).toMatchObject({ support: { NY: 'nixon 4' }, bag: { kennedy: 10, nixon: 10 } });
  });

  it('is Kennedy’s to place when Nixon plays it', () => {
    expect(eventBy('nixon', 'new-england').pending()).toEqual(['kennedy']);
  });

  it('can be triggered by Kennedy and then leaves the game', () => {
    const table = triggeredBy('kennedy', 'new-england').play('kennedy: done');
    expect(table.now()).toMatchObject({ removed: ['new-england'], momentum: { kennedy: 1 } });
  });
});
