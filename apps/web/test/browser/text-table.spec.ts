import { audit, expect, PHONE, sitDown, test } from './sitting.ts';

test('a whole turn is played in the text table', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('whistlestop-settings', JSON.stringify({ language: 'en', speed: 'instant', table: 'text' })),
  );
  await page.goto('/#/play/1960?seed=text&seats=person,bot:random');
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible();
  await audit(page);
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button');
  const done = page.locator('[data-action="confirm"]');
  const nextTurn = page.getByText(/^Turn 2,/).first();
  for (let moves = 0; moves < 200; moves++) {
    await expect(nextTurn.or(choices.first()).or(done).first()).toBeVisible();
    if (await nextTurn.isVisible()) break;
    if (await done.isVisible()) await done.click();
    else await choices.nth(moves % 2 === 0 ? 0 : (await choices.count()) - 1).click();
  }
  await expect(nextTurn).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').first()).not.toBeEmpty();
});

test('the text table reads every card that may be seen, whole', async ({ page }) => {
  await sitDown(page, 'why');
  await page.keyboard.press('t');
  const hand = page.getByRole('region', { name: 'Your hand' });
  await expect(hand).toHaveCount(0);
  await page.getByText('Cards to read').click();
  await expect(hand.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Candidate cards' })).toContainText('Kennedy');
  await audit(page);
});

test('the text table says why a move may not be made', async ({ page }) => {
  await sitDown(page, 'why');
  await page.keyboard.press('t');
  await page.getByLabel(/Why can’t I/).fill('support NY');
  await page.getByRole('button', { name: 'Why not?' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'not what is being decided' })).toBeVisible();
});

test('the text table is read from the question to the position, and its many choices come last', async ({ page }) => {
  await sitDown(page, 'why');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Your decision',
    'Position',
    'What happened',
    'Choices',
  ]);
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'To the choices' }).click();
  await expect(page.getByRole('region', { name: 'Choices' })).toBeFocused();
});
