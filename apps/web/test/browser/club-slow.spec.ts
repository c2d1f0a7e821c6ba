import type { Browser } from '@playwright/test';
import { OwnClub } from '@whistlestop/server/testing';
import { accept, atTable, come, goHome, openMatch, type Person, SITE, whoIsAsked } from './club-people.ts';
import { expect, stepsShown, test } from './sitting.ts';

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
  const people = await come(browser, ['Ann', 'Ben'], {}, club);
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
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toLocaleDateString('sv');

test('nobody loses by a slow clock on vacation; after it, the win can be claimed when the time is up', async ({
  browser,
}) => {
  const { people, link, slow, patient } = await slowMatch(browser, 'claim');
  await slow.page.goto('/#/account');
  await vacation(slow).getByLabel('From').fill(inDays(0));
  await vacation(slow).getByLabel('Until the end of').fill(inDays(40));
  await vacation(slow).getByRole('button', { name: 'Save' }).click();
  await expect(vacation(slow).getByRole('alert')).toContainText('does not grant so many days');
  expect(slow.wrong.splice(0)).toEqual([expect.stringContaining('400')]);
  await vacation(slow).getByLabel('Until the end of').fill(inDays(14));
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
  await goHome(people);
});

test('an abandoned seat goes to a bot, which plays on, where the match was opened so', async ({ browser }) => {
  const { people, link, slow, patient } = await slowMatch(browser, 'bot');
  const steps = await stepsShown(patient.page);
  await slow.page.goto('/');
  await club.pass(DAY + HOUR);
  const players = patient.page.getByRole('region', { name: 'Players' });
  await expect(players.getByText('Bot: ')).toHaveCount(1);
  await expect.poll(() => stepsShown(patient.page), { timeout: 60_000 }).toBeGreaterThan(steps);
  await slow.page.goto(link);
  await atTable(slow.page);
  await expect(slow.page.getByText('You are watching')).toBeVisible();
  await goHome(people);
});

test('a seat loses at once when its time is up, where the match was opened so', async ({ browser }) => {
  const { people, link, slow, patient } = await slowMatch(browser, 'forfeit');
  await slow.page.goto('/');
  await club.pass(DAY - HOUR);
  await comeBack(patient, link);
  await expect(patient.page.locator('[data-over="false"]')).toBeVisible();
  await club.pass(HOUR);
  await expect(patient.page.locator('[data-over="true"]')).toBeVisible();
  await goHome(people);
});
