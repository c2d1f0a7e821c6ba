import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept, atTable, openBrowsers, closeBrowsers, openMatch, playOnPage } from './club-people.ts';
import { expect, test } from './sitting.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const COPY = path.join(ROOT, '.cache/fourth-game');
/** Beside the port of the club that the other tests share. */
const PORT = Number(process.env['BROWSER_PORT'] ?? 28_160) + 1;
const ADDRESS = `http://127.0.0.1:${PORT}`;

/** Runs a program of the copy, with what somebody types. */
const run = (program: string, args: readonly string[], input = '') =>
  execFileSync(process.execPath, [path.join(COPY, program), ...args], { cwd: COPY, input, encoding: 'utf8' });

/** The product of the copy, as `npm start` opens it. */
async function open() {
  const environment = { HOST: '127.0.0.1', PORT: String(PORT), DATA_DIR: '.cache/data', BOT_PACE: '0' };
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: COPY,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of product.stdout.setEncoding('utf8')) if (String(text).includes('is open at')) return product;
  throw new Error('The copy did not open.');
}

test('a game added as a folder and a line plays on the text table, in the terminal and at the club', async ({
  browser,
}) => {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/copy-with-whisper.mjs'), COPY]);
  const product = await open();
  try {
    await test.step('on the text table, against a bot, and in the replay', async () => {
      const [ann] = await openBrowsers(browser, ['Ann'], { table: 'text' }, { address: ADDRESS });
      const { page } = ann!;
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Whisper' })).toBeVisible();
      await page.goto('/#/play/whisper?seed=fourth&seats=person,bot:cautious');
      await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible();
      await expect(page.getByText(/^Your card: [123]$/)).toBeVisible();
      expect((await playOnPage(page)).over).toBe(true);
      await page.getByRole('link', { name: 'Replay' }).last().click();
      await expect(page.getByRole('slider')).toBeVisible();
      await closeBrowsers([ann!]);
    });

    await test.step('in the terminal, with its record, its bots and its arena', () => {
      const record = path.join(COPY, '.cache/whisper.txt');
      const said = run('apps/cli/bin/whistlestop.js', ['play', 'whisper', '--save', record], '1\n'.repeat(20));
      expect(said).toMatch(/North wins\.|South wins\./);
      expect(readFileSync(record, 'utf8')).toMatch(/^chance: deal [123]$/m);
      expect(run('apps/cli/bin/whistlestop.js', ['replay', record, '--lang', 'pl'])).toContain('Północ');
      const duel = ['arena', 'whisper', '--bots', 'cautious,random', '--games', '20'];
      expect(run('apps/cli/bin/whistlestop.js', duel)).toContain('cautious against random');
    });

    await test.step('at the club, on its own board, between two people', async () => {
      const people = await openBrowsers(browser, ['Ben', 'Cyd'], {}, { address: ADDRESS });
      const link = await openMatch(people[0]!, 'whisper');
      await accept(people[1]!, link, 'south');
      await Promise.all(people.map(({ page }) => atTable(page)));
      const played = await Promise.all(people.map(({ page }) => playOnPage(page)));
      expect(played.map(({ over }) => over)).toEqual([true, true]);
      expect(played[0]!.steps).toBe(played[1]!.steps);
      const { page } = people[1]!;
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the record' }).click();
      expect(run('apps/cli/bin/whistlestop.js', ['verify', await (await download).path()])).toContain(
        'all 2 draws come from the seed',
      );
      await page.getByRole('link', { name: 'Replay' }).last().click();
      await expect(page.getByRole('slider')).toBeVisible();
      await closeBrowsers(people);
    });
  } finally {
    product.kill('SIGTERM');
    await once(product, 'exit');
  }
});
