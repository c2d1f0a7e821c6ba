import type { Page } from '@playwright/test';
import { audit, expect, sitDown, test, toFirstPlay } from './sitting.ts';

/** The Debates after their first round. */
const DEBATES = {
  name: 'The Debates',
  game: '1960',
  given: {
    turn: 6,
    phase: 'debates',
    initiative: 'kennedy',
    strategy: {
      kennedy: ['give-me-a-week', 'peace-without-surrender', 'kennedys-peace-corps', 'missile-gap'],
      nixon: ['opposition-research', 'nikita-kruschev', 'herb-klein', 'tricky-dick'],
    },
  },
  script: ['kennedy: debate give-me-a-week', 'nixon: debate opposition-research'],
};

/** Opens a dialog over a match that has just begun. */
const over = (ask: (page: Page) => Promise<void>) => async (page: Page) => {
  await sitDown(page, 'screens');
  await ask(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};

const SCREENS: readonly { readonly name: string; readonly open: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', open: (page) => page.goto('/') },
  {
    name: 'settings',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Settings' }).click();
    },
  },
  {
    name: 'set-up',
    open: async (page) => {
      await page.goto('/#/new/1960');
      await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    },
  },
  {
    name: 'rules',
    open: async (page) => {
      await page.goto('/#/rules/mr-president/versions');
      await expect(page.getByRole('table')).toBeInViewport();
    },
  },
  {
    name: 'rulings',
    open: async (page) => {
      await page.goto('/#/rulings/1960/36');
      await expect(page.getByRole('searchbox')).toBeVisible();
    },
  },
  {
    name: 'a chosen card',
    open: async (page) => {
      await sitDown(page, 'screens');
      await toFirstPlay(page);
      await page.locator('[data-part="hand"] button[data-card]').first().click();
    },
  },
  {
    name: 'the log',
    open: over((page) => page.keyboard.press('l')),
  },
  { name: 'the help', open: over((page) => page.keyboard.press('?')) },
  { name: 'saving and sharing', open: over((page) => page.getByRole('button', { name: 'Save and share' }).click()) },
  {
    name: 'the question before one resigns',
    open: over((page) => page.getByRole('button', { name: 'Resign' }).click()),
  },
  {
    name: 'going on from a replay',
    open: over(async (page) => {
      await page.goto(page.url().replace('/match/', '/replay/'));
      await page.getByRole('button', { name: 'Play on from here' }).click();
    }),
  },
  {
    name: 'the text table',
    open: async (page) => {
      await sitDown(page, 'screens');
      await page.keyboard.press('t');
      await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible();
    },
  },
  {
    name: 'the Debates with cards to play',
    open: async (page) => {
      await page.goto('/');
      const buffer = Buffer.from(JSON.stringify(DEBATES));
      const file = { name: 'debates.json', mimeType: 'application/json', buffer };
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
      await page.waitForURL(/#\/match\//);
      await toFirstPlay(page);
      await expect(page.getByRole('region', { name: 'The Debates' })).toBeVisible();
    },
  },
  {
    name: 'the replay of a running match',
    open: async (page) => {
      await sitDown(page, 'screens');
      await page.goto(page.url().replace('/match/', '/replay/'));
      await expect(page.getByRole('slider')).toBeVisible();
    },
  },
  {
    name: 'an address that leads nowhere',
    open: async (page) => {
      await page.goto('/#/attic');
      await expect(page.getByRole('heading')).toBeVisible();
    },
  },
  {
    name: 'a damaged link',
    open: async (page) => {
      await page.goto('/#/shared/broken');
      await expect(page.getByRole('heading')).toBeVisible();
    },
  },
];

for (const { name, open } of SCREENS)
  test(`${name} has no accessibility finding in either theme`, async ({ page }) => {
    await page.addInitScript((settings) => localStorage.setItem('whistlestop-settings', JSON.stringify(settings)), {
      language: 'en',
      speed: 'instant',
      theme: 'system',
    });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    await audit(page);
    // The other theme has other colours and nothing else.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await audit(page, ['color-contrast']);
  });
