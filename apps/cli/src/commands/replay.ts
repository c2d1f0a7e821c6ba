import {
  EVERYTHING,
  formatEntry,
  type Game,
  Match,
  type Observer,
  replayProblem,
  SPECTATOR,
  showEntry,
  showEvents,
  startOf,
  viewOf,
  winnersOf,
} from '@whistlestop/kernel';
import { wholeNumber } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { CliError } from '../errors.ts';
import { textsFor } from '../games.ts';
import { badRecord, readRecord } from '../records.ts';

/** Prints a record up to an entry, as one observer saw it. */
export const replay = defineCommand({
  name: 'replay',
  help: ({ help }) => help.replay,
  most: () => 1,
  async run({ to, as = 'all', json }, [file], words) {
    const { path, record, warning } = readRecord(file, words);
    const { game, header, log } = record;
    const observer = observerNamed(game, as);
    const last = wholeNumber(to, 'to', log.length);
    if (last > log.length) throw new CliError('bad-value', ({ refusals }) => refusals.entries(log.length, last));
    const { happenings, state, over, scores } = replayUpTo(path, record, last, observer);
    const texts = await textsFor(game.id, words.language, header.options);
    const entries = happenings.map(({ sequence, entry, witnesses, events }) => ({
      sequence,
      entry: formatEntry(game, showEntry(entry, witnesses, observer)),
      sentences: showEvents(game, events, observer).flatMap((event) => texts.event(event) ?? []),
    }));
    if (json) {
      const position = game.layout.explain(state);
      const winners = winnersOf(scores ?? []).map((seat) => game.seats[seat]?.id);
      const about = { game: game.id, warning: warning ?? null, entries: log.length, to: last, as };
      console.log(JSON.stringify({ ...about, over, scores, winners, log: entries, position }));
      return;
    }
    if (warning !== undefined) console.error(warning);
    for (const { sequence, entry, sentences } of entries)
      console.log(
        [`${String(sequence).padStart(5)}  ${entry}`, ...sentences.map((line) => `         ${line}`)].join('\n'),
      );
    console.log(`\n${texts.board?.(state, observer).join('\n') ?? game.layout.explain(state)}`);
  },
});

/** Replays a record through the gate; returns what an observer saw of its first `count` entries. */
function replayUpTo(
  path: string,
  { game, header, log }: ReturnType<typeof readRecord>['record'],
  count: number,
  observer: Observer,
) {
  const start = startOf(game, header);
  if (!start.ok) throw badRecord(path, start);
  const match = new Match(game, header, start.value);
  try {
    const happenings = match.follow(log.slice(0, count));
    const { state } = viewOf(game, match.state, observer, observer === EVERYTHING);
    const shown = { happenings, state, over: match.over, scores: match.scores() ?? null };
    // A record that breaks later is refused as a whole.
    match.follow(log.slice(count));
    return shown;
  } catch (error) {
    throw badRecord(path, replayProblem(game, header, error));
  }
}

function observerNamed(game: Game, name: string): Observer {
  if (name === 'all') return EVERYTHING;
  if (name === 'spectator') return SPECTATOR;
  const seat = game.seats.findIndex(({ id }) => id === name);
  if (seat < 0)
    throw new CliError('bad-value', ({ refusals }) => refusals.noSeat(name, game.seats.map(({ id }) => id).join(', ')));
  return seat;
}
