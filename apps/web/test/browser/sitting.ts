import { AxeBuilder } from '@axe-core/playwright';
import { test as base, devices, expect, type Page } from '@playwright/test';

/** A page on which a console error or an uncaught exception fails the test. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(`page: ${error.message}`));
    await page.addInitScript(() => {
      if (location.protocol.startsWith('http') && localStorage.getItem('whistlestop-settings') === null)
        localStorage.setItem('whistlestop-settings', JSON.stringify({ language: 'en', speed: 'instant', map: 'map' }));
    });
    await provide(page);
    expect(errors).toEqual([]);
  },
});
export { expect };

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
/** A phone. `defaultBrowserType` is left out, because it would start another browser for these tests. */
export const PHONE = { ...pixel, viewport: { width: 390, height: 844 } };

/** Starts a match at once, with luck decided by the seed. */
export async function sitDown(page: Page, seed: string, seats = 'person,bot:random', options = '{}'): Promise<void> {
  await page.goto(`/#/play/1960?seed=${seed}&seats=${seats}&options=${encodeURIComponent(options)}`);
  await page.waitForURL(/#\/match\//);
  // A curtain comes before any question; until it is lifted the decision has nothing to show.
  await expect(page.locator('[data-curtain], [data-part="decision"]:not(:empty)').first()).toBeVisible();
  // The map is drawn region by region, so a test has to wait for the last one.
  await expect(page.locator('[data-part="map"] [data-state]')).toHaveCount(50);
}

/** Changes settings while the page is open, as the settings dialog does. */
export async function set(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: /Settings|Ustawienia/ }).click();
  await page.locator(`input[name="setting-${name}"]`).nth(settingIndex(name, value)).check({ force: true });
  await page.keyboard.press('Escape');
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  language: ['en', 'pl'],
  theme: ['system', 'light', 'dark'],
  table: ['board', 'text'],
  speed: ['normal', 'fast', 'slow', 'instant'],
};

function settingIndex(name: string, value: string): number {
  return CHOICES[name]?.indexOf(value) ?? 0;
}

/** Fails on anything an accessibility audit would complain of, by all rules or by those named. */
export async function audit(page: Page, rules: string[] = []): Promise<void> {
  // The page has no frames and only violations count. All done in the page itself, an audit takes a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** The number of entries in the log of the match on the screen. */
export const stepsShown = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('[data-steps]')?.getAttribute('data-steps') ?? 0));

/** Answers every question before the first card of a turn, and lifts curtains. */
export async function toFirstPlay(page: Page): Promise<void> {
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  const card = visible('[data-part="hand"] button[data-card][data-disabled="false"]');
  const other = visible('[data-curtain] button, [data-part="decision"] [data-action]');
  for (let answers = 0; answers < 10; answers++) {
    await expect(card.or(other).first()).toBeVisible();
    if (await card.isVisible()) return;
    await other.click();
  }
  throw new Error('No card could be played.');
}

/** Takes up a card of the hand and plays it for a use. */
export async function playFor(
  page: Page,
  use: 'event' | 'campaign' | 'advertise' | 'position',
  nth = 0,
): Promise<string> {
  const card = page.locator('[data-part="hand"] button[data-card][data-disabled="false"]').nth(nth);
  const id = (await card.getAttribute('data-card')) ?? '';
  await card.click();
  await page.locator(`[data-way="play ${id} ${use}"]`).click();
  return id;
}

/** States whose middle lies inside their shape, so that a click there is sure to meet them. */
const EASY = ['PA', 'OH', 'IN', 'IA', 'CO', 'KS', 'WY', 'GA', 'AL', 'TX', 'NM', 'OR', 'NY', 'MO'];

/** Clicks a state on the map that can be chosen; returns its code. */
export async function pickState(page: Page): Promise<string> {
  const open = await page
    .locator('[data-part="map"] [data-state][data-clickable="true"]')
    .evaluateAll((states) => states.map((state) => state.getAttribute('data-state')));
  const code = EASY.find((candidate) => open.includes(candidate));
  if (code === undefined) throw new Error(`None of ${open.join()} is easy to click.`);
  await page.locator(`[data-part="map"] [data-state="${code}"]`).click();
  return code;
}
