import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Nixon’s Knee', () => {
  it('sends Nixon to Maryland and makes him pay 1 momentum before each campaigning play', () => {
    const table = eventBy('kennedy', 'nixons-knee').play('nixon: play candidate campaign');
    expect(table.now()).toMatchObject({ candidates: { nixon: 'MD' }, momentum: { nixon: 1 } });
  });
  it('closes campaigning without a marker (ruling 43)', () => {
    const table = eventBy('kennedy', 'nixons-knee', { momentum: { kennedy: 0, nixon: 0 } });
    expect(table.why('nixon', 'play candidate campaign')).toBe('tax-unpaid');
    expect(table.legal('nixon')).toContain('play candidate advertise');
  });
  it('leaves too little for a preempt when the tax takes the second marker', () => {
    const table = eventBy('kennedy', 'nixons-knee', { hands: { nixon: ['gaffe', 'old-south', 'herblock'] } });
    expect(table.legal('nixon')).toContain('play gaffe position preempt');
    expect(table.legal('nixon')).not.toContain('play gaffe campaign preempt');
  });
});
