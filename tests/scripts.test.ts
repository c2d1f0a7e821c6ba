import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findChromium } from '../scripts/chromium.mjs';
import { vulnerabilitiesIn } from '../scripts/audit.mjs';
import { containerNode } from '../scripts/container-node.mjs';
import { fingerprint } from '../scripts/fingerprint.mjs';
import { decodePng, palettePng } from '../scripts/palette-png.mjs';
import { countPlaywright, countVitest, withExitCode } from '../scripts/results.mjs';
import { run } from '../scripts/run.mjs';
import { checkNode } from '../scripts/setup.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('set-up', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0'])('accepts Node %s', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  test.each(['18.20.4', '20.18.3', '16.0.0'])('refuses Node %s in one sentence', (version) => {
    expect(() => checkNode(version)).toThrow(`Whistlestop needs Node 20.19 or newer, and this is Node ${version}.`);
  });
});

describe('the container', () => {
  test('runs a Node of today, which the soak tests too', () => {
    expect(containerNode()).toBeGreaterThanOrEqual(22);
    expect(containerNode('FROM node:24-slim AS build\nFROM node:24-slim\n')).toBe(24);
    for (const text of ['FROM debian\n', 'FROM node:24-slim AS build\nFROM node:22-slim\n'])
      expect(() => containerNode(text)).toThrow('The Dockerfile does not say which Node it runs.');
  });
});

describe('a fingerprint', () => {
  test('changes with the content, the name and the number of files', () => {
    const seen = new Set([fingerprint([folder])]);
    write('a.ts', 'one');
    seen.add(fingerprint([folder]));
    write('a.ts', 'two');
    seen.add(fingerprint([folder]));
    write('deep/b.ts', 'two');
    seen.add(fingerprint([folder]));
    rmSync(path.join(folder, 'a.ts'));
    seen.add(fingerprint([folder]));
    expect(seen.size).toBe(5);
  });

  test('does not change with tests, outputs, installed packages or a rewrite of the same content', () => {
    write('a.ts', 'one');
    const before = fingerprint([folder, path.join(folder, 'missing')]);
    write('a.ts', 'one');
    write('a.test.ts', 'test');
    write('test/b.ts', 'test');
    write('dist/a.js', 'output');
    write('node_modules/c/index.js', 'package');
    expect(fingerprint([folder, path.join(folder, 'missing')])).toBe(before);
  });
});

describe('the search for Chromium', () => {
  test('takes the one that CHROMIUM names', () => {
    const browser = write('browser', '');
    chmodSync(browser, 0o755);
    expect(findChromium({ CHROMIUM: browser, PATH: '' })).toBe(browser);
  });

  test('refuses a CHROMIUM that cannot be run', () => {
    const absent = path.join(folder, 'absent');
    expect(() => findChromium({ CHROMIUM: absent })).toThrow(`CHROMIUM names ${absent}`);
  });

  test('looks along the PATH', () => {
    const browser = write('bin/chromium', '');
    chmodSync(browser, 0o755);
    expect(findChromium({ PATH: path.join(folder, 'bin') })).toBe(browser);
  });
});

describe('a picture with a palette', () => {
  const chunk = (kind: string, ...content: number[]) =>
    Buffer.from([0, 0, content.length >> 8, content.length & 255, ...Buffer.from(kind), ...content, 0, 0, 0, 0]);
  const truecolor = (rows: number[][]) =>
    Buffer.concat([
      Buffer.from([0x89, ...Buffer.from('PNG'), 13, 10, 26, 10]),
      chunk('IHDR', 0, 0, 0, 2, 0, 0, 0, rows.length, 8, 2, 0, 0, 0),
      chunk('IDAT', ...deflateSync(Buffer.from(rows.flat()))),
      chunk('IEND'),
    ]);

  test('keeps every pixel where 256 colors are enough, whatever filter a row has', () => {
    const rows = [
      [0, 10, 20, 30, 40, 50, 60],
      [1, 1, 2, 3, 1, 1, 1],
      [2, 1, 1, 1, 0, 0, 250],
      [3, 1, 1, 1, 0, 0, 0],
      [4, 1, 1, 1, 0, 0, 5],
    ];
    const png = palettePng(truecolor(rows));
    const pixels = [
      10, 20, 30, 40, 50, 60, 1, 2, 3, 2, 3, 4, 2, 3, 4, 2, 3, 254, 2, 2, 3, 2, 2, 128, 3, 3, 4, 3, 3, 133,
    ];
    expect([...decodePng(png).pixels]).toEqual(pixels);
  });

  test('shows colors near to those there were where there are more', () => {
    const rows = Array.from({ length: 250 }, (_, shade) => [0, shade, 0, 0, shade, 100, 0]);
    const { pixels } = decodePng(palettePng(truecolor(rows)));
    const wanted = rows.flatMap((row) => row.slice(1));
    expect(Math.max(...wanted.map((value, at) => Math.abs(value - (pixels[at] ?? 0))))).toBeLessThanOrEqual(2);
    expect(new Set(wanted.map((_, at) => pixels.subarray(3 * at, 3 * at + 3).join())).size).toBeLessThanOrEqual(257);
  });

  test('is made of nothing but a PNG', () => {
    expect(() => palettePng(Buffer.from('GIF89a'))).toThrow('This is no PNG.');
  });
});

describe('the counts', () => {
  test('of vitest: every test, and one failure for a file that could not be loaded', () => {
    const tests = (...statuses: string[]) => statuses.map((status) => ({ status }));
    const report = write(
      'vitest.json',
      JSON.stringify({
        testResults: [
          { status: 'passed', assertionResults: tests('passed', 'passed', 'skipped') },
          { status: 'failed', assertionResults: tests('passed', 'failed', 'failed') },
          { status: 'failed', assertionResults: [] },
        ],
      }),
    );
    expect(countVitest(report)).toEqual({ passed: 3, failed: 3, skipped: 1 });
  });

  test('of Playwright: a test that passed on a second try is a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright(write('playwright.json', JSON.stringify({ stats })))).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
    });
  });

  test('a run that failed as a whole or found nothing is one failure', () => {
    expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0);
    expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
    expect(withExitCode({ passed: 0, failed: 0, skipped: 3 }, 0).failed).toBe(1);
    expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });
});

describe('an audit', () => {
  test('counts the holes the registry knows, and says when it knows of none to ask', () => {
    const told = JSON.stringify({ metadata: { vulnerabilities: { high: 2, critical: 1 } } });
    expect(vulnerabilitiesIn(`npm warn something\n${told}`)).toEqual({ high: 2, critical: 1 });
    expect(vulnerabilitiesIn('{"error":{"code":"E404"}}')).toBeUndefined();
    expect(vulnerabilitiesIn('the network is unreachable')).toBeUndefined();
  });
});

describe('a command', () => {
  test('is run to its end, with its exit code and everything it printed', async () => {
    const script = `console.log('out'); console.error('err'); process.exitCode = 3;`;
    const { code, output } = await run(process.execPath, ['-e', script]);
    expect(code).toBe(3);
    expect(output).toContain('out');
    expect(output).toContain('err');
  });

  test('takes with it what it left running, which may hold its pipes open', async () => {
    const script = `
      const { spawn } = require('node:child_process');
      const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      console.log(left.pid);
      left.unref();`;
    const { code, output } = await run(process.execPath, ['-e', script]);
    expect(code).toBe(0);
    await vi.waitFor(() => expect(() => process.kill(Number(output), 0)).toThrow('ESRCH'), 10_000);
  });

  test('that takes too long is ended with code 124', async () => {
    const { code, output } = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { minutes: 0 });
    expect(code).toBe(124);
    expect(output).toContain('was ended after');
  });

  test('that does not exist ends with code 127', async () => {
    expect((await run(path.join(folder, 'absent'), [])).code).toBe(127);
  });
});
