import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

// Two checkouts on one machine can be tested side by side, each on a port of its own.
const PORT = Number(process.env['BROWSER_PORT'] ?? 28_160);

const executablePath = findChromium();

export default defineConfig({
  testDir: 'apps/web/test/browser',
  outputDir: '.cache/browser-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  // A busy machine may stand still for some seconds.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Where there is no graphics card, pretending there is one takes a fifth of the time.
      args: ['--disable-gpu', '--disable-software-rasterizer'],
    },
    actionTimeout: 20_000,
    // A trace of a whole match costs more than the match.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${PORT}`,
    env: { HOST: '127.0.0.1', PORT: String(PORT), DATA_DIR: '.cache/browser-data', LIMIT_FACTOR: '20', BOT_PACE: '0' },
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
