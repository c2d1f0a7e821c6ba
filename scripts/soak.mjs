// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { containerNode, fetchNode } from './container-node.mjs';
import { Failure, main, root, run } from './run.mjs';
import { setUp } from './setup.mjs';
import { runVitest } from './vitest.mjs';

const A_DAY = 24 * 60;

await main(async () => {
  await setUp();
  const args = process.argv.slice(2);
  console.log('Running every test at its long size; this takes hours rather than minutes.');
  const long = await timed(process.versions.node, { args, env: { SOAK: '1' }, minutes: A_DAY });
  const version = containerNode();
  console.log(`Running every test at its short size on Node ${version}, as the container does.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'whistlestop-node-'));
  try {
    const node = await fetchNode(version, folder);
    const { output: exact } = await run(node, ['--version']);
    const short = await timed(exact.trim().replace(/^v/, ''), { args, minutes: A_DAY, node });
    writeFileSync(path.join(root, 'docs', 'soak.md'), page([long, short]));
    const failed = long.counts.failed + short.counts.failed;
    console.log(`${long.counts.passed + short.counts.passed} passed, ${failed} failed; see docs/soak.md.`);
    if (failed > 0) throw new Failure('The soak found failures.', `${long.output}\n${short.output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * One run of the tests: Node version, duration, counts and output.
 * @typedef {{ version: string, minutes: string, counts: import('./results.mjs').Counts, output: string }} Run
 *
 * @param {string} version
 * @param {Parameters<typeof runVitest>[0]} options
 * @returns {Promise<Run>}
 */
async function timed(version, options) {
  const started = performance.now();
  const ran = await runVitest(options);
  return { ...ran, version, minutes: ((performance.now() - started) / 60_000).toFixed(1) };
}

/** @param {readonly [long: Run, short: Run]} runs */
function page(runs) {
  const scope = process.argv.slice(2).join(' ') || 'everything';
  /** @param {string} name @param {(run: Run) => string | number} cell */
  const row = (name, cell) => `| ${name} | ${runs.map(cell).join(' | ')} |`;
  return `# The last soak

\`npm run soak\` runs the tests twice and writes this page. It takes hours.

| Run | Size of the tests |
|---|---|
| long | long (\`SOAK=1\`: many more random games, longer searches) |
| on the container's Node | short, on the Node of the [container](../Dockerfile), which it downloads |

| | long | on the container's Node |
|---|---|---|
${[
  row('Date', () => new Date().toISOString().slice(0, 10)),
  row('Node', ({ version }) => version),
  row('Scope', () => scope),
  row('Tests passed', ({ counts }) => counts.passed),
  row('Tests failed', ({ counts }) => counts.failed),
  row('Tests skipped', ({ counts }) => counts.skipped),
  row('Duration', ({ minutes }) => `${minutes} minutes`),
  row('Result', ({ counts }) => (counts.failed === 0 ? 'clean' : 'failures found')),
].join('\n')}
`;
}
