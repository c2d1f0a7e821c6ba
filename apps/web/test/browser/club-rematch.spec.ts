import { accept, atTable, playAsGuest, openBrowsers, closeBrowsers, openMatch, type Person } from './club-people.ts';
import { expect, test } from './sitting.ts';

/** Ann has won a public match against Ben, and somebody else is at the club. */
async function afterMatch(...[browser]: Parameters<typeof openBrowsers>) {
  const people = await openBrowsers(browser, ['Ann', 'Ben', 'Cyd']);
  const [ann, ben, cyd] = people as [Person, Person, Person];
  await accept(ben, await openMatch(ann, '1960'), 'nixon');
  await Promise.all([ann, ben].map(({ page }) => atTable(page)));
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ann.page.locator('[data-over="true"]')).toBeVisible();
  await cyd.page.goto('/#/club');
  await playAsGuest(cyd);
  return { people, ann, ben, cyd };
}

test('the seats of a rematch wait for those who played, and are open to whoever is invited', async ({ browser }) => {
  const { people, ann, ben, cyd } = await afterMatch(browser, []);
  await ann.page.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await expect(ann.page.getByText(`where ${ben.name} can join`)).toBeVisible();
  const room = new URL(ann.page.url());
  const id = /match\/(\w+)/.exec(room.hash)![1]!;
  await cyd.page.goto(`/#/club/match/${id}`);
  await expect(cyd.page.getByText('its seats are kept for those who played the last match')).toBeVisible();
  await expect(cyd.page.getByRole('button', { name: 'Sit down here' })).toHaveCount(0);
  await cyd.page.goto('/#/club');
  await expect(cyd.page.getByRole('heading', { name: 'Open seats' })).toBeVisible();
  await expect(cyd.page.getByText(ann.name)).toHaveCount(0);
  // The link that Ann is shown lets somebody else sit down after all.
  await ann.page.getByLabel('For which seat?').selectOption('Kennedy');
  await expect(ann.page.getByLabel('Link of the invitation')).toHaveValue(
    /invite=.*seat=kennedy|seat=kennedy.*invite=/,
  );
  await accept(cyd, await ann.page.getByLabel('Link of the invitation').inputValue(), 'kennedy');
  await Promise.all([ann, cyd].map(({ page }) => atTable(page)));
  await closeBrowsers(people);
});

test('whoever has left the last table finds the rematch among their matches', async ({ browser }) => {
  const { people, ann, ben } = await afterMatch(browser, []);
  await ben.page.goto('/#/club');
  await expect(ben.page.getByRole('heading', { name: 'My matches' })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await expect(ben.page.getByText('A rematch is open, and a seat is kept for you.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Join the next match' }).click();
  await Promise.all([ann, ben].map(({ page }) => atTable(page)));
  await ben.page.goto('/#/club');
  await expect(ben.page.getByText('Your move').or(ben.page.getByText('Waiting for'))).toBeVisible();
  await expect(ben.page.getByText('A rematch is open')).toHaveCount(0);
  await closeBrowsers(people);
});

test('no rematch is offered with somebody who has no account any more', async ({ browser }) => {
  const { people, ann, ben } = await afterMatch(browser, []);
  await ben.page.goto('/#/account');
  await ben.page.getByRole('button', { name: 'Delete my account' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(ben.page.getByRole('button', { name: 'Play as a guest' })).toBeVisible();
  await ann.page.reload();
  await expect(ann.page.getByRole('button', { name: 'Save the record' })).toBeVisible();
  await expect(ann.page.getByRole('button', { name: 'Play again, sides swapped' })).toHaveCount(0);
  await closeBrowsers(people);
});
