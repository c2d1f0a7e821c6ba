// @ts-check
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure, main, root } from './run.mjs';
import { setUp } from './setup.mjs';
import { runVitest } from './vitest.mjs';

const A_DAY = 24 * 60;

await main(async () => {
  await setUp();
  console.log('Running every test at its long size; this takes hours rather than minutes.');
  const started = performance.now();
  const { counts, output } = await runVitest({ args: process.argv.slice(2), env: { SOAK: '1' }, minutes: A_DAY });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  writeFileSync(path.join(root, 'docs', 'soak.md'), page(counts, minutes));
  console.log(`${counts.passed} passed, ${counts.failed} failed in ${minutes} minutes; see docs/soak.md.`);
  if (counts.failed > 0) throw new Failure('The soak found failures.', output);
});

/**
 * @param {import('./results.mjs').Counts} counts
 * @param {string} minutes
 */
function page({ passed, failed, skipped }, minutes) {
  const scope = process.argv.slice(2).join(' ') || 'everything';
  return `# The last soak

\`npm run soak\` runs the tests at their long size (\`SOAK=1\`: many more random games, longer searches) and writes this page.

| | |
|---|---|
| Date | ${new Date().toISOString().slice(0, 10)} |
| Node | ${process.versions.node} |
| Scope | ${scope} |
| Tests passed | ${passed} |
| Tests failed | ${failed} |
| Tests skipped | ${skipped} |
| Duration | ${minutes} minutes |
| Result | ${failed === 0 ? 'clean' : 'failures found'} |
`;
}
