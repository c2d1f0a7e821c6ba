import { decide } from '@whistlestop/bots';
import { type Game, LIST_ROOM, playOn, Random, readList, viewOf } from '@whistlestop/kernel';
import { wholeNumber } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { openGame } from '../games.ts';
import { Progress } from '../progress.ts';
import { type SeatedBot, seatBots } from '../seated-bots.ts';

/** Plays complete games, at random or by bots, and counts who won. */
export const simulate = defineCommand({
  name: 'simulate',
  words: { shown: 'GAME', most: () => 1 },
  about: 'play complete games, at random or by bots, and count who won',
  flags: {
    games: { takes: 'N', about: 'how many games (default 1000)' },
    seed: { takes: 'S', about: 'the luck: the same seed gives the same games (default 1)' },
    options: { takes: 'JSON|@FILE', about: 'the options of the game' },
    bots: { takes: 'A[,B...]', about: 'a bot for every seat, or one for all of them (default: choices at random)' },
    json: { about: 'print one JSON object' },
  },
  run(values, words) {
    const { game, options } = openGame(words[0], values.options);
    const games = wholeNumber(values.games, 'games', 1000, 1);
    const bots = values.bots === undefined ? undefined : seatBots(game, values.bots.split(','));
    const report = { game: game.id, options, games, ...playAll(game, games, values.seed ?? '1', bots) };
    if (values.json) console.log(JSON.stringify(report));
    else console.log(describe(report));
  },
});

/** Plays the games one after the other; answers how many decisions they took, how fast they went and who won. */
function playAll(game: Game, games: number, seed: string, bots: readonly SeatedBot[] | undefined) {
  const progress = new Progress('games', games);
  const wins = game.seats.map(() => 0);
  const scores = new Float32Array(game.seats.length);
  const started = performance.now();
  let decisions = 0;
  for (let index = 0; index < games; index++) {
    decisions += playOut(game, new Random(`${seed}/${index}`), bots, scores);
    scores.forEach((score, seat) => {
      wins[seat] = (wins[seat] ?? 0) + score;
    });
    progress.show(index + 1);
  }
  progress.end();
  const seconds = (performance.now() - started) / 1000;
  return {
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    results: Object.fromEntries(game.seats.map(({ id }, seat) => [id, wins[seat] ?? 0])),
  };
}

const list = new Int16Array(LIST_ROOM);

/** Plays one game to its end; answers the number of decisions, chance included. */
function playOut(game: Game, random: Random, bots: readonly SeatedBot[] | undefined, scores: Float32Array): number {
  const s = game.layout.create();
  game.init(s);
  const decisions = playOn(game, s, random, (seat) => {
    const seated = bots?.[seat];
    if (seated === undefined) return readList(list, random.below(game.legal(s, seat, list)));
    return decide(seated.bot, { view: viewOf(game, s, seat), evaluations: seated.evaluations, random });
  });
  game.result(s, scores);
  return decisions;
}

function describe(report: {
  game: string;
  games: number;
  decisions: number;
  gamesPerSecond: number;
  decisionsPerSecond: number;
  results: Record<string, number>;
}): string {
  const { game, games, decisions, gamesPerSecond, decisionsPerSecond, results } = report;
  const shares = Object.entries(results).map(
    ([seat, won]) => `  ${seat.padEnd(12)} ${((won / games) * 100).toFixed(1)} %`,
  );
  return [
    `${game}: ${games} games, ${decisions} decisions (${Math.round(decisions / games)} a game)`,
    `${Math.round(gamesPerSecond)} games a second, ${(decisionsPerSecond / 1e6).toFixed(2)} million decisions a second`,
    ...shares,
  ].join('\n');
}
