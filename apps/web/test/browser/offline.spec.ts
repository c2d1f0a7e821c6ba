import { expect, sitDown, test, toFirstPlay } from './sitting.ts';

test('the page loads again without a network, and a match goes on', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await sitDown(page, 'offline');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await toFirstPlay(page);
  await page.goto('/#/new/1960');
  await expect(page.getByRole('heading', { name: 'A new match' })).toBeVisible();
  await page.goto('/#/rules/hook-or-crook');
  await expect(page.getByRole('heading', { name: 'The reckoning' })).toBeVisible();
  await context.setOffline(false);
});

test('a page that was loaded without a network finds its club when the network is back', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/#/club');
  await expect(page.getByRole('button', { name: 'Play as a guest' })).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(true);
  await page.goto('/#/club');
  await expect(page.getByRole('heading', { name: 'There is no club here' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Play as a guest' })).toBeVisible();
});

test('the app can be installed', async ({ page }) => {
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const answer = await fetch(link?.href ?? '');
    return (await answer.json()) as { name: string; display: string; icons: { src: string; sizes: string }[] };
  });
  expect(manifest).toMatchObject({ name: 'Whistlestop', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(`/${src}`)).ok()).toBe(true);
});
