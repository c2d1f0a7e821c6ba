import { WorkerThinker } from '@whistlestop/table';

/** The page's bots: one worker for all tables, started with the first question. */
export const pageThinker = new WorkerThinker(
  () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
);
