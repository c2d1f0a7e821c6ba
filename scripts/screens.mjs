// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { ensureChromium } from './chromium.mjs';
import { palettePng } from './palette-png.mjs';
import { main, root } from './run.mjs';
import { chat, playUntil, see, toHeading, toTable } from './screens-steps.mjs';
import { setUp } from './setup.mjs';

const DESKTOP = { name: 'desktop', width: 1440, height: 900 };
const TABLET = { name: 'tablet', width: 1024, height: 768 };
const PHONE = { name: 'phone', width: 390, height: 844 };
const SIZES = { DESKTOP, TABLET, PHONE };
const THEMES = ['light', 'dark'];

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./screens-club.mjs').openClub>>} Club */
/** @typedef {{ name: string, sizes: readonly (typeof DESKTOP)[], open: (page: Page) => Promise<unknown> }} Screen */
/** @typedef {{ name: string, open: (page: Page, club: Club) => Promise<unknown> }} ClubScreen */

/** @type {Screen} */
const HOME = { name: 'home', sizes: [DESKTOP, PHONE], open: (page) => page.goto('/') };

/** @type {readonly ClubScreen[]} */
const CLUB_SCREENS = [
  { name: 'club-my-matches', open: (page) => page.goto('/#/club').then(() => see(page, '[data-mine="true"]')) },
  { name: 'club-lobby', open: (page) => page.goto('/#/club').then(() => toHeading(page, 'Open seats')) },
  { name: 'club-table', open: (page, { match }) => toTable(page, match) },
  { name: 'club-chat', open: (page, { match }) => toTable(page, match).then(() => chat(page)) },
  { name: 'club-profile', open: (page, { ann }) => page.goto(`/#/player/${ann.name}`).then(() => see(page, 'table')) },
  { name: 'club-open', open: (page, { game }) => page.goto(`/#/club/new/${game}`).then(() => see(page, 'select')) },
];

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { docs: { type: 'boolean', default: false }, to: { type: 'string' } },
});
const ofDocuments = path.join(root, 'docs', 'screens');
const folder = flags.docs ? ofDocuments : path.resolve(flags.to ?? '.cache/screens');

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
  for (const { screen, size, theme } of picturesOf([HOME, ...(await screensOfGames())]))
    await shoot(browser, { ...screen, baseURL }, size, theme);
  const ofClub = picturesOf(CLUB_SCREENS.map((screen) => ({ ...screen, sizes: [DESKTOP, PHONE] })));
  if (ofClub.length > 0) await shootClub(browser, ofClub);
  await browser.close();
  await server.close();
});

/**
 * The pictures of each game.
 * @returns {Promise<Screen[]>}
 */
async function screensOfGames() {
  const { packs } = await import('@whistlestop/games');
  const files = packs.map(({ id }) => path.join(root, 'games', id, 'test', 'pictures.mjs')).filter(existsSync);
  const lists = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return lists.flatMap(({ pictures }) => pictures(SIZES, { see, playUntil }));
}

/**
 * The pictures of this run: of the named screens or of all; with `--docs`, those that exist in docs/screens.
 * @template {{ name: string, sizes: readonly (typeof DESKTOP)[] }} S
 * @param {readonly S[]} screens
 */
function picturesOf(screens) {
  return screens
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .flatMap((screen) => screen.sizes.flatMap((size) => THEMES.map((theme) => ({ screen, size, theme }))))
    .filter(
      ({ screen, size, theme }) => !flags.docs || existsSync(path.join(ofDocuments, fileOf(screen.name, size, theme))),
    );
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
 * Takes the pictures of a club, as a member.
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
