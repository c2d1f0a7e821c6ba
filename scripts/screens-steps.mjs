// @ts-check

/** @typedef {import('@playwright/test').Page} Page */

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

/**
 * Opens a match and plays until something is on the screen.
 * @param {Page} page
 * @param {string} match
 * @param {string} selector
 */
export async function playUntil(page, match, selector) {
  await page.goto(match);
  await clickUntil(page, selector);
}

/**
 * Clicks at random until something is on the screen.
 * @param {Page} page
 * @param {string} selector
 */
async function clickUntil(page, selector) {
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
    // Random numbers are drawn for clicks only, not while waiting, so the same match always gives the same pictures.
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
