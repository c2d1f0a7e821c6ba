import { accept, atTable, openBrowsers, closeBrowsers, openMatch, playTogether } from './club-people.ts';
import { expect, test } from './sitting.ts';

// A page over plain http from another machine is no secure context, so some browser APIs are missing.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--host-resolver-rules=MAP club.test 127.0.0.1'];
    await provide({ ...launchOptions, args });
  },
});

test('people on other machines of a house play together at a club without https', async ({ browser, baseURL }) => {
  const address = `http://club.test:${new URL(baseURL!).port}`;
  const people = await openBrowsers(browser, ['Ann', 'Ben'], {}, { address });
  const [ann, ben] = [people[0]!, people[1]!];
  const link = await openMatch(ann, 'mr-president');
  expect(await ann.page.evaluate(() => isSecureContext)).toBe(false);
  await accept(ben, link, 'blue');
  await Promise.all(people.map(({ page }) => atTable(page)));
  expect(await playTogether(people, 6)).toBeGreaterThanOrEqual(6);
  // Browsers log which of the page's security headers need https.
  const ofTheBrowser = (line: string) => line.includes('Cross-Origin-Opener-Policy header has been ignored');
  for (const { errors } of people) expect(errors.splice(0).filter((line) => !ofTheBrowser(line))).toEqual([]);
  await closeBrowsers(people);
});
