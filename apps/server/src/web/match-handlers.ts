import { timestampSchema, Refused, refusalOf, roomSchema, usualTimeoutRule } from '@whistlestop/client';
import { includes } from '@whistlestop/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Club } from '../club.ts';
import { historyPage, recordOf } from '../host/match-history.ts';
import { inList, matchInfos } from '../host/match-info.ts';
import { offeredRematches } from '../host/reserved-seats.ts';
import { markSeen, readNews } from '../people/news.ts';
import { groupPlace, idPlace, type PagedList, readPage } from '../store/pages.ts';
import type { MatchesTable } from '../store/tables.ts';
import type { Handlers } from './http.ts';

type MatchRoutes =
  | 'games'
  | 'lobby'
  | 'myMatches'
  | 'openMatch'
  | 'match'
  | 'join'
  | 'inviteToSeat'
  | 'seatBot'
  | 'leaveMatch'
  | 'stopMatch'
  | 'seen'
  | 'record'
  | 'past'
  | 'rematch'
  | 'chat'
  | 'mute'
  | 'report';

/** A match and a person's seat in it. */
type MyMatch = MatchesTable & { readonly seat: number; readonly seen_at: number | null };

/** Whether a player has not seen the end of a match. */
const isUnseen = ({ status, seen_at }: MyMatch): boolean => status === 'over' && seen_at === null;

/** Own matches: those that wait for the person, other running or open ones, unseen ends, seen ends. */
const myMatchPages: PagedList<MyMatch> = {
  size: 200,
  by: [
    sql`case when matches.status = 'over' then (case when seats.seen_at is null then 1 else 0 end)
      when (matches.waiting >> seats.seat) & 1 = 1 then 3 else 2 end`,
    sql.ref('matches.created_at'),
    sql.ref('matches.id'),
  ],
  placeOf: (row) => [
    row.status === 'over' ? Number(isUnseen(row)) : includes(row.waiting, row.seat) ? 3 : 2,
    row.created_at,
    row.id,
  ],
  place: z.tuple([groupPlace(3), timestampSchema, idPlace]),
};

/** The handlers of match routes. */
export function matchHandlers(club: Club): Handlers<MatchRoutes> {
  const invitation = async (row: MatchesTable, userId: string) => ({
    match: await club.access.info(row, userId),
    invite: row.status === 'open' ? row.invite : null,
  });
  return {
    games: () =>
      Promise.resolve({
        games: club.games.kinds.map(({ id, version }) => ({
          id,
          rules: version,
          bots: club.games.bots(id).map((bot) => bot.id),
        })),
      }),
    lobby: ({ page }) => club.lobby.list(page),
    myMatches: async ({ user, page }) => {
      const seated = club.store.db
        .selectFrom('matches')
        .innerJoin('seats', 'seats.match_id', 'matches.id')
        .selectAll('matches')
        .select(['seats.seat', 'seats.seen_at'])
        .where('seats.user_id', '=', user.id);
      const { rows, next } = await readPage(seated, myMatchPages, page);
      const infos = new Map((await matchInfos(club, rows, user.id, club.now())).map((info) => [info.id, info]));
      const rematches = rows.flatMap(({ rematch }) => rematch ?? []);
      const offered = await offeredRematches(club.store.db, rematches, user.id);
      const matches = rows.flatMap((row) => {
        const match = infos.get(row.id);
        if (match === undefined) return [];
        const again = row.rematch !== null && offered.has(row.rematch);
        return [{ match: inList(match), seat: row.seat, unseen: isUnseen(row), again }];
      });
      return { matches, next, news: page === undefined ? await readNews(club, user.id) : [] };
    },
    openMatch: async ({ body, user }) => {
      const onTimeout = body.settings.onTimeout ?? usualTimeoutRule(body.seats.length);
      return invitation(
        await club.setup.open(user.id, { ...body, settings: { ...body.settings, onTimeout } }),
        user.id,
      );
    },
    match: async ({ params, invite, user }) => {
      const row = await club.access.visible(params.id, user?.id ?? null, invite);
      return club.access.info(row, user?.id ?? null);
    },
    join: async ({ params, body, user }) =>
      club.access.info(await club.setup.join(params.id, user.id, body.seat, body.invite), user.id),
    inviteToSeat: async ({ params, body, user }) => ({
      invite: await club.setup.inviteToSeat(params.id, user.id, body.seat, body.invite),
    }),
    seatBot: async ({ params, body, user }) =>
      club.access.info(await club.setup.seatBot(params.id, user.id, body.seat, body.bot), user.id),
    leaveMatch: async ({ params, user }) => {
      await club.setup.leave(params.id, user.id);
      return {};
    },
    stopMatch: async ({ params, user }) => club.access.info(await club.setup.stop(params.id, user.id), user.id),
    seen: async ({ params, user }) => {
      await markSeen(club.store, params.id, user.id, club.now());
      return {};
    },
    record: async ({ params, invite, user }) => ({
      record: await recordOf(club.access, club.cache, params.id, user?.id ?? null, invite, club.now()),
    }),
    past: async ({ params, invite, page, user }) => {
      const reader = user?.id ?? null;
      const row = await club.access.visible(params.id, reader, invite);
      if (row.status === 'open') return { moments: [], next: null };
      return historyPage(club.store, await club.cache.get(row.id), reader, page, club.now());
    },
    rematch: async ({ params, user }) => invitation(await club.setup.rematch(params.id, user.id), user.id),
    chat: ({ params, invite, user, page }) => {
      const room = roomSchema.safeParse(params.name);
      if (!room.success) throw new Refused(refusalOf('not-found'));
      return club.chat.lines(user?.id ?? null, params.id, room.data, { invite, page });
    },
    mute: async ({ body, user }) => {
      await club.chat.mute(user.id, body.name, body.muted);
      return {};
    },
    report: async ({ body, user }) => {
      await club.chat.report(user.id, body.line, body.reason, body.invite);
      return {};
    },
  };
}
