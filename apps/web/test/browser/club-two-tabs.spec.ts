import { accept, atTable, openBrowsers, closeBrowsers, openMatch, playTogether, whoIsAsked } from './club-people.ts';
import { expect, test } from './sitting.ts';

test('a tab with the lobby and a tab with the table of one person both show whose move it is', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  const link = await openMatch(ann, '1960');
  await accept(ben, link, 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  const lobby = await ann.context.newPage();
  lobby.on('pageerror', (error) => ann.errors.push(`page: ${error.message}`));
  await lobby.goto('/#/club');
  const mine = lobby.getByRole('region', { name: 'My matches' }).getByRole('listitem');
  await expect(mine).toHaveCount(1);
  let steps = await playTogether(people, 20);
  // `whoIsAsked` returns the first of those who have to choose.
  while ((await whoIsAsked([ben, ann])) === ben) steps = await playTogether(people, steps + 1);
  await expect(mine).toContainText('Your move');
  await expect(lobby).toHaveTitle(/^\(1\) /);
  // Ann moves at the table, and her other tab knows that it waits for Ben.
  while ((await whoIsAsked(people)) === ann) steps = await playTogether(people, steps + 1);
  await expect(mine).toContainText('Waiting for Nixon');
  await expect(lobby).toHaveTitle(/^Play online/);
  // And back again.
  while ((await whoIsAsked([ben, ann])) === ben) steps = await playTogether(people, steps + 1);
  await expect(mine).toContainText('Your move');
  await expect(lobby).toHaveTitle(/^\(1\) /);
  await expect(ann.page.getByRole('region', { name: 'Players' })).toBeVisible();
  await closeBrowsers(people);
});
