import { audit, expect, pickState, playFor, sitDown, stepsShown, test, toFirstPlay } from './sitting.ts';

test('placements can be taken back one by one, and the card after them', async ({ page }) => {
  await sitDown(page, 'undo', 'person,person');
  await toFirstPlay(page);
  const before = await stepsShown(page);
  await playFor(page, 'campaign');
  const labels = () =>
    page.locator('[data-part="map"] [data-state]').evaluateAll((all) => all.map((state) => state.ariaLabel));
  const untouched = await labels();
  await pickState(page);
  await pickState(page);
  const placed = await stepsShown(page);
  expect(placed).toBeGreaterThan(before + 2);
  expect(await labels()).not.toEqual(untouched);
  for (let taken = placed; taken > before + 1; taken--) await page.keyboard.press('u');
  await expect.poll(labels).toEqual(untouched);
  await page.keyboard.press('u');
  await expect.poll(() => stepsShown(page)).toBe(before);
});

test('the last CP of a play against a bot can be taken back, for the bot waits until the person is done', async ({
  page,
}) => {
  await sitDown(page, 'undo');
  await toFirstPlay(page);
  await playFor(page, 'position');
  const issue = page.locator('[data-part="rail"] button[data-issue]').first();
  const done = page.locator('[data-action="confirm"]');
  let placed = await stepsShown(page);
  for (; (await done.count()) === 0; placed++) {
    await issue.click();
    await expect.poll(() => stepsShown(page)).toBe(placed + 1);
  }
  await audit(page);
  await page.keyboard.press('u');
  await expect(done).toHaveCount(0);
  await issue.click();
  await expect.poll(() => stepsShown(page)).toBe(placed);
  await done.click();
  await expect.poll(() => stepsShown(page)).toBeGreaterThan(placed);
});

test('after a draw nothing is taken back, and the table says why', async ({ page }) => {
  await sitDown(page, 'draw', 'person,person');
  await toFirstPlay(page);
  await playFor(page, 'advertise');
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('u');
  await expect(page.getByText('There is nothing you can take back alone').first()).toBeVisible();
});

test('the key of undo works on a state that was just chosen, and letters still spell others', async ({ page }) => {
  await sitDown(page, 'undo', 'person,person');
  await toFirstPlay(page);
  await playFor(page, 'campaign');
  await page.keyboard.press('s');
  // Without waiting in between: after a pause a letter begins a new word.
  await Promise.all(['n', 'm'].map((letter) => page.keyboard.press(letter)));
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-state'));
  expect(await focused()).toBe('NM');
  const before = await stepsShown(page);
  await pickState(page);
  await expect.poll(() => stepsShown(page)).toBeGreaterThan(before);
  await page.locator('[data-part="map"] [data-state="OH"]').focus();
  await page.keyboard.press('u');
  await expect.poll(() => stepsShown(page)).toBe(before);
  expect(await focused()).toBe('OH');
});

test('whoever waits for the other side can read a card of the hand', async ({ page, context }) => {
  await sitDown(page, 'undo', 'person,person');
  await toFirstPlay(page);
  await page.getByRole('button', { name: 'Save and share' }).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link' }).first().click();
  await expect(page.getByText('The link is on your clipboard.')).toBeVisible();
  // Nobody is asked anything in a replay, so every card there can only be read.
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  const card = page.locator('[data-part="hand"] button[data-card]').first();
  const panel = page.locator('[data-part="decision"]');
  // The next card lies over most of it.
  await card.click({ position: { x: 10, y: 60 } });
  await expect(panel.getByText('What really happened')).toBeVisible();
  await expect(panel.locator('[data-way]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel.getByText('What really happened')).toHaveCount(0);
});

test('the log opens at what happened last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 320 });
  await sitDown(page, 'undo');
  await toFirstPlay(page);
  await page.keyboard.press('l');
  const lines = page.getByRole('dialog').getByRole('listitem');
  await expect(lines.last()).toBeInViewport();
  await expect(lines.first()).not.toBeInViewport();
});

test('in a low window every use of a card and the end of a campaign are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await sitDown(page, 'undo', 'person,person');
  await toFirstPlay(page);
  await page.locator('[data-part="hand"] button[data-card]').first().click();
  const uses = page.locator('[data-part="decision"] [data-way]');
  await expect(uses).toHaveCount(4);
  for (const use of await uses.all()) await expect(use).toBeInViewport({ ratio: 1 });
  await page.locator('[data-way$=" campaign"]').click();
  await expect(page.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
});

test('on a usual screen a card that was taken up leaves everything about it in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 'undo', 'person,person');
  await toFirstPlay(page);
  const panel = page.locator('[data-part="decision"]');
  const cards = page.locator('[data-part="hand"] button[data-card]');
  for (let nth = 0; nth < (await cards.count()); nth++) {
    await cards.nth(nth).click({ position: { x: 10, y: 60 } });
    await expect(panel.locator('[data-way]')).toHaveCount(4);
    await expect(panel.getByRole('button', { name: 'Put it back' })).toBeInViewport({ ratio: 1 });
  }
});

test('one undo takes back the journey to a far state with what was placed there', async ({ page }) => {
  await sitDown(page, 'undo', 'person,person');
  await toFirstPlay(page);
  await playFor(page, 'campaign');
  const before = await stepsShown(page);
  const far = page.locator('[data-part="map"] [data-state][aria-label*="CP of travel"]:not([aria-label*="checks"])');
  await far.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => stepsShown(page)).toBeGreaterThan(before + 1);
  await page.keyboard.press('u');
  await expect.poll(() => stepsShown(page)).toBe(before);
});

test('a card that was taken up is put back by Escape', async ({ page }) => {
  await sitDown(page, 'undo', 'person,person');
  await toFirstPlay(page);
  await page.locator('[data-part="hand"] button[data-card]:not([data-disabled="true"])').first().click();
  await expect(page.locator('[data-way]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-way]')).toHaveCount(0);
});

test('a click where one decides ends the showing of what others did, and the next click counts', async ({ page }) => {
  await sitDown(page, 'impatient');
  const answer = page.locator('[data-part="decision"] [data-action]').first();
  await expect(answer).toBeVisible();
  const before = await stepsShown(page);
  await page.evaluate(() =>
    localStorage.setItem('whistlestop-settings', JSON.stringify({ language: 'en', speed: 'slow', map: 'map' })),
  );
  // Everything until the first own choice is shown again, for as long as the clock stands still once the page has loaded.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.reload();
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return skip.isVisible();
    })
    .toBe(true);
  await expect(answer).toHaveCount(0);
  await page.locator('[data-part="hand"] button[data-card]').last().click();
  await page.clock.runFor(1);
  await expect(skip).toHaveCount(0);
  expect(await stepsShown(page)).toBe(before);
  await answer.click();
  await expect.poll(() => stepsShown(page)).toBeGreaterThan(before);
});
