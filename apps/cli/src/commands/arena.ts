import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, botsOf, type LoadedGame } from '@whistlestop/kernel/bots';
import {
  type Budget,
  type Contest,
  contestSchema,
  GAMES_A_ROUND,
  neighboursOf,
  newContest,
  openTasks,
  pairingsOf,
  type Sprt,
  type PairingStanding,
  standingOf,
} from '@whistlestop/arena';
import { sentenceOf } from '@whistlestop/kernel';
import { playContest } from '../play-contest.ts';
import { makeFolder, mustBeWritable, parseJson, readText, wholeNumber } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { kinds, openGame } from '../games.ts';
import { type LadderGame, ladderText } from '../ladder.ts';
import { Progress } from '../progress.ts';
import type { CliWords } from '../words/index.ts';

const LADDER_FILE = 'docs/ladder.md';

/** Plays bots against each other with the same luck on both sides and says how sure the difference is. */
export const arena = defineCommand({
  name: 'arena',
  help: ({ help }) => help.arena,
  most: ({ ladder }) => (ladder ? kinds.length : 1),
  async run(values, named, words) {
    const rounds = Math.ceil(wholeNumber(values.games, 'games', 400, 1) / GAMES_A_ROUND);
    const workers = values.workers === undefined ? undefined : wholeNumber(values.workers, 'workers', 1, 1);
    const run = { records: values.records, workers, words };
    const terms: ContestTerms = {
      rounds,
      seed: values.seed ?? '1',
      ...readBudget(values.budget),
      ...readSprt(values.sprt),
    };
    if (values.ladder) {
      for (const name of ['bots', 'options', 'json'] as const)
        if (values[name] !== undefined && values[name] !== false)
          throw new CliError('bad-value', ({ refusals }) => refusals.notOnLadder(name));
      await playLadder(named, terms, { ...run, folder: values.resume });
      return;
    }
    const { game, kind, options } = openGame(named[0], values.options);
    const names = readBots(kind, values.bots);
    const fresh = newContest({
      game: game.id,
      rules: kind.version,
      options,
      bots: names,
      pairings: pairingsOf(names.length),
      ...terms,
    });
    const contest = loadContest(fresh, values.resume);
    await play(contest, { ...run, resume: values.resume });
    if (values.json) console.log(JSON.stringify(reportOf(contest)));
    else
      console.log(
        contest.pairings.map((_, pairing) => describe(contest, standingOf(contest, pairing), words)).join('\n\n'),
      );
  },
});

/**
 * Plays the ladder: in every game each bot meets the next one. The page covers all games, so a ladder of some games
 * is only printed, and an interrupted one writes nothing.
 */
async function playLadder(
  games: readonly string[],
  terms: ContestTerms,
  run: Run & { readonly folder: string | undefined },
): Promise<void> {
  const chosen = games.length === 0 ? kinds.map(({ id }) => id) : games;
  if (games.length === 0) mustBeWritable(LADDER_FILE);
  if (run.folder !== undefined) makeFolder(run.folder);
  const ladder: LadderGame[] = [];
  for (const id of chosen) {
    const { game, kind, options } = openGame(id, undefined);
    const bots = botsOf(kind).map((bot) => bot.id);
    if (bots.length < 2) continue;
    const about = { game: game.id, rules: kind.version, options, bots, pairings: neighboursOf(bots.length) };
    const resume = run.folder === undefined ? undefined : join(run.folder, `${id}.json`);
    const contest = loadContest(newContest({ ...about, ...terms }), resume);
    if (!(await play(contest, { ...run, resume }))) return;
    ladder.push({ contest, standings: contest.pairings.map((_, pairing) => standingOf(contest, pairing)) });
  }
  if (games.length > 0) {
    console.log(ladderText(ladder));
    return;
  }
  writeFileSync(LADDER_FILE, ladderText(ladder));
  console.log(run.words.arena.written(LADDER_FILE));
}

/** How a contest is run, and in which language. */
interface Run {
  readonly records: string | undefined;
  readonly workers: number | undefined;
  readonly words: CliWords;
}

interface ContestTerms {
  readonly rounds: number;
  readonly seed: string;
  readonly budget?: Budget;
  readonly sprt?: Sprt;
}

function readBots(kind: LoadedGame, text: string | undefined): string[] {
  const known = botsOf(kind).map(({ id }) => id);
  const names = text?.split(',') ?? [];
  if (names.length < 2)
    throw new CliError('missing-value', ({ refusals }) => refusals.missingBots(kind.id, known.join(', ')));
  for (const name of names)
    if (botNamed(kind, name) === undefined)
      throw new CliError('unknown-bot', ({ refusals }) =>
        refusals.unknownBot('--bots', kind.id, name, known.join(', ')),
      );
  return names;
}

function readBudget(text: string | undefined): Pick<ContestTerms, 'budget'> {
  if (text === undefined) return {};
  const [, amount, unit] = /^(\d+)(ms)?$/.exec(text) ?? [];
  if (amount === undefined) throw new CliError('bad-value', ({ refusals }) => refusals.budget(text));
  return { budget: unit === undefined ? { evaluations: Number(amount) } : { milliseconds: Number(amount) } };
}

function readSprt(text: string | undefined): Pick<ContestTerms, 'sprt'> {
  if (text === undefined) return {};
  const [elo0, elo1, ...more] = text.split(',').map(Number);
  if (elo0 === undefined || elo1 === undefined || !(elo0 < elo1) || more.length > 0)
    throw new CliError('bad-value', ({ refusals }) => refusals.sprt(text));
  return { sprt: { elo0, elo1 } };
}

/** The contest saved in a file, or a fresh one; another contest in the file is refused. */
function loadContest(fresh: Contest, path: string | undefined): Contest {
  if (path === undefined || !existsSync(path)) return fresh;
  const parsed = contestSchema.safeParse(parseJson(readText(path), path));
  if (!parsed.success)
    throw new CliError('other-contest', ({ refusals }) => refusals.notAContest(path, sentenceOf(parsed.error)));
  const { results: _, ...saved } = parsed.data;
  const { results: __, ...requested } = contestSchema.parse(fresh);
  if (JSON.stringify(saved) !== JSON.stringify(requested))
    throw new CliError('other-contest', ({ refusals }) => refusals.otherContest(path));
  return parsed.data;
}

/** Writes a new file and renames it, so that an interruption never leaves half a file. */
function saveContest(contest: Contest, path: string): void {
  writeFileSync(`${path}.new`, JSON.stringify(contest));
  renameSync(`${path}.new`, path);
}

const SAVE_EVERY = 5000;

/** Plays what is left of a contest; false when it was interrupted. */
async function play(contest: Contest, run: Run & { readonly resume: string | undefined }): Promise<boolean> {
  if (run.records !== undefined) makeFolder(run.records);
  if (run.resume !== undefined) mustBeWritable(`${run.resume}.new`);
  const total = openTasks(contest).length;
  const progress = new Progress(run.words.progress, run.words.progress.rounds(contest.game), total);
  let done = 0;
  let interrupted = false;
  let lastSave = performance.now();
  const interrupt = () => {
    interrupted = true;
  };
  process.once('SIGINT', interrupt);
  await playContest(contest, {
    records: run.records !== undefined,
    workers: run.workers,
    onRound: ({ task, records }) => {
      progress.show(++done);
      for (const [index, record] of records.entries())
        writeFileSync(join(run.records ?? '', recordName(contest, task.pairing, task.round, index)), record);
      if (run.resume !== undefined && performance.now() - lastSave > SAVE_EVERY) {
        saveContest(contest, run.resume);
        lastSave = performance.now();
      }
    },
    stopped: () => interrupted,
  });
  process.off('SIGINT', interrupt);
  progress.end();
  if (run.resume !== undefined) saveContest(contest, run.resume);
  if (interrupted) {
    process.exitCode = 1;
    console.error(run.words.arena.interrupted(done, total, run.resume));
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

function describe({ bots }: Contest, standing: PairingStanding, { arena: words, number }: CliWords): string {
  const { first, second, games, score, bySeating, difference, superiority, verdict, thinking } = standing;
  const percent = (share = 0): string => `${number(share * 100, 1)} %`;
  const signed = (elo: number): string => `${elo >= 0 ? '+' : ''}${number(elo, 0)}`;
  const pace = thinking.map(({ mean, slowest }) => ({ mean: number(mean, 2), slowest: number(slowest, 0) }));
  return [
    words.score(bots[first] ?? '', bots[second] ?? '', percent(score), games),
    words.seats(percent(bySeating[0]), percent(bySeating[1])),
    words.difference(signed(difference.elo), signed(difference.low), signed(difference.high), percent(superiority)),
    words.thinking(pace),
    ...(verdict === 'open' ? [] : [words.verdicts[verdict]]),
  ].join('\n  ');
}
