import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Contest, noteRound, openTasks } from '@whistlestop/arena';
import type { ArenaOrders, RoundReport } from './arena-worker.ts';
import { workerFile } from './worker-file.ts';

/** What the crew's owner wants to hear and may say while it works. */
export interface CrewOwner {
  readonly records: boolean;
  readonly workers: number | undefined;
  /** Called after every finished round, which is already noted in the contest. */
  onRound(report: RoundReport): void;
  /** True ends the work after the rounds now being played. */
  stopped(): boolean;
}

/** Plays a contest's open rounds on all cores; answers when nothing is left to play or its owner stops it. */
export async function playContest(contest: Contest, owner: CrewOwner): Promise<void> {
  const { results: _, ...about } = contest;
  const orders: ArenaOrders = { contest: about, records: owner.records };
  const tasks = openTasks(contest);
  const count = Math.min(owner.workers ?? availableParallelism(), tasks.length);
  const openPairings = () => new Set(openTasks(contest).map(({ pairing }) => pairing));
  let open = openPairings();
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = new Worker(workerFile('arena-worker'), { workerData: orders });
      try {
        await new Promise<void>((resolve, reject) => {
          const next = () => {
            const index = owner.stopped() ? -1 : tasks.findIndex(({ pairing }) => open.has(pairing));
            const [task] = index < 0 ? [] : tasks.splice(index, 1);
            if (task === undefined) resolve();
            else worker.postMessage(task, []);
          };
          worker.on('error', reject);
          worker.on('message', (report: RoundReport) => {
            noteRound(contest, report.task, { ...report, games: [] });
            if (contest.sprt !== undefined) open = openPairings();
            owner.onRound(report);
            next();
          });
          next();
        });
      } finally {
        await worker.terminate();
      }
    }),
  );
}
