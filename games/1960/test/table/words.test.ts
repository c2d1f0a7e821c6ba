import { blemishesIn, pathsIn } from '@whistlestop/kernel/testing';
import { describe, expect, it } from 'vitest';
import { en } from '../../texts/en/table.ts';
import { pl } from '../../texts/pl/table.ts';

describe('the words of the table of 1960', () => {
  it('exist under the same keys in English and Polish', () => {
    expect(pathsIn(pl)).toEqual(pathsIn(en));
  });

  it('leave nothing empty', () => {
    expect(blemishesIn({ en, pl })).toEqual([]);
  });
});
