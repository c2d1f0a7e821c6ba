import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** Tests of what is drawn, and of what stands between a board and its match. */
const SHOWN = ['games/*/{table,test/table}/**/*.test.{ts,tsx}', 'packages/{board,table}/**/*.test.{ts,tsx}'];

// A soak plays many more games per test, so its timeout is longer too.
const timeout = process.env['SOAK'] ? 240 * MINUTE : MINUTE;

export default defineConfig({
  // Packages are tested from their sources: the "source" condition of their exports comes first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['{games,packages}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...SHOWN, '**/node_modules/**', '**/dist/**'],
          // Packages are pure: nothing a test does there outlives it, so files may share their modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: ['apps/server/test/abuse/**'],
          // Every test has a club and a database of its own and closes them, so files may share their modules here too.
          isolate: false,
          globalSetup: 'apps/server/test/postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          // It measures how long players wait, so nothing else runs beside it.
          name: 'abuse',
          include: ['apps/server/test/abuse/*.test.ts'],
          sequence: { groupOrder: 1 },
          globalSetup: 'apps/server/test/postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/{cli,web}/{src,test}/**/*.test.{ts,tsx}', ...SHOWN],
        },
      },
    ],
    // Programs that tests start speak English, whatever the locale of whoever runs them.
    env: { WHISTLESTOP_LANG: 'en' },
    pool: 'threads',
    // One more than the cores that are usual: tests of the server often wait.
    maxWorkers: 3,
    testTimeout: timeout,
    hookTimeout: timeout,
    // A busy machine may stand still for some seconds.
    expect: { poll: { timeout: MINUTE / 3 } },
    coverage: {
      provider: 'v8',
      include: ['packages/kernel/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'html'],
      thresholds: { lines: 95, branches: 95 },
    },
  },
});
