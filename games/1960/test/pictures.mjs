// @ts-check

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, width: number, height: number }} Size */
/** @typedef {Readonly<Record<'DESKTOP' | 'TABLET' | 'PHONE', Size>>} Sizes */
/** @typedef {{ see: (page: Page, selector: string) => Promise<void>, playUntil: (page: Page, match: string, selector: string) => Promise<void> }} Steps */

const MATCH = '/#/play/1960?seed=screens-4&seats=person,bot:random';
const BOTS = '/#/play/1960?seed=screens-4&seats=bot:random,bot:random';
const CARD = '[data-part="hand"] button[data-card][data-disabled="false"]';

/**
 * The pictures of this game that scripts/screens.mjs takes.
 * @param {Sizes} sizes
 * @param {Steps} steps
 */
export function pictures({ DESKTOP, TABLET, PHONE }, { see, playUntil }) {
  const everySize = [DESKTOP, TABLET, PHONE];
  const toHand = (/** @type {Page} */ page) => playUntil(page, MATCH, CARD);
  const takeCard = (/** @type {Page} */ page) => page.locator(CARD).nth(1).click();

  /** @param {Page} page */
  async function watchToTheEnd(page) {
    await page.goto(BOTS);
    await page.locator('[data-over="true"]').first().waitFor({ timeout: 120_000 });
  }

  /** @param {Page} page */
  async function campaign(page) {
    await takeCard(page);
    await page.locator('[data-way$=" campaign"]').first().click();
    await see(page, '[data-state][data-clickable="true"]');
    await page.locator('[data-state="OH"]').hover({ force: true });
  }

  /** @param {Page} page */
  async function region(page) {
    await campaign(page);
    await page.getByRole('button', { name: 'East', exact: true }).click();
  }

  /** @param {Page} page */
  async function replay(page) {
    await page.goto(page.url().replace('/match/', '/replay/'));
    const slider = page.getByRole('slider');
    await slider.waitFor();
    const last = Number(await slider.getAttribute('max'));
    await slider.fill(String(Math.round(last * 0.6)));
  }

  /** @param {Page} page */
  async function debates(page) {
    await replay(page);
    const jump = page.getByLabel('Jump to');
    await jump.selectOption(await jump.locator('option', { hasText: 'Debates' }).first().innerText());
    await page.locator('main').focus();
    const onSides = page.locator('section[aria-label="The Debates"] ol article[data-card]');
    while ((await onSides.count()) < 3) await page.keyboard.press('ArrowRight');
    await page.evaluate(() => scrollTo(0, 0));
  }

  return [
    {
      name: 'set-up',
      sizes: [DESKTOP],
      open: (/** @type {Page} */ page) => page.goto('/#/new/1960').then(() => see(page, 'select')),
    },
    { name: 'table', sizes: everySize, open: toHand },
    { name: 'card', sizes: everySize, open: (/** @type {Page} */ page) => toHand(page).then(() => takeCard(page)) },
    { name: 'campaign', sizes: everySize, open: (/** @type {Page} */ page) => toHand(page).then(() => campaign(page)) },
    { name: 'region', sizes: [PHONE], open: (/** @type {Page} */ page) => toHand(page).then(() => region(page)) },
    {
      name: 'debates',
      sizes: [DESKTOP, PHONE],
      open: (/** @type {Page} */ page) => watchToTheEnd(page).then(() => debates(page)),
    },
    { name: 'election-night', sizes: everySize, open: watchToTheEnd },
    {
      name: 'text-table',
      sizes: [DESKTOP],
      open: (/** @type {Page} */ page) => toHand(page).then(() => page.keyboard.press('t')),
    },
    {
      name: 'replay',
      sizes: [DESKTOP, PHONE],
      open: (/** @type {Page} */ page) => watchToTheEnd(page).then(() => replay(page)),
    },
    {
      name: 'rules',
      sizes: [DESKTOP, PHONE],
      open: (/** @type {Page} */ page) => page.goto('/#/rules/1960').then(() => see(page, 'section')),
    },
    {
      name: 'rulings',
      sizes: [DESKTOP],
      open: (/** @type {Page} */ page) => page.goto('/#/rulings/1960/36').then(() => see(page, 'article')),
    },
  ];
}
