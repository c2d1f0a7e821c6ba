import type { Page } from '@playwright/test';
import { accept, atTable, openBrowsers, closeBrowsers, openMatch } from './club-people.ts';
import { expect, test } from './sitting.ts';

/** Gives Kennedy the most that the rules' options allow, and takes one state's support away again. */
async function giveHeadStart(page: Page): Promise<void> {
  await page.getByLabel('Head start for Kennedy').selectOption('10');
  for (const state of ['CA', 'OH']) await page.getByLabel('More support for Kennedy').selectOption(state);
  await page.getByLabel('Support for Kennedy: California').selectOption('10');
  await page.getByLabel('Support for Kennedy: Ohio').selectOption('0');
  await expect(page.getByLabel('Support for Kennedy: Ohio')).toHaveCount(0);
  await expect(page.getByLabel('Head start for Kennedy')).toHaveValue('10');
}

async function expectHeadStart(page: Page): Promise<void> {
  await atTable(page);
  const support = (state: string) => page.locator(`[data-part="map"] [data-state="${state}"][aria-label]`).first();
  await expect(support('CA')).toHaveAttribute('aria-label', /Kennedy 10 cubes/);
  await expect(support('OH')).not.toHaveAttribute('aria-label', /Kennedy/);
}

test('every head start of 1960 can be given, at this screen and at the club', async ({ page, browser }) => {
  // People on both sides: a bot that begins could campaign in California before anybody looks.
  await page.goto('/#/new/1960');
  await page.locator('[data-seat="nixon"] select').selectOption('person');
  await giveHeadStart(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await expectHeadStart(page);

  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  await accept(ben, await openMatch(ann, '1960', giveHeadStart), 'nixon');
  await expectHeadStart(ann.page);
  await closeBrowsers(people);
});
