import type { Page } from '@playwright/test';
import { expect, sitDown, test } from './sitting.ts';
import { whatIsAsked } from './whole-matches.ts';

/** What the focused element is, as far as a player at the keyboard needs to know. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return {
      part: element?.closest('[data-part]')?.getAttribute('data-part') ?? '',
      way: element?.hasAttribute('data-way') ?? false,
      pickable: element?.getAttribute('data-clickable') === 'true',
    };
  });

const MAP = '[data-part="map"] [data-state][data-clickable="true"]';
const HAND = '[data-part="hand"] button[data-card]:not([data-disabled="true"])';
const ANSWER = '[data-part="decision"] [data-action]';
/** What a decision can be answered with, most particular first. */
const TARGETS = [
  '[data-way]:not([aria-disabled="true"])',
  '[data-part="decision"] button[data-card]',
  HAND,
  MAP,
  ANSWER,
];

/** Walks the map to a state that can be chosen and chooses it. */
async function pickState(page: Page): Promise<void> {
  await page.keyboard.press('s');
  for (let steps = 0; steps < 50; steps++) {
    if ((await focused(page)).pickable) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** Walks the hand to a card that can be played and takes it up. */
async function pickCard(page: Page): Promise<void> {
  await page.keyboard.press('h');
  for (let cards = 0; cards < 8; cards++) {
    if (await page.evaluate(() => document.activeElement?.getAttribute('data-disabled') === 'false')) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** Goes to the panel and presses Enter on the first answer there. */
async function answer(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('d');
  for (let controls = 0; controls < 30; controls++) {
    if (await page.evaluate((wish) => document.activeElement?.matches(wish) === true, selector)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test('a whole match is played with the keyboard alone', async ({ page }) => {
  await sitDown(page, 'keyboard');
  for (let moves = 0; moves < 1500; moves++) {
    const wish = await whatIsAsked(page, TARGETS);
    if (wish === undefined) break;
    if (wish === HAND) await pickCard(page);
    else if (wish === MAP && moves % 5 !== 4) await pickState(page);
    else await answer(page, wish === MAP ? ANSWER : wish);
  }
  await expect(page.locator('[data-over="true"]').first()).toBeVisible();
});

test('every key of the help page does what it says', async ({ page }) => {
  await sitDown(page, 'keys');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys and help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  expect((await focused(page)).part).toBe('hand');
  await page.keyboard.press('s');
  expect((await focused(page)).part).toBe('map');
  await page.keyboard.press('h');
  await page.keyboard.press('m');
  await expect(page.locator('[data-kind="cartogram"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeInViewport();
  await page.keyboard.press('m');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.locator('[data-kind="map"]')).toBeVisible();
});

test('the rulings open beside the match with one key', async ({ page, context }) => {
  await sitDown(page, 'rulings');
  const [rulings] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('/')]);
  await expect(rulings.getByRole('searchbox')).toBeVisible();
  await expect(page.locator('[data-part="decision"]:not(:empty)')).toBeVisible();
});
