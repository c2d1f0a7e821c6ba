import { type Entry, formatRecord, localHeader, type Match, newSeed, winnersOf } from '@whistlestop/kernel';
import type { GameTable } from '@whistlestop/board';
import type { SeatPlayer, TableTrouble } from '@whistlestop/table';
import { openMatchStore } from './match-store.ts';
import { retrace } from './read-match.ts';
import type { SavedMatch } from './saved-match.ts';

/** What a new match starts from. */
export interface NewMatch {
  readonly options: unknown;
  readonly players: readonly SeatPlayer[];
  /** Decides all luck; drawn when not given. */
  readonly seed?: string | undefined;
  /** The arranged position and the entries of a match that is continued. */
  readonly given?: unknown;
  /** The rules that log was played with; today's when not given. */
  readonly rules?: number | undefined;
  readonly log?: readonly Entry[];
}

/** Begins a match and saves it; returns its id in the store. */
export async function beginMatch(table: GameTable, beginning: NewMatch): Promise<string> {
  const id = newSeed().slice(0, 12);
  const options = table.kind.options.parse(beginning.options);
  const game = table.kind.open(options, beginning.rules);
  const seats = beginning.players.map(nameOf);
  const header = localHeader(game, { options, match: id, seats, given: beginning.given });
  const read = await retrace({ header, log: beginning.log ?? [], game });
  if (!read.ok) throw new Error(read.detail);
  const seed = beginning.seed ?? newSeed().slice(0, 16);
  const store = await openMatchStore();
  const trouble = await store.save(savedMatch({ id, players: [...beginning.players], seed }, read.match, table));
  if (trouble !== undefined) throw new MatchNotSaved(trouble);
  return id;
}

/** Thrown when a new match cannot be saved: it has not begun. */
export class MatchNotSaved extends Error {
  readonly trouble: TableTrouble;
  constructor(trouble: TableTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

const nameOf = (player: SeatPlayer): string =>
  player.kind === 'bot' ? `bot:${player.level}` : (player.name ?? 'person');

/** The row that saves a match. */
export function savedMatch(
  { id, players, seed, plans }: Pick<SavedMatch, 'id' | 'players' | 'seed' | 'plans'>,
  match: Match,
  table: GameTable,
): SavedMatch {
  return {
    id,
    players,
    seed,
    ...(plans?.some((plan) => plan !== null) === true ? { plans } : {}),
    game: match.header.game,
    seats: match.game.seats.map(({ id: seat }) => seat),
    record: formatRecord(match.game, match.header, match.log),
    updated: Date.now(),
    summary: {
      ...table.summarize(match.state, match.header.options),
      over: match.over,
      winners: winnersOf(match.scores() ?? []),
    },
  };
}
