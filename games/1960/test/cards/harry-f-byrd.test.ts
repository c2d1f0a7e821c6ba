import { describe, expect, it } from 'vitest';
import { eventBy } from '../table.ts';

describe('Harry F. Byrd', () => {
  it('lets Nixon remove up to 3 among OK, MS and AL without a cap per state', () => {
    const table = eventBy('nixon', 'harry-f-byrd', { support: { MS: 'kennedy 4', OK: 'kennedy 1' } });
    expect(table.states('nixon', 'remove').sort()).toEqual(['AL', 'MS', 'OK']);
    table.play('nixon: remove MS', 'nixon: remove MS', 'nixon: remove MS');
    expect(table.now()).toMatchObject({ support: { MS: 'kennedy 1' }, toAct: 'kennedy' });
  });
  it('ends by itself when nothing is left to remove', () => {
    expect(
      eventBy('nixon', 'harry-f-byrd', { support: { MS: 'none', AL: 'kennedy 1' } })
        .play('nixon: remove AL')
        .now(),
    ).toMatchObject({ toAct: 'kennedy' });
  });
});
