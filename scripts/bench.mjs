// @ts-check
import { become } from './product.mjs';
import { main } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp();
  await become('cli', ['bench', ...process.argv.slice(2)]);
});
