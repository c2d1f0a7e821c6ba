// @ts-check
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findChromium } from './chromium.mjs';
import { main, root } from './run.mjs';
import { MOMENT, openClub } from './screens-club.mjs';
import { setUp } from './setup.mjs';

const FOLDER = path.join(root, 'docs', 'screens');
const DESKTOP = { name: 'desktop', width: 1440, height: 900 };
const TABLET = { name: 'tablet', width: 1024, height: 768 };
const PHONE = { name: 'phone', width: 390, height: 844 };
const EVERY_SIZE = [DESKTOP, TABLET, PHONE];
const THEMES = ['light', 'dark'];

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof openClub>>} Club */
/** @typedef {{ name: string, sizes: typeof EVERY_SIZE, open: (page: Page) => Promise<unknown> }} Screen */
/** @typedef {{ name: string, open: (page: Page, club: Club) => Promise<unknown> }} ClubScreen */

const MATCH = '/#/play/1960?seed=screens-4&seats=person,bot:random';
const BOTS = '/#/play/1960?seed=screens-4&seats=bot:random,bot:random';

const MR_PRESIDENT =
  '/#/play/mr-president?seed=screens&seats=person,bot:greedy,bot:greedy,bot:proportional' +
  '&options={"edition":"second","candidates":4,"length":"short"}';
const NOMINEES =
  '/#/play/mr-president?seed=screens&seats=person,bot:random,bot:random,bot:random' +
  '&options={"edition":"first","version":"nominee"}';
const HOOK_OR_CROOK = '/#/play/hook-or-crook?seed=screens&seats=person,bot:random,bot:random,bot:random';

/** @type {readonly Screen[]} */
const SCREENS = [
  { name: 'home', sizes: [DESKTOP, PHONE], open: (page) => page.goto('/') },
  { name: 'set-up', sizes: [DESKTOP], open: (page) => page.goto('/#/new/1960').then(() => see(page, 'select')) },
  { name: 'table', sizes: EVERY_SIZE, open: (page) => toHand(page) },
  { name: 'card', sizes: EVERY_SIZE, open: (page) => toHand(page).then(() => takeCard(page)) },
  { name: 'campaign', sizes: EVERY_SIZE, open: (page) => toHand(page).then(() => campaign(page)) },
  { name: 'region', sizes: [PHONE], open: (page) => toHand(page).then(() => region(page)) },
  { name: 'debates', sizes: [DESKTOP, PHONE], open: (page) => watchToTheEnd(page).then(() => debates(page)) },
  { name: 'election-night', sizes: EVERY_SIZE, open: (page) => watchToTheEnd(page) },
  { name: 'text-table', sizes: [DESKTOP], open: (page) => toHand(page).then(() => page.keyboard.press('t')) },
  {
    name: 'replay',
    sizes: [DESKTOP, PHONE],
    open: (page) => watchToTheEnd(page).then(() => replay(page)),
  },
  {
    name: 'rules',
    sizes: [DESKTOP, PHONE],
    open: (page) => page.goto('/#/rules/1960').then(() => see(page, 'section')),
  },
  {
    name: 'rulings',
    sizes: [DESKTOP],
    open: (page) => page.goto('/#/rulings/1960/36').then(() => see(page, 'article')),
  },
  {
    name: 'mr-president',
    sizes: EVERY_SIZE,
    open: (page) => playOn(page, MR_PRESIDENT, 'main:has(g[data-seat="blue"]):has(g[data-seat="red"])'),
  },
  { name: 'mr-president-upset', sizes: [DESKTOP], open: (page) => playOn(page, MR_PRESIDENT, 'ol[class*="order"]') },
  { name: 'mr-president-parley', sizes: [DESKTOP], open: (page) => playOn(page, NOMINEES, '[role="timer"]') },
  {
    name: 'mr-president-result',
    sizes: [DESKTOP, PHONE],
    open: (page) => playOn(page, MR_PRESIDENT, '[data-over="true"]'),
  },
  { name: 'hook-or-crook', sizes: EVERY_SIZE, open: (page) => playOn(page, HOOK_OR_CROOK, 'article[class*="page"]') },
  {
    name: 'hook-or-crook-court',
    sizes: [DESKTOP, PHONE],
    open: (page) => playOn(page, HOOK_OR_CROOK, 'section[aria-label="The court room"] [data-table="true"]'),
  },
  {
    name: 'hook-or-crook-reckoning',
    sizes: [DESKTOP],
    open: (page) => playOn(page, HOOK_OR_CROOK, '[data-over="true"]'),
  },
];

/** @type {readonly ClubScreen[]} */
const CLUB_SCREENS = [
  { name: 'club-my-matches', open: (page) => page.goto('/#/club').then(() => see(page, '[data-mine="true"]')) },
  { name: 'club-lobby', open: (page) => page.goto('/#/club').then(() => toHeading(page, 'Open seats')) },
  { name: 'club-table', open: (page, { match }) => toTable(page, match) },
  { name: 'club-chat', open: (page, { match }) => toTable(page, match).then(() => chat(page)) },
  { name: 'club-profile', open: (page, { ann }) => page.goto(`/#/player/${ann.name}`).then(() => see(page, 'table')) },
  { name: 'club-open', open: (page) => page.goto('/#/club/new/1960').then(() => see(page, 'select')) },
];

await main(async () => {
  await setUp();
  mkdirSync(FOLDER, { recursive: true });
  const server = await preview({
    root: path.join(root, 'apps', 'web'),
    build: { outDir: 'dist/site' },
    preview: { port: 28_180, host: '127.0.0.1' },
  });
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const wanted = process.argv.slice(2);
  for (const screen of SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    for (const size of screen.sizes)
      for (const theme of THEMES) await shoot(browser, { ...screen, baseURL: 'http://127.0.0.1:28180' }, size, theme);
  const atClub = CLUB_SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (atClub.length > 0) await shootClub(browser, atClub);
  await browser.close();
  await server.close();
});

/**
 * Takes the pictures of a club as one of its members sees it.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly ClubScreen[]} screens
 */
async function shootClub(browser, screens) {
  const club = await openClub();
  const [cookie = '', secret = ''] = club.ann.cookie.split('=');
  for (const { name, open } of screens)
    for (const size of [DESKTOP, PHONE])
      for (const theme of THEMES) {
        const enter = async (/** @type {Page} */ page) => {
          await page.context().addCookies([{ name: cookie, value: secret, url: club.address }]);
          await page.clock.setFixedTime(MOMENT);
          await open(page, club);
        };
        await shoot(browser, { name, baseURL: club.address, open: enter }, size, theme);
      }
  await club.close();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ name: string, baseURL: string, open: (page: Page) => Promise<unknown> }} screen
 * @param {typeof DESKTOP} size
 * @param {string} theme
 */
async function shoot(browser, screen, { name, width, height }, theme) {
  const context = await browser.newContext({
    baseURL: screen.baseURL,
    viewport: { width, height },
    hasTouch: name === 'phone',
    serviceWorkers: 'block',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  const map = name === 'phone' ? 'cartogram' : 'map';
  await page.addInitScript((settings) => localStorage.setItem('whistlestop-settings', JSON.stringify(settings)), {
    language: 'en',
    theme,
    map,
    speed: 'instant',
  });
  await screen.open(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  const file = `${screen.name}-${name}-${theme}.png`;
  await page.screenshot({ path: path.join(FOLDER, file) });
  await context.close();
  console.log(file);
}

/**
 * @param {Page} page
 * @param {string} selector
 */
function see(page, selector) {
  return page.locator(selector).first().waitFor();
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function toHeading(page, name) {
  await see(page, '[data-match]');
  await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView());
}

/**
 * Sits down at a match of the club.
 * @param {Page} page
 * @param {string} match
 */
async function toTable(page, match) {
  await page.goto(`/#/club/match/${match}`);
  await see(page, '[data-steps]');
}

/** @param {Page} page */
async function chat(page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: /^Chat/ }).click();
}

/** @param {Page} page */
async function watchToTheEnd(page) {
  await page.goto(BOTS);
  await page.locator('[data-over="true"]').first().waitFor({ timeout: 120_000 });
}

/** @param {Page} page */
async function toHand(page) {
  await page.goto(MATCH);
  await playTo(page, '[data-part="hand"] button[data-card][data-disabled="false"]', false);
}

/** @param {Page} page */
async function takeCard(page) {
  await page.locator('[data-part="hand"] button[data-card][data-disabled="false"]').nth(1).click();
}

/** @param {Page} page */
async function campaign(page) {
  await takeCard(page);
  await page.locator('[data-way$=" campaign"]').first().click();
  await see(page, '[data-state][data-clickable="true"]');
  await page.locator('[data-state="OH"]').hover({ force: true });
}

/** @param {Page} page */
async function region(page) {
  await campaign(page);
  await page.getByRole('button', { name: 'East', exact: true }).click();
}

/** @param {Page} page */
async function debates(page) {
  await replay(page);
  const jump = page.getByLabel('Jump to');
  await jump.selectOption(await jump.locator('option', { hasText: 'Debates' }).first().innerText());
  await page.locator('main').focus();
  const onSides = page.locator('section[aria-label="The Debates"] ol article[data-card]');
  while ((await onSides.count()) < 3) await page.keyboard.press('ArrowRight');
  await page.evaluate(() => scrollTo(0, 0));
}

/** @param {Page} page */
async function replay(page) {
  await page.goto(page.url().replace('/match/', '/replay/'));
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.round(last * 0.6)));
}

/**
 * Plays a match of another game until something is on the screen.
 * @param {Page} page
 * @param {string} match
 * @param {string} selector
 */
async function playOn(page, match, selector) {
  await page.goto(match);
  await playTo(page, selector, false);
}

/**
 * Lets somebody who clicks at random play until something is on the screen.
 * @param {Page} page
 * @param {string} selector
 * @param {boolean} fresh
 */
async function playTo(page, selector, fresh = true) {
  if (fresh) await page.goto(MATCH);
  await see(page, '[data-part="decision"]');
  await page.evaluate(async (wanted) => {
    let state = 19_60;
    const random = (/** @type {number} */ below) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 0x1_0000_0000) * below);
    };
    const choices =
      '[data-way]:not([aria-disabled="true"]), [data-part="decision"] [data-action], ' +
      '[data-part="hand"] button[data-card][data-disabled="false"], [data-part="decision"] button[data-card], ' +
      '[data-state][data-clickable="true"]';
    const isThere = () =>
      document.querySelector(wanted) !== null || document.querySelector('[data-over="true"]') !== null;
    // Luck is drawn for clicks alone, not while others are waited for: the same match always gives the same pictures.
    for (let clicks = 0; clicks < 4000 && !isThere(); ) {
      const ready = [...document.querySelectorAll(choices)].filter((element) => element.checkVisibility());
      if (ready.length > 0) {
        ready[random(ready.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        clicks++;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    }
  }, selector);
  await see(page, selector);
}
