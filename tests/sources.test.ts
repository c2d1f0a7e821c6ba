import { expect, test } from 'vitest';
import { readWorkspaces } from './workspace.ts';

const packages = readWorkspaces().filter(({ folder }) => !folder.startsWith('apps/'));

test.each(packages.map(({ folder, manifest }) => [manifest.name, folder]))(
  'tests see %s from its sources, never from an old build',
  (name, folder) => {
    expect(import.meta.resolve(name)).toMatch(new RegExp(`/${folder}/(src/index|index|pack)\\.ts$`));
  },
);
