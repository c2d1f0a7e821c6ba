import { expect, type Page } from '@playwright/test';

/** A match of one of the other two games, as its address asks for it. */
export interface MatchSetUp {
  readonly game: 'mr-president' | 'hook-or-crook';
  readonly seed: string;
  readonly seats: string;
  readonly options?: object;
}

/** Starts a match at once, with luck decided by the seed. */
export async function sitDownAt(page: Page, { game, seed, seats, options = {} }: MatchSetUp): Promise<void> {
  const choices = new URLSearchParams({ seed, seats, options: JSON.stringify(options) });
  await page.goto(`/#/play/${game}?${choices.toString()}`);
  await page.waitForURL(/#\/match\//);
  // A curtain comes before any question; until it is lifted the decision has nothing to show.
  await expect(page.locator('[data-curtain], [data-part="decision"]:not(:empty)').first()).toBeVisible();
}

/** Sets the page up before it opens. */
export async function withSettings(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((all) => localStorage.setItem('whistlestop-settings', JSON.stringify(all)), {
    language: 'en',
    speed: 'instant',
    ...settings,
  });
}

/** What the decision on the screen can be answered with, most particular first. */
export const TARGETS = [
  '[data-way]:not([aria-disabled="true"])',
  '[data-part="map"] [data-state][data-clickable="true"]',
  '[data-part="hand"] button[data-card][data-disabled="false"]',
  '[data-part="decision"] [data-action]',
] as const;

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('[data-over="true"]').count()) > 0;
