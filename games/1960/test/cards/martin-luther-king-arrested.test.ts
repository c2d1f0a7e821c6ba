import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('Martin Luther King Arrested', () => {
  it('moves Civil Rights up one and gives the player 3 there', () => {
    expect(eventBy('kennedy', 'martin-luther-king-arrested').now()).toMatchObject({
      issueTrack: ['defense', 'civilRights', 'economy'],
      issues: { civilRights: 'kennedy 3' },
    });
    expect(
      eventBy('nixon', 'martin-luther-king-arrested', { issues: { civilRights: 'kennedy 1' } }).now(),
    ).toMatchObject({ issues: { civilRights: 'nixon 2' } });
  });
  it('serves whoever triggers it (ruling 25)', () => {
    expect(triggeredBy('nixon', 'martin-luther-king-arrested').now()).toMatchObject({
      issues: { civilRights: 'nixon 3' },
    });
  });
});
