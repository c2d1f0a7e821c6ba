// @ts-check
import { readFileSync } from 'node:fs';

/**
 * The numbers of passed, failed and skipped tests.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * The parts read of the two tools' JSON reports.
 * @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/**
 * The counts of a vitest JSON report. A file that could not be loaded is one failure.
 * @param {string} file
 * @returns {Counts}
 */
export function countVitest(file) {
  const report = /** @type {VitestReport} */ (JSON.parse(readFileSync(file, 'utf8')));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report.testResults) {
    const failedHere = assertionResults.filter((test) => test.status === 'failed').length;
    const passedHere = assertionResults.filter((test) => test.status === 'passed').length;
    counts.failed += status === 'failed' ? Math.max(1, failedHere) : failedHere;
    counts.passed += passedHere;
    counts.skipped += assertionResults.length - passedHere - failedHere;
  }
  return counts;
}

/**
 * The counts of a Playwright JSON report. A test that passed only on a second try is a failure.
 * @param {string} file
 * @returns {Counts}
 */
export function countPlaywright(file) {
  const { stats } = /** @type {PlaywrightReport} */ (JSON.parse(readFileSync(file, 'utf8')));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * The counts with one failure added for a run that failed, or found no tests, without a failed test.
 * @param {Counts} counts
 * @param {number} code
 * @returns {Counts}
 */
export function withExitCode(counts, code) {
  const nothingRan = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (code !== 0 || nothingRan) ? { ...counts, failed: 1 } : counts;
}
