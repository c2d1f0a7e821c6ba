import { type ChatLine, type ChatRoom, type ClientRequest, Refused, refusalOf } from '@whistlestop/client';
import type { Game, Seat } from '@whistlestop/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { GameCatalog } from '../host/game-catalog.ts';
import type { MatchAccess } from '../host/match-access.ts';
import type { MatchCache } from '../host/match-cache.ts';
import { isDelayed } from '../host/match-info.ts';
import { newTimedId } from '../store/ids.ts';
import { settingsOf } from '../store/match-columns.ts';
import { nameKey } from '../store/name-keys.ts';
import { idPlace, type PagedList, readPage } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { fileReport, lineOf } from './chat-reports.ts';
import { messageText } from './messages.ts';
import type { TableService } from './table-service.ts';

/** The latest lines of a room, and page by page those before them. */
const linePages: PagedList<{ readonly id: string }> = {
  size: 200,
  by: [sql.ref('chat.id')],
  placeOf: ({ id }) => [id],
  place: z.tuple([idPlace]),
};
type ChatRequest = Extract<ClientRequest, { kind: 'chat' }>;

/** The rooms of a match: the players', apart from it the spectators' while it is played, and one for each party. */
export class ChatRooms {
  readonly #store: Store;
  readonly #games: GameCatalog;
  readonly #access: MatchAccess;
  readonly #tables: TableService;
  readonly #cache: MatchCache;
  readonly #now: () => number;

  constructor(
    { store, games, now }: { readonly store: Store; readonly games: GameCatalog; readonly now: () => number },
    access: MatchAccess,
    tables: TableService,
    cache: MatchCache,
  ) {
    this.#store = store;
    this.#games = games;
    this.#access = access;
    this.#tables = tables;
    this.#cache = cache;
    this.#now = now;
  }

  /** Adds a line to a room the person may enter, once for each request id; refuses players in the spectators' room and the other way round. */
  async say(userId: string | null, { id: request_id, match, room: into, text, invite }: ChatRequest): Promise<void> {
    if (userId === null) throw new Refused(refusalOf('not-signed-in'));
    const room = await this.#roomFor(userId, match, into, invite);
    if (into === 'party') await this.#refuseUnlessConferring(userId, match);
    const id = newTimedId(this.#now());
    const { numInsertedOrUpdatedRows = 0n } = await this.#store.db
      .insertInto('chat')
      .values({ id, match_id: match, room, user_id: userId, text, at: this.#now(), request_id })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await this.broadcast(match, id);
    await this.#store.signal({ kind: 'chat', match, line: id });
  }

  /** A page of a room, oldest line first, without those of people the reader has muted. */
  async lines(
    userId: string | null,
    match: string,
    of: ChatRoom,
    { invite, page }: { readonly invite: string | undefined; readonly page: string | undefined },
  ): Promise<{ lines: ChatLine[]; next: string | null; muted: string[] }> {
    const room = await this.#roomFor(userId, match, of, invite);
    const mutedIds = this.#store.db.selectFrom('mutes').select('muted_id').where('user_id', '=', userId);
    const all = this.#query().where('chat.match_id', '=', match).where('chat.room', '=', room);
    const [{ rows, next }, muted] = await Promise.all([
      readPage(all.where('chat.user_id', 'not in', mutedIds), linePages, page),
      all.clearSelect().select('users.name').distinct().where('chat.user_id', 'in', mutedIds).execute(),
    ]);
    return { lines: rows.map(lineOf).reverse(), next, muted: muted.map(({ name }) => name) };
  }

  /** Sends a line to the followers on this node. */
  async broadcast(match: string, id: string): Promise<void> {
    const row = await this.#query().where('chat.id', '=', id).executeTakeFirst();
    if (row === undefined) return;
    const [seats, muting] = await Promise.all([this.#seats(match), this.#mutedBy(row.user_id)]);
    const game = this.#games.game(row);
    const text = messageText({ kind: 'chat', line: lineOf(row) });
    for (const follower of this.#tables.followers(match)) {
      const { userId } = follower;
      const own = roomsOf(game, seats.get(userId));
      if (!Object.values(own).includes(row.room) || muting.has(userId)) continue;
      follower.send(text);
    }
  }

  async mute(userId: string, name: string, muted: boolean): Promise<void> {
    const other = await this.#store.db
      .selectFrom('users')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    if (other === undefined) throw new Refused(refusalOf('not-found'));
    const row = { user_id: userId, muted_id: other.id };
    if (muted)
      await this.#store.db
        .insertInto('mutes')
        .values(row)
        .onConflict((c) => c.doNothing())
        .execute();
    else
      await this.#store.db.deleteFrom('mutes').where('user_id', '=', userId).where('muted_id', '=', other.id).execute();
  }

  /** Reports a line for the people who run the club; one must have been able to read it. */
  async report(userId: string, line: string, reason: string, invite: string | undefined): Promise<void> {
    const row = await this.#query().where('chat.id', '=', line).executeTakeFirst();
    if (row === undefined) throw new Refused(refusalOf('not-found'));
    const room = await this.#roomFor(userId, row.match_id, lineOf(row).room, invite);
    if (room !== row.room) throw new Refused(refusalOf('not-allowed'));
    await fileReport(this.#store, userId, line, reason, this.#now());
  }

  #query() {
    return this.#store.db
      .selectFrom('chat')
      .innerJoin('users', 'users.id', 'chat.user_id')
      .innerJoin('matches', 'matches.id', 'chat.match_id')
      .select(['chat.id', 'chat.match_id', 'chat.room', 'chat.user_id', 'chat.text', 'chat.at', 'users.name'])
      .select(['matches.game', 'matches.options', 'matches.rules']);
  }

  /** The room as it is stored, if this person may enter it. */
  async #roomFor(userId: string | null, match: string, room: ChatRoom, invite: string | undefined): Promise<string> {
    const row = await this.#access.visible(match, userId, invite);
    const seat = (await this.#seats(match)).get(userId);
    // Once the match is over, for delayed spectators too, both rooms are open to both; a party's stays its own.
    const over = row.status === 'over' && (seat !== undefined || !isDelayed(row, settingsOf(row), this.#now()));
    const own = roomsOf(this.#games.game(row), seat);
    const entered = (over ? { ...OPEN_TO_ALL, ...own } : own)[room];
    if (entered === undefined) throw new Refused(refusalOf('not-allowed'));
    return entered;
  }

  /** Refuses a party's line while the rules do not let the party confer. */
  async #refuseUnlessConferring(userId: string, match: string): Promise<void> {
    const host = await (await this.#cache.get(match)).current();
    const seat = host.seatOf(userId);
    const { game, state } = host.match;
    if (seat === undefined || game.parties?.confers(state, seat) !== true)
      throw new Refused(refusalOf('not-conferring'));
  }

  /** The seat of each player, by user id. */
  async #seats(match: string): Promise<ReadonlyMap<string | null, number>> {
    const rows = await this.#store.db
      .selectFrom('seats')
      .select(['user_id', 'seat'])
      .where('match_id', '=', match)
      .where('user_id', 'is not', null)
      .execute();
    return new Map(rows.map(({ user_id, seat }) => [user_id, seat]));
  }

  /** The users who have muted this one. */
  async #mutedBy(speaker: string): Promise<ReadonlySet<string | null>> {
    const rows = await this.#store.db.selectFrom('mutes').select('user_id').where('muted_id', '=', speaker).execute();
    return new Set(rows.map(({ user_id }) => user_id));
  }
}

type StoredRooms = Readonly<Partial<Record<ChatRoom, string>>>;

const OPEN_TO_ALL: StoredRooms = { players: 'players', spectators: 'spectators' };

/** The rooms open to this seat, or to a spectator, while the match is played, each as it is stored. */
function roomsOf({ parties }: Game, seat: Seat | undefined): StoredRooms {
  if (seat === undefined) return { spectators: 'spectators' };
  return { players: 'players', ...(parties && { party: `party ${parties.of(seat)}` }) };
}
