// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';
import { main, root } from './run.mjs';
import { setUp } from './setup.mjs';

const PORT = 28_170;
const ADDRESS = `http://127.0.0.1:${PORT}`;
/** A mid-range phone: four times slower than this machine, on fast 3G (1.6 Mbit/s down, 150 ms there and back). */
const PHONE = { slowdown: 4, latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };
/** How long nothing may happen before a page counts as settled. */
const QUIET_MS = 1500;
const TARGETS = { bytes: 200 * 1024, interactive: 1500, shift: 0.01 };
/** A page and what must be on the screen before it can be used. */
const FIRST_VIEW = { address: '/', ready: 'main button' };
const MATCH = {
  address: '/#/play/1960?seed=bench',
  ready: '[data-part="decision"] [data-action], [data-part="hand"] [data-card]',
};

await main(async () => {
  await setUp();
  const server = await startServer();
  try {
    const executablePath = findChromium();
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
    console.log('A mid-range phone on fast 3G (4x slower processor, 1.6 Mbit/s, 150 ms), nothing in the cache\n');
    const first = await measure(browser, FIRST_VIEW);
    report('the first view', first);
    judge(first);
    report('a match begun straight from its address', await measure(browser, MATCH));
    await browser.close();
  } finally {
    server.kill('SIGTERM');
  }
});

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
 * Opens a page on the phone and watches it until it is settled.
 * @param {import('@playwright/test').Browser} browser
 * @param {typeof FIRST_VIEW} page what to open, and what must be on the screen before it can be used
 */
async function measure(browser, { address, ready }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
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
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.download,
    uploadThroughput: PHONE.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
  await page.addInitScript(watch, ready);
  await page.goto(`${ADDRESS}${address}`);
  await page.waitForFunction(() => Number(Reflect.get(globalThis, 'readyAt') ?? 0) > 0, undefined, {
    timeout: 60_000,
  });
  const atReady = { ...bytes };
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => ({
    ready: Number(Reflect.get(globalThis, 'readyAt')),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    tasks: /** @type {{ startTime: number, duration: number }[]} */ (Reflect.get(globalThis, 'longTasks')),
    shift: Number(Reflect.get(globalThis, 'shifted')),
  }));
  await context.close();
  return { ...seen, bytes: atReady };
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
 * Interactive: the control stands there, and the task that brought it, and any long one that began before, has ended.
 * @param {Awaited<ReturnType<typeof measure>>} seen
 */
function interactiveAt({ ready, tasks }) {
  return tasks.reduce(
    (/** @type {number} */ latest, /** @type {{ startTime: number, duration: number }} */ { startTime, duration }) =>
      startTime <= latest ? Math.max(latest, startTime + duration) : latest,
    ready,
  );
}

/**
 * @param {string} name
 * @param {Awaited<ReturnType<typeof measure>>} seen
 */
function report(name, seen) {
  const { painted, tasks, shift, bytes } = seen;
  const longest = Math.max(0, ...tasks.map((/** @type {{ duration: number }} */ { duration }) => duration));
  const kB = (/** @type {number} */ count) => `${(count / 1024).toFixed(1)} kB`;
  console.log(name);
  console.log(`  script and style   ${kB(bytes.script + bytes.style)} compressed`);
  console.log(`  fonts and others   ${kB(bytes.font)}, ${kB(bytes.other)}`);
  console.log(`  first paint        ${painted.toFixed(0)} ms`);
  console.log(`  interactive        ${interactiveAt(seen).toFixed(0)} ms`);
  console.log(`  layout shift       ${shift.toFixed(4)}`);
  console.log(`  long tasks         ${tasks.length}, the longest ${longest.toFixed(0)} ms\n`);
}

/**
 * Says whether the first view keeps what is promised of it.
 * @param {Awaited<ReturnType<typeof measure>>} seen
 */
function judge(seen) {
  const promises = [
    { name: 'at most 200 kB of script and style', kept: seen.bytes.script + seen.bytes.style <= TARGETS.bytes },
    { name: 'interactive in 1.5 s', kept: interactiveAt(seen) <= TARGETS.interactive },
    { name: 'no layout shift', kept: seen.shift <= TARGETS.shift },
  ];
  for (const { name, kept } of promises) console.log(`  ${kept ? 'kept' : 'NOT KEPT'}: ${name}`);
  console.log('');
}
