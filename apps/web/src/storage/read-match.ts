import {
  type Entry,
  type Game,
  type GameKind,
  Match,
  type MatchHeader,
  type MatchRecord,
  openScenario,
  PlainChance,
  parseRecord,
  type RecordProblem,
  replayRecord,
  startOf,
} from '@whistlestop/kernel';
import { loadKind } from '../games/kinds.ts';
import { breathe } from '../table/breathe.ts';
import { Timeline } from '../table/timeline.ts';

/** A match read from a file, a link or the store; or what is wrong with it, for people to read. */
export type ReadMatch =
  | { readonly ok: true; readonly match: Match; readonly timeline: Timeline; readonly otherRules: boolean }
  | { readonly ok: false; readonly code: ReadProblem; readonly detail: string };

export type ReadProblem = RecordProblem | 'bad-scenario';

/** Reads a record or a scenario, whichever the text holds. */
export async function readMatch(text: string): Promise<ReadMatch> {
  return text.trimStart().startsWith('{') ? readScenario(text) : readRecord(text);
}

async function readRecord(text: string): Promise<ReadMatch> {
  const id = /^\s*game:\s*(\S+)\s*$/m.exec(text)?.[1] ?? '';
  const kind = await loadKind(id);
  const parsed = parseRecord(text, kind === undefined ? [] : [kind]);
  if (!parsed.ok) return { ok: false, code: parsed.code, detail: parsed.sentence };
  return retrace(parsed.value);
}

/** Entries of a long match that are laid out before the page may breathe. */
const IN_ONE_GO = 100;

/** Replays a record with every entry judged anew, keeping each moment. */
export async function retrace(record: MatchRecord & { readonly game: Game }): Promise<ReadMatch> {
  const replayed = replayRecord(record);
  if (!replayed.ok) return { ok: false, code: replayed.code, detail: replayed.sentence };
  const start = startOf(record.game, record.header);
  if (!start.ok) return { ok: false, code: start.code, detail: start.sentence };
  const match = new Match(record.game, record.header, start.value);
  const timeline = new Timeline(record.game, start.value);
  for (const [index, entry] of record.log.entries()) {
    if (index % IN_ONE_GO === 0) await breathe();
    timeline.follow(match.append(entry));
  }
  return { ok: true, match, timeline, otherRules: record.header.rules !== record.game.version };
}

async function readScenario(text: string): Promise<ReadMatch> {
  const refuse = (detail: string): ReadMatch => ({ ok: false, code: 'bad-scenario', detail });
  const source = parseJson(text);
  const id = typeof source === 'object' && source !== null && 'game' in source ? String(source.game) : '';
  const kind = await loadKind(id);
  const opened = openScenario(source, kind === undefined ? [] : [kind]);
  if (!opened.ok || kind === undefined) return refuse(opened.ok ? '' : opened.sentence);
  const { game, scenario } = opened;
  const header: MatchHeader = {
    game: game.id,
    rules: game.version,
    options: optionsOf(kind, scenario.options),
    match: scenario.name,
    seats: game.seats.map(({ id: seat }) => seat),
    commitment: null,
    ...(scenario.given === undefined ? {} : { given: scenario.given }),
  };
  const lines = scenario.script.map((step) => (typeof step === 'string' ? step : step.do));
  const log = playScript(game, header, lines);
  return typeof log === 'string' ? refuse(log) : retrace({ header, log, game });
}

const optionsOf = (kind: GameKind, options: unknown): unknown => kind.options.parse(options ?? {});

/** The script as log entries; a sentence when a line cannot be read. Legality is judged by the replay. */
function playScript(game: Game, header: MatchHeader, lines: readonly string[]): Entry[] | string {
  const start = startOf(game, header);
  if (!start.ok) return start.sentence;
  const match = new Match(game, header, start.value);
  for (const line of lines) {
    const entry = readLine(game, match, line);
    if (entry === undefined) return line;
    match.append(entry);
  }
  return [...match.log];
}

function readLine(game: Game, match: Match, line: string): Entry | undefined {
  const [who = '', ...rest] = line.split(':');
  const text = rest.join(':').trim();
  if (who.trim() !== 'chance') {
    const seat = game.seats.findIndex(({ id }) => id === who.trim());
    const action = game.actions.parse(text);
    return seat < 0 || action === undefined ? undefined : { kind: 'action', seat, action };
  }
  const outcome = text === 'any' ? anyOutcome(game, match) : game.outcomes.parse(text);
  return outcome === undefined ? undefined : { kind: 'chance', outcome };
}

function anyOutcome(game: Game, match: Match): number | undefined {
  const outcomes = new Int16Array(2048);
  const weights = new Int16Array(2048);
  const count = game.chance(match.state, outcomes, weights);
  return outcomes[new PlainChance('scenario').pick(match.log.length, weights, count)];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
