import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('“High Hopes”', () => {
  it('turns up two cards and resolves those with Kennedy’s icon (ruling 49)', () => {
    const table = eventBy('nixon', 'high-hopes').play('chance: deal missile-gap');
    expect(table.now()).toMatchObject({ issues: { defense: 'kennedy 3' }, removed: ['missile-gap'] });
    table.play('chance: deal gaffe');
    expect(table.now()).toMatchObject({ momentum: { nixon: 1 } });
    expect((table.now()['removed'] as string[]).sort()).toEqual(['gaffe', 'high-hopes', 'missile-gap']);
  });
  it('discards the others', () => {
    const table = eventBy('kennedy', 'high-hopes').play('chance: deal herb-klein', 'chance: deal tricky-dick');
    expect((table.now()['discard'] as string[]).sort()).toEqual(['herb-klein', 'tricky-dick']);
  });
  it('discards a card whose event is prevented', () => {
    const table = eventBy('kennedy', 'high-hopes', { inPlay: { prevention: ['dwight-d-eisenhower'] } }).play(
      'chance: deal eisenhowers-silence',
      'chance: deal herb-klein',
    );
    expect((table.now()['discard'] as string[]).sort()).toEqual(['eisenhowers-silence', 'herb-klein']);
  });
  it('puts a lasting card into force and gives no rest cubes', () => {
    const table = eventBy('kennedy', 'high-hopes').play('chance: deal bobby-kennedy', 'chance: deal herb-klein');
    expect(table.now()).toMatchObject({ inPlay: { turn: ['bobby-kennedy'] }, rest: { kennedy: 2, nixon: 0 } });
  });
});
