import {
  accept,
  atTable,
  playAsGuest,
  openBrowsers,
  closeBrowsers,
  openMatch,
  type Person,
  playOnPage,
} from './club-people.ts';
import { expect, test } from './sitting.ts';

const PRIVATE = { label: 'Only those with the link' };

test('two people play a whole match of 1960, one by the link the other sent, and again with sides swapped', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  const link = await openMatch(ann, '1960', (page) => page.getByLabel('Who can come').selectOption(PRIVATE));
  await accept(ben, link, 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  const played = await Promise.all(people.map(({ page }) => playOnPage(page)));
  expect(played.map(({ over }) => over)).toEqual([true, true]);
  expect(played[0]!.steps).toBe(played[1]!.steps);

  await ben.page.getByRole('link', { name: 'Replay' }).last().click();
  await expect(ben.page.getByRole('slider')).toBeVisible();
  await ben.page.goBack();
  await atTable(ben.page);

  await ann.page.getByRole('button', { name: 'Play again, sides swapped' }).click();
  await expect(ann.page.locator('[data-seat="nixon"]')).toContainText(ann.name);
  await expect(ann.page.getByText(`where ${ben.name} can join`)).toBeVisible();
  await ben.page.getByRole('button', { name: 'Join the next match' }).click();
  await Promise.all(people.map(({ page }) => atTable(page)));
  await expect(ben.page.getByRole('region', { name: 'Players' })).toContainText(`Kennedy: ${ben.name}`);
  await closeBrowsers(people);
});

test('four people play a whole match of Mr. President', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben', 'Cyd', 'Dot']);
  const link = await openMatch(people[0]!, 'mr-president', (page) => page.getByLabel('Candidates').selectOption('4'));
  const seats = ['blue', 'green', 'gold'];
  for (const [index, seat] of seats.entries()) await accept(people[index + 1]!, link, seat);
  await Promise.all(people.map(({ page }) => atTable(page)));
  const played = await Promise.all(people.map(({ page }) => playOnPage(page)));
  expect(played.map(({ over }) => over)).toEqual([true, true, true, true]);
  await closeBrowsers(people);
});

test('three people and three bots play a whole match of Hook or Crook', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben', 'Cyd']);
  const [ann, ben, cyd] = [people[0]!, people[1]!, people[2]!];
  let free: string[] = [];
  const link = await openMatch(ann, 'hook-or-crook', async (page) => {
    await page.getByLabel('States').selectOption('5');
    const seats = page.locator('label[data-seat]');
    await expect(seats).toHaveCount(6);
    for (const seat of [3, 4, 5]) await seats.nth(seat).locator('select').selectOption('bot:random');
    free = await seats.evaluateAll((all) => all.map((seat) => seat.getAttribute('data-seat') ?? ''));
  });
  await accept(ben, link, free[1]!);
  await accept(cyd, link, free[2]!);
  await Promise.all(people.map(({ page }) => atTable(page)));
  const played = await Promise.all(people.map(({ page }) => playOnPage(page)));
  expect(played.map(({ over }) => over)).toEqual([true, true, true]);
  await closeBrowsers(people);
});

test('a link to one seat of a private match gives that one and no other, and says so when somebody sits there', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben', 'Cyd', 'Eve']);
  const [ann, ben, cyd, eve] = [people[0]!, people[1]!, people[2]!, people[3]!];
  await openMatch(ann, 'mr-president', async (page) => {
    await page.getByLabel('Who can come').selectOption(PRIVATE);
    await page.getByLabel('Candidates').selectOption('3');
  });
  const shown = ann.page.getByLabel('Link of the invitation');
  const toAll = await shown.inputValue();
  await ann.page.getByLabel('For which seat?').selectOption('Green');
  await expect(shown).toHaveValue(/seat=green/);
  await expect(ann.page.getByText('Whoever opens it can take this seat and no other.')).toBeVisible();
  const link = await shown.inputValue();
  const secret = (address: string) => /invite=([\w-]+)/.exec(address)![1]!;
  expect(secret(link)).not.toBe(secret(toAll));
  await ann.page.reload();
  await ann.page.getByLabel('For which seat?').selectOption('Green');
  await expect(shown).toHaveValue(link);
  const arrive = async (person: Person, title: string) => {
    await person.page.goto(link);
    await expect(person.page.getByRole('heading', { name: `${ann.name} invites you to play ${title}` })).toBeVisible();
    await playAsGuest(person);
  };
  const free = ({ page }: Person) => page.getByRole('button', { name: 'Sit down here' });
  await arrive(ben, 'Green');
  await expect(free(ben)).toHaveCount(1);
  await free(ben).click();
  await expect(ben.page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await expect(ann.page.locator('[data-seat="green"]')).toContainText(ben.name);
  await expect(ann.page.getByLabel('For which seat?')).toHaveValue('any');
  await expect(ben.page.getByLabel('Link of the invitation')).toHaveCount(0);

  await arrive(cyd, 'Green');
  await expect(cyd.page.getByRole('alert')).toContainText('Green: somebody sits there already.');
  await expect(cyd.page.getByRole('alert')).toContainText('good for this seat only');
  await expect(free(cyd)).toHaveCount(0);
  const id = /match\/(\w+)/.exec(link)![1]!;
  const refused = await cyd.page.request.post(`/api/v1/matches/${id}/join`, {
    data: { seat: 1, invite: secret(link) },
    headers: { origin: new URL(link).origin },
  });
  expect(await refused.json()).toMatchObject({ code: 'not-your-seat' });
  await cyd.page.goto(toAll);
  await free(cyd).click();
  await Promise.all([ann, ben, cyd].map(({ page }) => atTable(page)));
  await eve.page.goto(link);
  await atTable(eve.page);
  await expect(eve.page.getByText('Green, where you were invited to sit, is taken: you are watching')).toBeVisible();
  await closeBrowsers(people);
});

test('an opener who will not wait gives empty seats to bots, and the last one starts the match', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  const link = await openMatch(ann, 'mr-president', (page) => page.getByLabel('Candidates').selectOption('4'));
  const { page } = ann;
  const seat = (name: string) => page.locator(`[data-seat="${name}"]`);
  const dialog = page.getByRole('dialog');
  const giving = (name: string) => seat(name).getByRole('button', { name: 'Give it to a bot' });
  const offer = (name: string) => giving(name).click();
  const settle = () => dialog.getByRole('button', { name: 'Seat the bot' }).click();
  await offer('blue');
  await expect(dialog.getByRole('heading', { name: 'A bot for Blue' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(giving('blue')).toBeFocused();
  await offer('blue');
  // Somebody is quicker.
  await accept(ben, link, 'blue');
  await expect(ben.page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Give it to a bot' })).toHaveCount(0);
  await settle();
  await expect(page.getByRole('alert')).toHaveText('Somebody sits there already.');
  expect(ann.errors.splice(0)).toEqual([expect.stringContaining('409')]);
  await expect(seat('blue')).toContainText(ben.name);
  await expect(seat('blue').getByRole('button')).toHaveCount(0);

  await offer('green');
  await expect(dialog).not.toContainText('last empty seat');
  await dialog.getByLabel('Which bot?').selectOption('random');
  await settle();
  for (const each of people) await expect(each.page.locator('[data-seat="green"]')).toContainText('Random (bot)');
  await offer('gold');
  await expect(dialog).toContainText('This is the last empty seat: the match starts at once.');
  await settle();
  await Promise.all(people.map((each) => atTable(each.page)));
  await expect(ben.page.getByRole('region', { name: 'Players' })).toContainText('Green: Random (bot)');
  await closeBrowsers(people);
});

test('the lobby and my matches change by themselves; a private match stays out of them', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  await ben.page.goto('/#/club');
  await playAsGuest(ben);
  await expect(ben.page.getByTestId('me')).toContainText(ben.name);
  await openMatch(ann, '1960', (page) => page.getByLabel('Who can come').selectOption(PRIVATE));
  const hidden = ann.page.url();
  await openMatch(ann, '1960');
  const row = ben.page.getByRole('listitem').filter({ hasText: ann.name });
  await row.getByRole('button', { name: 'Sit down: Nixon' }).click();
  await Promise.all(people.map(({ page }) => atTable(page)));

  await ann.page.goto('/#/club');
  await expect(ann.page.getByRole('listitem').filter({ hasText: ben.name })).toContainText('no clock');
  await expect(ann.page.getByRole('listitem').filter({ hasText: 'Looking for players' })).toHaveCount(1);

  const refused = await ben.page.request.get(`/api/v1/matches/${/match\/(\w+)/.exec(hidden)![1]!}`);
  expect(refused.status()).toBe(404);
  await ben.page.goto(hidden.replace(/\?.*/, ''));
  await expect(ben.page.getByRole('heading', { name: 'This match is not here' })).toBeVisible();
  await ben.page.goto(hidden);
  await expect(ben.page.getByRole('heading', { name: `${ann.name} invites you` })).toBeVisible();

  await ann.page.goto(hidden);
  await ann.page.getByRole('button', { name: 'Withdraw the match' }).click();
  await expect(ann.page.getByRole('listitem').filter({ hasText: 'Looking for players' })).toHaveCount(0);
  await closeBrowsers(people);
});

test('a page without a club says nothing of one', async ({ page }) => {
  await page.route('**/api/v1/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const asked = page.waitForResponse('**/api/v1/games');
  await page.goto('/');
  await asked;
  await expect(page.getByRole('link', { name: /online/ })).toHaveCount(0);
  await page.goto('/#/club');
  await expect(page.getByRole('heading', { name: 'There is no club here' })).toBeVisible();
});

test('an address that names no match says so', async ({ page }) => {
  await page.goto('/#/club/match/nosuch');
  await expect(page.getByRole('heading', { name: 'There is no such match.' })).toBeVisible();
});
