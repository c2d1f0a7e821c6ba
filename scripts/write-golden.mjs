// @ts-check
// Records a game's golden games and playthroughs anew, after a change of rules that is meant; the commit explains it.
//   node scripts/write-golden.mjs <nineteen-sixty | mr-president | hook-or-crook>
import { Failure, main } from './run.mjs';
import { runVitest } from './vitest.mjs';

const games = ['nineteen-sixty', 'mr-president', 'hook-or-crook'];

await main(async () => {
  const [game = ''] = process.argv.slice(2);
  if (!games.includes(game)) throw new Failure(`Name one game: ${games.join(', ')}.`);
  const { counts, output } = await runVitest({
    args: [`packages/${game}/test/golden.test.ts`],
    env: { GOLDEN: 'write' },
  });
  if (counts.failed > 0 || counts.passed === 0) throw new Failure(`The games of ${game} were not recorded.`, output);
  console.log(`The golden games of ${game} are recorded in packages/${game}/test/golden, its playthroughs in docs.`);
});
