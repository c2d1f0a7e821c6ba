import { mrPresident, type Options } from '../src/index.ts';

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

/**
 * Where every campaign without a majority is replayed, random play of several candidates could go on for hundreds of
 * campaigns. With one state this large about every other campaign has a majority, and replays still happen.
 */
export function withLikelyMajority(options: Options): Options {
  const replays = 'noMajority' in options && options.noMajority === 'replay' && options.candidates > 2;
  const runsShort = options.edition === 'second' && options.length === 'short';
  return replays || (runsShort && 'noMajority' in options && options.noMajority === 'replay')
    ? { ...options, data: { electoralVotes: { CA: 200, NY: 200, TX: 200 } } }
    : options;
}
