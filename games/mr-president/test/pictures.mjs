// @ts-check

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, width: number, height: number }} Size */
/** @typedef {Readonly<Record<'DESKTOP' | 'TABLET' | 'PHONE', Size>>} Sizes */
/** @typedef {{ playUntil: (page: Page, match: string, selector: string) => Promise<void> }} Steps */

const MATCH =
  '/#/play/mr-president?seed=screens&seats=person,bot:greedy,bot:greedy,bot:proportional' +
  '&options={"edition":"second","candidates":4,"length":"short"}';
const NOMINEES =
  '/#/play/mr-president?seed=screens&seats=person,bot:random,bot:random,bot:random' +
  '&options={"edition":"first","version":"nominee"}';

/**
 * The pictures of this game that scripts/screens.mjs takes.
 * @param {Sizes} sizes
 * @param {Steps} steps
 */
export function pictures({ DESKTOP, TABLET, PHONE }, { playUntil }) {
  const seen = (/** @type {string} */ match, /** @type {string} */ selector) => (/** @type {Page} */ page) =>
    playUntil(page, match, selector);
  return [
    {
      name: 'mr-president',
      sizes: [DESKTOP, TABLET, PHONE],
      open: seen(MATCH, 'main:has(g[data-seat="blue"]):has(g[data-seat="red"])'),
    },
    { name: 'mr-president-upset', sizes: [DESKTOP], open: seen(MATCH, 'ol[class*="order"]') },
    { name: 'mr-president-parley', sizes: [DESKTOP], open: seen(NOMINEES, '[role="timer"]') },
    { name: 'mr-president-result', sizes: [DESKTOP, PHONE], open: seen(MATCH, '[data-over="true"]') },
  ];
}
