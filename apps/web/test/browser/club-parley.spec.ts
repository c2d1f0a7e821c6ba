import { accept, atTable, openBrowsers, closeBrowsers, openMatch, type Person, playOnPage } from './club-people.ts';
import { audit, expect, test } from './sitting.ts';

const CLOCK = '[role="timer"]';

test('partners confer where nobody else reads it, and with a bot by a plan (ruling 32)', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben', 'Cyd']);
  const [ann, ben, cyd] = people as [Person, Person, Person];
  const link = await openMatch(ann, 'mr-president', async (page) => {
    await page.getByLabel('Version').selectOption({ label: 'Conventions and tickets' });
    await page.locator('label[data-seat="gold"] select').selectOption('bot:random');
  });
  await accept(ben, link, 'blue');
  await accept(cyd, link, 'green');
  await Promise.all(people.map(({ page }) => atTable(page)));
  await Promise.all(people.map(({ page }) => playOnPage(page, undefined, CLOCK)));

  await ann.page.getByRole('button', { name: 'Confer' }).click();
  await expect(ann.page.getByRole('tab', { name: 'Parley', selected: true })).toBeVisible();
  await ann.page.getByRole('textbox', { name: 'Write something' }).fill('I take the west');
  await ann.page.keyboard.press('Enter');
  await expect(ann.page.getByRole('listitem').filter({ hasText: 'I take the west' })).toBeVisible();
  await audit(ann.page);
  await expect(ben.page.getByRole('button', { name: 'Chat, 1 new' })).toBeVisible();
  await ben.page.getByRole('button', { name: 'Confer' }).click();
  await expect(ben.page.getByText('I take the west')).toBeVisible();

  await expect(cyd.page.getByRole('button', { name: 'Confer' })).toHaveCount(0);
  await cyd.page.getByRole('button', { name: 'Chat' }).click();
  await expect(cyd.page.getByText('Nobody has said anything yet.')).toBeVisible();
  await expect(cyd.page.getByRole('dialog').getByRole('tab')).toHaveCount(0);
  await cyd.page.keyboard.press('Escape');
  const high = cyd.page.getByLabel('plays high');
  await high.selectOption({ label: 'late in the game' });
  // A page that closes loses what it has not sent yet.
  await expect(high.locator('option:checked')).toHaveText('late in the game');
  await cyd.page.reload();
  await expect(high.locator('option:checked')).toHaveText('late in the game');

  for (const { page } of [ann, ben]) await page.keyboard.press('Escape');
  await Promise.all(people.map(({ page }) => playOnPage(page, undefined, `main:not(:has(${CLOCK}))`)));
  await ann.page.getByRole('button', { name: 'Chat' }).click();
  await ann.page.getByRole('tab', { name: 'Parley' }).click();
  await expect(ann.page.getByText('Your party may not confer now.')).toBeVisible();
  await expect(ann.page.getByRole('textbox', { name: 'Write something' })).toHaveCount(0);
  await closeBrowsers(people);
});
