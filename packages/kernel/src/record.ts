import type { Game, GameKind } from './game.ts';
import { type Entry, forfeitReasons, headerSchema, type MatchHeader, stopReasons } from './log.ts';
import { Match, type EntryListener } from './match.ts';
import type { ShownEntry } from './project.ts';
import { ReplayError } from './replay.ts';
import { arrangedStart } from './scenario.ts';
import { sentenceOf } from './sentence.ts';
import type { State } from './state.ts';

/**
 * A record is a match as one readable text: header lines, a rule, then one entry a line in canonical notation.
 * Blank lines and lines that begin with # are comments.
 */
export const RECORD_FORMAT = 1;
const TITLE = 'Whistlestop record';
const RULE = '---';

export interface MatchRecord {
  readonly header: MatchHeader;
  readonly log: readonly Entry[];
}

export type RecordProblem =
  | 'not-a-record'
  | 'newer-format'
  | 'unknown-game'
  | 'bad-header'
  | 'bad-line'
  | 'redacted'
  | 'other-rules'
  | 'bad-replay';

/** A problem of a record, with its line or entry where known; its sentence is English. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: RecordProblem; readonly sentence: string; readonly at: number | undefined };

const problem = (code: RecordProblem, sentence: string, at?: number) => ({ ok: false, code, sentence, at }) as const;

/** Writes a match, or what an observer may read of it, as text. */
export function formatRecord(game: Game, header: MatchHeader, log: readonly ShownEntry[]): string {
  const lines = [
    `${TITLE} ${RECORD_FORMAT}`,
    `game: ${header.game}`,
    `rules: ${header.rules}`,
    `options: ${JSON.stringify(header.options)}`,
    `match: ${header.match}`,
    `seats: ${JSON.stringify(header.seats)}`,
    `commitment: ${header.commitment ?? 'none'}`,
    ...(header.given === undefined ? [] : [`given: ${JSON.stringify(header.given)}`]),
    RULE,
    ...log.map((entry) => formatEntry(game, entry)),
  ];
  return `${lines.join('\n')}\n`;
}

/** One entry in canonical notation; a choice the reader may not see is a question mark. */
export function formatEntry(game: Game, entry: ShownEntry): string {
  const id = (seat: number) => game.seats[seat]?.id ?? '?';
  switch (entry.kind) {
    case 'action':
      return `${id(entry.seat)}: ${'action' in entry ? (game.actions.format(entry.action) ?? '?') : '?'}`;
    case 'chance':
      return `chance: ${'outcome' in entry ? (game.outcomes.format(entry.outcome) ?? '?') : '?'}`;
    case 'undo':
      return `${id(entry.seat)}: undo to ${entry.to}`;
    case 'takeback':
      return `${id(entry.seat)}: takeback to ${entry.to}`;
    case 'forfeit':
      return `${id(entry.seat)}: forfeit ${entry.reason}`;
    case 'stop':
      return `stop: ${entry.reason}`;
    case 'seed':
      return `seed: ${entry.seed}`;
  }
}

/** Reads a record's text: its kind of game, its options checked, its lines understood, nothing replayed yet. */
export function parseRecord(text: string, kinds: readonly GameKind[]): Parsed<MatchRecord & { readonly game: Game }> {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const title = lines.find((line) => !isComment(line)) ?? '';
  const format = new RegExp(`^${TITLE} (\\d+)$`).exec(title)?.[1];
  if (format === undefined) return problem('not-a-record', 'This is not a Whistlestop record.');
  if (Number(format) > RECORD_FORMAT)
    return problem(
      'newer-format',
      `This record has format ${format}; this program reads up to ${RECORD_FORMAT}. Update it first.`,
    );
  const rule = lines.indexOf(RULE);
  if (rule < 0) return problem('not-a-record', 'The record has no line --- between its header and its entries.');
  const header = parseHeader(lines.slice(lines.indexOf(title) + 1, rule));
  if (!header.ok) return header;
  const kind = kinds.find((candidate) => candidate.id === header.value.game);
  if (kind === undefined) return problem('unknown-game', `No game is called "${header.value.game}".`);
  const options = kind.options.safeParse(header.value.options);
  if (!options.success) return problem('bad-header', `options: ${sentenceOf(options.error)}`);
  const game = kind.open(options.data, header.value.rules);
  if (header.value.seats.length !== game.seats.length)
    return problem(
      'bad-header',
      `This game has ${game.seats.length} seats, the record names ${header.value.seats.length}.`,
    );
  const log = parseLog(game, lines, rule + 1);
  return log.ok ? { ok: true, value: { header: header.value, log: log.value, game } } : log;
}

const isComment = (line: string): boolean => line === '' || line.startsWith('#');

function parseHeader(lines: readonly string[]): Parsed<MatchHeader> {
  const values = new Map<string, unknown>();
  for (const line of lines) {
    if (isComment(line)) continue;
    const split = line.indexOf(': ');
    if (split < 0) return problem('bad-header', `Header line "${line}" does not read "key: value".`);
    const key = line.slice(0, split);
    const text = line.slice(split + 2);
    const value = readHeaderValue(key, text);
    if (value === undefined) return problem('bad-header', `Header line "${line}" cannot be read.`);
    if (values.has(key)) return problem('bad-header', `The header says "${key}" twice.`);
    values.set(key, value.value);
  }
  const parsed = headerSchema.safeParse(Object.fromEntries(values));
  return parsed.success ? { ok: true, value: parsed.data } : problem('bad-header', sentenceOf(parsed.error));
}

function readHeaderValue(key: string, text: string): { value: unknown } | undefined {
  if (key === 'rules') return { value: Number(text) };
  if (key === 'commitment') return { value: text === 'none' ? null : text };
  if (key !== 'options' && key !== 'seats' && key !== 'given') return { value: text };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** The entries of a record, whose lines begin at `from`. */
function parseLog(game: Game, lines: readonly string[], from: number): Parsed<Entry[]> {
  const log: Entry[] = [];
  for (const [index, line] of lines.slice(from).entries()) {
    if (isComment(line)) continue;
    const at = from + index + 1;
    if (line.endsWith(': ?'))
      return problem('redacted', `Line ${at} is a secret choice; only the complete record can be replayed.`, at);
    const entry = parseEntry(game, line);
    if (entry === undefined)
      return problem('bad-line', `Line ${at}, "${line}", is not in the notation of this game.`, at);
    log.push(entry);
  }
  return { ok: true, value: log };
}

function parseEntry(game: Game, line: string): Entry | undefined {
  const split = line.indexOf(': ');
  if (split < 0) return undefined;
  const who = line.slice(0, split);
  const text = line.slice(split + 2);
  if (who === 'seed') return /^[0-9a-f]{64}$/.test(text) ? { kind: 'seed', seed: text } : undefined;
  if (who === 'stop') {
    const reason = stopReasons.find((candidate) => text === candidate);
    return reason === undefined ? undefined : { kind: 'stop', reason };
  }
  if (who === 'chance') {
    const outcome = game.outcomes.parse(text);
    return outcome === undefined ? undefined : { kind: 'chance', outcome };
  }
  const seat = game.seats.findIndex((spec) => spec.id === who);
  if (seat < 0) return undefined;
  const back = /^(undo|takeback) to (\d+)$/.exec(text);
  if (back !== null) return { kind: back[1] === 'undo' ? 'undo' : 'takeback', seat, to: Number(back[2]) };
  const reason = forfeitReasons.find((candidate) => text === `forfeit ${candidate}`);
  if (reason !== undefined) return { kind: 'forfeit', seat, reason };
  const action = game.actions.parse(text);
  return action === undefined ? undefined : { kind: 'action', seat, action };
}

/** The position a header starts from: the normal set-up, or its arranged position. */
export function startOf(game: Game, header: MatchHeader): Parsed<State> {
  if (header.given === undefined) {
    const state = game.layout.create();
    game.init(state);
    return { ok: true, value: state };
  }
  const arranged = arrangedStart(game, header.given);
  return arranged.ok ? { ok: true, value: arranged.state } : problem('bad-header', `given: ${arranged.sentence}`);
}

/** Replays a record through the gate. A record of other rules replays as long as every entry is still possible. */
export function replayRecord(
  { game, header, log }: MatchRecord & { readonly game: Game },
  before?: EntryListener,
): Parsed<Match> {
  const start = startOf(game, header);
  if (!start.ok) return start;
  try {
    return { ok: true, value: Match.replay(game, header, log, start.value, before) };
  } catch (error) {
    return replayProblem(game, header, error);
  }
}

/** The problem that a ReplayError reports; rethrows any other error. */
export function replayProblem({ version }: Game, { rules }: MatchHeader, error: unknown) {
  if (!(error instanceof ReplayError)) throw error;
  if (rules === version) return problem('bad-replay', error.message, error.sequence);
  const why = `Played with rules ${rules}, it cannot be replayed with rules ${version}.`;
  return problem('other-rules', `${why} ${error.message}`, error.sequence);
}
