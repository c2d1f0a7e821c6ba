// @ts-check

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, width: number, height: number }} Size */
/** @typedef {Readonly<Record<'DESKTOP' | 'TABLET' | 'PHONE', Size>>} Sizes */
/** @typedef {{ playUntil: (page: Page, match: string, selector: string) => Promise<void> }} Steps */

const MATCH = '/#/play/hook-or-crook?seed=screens&seats=person,bot:random,bot:random,bot:random';

/**
 * The pictures of this game that scripts/screens.mjs takes.
 * @param {Sizes} sizes
 * @param {Steps} steps
 */
export function pictures({ DESKTOP, TABLET, PHONE }, { playUntil }) {
  const seen = (/** @type {string} */ selector) => (/** @type {Page} */ page) => playUntil(page, MATCH, selector);
  return [
    { name: 'hook-or-crook', sizes: [DESKTOP, TABLET, PHONE], open: seen('article[class*="page"]') },
    {
      name: 'hook-or-crook-court',
      sizes: [DESKTOP, PHONE],
      open: seen('section[aria-label="The court room"] [data-table="true"]'),
    },
    { name: 'hook-or-crook-reckoning', sizes: [DESKTOP], open: seen('[data-over="true"]') },
  ];
}
