import { describe, expect, it } from 'vitest';
import { Table, toAct } from '../table.ts';

describe('Kennedy’s Peace Corps', () => {
  it('lets Kennedy preempt for free, declared card by card (ruling 30)', () => {
    const table = new Table(
      toAct('kennedy', ['gaffe'], { inPlay: { turn: ['kennedys-peace-corps'] }, momentum: { kennedy: 0, nixon: 2 } }),
    ).play('kennedy: play gaffe position preempt', 'kennedy: done');
    expect(table.now()).toMatchObject({ momentum: { kennedy: 0 }, discard: ['gaffe'] });
    expect(table.legal('nixon')).not.toContain('trigger');
  });
  it('leaves a card that was not preempted open to be triggered', () => {
    const table = new Table(toAct('kennedy', ['gaffe'], { inPlay: { turn: ['kennedys-peace-corps'] } })).play(
      'kennedy: play gaffe position',
      'kennedy: done',
    );
    expect(table.legal('nixon')).toContain('trigger');
  });
});
