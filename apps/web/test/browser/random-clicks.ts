import type { Page } from '@playwright/test';

/** What can be clicked to bring a match forward, on the board or in the text table. */
const CLICKABLE = [
  '[data-way]:not([aria-disabled="true"])',
  '[data-part="decision"] [data-action]',
  '[data-part="hand"] button[data-card]:not([data-disabled="true"])',
  '[data-part="decision"] button[data-card]',
  '[data-part="map"] [data-state][data-clickable="true"]',
  '[data-part="map"] [data-region][data-clickable="true"][role="button"]',
  '[data-part="rail"] [data-issue][data-clickable="true"]',
  '[data-curtain] button',
].join(',');

/**
 * Clicks at random inside the page until the match is over, so many clicks were made, or something wanted is on the
 * page. Returns the clicks made and whether the match is over.
 */
export function clickAtRandom(
  page: Page,
  seed: number,
  clicks: number,
  wanted?: string,
): Promise<{ clicked: number; over: boolean }> {
  return page.evaluate(
    async ({ selector, seed: first, limit, until }) => {
      let state = first;
      const random = (below: number): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 0x1_0000_0000) * below);
      };
      const pause = (): Promise<void> =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(undefined);
        });
      const isOver = (): boolean => document.querySelector('[data-over="true"]') !== null;
      const isThere = (): boolean => until !== undefined && document.querySelector(until) !== null;
      let clicked = 0;
      const patience = performance.now() + 120_000;
      while (clicked < limit && !isOver() && !isThere() && performance.now() < patience) {
        const ready = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
        const target = ready[random(ready.length)];
        if (target === undefined) {
          await new Promise((resolve) => {
            requestAnimationFrame(resolve);
          });
          continue;
        }
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        clicked++;
        await pause();
      }
      return { clicked, over: isOver() };
    },
    { selector: CLICKABLE, seed, limit: clicks, until: wanted },
  );
}
