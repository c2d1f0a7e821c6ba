import { packOf } from '@whistlestop/games';
import {
  type Game,
  type GameKind,
  localHeader,
  Match,
  type MatchRecord,
  openScenario,
  parseRecord,
  type RecordProblem,
  replayProblem,
  scriptEntries,
  startOf,
} from '@whistlestop/kernel';
import { yieldToEvents } from '@whistlestop/table';

/** A match read from a file, a link or the store; or what is wrong with it. */
export type ReadMatch =
  | { readonly ok: true; readonly match: Match; readonly otherRules: boolean }
  | { readonly ok: false; readonly code: ReadProblem; readonly detail: string };

export type ReadProblem = RecordProblem | 'bad-scenario';

/** Reads a record or a scenario, whichever the text holds. */
export async function readMatch(text: string): Promise<ReadMatch> {
  return text.trimStart().startsWith('{') ? readScenario(text) : readRecord(text);
}

async function readRecord(text: string): Promise<ReadMatch> {
  const id = /^\s*game:\s*(\S+)\s*$/m.exec(text)?.[1] ?? '';
  const kind = await packOf(id)?.rules();
  const parsed = parseRecord(text, kind === undefined ? [] : [kind]);
  if (!parsed.ok) return { ok: false, code: parsed.code, detail: parsed.sentence };
  return retrace(parsed.value);
}

/** Entries that are replayed between two pauses for events. */
const IN_ONE_GO = 100;

/** Replays a record once through the gate, with its story. */
export async function retrace(record: MatchRecord & { readonly game: Game }): Promise<ReadMatch> {
  const { game, header, log } = record;
  const start = startOf(game, header);
  if (!start.ok) return { ok: false, code: start.code, detail: start.sentence };
  const match = new Match(game, header, start.value);
  // Requested before the first entry, so that the match records it on the way.
  match.story();
  try {
    for (let done = 0; done < log.length; done += IN_ONE_GO) {
      await yieldToEvents();
      match.follow(log.slice(done, done + IN_ONE_GO));
    }
  } catch (error) {
    const { code, sentence } = replayProblem(game, header, error);
    return { ok: false, code, detail: sentence };
  }
  return { ok: true, match, otherRules: header.rules !== game.version };
}

async function readScenario(text: string): Promise<ReadMatch> {
  const refuse = (detail: string): ReadMatch => ({ ok: false, code: 'bad-scenario', detail });
  const source = parseJson(text);
  const id = typeof source === 'object' && source !== null && 'game' in source ? String(source.game) : '';
  const kind = await packOf(id)?.rules();
  const opened = openScenario(source, kind === undefined ? [] : [kind]);
  if (!opened.ok || kind === undefined) return refuse(opened.ok ? '' : opened.sentence);
  const { game, state, scenario } = opened;
  const header = localHeader(game, {
    options: optionsOf(kind, scenario.options),
    match: scenario.name,
    seats: game.seats.map(({ id: seat }) => seat),
    given: scenario.given,
  });
  const played = scriptEntries(game, state, scenario);
  return played.ok ? retrace({ header, log: played.log, game }) : refuse(played.sentence);
}

const optionsOf = (kind: GameKind, options: unknown): unknown => kind.options.parse(options ?? {});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
