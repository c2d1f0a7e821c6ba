import { OwnClub } from '@whistlestop/server/testing';
import { atTable, openBrowsers, closeBrowsers, openMatch, type Person, SITE } from './club-people.ts';
import { expect, test } from './sitting.ts';

const DAY = 24 * 3_600_000;

/** A club of the test's own, whose time it lets pass. */
let club: OwnClub;
test.beforeEach(async () => {
  club = await OwnClub.open(SITE);
});
test.afterEach(() => club.close());

test('people read how long a pause lasts at most, in Polish as well, and after a week the clocks go on', async ({
  browser,
}) => {
  const [ann] = (await openBrowsers(browser, ['Ann'], {}, club)) as [Person];
  const [ben] = (await openBrowsers(browser, ['Ben'], { language: 'pl' }, club)) as [Person];
  const link = await openMatch(ann, '1960', async (page) => {
    await page.getByLabel('Clock').selectOption('slow');
    await page.getByLabel('Time for each decision').selectOption('1');
  });
  await ben.page.goto(link);
  const name = ben.page.getByRole('textbox').first();
  await name.fill(ben.name);
  await name.press('Enter');
  await ben.page.locator('[data-seat="nixon"]').getByRole('button', { name: 'Usiądź tutaj' }).click();
  await Promise.all([ann, ben].map(({ page }) => atTable(page)));
  await ann.page.getByRole('button', { name: 'Takeback and pause' }).click();
  await expect(ann.page.getByRole('dialog')).toContainText('after a week');
  await ann.page.getByRole('button', { name: 'Offer to stop the clocks' }).click();
  await ben.page.getByRole('button', { name: 'Zgoda', exact: true }).click();
  await expect(ann.page.getByText(/^Paused until \w+ \d+, \d{4}, .* at the latest$/)).toBeVisible();
  await expect(ben.page.getByText(/^Przerwa, najdłużej do \d+ \S+ \d{4}, \d+:\d\d$/)).toBeVisible();
  await club.pass(6 * DAY);
  await expect(ann.page.getByText('Paused until')).toBeVisible();
  await club.pass(DAY);
  await expect(ann.page.getByText('Paused')).toHaveCount(0);
  await expect(ben.page.getByText('Przerwa, najdłużej')).toHaveCount(0);
  await closeBrowsers([ann, ben]);
});
