import type { Page } from '@playwright/test';
import { accept, atTable, beGuest, come, goHome, openMatch, playTogether } from './club-people.ts';
import { expect, test } from './sitting.ts';

type Json = Record<string, unknown>;

/** Puts a club of a later day before the page: `change` makes its messages of today's, one or several. */
async function fromLater(page: Page, change: (message: Json) => readonly Json[]): Promise<void> {
  await page.routeWebSocket(/\/api\/v1\/socket$/, (line) => {
    const club = line.connectToServer();
    line.onMessage((message) => club.send(message));
    club.onMessage((message) => {
      for (const said of change(JSON.parse(String(message)) as Json)) line.send(JSON.stringify(said));
    });
  });
}

/** The same with a field nobody knows yet in every object. */
function grown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(grown);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, grown(inner)])), novelty: [1] };
}

test('a page from before an upgrade plays on with a club whose messages have gained fields and kinds', async ({
  browser,
}) => {
  const people = await come(browser, ['Ann', 'Ben']);
  for (const { page } of people) {
    await page.route('**/api/v1/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: grown(await response.json()) });
    });
    // What a map is keyed by is no field: the facts of an event stay as they are.
    await fromLater(page, (message) => [
      { kind: 'weather', rain: true },
      message['kind'] === 'happened' || message['kind'] === 'table'
        ? { ...message, novelty: { of: 'later' } }
        : (grown(message) as Json),
    ]);
  }
  const link = await openMatch(people[0]!, '1960');
  await accept(people[1]!, link, 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  expect(await playTogether(people, 30)).toBeGreaterThanOrEqual(30);
  for (const { page } of people) await expect(page.getByText('a newer version')).toHaveCount(0);
  await goHome(people);
});

for (const { language, sentence, button } of [
  { language: 'en', sentence: 'The club has a newer version than this page.', button: 'Load it' },
  { language: 'pl', sentence: 'Klub ma nowszą wersję niż ta strona.', button: 'Wczytaj ją' },
])
  test(`a page that speaks an older version than the club says so and loads the newer one (${language})`, async ({
    browser,
  }) => {
    const people = await come(browser, ['Ann'], { language });
    const { page } = people[0]!;
    let version = 2;
    await fromLater(page, (message) => [message['kind'] === 'hello' ? { ...message, protocol: version } : message]);
    await page.goto('/#/club');
    await expect(page.getByText(sentence)).toBeVisible();
    // What was loaded anew speaks the club's version.
    version = 1;
    await page.getByRole('button', { name: button }).click();
    await beGuest(people[0]!);
    await expect(page.getByTestId('me')).toContainText(people[0]!.name);
    await expect(page.getByText(sentence)).toHaveCount(0);
    await goHome(people);
  });
