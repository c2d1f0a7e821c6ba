import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bin } from './workshop.ts';

it('serves the page until it is asked to stop', { timeout: 60_000 }, async ({ onTestFinished }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-serve-'));
  const club = spawn(process.execPath, [bin, 'serve', '--port', '0', '--data-dir', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(club, 'exit');
  onTestFinished(async () => {
    if (club.exitCode === null && club.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const address = await new Promise<string>((resolve, reject) => {
    club.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /http:\/\/\S+/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error('The club ended before it was open.')));
  });
  const page = await fetch(address);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<title>');
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
  club.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
