import { expect, sitDown, stepsShown, test, toFirstPlay } from './sitting.ts';

test('a record from a newer version says so', async ({ page }) => {
  await page.goto('/');
  const record = 'Whistlestop record 99\ngame: 1960\nrules: 1\n';
  await page.locator('input[type="file"]').setInputFiles({
    name: 'later.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
  await expect(page.getByRole('heading', { name: 'This record was written by a newer version.' })).toBeVisible();
});

test('a browser without room says so, the match goes on, and saving is tried again on request', async ({ page }) => {
  await sitDown(page, 'no-room');
  await page.evaluate(() => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    document.addEventListener('make-room', () => Object.defineProperty(IDBObjectStore.prototype, 'put', put));
  });
  await toFirstPlay(page);
  await page.locator('[data-part="hand"] button[data-card][data-disabled="false"]').first().click();
  await page.locator('[data-way$=" campaign"]').click();
  const full = page.getByText('This browser has no room left to save the match.');
  await expect(full).toBeVisible();
  const steps = await stepsShown(page);
  await page.evaluate(() => document.dispatchEvent(new Event('make-room')));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(full).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-part="decision"]:not(:empty)')).toBeVisible();
  await expect.poll(() => stepsShown(page)).toBe(steps);
});

test('a match that finds no room is not begun, and says so where it was asked for', async ({ page }) => {
  await page.goto('/#/new/1960');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await expect(page.getByRole('alert')).toContainText('This browser has no room left');
  await expect(start).toBeEnabled();
  await page.goto('/#/play/1960');
  await expect(page.getByRole('heading', { name: 'This browser has no room left' })).toBeVisible();
});

test('bots that die are reported, and asked again on request', async ({ page }) => {
  let dead = true;
  await page.route(/bot-worker/, (route) =>
    dead
      ? route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => { throw new Error("no memory"); };' })
      : route.continue(),
  );
  await page.goto('/#/play/1960?seed=dead&seats=bot:random,bot:random');
  const stumbled = page.getByText('The bot stumbled and gave no answer.');
  await expect(stumbled).toBeVisible();
  const before = await stepsShown(page);
  dead = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stumbled).toBeHidden();
  await expect.poll(() => stepsShown(page)).toBeGreaterThan(before);
});

test('a kept match that cannot be read says so in the language of the page, and can be saved', async ({ page }) => {
  await sitDown(page, 'damaged');
  const match = page.url();
  await page.goto('/');
  await page.evaluate(async () => {
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const database = await answerOf(indexedDB.open('whistlestop'));
    const store = database.transaction('matches', 'readwrite').objectStore('matches');
    const [kept] = (await answerOf(store.getAll())) as { record: string }[];
    await answerOf(store.put({ ...kept, record: kept!.record.replace(/---\n[^]*/u, '---\nnonsense\n') }));
    database.close();
  });
  await page.goto(match);
  await expect(page.getByRole('heading', { name: 'A line of this record cannot be read.' })).toBeVisible();
  await expect(page.locator('main p')).toHaveText(/nonsense/);
  await page.evaluate(() => localStorage.setItem('whistlestop-settings', JSON.stringify({ language: 'pl' })));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nie da się odczytać jednego z wierszy tego zapisu.' })).toBeVisible();
  await expect(page.locator('main p')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toBeVisible();
});
