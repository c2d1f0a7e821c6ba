import type { Page } from '@playwright/test';
import { expect, sitDown, test, toFirstPlay } from './sitting.ts';

const CARDS = '[data-part="hand"] button[data-card]';

/** What is amiss with the card that is shown near: it must be all on the screen, and all of its text in it. */
const amiss = (page: Page, id: string) =>
  page.evaluate((card) => {
    const near = document.querySelector(`[data-place="${card}"] article`);
    if (near === null) return ['it is not there'];
    const { left, right, top, bottom } = near.getBoundingClientRect();
    const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const cut = [near, ...near.querySelectorAll('span')].some(
      (part) => getComputedStyle(part).overflow === 'hidden' && part.scrollHeight > part.clientHeight + 1,
    );
    return [...(outside ? ['it leaves the screen'] : []), ...(cut ? ['it is cut'] : [])];
  }, id);

for (const language of ['en', 'pl'])
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const)
    test(`every card of the hand can be read whole where it lies (${language}, ${width} x ${height})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(
        (settings) => localStorage.setItem('whistlestop-settings', settings),
        JSON.stringify({ language, speed: 'instant', map: 'map' }),
      );
      await sitDown(page, 'x');
      await toFirstPlay(page);
      const ids = await page
        .locator(CARDS)
        .evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
      expect(ids).toHaveLength(6);
      for (const id of ids) {
        await page.locator(`${CARDS}[data-card="${id}"]`).hover();
        await expect(page.locator(`[data-place="${id}"] article`)).toBeVisible();
        // Until the fonts arrive, others stand in that may take more room.
        await expect.poll(() => amiss(page, id), id).toEqual([]);
      }
      // The same with the keyboard, and the card near is the only one.
      await page.mouse.move(5, 5);
      await page.keyboard.press('h');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-place] article')).toHaveCount(1);
      await expect(page.locator(`[data-place="${ids[1]}"] article`)).toBeVisible();
    });
