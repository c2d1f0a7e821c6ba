// @ts-check

/** @typedef {import('@playwright/test').Page} Page */

const MATCH = '/#/play/1960?seed=screens-4&seats=person,bot:random';
const BOTS = '/#/play/1960?seed=screens-4&seats=bot:random,bot:random';

/**
 * @param {Page} page
 * @param {string} selector
 */
export function see(page, selector) {
  return page.locator(selector).first().waitFor();
}

/**
 * @param {Page} page
 * @param {string} name
 */
export async function toHeading(page, name) {
  await see(page, '[data-match]');
  await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView());
}

/**
 * Sits down at a match of the club.
 * @param {Page} page
 * @param {string} match
 */
export async function toTable(page, match) {
  await page.goto(`/#/club/match/${match}`);
  await see(page, '[data-steps]');
}

/** @param {Page} page */
export async function chat(page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: /^Chat/ }).click();
}

/** @param {Page} page */
export async function watchToTheEnd(page) {
  await page.goto(BOTS);
  await page.locator('[data-over="true"]').first().waitFor({ timeout: 120_000 });
}

/** @param {Page} page */
export async function toHand(page) {
  await page.goto(MATCH);
  await playTo(page, '[data-part="hand"] button[data-card][data-disabled="false"]', false);
}

/** @param {Page} page */
export async function takeCard(page) {
  await page.locator('[data-part="hand"] button[data-card][data-disabled="false"]').nth(1).click();
}

/** @param {Page} page */
export async function campaign(page) {
  await takeCard(page);
  await page.locator('[data-way$=" campaign"]').first().click();
  await see(page, '[data-state][data-clickable="true"]');
  await page.locator('[data-state="OH"]').hover({ force: true });
}

/** @param {Page} page */
export async function region(page) {
  await campaign(page);
  await page.getByRole('button', { name: 'East', exact: true }).click();
}

/** @param {Page} page */
export async function debates(page) {
  await replay(page);
  const jump = page.getByLabel('Jump to');
  await jump.selectOption(await jump.locator('option', { hasText: 'Debates' }).first().innerText());
  await page.locator('main').focus();
  const onSides = page.locator('section[aria-label="The Debates"] ol article[data-card]');
  while ((await onSides.count()) < 3) await page.keyboard.press('ArrowRight');
  await page.evaluate(() => scrollTo(0, 0));
}

/** @param {Page} page */
export async function replay(page) {
  await page.goto(page.url().replace('/match/', '/replay/'));
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.round(last * 0.6)));
}

/**
 * Plays a match of another game until something is on the screen.
 * @param {Page} page
 * @param {string} match
 * @param {string} selector
 */
export async function playOn(page, match, selector) {
  await page.goto(match);
  await playTo(page, selector, false);
}

/**
 * Lets somebody who clicks at random play until something is on the screen.
 * @param {Page} page
 * @param {string} selector
 * @param {boolean} fresh
 */
async function playTo(page, selector, fresh = true) {
  if (fresh) await page.goto(MATCH);
  await see(page, '[data-part="decision"]');
  await page.evaluate(async (wanted) => {
    let state = 19_60;
    const random = (/** @type {number} */ below) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 0x1_0000_0000) * below);
    };
    const choices =
      '[data-way]:not([aria-disabled="true"]), [data-part="decision"] [data-action], ' +
      '[data-part="hand"] button[data-card][data-disabled="false"], [data-part="decision"] button[data-card], ' +
      '[data-state][data-clickable="true"]';
    const isThere = () =>
      document.querySelector(wanted) !== null || document.querySelector('[data-over="true"]') !== null;
    // Luck is drawn for clicks alone, not while others are waited for: the same match always gives the same pictures.
    for (let clicks = 0; clicks < 4000 && !isThere(); ) {
      const ready = [...document.querySelectorAll(choices)].filter((element) => element.checkVisibility());
      if (ready.length > 0) {
        ready[random(ready.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        clicks++;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    }
  }, selector);
  await see(page, selector);
}
