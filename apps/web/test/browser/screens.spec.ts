import type { Page } from '@playwright/test';
import { audit, expect, sitDown, test, toFirstPlay } from './sitting.ts';

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
    open: async (page) => {
      await sitDown(page, 'screens');
      await page.keyboard.press('l');
      await expect(page.getByRole('dialog')).toBeVisible();
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
    name: 'a damaged link',
    open: async (page) => {
      await page.goto('/#/shared/broken');
      await expect(page.getByRole('heading')).toBeVisible();
    },
  },
];

for (const theme of ['light', 'dark'] as const) {
  for (const { name, open } of SCREENS) {
    test(`${name} has no accessibility finding in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((settings) => localStorage.setItem('whistlestop-settings', JSON.stringify(settings)), {
        language: 'en',
        speed: 'instant',
        theme,
      });
      await open(page);
      await audit(page);
    });
  }
}
