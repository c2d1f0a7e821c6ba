import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Gallup Poll', () => {
  it('lets the player put the tiles in any order', () => {
    const table = eventBy('nixon', 'gallup-poll');
    expect(table.legal('nixon').filter((text) => text.startsWith('order '))).toHaveLength(6);
    table.play('nixon: order civilRights defense economy');
    expect(table.now()).toMatchObject({ issueTrack: ['civilRights', 'defense', 'economy'], toAct: 'kennedy' });
  });
  it('may be declined', () => {
    expect(eventBy('nixon', 'gallup-poll').play('nixon: done').now()).toMatchObject({
      issueTrack: ['defense', 'economy', 'civilRights'],
    });
  });
  it('leaves the cubes on their tiles', () => {
    const table = eventBy('kennedy', 'gallup-poll', { issues: { economy: 'nixon 2' } }).play(
      'kennedy: order economy defense civilRights',
    );
    expect(table.now()).toMatchObject({ issues: { economy: 'nixon 2', defense: 'none' } });
  });
  it('belongs to whoever triggers it', () => {
    expect(triggeredBy('kennedy', 'gallup-poll').pending()).toEqual(['kennedy']);
  });
});
