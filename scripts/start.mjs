// @ts-check
import { becomeServer } from './product.mjs';
import { main } from './run.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await setUp();
  await becomeServer(process.argv.slice(2));
});
