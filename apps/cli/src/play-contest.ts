import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Contest, noteRound, openTasks } from '@whistlestop/arena';
import type { ArenaWorkerData, RoundReport } from './arena-worker.ts';
import { workerFile } from './worker-file.ts';

/** How a contest is played, and how it can be followed and stopped. */
export interface ContestOptions {
  readonly records: boolean;
  readonly workers: number | undefined;
  /** Called after every finished round, whose result is in the contest by then. */
  onRound(report: RoundReport): void;
  /** Asked before every round; true ends the contest after the running rounds. */
  stopped(): boolean;
}

/** Plays the open rounds of a contest in worker threads; resolves when none is left or it was stopped. */
export async function playContest(contest: Contest, owner: ContestOptions): Promise<void> {
  const { results: _, ...about } = contest;
  const orders: ArenaWorkerData = { contest: about, records: owner.records };
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
