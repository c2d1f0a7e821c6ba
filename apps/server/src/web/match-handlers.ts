import { botsFor } from '@whistlestop/bots';
import { Refused, refusalOf, roomSchema } from '@whistlestop/client';
import type { Club } from '../club/club.ts';
import { matchInfos } from '../club/match-info.ts';
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
  | 'leaveMatch'
  | 'record'
  | 'rematch'
  | 'chat'
  | 'mute'
  | 'report';

const MINE = 200;

/** What people do with matches outside a socket. */
export function matchHandlers(club: Club): Handlers<MatchRoutes> {
  const invitation = async (row: MatchesTable, userId: string) => ({
    match: await club.tables.info(row, userId),
    invite: row.status === 'open' ? row.invite : null,
  });
  return {
    games: () =>
      Promise.resolve({
        games: club.shelf.kinds.map(({ id, version }) => ({
          id,
          rules: version,
          bots: botsFor(id).map((bot) => bot.id),
        })),
      }),
    lobby: async () => ({ matches: await club.lobby.list() }),
    myMatches: async ({ user }) => {
      const rows = await club.store.db
        .selectFrom('matches')
        .innerJoin('seats', 'seats.match_id', 'matches.id')
        .selectAll('matches')
        .select('seats.seat')
        .where('seats.user_id', '=', user.id)
        // However many are over, those that may wait for a move are among them.
        .orderBy((match) => match.case().when('matches.status', '=', 'over').then(1).else(0).end())
        .orderBy('matches.created_at', 'desc')
        .limit(MINE)
        .execute();
      const infos = await matchInfos(club.store, club.shelf, rows, user.id, club.now());
      const mine = infos.map((match, index) => ({ match, seat: rows[index]?.seat ?? 0 }));
      const myMove = ({ match, seat }: (typeof mine)[number]) => (match.waiting.includes(seat) ? 0 : 1);
      return { matches: mine.sort((a, b) => myMove(a) - myMove(b)) };
    },
    openMatch: async ({ body, user }) => invitation(await club.open(user.id, body), user.id),
    match: async ({ params, invite, user }) => {
      const row = await club.tables.visible(params.id, user?.id ?? null, invite);
      return club.tables.info(row, user?.id ?? null);
    },
    join: async ({ params, body, user }) =>
      club.tables.info(await club.join(params.id, user.id, body.seat, body.invite), user.id),
    inviteToSeat: async ({ params, body, user }) => ({
      invite: await club.inviteToSeat(params.id, user.id, body.seat, body.invite),
    }),
    leaveMatch: async ({ params, user }) => {
      await club.leave(params.id, user.id);
      return {};
    },
    record: async ({ params, invite, user }) => ({ record: await club.record(params.id, user?.id ?? null, invite) }),
    rematch: async ({ params, user }) => invitation(await club.rematch(params.id, user.id), user.id),
    chat: async ({ params, invite, user }) => {
      const room = roomSchema.safeParse(params.name);
      if (!room.success) throw new Refused(refusalOf('not-found'));
      return { lines: await club.chat.lines(user?.id ?? null, params.id, room.data, invite) };
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
