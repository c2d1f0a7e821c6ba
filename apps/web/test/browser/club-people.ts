import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, stepsShown } from './sitting.ts';

/** The page as it is built, for a club of a test's own. */
export const SITE = fileURLToPath(new URL('../../dist/site/', import.meta.url));

/** A person with a browser context. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and uncaught exceptions of the page. */
  readonly errors: string[];
}

/**
 * Opens a browser context for each person; `closeBrowsers` fails the test on a console error or an uncaught exception.
 */
export async function openBrowsers(
  browser: Browser,
  names: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  club?: { readonly address: string },
): Promise<Person[]> {
  return Promise.all(
    names.map(async (given) => {
      const context = await browser.newContext(club === undefined ? {} : { baseURL: club.address });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => errors.push(`page: ${error.message}`));
      await page.addInitScript(
        (all) => {
          if (localStorage.getItem('whistlestop-settings') === null)
            localStorage.setItem('whistlestop-settings', JSON.stringify(all));
        },
        { language: 'en', speed: 'instant', map: 'map', ...settings },
      );
      return { name: `${given} ${Math.random().toString(36).slice(2, 10)}`, page, context, errors };
    }),
  );
}

/** What a browser logs to the console without a network; it may look for a newer service worker then. */
export const NO_NETWORK = /WebSocket|ERR_INTERNET_DISCONNECTED|fetching the script/;

/** Closes all browser contexts; none may have had an error. */
export async function closeBrowsers(people: readonly Person[]): Promise<void> {
  for (const { errors } of people) expect(errors).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
}

/** Signs in as a guest. */
export async function playAsGuest({ page, name }: Person): Promise<void> {
  const field = page.getByRole('textbox').first();
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: /Play as a guest|Graj jako gość/ })).toHaveCount(0);
}

/** Confirms the recovery code of a new account; returns the code. */
export async function readRecoveryCode(page: Page): Promise<string> {
  const kept = page.getByRole('button', { name: 'I have kept it' });
  await kept.waitFor();
  const code = await page.getByLabel('Recovery code').inputValue();
  await kept.click();
  return code;
}

/** Opens a match through the form; returns the link of its invitation. */
export async function openMatch(
  host: Person,
  game: string,
  choose: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  const { page } = host;
  await page.goto(`/#/club/new/${game}`);
  await page.getByRole('button', { name: 'Open the match' }).waitFor();
  if (await page.getByRole('button', { name: 'Play as a guest' }).isVisible()) await playAsGuest(host);
  await choose(page);
  await page.getByRole('button', { name: 'Open the match' }).click();
  return page.getByLabel('Link of the invitation').inputValue();
}

/** Follows an invitation and takes the named seat. */
export async function accept(person: Person, link: string, seat: string): Promise<void> {
  const { page } = person;
  await page.goto(link);
  await page.getByRole('heading', { name: 'Seats' }).waitFor();
  if (await page.getByRole('button', { name: 'Play as a guest' }).isVisible()) await playAsGuest(person);
  await page.locator(`[data-seat="${seat}"]`).getByRole('button', { name: 'Sit down here' }).click();
}

/** The table is on the screen. */
export const atTable = (page: Page): Promise<void> => page.locator('[data-steps]').waitFor();

/** What a choice can be made with, quickest first. */
const CHOICES = [
  '[data-part="decision"] [data-action]',
  '[data-way]:not([aria-disabled="true"])',
  '[data-part="map"] [data-state][data-clickable="true"]',
  '[data-part="map"] [data-region][data-clickable="true"][role="button"]',
  '[data-part="rail"] [data-issue][data-clickable="true"]',
  '[data-part="decision"] button[data-card]',
  '[data-part="hand"] button[data-card]:not([data-disabled="true"])',
];

/** Whether the page offers a choice now. */
const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator(CHOICES.join(',')).filter({ visible: true }).count()) > 0;

/** The person who has to choose now. */
export async function whoIsAsked(people: readonly Person[]): Promise<Person> {
  let asked: Person | undefined;
  const look = async () => {
    const answers = await Promise.all(people.map(({ page }) => isAsked(page)));
    asked = people[answers.indexOf(true)];
    return asked !== undefined;
  };
  await expect.poll(look).toBe(true);
  return asked!;
}

/** Everybody plays until the match has so many steps; returns their number, once it is the same on every page. */
export async function playTogether(people: readonly Person[], steps: number): Promise<number> {
  await Promise.all(people.map(({ page }) => playOnPage(page, steps)));
  // A page that has enough steps may still be sending a choice.
  let shown: number[] = [];
  const agree = async () => {
    const sending = await Promise.all(people.map(({ page }) => page.locator('[data-sending="true"]').count()));
    shown = await Promise.all(people.map(({ page }) => stepsShown(page)));
    return sending.every((count) => count === 0) && shown.every((count) => count === shown[0]);
  };
  await expect.poll(agree).toBe(true);
  return shown[0]!;
}

/**
 * Makes the first choice offered on this page, again and again, until the match is over, has so many steps, or `sight`
 * is shown.
 */
export function playOnPage(
  page: Page,
  steps = Number.POSITIVE_INFINITY,
  sight?: string,
): Promise<{ over: boolean; steps: number }> {
  return page.evaluate(
    async ({ choices, limit, sight: seen }) => {
      const screen = () => document.querySelector('[data-steps]');
      const isOver = () => screen()?.getAttribute('data-over') === 'true';
      const made = () => Number(screen()?.getAttribute('data-steps') ?? 0);
      const offered = () =>
        choices
          .map((selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()))
          .find((elements) => elements.length > 0) ?? [];
      const nextFrame = (): Promise<number> =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      const nextTask = (): Promise<void> =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(undefined);
        });
      let clicks = 0;
      let last = { steps: made(), at: performance.now() };
      const isSeen = () => seen !== undefined && document.querySelector(seen) !== null;
      while (!isOver() && made() < limit && !isSeen()) {
        if (made() !== last.steps) last = { steps: made(), at: performance.now() };
        if (performance.now() - last.at > 40_000)
          throw new Error(
            `Nothing has happened since step ${last.steps}: ${document.querySelector('main')?.innerText.slice(0, 400)}`,
          );
        const sending = document.querySelector('[data-sending="true"]') !== null;
        const ready = sending ? [] : offered();
        const target = ready[clicks % ready.length];
        if (target === undefined) {
          await nextFrame();
          continue;
        }
        clicks++;
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await nextTask();
      }
      return { over: isOver(), steps: made() };
    },
    { choices: CHOICES, limit: steps, sight },
  );
}
