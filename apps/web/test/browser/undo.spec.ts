import { expect, playFor, sitDown, stepsShown, test, toFirstPlay } from './sitting.ts';

test('placements can be taken back one by one, and the card after them', async ({ page }) => {
  await sitDown(page, 'undo', 'person,person');
  await toFirstPlay(page);
  const before = await stepsShown(page);
  await playFor(page, 'campaign');
  const free = page.locator('[data-part="map"] [data-state][data-clickable="true"]');
  const label = await free.first().getAttribute('aria-label');
  const code = await free.first().getAttribute('data-state');
  await free.first().click();
  expect(await stepsShown(page)).toBeGreaterThan(before + 1);
  await page.keyboard.press('u');
  await expect(page.locator(`[data-part="map"] [data-state="${code}"]`)).toHaveAttribute('aria-label', label ?? '');
  await page.keyboard.press('u');
  expect(await stepsShown(page)).toBe(before);
});

test('after a draw nothing is taken back, and the table says why', async ({ page }) => {
  await sitDown(page, 'draw', 'person,person');
  await toFirstPlay(page);
  await playFor(page, 'advertise');
  await expect(page.getByRole('button', { name: 'Undo' }).first()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('u');
  await expect(page.getByText('There is nothing you can take back alone').first()).toBeVisible();
});
