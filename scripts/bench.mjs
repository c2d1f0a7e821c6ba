// @ts-check
import { runInThisProcess } from './product.mjs';
import { main } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp();
  await runInThisProcess('cli', ['bench', ...process.argv.slice(2)]);
});
