import { devices, type Page } from '@playwright/test';
import { isOver, type Sitting, sitDownAt, TARGETS, withSettings } from './other-tables.ts';
import { clickAtRandom } from './random-clicks.ts';
import { audit, expect, stepsShown, test } from './sitting.ts';

const MATCHES: readonly (Sitting & { readonly theme: string; readonly language: string })[] = [
  {
    game: 'mr-president',
    seed: 'national',
    seats: 'person,bot:random',
    theme: 'light',
    language: 'en',
  },
  {
    game: 'mr-president',
    seed: 'nominee',
    seats: 'person,bot:random,bot:random,bot:random',
    options: { edition: 'first', version: 'nominee' },
    theme: 'dark',
    language: 'pl',
  },
  {
    game: 'mr-president',
    seed: 'popular',
    seats: 'bot:random,person,bot:random',
    options: { edition: 'second', candidates: 3, length: 'short' },
    theme: 'dark',
    language: 'en',
  },
  {
    game: 'mr-president',
    seed: 'electoral',
    seats: 'person,person,bot:random,bot:random',
    options: { edition: 'second', method: 'electoral', candidates: 4, length: 'short' },
    theme: 'light',
    language: 'pl',
  },
  {
    game: 'hook-or-crook',
    seed: 'two',
    seats: 'person,bot:random',
    options: { states: 1 },
    theme: 'dark',
    language: 'pl',
  },
  {
    game: 'hook-or-crook',
    seed: 'four',
    seats: 'bot:random,person,bot:random,bot:random',
    options: { states: 3, colours: ['brown', 'teal', 'rose'] },
    theme: 'light',
    language: 'en',
  },
  {
    game: 'hook-or-crook',
    seed: 'six',
    seats: 'person,bot:random,person,bot:random,bot:random,bot:random',
    options: { states: 5 },
    theme: 'light',
    language: 'pl',
  },
];

for (const { theme, language, ...sitting } of MATCHES) {
  test(`clicks at random play a whole match of ${sitting.game} to its end (${sitting.seed})`, async ({ page }) => {
    await withSettings(page, { theme, language });
    await sitDownAt(page, sitting);
    await audit(page);
    let rounds = 0;
    for (let over = false; !over; rounds++) {
      expect(rounds).toBeLessThan(60);
      ({ over } = await clickAtRandom(page, rounds + 1, 100));
    }
    await expect(page.locator('[data-over="true"]').first()).toBeVisible();
    await audit(page);
  });
}

/** Walks with the keyboard alone to something that answers the decision, and chooses it. */
async function pressSomething(page: Page, turn: number): Promise<boolean> {
  const wish = await page.evaluate(
    (targets) =>
      targets.find((target) => [...document.querySelectorAll(target)].some((element) => element.checkVisibility())),
    [...TARGETS],
  );
  if (wish === undefined) return false;
  const focused = () => page.evaluate((target) => document.activeElement?.matches(target) === true, wish);
  const key = wish.includes('"hand"') ? 'h' : wish.includes('"map"') ? 's' : 'd';
  if (!(await focused())) await page.keyboard.press(key);
  for (let steps = 0; steps < 40 && !(await focused()); steps++)
    await page.keyboard.press(key === 'h' ? 'ArrowRight' : 'Tab');
  if (key === 'h') for (let steps = 0; steps < turn % 3; steps++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  return true;
}

for (const sitting of [
  { game: 'mr-president', seed: 'keys', seats: 'person,bot:random' },
  { game: 'hook-or-crook', seed: 'keys', seats: 'bot:random,person', options: { states: 1 } },
] as const) {
  test(`a whole match of ${sitting.game} is played with the keyboard alone`, async ({ page }) => {
    await sitDownAt(page, sitting);
    for (let turn = 0; turn < 800 && !(await isOver(page)); turn++)
      if (!(await pressSomething(page, turn))) await page.waitForTimeout(20);
    expect(await isOver(page)).toBe(true);
  });
}

test('sealed cards stay behind the curtain, and their number is open', async ({ page }) => {
  await sitDownAt(page, { game: 'mr-president', seed: 'sealed', seats: 'person,person' });
  await page.locator('[data-curtain] button').click();
  await page.locator('[data-part="hand"] [data-card="full-party-backing"]').click();
  await page.locator('[data-way]').first().click();
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await expect(page.locator('[data-part="hand"]')).toHaveCount(0);
  const table = page.getByRole('region', { name: 'On the table' });
  await expect(table.getByText('1 card face down')).toHaveCount(1);
  await expect(table.getByText('Full Party Backing')).toHaveCount(0);
});

test('a match is set up with its own rules and seats, kept, and stepped through', async ({ page }) => {
  await page.goto('/#/new/hook-or-crook');
  await page.getByLabel('Swing States').selectOption('2');
  await page.getByLabel('State 1').selectOption('rose');
  await page.getByLabel('Who plays The Incumbent?').selectOption('person');
  await expect(page.getByLabel('Who plays Great Dawdle?')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/match\//);
  await expect(page.locator('[data-state="rose"]')).toBeVisible();
  await clickAtRandom(page, 3, 12);
  const steps = await stepsShown(page);
  await page.goto(page.url().replace('/match/', '/replay/'));
  await expect(page.getByRole('slider')).toHaveValue(String(steps));
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByRole('slider')).toHaveValue('0');
  await page.goto('/#/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Great Dawdle' })).toContainText('Hook or Crook');
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  for (const sitting of [
    { game: 'mr-president', seed: 'touch', seats: 'person,bot:random' },
    { game: 'hook-or-crook', seed: 'touch', seats: 'person,bot:random,bot:random', options: { states: 2 } },
  ] as const) {
    test(`a whole match of ${sitting.game} is played by touch, and nothing scrolls sideways`, async ({ page }) => {
      await sitDownAt(page, sitting);
      await audit(page);
      for (let turn = 0; turn < 800 && !(await isOver(page)); turn++) {
        if (!(await tapSomething(page, turn))) await page.waitForTimeout(20);
        if (turn % 40 !== 0) continue;
        const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(wide).toBeLessThanOrEqual(window ?? 0);
      }
      expect(await isOver(page)).toBe(true);
    });
  }
});

async function tapSomething(page: Page, turn: number): Promise<boolean> {
  for (const target of TARGETS) {
    const ready = page.locator(target).filter({ visible: true });
    const count = await ready.count();
    if (count === 0) continue;
    await ready.nth(turn % count).tap({ timeout: 5000 });
    return true;
  }
  return false;
}
