import { describe, expect, it } from 'vitest';
import { eventBy, Table, toAct } from '../table.ts';

describe('Baptist Ministers', () => {
  it('lets Nixon remove up to 5 of Kennedy’s cubes in the South and Midwest, 2 in each state', () => {
    const table = eventBy('nixon', 'baptist-ministers', {
      support: { GA: 'kennedy 3', LA: 'kennedy 2', MO: 'kennedy 2', NY: 'kennedy 4' },
    });
    expect(table.states('nixon', 'remove')).not.toContain('NY');
    table.play('nixon: remove GA', 'nixon: remove GA');
    expect(table.states('nixon', 'remove')).not.toContain('GA');
    table.play('nixon: remove MO', 'nixon: remove MO', 'nixon: remove LA');
    expect(table.now()).toMatchObject({ support: { GA: 'kennedy 1', MO: 'none', LA: 'kennedy 1' }, toAct: 'kennedy' });
  });
  it('offers only states where Kennedy has cubes', () => {
    expect(eventBy('nixon', 'baptist-ministers').states('nixon', 'remove').sort()).toEqual([
      'AL',
      'AR',
      'GA',
      'LA',
      'MO',
      'MS',
      'NC',
      'SC',
    ]);
  });
  it('cannot be played or triggered once Greater Houston Ministerial Association lies on the board (rulings 24, 26)', () => {
    const prevented = { inPlay: { prevention: ['greater-houston-ministerial-association'] } };
    const table = new Table(toAct('kennedy', ['baptist-ministers'], prevented));
    expect(table.legal('kennedy')).not.toContain('play baptist-ministers event');
    expect(table.why('kennedy', 'play baptist-ministers event')).toBe('prevented');
    table.play('kennedy: play baptist-ministers position', 'kennedy: done');
    expect(table.now()).toMatchObject({ discard: ['baptist-ministers'], toAct: 'nixon' });
  });
});
