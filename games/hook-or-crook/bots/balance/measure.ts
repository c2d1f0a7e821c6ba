import { hookOrCrook } from '../../rules/index.ts';
import { winRate } from './play.ts';
import type { Style } from './policies.ts';

/** Prints the Incumbent's win rate for two to six players under both styles: `measure.ts [games] [seed]`. */
const games = Number(process.argv[2] ?? 20_000);
const seed = process.argv[3] ?? '1';
const styles: readonly Style[] = ['simple', 'holding'];

process.stdout.write(`${games} games an entry, seed ${seed}\n`);
for (const waitingStatesMayCheat of [true, false]) {
  process.stdout.write(`\nwaiting States ${waitingStatesMayCheat ? 'may' : 'may not'} cheat\n`);
  for (const states of [1, 2, 3, 4, 5]) {
    const game = hookOrCrook.open(hookOrCrook.options.parse({ states, waitingStatesMayCheat }));
    const rates = styles.map((style) => 100 * winRate(game, style, games, `${seed}/${states}/${style}`));
    process.stdout.write(
      `${states + 1} players: ${rates.map((rate) => `${rate.toFixed(1)} %`).join(' simple, ')} holding\n`,
    );
  }
}
