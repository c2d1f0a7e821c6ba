import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test.each(['nineteen-sixty', 'mr-president', 'hook-or-crook'])(
  'the rulings of %s are published in docs/rulings exactly as the game words them',
  (game) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/write-rulings.mjs', game, '--check'],
      { cwd: fileURLToPath(new URL('../', import.meta.url)), encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);
