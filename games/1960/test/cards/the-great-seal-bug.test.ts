import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('The Great Seal Bug', () => {
  it('gives Nixon 1 on Defense and lets him take Henry Cabot Lodge from the discards', () => {
    const table = eventBy('nixon', 'the-great-seal-bug', { discard: ['henry-cabot-lodge', 'gaffe'] });
    expect(table.legal('nixon').sort()).toEqual(['done', 'take henry-cabot-lodge']);
    table.play('nixon: take henry-cabot-lodge');
    expect(table.now()).toMatchObject({ issues: { defense: 'nixon 1' }, discard: ['gaffe'] });
  });
  it('asks nothing when Lodge is not there', () => {
    expect(eventBy('nixon', 'the-great-seal-bug', { discard: ['gaffe'] }).now()).toMatchObject({
      toAct: 'kennedy',
      issues: { defense: 'nixon 1' },
    });
  });
});
