import type { Browser } from '@playwright/test';
import {
  accept,
  atTable,
  openBrowsers,
  closeBrowsers,
  readRecoveryCode,
  NO_NETWORK,
  openMatch,
  type Person,
  playTogether,
} from './club-people.ts';
import { expect, test } from './sitting.ts';

const PASSWORD = 'correct horse battery';
const PRIVATE = { label: 'Only those with the link' };

/** Makes an account on the page where the person is. */
async function register({ page, name }: Person): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Make an account' }) });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Make an account' }).click();
  await readRecoveryCode(page);
}

/** Signs in on the page where the person is, under whatever name. */
async function signIn({ page }: Person, name: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Sign in' }) });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** A member at the page of the account, and their second device. */
async function withPhone(browser: Browser): Promise<{ home: Person; phone: Person }> {
  const [home, phone] = (await openBrowsers(browser, ['Ann', 'Phone'])) as [Person, Person];
  await home.page.goto('/#/account');
  await register(home);
  await expect(home.page.getByTestId('me')).toContainText(home.name);
  await phone.page.goto('/#/account');
  await signIn(phone, home.name);
  await expect(phone.page.getByTestId('me')).toContainText(home.name);
  return { home, phone };
}

const passOver = ({ errors }: Person, known: RegExp) =>
  errors.splice(0, errors.length, ...errors.filter((one) => !known.test(one)));

test('whoever has an account comes back from it to the seat they were invited to', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben', 'Cyd']);
  const [ann, ben, cyd] = [people[0]!, people[1]!, people[2]!];
  await openMatch(ann, 'mr-president', async (page) => {
    await page.getByLabel('Who can come').selectOption(PRIVATE);
    await page.getByLabel('Candidates').selectOption('3');
  });
  const linkTo = async (seat: string) => {
    await ann.page.getByLabel('For which seat?').selectOption(seat);
    await expect(ann.page.getByLabel('Link of the invitation')).toHaveValue(new RegExp(`seat=${seat.toLowerCase()}`));
    return ann.page.getByLabel('Link of the invitation').inputValue();
  };
  await ben.page.goto(await linkTo('Green'));
  await ben.page.getByRole('link', { name: 'I have an account' }).click();
  await register(ben);
  await expect(ben.page.getByRole('heading', { name: `${ann.name} invites you to play Green` })).toBeVisible();
  await ben.page.getByRole('button', { name: 'Sit down here' }).click();
  await expect(ann.page.locator('[data-seat="green"]')).toContainText(ben.name);

  await cyd.page.goto('/#/account');
  await register(cyd);
  await cyd.page.getByRole('link', { name: 'My account' }).click();
  await cyd.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(cyd.page.getByRole('button', { name: 'Play as a guest' })).toBeVisible();
  await cyd.page.goto(await linkTo('Blue'));
  await cyd.page.getByRole('link', { name: 'I have an account' }).click();
  await signIn(cyd, cyd.name);
  await cyd.page.getByRole('button', { name: 'Sit down here' }).click();
  await Promise.all(people.map(({ page }) => atTable(page)));
  await closeBrowsers(people);
});

test('on another device the opener invites to seats, and is asked before others lose their match', async ({
  browser,
}) => {
  const { home, phone } = await withPhone(browser);
  const [ben, cyd] = (await openBrowsers(browser, ['Ben', 'Cyd'])) as [Person, Person];
  const link = await openMatch(home, 'mr-president', async (page) => {
    await page.getByLabel('Who can come').selectOption(PRIVATE);
    await page.getByLabel('Candidates').selectOption('4');
  });
  await phone.page.goto('/#/club');
  await phone.page.getByRole('link', { name: 'To the table' }).click();
  const { page } = phone;
  await expect(page.getByRole('button', { name: 'Withdraw the match' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stand up' })).toHaveCount(0);
  await expect(page.getByLabel('Link of the invitation')).toHaveCount(0);
  await page.getByLabel('For which seat?').selectOption('Blue');
  await accept(ben, await page.getByLabel('Link of the invitation').inputValue(), 'blue');
  await accept(cyd, link, 'gold');
  await expect(page.locator('[data-seat="gold"]')).toContainText(cyd.name);
  // A guest leaves alone.
  await cyd.page.getByRole('button', { name: 'Stand up' }).click();
  await expect(page.locator('[data-seat="gold"]')).not.toContainText(cyd.name);

  const withdraw = page.getByRole('button', { name: 'Withdraw the match' });
  await withdraw.click();
  await expect(page.getByRole('dialog')).toContainText(`Already here: ${ben.name}.`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(ben.page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await withdraw.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the match' }).click();
  await expect(ben.page.getByRole('heading', { name: 'This match is not here' })).toBeVisible();
  await closeBrowsers([home, phone, ben, cyd]);
});

test('a guest who signs in plays on in the same seat', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  const member = (await openBrowsers(browser, ['Cyd']))[0]!;
  await member.page.goto('/#/account');
  await register(member);
  await expect(member.page.getByTestId('me')).toContainText(member.name);
  const link = await openMatch(ann, '1960', (page) => page.getByLabel('Who can come').selectOption(PRIVATE));
  await accept(ben, link, 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  await playTogether(people, 3);
  const table = ben.page.url();
  await ben.page.goto('/#/account');
  await expect(ben.page.getByText('come along to the account')).toBeVisible();
  await signIn(ben, member.name);
  await expect(ben.page.getByTestId('me')).toContainText(member.name);
  await expect(ann.page.getByRole('region', { name: 'Players' })).toContainText(`Nixon: ${member.name}`);
  await ben.page.goto(table);
  await atTable(ben.page);
  await playTogether(people, 8);
  await closeBrowsers([...people, member]);
});

test('a table says that one is signed out, and waits for whoever signs in again', async ({ browser }) => {
  const { home, phone } = await withPhone(browser);
  const ben = (await openBrowsers(browser, ['Ben']))[0]!;
  const link = await openMatch(home, '1960');
  await accept(ben, link, 'nixon');
  await Promise.all([home, ben].map(({ page }) => atTable(page)));
  const { page } = phone;
  await page.goto('/#/account');
  const password = page.getByRole('region', { name: 'Change the password', exact: true });
  await password.getByLabel('Present password').fill(PASSWORD);
  await password.getByLabel('New password').fill(`${PASSWORD} two`);
  await password.getByRole('button', { name: 'Change the password' }).click();
  await expect(home.page.getByText('You are signed out here')).toBeVisible();
  await home.page.getByRole('link', { name: 'Sign in' }).click();
  await home.page.getByLabel('Name').first().fill(home.name);
  await home.page.getByLabel('Password').first().fill(`${PASSWORD} two`);
  await home.page.getByRole('button', { name: 'Sign in' }).click();
  await atTable(home.page);
  await expect(home.page.getByText('You are watching')).toHaveCount(0);
  await closeBrowsers([home, phone, ben]);
});

test('what is chosen without a network is shown, and nothing else can be chosen until it is sent', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  await accept(
    ben,
    await openMatch(ann, 'mr-president', (page) =>
      page
        .getByLabel('Candidates')
        .selectOption('3')
        .then(() => page.locator('label[data-seat] select').nth(2).selectOption('bot:random')),
    ),
    'blue',
  );
  await Promise.all(people.map(({ page }) => atTable(page)));
  await ann.context.setOffline(true);
  const { page } = ann;
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await expect(page.getByText('What you chose is kept')).toHaveCount(0);
  await page.keyboard.press('t');
  await page.locator('[data-part="decision"] [data-action], [data-action]').first().click();
  await expect(page.getByText('What you chose is kept')).toBeVisible();
  await expect(page.getByText(/^Chosen: \S+/).first()).toBeVisible();
  await expect(page.locator('[data-action]')).toHaveCount(0);
  await ann.context.setOffline(false);
  await expect(page.getByText('Reconnecting')).toHaveCount(0);
  await expect(page.getByText(/^Chosen: /)).toHaveCount(0);
  passOver(ann, NO_NETWORK);
  await closeBrowsers(people);
});
