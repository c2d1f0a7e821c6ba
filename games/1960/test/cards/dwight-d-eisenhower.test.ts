import { describe, expect, it } from 'vitest';
import { eventBy, Table, toAct } from '../table.ts';

describe('Dwight D. Eisenhower', () => {
  it('lets Nixon place up to 7 anywhere, 1 in each state, and stays on the board', () => {
    const table = eventBy('nixon', 'dwight-d-eisenhower').play(
      ...['CA', 'NY', 'PA', 'IL', 'OH', 'TX', 'MI'].map((state) => `nixon: add ${state}`),
    );
    expect(table.now()).toMatchObject({
      support: { MI: 'nixon 1', OH: 'nixon 2' },
      inPlay: { prevention: ['dwight-d-eisenhower'] },
      toAct: 'kennedy',
    });
  });
  it('makes Eisenhower’s Silence unplayable', () => {
    const table = new Table(
      toAct('kennedy', ['eisenhowers-silence'], { inPlay: { prevention: ['dwight-d-eisenhower'] } }),
    );
    expect(table.why('kennedy', 'play eisenhowers-silence event')).toBe('prevented');
  });
  it('does not end an Eisenhower’s Silence that is running (ruling 40)', () => {
    expect(
      eventBy('nixon', 'dwight-d-eisenhower', { inPlay: { turn: ['eisenhowers-silence'] } })
        .play('nixon: done')
        .now(),
    ).toMatchObject({ inPlay: { turn: ['eisenhowers-silence'] } });
  });
});
