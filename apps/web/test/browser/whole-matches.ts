import { expect, type Page } from '@playwright/test';
import { isOver, TARGETS } from './other-tables.ts';
import { clickAtRandom } from './random-clicks.ts';

/** Ways to play a match to its end: with the mouse wherever chance points, with keys alone, or with a finger. */
export const PLAYERS = { clicks: playByClicks, keys: playByKeys, touch: playByTouch } as const;

/** More steps than any match needs. */
const MOST_STEPS = 3000;
/** What a finger needs, in pixels. */
const FINGER = 44;
/** What the tables of the other two games ask to be clicked, most particular first. */
const ASKED = ['[data-curtain] button', ...TARGETS];

async function playByClicks(page: Page): Promise<void> {
  let rounds = 0;
  for (let over = false; !over; rounds++) {
    expect(rounds).toBeLessThan(60);
    ({ over } = await clickAtRandom(page, rounds + 1, 100));
  }
}

/** Waits until one of the targets can be answered, and names the first of them; nothing once the match is over. */
export async function whatIsAsked(page: Page, targets: readonly string[]): Promise<string | undefined> {
  const found = await page.waitForFunction(
    (wishes) => {
      if (document.querySelector('[data-over="true"]') !== null) return 'over';
      return wishes.find((wish) => [...document.querySelectorAll(wish)].some((element) => element.checkVisibility()));
    },
    targets,
    { polling: 'raf', timeout: 60_000 },
  );
  const target = await found.jsonValue();
  return target === 'over' ? undefined : target;
}

async function playByKeys(page: Page): Promise<void> {
  for (let turn = 0; turn < MOST_STEPS; turn++) {
    const wish = await whatIsAsked(page, ASKED);
    if (wish === undefined) break;
    await press(page, wish, turn);
  }
  expect(await isOver(page)).toBe(true);
}

/** Walks with the keyboard alone to something that answers the decision, and chooses it. */
async function press(page: Page, wish: string, turn: number): Promise<void> {
  const focused = () => page.evaluate((target) => document.activeElement?.matches(target) === true, wish);
  const key = wish.includes('"hand"') ? 'h' : wish.includes('"map"') ? 's' : 'd';
  if (!(await focused())) await page.keyboard.press(key);
  for (let steps = 0; steps < 40 && !(await focused()); steps++)
    await page.keyboard.press(key === 'h' ? 'ArrowRight' : 'Tab');
  if (key === 'h') for (let steps = 0; steps < turn % 3; steps++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

async function playByTouch(page: Page): Promise<void> {
  for (let turn = 0; turn < MOST_STEPS; turn++) {
    const wish = await whatIsAsked(page, ASKED);
    if (wish === undefined) break;
    await tap(page, wish, turn);
  }
  expect(await isOver(page)).toBe(true);
}

/** Taps one of the answers where a finger would, which must be large enough and covered by nothing. */
async function tap(page: Page, wish: string, turn: number): Promise<void> {
  const aim = await page.evaluate(
    ({ target, place }) => {
      const ready = [...document.querySelectorAll(target)].filter((element) => element.checkVisibility());
      const chosen = ready[place % ready.length];
      if (chosen === undefined) return undefined;
      chosen.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = chosen.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = chosen.contains(document.elementFromPoint(x, y));
      return { x, y, hit, least: Math.round(Math.min(width, height)), wide: document.documentElement.scrollWidth };
    },
    { target: wish, place: turn },
  );
  if (aim === undefined) return;
  expect(aim.hit, `${wish} is covered`).toBe(true);
  expect(aim.least, `${wish} is too small for a finger`).toBeGreaterThanOrEqual(FINGER);
  expect(aim.wide, 'the page scrolls sideways').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.touchscreen.tap(aim.x, aim.y);
}
