import type { Page } from '@playwright/test';
import { expect, sitDown, test, toFirstPlay } from './sitting.ts';
import { whatIsAsked } from './whole-matches.ts';

/** The part of the table the focus is in. */
const focusedPart = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-part]')?.getAttribute('data-part'));

/** Whether the focus is on something of a kind. */
const isOn = (page: Page, selector: string) =>
  page.evaluate((wish) => document.activeElement?.matches(wish) === true, selector);

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

/** Walks the map to the first state of a kind and presses Enter there. */
async function pressState(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('s');
  for (let steps = 0; steps < 50; steps++) {
    if (await isOn(page, selector)) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** Walks the hand to a card that can be played and takes it up. */
async function pickCard(page: Page): Promise<void> {
  await page.keyboard.press('h');
  for (let cards = 0; cards < 8; cards++) {
    if (await isOn(page, '[data-disabled="false"]')) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

/** Goes to the panel and on to the first answer of a kind there. */
async function goToAnswer(page: Page, selector: string): Promise<void> {
  await page.keyboard.press('d');
  for (let controls = 0; controls < 30; controls++) {
    if (await isOn(page, selector)) break;
    await page.keyboard.press('Tab');
  }
}

/** Goes to the panel and presses Enter on the first answer of a kind there. */
async function answer(page: Page, selector: string): Promise<void> {
  await goToAnswer(page, selector);
  await page.keyboard.press('Enter');
}

test('a whole match is played with the keyboard alone', async ({ page }) => {
  await sitDown(page, 'keyboard');
  for (let moves = 0; moves < 1500; moves++) {
    const wish = await whatIsAsked(page, TARGETS);
    if (wish === undefined) break;
    if (wish === HAND) await pickCard(page);
    else if (wish === MAP && moves % 5 !== 4) await pressState(page, MAP);
    else await answer(page, wish === MAP ? ANSWER : wish);
  }
  await expect(page.locator('[data-over="true"]').first()).toBeVisible();
});

test('a question that is answered in the hand takes the focus itself, and does not offer undoing first', async ({
  page,
}) => {
  await sitDown(page, 'x');
  await page.locator(ANSWER, { hasText: 'Let it pass' }).press('Enter');
  await expect(page.locator(HAND).first()).toBeVisible();
  await expect(page.locator('[data-part="decision"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part="decision"]').getByRole('button', { name: 'Undo' })).toBeFocused();
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
  expect(await focusedPart(page)).toBe('hand');
  await page.keyboard.press('s');
  expect(await focusedPart(page)).toBe('map');
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

test('rules and rulings are searched beside the match with one key', async ({ page, context }) => {
  await sitDown(page, 'rules');
  const [rules] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('/')]);
  await expect(rules.getByRole('searchbox')).toBeFocused();
  await rules.keyboard.type('support check');
  await expect(rules.getByRole('heading', { name: 'Campaigning in states' })).toBeVisible();
  await expect(rules.getByRole('heading', { name: 'The aim' })).toHaveCount(0);
  await rules.getByRole('link', { name: 'How are support checks declared?' }).click();
  await expect(rules.getByRole('heading', { name: 'How are support checks declared?' })).toBeInViewport();
  await expect(page.locator('[data-part="decision"]:not(:empty)')).toBeVisible();
});

test('the keyboard alone tells why a thing is closed, and the odds of a choice', async ({ page }) => {
  const nixonCarriesNewYork = JSON.stringify({ handicap: { nixon: { support: { NY: 8 } } } });
  await sitDown(page, 'why-by-key', 'person,bot:random', nixonCarriesNewYork);
  await toFirstPlay(page);
  await pressState(page, '[data-state="TX"]');
  await expect(page.locator('[aria-live="assertive"]')).toContainText('Choose a card');
  await expect(page.getByRole('link', { name: 'Playing a card' })).toHaveAttribute('href', /playing$/);
  const nameOfFocused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('h');
  // With 4 CP Alaska would be within reach.
  for (let cards = 0; cards < 6 && !/[23] CP/.test(await nameOfFocused()); cards++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const advertise = page.locator('[data-way$=" advertise"]');
  await goToAnswer(page, '[data-way$=" advertise"]');
  await expect(advertise).toBeFocused();
  await expect(advertise).toHaveAccessibleName(/\d+%/);

  await answer(page, '[data-way$=" campaign"]');
  await expect(page.getByText(/Campaign in the East/).first()).toBeVisible();
  await pressState(page, '[data-state="AK"]');
  await expect(page.locator('[aria-live="assertive"]')).toContainText('Alaska');
  await pressState(page, '[data-state="NY"]');
  await expect(page.locator('[data-way^="check NY"]').first()).toBeFocused();
  await expect(page.locator('[data-way^="check NY"]').first()).toHaveAccessibleName(/\d+%/);
});
