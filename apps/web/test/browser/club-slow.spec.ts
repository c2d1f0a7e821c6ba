import type { Browser } from '@playwright/test';
import { OwnClub } from '@whistlestop/server/testing';
import {
  accept,
  atTable,
  playAsGuest,
  openBrowsers,
  closeBrowsers,
  openMatch,
  type Person,
  SITE,
  whoIsAsked,
} from './club-people.ts';
import { audit, expect, stepsShown, test } from './sitting.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Each test has a club of its own, whose time it lets pass. */
let club: OwnClub;
test.beforeEach(async () => {
  club = await OwnClub.open(SITE);
});
test.afterEach(() => club.close());

/** Two people at a match with a day for each decision: the one it waits for, and the one who waits. */
async function slowMatch(browser: Browser, onTimeout: string) {
  const people = await openBrowsers(browser, ['Ann', 'Ben'], {}, club);
  const link = await openMatch(people[0]!, '1960', async (page) => {
    await page.getByLabel('Clock').selectOption('slow');
    await page.getByLabel('Time for each decision').selectOption('1');
    await page.getByLabel('When time runs out').selectOption(onTimeout);
  });
  await accept(people[1]!, link, 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  const slow = await whoIsAsked(people);
  const patient = slow === people[0] ? people[1]! : people[0]!;
  return { people, link, slow, patient };
}

/** Comes back to the table, a while later. */
async function comeBack({ page }: Person, link: string): Promise<void> {
  await page.goto('/');
  await page.goto(link);
  await atTable(page);
}

const vacation = ({ page }: Person) => page.getByRole('region', { name: 'Vacation' });
const claim = ({ page }: Person) => page.getByRole('button', { name: 'Claim the win' });
const timers = ({ page }: Person) => page.getByRole('timer');
/** A day of the calendar in the form of a date field. */
const inDays = (now: number, days: number): string => new Date(now + days * DAY).toLocaleDateString('sv');

test('nobody loses by a slow clock on vacation; after it, the win can be claimed when the time is up', async ({
  browser,
}) => {
  const { people, link, slow, patient } = await slowMatch(browser, 'claim');
  // At midnight the day that was today would be one that no vacation can begin on.
  const now = Date.now();
  await slow.page.clock.setFixedTime(now);
  await slow.page.goto('/#/account');
  await vacation(slow).getByLabel('From').fill(inDays(now, 0));
  await vacation(slow).getByLabel('Until the end of').fill(inDays(now, 40));
  await vacation(slow).getByRole('button', { name: 'Save' }).click();
  await expect(vacation(slow).getByRole('alert')).toContainText('does not grant so many days');
  expect(slow.errors.splice(0)).toEqual([expect.stringContaining('400')]);
  await vacation(slow).getByLabel('Until the end of').fill(inDays(now, 14));
  await vacation(slow).getByRole('button', { name: 'Save' }).click();
  await expect(vacation(slow).getByRole('button', { name: 'End the vacation' })).toBeVisible();
  await expect(timers(patient).filter({ hasText: 'on vacation' })).toHaveCount(1);

  await club.pass(5 * DAY);
  await comeBack(patient, link);
  await expect(timers(patient).filter({ hasText: 'on vacation' })).toHaveCount(1);
  await expect(claim(patient)).toHaveCount(0);
  await vacation(slow).getByRole('button', { name: 'End the vacation' }).click();
  await expect(timers(patient).filter({ hasText: 'on vacation' })).toHaveCount(0);

  await club.pass(DAY - HOUR);
  await comeBack(patient, link);
  await expect(timers(patient).filter({ hasText: /^(1:)?\d\d:\d\d$/ })).toHaveCount(1);
  await expect(claim(patient)).toHaveCount(0);
  await club.pass(HOUR);
  await comeBack(patient, link);
  await expect(timers(patient).filter({ hasText: 'time is up' })).toHaveCount(1);
  await claim(patient).click();
  await expect(patient.page.locator('[data-over="true"]')).toBeVisible();
  await comeBack(slow, link);
  await expect(slow.page.locator('[data-over="true"]')).toBeVisible();
  await closeBrowsers(people);
});

test('an abandoned seat goes to a bot, which plays on, where the match was opened so', async ({ browser }) => {
  const { people, link, slow, patient } = await slowMatch(browser, 'bot');
  const steps = await stepsShown(patient.page);
  await slow.page.goto('/');
  await club.pass(DAY + HOUR);
  const players = patient.page.getByRole('region', { name: 'Players' });
  await expect(players.getByText('(bot)')).toHaveCount(1);
  await expect.poll(() => stepsShown(patient.page), { timeout: 60_000 }).toBeGreaterThan(steps);
  // A person who was away is shown the news on every new page, until they dismiss it.
  await slow.page.goto('/#/club');
  const news = slow.page.getByRole('listitem').filter({ hasText: 'A bot has your seat' });
  await expect(news).toHaveCount(1);
  await slow.page.goto(link);
  await atTable(slow.page);
  await expect(slow.page.getByText('You are watching')).toBeVisible();
  await expect(slow.page.getByText('A bot has your seat, and the match counts as lost for you.')).toBeVisible();
  await slow.page.goto('/#/club');
  await news.getByRole('button', { name: 'Understood' }).click();
  await expect(news).toHaveCount(0);
  await slow.page.reload();
  await expect(slow.page.getByText('You have no match at the club yet.')).toBeVisible();
  await closeBrowsers(people);
});

test('a seat that went to a bot is told to whoever had it, at a private table too', async ({ browser }) => {
  for (const isPublic of [true, false]) {
    const people = await openBrowsers(browser, ['Ann', 'Ben'], {}, club);
    const [ann, ben] = [people[0]!, people[1]!];
    for (const person of people) {
      await person.page.goto('/#/club');
      await playAsGuest(person);
    }
    const headers = { origin: club.address };
    const settings = { public: isPublic, onTimeout: 'bot', clock: { kind: 'live', purse: HOUR, increment: 0 } };
    const opened = await ann.page.request.post('/api/v1/matches', {
      data: {
        game: 'mr-president',
        options: { candidates: 3 },
        settings,
        seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
      },
      headers,
    });
    const { match, invite } = (await opened.json()) as { match: { id: string }; invite: string };
    await ben.page.request.post(`/api/v1/matches/${match.id}/join`, { data: { seat: 0, invite }, headers });
    // The table's first requests are answered before the seat is gone.
    const talk = ben.page.waitForResponse('**/chat/players*');
    await ben.page.goto(`/#/club/match/${match.id}`);
    await atTable(ben.page);
    await talk;
    await club.pass(HOUR);
    await expect(ben.page.getByText('A bot has your seat, and the match counts as lost for you.')).toBeVisible();
    await expect(ben.page.locator('[data-steps]')).toHaveCount(isPublic ? 1 : 0);
    await closeBrowsers(people);
  }
});

test('a seat loses at once when its time is up, where the match was opened so', async ({ browser }) => {
  const { people, link, slow, patient } = await slowMatch(browser, 'forfeit');
  await slow.page.goto('/');
  await club.pass(DAY - HOUR);
  await comeBack(patient, link);
  await expect(patient.page.locator('[data-over="false"]')).toBeVisible();
  await club.pass(HOUR);
  await expect(patient.page.locator('[data-over="true"]')).toBeVisible();
  const lost = /^(Kennedy|Nixon) ran out of time\.$/;
  await expect(patient.page.getByText(lost)).toBeVisible();
  // A match that ended while a person was away stays unseen in their list until they open it. At the table it counts as
  // seen.
  const unseen = ({ page }: Person) => page.getByRole('listitem').filter({ hasText: 'Over while you were away.' });
  await slow.page.goto('/#/club');
  await expect(unseen(slow)).toContainText(/(Kennedy|Nixon) won\./);
  const seen = slow.page.waitForResponse('**/seen');
  await unseen(slow).getByRole('link', { name: 'To the table' }).click();
  await expect(slow.page.getByText(lost)).toBeVisible();
  await seen;
  for (const { page } of people) {
    await page.goto('/#/club');
    await page.reload();
    await expect(page.getByText('Finished (1)')).toBeVisible();
  }
  for (const person of people) await expect(unseen(person)).toHaveCount(0);
  await closeBrowsers(people);
});

test('whoever opened a match that nobody came to is told so, in Polish as well', async ({ browser }) => {
  const [ann] = (await openBrowsers(browser, ['Ann'], { language: 'pl' }, club)) as [Person];
  await ann.page.goto('/#/club');
  await playAsGuest(ann);
  await ann.page.getByTestId('me').waitFor();
  const { request } = ann.context;
  const opened = await request.post('/api/v1/matches', {
    data: { game: '1960', options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] },
    headers: { origin: club.address },
  });
  const { match } = (await opened.json()) as { match: { id: string } };
  await ann.page.close();
  await expect.poll(async () => (await request.get('/metrics')).text()).toMatch(/^whistlestop_sockets 0$/m);
  await club.pass(15 * DAY);
  const page = await ann.context.newPage();
  await page.goto(`/#/club/match/${match.id}`);
  await expect(page.getByText('Wycofana: zabrakło graczy.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Do poczekalni' }).click();
  const news = page.getByRole('listitem').filter({ hasText: 'Wycofana: zabrakło graczy.' });
  await expect(news).toBeVisible();
  await audit(page);
  await news.getByRole('button', { name: 'Rozumiem' }).click();
  await expect(news).toHaveCount(0);
  await closeBrowsers([ann]);
});
