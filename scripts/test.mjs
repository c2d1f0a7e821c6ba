// @ts-check
import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { auditDependencies } from './audit.mjs';
import { ensureChromium } from './chromium.mjs';
import { countPlaywright, withExitCode } from './results.mjs';
import { Failure, runTool, tool } from './run.mjs';
import { ensureBundled, ensureInstalled } from './setup.mjs';
import { freshReport, runVitest } from './vitest.mjs';

/**
 * The result of a stage: counts, output to show on failure, and a remark for its line.
 * @typedef {{ passed: number, failed: number, skipped?: number, output?: string, remark?: string }} Outcome
 */

const PASSED = { passed: 1, failed: 0 };

/** @type {readonly { name: string, run: () => Promise<Outcome> }[]} */
const STAGES = [
  { name: 'set-up', run: () => succeeds(ensureInstalled) },
  { name: 'chromium', run: () => succeeds(ensureChromium) },
  { name: 'audit', run: () => succeeds(auditDependencies) },
  { name: 'types', run: () => check('typescript', ['-b'], 'tsc') },
  { name: 'lint', run: () => check('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'formatting', run: () => check('@biomejs/biome', ['format', '.'], 'biome') },
  { name: 'dead code', run: () => check('knip', ['--no-progress', '--no-config-hints']) },
  { name: 'bundles', run: () => succeeds(ensureBundled) },
  { name: 'tests', run: rulesTests },
  { name: 'browser', run: browserTests },
];

let passed = 0;
let failed = 0;
for (const { name, run } of STAGES) {
  process.stdout.write(name.padEnd(12));
  const started = performance.now();
  const outcome = await run().catch(brokenStage);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  passed += outcome.passed;
  failed += outcome.failed;
  console.log(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s  ${remarkOf(outcome)}`.trimEnd());
  if (outcome.failed > 0 && outcome.output) console.log(`\n${outcome.output.trim()}\n`);
  if (name === 'set-up' && outcome.failed > 0) break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** @param {Outcome} outcome */
function remarkOf({ passed, failed, skipped = 0, remark }) {
  if (remark !== undefined) return remark;
  if (passed + failed <= 1) return '';
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} in this stage`;
}

/**
 * One pass when the work succeeds, with its messages as the remark.
 * @param {(say: (sentence: string) => void) => Promise<unknown>} work
 * @returns {Promise<Outcome>}
 */
async function succeeds(work) {
  /** @type {string[]} */
  const remarks = [];
  await work((sentence) => remarks.push(sentence));
  return { ...PASSED, remark: remarks.join('; ') };
}

/**
 * One failure for a stage that threw.
 * @param {unknown} error
 * @returns {Outcome}
 */
function brokenStage(error) {
  const output = error instanceof Failure ? `${error.output}\n${error.message}` : inspect(error);
  return { passed: 0, failed: 1, output };
}

/**
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {string} [command]
 * @returns {Promise<Outcome>}
 */
async function check(packageName, args, command) {
  const { code, output } = await runTool(tool(packageName, command), args);
  return code === 0 ? PASSED : { passed: 0, failed: 1, output };
}

/** Unit, scenario and property tests. */
async function rulesTests() {
  const { counts, output } = await runVitest();
  return { ...counts, output };
}

/** @returns {Promise<Outcome>} */
async function browserTests() {
  const report = freshReport('playwright.json');
  const { code, output } = await runTool(tool('@playwright/test', 'playwright'), ['test', '--reporter=line,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const counts = existsSync(report) ? countPlaywright(report) : { passed: 0, failed: 0, skipped: 0 };
  return { ...withExitCode(counts, code), output };
}
