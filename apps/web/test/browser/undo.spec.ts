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
