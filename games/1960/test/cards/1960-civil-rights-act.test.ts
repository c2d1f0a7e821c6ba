import { describe, expect, it } from 'vitest';
import { eventBy, triggeredBy } from '../table.ts';

describe('1960 Civil Rights Act', () => {
  it('moves Civil Rights up one and gives Nixon 1 there', () => {
    expect(eventBy('nixon', '1960-civil-rights-act').now()).toMatchObject({
      issueTrack: ['defense', 'civilRights', 'economy'],
      issues: { civilRights: 'nixon 1' },
    });
  });
  it('can be triggered by Nixon', () => {
    expect(triggeredBy('nixon', '1960-civil-rights-act').now()).toMatchObject({
      issues: { civilRights: 'nixon 1' },
      momentum: { nixon: 1 },
    });
  });
});
