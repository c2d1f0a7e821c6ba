// @ts-check
import path from 'node:path';
import { Failure, main, root, runTool } from './run.mjs';
import { ensureInstalled, ensureInstalledIn } from './setup.mjs';

// The tool is outside the workspaces because nothing else needs it: it is a third of an installation.
const folder = path.join(root, 'packages', 'kernel', 'mutation');

await main(async () => {
  await ensureInstalled();
  await ensureInstalledIn(folder);
  const stryker = path.join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const args = ['run', path.join(folder, 'stryker.config.json'), ...process.argv.slice(2)];
  const { code } = await runTool(stryker, args, { show: true, minutes: 240 });
  if (code !== 0) throw new Failure('The mutation score is below its floor, or the run failed; see above.');
});
