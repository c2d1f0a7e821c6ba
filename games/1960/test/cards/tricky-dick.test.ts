import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Tricky Dick', () => {
  it('costs Nixon 1 momentum, then lets him resolve any discard as his own (ruling 48)', () => {
    const table = eventBy('nixon', 'tricky-dick', { discard: ['gaffe', 'gathering-momentum-west'] });
    expect(table.now()).toMatchObject({ momentum: { nixon: 1 } });
    expect(table.legal('nixon').sort()).toEqual(['done', 'take gaffe', 'take gathering-momentum-west']);
    table.play('nixon: take gaffe');
    expect(table.now()).toMatchObject({
      momentum: { kennedy: 1 },
      discard: ['gathering-momentum-west'],
      toAct: 'kennedy',
    });
    expect((table.now()['removed'] as string[]).sort()).toEqual(['gaffe', 'tricky-dick']);
  });
  it('works without momentum: the loss is no cost', () => {
    expect(
      eventBy('nixon', 'tricky-dick', { momentum: { kennedy: 0, nixon: 0 }, discard: ['gaffe'] }).pending(),
    ).toEqual(['nixon']);
  });
  it('is Nixon’s when Kennedy triggers it', () => {
    const table = triggeredBy('kennedy', 'tricky-dick', { discard: ['volunteers'] });
    expect(table.pending()).toEqual(['nixon']);
    expect(table.play('nixon: take volunteers').now()).toMatchObject({ momentum: { kennedy: 1, nixon: 2 } });
  });
  it('cannot use a prevented event', () => {
    expect(
      eventBy('nixon', 'tricky-dick', {
        discard: ['baptist-ministers', 'gaffe'],
        inPlay: { prevention: ['greater-houston-ministerial-association'] },
      }).legal('nixon'),
    ).not.toContain('take baptist-ministers');
  });
  it('gives no rest cubes and no trigger for the inner card', () => {
    expect(
      eventBy('nixon', 'tricky-dick', { discard: ['volunteers'] })
        .play('nixon: take volunteers')
        .now(),
    ).toMatchObject({ rest: { nixon: 0 }, toAct: 'kennedy' });
  });
});
