import { type Contest, ratingsOf, type PairingStanding } from '@whistlestop/arena';

/** One game's part of the ladder. */
export interface LadderGame {
  readonly contest: Contest;
  readonly standings: readonly PairingStanding[];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signed = (elo: number): string => `${elo >= 0 ? '+' : ''}${elo.toFixed(0)}`;

/** The ladder as a page: every bot of every game, then the meetings it rests on with the commands that repeat them. */
export function ladderText(games: readonly LadderGame[]): string {
  return [
    '# The ladder',
    '',
    'Written by `whistlestop arena --ladder`. Each bot meets the next one above it over paired games: the same luck, seats',
    'changed. Elo counts from the weakest bot of each game; the interval is 95 %. Thinking is the mean for one decision on',
    'the machine that wrote the page.',
    ...games.flatMap(part),
    '',
  ].join('\n');
}

function part({ contest, standings }: LadderGame): string[] {
  const ratings = ratingsOf(contest.bots.length, standings);
  const thinking = (bot: number): string => {
    const [mean] = standings.flatMap(({ first, second, thinking: [one, other] }) =>
      first === bot ? [one?.mean ?? 0] : second === bot ? [other?.mean ?? 0] : [],
    );
    return `${(mean ?? 0).toFixed(2)} ms`;
  };
  const rows = ratings.map(
    ({ elo, reach, games }, bot) =>
      `| ${contest.bots[bot]} | ${elo.toFixed(0)} | ${bot === 0 ? 'anchor' : `± ${reach.toFixed(0)}`} | ${games} | ${thinking(bot)} |`,
  );
  const meetings = standings.map(
    ({ first, second, games, score, bySeating, difference: { elo, low, high } }) =>
      `| ${contest.bots[second]} – ${contest.bots[first]} | ${games} | ${percent(1 - score)} | ${percent(1 - (bySeating[1] ?? 0))} / ${percent(1 - (bySeating[0] ?? 0))} | ${signed(-elo)} (${signed(-high)} to ${signed(-low)}) | \`${command(contest, first, second, games)}\` |`,
  );
  return [
    '',
    `## ${contest.game}`,
    '',
    '| bot | Elo | interval | games | thinking |',
    '|---|---|---|---|---|',
    ...rows.reverse(),
    '',
    '| meeting | games | score | as first seat / as second | Elo difference | command |',
    '|---|---|---|---|---|---|',
    ...meetings,
  ];
}

const command = ({ game, bots, seed }: Contest, first: number, second: number, games: number): string =>
  `whistlestop arena ${game} --bots ${bots[first]},${bots[second]} --games ${games} --seed ${seed}`;
