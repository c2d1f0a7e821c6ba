import { mrPresident, type Options } from '../rules/index.ts';

const counts = [2, 3, 4] as const;

/** Every combination of edition, version, method, length, number of candidates and option. */
export const combinations: readonly Options[] = [
  ...['short', 'long'].flatMap((length) =>
    counts.flatMap((candidates) =>
      ['scorerFirst', 'simultaneous'].flatMap((commitOrder) =>
        ['replay', 'plurality'].map((noMajority) => ({ length, candidates, commitOrder, noMajority })),
      ),
    ),
  ),
  ...['short', 'long'].flatMap((length) =>
    ['short', 'long'].flatMap((conventionLength) =>
      ['scorerFirst', 'simultaneous'].map((commitOrder) => ({
        version: 'nominee',
        length,
        conventionLength,
        commitOrder,
      })),
    ),
  ),
  ...['regular', 'short'].flatMap((length) =>
    counts.flatMap((candidates) =>
      [true, false].flatMap((keepBothTallies) => [
        { edition: 'second', method: 'popular', length, candidates, keepBothTallies },
        ...['replay', 'plurality'].map((noMajority) => ({
          edition: 'second',
          method: 'electoral',
          length,
          candidates,
          keepBothTallies,
          noMajority,
        })),
      ]),
    ),
  ),
].map((options) => mrPresident.options.parse(options));

/** A combination in words. */
export function nameOf(options: Options): string {
  const { data: _data, ...agreed } = options;
  return Object.entries(agreed)
    .map(([key, value]) => (typeof value === 'string' ? value : `${key} ${value}`))
    .join(', ');
}
