import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { packs } from '@whistlestop/games';
import type { Figure } from '@whistlestop/kernel/bench';
import type { BenchTask } from '../bench-worker.ts';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { Progress } from '../progress.ts';
import type { CliWords } from '../words/index.ts';
import { workerFile } from '../worker-file.ts';

/** The kernel's toy games, then every game as its pack says, what else the game measures of itself, and its bots. */
const subjects: readonly BenchTask['subject'][] = [
  { kind: 'kernel' },
  ...packs.flatMap(({ id, bench: { more } }): BenchTask['subject'][] => [
    { kind: 'game', game: id },
    ...(more === undefined ? [] : [{ kind: 'more', game: id } as const]),
  ]),
  ...packs.map(({ id }) => ({ kind: 'bots', game: id }) as const),
];

/** Measures the kernel and every game in one run, so that the figures can be compared with each other. */
export const bench = defineCommand({
  name: 'bench',
  help: ({ help }) => help.bench,
  most: () => 0,
  async run({ seconds: text = '1', json }, _given, words) {
    const seconds = Number(text);
    if (!(seconds > 0 && seconds <= LONGEST))
      throw new CliError('bad-value', ({ refusals }) => refusals.seconds(LONGEST, text));
    const progress = new Progress(words.progress, words.progress.measured, subjects.length);
    const figures: Figure[] = [];
    for (const [index, subject] of subjects.entries()) {
      progress.show(index, nameOf(subject, words.bench));
      figures.push(...(await measure({ seconds, subject })));
    }
    progress.end();
    if (json) console.log(JSON.stringify({ node: process.version, seconds, figures }));
    else console.log(table(figures, words));
  },
});

/** The limit for each measurement, in seconds; "Infinity" is a number too. */
const LONGEST = 3600;

/** The name of a measurement for the progress line. */
function nameOf(subject: BenchTask['subject'], words: CliWords['bench']): string {
  switch (subject.kind) {
    case 'kernel':
      return words.kernel;
    case 'more':
      return words.more(subject.game);
    case 'game':
      return subject.game;
    case 'bots':
      return words.bots(subject.game);
  }
}

/** Each measurement has a thread of its own, because optimised code of one game would distort the next. */
async function measure(orders: BenchTask): Promise<Figure[]> {
  const worker = new Worker(workerFile('bench-worker'), { workerData: orders });
  const [figures] = (await once(worker, 'message')) as [Figure[]];
  await worker.terminate();
  return figures;
}

/** The figures, one to a line. */
function table(figures: readonly Figure[], { bench, language }: CliWords): string {
  const rows = figures.map((figure) => ({ ...figure, what: bench.figure(figure.what) }));
  const width = Math.max(...rows.map(({ what }) => what.length));
  return rows
    .map(({ game, what, value, unit }) => {
      const number = value.toLocaleString(language, { maximumFractionDigits: value < 100 ? 1 : 0 });
      return `${game.padEnd(16)}${what.padEnd(width)}${number.padStart(12)} ${bench.figure(unit)}`;
    })
    .join('\n');
}
