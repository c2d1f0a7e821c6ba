import { audit, expect, sitDown, test, toFirstPlay } from './sitting.ts';

test('a curtain hides both hands until the next player is at the screen', async ({ page }) => {
  await sitDown(page, 'curtain', 'person,person');
  await expect(page.locator('[data-part="decision"]')).toBeHidden();
  const curtain = page.locator('[data-curtain]');
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-part="hand"]')).toHaveCount(0);
  await audit(page);
  const seen: string[] = [];
  for (let hands = 0; hands < 2; hands++) {
    await toFirstPlay(page);
    const cards = page.locator('[data-part="hand"] button[data-card]');
    seen.push((await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))).join());
    await page.locator('[data-part="hand"] button[data-card][data-disabled="false"]').first().click();
    await page.locator('[data-way$=" position"]').click();
    await page.locator('[data-action="done"]').first().click();
    await expect(curtain).toBeVisible();
    await expect(page.locator('[data-part="hand"]')).toHaveCount(0);
  }
  expect(seen[0]).not.toBe(seen[1]);
});
