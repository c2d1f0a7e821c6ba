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

await main(async () => {
  await setUp();
  const server = await startServer();
  try {
    const executablePath = findChromium();
    const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
    console.log('A mid-range phone on fast 3G (4x slower processor, 1.6 Mbit/s, 150 ms), nothing in the cache\n');
    report('first view', await measure(browser, '/', 'main button'));
    report(
      'a match at one click',
      await measure(
        browser,
        '/#/play/1960?seed=bench',
        '[data-part="decision"] [data-action], [data-part="hand"] [data-card]',
      ),
    );
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
 * @param {string} address
 * @param {string} ready what must be on the screen to be used
 */
async function measure(browser, address, ready) {
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
  await page.waitForFunction(() => 'readyAt' in globalThis && globalThis['readyAt'] > 0, undefined, {
    timeout: 60_000,
  });
  const atReady = { ...bytes };
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => ({
    ready: globalThis['readyAt'],
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    tasks: globalThis['longTasks'],
    shift: globalThis['shifted'],
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
 * @param {string} name
 * @param {Awaited<ReturnType<typeof measure>>} seen
 */
function report(name, { ready, painted, tasks, shift, bytes }) {
  // Interactive: the control stands there, and the task that brought it (and any long one it began in) has ended.
  const interactive = tasks.reduce(
    (/** @type {number} */ latest, /** @type {{ startTime: number, duration: number }} */ { startTime, duration }) =>
      startTime <= latest ? Math.max(latest, startTime + duration) : latest,
    ready,
  );
  const code = bytes.script + bytes.style;
  const longest = Math.max(0, ...tasks.map((/** @type {{ duration: number }} */ { duration }) => duration));
  const kB = (/** @type {number} */ count) => `${(count / 1024).toFixed(1)} kB`;
  const verdict = (/** @type {boolean} */ good) => (good ? 'ok' : 'above the target');
  console.log(name);
  console.log(`  script and style   ${kB(code)} compressed (target 200 kB, ${verdict(code <= TARGETS.bytes)})`);
  console.log(`  fonts and others   ${kB(bytes.font)}, ${kB(bytes.other)}`);
  console.log(`  first paint        ${painted.toFixed(0)} ms`);
  console.log(
    `  interactive        ${interactive.toFixed(0)} ms (target of the first view 1500 ms, ${verdict(interactive <= TARGETS.interactive)})`,
  );
  console.log(`  layout shift       ${shift.toFixed(4)} (${verdict(shift <= TARGETS.shift)})`);
  console.log(`  long tasks         ${tasks.length}, the longest ${longest.toFixed(0)} ms\n`);
}
