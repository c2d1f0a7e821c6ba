import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Henry Cabot Lodge', () => {
  it('gives Nixon 2 in Massachusetts and 2 on Defense', () => {
    expect(eventBy('nixon', 'henry-cabot-lodge').now()).toMatchObject({
      support: { MA: 'none' },
      issues: { defense: 'nixon 2' },
      toAct: 'kennedy',
    });
  });
  it('lets Nixon turn his exhausted candidate card up again', () => {
    const table = eventBy('nixon', 'henry-cabot-lodge', { exhausted: ['nixon'] });
    expect(table.legal('nixon').sort()).toEqual(['no', 'yes']);
    expect(table.play('nixon: yes').now()).toMatchObject({ exhausted: [] });
  });
  it('leaves the card exhausted when he declines', () => {
    expect(
      eventBy('kennedy', 'henry-cabot-lodge', { exhausted: ['nixon', 'kennedy'] })
        .play('nixon: no')
        .now(),
    ).toMatchObject({ exhausted: ['kennedy', 'nixon'] });
  });
});
