import { packs } from '@whistlestop/games';
import type { BrowserContext, Page } from '@playwright/test';
import { withSettings } from './other-tables.ts';
import { expect, sitDown, test } from './sitting.ts';

/** What a click opens beside the page. */
async function opened(context: BrowserContext, click: () => Promise<void>): Promise<Page> {
  const [beside] = await Promise.all([context.waitForEvent('page'), click()]);
  return beside;
}

test('the rules are read from the first page: contents, rulings and back, both languages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: /1960/ }).getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page).toHaveURL(/#\/rules\/1960$/);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Campaigning in states' }).click();
  const section = page.getByRole('region', { name: 'Campaigning in states' });
  await expect(section).toBeFocused();
  await expect(section.getByRole('heading')).toBeInViewport();

  await section.getByRole('link', { name: 'Ruling 36' }).click();
  await expect(page.getByRole('heading', { name: 'How are support checks declared?' })).toBeInViewport();
  await page.getByRole('link', { name: 'The rules themselves stand here.' }).click();
  await expect(contents).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(section.getByRole('heading')).toBeInViewport();

  await page.getByRole('button', { name: 'Polski' }).click();
  await expect(page.getByRole('heading', { name: 'Kampania w stanach' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Spis treści' })).toBeVisible();
});

for (const [language, heading, log] of [
  ['en', 'The bag and its checks', 'Log'],
  ['pl', 'Torba i testy', 'Dziennik'],
] as const) {
  test(`a line of the log leads to its rule beside the match (${language})`, async ({ page, context }) => {
    await withSettings(page, { language });
    await sitDown(page, 'rules');
    await page.keyboard.press('l');
    const line = page.getByRole('dialog', { name: log }).getByRole('listitem').last();
    await expect(page.getByRole('dialog', { name: log }).locator('li:not(:has(a))')).toHaveCount(0);
    const rules = await opened(context, () => line.getByRole('link', { name: heading }).click());
    await expect(rules.getByRole('region', { name: heading })).toBeFocused();
    await expect(page.locator('[data-part="decision"]:not(:empty)')).toBeVisible();
  });
}

test('the help of a match leads to the rules of its game, beside it', async ({ page, context }) => {
  await sitDown(page, 'rules');
  await page.keyboard.press('?');
  const rules = await opened(context, () => page.getByRole('link', { name: /Read the rules/ }).click());
  await expect(rules.getByRole('heading', { name: 'The aim' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the rules of every game keep to the width of the screen', async ({ page }) => {
    for (const { id: game } of packs) {
      await page.goto(`/#/rules/${game}`);
      for (const [heading, other] of [
        ['The aim', 'Polski'],
        ['Cel gry', 'English'],
      ] as const) {
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        await page.getByRole('button', { name: other }).click();
      }
    }
  });
});
