import { come, goHome, openMatch } from './club-people.ts';
import { expect, test } from './sitting.ts';

test('a rated match is opened with a clock, and the form says why', async ({ browser }) => {
  const people = await come(browser, ['Ann']);
  const [ann] = people as [(typeof people)[number]];
  await openMatch(ann, '1960', async (page) => {
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
  await expect(ann.page.getByRole('main')).toContainText('rated');
  await goHome(people);
});
