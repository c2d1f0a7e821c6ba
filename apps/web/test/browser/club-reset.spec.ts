import { Mailbox, OwnClub } from '@whistlestop/server/testing';
import { openBrowsers, closeBrowsers, readRecoveryCode, SITE } from './club-people.ts';
import { expect, test } from './sitting.ts';

test('an address is confirmed and a forgotten password replaced through links of mails, which sign nobody in', async ({
  browser,
}) => {
  const mailbox = new Mailbox();
  const club = await OwnClub.open(SITE, await mailbox.open());
  const people = await openBrowsers(browser, ['Ann'], {}, club);
  const { page, name, errors } = people[0]!;
  const form = (title: string) => page.getByRole('region', { name: title, exact: true });
  const signIn = async (password: string) => {
    await form('Sign in').getByLabel('Name').first().fill(name);
    await form('Sign in').getByLabel('Password', { exact: true }).fill(password);
    await form('Sign in').getByRole('button', { name: 'Sign in' }).click();
  };
  await page.goto('/#/account');
  const register = form('Make an account');
  await register.getByLabel('Name').fill(name);
  await register.getByLabel('Password').fill('whistle stop tour');
  await register.getByLabel('Mail address').fill('ann@mail.example');
  const question = mailbox.next();
  await register.getByRole('button', { name: 'Make an account' }).click();
  await readRecoveryCode(page);
  await page.waitForURL(/#\/club$/);

  // Until it is confirmed, an address gets the confirmation e-mail and nothing else.
  await page.goto('/#/account');
  const notices = form('When it is my move');
  await expect(notices.getByText('A letter with a link has gone to ann@mail.example.')).toBeVisible();
  await page.goto('/');
  await page.goto(/http\S+#\/confirm\/[\w-]+/.exec(await question)![0]);
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect(page.getByText('the address is confirmed')).toBeVisible();
  await page.goto('/#/account');
  await expect(notices.getByText('A letter with a link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Play as a guest' })).toBeVisible();

  await page.goto('/#/account');
  await page.getByText('Forgotten password').click();
  const letter = mailbox.next();
  await page.getByRole('group').getByLabel('Name').first().fill(name);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('a letter is on its way')).toBeVisible();
  const link = /http\S+#\/reset\/[\w-]+/.exec(await letter)![0];
  expect(link.startsWith(club.address)).toBe(true);

  const choose = async (password: string) => {
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible();
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };
  await choose('another long tour');
  await expect(page.getByText('The new password holds.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn('whistle stop tour');
  await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.');
  await signIn('another long tour');
  await page.waitForURL(/#\/club$/);
  await expect(page.getByTestId('me')).toHaveText(`You are ${name}`);

  await choose('a third long tour');
  await expect(page.getByRole('alert')).toHaveText('This link is no longer valid; ask for a new one.');
  expect(errors.splice(0)).toEqual([expect.stringContaining('401'), expect.stringContaining('400')]);
  await closeBrowsers(people);
  await club.close();
  mailbox.close();
});
