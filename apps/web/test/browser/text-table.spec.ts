import { audit, expect, sitDown, test } from './sitting.ts';

test('a whole turn is played in the text table', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('whistlestop-settings', JSON.stringify({ language: 'en', speed: 'instant', table: 'text' })),
  );
  await page.goto('/#/play/1960?seed=text&seats=person,bot:random');
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible();
  await audit(page);
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button');
  const nextTurn = page.getByText(/^Turn 2,/).first();
  for (let moves = 0; moves < 200; moves++) {
    await expect(nextTurn.or(choices.first()).first()).toBeVisible();
    if (await nextTurn.isVisible()) break;
    await choices.nth(moves % 2 === 0 ? 0 : (await choices.count()) - 1).click();
  }
  await expect(nextTurn).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').first()).not.toBeEmpty();
});

test('the text table says why a move may not be made', async ({ page }) => {
  await sitDown(page, 'why');
  await page.keyboard.press('t');
  await page.getByLabel(/Why can’t I/).fill('support NY');
  await page.getByRole('button', { name: 'Why not?' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'not what is being decided' })).toBeVisible();
});
