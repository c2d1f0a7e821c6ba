import {
  accept,
  atTable,
  openBrowsers,
  closeBrowsers,
  openMatch,
  type Person,
  playOnPage,
  playTogether,
  whoIsAsked,
} from './club-people.ts';
import { audit, expect, stepsShown, test } from './sitting.ts';

/** The cards in a person's hand, without the one that is shown once more, larger. */
const handOf = ({ page }: Person): Promise<string[]> =>
  page
    .locator('[data-part="hand"] [data-card]:not([aria-hidden="true"] *)')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? '').toSorted());

const slider = ({ page }: Person) => page.getByRole('slider', { name: 'Moment of the match' });

/** Begins to look back at the match. */
async function lookBack(person: Person): Promise<void> {
  await person.page.getByRole('button', { name: 'Look back' }).click();
  await expect(slider(person)).toBeVisible();
}

test('a match that is still played is looked back at by its players and spectators, and goes on meanwhile', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben', 'Eve']);
  const [ann, ben, eve] = [people[0]!, people[1]!, people[2]!];
  const players = [ann, ben];
  const link = await openMatch(ann, '1960');
  await accept(ben, link, 'nixon');
  await Promise.all(players.map(({ page }) => atTable(page)));
  const then = await playTogether(players, 25);
  const hands = await Promise.all(players.map(handOf));
  const now = await playTogether(players, then + 25);
  // A reloaded page, or a new spectator's, has no views of the past yet.
  await ann.page.reload();
  await eve.page.goto(link);
  await Promise.all([ann, eve].map(({ page }) => atTable(page)));

  for (const [index, person] of players.entries()) {
    await lookBack(person);
    await expect(person.page.getByText(`Step ${now} of ${now}`)).toBeVisible();
    await slider(person).fill(String(then));
    await expect(person.page.getByText(`Step ${then} of ${now}`)).toBeVisible();
    expect(await handOf(person)).toEqual(hands[index]);
    await person.page.keyboard.press('Home');
    await expect(person.page.getByText(`Step ${now} of ${now}`)).toHaveCount(0);
  }
  await audit(ann.page);
  await lookBack(eve);
  await eve.page.keyboard.press('Home');
  expect(await handOf(eve)).toEqual([]);

  // One returns and plays on; the other page is notified and loses nothing.
  for (const { page } of players) await page.getByRole('button', { name: 'Back to the match' }).click();
  const mover = await whoIsAsked(players);
  const looker = mover === ann ? ben : ann;
  await lookBack(looker);
  await slider(looker).fill(String(then));
  const { steps } = await playOnPage(mover.page, now + 1);
  await expect(looker.page.getByText(new RegExp(`^Step ${then} of ${steps}$`))).toBeVisible();
  await expect(looker.page.getByText(/It is your move|Meanwhile \d+ more/)).toBeVisible();
  await looker.page.getByRole('button', { name: 'Back to the match' }).click();
  await expect.poll(() => stepsShown(looker.page)).toBe(steps);
  await playTogether(players, steps + 10);
  await closeBrowsers(people);
});
