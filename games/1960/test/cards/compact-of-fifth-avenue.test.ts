import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Compact of Fifth Avenue', () => {
  it('moves Nixon to New York and gives him 1 Civil Rights, 2 New York, 1 media in the East', () => {
    expect(eventBy('kennedy', 'compact-of-fifth-avenue', { media: { East: 'kennedy 1' } }).now()).toMatchObject({
      candidates: { nixon: 'NY' },
      issues: { civilRights: 'nixon 1' },
      support: { NY: 'nixon 2' },
      media: { East: 'none' },
    });
  });
});
