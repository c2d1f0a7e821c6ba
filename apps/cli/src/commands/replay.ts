import {
  EVERYTHING,
  formatEntry,
  type Game,
  Match,
  type Observer,
  parseRecord,
  type PlayerEvent,
  SPECTATOR,
  showEntry,
  showEvents,
  startOf,
  replayRecord,
  viewOf,
} from '@whistlestop/kernel';
import { readArguments, readText, wholeNumber } from '../arguments.ts';
import { CliError } from '../errors.ts';
import { kinds } from '../games.ts';
import { textsOf } from '../words.ts';

export const about = 'replay RECORD [--to N] [--as seat|spectator|all] [--lang en|pl] [--json]   tell a match again';

/** Retells a record up to an entry, as one observer saw it. */
export async function replay(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    to: { type: 'string' },
    as: { type: 'string', default: 'all' },
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean', default: false },
  });
  const { game, header, log, warning } = loadRecord(positionals[0]);
  const observer = observerNamed(game, values.as);
  const last = Math.min(wholeNumber(values.to, 'to', log.length), log.length);
  const start = startOf(game, header);
  if (!start.ok) throw new CliError(start.sentence);
  const match = new Match(game, header, start.value);
  const texts = await textsOf(game.id, values.lang, header.options);
  const told = log.slice(0, last).map((entry) => {
    const { sequence, witnesses, events } = match.append(entry);
    const shown: PlayerEvent[] = showEvents(game, events, observer);
    return {
      sequence,
      entry: formatEntry(game, showEntry(entry, witnesses, observer)),
      sentences: shown.flatMap((event) => texts.event(event) ?? []),
    };
  });
  const view = viewOf(game, match.state, observer, observer === EVERYTHING);
  if (values.json) {
    const position = game.layout.explain(view.state);
    console.log(
      JSON.stringify({
        game: game.id,
        entries: log.length,
        to: last,
        as: values.as,
        over: match.over,
        scores: match.scores() ?? null,
        log: told,
        position,
      }),
    );
    return;
  }
  if (warning !== undefined) console.log(warning);
  for (const { sequence, entry, sentences } of told)
    console.log(
      [`${String(sequence).padStart(5)}  ${entry}`, ...sentences.map((line) => `         ${line}`)].join('\n'),
    );
  console.log(`\n${game.layout.explain(view.state)}`);
}

/** Reads a record file and makes sure it replays. */
function loadRecord(path: string | undefined) {
  if (path === undefined) throw new CliError('Name a record file.');
  const parsed = parseRecord(readText(path), kinds);
  if (!parsed.ok) throw new CliError(`${path}: ${parsed.sentence}`);
  const replayed = replayRecord(parsed.value);
  if (!replayed.ok) throw new CliError(`${path}: ${replayed.sentence}`);
  return { ...parsed.value, warning: parsed.warning };
}

function observerNamed(game: Game, name: string): Observer {
  if (name === 'all') return EVERYTHING;
  if (name === 'spectator') return SPECTATOR;
  const seat = game.seats.findIndex(({ id }) => id === name);
  if (seat < 0)
    throw new CliError(
      `--as: "${name}" is no seat; use ${game.seats.map(({ id }) => id).join(', ')}, spectator or all.`,
    );
  return seat;
}
