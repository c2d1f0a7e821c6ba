import { expect, type Page } from '@playwright/test';

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
 * How long others may think, in milliseconds, and how many frames a target may stay covered. Frames, because a busy
 * machine stops drawing while time passes.
 */
const PATIENCE = { thinking: 60_000, covered: 120 };

/**
 * Clicks at random until the match is over, the limit of clicks is reached, or `wanted` is on the page. A click goes to
 * the uppermost element at the target's place, so it fails when the target is covered.
 */
export async function clickAtRandom(
  page: Page,
  seed: number,
  clicks: number,
  wanted?: string,
): Promise<{ clicked: number; over: boolean }> {
  const { trouble, ...made } = await page.evaluate(clickAround, {
    selector: CLICKABLE,
    seed,
    clicks,
    until: wanted,
    ...PATIENCE,
  });
  expect(trouble).toBe(undefined);
  return made;
}

interface Clicks {
  readonly clicked: number;
  readonly over: boolean;
  readonly trouble?: string;
}

/** Runs in the page: a message to and from it for each click would take longer than the match. */
async function clickAround(ask: {
  selector: string;
  seed: number;
  clicks: number;
  until: string | undefined;
  thinking: number;
  covered: number;
}): Promise<Clicks> {
  let state = ask.seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
  // The middle first, then further and further out: a card of a fan shows an edge, a state is no rectangle.
  const places = Array.from({ length: 21 }, (_, i) => 0.5 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 0.048);
  const uppermostOn = (target: Element): Element | undefined => {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    for (const down of places)
      for (const across of places) {
        const hit = document.elementFromPoint(left + across * width, top + down * height);
        if (hit !== null && target.contains(hit)) return hit;
      }
    return undefined;
  };
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve());
      port1.start();
      port2.postMessage(undefined);
    });
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  let clicked = 0;
  let share = random();
  let started = performance.now();
  let covered = 0;
  while (clicked < ask.clicks) {
    const over = isThere('[data-over="true"]');
    if (over || (ask.until !== undefined && isThere(ask.until))) return { clicked, over };
    const ready = [...document.querySelectorAll(ask.selector)].filter((element) => element.checkVisibility());
    const target = ready[Math.floor(share * ready.length)];
    const hit = target === undefined ? undefined : uppermostOn(target);
    const now = performance.now();
    if (hit !== undefined) {
      hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      clicked++;
      share = random();
      started = now;
      covered = 0;
      await pause();
      continue;
    }
    covered = target === undefined ? 0 : covered + 1;
    if (covered > ask.covered)
      return { clicked, over, trouble: `Something lies over ${target?.outerHTML.slice(0, 200)}` };
    if (now - started > ask.thinking) return { clicked, over, trouble: 'Nothing can be clicked.' };
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  return { clicked, over: false };
}
