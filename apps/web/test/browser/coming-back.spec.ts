import { readFileSync } from 'node:fs';
import { clickAtRandom } from './random-clicks.ts';
import { expect, pickState, playFor, set, sitDown, stepsShown, test, toFirstPlay } from './sitting.ts';

test('a reload in the middle of a campaign comes back to the same question', async ({ page }) => {
  await sitDown(page, 'reload');
  await toFirstPlay(page);
  await playFor(page, 'campaign');
  await pickState(page);
  const steps = await stepsShown(page);
  const decision = page.locator('[data-part="decision"]');
  const prompt = await decision.innerText();
  await page.reload();
  await expect(decision).toHaveText(prompt, { useInnerText: true });
  expect(await stepsShown(page)).toBe(steps);
});

test('matches are listed on the home page with turn and tally, and go on from there', async ({ page }) => {
  await sitDown(page, 'list');
  await toFirstPlay(page);
  await page.getByRole('link', { name: 'Home' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Turn 1' });
  await expect(row).toContainText('electoral votes');
  await row.getByRole('link', { name: /^Continue/ }).click();
  await expect(page.locator('[data-part="decision"]')).toBeVisible();
});

test('the home page leads back into the match that was left, until it is over', async ({ page }) => {
  await page.goto('/');
  const back = page.getByRole('link', { name: 'Continue: 1960: The Making of the President', exact: true });
  await expect(page.getByText('No match yet.')).toBeVisible();
  await expect(back).toHaveCount(0);
  await sitDown(page, 'left');
  await toFirstPlay(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(back).toBeInViewport();
  await back.click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByText('Nixon won')).toBeVisible();
  // Nothing is asked any more, and the cards that are left can still be read.
  await expect(page.locator('[data-part="decision"]')).toHaveCount(0);
  await page.locator('[data-part="hand"] button[data-card]').last().click();
  await expect(page.locator('[data-taken-up]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-taken-up]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nixon won' })).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('a record saved as a file opens again, can be stepped through, and goes on', async ({ page }) => {
  await sitDown(page, 'record');
  await toFirstPlay(page);
  await clickAtRandom(page, 7, 40);
  await page.getByRole('button', { name: 'Save and share' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).first().click(),
  ]);
  const file = await saved.path();
  const [header = '', play = ''] = readFileSync(file, 'utf8').split('---\n');
  expect(header).toContain('Whistlestop record 1');
  // The bot may play on while the file is written: the file says how many steps it holds.
  const steps = play.trimEnd().split('\n').length;
  await page.goto('/#/');
  await page.locator('input[type="file"]').setInputFiles(file);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue(String(steps));
  // At full speed it could be at its end again before anybody looks.
  await set(page, 'speed', 'slow');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider).not.toHaveValue(String(steps));
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByLabel('View').selectOption({ label: 'Nixon' });
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/match\//);
  await expect(page.locator('[data-part="decision"]')).toBeVisible();
  await expect.poll(() => stepsShown(page)).toBeGreaterThanOrEqual(steps);
});

test('a link that holds the match opens it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(page, 'link');
  await toFirstPlay(page);
  const steps = await stepsShown(page);
  await page.getByRole('button', { name: 'Save and share' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).first().click();
  await expect(page.getByText('The link is on your clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('slider')).toHaveValue(String(steps));
});

test('a link that the version before has made opens', async ({ page }) => {
  const link = readFileSync(new URL('../storage/version-before/link.txt', import.meta.url), 'utf8').trim();
  const record = readFileSync(new URL('../storage/version-before/record.txt', import.meta.url), 'utf8');
  const steps = record.split('---\n')[1]?.trimEnd().split('\n').length;
  await page.goto(`/#/shared/${link}`);
  await expect(page.getByRole('slider')).toHaveValue(String(steps));
});

test('a decided match lays its board open quietly, and is stepped through from its beginning', async ({ page }) => {
  await page.goto('/#/play/1960?seed=decided&seats=bot:random,bot:random');
  await page.getByRole('button', { name: 'See the board' }).click({ timeout: 60_000 });
  await expect(page.locator('[data-part="map"] [data-state="OH"]')).toBeVisible();
  await expect(page.locator('[data-part="decision"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Election night' }).click();
  await page.getByRole('link', { name: 'Replay' }).last().click();
  await expect(page.getByRole('slider')).toHaveValue('0');
});

test('the language changes in the middle of a campaign and nothing is lost', async ({ page }) => {
  await sitDown(page, 'language');
  await toFirstPlay(page);
  await playFor(page, 'campaign');
  const steps = await stepsShown(page);
  await set(page, 'language', 'pl');
  await expect(page.locator('[data-part="decision"]').getByText(/^Kampania .*: zosta(ł|ły|ło) \d PK/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  expect(await stepsShown(page)).toBe(steps);
  await pickState(page);
  await expect.poll(() => stepsShown(page)).toBeGreaterThan(steps);
});

test('a match that cannot be read is reported, kept, and can be saved', async ({ page }) => {
  await sitDown(page, 'damage');
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto('/#/');
  await page.evaluate(async (match) => {
    const open = indexedDB.open('whistlestop');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const store = database.transaction('matches', 'readwrite').objectStore('matches');
    const row = await new Promise<{ record: string }>((resolve) => {
      const get = store.get(match);
      get.onsuccess = () => resolve(get.result as { record: string });
    });
    store.put({ ...row, record: row.record.replace(/deal \S+/, 'deal nothing-at-all') });
    database.close();
  }, id);
  await page.goto(`/#/match/${id}`);
  await expect(page.getByRole('heading', { name: 'A line of this record cannot be read.' })).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  expect(readFileSync(await saved.path(), 'utf8')).toContain('nothing-at-all');
});

test('election night keeps its end to itself until the last return is in', async ({ page }) => {
  await page.goto('/#/play/1960?seed=night&seats=bot:random,bot:random');
  const won = page.getByRole('heading', { name: /won$/ });
  await expect(won).toBeVisible({ timeout: 120_000 });
  await page.evaluate(() =>
    localStorage.setItem('whistlestop-settings', JSON.stringify({ language: 'en', speed: 'slow', map: 'map' })),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'On the wire' })).toBeVisible();
  await expect(won).toHaveCount(0);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(won).toBeVisible();
});
