import { clickAtRandom } from './random-clicks.ts';
import { audit, expect, sitDown, test } from './sitting.ts';

const GAMES = [
  { seed: 'clicker-1', theme: 'light', options: '{"deck":"2007"}', language: 'en' },
  { seed: 'clicker-2', theme: 'dark', options: '{"deck":"2017"}', language: 'pl' },
  { seed: 'clicker-3', theme: 'light', options: '{"deck":"2017","bagVisible":false}', language: 'en' },
] as const;

for (const { seed, theme, options, language } of GAMES) {
  test(`somebody who clicks at random plays a whole match to its end (${seed})`, async ({ page }) => {
    await page.addInitScript((settings) => localStorage.setItem('whistlestop-settings', JSON.stringify(settings)), {
      language,
      theme,
      speed: 'instant',
      map: theme === 'dark' ? 'cartogram' : 'map',
    });
    await sitDown(page, seed, 'person,bot:random', options);
    let rounds = 0;
    for (let over = false; !over; rounds++) {
      expect(rounds).toBeLessThan(60);
      ({ over } = await clickAtRandom(page, rounds + 1, 60));
      if (rounds % 4 === 0 || over) await audit(page);
    }
    await expect(page.locator('[data-over="true"]').first()).toBeVisible();
  });
}
