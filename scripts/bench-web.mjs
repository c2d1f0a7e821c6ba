// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { main, root } from './run.mjs';
import { setUp } from './setup.mjs';

const PORT = Number(process.env['BENCH_PORT'] ?? 28_170);
const ADDRESS = `http://127.0.0.1:${PORT}`;
/** A mid-range phone: four times slower than this machine, on fast 3G (1.6 Mbit/s down, 150 ms there and back). */
const PHONE = {
  slowdown: 4,
  viewport: { width: 390, height: 844 },
  network: { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 },
};
/** This machine as it is, with a large screen. */
const DESKTOP = { slowdown: 1, viewport: { width: 1440, height: 900 }, network: undefined };
/** @typedef {{ slowdown: number, viewport: { width: number, height: number }, network: typeof PHONE['network'] | undefined }} Device */
/** How long nothing may happen before a page counts as settled. */
const QUIET_MS = 1500;
/** How long a person reads the first page before the one click, and how long bots are watched. */
const READING_MS = 8000;
const WATCHING_MS = 8000;
const TARGETS = { bytes: 200 * 1024, interactive: 1500, shift: 0.01, playing: 3000, task: 50, frame: 1000 / 60 };

/** A page and what must be on the screen before it can be used. */
const FIRST_VIEW = { address: '/', ready: 'main button' };
const TABLE = '[data-part="decision"] [data-action], [data-part="hand"] [data-card]';
/** A match of the first game, with a person or between bots. */
async function match(seats = '') {
  // It is compiled, and a fresh checkout is so only after the set-up.
  const { packs } = await import('@whistlestop/games');
  return { address: `/#/play/${packs[0].id}?seed=bench${seats}`, ready: TABLE };
}

await main(async () => {
  await setUp();
  const server = await startServer();
  try {
    const executablePath = findChromium();
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
    await onPhone(browser);
    await onDesktop(browser);
    await browser.close();
  } finally {
    server.kill('SIGTERM');
  }
});

/** @param {import('@playwright/test').Browser} browser */
async function onPhone(browser) {
  console.log('A mid-range phone on fast 3G (4x slower processor, 1.6 Mbit/s, 150 ms), nothing in the cache\n');
  const first = await measure(browser, PHONE, FIRST_VIEW);
  report('the first view', first);
  judge('at most 200 kB of script and style', first.bytes.script + first.bytes.style <= TARGETS.bytes);
  judge('interactive in 1.5 s', interactiveAt(first) <= TARGETS.interactive);
  judge('no layout shift', first.shift <= TARGETS.shift);
  const table = await measure(browser, PHONE, await match());
  report('a match begun straight from its address', table);
  judge('a match stands there in 3 s', table.ready <= TARGETS.playing);
  const clicked = await click(browser, PHONE);
  report(`one click on the first page, read for ${READING_MS / 1000} s`, clicked);
  judge('a match stands there in 3 s', clicked.ready <= TARGETS.playing);
}

/** @param {import('@playwright/test').Browser} browser */
async function onDesktop(browser) {
  console.log('\nThis machine as it is, 1440 x 900\n');
  const clicked = await click(browser, DESKTOP, 0);
  report('the page opened and its button clicked at once', clicked);
  judge('playing in 3 s and one click', clicked.ready <= TARGETS.playing);
  judge('no task above 50 ms', clicked.longest <= TARGETS.task);
  for (const [name, device] of Object.entries({
    'a large screen': DESKTOP,
    'a small screen': { ...DESKTOP, viewport: PHONE.viewport },
  })) {
    const frames = await watchBots(browser, device);
    console.log(`\nbots at play, ${name}, watched for ${WATCHING_MS / 1000} s`);
    console.log(`  frames             ${frames.count}, the middle one after ${frames.middle.toFixed(1)} ms`);
    console.log(`  late frames        ${frames.late}, the longest after ${frames.longest.toFixed(0)} ms`);
    judge('60 frames a second', frames.middle <= TARGETS.frame + 0.5 && frames.late <= frames.count / 50);
  }
}

/** @param {number} milliseconds */
function wait(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Starts the product on a port of its own and waits until it answers. */
async function startServer() {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'bench-')),
    },
  });
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(ADDRESS).catch(() => undefined);
    if (answer?.ok) return server;
    await wait(100);
  }
  server.kill('SIGTERM');
  throw new Error('The server did not start.');
}

/**
 * A device with an empty cache, and the bytes it has received so far.
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 * @param {string} ready what must be on the screen before it can be used
 */
async function open(browser, { slowdown, viewport, network }, ready) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map();
  const bytes = { script: 0, style: 0, font: 0, other: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    const sum = kind === 'Script' ? 'script' : kind === 'Stylesheet' ? 'style' : kind === 'Font' ? 'font' : 'other';
    bytes[sum] += encodedDataLength;
  });
  await session.send('Network.enable');
  if (network !== undefined) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch, ready);
  return { context, page, session, bytes };
}

/**
 * Traces the page's tasks. The returned function stops it and resolves with the processor time of the longest task,
 * which other programs do not affect.
 * @param {import('@playwright/test').CDPSession} session
 */
async function traceTasks(session) {
  /** @type {{ name: string, pid: number, tid: number, ts: number, tdur?: number, args: { name?: string } }[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(.../** @type {any[]} */ (value)));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'toplevel,disabled-by-default-devtools.timeline',
  });
  return async () => {
    const complete = new Promise((resolve) => {
      session.once('Tracing.tracingComplete', resolve);
    });
    await session.send('Tracing.end');
    await complete;
    const pages = new Set(
      events.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && pages.has(`${pid} ${tid}`));
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
  };
}

/**
 * Opens a page and watches it until it is settled.
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 * @param {typeof FIRST_VIEW} view
 */
async function measure(browser, device, { address, ready }) {
  const { context, page, session, bytes } = await open(browser, device, ready);
  const longest = await traceTasks(session);
  await page.goto(`${ADDRESS}${address}`);
  await untilReady(page);
  const atReady = { ...bytes };
  await page.waitForTimeout(QUIET_MS);
  const seen = { ...(await readWatch(page)), longest: await longest() };
  await context.close();
  return { ...seen, bytes: atReady };
}

/**
 * Opens the first page and clicks its first button, after `reading` milliseconds or at once. The time counts from the
 * click, or from the opening of the page.
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 * @param {number} reading
 */
async function click(browser, device, reading = READING_MS) {
  const { context, page, session, bytes } = await open(browser, device, TABLE);
  const early = reading > 0 ? undefined : await traceTasks(session);
  await page.goto(`${ADDRESS}${FIRST_VIEW.address}`);
  const button = page.locator(FIRST_VIEW.ready).first();
  await button.waitFor();
  if (reading > 0) await page.waitForTimeout(reading);
  const before = { ...bytes };
  const longest = early ?? (await traceTasks(session));
  const from = await button.evaluate((element) => {
    const now = performance.now();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return now;
  });
  await untilReady(page);
  const atReady = { ...bytes };
  await page.waitForTimeout(QUIET_MS);
  const seen = { ...(await readWatch(page)), longest: await longest() };
  await context.close();
  if (reading === 0) return { ...seen, bytes: atReady };
  const fresh = /** @type {typeof bytes} */ ({});
  for (const kind of /** @type {(keyof typeof bytes)[]} */ (Object.keys(bytes)))
    fresh[kind] = atReady[kind] - before[kind];
  return {
    ...seen,
    bytes: fresh,
    ready: seen.ready - from,
    tasks: seen.tasks
      .filter(({ startTime }) => startTime >= from)
      .map(({ startTime, duration }) => ({ startTime: startTime - from, duration })),
  };
}

/**
 * The time between frames while bots play and the page shows it.
 * @param {import('@playwright/test').Browser} browser
 * @param {Device} device
 */
async function watchBots(browser, device) {
  const { address, ready } = await match('&seats=bot:random,bot:random');
  const { context, page } = await open(browser, device, ready);
  await page.goto(`${ADDRESS}${address}`);
  await untilReady(page);
  await page.waitForTimeout(QUIET_MS);
  const gaps = await page.evaluate(
    (long) =>
      new Promise((/** @type {(gaps: number[]) => void} */ resolve) => {
        /** @type {number[]} */
        const seen = [];
        /** @type {number | undefined} */
        let last;
        let begun = 0;
        const frame = (/** @type {number} */ now) => {
          if (last === undefined) begun = now;
          else seen.push(now - last);
          last = now;
          if (now - begun < long) requestAnimationFrame(frame);
          else resolve(seen);
        };
        requestAnimationFrame(frame);
      }),
    WATCHING_MS,
  );
  await context.close();
  gaps.sort((a, b) => a - b);
  return {
    count: gaps.length,
    middle: gaps[gaps.length >> 1] ?? Number.POSITIVE_INFINITY,
    longest: gaps.at(-1) ?? Number.POSITIVE_INFINITY,
    late: gaps.filter((gap) => gap > TARGETS.frame * 1.5).length,
  };
}

/** @param {import('@playwright/test').Page} page */
async function untilReady(page) {
  await page.waitForFunction(() => Number(Reflect.get(globalThis, 'readyAt') ?? 0) > 0, undefined, { timeout: 60_000 });
}

/** @param {import('@playwright/test').Page} page */
function readWatch(page) {
  return page.evaluate(() => ({
    ready: Number(Reflect.get(globalThis, 'readyAt')),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    tasks: /** @type {{ startTime: number, duration: number }[]} */ (Reflect.get(globalThis, 'longTasks')),
    shift: Number(Reflect.get(globalThis, 'shifted')),
  }));
}

/**
 * Runs in the page before anything else: notes long tasks, shifts, and when the wanted control first stands there.
 * @param {string} ready
 */
function watch(ready) {
  const page = /** @type {any} */ (globalThis);
  page.longTasks = [];
  page.shifted = 0;
  page.readyAt = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) page.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries()))
      if (!entry.hadRecentInput) page.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    if (page.readyAt === 0 && document.querySelector(ready) !== null) page.readyAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/**
 * The page is interactive when the control is drawn and every task begun before that has ended.
 * @param {Awaited<ReturnType<typeof measure>>} seen
 */
function interactiveAt({ ready, tasks }) {
  return tasks.reduce(
    (latest, { startTime, duration }) => (startTime <= latest ? Math.max(latest, startTime + duration) : latest),
    ready,
  );
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof measure>>} seen
 */
function report(name, seen) {
  const { painted, tasks, shift, bytes, longest } = seen;
  const kB = (/** @type {number} */ count) => `${(count / 1024).toFixed(1)} kB`;
  console.log(`\n${name}`);
  console.log(`  script and style   ${kB(bytes.script + bytes.style)} compressed`);
  console.log(`  fonts and others   ${kB(bytes.font)}, ${kB(bytes.other)}`);
  console.log(`  first paint        ${painted.toFixed(0)} ms`);
  console.log(`  interactive        ${interactiveAt(seen).toFixed(0)} ms`);
  console.log(`  layout shift       ${shift.toFixed(4)}`);
  console.log(`  tasks above 50 ms  ${tasks.length}, the longest takes ${longest.toFixed(0)} ms of the processor`);
}

/**
 * Prints whether a target is met.
 * @param {string} name
 * @param {boolean} kept
 */
function judge(name, kept) {
  console.log(`  ${kept ? 'kept' : 'NOT KEPT'}: ${name}`);
}
