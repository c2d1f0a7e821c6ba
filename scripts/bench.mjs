// @ts-check
import { becomeWorkshop } from './product.mjs';
import { main } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp();
  await becomeWorkshop(['bench', ...process.argv.slice(2)]);
});
