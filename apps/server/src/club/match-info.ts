import { commitmentOf, includes, NOBODY } from '@whistlestop/kernel';
import type { MatchInfo, MatchSettings, Offer, Player } from '@whistlestop/client';
import type { Selectable } from 'kysely';
import { absences } from '../accounts/vacations.ts';
import type { BadRows } from '../store/bad-rows.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable, OffersTable } from '../store/tables.ts';
import { withoutAbsence } from './clock.ts';
import type { GameShelf } from './game-shelf.ts';
import { parseScores } from './kept-lists.ts';
import { parseClock, settingsOf } from './loaded-match.ts';
import { keptAmong } from './rematches.ts';
import { seatsIn } from './shown.ts';

interface Sitter {
  readonly match_id: string;
  readonly seat: number;
  readonly user_id: string | null;
  readonly bot: string | null;
  readonly plan: string | null;
  readonly left_at: number | null;
  readonly name: string | null;
  readonly kind: string | null;
}

/** Who sits there, for people; null where nobody does any more. */
export function playerOf({ bot, name, kind }: Sitter): Player | null {
  if (bot !== null) return { kind: 'bot', name: bot };
  if (name === null) return null;
  return { kind: kind === 'guest' ? 'guest' : 'member', name };
}

const offerOf = ({ kind, target }: OffersTable): Offer =>
  kind === 'takeback' ? { kind, to: target } : { kind: kind === 'pause' ? 'pause' : 'resume' };

/** Who sits at these matches. */
export async function readSitters({ db }: Pick<Store, 'db'>, ids: readonly string[]): Promise<Sitter[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .select([
      'seats.match_id',
      'seats.seat',
      'seats.user_id',
      'seats.bot',
      'seats.plan',
      'seats.left_at',
      'users.name',
      'users.kind',
    ])
    .where('seats.match_id', 'in', ids)
    .orderBy('seats.seat')
    .execute();
}

/** What is on offer at these matches. */
async function readOffers({ db }: Store, ids: readonly string[]): Promise<OffersTable[]> {
  return ids.length === 0 ? [] : db.selectFrom('offers').selectAll().where('match_id', 'in', ids).execute();
}

/** Whether somebody who does not play may not yet know how a match stands, since its spectators are kept behind. */
export const isKeptBehind = (
  row: Pick<MatchesTable, 'status' | 'ended_at'>,
  { spectatorDelay }: MatchSettings,
  now: number,
): boolean =>
  spectatorDelay > 0 && (row.status !== 'over' || row.ended_at === null || row.ended_at + spectatorDelay > now);

/** Where what may be known about matches comes from. */
export interface InfoSources {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly badRows: BadRows;
}

const nameOf = ({ id }: { readonly id: string }): string => `match ${id}`;

/**
 * What may be known about matches, in the order of the rows and without those that cannot be read. `reader` is who asks: somebody who does not play
 * learns nothing that a delayed table would not show yet.
 */
export async function matchInfos(
  { store, shelf, badRows }: InfoSources,
  rows: readonly Selectable<MatchesTable>[],
  reader: string | null,
  now: number,
): Promise<MatchInfo[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const settled = badRows.readable(rows, nameOf, (row) => ({ ...row, settings: settingsOf(row) }));
  const running = settled.filter(({ status }) => status === 'running');
  const open = rows.flatMap(({ id, status }) => (status === 'open' ? [id] : []));
  const [sitters, offers, absence, kept] = await Promise.all([
    readSitters(store, ids),
    readOffers(
      store,
      running.map(({ id }) => id),
    ),
    absences(store, running),
    keptAmong(store.db, open),
  ]);
  return badRows.readable(settled, nameOf, ({ settings, ...row }) => {
    const game = shelf.game(row);
    const away = absence(row.id);
    const seated = sitters.filter(({ match_id }) => match_id === row.id);
    const mine = reader === null ? undefined : seated.find(({ user_id }) => user_id === reader)?.seat;
    const plays = mine !== undefined;
    const party = plays ? (game.parties?.of(mine) ?? NOBODY) : NOBODY;
    const late = !plays && isKeptBehind(row, settings, now);
    return {
      id: row.id,
      game: row.game,
      rules: row.rules,
      options: JSON.parse(row.options) as unknown,
      settings,
      yours: reader !== null && row.opened_by === reader,
      kept: kept.has(row.id),
      status: row.status === 'open' ? 'open' : row.status === 'over' && !late ? 'over' : 'running',
      seats: game.seats.map(({ id }, seat) => {
        const sitter = seated.find((candidate) => candidate.seat === seat);
        const plan = includes(party, seat) ? (sitter?.plan ?? null) : null;
        return {
          id,
          player: sitter === undefined ? null : playerOf(sitter),
          left: sitter != null && sitter.left_at !== null,
          plan: plan === null ? null : (JSON.parse(plan) as unknown),
        };
      }),
      commitment: row.status === 'open' ? null : commitmentOf(row.seed),
      head: late ? 0 : row.head,
      waiting: late ? [] : seatsIn(row.waiting, game.seats.length),
      clock: late ? null : withoutAbsence(settings.clock, parseClock(row.clock), row.waiting, now, away),
      away: late ? [] : game.seats.flatMap((_, seat) => (away(seat, now, now + 1) > 0 ? [seat] : [])),
      offers: plays
        ? offers
            .filter(({ match_id, head }) => match_id === row.id && head === row.head)
            .map((offer) => ({
              seat: offer.seat,
              offer: offerOf(offer),
              consents: seatsIn(offer.consents, game.seats.length),
            }))
        : [],
      scores: late || row.scores === null ? null : parseScores(row.scores),
      createdAt: row.created_at,
      rematch: late ? null : row.rematch,
    };
  });
}

/** Options that a list names: larger ones are decks and boards of somebody's own, which only the table itself needs. */
const LISTED_OPTION = 200;

/** A match as lists show it. */
export function inList(match: MatchInfo): MatchInfo {
  const options = Object.entries(match.options as object);
  const listed = options.filter(([, value]) => (JSON.stringify(value) ?? '').length <= LISTED_OPTION);
  return listed.length === options.length ? match : { ...match, options: Object.fromEntries(listed) };
}
