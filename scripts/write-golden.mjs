// @ts-check
// Records a game's golden games and playthroughs anew, after a change of rules that is meant; the commit explains it.
//   node scripts/write-golden.mjs GAME
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure, main, root } from './run.mjs';
import { runVitest } from './vitest.mjs';

const GAMES = path.join(root, 'games');
const golden = (/** @type {string} */ game) => path.join('games', game, 'test', 'golden.test.ts');

await main(async () => {
  const [game = ''] = process.argv.slice(2);
  const games = readdirSync(GAMES).filter((name) => existsSync(path.join(root, golden(name))));
  if (!games.includes(game)) throw new Failure(`Name one game: ${games.join(', ')}.`);
  const { counts, output } = await runVitest({ args: [golden(game)], env: { GOLDEN: 'write' } });
  if (counts.failed > 0 || counts.passed === 0) throw new Failure(`The games of ${game} were not recorded.`, output);
  console.log(`The golden games of ${game} are recorded in games/${game}/test/golden, its playthroughs in docs.`);
});
