import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MINUTE = 60_000;
const soak = process.env['SOAK'] !== undefined;
const games = soak ? 100_000 : 5000;
const patience = soak ? 60 * MINUTE : 5 * MINUTE;
let folder = '';

/** The games run on one bundle, outside the test runner's module layer, at the speed opponents play. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marathon-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: ['source', 'import', 'module', 'default'] } },
    build: {
      ssr: fileURLToPath(new URL('marathon.worker.ts', import.meta.url)),
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'marathon.mjs' } },
    },
  });
});
afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  readonly decisions: number;
  readonly kennedy: number;
}

const run = (options: object): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(join(folder, 'marathon.mjs'), { workerData: { options, games } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

describe(`${2 * games} random complete games`, () => {
  it.each(['2007', '2017'])(
    'with the %s deck never break an invariant, and both sides win some',
    async (deck) => {
      const { decisions, kennedy } = await run({ deck });
      expect(decisions).toBeGreaterThan(games * 300);
      expect(kennedy / games).toBeGreaterThan(0.4);
      expect(kennedy / games).toBeLessThan(0.7);
    },
    patience,
  );
});
