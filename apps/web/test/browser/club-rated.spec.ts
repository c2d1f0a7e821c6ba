import { playAsGuest, openBrowsers, closeBrowsers, readRecoveryCode, openMatch } from './club-people.ts';
import { expect, test } from './sitting.ts';

test('a rated match is opened with a clock by somebody with an account, and the form says why', async ({ browser }) => {
  const people = await openBrowsers(browser, ['Ann']);
  const [ann] = people as [(typeof people)[number]];
  const { page } = ann;
  await openMatch(ann, '1960', async () => {
    await expect(page.getByText('Rated matches are for people with an account')).toBeVisible();
    await expect(page.getByLabel('Rating')).toHaveCount(0);
  });
  await expect(page.getByRole('main')).not.toContainText('rated');
  await page.goto('/#/account');
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Password').fill('whistle stop tour');
  await form.getByRole('button', { name: 'Make an account' }).click();
  await readRecoveryCode(page);
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
  await openMatch(ann, '1960', async () => {
    const [clock, rating] = [page.getByLabel('Clock'), page.getByLabel('Rating')];
    await expect(page.getByText('A rated match has a clock')).toBeVisible();
    await expect(clock).toHaveValue('none');
    await rating.selectOption('rated');
    await expect(clock).toHaveValue('slow');
    await expect(page.getByLabel('Time for each decision')).toHaveValue('3');
    await clock.selectOption('none');
    await expect(rating).toHaveValue('casual');
    await rating.selectOption('rated');
  });
  await expect(page.getByRole('main')).toContainText('rated');
  const room = new URL(page.url()).hash;
  const [ben] = (await openBrowsers(browser, ['Ben'])) as [(typeof people)[number]];
  people.push(ben);
  await ben.page.goto(`/${room}`);
  await playAsGuest(ben);
  await expect(ben.page.getByText('its seats are for people with an account')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Sit down here' })).toHaveCount(0);
  await closeBrowsers(people);
});
