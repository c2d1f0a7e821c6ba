import { describe, expect, test } from 'vitest';
import { type Rooms, roomViolations } from './rooms.ts';
import { filesUnder, read } from './workspace.ts';

/** The rooms of the web page, as docs/web.md explains them. */
const WEB: Rooms = [
  ['storage', 'service-worker.ts'],
  ['page'],
  ['words', 'bots'],
  ['online'],
  ['frame'],
  ['screens'],
  ['app'],
  ['main.tsx'],
];

/** The screens that show a match are built on each other. */
const SCREENS: Rooms = [['set-up', 'rulings'], ['match', 'rules'], ['replay', 'home'], ['club']];

/** The rooms of the terminal. */
const CLI: Rooms = [
  ['words', 'server.ts', 'worker-file.ts'],
  ['errors.ts', 'progress.ts'],
  ['arguments.ts', 'command.ts', 'language.ts', 'seated-bots.ts'],
  ['games.ts', 'ladder.ts', 'terminal'],
  ['records.ts', 'arena-worker.ts', 'bench-worker.ts'],
  ['play-contest.ts'],
  ['commands'],
  ['main.ts'],
];

describe.each([
  ['apps/web/src', WEB, 100],
  ['apps/web/src/screens', SCREENS, 60],
  ['apps/cli/src', CLI, 20],
])('the rooms of %s', (folder, rooms, least) => {
  const sources = filesUnder(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((path) => ({ path, text: read(path) }));

  test('import only from rooms below them', () => {
    expect(roomViolations(folder, rooms, sources)).toEqual([]);
  });

  test('all exist, and are really read', () => {
    expect(new Set(sources.map(({ path }) => path.slice(folder.length + 1).split('/')[0]))).toEqual(
      new Set(rooms.flat()),
    );
    expect(sources.length).toBeGreaterThan(least);
  });
});

test('a planted violation is reported', () => {
  const planted = { path: 'apps/web/src/online/a.ts', text: `import { Page } from '../frame/Page.tsx';` };
  expect(roomViolations('apps/web/src', WEB, [planted])).toEqual([
    expect.stringContaining('online does not import frame'),
  ]);
});
