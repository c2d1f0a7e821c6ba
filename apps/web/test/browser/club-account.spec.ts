import type { Locator, Page } from '@playwright/test';
import {
  accept,
  atTable,
  playAsGuest,
  openBrowsers,
  closeBrowsers,
  readRecoveryCode,
  openMatch,
  playOnPage,
  playTogether,
  whoIsAsked,
} from './club-people.ts';
import { audit, expect, test } from './sitting.ts';

const form = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a guest becomes a member and keeps the match; signs out and in; changes and deletes what is theirs', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  const { page } = ann;
  const link = await openMatch(ann, '1960');
  await page.goto('/#/account');
  const register = form(page, 'Make an account');
  await expect(register.getByLabel('Name')).toHaveValue(ann.name);
  // A club without mail asks for no address.
  await expect(register.getByLabel('Mail address')).toHaveCount(0);
  await expect(register.getByText('shown a recovery code')).toBeVisible();
  const notices = form(page, 'When it is my move');
  await expect(notices.getByText('This club sends no mail.')).toBeVisible();
  await expect(notices.getByLabel('Mail address')).toHaveCount(0);
  await expect(notices.getByLabel('Write me a mail')).toHaveCount(0);
  await expect(notices.getByLabel('Call my webhook')).toBeDisabled();
  await expect(notices.getByLabel('Call my webhook')).not.toBeChecked();
  await register.getByLabel('Password').fill('whistle stop tour');
  await register.getByRole('button', { name: 'Make an account' }).click();
  await readRecoveryCode(page);
  await page.waitForURL(/#\/club$/);
  await expect(page.getByTestId('me')).toHaveText(`You are ${ann.name}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Looking for players' })).toHaveCount(1);

  await page.goto('/#/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Play as a guest' })).toBeVisible();
  await page.goto('/#/account');
  const signIn = form(page, 'Sign in');
  await signIn.getByLabel('Name').first().fill(ann.name);
  await signIn.getByLabel('Password', { exact: true }).fill('not the password');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The name or the password is wrong.');
  expect(ann.errors.splice(0)).toEqual([expect.stringContaining('401')]);
  await signIn.getByLabel('Password', { exact: true }).fill('whistle stop tour');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/#\/club$/);
  await expect(page.getByTestId('me')).toHaveText(`You are ${ann.name}`);

  await page.goto('/#/account');
  const password = form(page, 'Change the password');
  await password.getByLabel('Present password').fill('whistle stop tour');
  await password.getByLabel('New password').fill('another long tour');
  await password.getByRole('button').click();
  await expect(password.getByText('The password is changed')).toBeVisible();
  await form(page, 'API tokens').getByLabel('What is it for?').fill('my bot');
  await form(page, 'API tokens').getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByLabel('Copy it now')).not.toHaveValue('');
  const year = new Date().getFullYear() + 2;
  await form(page, 'Vacation').getByLabel('From').fill(`${year}-07-01`);
  await form(page, 'Vacation').getByLabel('Until the end of').fill(`${year}-07-14`);
  await form(page, 'Vacation').getByRole('button', { name: 'Save' }).click();
  await expect(form(page, 'Vacation').getByText(`July 14, ${year}`)).toBeVisible();
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything the club keeps about me' }).click();
  expect((await exported).suggestedFilename()).toBe('whistlestop-my-data.json');

  // The profile counts a finished match, and hides from others when it is private.
  await accept(ben, link, 'nixon');
  await page.goto(link);
  await atTable(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('[data-over="true"]')).toBeVisible();
  await ben.page.getByRole('link', { name: ann.name }).click();
  await expect(ben.page.getByRole('heading', { name: `Profile of ${ann.name}` })).toBeVisible();
  await expect(ben.page.getByText('Kennedy: lost')).toBeVisible();
  await page.goto('/#/account');
  await page.getByLabel('Keep my profile private').check();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await ben.page.reload();
  await expect(ben.page.getByRole('heading', { name: 'There is no such profile' })).toBeVisible();
  expect(ben.errors.splice(0)).toEqual([expect.stringContaining('404')]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('whistle stop tour');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('alert')).toHaveText('The password is wrong.');
  expect(ann.errors.splice(0)).toEqual([expect.stringContaining('401')]);
  await page.getByRole('dialog').getByLabel('Password').fill('another long tour');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('button', { name: 'Play as a guest' })).toBeVisible();
  await closeBrowsers(people);
});

test('a forgotten password is chosen anew with the recovery code, and another code takes its place', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann']);
  const [{ page, name, errors }] = people as [(typeof people)[number]];
  await page.goto('/#/account');
  const register = form(page, 'Make an account');
  await register.getByLabel('Name').fill(name);
  await register.getByLabel('Password').fill('whistle stop tour');
  await register.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('button', { name: 'I have kept it' }).waitFor();
  await audit(page);
  const code = await readRecoveryCode(page);
  await page.waitForURL(/#\/club$/);
  await page.goto('/#/account');
  await expect(form(page, 'Recovery code').getByText('You have one')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Play as a guest' })).toBeVisible();
  await page.goto('/#/account');
  await page.getByText('Forgotten password').click();
  const forgotten = page.getByRole('group');
  await expect(forgotten.getByText('Ask your host')).toBeVisible();
  await forgotten.getByLabel('Name').fill(name);
  await forgotten.getByLabel('New password').fill('another long tour');
  const set = async (written: string) => {
    await forgotten.getByLabel('Recovery code').first().fill(written);
    await forgotten.getByRole('button', { name: 'Set the new password' }).click();
  };
  await set('AAAAA-AAAAA-AAAAA-AAAAA');
  await expect(page.getByRole('alert')).toHaveText('The name or the recovery code is wrong.');
  expect(errors.splice(0)).toEqual([expect.stringContaining('401')]);
  await set(code);
  await expect(forgotten.getByText('The new password holds.')).toBeVisible();
  await expect(forgotten.getByLabel('Recovery code').last()).not.toHaveValue(code);
  await expect(forgotten.getByLabel('Recovery code').last()).toHaveValue(/^(\w{5}-){3}\w{5}$/);
  await audit(page);
  const signIn = form(page, 'Sign in');
  await signIn.getByLabel('Name').first().fill(name);
  await signIn.getByLabel('Password', { exact: true }).fill('another long tour');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/#\/club$/);
  await closeBrowsers(people);
});

test('a changed password takes the tokens off the list, and says so before', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann']);
  const [{ page, name }] = people as [(typeof people)[number]];
  await page.goto('/#/account');
  const register = form(page, 'Make an account');
  await register.getByLabel('Name').fill(name);
  await register.getByLabel('Password').fill('whistle stop tour');
  await register.getByRole('button', { name: 'Make an account' }).click();
  await readRecoveryCode(page);
  await page.waitForURL(/#\/club$/);
  await page.goto('/#/account');
  const tokens = form(page, 'API tokens');
  await tokens.getByLabel('What is it for?').fill('my bot');
  await tokens.getByRole('button', { name: 'Make a token' }).click();
  const withdraw = tokens.getByRole('button', { name: 'Withdraw the token' });
  await expect(withdraw).toHaveCount(1);
  const password = form(page, 'Change the password');
  await expect(password.getByText('your API tokens are withdrawn')).toBeVisible();
  await password.getByLabel('Present password').fill('whistle stop tour');
  await password.getByLabel('New password').fill('another long tour');
  await password.getByRole('button').click();
  await expect(password.getByText('The password is changed')).toBeVisible();
  await expect(tokens.getByText('You have none.')).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  await closeBrowsers(people);
});

test('whose move it is shows in the title, at the top of every page and as a notice of the browser, until switched off', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  await ann.context.grantPermissions(['notifications']);
  const link = await openMatch(ann, '1960');
  await accept(ben, link, 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  let steps = await playTogether(people, 20);
  while ((await whoIsAsked(people)) === ann) steps = await playTogether(people, steps + 1);
  const table = new URL(ann.page.url()).hash.replace(/\?.*/, '');
  await ann.page.goto('/#/account');
  await ann.page.getByLabel('Show a notification of this browser').check();
  // Notices come through the service worker, which a page has some seconds after it was opened.
  await ann.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  await ann.page.getByRole('link', { name: 'Whistlestop' }).click();
  const badge = ann.page.getByRole('link', { name: 'Play online: one match waits for you' }).first();
  // Ben plays until the match waits for Ann.
  await Promise.race([playOnPage(ben.page), badge.waitFor()]);
  await expect(ann.page).toHaveTitle(/^\(1\) /);
  const told = () =>
    ann.page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, data }) => `${title} ${data}`);
    });
  await expect.poll(told).toEqual([`It is your move ${table}`]);
  // A test cannot click a notice of the system; what the service worker sends then leads the page to the match.
  const [worker] = ann.context.serviceWorkers();
  await worker!.evaluate(`clients.matchAll().then(([page]) => page.postMessage('${table}'))`);
  await expect(ann.page).toHaveURL(new RegExp(`${table}$`));
  await ann.page.goto('/#/account');
  await ann.page.getByLabel('Say it on the page').uncheck();
  await expect(ann.page).toHaveTitle(/^Play online/);
  await closeBrowsers(people);
});

/** Makes an account and gives up so many matches against a bot at once; returns their ids. */
function giveUpMatches(page: Page, member: string, count: number): Promise<string[]> {
  return page.evaluate(
    async ({ member: name, count: matches }) => {
      const post = async (path: string, body: unknown): Promise<{ match: { id: string } }> => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await response.json()) as { match: { id: string } };
      };
      await post('/members', { name, password: 'whistle stop tour' });
      const socket = new WebSocket('/api/v1/socket');
      await new Promise((resolve) => {
        socket.addEventListener('open', resolve, { once: true });
      });
      const ids: string[] = [];
      for (let match = 0; match < matches; match++) {
        const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
        const { id } = (await post('/matches', { game: '1960', options: {}, seats })).match;
        ids.push(id);
        await new Promise<void>((resolve) => {
          const hear = ({ data }: MessageEvent<string>) => {
            if (!data.includes(`"done","id":"r${match}"`)) return;
            socket.removeEventListener('message', hear);
            resolve();
          };
          socket.addEventListener('message', hear);
          socket.send(JSON.stringify({ kind: 'resign', id: `r${match}`, match: id }));
        });
      }
      socket.close();
      return ids;
    },
    { member, count },
  );
}

/** Audits a page once its content stands; nothing on it may need horizontal scrolling. */
async function look(page: Page, address: string, content?: Locator): Promise<void> {
  await page.goto(address);
  await content?.waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main[aria-busy="true"]').waitFor({ state: 'hidden' });
  await audit(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

/** The audited languages, themes and windows. */
const LOOKS = [
  { language: 'en', theme: 'dark', size: { width: 1280, height: 800 } },
  { language: 'pl', theme: 'light', size: { width: 390, height: 844 } },
] as const;

for (const { language, theme, size } of LOOKS)
  test(`the club's pages have no accessibility finding (${language}, ${theme}, ${size.width} wide)`, async ({
    browser,
  }) => {
    const [person] = await openBrowsers(browser, ['Ann'], { language, theme });
    const { page } = person!;
    await page.setViewportSize(size);
    if (language === 'en') await look(page, '/#/account');
    await look(page, '/#/club');
    await playAsGuest(person!);
    await page.getByTestId('me').waitFor();
    for (const address of ['/#/club', '/#/account', '/#/club/new/mr-president']) await look(page, address);
    await page.getByRole('button', { name: /Open the match|Otwórz partię/ }).click();
    await expect(page.getByRole('heading', { name: /Waiting|Czekamy/ })).toBeVisible();
    await audit(page);
    const give = page.getByRole('button', { name: /Give it to a bot|Oddaj je botowi/ });
    await give.first().click();
    await expect(page.getByRole('heading', { name: /A bot for|Bot na miejsce/ })).toBeVisible();
    await audit(page);
    await page.keyboard.press('Escape');
    await page.goto('/#/club/new/hook-or-crook');
    const seats = page.locator('label[data-seat] select');
    await seats.first().waitFor();
    for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('bot:random');
    await page.getByRole('button', { name: /Open the match|Otwórz partię/ }).click();
    await atTable(page);
    // The bots have moved, and nothing changes on the page while it is looked at.
    await whoIsAsked([person!]);
    if (language === 'pl') await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^(Chat|Rozmowa)/ }).click();
    await expect(page.getByRole('heading', { name: /Chat|Rozmowa/ })).toBeVisible();
    await audit(page);
    await closeBrowsers([person!]);
  });

for (const { language, theme, size } of LOOKS)
  test(`a profile, a replay and the pages of mailed links have no accessibility finding (${language}, ${theme}, ${size.width} wide)`, async ({
    browser,
  }) => {
    const [person] = await openBrowsers(browser, ['Ann'], { language, theme });
    const { page, name } = person!;
    await page.setViewportSize(size);
    await page.goto('/#/club');
    const [match] = await giveUpMatches(page, name, 2);
    await look(page, `/#/player/${encodeURIComponent(name)}`, page.getByRole('heading', { level: 1, name }));
    await look(page, `/#/club/replay/${match}`, page.getByRole('slider'));
    await look(page, '/#/reset/Secret00', page.getByLabel(/New password|Nowe hasło/));
    await look(page, '/#/confirm/Secret00', page.getByRole('button', { name: /Yes, it is mine|Tak, to mój adres/ }));
    await closeBrowsers([person!]);
  });

test('whoever has played more than a page of matches finds the older ones behind a button', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann']);
  const { page, name } = people[0]!;
  await page.goto('/#/club');
  await giveUpMatches(page, name, 53);
  await page.goto(`/#/player/${encodeURIComponent(name)}`);
  const history = page.getByRole('region', { name: 'Latest matches' });
  await expect(history.getByRole('listitem')).toHaveCount(50);
  await history.getByRole('button', { name: 'Older' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(53);
  await expect(history.getByRole('button', { name: 'Older' })).toHaveCount(0);
  await closeBrowsers(people);
});
