import type { Locator, Page } from '@playwright/test';
import { audit, expect, PHONE, sitDown, test, toFirstPlay } from './sitting.ts';
import { whatIsAsked } from './whole-matches.ts';

test.use(PHONE);

const MAP = '[data-part="map"] [data-state][data-clickable="true"]';
const ANSWER = '[data-part="decision"] [data-action]';
/** Where to put the finger next, by what is on the screen. */
const TARGETS = [
  '[data-way]:not([aria-disabled="true"])',
  '[data-part="decision"] button[data-card]',
  '[data-part="hand"] button[data-card]:not([data-disabled="true"])',
  MAP,
  ANSWER,
];

/** Whether nothing lies over the upper and the lower edge of something. */
const isOnTop = (part: Locator): Promise<boolean> =>
  part.evaluate((box) => {
    const { left, top, bottom, width } = box.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => box.contains(document.elementFromPoint(left + width / 2, y)));
  });

test('a whole match is played by touch on a phone, and nothing scrolls sideways', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'whistlestop-settings',
      JSON.stringify({ language: 'en', speed: 'instant', map: 'cartogram' }),
    ),
  );
  await sitDown(page, 'touch');
  await audit(page);
  for (let turn = 0; turn < 1200; turn++) {
    const wish = await whatIsAsked(page, TARGETS);
    if (wish === undefined) break;
    // Now and then a series of placements is ended early.
    const early = wish === MAP && turn % 4 === 3 && (await page.locator(ANSWER).count()) > 0;
    const ready = page.locator(early ? ANSWER : wish).filter({ visible: true });
    await ready.nth(turn % (await ready.count())).tap();
    if (turn % 50 === 0) {
      const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(wide).toBeLessThanOrEqual(window ?? 0);
    }
  }
  await expect(page.locator('[data-over="true"]').first()).toBeVisible();
  await audit(page);
});

test('the answers to a question stay in sight above the hand', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'whistlestop-settings',
      JSON.stringify({ language: 'en', speed: 'instant', map: 'cartogram' }),
    ),
  );
  await sitDown(page, 'touch');
  await toFirstPlay(page);
  await page.locator('[data-part="hand"] button[data-card][data-disabled="false"]').first().tap();
  await page.locator('[data-way$=" campaign"]').tap();
  const done = page.locator('[data-part="decision"] [data-action="done"]');
  const question = page.locator('[data-part="decision"]').getByText('CP left for support');
  const seen = async () => {
    for (const part of [question, done]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      await expect.poll(() => isOnTop(part)).toBe(true);
    }
  };
  await page.evaluate(() => scrollTo(0, 0));
  await seen();
  // A region by itself fills the phone: how much is left and how to end it are read while the cubes are placed.
  const map = page.locator('[data-part="map"]');
  for (const region of ['East', 'West']) {
    await map.getByRole('button', { name: region, exact: true }).tap();
    await seen();
    await page.evaluate(() => scrollTo(0, 0));
    await seen();
  }
});

test('the answers to a question do not lie over the question', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'whistlestop-settings',
      JSON.stringify({ language: 'pl', speed: 'instant', map: 'cartogram' }),
    ),
  );
  await sitDown(page, 'z');
  await toFirstPlay(page);
  const drawer = page.locator('[data-part="hand"] [aria-expanded="true"]');
  await expect(drawer).toContainText('Zagraj kartę');
  await page.locator('[data-part="hand"] button[data-card][data-disabled="false"]').first().tap();
  await page.locator('[data-way$=" advertise"]').tap();
  const question = page.locator('[data-part="decision"]').getByText('Połóż w dowolnym regionie');
  await expect(question).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isOnTop(question)).toBe(true);
});

test('every state of a region shown close up is as large as a finger needs', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'whistlestop-settings',
      JSON.stringify({ language: 'en', speed: 'instant', map: 'cartogram' }),
    ),
  );
  await sitDown(page, 'fingers');
  const map = page.locator('[data-part="map"]');
  for (const [region, states] of Object.entries({ East: 12, Midwest: 9, South: 11, West: 18 })) {
    await map.getByRole('button', { name: region, exact: true }).tap();
    const tiles = map.locator(`[data-state][data-region="${region}"] [data-shape]`);
    await expect(tiles).toHaveCount(states);
    const small = await tiles.evaluateAll((all) =>
      all.flatMap((tile) => {
        const { width, height, left, right } = tile.getBoundingClientRect();
        const seen = left >= 0 && right <= innerWidth;
        const name = tile.closest('[data-state]')?.getAttribute('data-state');
        return width >= 44 && height >= 44 && seen ? [] : [`${name} ${width.toFixed(1)} x ${height.toFixed(1)}`];
      }),
    );
    expect(small).toEqual([]);
    const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBeLessThanOrEqual(window ?? 0);
  }
});

/** What can be tapped on the page and is smaller than a finger needs. */
const tooSmall = (page: Page) =>
  page.locator('a, button, summary, input, select').evaluateAll((all) =>
    all.flatMap((target) => {
      // A box is ticked and a field is written in by a tap on its label too.
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const hidden = width === 0 || target.closest('dialog:not([open])') !== null;
      return hidden || (width >= 44 && height >= 44) ? [] : [`${target.textContent} ${width} x ${height}`];
    }),
  );

for (const language of ['en', 'pl'])
  test(`everything to tap at home and at the club is as large as a finger needs (${language})`, async ({ page }) => {
    await page.addInitScript(
      (settings) => localStorage.setItem('whistlestop-settings', settings),
      JSON.stringify({ language, speed: 'instant', map: 'cartogram' }),
    );
    await sitDown(page, 'large');
    await page.goto('/');
    await expect(page.locator('a[href="#/club"]')).toHaveCount(2);
    await expect(page.locator('a[href^="#/replay/"]')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await page.goto('/#/club');
    const guest = page.getByRole('button', { name: /Play as a guest|Graj jako gość/ });
    await expect(guest).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await page.goto('/#/account');
    await expect(page.locator('summary')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
    await page.goto('/#/club');
    await page.getByRole('textbox').fill(`Finger ${language} ${Math.random().toString(36).slice(2, 10)}`);
    await guest.tap();
    await expect(page.getByTestId('me')).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  });
