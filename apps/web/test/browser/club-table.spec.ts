import type { Browser } from '@playwright/test';
import {
  accept,
  atTable,
  openBrowsers,
  closeBrowsers,
  NO_NETWORK,
  openMatch,
  type Person,
  playOnPage,
  playTogether,
  whoIsAsked,
} from './club-people.ts';
import { expect, stepsShown, test } from './sitting.ts';

/** Two people at a table of 1960, and the other people's browsers. */
async function table(
  browser: Browser,
  names: readonly string[],
  clock: 'none' | 'live' = 'none',
): Promise<{ people: Person[]; link: string }> {
  const people = await openBrowsers(browser, names);
  const link = await openMatch(people[0]!, '1960', (page) => page.getByLabel('Clock').selectOption(clock));
  await accept(people[1]!, link, 'nixon');
  await Promise.all(people.slice(0, 2).map(({ page }) => atTable(page)));
  return { people, link };
}

/** Lets a test close a person's socket to the club and make new ones fail until it is restored. */
async function makeBreakable({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    const sockets = new Set<WebSocket>();
    let broken = false;
    class Breakable extends WebSocket {
      constructor(address: string) {
        super(broken ? `${address}/nowhere` : address);
        sockets.add(this);
      }
    }
    const breakSocket = (wanted: boolean): void => {
      broken = wanted;
      if (wanted) for (const socket of sockets) socket.close();
      else dispatchEvent(new Event('online'));
      sockets.clear();
    };
    Object.assign(globalThis, { WebSocket: Breakable, breakSocket });
  });
}

/** Whether a person is asked to play a card. */
const isToPlayCard = ({ page }: Person): Promise<boolean> =>
  page.locator('[data-part="decision"]').getByText('Play a card: as an event').isVisible();

const breakSocket = ({ page }: Person): Promise<void> => page.evaluate('breakSocket(true)');
const restoreSocket = ({ page }: Person): Promise<void> => page.evaluate('breakSocket(false)');

test('a reload and a lost connection lose nothing, play nothing twice, and tell what was missed', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  for (const person of people) await makeBreakable(person);
  const link = await openMatch(ann, '1960');
  await accept(ben, link, 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  let reached = await playTogether(people, 30);

  await ann.page.reload();
  await atTable(ann.page);
  await expect.poll(() => stepsShown(ann.page)).toBe(reached);
  await expect.poll(() => stepsShown(ben.page)).toBe(reached);

  // The waiting player loses the connection, and the other plays a card, which always has an event to report.
  let mover = await whoIsAsked(people);
  while (!(await isToPlayCard(mover))) {
    reached = await playTogether(people, reached + 1);
    mover = await whoIsAsked(people);
  }
  const waiter = mover === ann ? ben : ann;
  await breakSocket(waiter);
  await expect(waiter.page.getByText('Reconnecting')).toBeVisible();
  const { steps } = await playOnPage(mover.page, reached + 1);
  await restoreSocket(waiter);
  await expect(waiter.page.getByText('Reconnecting')).toHaveCount(0);
  await expect.poll(() => stepsShown(waiter.page)).toBeGreaterThanOrEqual(steps);
  await expect(waiter.page.getByRole('region', { name: 'While you were away' })).toBeVisible();

  // A choice made without a connection is sent after the reconnect, and carried out once.
  const before = await playTogether(people, reached + 1);
  const chooser = await whoIsAsked(people);
  await breakSocket(chooser);
  await expect(chooser.page.getByText('Reconnecting')).toBeVisible();
  const chosen = playOnPage(chooser.page, before + 1);
  await expect(chooser.page.locator('[data-sending="true"]')).toHaveCount(1);
  expect(await stepsShown(chooser.page)).toBe(before);
  await restoreSocket(chooser);
  await chosen;
  await Promise.all(people.map(({ page }) => playOnPage(page, before + 10)));
  // The browser logs an error for every failed socket.
  for (const { errors } of people)
    expect(errors.splice(0).filter((one) => !/WebSocket|connect/i.test(one))).toEqual([]);
  await closeBrowsers(people);
});

test('players and spectators talk apart; a muted person is not heard; a line can be reported', async ({ browser }) => {
  const { people, link } = await table(browser, ['Ann', 'Ben', 'Eve']);
  const [ann, ben, eve] = [people[0]!, people[1]!, people[2]!];
  const say = async ({ page }: Person, text: string) => {
    await page.getByLabel('Write something').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
  };
  await eve.page.goto('/#/club');
  await eve.page.getByLabel('Name', { exact: true }).fill(eve.name);
  await eve.page.getByRole('button', { name: 'Play as a guest' }).click();
  await eve.page.goto(link);
  await atTable(eve.page);
  await expect(eve.page.getByText('You are watching')).toBeVisible();
  await expect(eve.page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  for (const { page } of people) await page.getByRole('button', { name: /^Chat/ }).click();
  // An opened chat has the focus in its text field.
  await expect(ann.page.getByLabel('Write something')).toBeFocused();
  await ann.page.keyboard.type('May the better map win');
  await ann.page.keyboard.press('Enter');
  await expect(ben.page.getByText('May the better map win')).toBeVisible();
  await say(eve, 'Nobody plays Ohio');
  await say(ben, 'Thank you');
  await expect(ann.page.getByText('Thank you')).toBeVisible();
  await expect(eve.page.getByText('May the better map win')).toHaveCount(0);
  await expect(ann.page.getByText('Nobody plays Ohio')).toHaveCount(0);

  await ann.page.getByRole('button', { name: `Report what ${ben.name} wrote` }).click();
  await ann.page.getByLabel('What is wrong with it?').fill('Too polite');
  await ann.page.getByRole('button', { name: 'Report this line' }).click();
  await expect(ann.page.getByText('will look at it')).toBeVisible();
  await ann.page.getByRole('button', { name: `Mute ${ben.name}` }).click();
  await expect(ann.page.getByText('Thank you', { exact: true })).toHaveCount(0);
  await say(ben, 'Anybody there?');
  await say(ann, 'So quiet here');
  await expect(ann.page.getByText('Anybody there?')).toHaveCount(0);
  // Also on a page that was opened after that.
  await ann.page.reload();
  await atTable(ann.page);
  await ann.page.getByRole('button', { name: /^Chat/ }).click();
  await expect(ann.page.getByText('So quiet here')).toBeVisible();
  await ann.page.getByRole('button', { name: `Hear ${ben.name} again` }).click();
  await expect(ann.page.getByText('Anybody there?')).toBeVisible();
  await say(ben, 'Hello again');
  await expect(ann.page.getByText('Hello again')).toBeVisible();
  await closeBrowsers(people);
});

test('a table whose network has gone says so at once, and plays on when it is back', async ({ browser }) => {
  const { people } = await table(browser, ['Ann', 'Ben']);
  const [ann] = people;
  await ann!.context.setOffline(true);
  await expect(ann!.page.getByText('Reconnecting')).toBeVisible();
  await expect(ann!.page.getByText('the club is out of reach')).toBeVisible();
  await ann!.context.setOffline(false);
  await expect(ann!.page.getByText('Reconnecting')).toHaveCount(0);
  await playTogether(people, 3);
  expect(ann!.errors.splice(0).filter((one) => !NO_NETWORK.test(one))).toEqual([]);
  await closeBrowsers(people);
});

test('what is said while the connection is lost is there when it is back', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  await makeBreakable(ben);
  // Lines from before the table's first read of the chat do not count as new.
  const talk = ben.page.waitForResponse('**/chat/players*');
  await accept(ben, await openMatch(ann, '1960'), 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  await talk;
  await breakSocket(ben);
  await expect(ben.page.getByText('Reconnecting')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Chat' }).click();
  await ann.page.getByLabel('Write something').fill('Are you there?');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await expect(ann.page.getByText('Are you there?')).toBeVisible();
  await restoreSocket(ben);
  await ben.page.getByRole('button', { name: 'Chat, 1 new' }).click();
  await expect(ben.page.getByText('Are you there?')).toBeVisible();
  // The browser logs an error for every failed socket.
  ben.errors.splice(0, ben.errors.length, ...ben.errors.filter((one) => !/WebSocket|connect/i.test(one)));
  await closeBrowsers(people);
});

test('clocks stop by consent, a named move is taken back by consent, and resigning ends the match', async ({
  browser,
}) => {
  const { people } = await table(browser, ['Ann', 'Ben'], 'live');
  const [ann, ben] = [people[0]!, people[1]!];
  await expect(ann.page.getByRole('timer')).toHaveCount(2);

  await ann.page.getByRole('button', { name: 'Takeback and pause' }).click();
  await ann.page.getByRole('button', { name: 'Offer to stop the clocks' }).click();
  await expect(ben.page.getByText('Kennedy would like to stop the clocks')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const { page } of people) await expect(page.getByText('Paused')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Takeback and pause' }).click();
  await ben.page.getByRole('button', { name: 'Offer to let the clocks run again' }).click();
  await ann.page.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const { page } of people) await expect(page.getByText('Paused')).toHaveCount(0);

  // Whoever has the initiative chooses who begins, asks to have that back, and is declined once.
  const first = await whoIsAsked(people);
  const other = first === ann ? ben : ann;
  const steps = await stepsShown(first.page);
  await first.page.locator('[data-action]').first().click();
  await expect.poll(() => stepsShown(other.page)).toBeGreaterThan(steps);
  for (const answer of ['Decline', 'Agree']) {
    await first.page.getByRole('button', { name: 'Takeback and pause' }).click();
    await first.page
      .getByRole('button', { name: /^Back to before: / })
      .first()
      .click();
    await expect(first.page.getByText('You asked to take back:')).toBeVisible();
    await expect(other.page.getByText(/would like to take back: \S+/)).toBeVisible();
    await other.page.getByRole('button', { name: answer, exact: true }).click();
    await expect(first.page.getByText('You asked to take back:')).toHaveCount(0);
    await expect(first.page.getByText('Your offer was declined.')).toHaveCount(answer === 'Decline' ? 1 : 0);
    await expect(first.page.getByText('Taken back: ')).toHaveCount(answer === 'Agree' ? 1 : 0);
  }
  await expect.poll(() => stepsShown(other.page)).toBe(steps);

  await other.page.getByRole('button', { name: 'Resign' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const { page } of people) await expect(page.locator('[data-over="true"]')).toBeVisible();
  const saved = first.page.waitForEvent('download');
  await first.page.getByRole('button', { name: 'Save the record' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^whistlestop-\w+\.txt$/);
  await closeBrowsers(people);
});

test('a win is claimed once the clock of the other side has run out', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  for (const { page, name } of people) {
    await page.goto('/#/club');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await expect(page.getByTestId('me')).toBeVisible();
  }
  // A second for each side, which the form does not offer.
  const opened = await ann.page.evaluate(async () => {
    const settings = { clock: { kind: 'live', purse: 1000, increment: 0 }, onTimeout: 'claim', public: true };
    const body = JSON.stringify({ game: '1960', options: {}, settings, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/matches', { method: 'POST', headers, body });
    return (await answer.json()) as { match: { id: string } };
  });
  await ann.page.goto(`/#/club/match/${opened.match.id}`);
  await accept(ben, `/#/club/match/${opened.match.id}`, 'nixon');
  const claim = await Promise.race(
    people.map(async ({ page }) => {
      const button = page.getByRole('button', { name: 'Claim the win' });
      await button.waitFor();
      return button;
    }),
  );
  await claim.click();
  for (const { page } of people) {
    await expect(page.locator('[data-over="true"]')).toBeVisible();
    await expect(page.getByText(/^(Kennedy|Nixon) ran out of time\.$/)).toBeVisible();
  }
  await closeBrowsers(people);
});

test('whoever deletes their account has left the match, and the other is told so', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  await accept(ben, await openMatch(ann, '1960'), 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  await ben.page.goto('/#/account');
  await ben.page.getByRole('button', { name: 'Delete my account' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(ann.page.getByText('Nixon left the match.')).toBeVisible();
  await ann.page.evaluate(() => localStorage.setItem('whistlestop-settings', JSON.stringify({ language: 'pl' })));
  await ann.page.reload();
  await expect(ann.page.getByText('Nixon opuszcza partię.')).toBeVisible();
  await closeBrowsers(people);
});

test('whoever has opened a match of bots may stop it, and whoever watches is told that nobody won', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  const [ann, ben] = [people[0]!, people[1]!];
  for (const { page, name } of people) {
    await page.goto('/#/club');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await expect(page.getByTestId('me')).toBeVisible();
  }
  const { match } = await ann.page.evaluate(async () => {
    const seats = ['expert', 'expert'].map((bot) => ({ kind: 'bot', bot }));
    const body = JSON.stringify({ game: '1960', options: {}, settings: { public: true }, seats });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/matches', { method: 'POST', headers, body });
    return (await answer.json()) as { match: { id: string } };
  });
  await ben.page.evaluate(() => localStorage.setItem('whistlestop-settings', JSON.stringify({ language: 'pl' })));
  await ben.page.reload();
  for (const { page } of people) await page.goto(`/#/club/match/${match.id}`);
  await expect(ben.page.getByText('Oglądasz partię')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Przerwij partię' })).toHaveCount(0);
  await ann.page.getByRole('button', { name: 'Stop the match' }).click();
  await expect(ann.page.getByRole('heading', { name: 'Ended without a winner' })).toBeVisible();
  await expect(ann.page.getByText('Whoever opened the match stopped it.')).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: 'Partia bez zwycięzcy' })).toBeVisible();
  await expect(ben.page.getByText('Partię przerwała osoba, która ją otworzyła.')).toBeVisible();
  await expect(ann.page.getByRole('button', { name: 'Stop the match' })).toHaveCount(0);
  await closeBrowsers(people);
});
