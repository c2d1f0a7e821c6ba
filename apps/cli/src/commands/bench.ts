import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Figure } from '@whistlestop/kernel/bench';
import type { BenchOrders } from '../bench-worker.ts';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { Progress } from '../progress.ts';
import { workerFile } from '../worker-file.ts';

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
export const bench = defineCommand({
  name: 'bench',
  words: { shown: '', most: () => 0 },
  about: 'measure clone, hash, gate, decision and evaluation rates on one core, and how long the bots think',
  flags: {
    seconds: { takes: 'S', about: 'how long each thing is measured (default 1)' },
    json: { about: 'print one JSON object' },
  },
  async run({ seconds: text = '1', json }) {
    const seconds = Number(text);
    if (!(seconds > 0 && seconds <= LONGEST))
      throw new CliError('bad-value', `--seconds takes a number above 0 and up to ${LONGEST}, not "${text}".`);
    const progress = new Progress('measured', subjects.length);
    const figures: Figure[] = [];
    for (const [index, subject] of subjects.entries()) {
      progress.show(index, nameOf(subject));
      figures.push(...(await measure({ seconds, subject })));
    }
    progress.end();
    if (json) console.log(JSON.stringify({ node: process.version, seconds, figures }));
    else for (const figure of figures) console.log(line(figure));
  },
});

/** An hour for each thing: nobody waits longer, and "Infinity" is a number too. */
const LONGEST = 3600;

/** What is being measured, for whoever waits. */
function nameOf(subject: BenchOrders['subject']): string {
  switch (subject.kind) {
    case 'kernel':
      return 'the kernel';
    case 'plain 1960':
      return '1960 on plain objects';
    case 'game':
      return subject.game;
    case 'bots':
      return `the bots of ${subject.game}`;
  }
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
