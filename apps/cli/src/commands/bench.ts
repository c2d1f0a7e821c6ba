import { benchGame, type Figure, kernelBench } from '@whistlestop/kernel/bench';
import { readArguments } from '../arguments.ts';
import { CliError } from '../errors.ts';
import { openGame } from '../games.ts';

export const about = 'bench [--seconds S] [--json]   measure clone, hash, gate and decision rates on one core';

/** The variants measured: 1960, the short first edition of Mr. President, Hook or Crook with four players. */
const variants = [
  ['1960', '{}'],
  ['mr-president', '{"edition":"first","length":"short"}'],
  ['hook-or-crook', '{"states":3}'],
] as const;

/** Measures the kernel and every game in one run, so that the figures can be compared with each other. */
export function bench(args: readonly string[]): void {
  const { values } = readArguments(args, {
    seconds: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new CliError(`--seconds takes a number above 0, not "${values.seconds}".`);
  const spec = { seconds, now: () => performance.now() };
  const games = variants.map(([id, options]) => openGame(id, options).game);
  const figures = [...kernelBench(spec), ...games.flatMap((game) => benchGame(game, spec))];
  if (values.json) console.log(JSON.stringify({ node: process.version, seconds, figures }));
  else for (const figure of figures) console.log(line(figure));
}

const line = ({ game, what, value, unit }: Figure): string => {
  const number = value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
  return `${game.padEnd(16)}${what.padEnd(28)}${number.padStart(14)} ${unit}`;
};
