import { decide } from '@whistlestop/kernel/bots';
import { type Game, LIST_ROOM, playOn, Random, readList, viewOf } from '@whistlestop/kernel';
import { wholeNumber } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { openGame } from '../games.ts';
import { Progress } from '../progress.ts';
import { type SeatedBot, seatBots } from '../seated-bots.ts';
import type { CliWords } from '../words/index.ts';

/** Plays complete games, at random or by bots, and counts who won. */
export const simulate = defineCommand({
  name: 'simulate',
  help: ({ help }) => help.simulate,
  most: () => 1,
  run(values, [name], words) {
    const opened = openGame(name, values.options);
    const { game, options } = opened;
    const games = wholeNumber(values.games, 'games', 1000, 1);
    const bots = values.bots === undefined ? undefined : seatBots(opened, values.bots.split(','));
    const report = { game: game.id, options, games, ...playAll(game, games, values.seed ?? '1', bots, words) };
    if (values.json) console.log(JSON.stringify(report));
    else console.log(describe(report, words));
  },
});

/** Plays the games one after the other; answers how many decisions they took, how fast they went and who won. */
function playAll(
  game: Game,
  games: number,
  seed: string,
  bots: readonly SeatedBot[] | undefined,
  { progress: words }: CliWords,
) {
  const progress = new Progress(words, words.games, games);
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

function describe(
  report: {
    readonly game: string;
    readonly games: number;
    readonly decisions: number;
    readonly gamesPerSecond: number;
    readonly decisionsPerSecond: number;
    readonly results: Readonly<Record<string, number>>;
  },
  { simulate: words, number }: CliWords,
): string {
  const { game, games, decisions, gamesPerSecond, decisionsPerSecond, results } = report;
  const shares = Object.entries(results).map(
    ([seat, won]) => `  ${seat.padEnd(12)} ${number((won / games) * 100, 1)} %`,
  );
  return [words.played(game, games, decisions), words.pace(gamesPerSecond, decisionsPerSecond), ...shares].join('\n');
}
