import { parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '@whistlestop/kernel/bots';
import { type Contest, playRound, seedOf, type Task } from '@whistlestop/arena';
import { formatRecord, localHeader } from '@whistlestop/kernel';
import { openGame } from './games.ts';

/** The data a worker starts with. */
export interface ArenaWorkerData {
  readonly contest: Omit<Contest, 'results'>;
  /** Whether each game is returned as a record. */
  readonly records: boolean;
}

/** The message of a finished round. */
export interface RoundReport {
  readonly task: Task;
  readonly scores: readonly number[];
  readonly costs: ReturnType<typeof playRound>['costs'];
  readonly records: readonly string[];
}

const { contest, records } = workerData as ArenaWorkerData;
const { game, kind } = openGame(contest.game, JSON.stringify(contest.options));
const bots = contest.bots.map((name) => {
  const bot = botNamed(kind, name);
  if (bot === undefined) throw new RangeError(`No bot of ${game.id} is called ${name}`);
  return bot;
});

parentPort?.on('message', (task: Task) => {
  const pair = contest.pairings[task.pairing];
  const [first, second] = [bots[pair?.first ?? -1], bots[pair?.second ?? -1]];
  if (pair === undefined || first === undefined || second === undefined)
    throw new RangeError('There is no such pairing');
  const seed = seedOf({ ...contest, results: [] }, task.round);
  const { scores, costs, games } = playRound({
    game,
    kinds: [first, second],
    budget: contest.budget,
    seed,
    clock: () => performance.now(),
  });
  const names = [contest.bots[pair.first] ?? '', contest.bots[pair.second] ?? ''];
  const report: RoundReport = {
    task,
    scores,
    costs,
    records: records
      ? games.map(({ log, seating }) =>
          formatRecord(
            game,
            localHeader(game, {
              options: contest.options,
              match: `arena ${seed}`,
              seats: seating.map((player) => names[player] ?? ''),
            }),
            log,
          ),
        )
      : [],
  };
  parentPort?.postMessage(report, []);
});
