import { accept, atTable, come, goHome, openMatch, playOn } from './club-people.ts';
import { expect, test } from './sitting.ts';

test('two people play a whole match of 1960, one by the link the other sent', async ({ browser }) => {
  const people = await come(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  const link = await openMatch(ann, '1960', (page) =>
    page.getByLabel('Who can come').selectOption({ label: 'Only those with the link: nobody else sees it' }),
  );
  await accept(ben, link, 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  const played = await Promise.all(people.map(({ page }) => playOn(page)));
  expect(played.map(({ over }) => over)).toEqual([true, true]);
  await expect(ann.page.getByRole('button', { name: 'Play again, sides swapped' })).toBeVisible();
  await goHome(people);
});
