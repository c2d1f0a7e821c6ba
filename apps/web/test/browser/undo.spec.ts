import { expect, pickState, playFor, sitDown, stepsShown, test, toFirstPlay } from './sitting.ts';

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
  await page.keyboard.press('n');
  await page.keyboard.press('m');
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

test('a card that was taken up is put back by Escape', async ({ page }) => {
  await sitDown(page, 'undo', 'person,person');
  await toFirstPlay(page);
  await page.locator('[data-part="hand"] button[data-card]:not([data-disabled="true"])').first().click();
  await expect(page.locator('[data-way]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-way]')).toHaveCount(0);
});
