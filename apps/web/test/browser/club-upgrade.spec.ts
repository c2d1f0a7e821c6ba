import type { Page } from '@playwright/test';
import { accept, atTable, playAsGuest, openBrowsers, closeBrowsers, openMatch, playTogether } from './club-people.ts';
import { expect, test } from './sitting.ts';

type Json = Record<string, unknown>;

/** Simulates a newer club: `change` turns each message into those of that version. */
async function fromNewerClub(page: Page, change: (message: Json) => readonly Json[]): Promise<void> {
  await page.routeWebSocket(/\/api\/v1\/socket$/, (socket) => {
    const club = socket.connectToServer();
    socket.onMessage((message) => club.send(message));
    club.onMessage((message) => {
      for (const changed of change(JSON.parse(String(message)) as Json)) socket.send(JSON.stringify(changed));
    });
  });
}

/** A value with an unknown field added to every object. */
function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withUnknownFields(inner)])),
    novelty: [1],
  };
}

test('a page from before an upgrade plays on with a club whose messages have gained fields and kinds', async ({
  browser,
}) => {
  const people = await openBrowsers(browser, ['Ann', 'Ben']);
  for (const { page } of people) {
    await page.route('**/api/v1/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withUnknownFields(await response.json()) });
    });
    // Maps are left as they are, such as the arguments of an event.
    await fromNewerClub(page, (message) => [
      { kind: 'weather', rain: true },
      message['kind'] === 'happened' || message['kind'] === 'table'
        ? { ...message, novelty: { of: 'later' } }
        : (withUnknownFields(message) as Json),
    ]);
  }
  const link = await openMatch(people[0]!, '1960');
  await accept(people[1]!, link, 'nixon');
  await Promise.all(people.map(({ page }) => atTable(page)));
  expect(await playTogether(people, 30)).toBeGreaterThanOrEqual(30);
  for (const { page } of people) await expect(page.getByText('a newer version')).toHaveCount(0);
  await closeBrowsers(people);
});

for (const { language, sentence, button } of [
  { language: 'en', sentence: 'The club has a newer version than this page.', button: 'Load it' },
  { language: 'pl', sentence: 'Klub ma nowszą wersję niż ta strona.', button: 'Wczytaj ją' },
])
  test(`a page that speaks an older version than the club says so and loads the newer one (${language})`, async ({
    browser,
  }) => {
    const people = await openBrowsers(browser, ['Ann'], { language });
    const { page } = people[0]!;
    let version = 2;
    await fromNewerClub(page, (message) => [message['kind'] === 'hello' ? { ...message, protocol: version } : message]);
    await page.goto('/#/club');
    await expect(page.getByText(sentence)).toBeVisible();
    // The reloaded page has the club's version.
    version = 1;
    await page.getByRole('button', { name: button }).click();
    await playAsGuest(people[0]!);
    await expect(page.getByTestId('me')).toContainText(people[0]!.name);
    await expect(page.getByText(sentence)).toHaveCount(0);
    await closeBrowsers(people);
  });
