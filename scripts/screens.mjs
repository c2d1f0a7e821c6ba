// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { ensureChromium } from './chromium.mjs';
import { palettePng } from './palette-png.mjs';
import { main, root } from './run.mjs';
import {
  campaign,
  chat,
  debates,
  playOn,
  region,
  replay,
  see,
  takeCard,
  toHand,
  toHeading,
  toTable,
  watchToTheEnd,
} from './screens-steps.mjs';
import { setUp } from './setup.mjs';

/** The pictures that pages of the repository show; `--docs` takes these alone, into docs/screens. */
const IN_DOCUMENTS = new Set([
  'home-desktop-light.png',
  'campaign-desktop-light.png',
  'campaign-phone-light.png',
  'debates-desktop-light.png',
  'election-night-desktop-light.png',
  'text-table-desktop-light.png',
  'replay-desktop-light.png',
  'rules-desktop-light.png',
  'mr-president-desktop-light.png',
  'hook-or-crook-desktop-light.png',
  'club-lobby-desktop-light.png',
  'club-table-desktop-dark.png',
]);

const DESKTOP = { name: 'desktop', width: 1440, height: 900 };
const TABLET = { name: 'tablet', width: 1024, height: 768 };
const PHONE = { name: 'phone', width: 390, height: 844 };
const EVERY_SIZE = [DESKTOP, TABLET, PHONE];
const THEMES = ['light', 'dark'];

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./screens-club.mjs').openClub>>} Club */
/** @typedef {{ name: string, sizes: typeof EVERY_SIZE, open: (page: Page) => Promise<unknown> }} Screen */
/** @typedef {{ name: string, open: (page: Page, club: Club) => Promise<unknown> }} ClubScreen */

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

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { docs: { type: 'boolean', default: false }, to: { type: 'string' } },
});
const folder = flags.docs ? path.join(root, 'docs', 'screens') : path.resolve(flags.to ?? '.cache/screens');

await main(async () => {
  await setUp();
  mkdirSync(folder, { recursive: true });
  const server = await preview({
    root: path.join(root, 'apps', 'web'),
    build: { outDir: 'dist/site' },
    preview: { port: 28_180, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({ executablePath: await ensureChromium(console.log) });
  const baseURL = 'http://127.0.0.1:28180';
  for (const { screen, size, theme } of picturesOf(SCREENS)) await shoot(browser, { ...screen, baseURL }, size, theme);
  const ofClub = picturesOf(CLUB_SCREENS.map((screen) => ({ ...screen, sizes: [DESKTOP, PHONE] })));
  if (ofClub.length > 0) await shootClub(browser, ofClub);
  await browser.close();
  await server.close();
});

/**
 * The pictures that this run takes: of the screens that are named, or of all.
 * @template {{ name: string, sizes: typeof EVERY_SIZE }} S
 * @param {readonly S[]} screens
 */
function picturesOf(screens) {
  return screens
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .flatMap((screen) => screen.sizes.flatMap((size) => THEMES.map((theme) => ({ screen, size, theme }))))
    .filter(({ screen, size, theme }) => !flags.docs || IN_DOCUMENTS.has(fileOf(screen.name, size, theme)));
}

/**
 * @param {string} screen
 * @param {typeof DESKTOP} size
 * @param {string} theme
 */
function fileOf(screen, size, theme) {
  return `${screen}-${size.name}-${theme}.png`;
}

/**
 * Takes the pictures of a club as one of its members sees it.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly { screen: ClubScreen, size: typeof DESKTOP, theme: string }[]} pictures
 */
async function shootClub(browser, pictures) {
  // It imports the compiled club, which a fresh checkout has only after the set-up.
  const { MOMENT, openClub } = await import('./screens-club.mjs');
  const club = await openClub();
  const [cookie = '', secret = ''] = club.ann.cookie.split('=');
  for (const { screen, size, theme } of pictures) {
    const enter = async (/** @type {Page} */ page) => {
      await page.context().addCookies([{ name: cookie, value: secret, url: club.address }]);
      await page.clock.setFixedTime(MOMENT);
      await screen.open(page, club);
    };
    await shoot(browser, { name: screen.name, baseURL: club.address, open: enter }, size, theme);
  }
  await club.close();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ name: string, baseURL: string, open: (page: Page) => Promise<unknown> }} screen
 * @param {typeof DESKTOP} size
 * @param {string} theme
 */
async function shoot(browser, screen, size, theme) {
  const { name, width, height } = size;
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
  const file = fileOf(screen.name, size, theme);
  writeFileSync(path.join(folder, file), palettePng(await page.screenshot()));
  await context.close();
  console.log(file);
}
