import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Figure } from '@whistlestop/kernel/bench';
import { readArguments } from '../arguments.ts';
import type { BenchOrders } from '../bench-worker.ts';
import { CliError } from '../errors.ts';
import { workerFile } from '../worker-file.ts';

export const about =
  'bench [--seconds S] [--json]   measure clone, hash, gate, decision and evaluation rates on one core';

/** The kernel's toy games, 1960, the short first edition of Mr. President, Hook or Crook with four players. */
const subjects: readonly BenchOrders['subject'][] = [
  { kind: 'kernel' },
  { kind: 'game', game: '1960', options: '{}' },
  { kind: 'plain 1960' },
  { kind: 'game', game: 'mr-president', options: '{"edition":"first","length":"short"}' },
  { kind: 'game', game: 'hook-or-crook', options: '{"states":3}' },
  { kind: 'bots', game: '1960' },
  { kind: 'bots', game: 'mr-president' },
  { kind: 'bots', game: 'hook-or-crook' },
];

/** Measures the kernel and every game in one run, so that the figures can be compared with each other. */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = readArguments(args, {
    seconds: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new CliError(`--seconds takes a number above 0, not "${values.seconds}".`);
  const figures: Figure[] = [];
  for (const subject of subjects) figures.push(...(await measure({ seconds, subject })));
  if (values.json) console.log(JSON.stringify({ node: process.version, seconds, figures }));
  else for (const figure of figures) console.log(line(figure));
}

/** One at a time, each in a thread of its own: the compiler must not mix what it learnt of one game into another. */
async function measure(orders: BenchOrders): Promise<Figure[]> {
  const worker = new Worker(workerFile('bench-worker'), { workerData: orders });
  const [figures] = (await once(worker, 'message')) as [Figure[]];
  await worker.terminate();
  return figures;
}

const line = ({ game, what, value, unit }: Figure): string => {
  const number = value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
  return `${game.padEnd(16)}${what.padEnd(28)}${number.padStart(14)} ${unit}`;
};
