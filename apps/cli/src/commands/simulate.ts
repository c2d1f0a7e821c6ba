import { type Bot, botNamed, botsFor, decide } from '@whistlestop/bots';
import {
  CHANCE,
  CHANCE_ACTS,
  drawOutcome,
  type Game,
  includes,
  LIST_ROOM,
  OVER,
  Random,
  viewOf,
} from '@whistlestop/kernel';
import { readArguments, wholeNumber } from '../arguments.ts';
import { CliError } from '../errors.ts';
import { openGame } from '../games.ts';
import { Progress } from '../progress.ts';

export const about =
  'simulate <game> [--games N] [--seed S] [--options JSON] [--bots a,b] [--json]   play complete games';

/** Plays complete games, at random or by bots, and counts who won. */
export function simulate(args: readonly string[]): void {
  const { values, positionals } = readArguments(args, {
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    bots: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const { game, options } = openGame(positionals[0], values.options);
  const games = wholeNumber(values.games, 'games', 1000, 1);
  const bots = values.bots === undefined ? undefined : seatBots(game, values.bots.split(','));
  const progress = new Progress('games', games);
  const wins = game.seats.map(() => 0);
  const scores = new Float32Array(game.seats.length);
  const started = performance.now();
  let decisions = 0;
  for (let index = 0; index < games; index++) {
    decisions += playOut(game, new Random(`${values.seed}/${index}`), bots, scores);
    scores.forEach((score, seat) => {
      wins[seat] = (wins[seat] ?? 0) + score;
    });
    progress.show(index + 1);
  }
  progress.end();
  const seconds = (performance.now() - started) / 1000;
  const report = {
    game: game.id,
    options,
    games,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    results: Object.fromEntries(game.seats.map(({ id }, seat) => [id, wins[seat] ?? 0])),
  };
  if (values.json) console.log(JSON.stringify(report));
  else console.log(describe(report));
}

/** A bot at a seat, and how much it thinks about a decision. */
export interface SeatedBot {
  readonly bot: Bot;
  readonly evaluations: number;
}

/** One bot for each seat, by name; one name serves all seats. */
export function seatBots(game: Game, names: readonly string[]): SeatedBot[] {
  return game.seats.map((_, seat) => {
    const name = names.length === 1 ? names[0] : names[seat];
    const kind = name === undefined ? undefined : botNamed(game.id, name);
    if (kind === undefined)
      throw new CliError(
        `--bots: ${name === undefined ? `seat ${seat + 1} has no bot` : `no bot of ${game.id} is called "${name}"`}; there are ${botsFor(
          game.id,
        )
          .map(({ id }) => id)
          .join(', ')}.`,
      );
    return { bot: kind.create(game), evaluations: kind.evaluations };
  });
}

const list = new Int16Array(LIST_ROOM);

/** Plays one game to its end; answers the number of decisions, chance included. */
function playOut(game: Game, random: Random, bots: readonly SeatedBot[] | undefined, scores: Float32Array): number {
  const s = game.layout.create();
  game.init(s);
  let decisions = 0;
  for (let pending = game.pending(s); pending !== OVER; pending = game.pending(s)) {
    decisions++;
    if (pending === CHANCE_ACTS) {
      game.apply(s, CHANCE, drawOutcome(game, s, random));
      continue;
    }
    let seat = 0;
    while (!includes(pending, seat)) seat++;
    const seated = bots?.[seat];
    if (seated === undefined) game.apply(s, seat, list[random.below(game.legal(s, seat, list))] ?? 0);
    else
      game.apply(s, seat, decide(seated.bot, { view: viewOf(game, s, seat), evaluations: seated.evaluations, random }));
  }
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
