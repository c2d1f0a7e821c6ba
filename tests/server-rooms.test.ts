import { describe, expect, test } from 'vitest';
import { type Rooms, roomViolations } from './rooms.ts';
import { filesUnder, read } from './workspace.ts';

const SERVER = 'apps/server/src';

/** The rooms of the server, in the order of docs/decisions/0014-server-rooms.md. */
const ROOMS: Rooms = [
  ['log.ts', 'games.ts'],
  ['texts', 'background-work.ts'],
  ['store'],
  ['people'],
  ['clocks'],
  ['host'],
  ['audience'],
  ['bots'],
  ['notices'],
  ['lobby'],
  ['match-events.ts'],
  ['signals.ts'],
  ['club.ts'],
  ['web'],
  ['metrics.ts'],
  ['settings.ts'],
  ['admin'],
  ['app.ts'],
  ['club-process.ts', 'testing'],
  ['main.ts'],
];

const sources = filesUnder(SERVER)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((path) => ({ path, text: read(path) }));

describe('the rooms of the server', () => {
  test('import only from rooms below them', () => {
    expect(roomViolations(SERVER, ROOMS, sources)).toEqual([]);
  });

  test('stand in this order in decision 14, which leaves out only what tests use', () => {
    const rows = read('docs/decisions/0014-server-rooms.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const named = rows.map((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+?)\/?`/g)].map(([, name]) => name));
    expect(named).toEqual(ROOMS.map((group) => group.filter((name) => name !== 'testing')));
  });

  test('all exist, and are really read', () => {
    const names = new Set(sources.map(({ path }) => path.slice(SERVER.length + 1).split('/')[0]));
    expect(names).toEqual(new Set(ROOMS.flat()));
    expect(sources.length).toBeGreaterThan(100);
  });
});

test.each([
  ['store/a.ts', `import { b } from '../people/b.ts';`, 'store does not import people'],
  ['host/a.ts', `import type { B } from '../audience/b.ts';`, 'host does not import audience'],
  ['lobby/a.ts', `import { club } from '../club.ts';`, 'lobby does not import club.ts'],
  ['match-events.ts', `import { b } from './signals.ts';`, 'match-events.ts does not import signals.ts'],
  ['cellar/a.ts', 'export {};', 'stands in no room'],
])('a planted violation is reported: %s: %s', (file, text, complaint) => {
  expect(roomViolations(SERVER, ROOMS, [{ path: `${SERVER}/${file}`, text }])).toEqual([
    expect.stringContaining(complaint),
  ]);
});

test.each([
  ['people/a.ts', `import { b } from '../store/b.ts'; import './c.ts'; import 'zod';`],
  ['people/a.test.ts', `import { b } from '../web/b.ts';`],
])('an allowed import is accepted: %s: %s', (file, text) => {
  expect(roomViolations(SERVER, ROOMS, [{ path: `${SERVER}/${file}`, text }])).toEqual([]);
});
