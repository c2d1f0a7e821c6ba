import { commitmentOf, includes, NOBODY, seatList } from '@whistlestop/kernel';
import type { MatchInfo, MatchSettings, Offer } from '@whistlestop/client';
import type { Selectable } from 'kysely';
import { withoutAbsence } from '../clocks/clock.ts';
import { playerOf, readSeatRows } from '../people/seat-holders.ts';
import { absences } from '../people/vacations.ts';
import type { BadRows } from '../store/bad-rows.ts';
import { parseScores, settingsOf } from '../store/match-columns.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable, OffersTable } from '../store/tables.ts';
import type { GameCatalog } from './game-catalog.ts';
import { parseClock } from './loaded-match.ts';
import { reservedAmong } from './reserved-seats.ts';

const offerOf = ({ kind, target }: OffersTable): Offer =>
  kind === 'takeback' ? { kind, to: target } : { kind: kind === 'pause' ? 'pause' : 'resume' };

/** The offers at these matches. */
async function readOffers({ db }: Store, ids: readonly string[]): Promise<OffersTable[]> {
  return ids.length === 0 ? [] : db.selectFrom('offers').selectAll().where('match_id', 'in', ids).execute();
}

/** Whether the spectator delay still hides how a match stands from people who do not play in it. */
export const isDelayed = (
  row: Pick<MatchesTable, 'status' | 'ended_at'>,
  { spectatorDelay }: MatchSettings,
  now: number,
): boolean =>
  spectatorDelay > 0 && (row.status !== 'over' || row.ended_at === null || row.ended_at + spectatorDelay > now);

/** What reading `MatchInfo` needs. */
export interface InfoSources {
  readonly store: Store;
  readonly games: GameCatalog;
  readonly badRows: BadRows;
}

const nameOf = ({ id }: { readonly id: string }): string => `match ${id}`;

/** The matches as `reader` may know them, without unreadable rows. Only players learn what a delayed table does not show yet. */
export async function matchInfos(
  { store, games, badRows }: InfoSources,
  rows: readonly Selectable<MatchesTable>[],
  reader: string | null,
  now: number,
): Promise<MatchInfo[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const settled = badRows.readable(rows, nameOf, (row) => ({ ...row, settings: settingsOf(row) }));
  const running = settled.filter(({ status }) => status === 'running');
  const open = rows.flatMap(({ id, status }) => (status === 'open' ? [id] : []));
  const [seatRows, offers, absence, reserved] = await Promise.all([
    readSeatRows(store, ids),
    readOffers(
      store,
      running.map(({ id }) => id),
    ),
    absences(store, running),
    reservedAmong(store.db, open),
  ]);
  return badRows.readable(settled, nameOf, ({ settings, ...row }) => {
    const game = games.game(row);
    const away = absence(row.id);
    const seated = seatRows.filter(({ match_id }) => match_id === row.id);
    const mine = reader === null ? undefined : seated.find(({ user_id }) => user_id === reader)?.seat;
    const plays = mine !== undefined;
    const party = plays ? (game.parties?.of(mine) ?? NOBODY) : NOBODY;
    const delayed = !plays && isDelayed(row, settings, now);
    return {
      id: row.id,
      game: row.game,
      rules: row.rules,
      options: JSON.parse(row.options) as unknown,
      settings,
      yours: reader !== null && row.opened_by === reader,
      kept: reserved.has(row.id),
      status: row.status === 'open' ? 'open' : row.status === 'over' && !delayed ? 'over' : 'running',
      seats: game.seats.map(({ id }, seat) => {
        const seatRow = seated.find((candidate) => candidate.seat === seat);
        const plan = includes(party, seat) ? (seatRow?.plan ?? null) : null;
        return {
          id,
          player: seatRow === undefined ? null : playerOf(seatRow),
          left: seatRow != null && seatRow.left_at !== null,
          plan: plan === null ? null : (JSON.parse(plan) as unknown),
        };
      }),
      commitment: row.status === 'open' ? null : commitmentOf(row.seed),
      head: delayed ? 0 : row.head,
      waiting: delayed ? [] : seatList(row.waiting, game.seats.length),
      clock: delayed ? null : withoutAbsence(settings.clock, parseClock(row.clock), row.waiting, now, away),
      away: delayed ? [] : game.seats.flatMap((_, seat) => (away(seat, now, now + 1) > 0 ? [seat] : [])),
      offers: plays
        ? offers
            .filter(({ match_id, head }) => match_id === row.id && head === row.head)
            .map((offer) => ({
              seat: offer.seat,
              offer: offerOf(offer),
              consents: seatList(offer.consents, game.seats.length),
            }))
        : [],
      scores: delayed || row.scores === null ? null : parseScores(row.scores),
      createdAt: row.created_at,
      rematch: delayed ? null : row.rematch,
    };
  });
}

/** The longest option in a list, as JSON; longer ones are custom decks and boards, which only the table needs. */
const LONGEST_LISTED_OPTION = 200;

/** A match as lists send it, without large options. */
export function inList(match: MatchInfo): MatchInfo {
  const options = Object.entries(match.options as object);
  const listed = options.filter(([, value]) => (JSON.stringify(value) ?? '').length <= LONGEST_LISTED_OPTION);
  return listed.length === options.length ? match : { ...match, options: Object.fromEntries(listed) };
}
