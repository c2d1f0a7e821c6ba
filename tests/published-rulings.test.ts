import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packs } from '@whistlestop/games';
import { expect, test } from 'vitest';

const rulings = await Promise.all(packs.map(async ({ id, rulings: { en } }) => ({ id, chapters: await en() })));
const published = rulings.filter(({ chapters }) => chapters.length > 0);

test.each(published.map(({ id }) => id))(
  'the rulings of %s are published in docs/rulings exactly as the game words them',
  (game) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=source', '--import', 'tsx', 'scripts/write-rulings.mjs', game, '--check'],
      { cwd: fileURLToPath(new URL('../', import.meta.url)), encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);
