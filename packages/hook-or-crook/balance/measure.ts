import { hookOrCrook } from '../src/index.ts';
import { winRate } from './play.ts';
import type { Style } from './policies.ts';

/** Prints the Incumbent's win rate for two to six players under both styles: `measure.ts [games] [seed]`. */
const games = Number(process.argv[2] ?? 20_000);
const seed = process.argv[3] ?? '1';
const styles: readonly Style[] = ['simple', 'holding'];

process.stdout.write(`${games} games each, seed ${seed}\n| Players | ${styles.join(' | ')} |\n|---|---|---|\n`);
for (const states of [1, 2, 3, 4, 5]) {
  const game = hookOrCrook.open(hookOrCrook.options.parse({ states }));
  const rates = styles.map(
    (style) => `${(100 * winRate(game, style, games, `${seed}/${states}/${style}`)).toFixed(1)} %`,
  );
  process.stdout.write(`| ${states + 1} | ${rates.join(' | ')} |\n`);
}
