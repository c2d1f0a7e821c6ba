import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  botNamed,
  botsFor,
  type Budget,
  type Contest,
  contestSchema,
  GAMES_A_ROUND,
  neighboursOf,
  newContest,
  openTasks,
  pairingsOf,
  type Sprt,
  type Standing,
  standingOf,
} from '@whistlestop/bots';
import { sentenceOf } from '@whistlestop/kernel';
import { playContest } from '../arena-crew.ts';
import { makeFolder, mustBeWritable, parseJson, readText, wholeNumber } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { kinds, openGame } from '../games.ts';
import { type LadderGame, ladderText } from '../ladder.ts';
import { Progress } from '../progress.ts';

const LADDER_FILE = 'docs/ladder.md';

/** Plays bots against each other with the same luck on both sides and says how sure the difference is. */
export const arena = defineCommand({
  name: 'arena',
  words: { shown: 'GAME', most: ({ ladder }) => (ladder ? kinds.length : 1) },
  about: 'measure bots against each other; with --ladder all bots of all games, or of those that are named',
  flags: {
    bots: { takes: 'A,B[,C...]', about: 'the bots that meet; strong@500 thinks with 500 evaluations a decision' },
    games: { takes: 'N', about: 'games of each meeting, in pairs with seats changed (default 400)' },
    seed: { takes: 'S', about: 'the luck: the same seed gives the same games (default 1)' },
    budget: { takes: 'N|Nms', about: 'how long every bot thinks about a decision: evaluations, or a time' },
    options: { takes: 'JSON|@FILE', about: 'the options of the game' },
    sprt: { takes: 'ELO0,ELO1', about: 'stop a meeting when the sequential test prefers one of these differences' },
    records: { takes: 'DIR', about: 'keep every game as a record in this folder' },
    resume: { takes: 'FILE', about: 'keep the contest in this file, and go on from it (with --ladder a folder)' },
    workers: { takes: 'N', about: 'how many games are played at once (default: one on each core)' },
    ladder: {
      about: `let each bot meet the next one and write ${LADDER_FILE}; of named games the page is only printed`,
    },
    json: { about: 'print one JSON object' },
  },
  async run(values, words) {
    const rounds = Math.ceil(wholeNumber(values.games, 'games', 400, 1) / GAMES_A_ROUND);
    const workers = values.workers === undefined ? undefined : wholeNumber(values.workers, 'workers', 1, 1);
    const run = { records: values.records, workers };
    const terms: Terms = { rounds, seed: values.seed ?? '1', ...readBudget(values.budget), ...readSprt(values.sprt) };
    if (values.ladder) {
      for (const name of ['bots', 'options', 'json'] as const)
        if (values[name] !== undefined && values[name] !== false)
          throw new CliError('bad-value', `--ladder measures all bots as they ship; it takes no --${name}.`);
      await climb(words, terms, { ...run, folder: values.resume });
      return;
    }
    const { game, kind, options } = openGame(words[0], values.options);
    const names = readBots(game.id, values.bots);
    const fresh = newContest({
      game: game.id,
      rules: kind.version,
      options,
      bots: names,
      pairings: pairingsOf(names.length),
      ...terms,
    });
    const contest = resumed(fresh, values.resume);
    await play(contest, { ...run, resume: values.resume });
    if (values.json) console.log(JSON.stringify(reportOf(contest)));
    else
      console.log(contest.pairings.map((_, pairing) => describe(contest, standingOf(contest, pairing))).join('\n\n'));
  },
});

/**
 * Climbs the ladder: in every game each bot meets the next one. The page for people tells of all games, so that of some of
 * them is only printed; and where it was interrupted nothing is told.
 */
async function climb(
  games: readonly string[],
  terms: Terms,
  run: { records: string | undefined; workers: number | undefined; folder: string | undefined },
): Promise<void> {
  const chosen = games.length === 0 ? kinds.map(({ id }) => id) : games;
  if (games.length === 0) mustBeWritable(LADDER_FILE);
  if (run.folder !== undefined) makeFolder(run.folder);
  const ladder: LadderGame[] = [];
  for (const id of chosen) {
    const { game, kind, options } = openGame(id, undefined);
    const bots = botsFor(game.id).map((bot) => bot.id);
    if (bots.length < 2) continue;
    const about = { game: game.id, rules: kind.version, options, bots, pairings: neighboursOf(bots.length) };
    const resume = run.folder === undefined ? undefined : join(run.folder, `${id}.json`);
    const contest = resumed(newContest({ ...about, ...terms }), resume);
    if (!(await play(contest, { ...run, resume }))) return;
    ladder.push({ contest, standings: contest.pairings.map((_, pairing) => standingOf(contest, pairing)) });
  }
  if (games.length > 0) {
    console.log(ladderText(ladder));
    return;
  }
  writeFileSync(LADDER_FILE, ladderText(ladder));
  console.log(`${LADDER_FILE} written.`);
}

interface Terms {
  readonly rounds: number;
  readonly seed: string;
  readonly budget?: Budget;
  readonly sprt?: Sprt;
}

function readBots(game: string, text: string | undefined): string[] {
  const known = botsFor(game).map(({ id }) => id);
  const names = text?.split(',') ?? [];
  if (names.length < 2)
    throw new CliError('missing-value', `--bots names two or more bots; ${game} has ${known.join(', ')}.`);
  for (const name of names)
    if (botNamed(game, name) === undefined)
      throw new CliError(
        'unknown-bot',
        `--bots: no bot of ${game} is called "${name}"; there are ${known.join(', ')}.`,
      );
  return names;
}

function readBudget(text: string | undefined): Pick<Terms, 'budget'> {
  if (text === undefined) return {};
  const [, amount, unit] = /^(\d+)(ms)?$/.exec(text) ?? [];
  if (amount === undefined)
    throw new CliError('bad-value', `--budget takes evaluations ("500") or a time ("200ms"), not "${text}".`);
  return { budget: unit === undefined ? { evaluations: Number(amount) } : { milliseconds: Number(amount) } };
}

function readSprt(text: string | undefined): Pick<Terms, 'sprt'> {
  if (text === undefined) return {};
  const [elo0, elo1, ...more] = text.split(',').map(Number);
  if (elo0 === undefined || elo1 === undefined || !(elo0 < elo1) || more.length > 0)
    throw new CliError('bad-value', `--sprt takes two Elo differences, the lower one first ("0,50"), not "${text}".`);
  return { sprt: { elo0, elo1 } };
}

/** The contest kept in a file, when it is the same one; a different contest is refused rather than mixed in. */
function resumed(fresh: Contest, path: string | undefined): Contest {
  if (path === undefined || !existsSync(path)) return fresh;
  const parsed = contestSchema.safeParse(parseJson(readText(path), path));
  if (!parsed.success) throw new CliError('other-contest', `${path}: ${sentenceOf(parsed.error)}`);
  const { results: _, ...kept } = parsed.data;
  const { results: __, ...asked } = contestSchema.parse(fresh);
  if (JSON.stringify(kept) !== JSON.stringify(asked))
    throw new CliError(
      'other-contest',
      `${path} holds another contest; name another file or ask for the same bots, seed and options.`,
    );
  return parsed.data;
}

/** Writes the contest beside its file first, so that an interruption never leaves half a file. */
function keep(contest: Contest, path: string): void {
  writeFileSync(`${path}.new`, JSON.stringify(contest));
  renameSync(`${path}.new`, path);
}

const SAVE_EVERY = 5000;

/** Plays what is left of a contest; answers whether it came to its end. */
async function play(
  contest: Contest,
  run: { records: string | undefined; resume: string | undefined; workers: number | undefined },
): Promise<boolean> {
  if (run.records !== undefined) makeFolder(run.records);
  if (run.resume !== undefined) mustBeWritable(`${run.resume}.new`);
  const total = openTasks(contest).length;
  const progress = new Progress(`${contest.game}: rounds`, total);
  let done = 0;
  let interrupted = false;
  let saved = performance.now();
  const interrupt = () => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  await playContest(contest, {
    records: run.records !== undefined,
    ...(run.workers === undefined ? {} : { workers: run.workers }),
    onRound: ({ task, records }) => {
      progress.show(++done);
      for (const [index, record] of records.entries())
        writeFileSync(join(run.records ?? '', recordName(contest, task.pairing, task.round, index)), record);
      if (run.resume !== undefined && performance.now() - saved > SAVE_EVERY) {
        keep(contest, run.resume);
        saved = performance.now();
      }
    },
    stopped: () => interrupted,
  });
  process.off('SIGINT', interrupt);
  progress.end();
  if (run.resume !== undefined) keep(contest, run.resume);
  if (interrupted) {
    process.exitCode = 1;
    console.error(
      `Interrupted after ${done} of ${total} rounds.${run.resume === undefined ? '' : ` The same command goes on from ${run.resume}.`}`,
    );
  }
  return !interrupted;
}

function recordName(contest: Contest, pairing: number, round: number, game: number): string {
  const { first, second } = contest.pairings[pairing] ?? { first: 0, second: 0 };
  return `${contest.bots[first]}-${contest.bots[second]}-${round + 1}${game === 0 ? 'a' : 'b'}.record`;
}

function reportOf(contest: Contest) {
  const { results: _, ...about } = contest;
  return {
    ...about,
    meetings: contest.pairings.map((_pair, pairing) => {
      const { first, second, tally: _tally, ...standing } = standingOf(contest, pairing);
      return { first: contest.bots[first], second: contest.bots[second], ...standing };
    }),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signed = (elo: number): string => `${elo >= 0 ? '+' : ''}${elo.toFixed(0)}`;

function describe({ bots }: Contest, standing: Standing): string {
  const { first, second, games, score, bySeating, difference, superiority, verdict, thinking } = standing;
  const lines = [
    `${bots[first]} against ${bots[second]}: ${percent(score)} over ${games} games`,
    `  in the first seat ${percent(bySeating[0] ?? 0)}, in the second ${percent(bySeating[1] ?? 0)}`,
    `  Elo ${signed(difference.elo)}, 95 % from ${signed(difference.low)} to ${signed(difference.high)}; stronger with ${percent(superiority)}`,
    `  thinking ${thinking.map(({ mean, slowest }) => `${mean.toFixed(2)} ms (at most ${slowest.toFixed(0)})`).join(' and ')}`,
  ];
  if (verdict !== 'open')
    lines.push(`  the sequential test decides for the ${verdict === 'elo1' ? 'higher' : 'lower'} difference`);
  return lines.join('\n');
}
