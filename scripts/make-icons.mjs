// Draws the app's icons from public/icon.svg: `node scripts/make-icons.mjs`. The results are committed in public/.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const publicFolder = new URL('../apps/web/public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', publicFolder), 'utf8');
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`);
  await page.screenshot({ path: new URL(`icon-${size}.png`, publicFolder).pathname });
}
await browser.close();
