import { type ChatLine, type ChatRoom, type ClientRequest, Refused, refusalOf } from '@whistlestop/client';
import type { Store } from '../store/store.ts';
import { newTimedId } from './ids.ts';
import { settingsOf } from './loaded-match.ts';
import { isKeptBehind } from './match-info.ts';
import { messageText } from './message-text.ts';
import { fileReport, lineOf } from './reports.ts';
import type { TableService } from './tables.ts';

const SHOWN = 200;
type Saying = Extract<ClientRequest, { kind: 'chat' }>;

/** Two rooms at each match: the players' and, while it is played, apart from it the spectators'. */
export class ChatRooms {
  readonly #store: Store;
  readonly #tables: TableService;
  readonly #now: () => number;

  constructor(store: Store, tables: TableService, now: () => number) {
    this.#store = store;
    this.#tables = tables;
    this.#now = now;
  }

  /** Says something in a room one may enter, once for each request id; refuses players among spectators and the other way round. */
  async say(userId: string, { id: request_id, match, room, text, invite }: Saying): Promise<void> {
    await this.#mayEnter(userId, match, room, invite);
    const id = newTimedId(this.#now());
    const { numInsertedOrUpdatedRows = 0n } = await this.#store.db
      .insertInto('chat')
      .values({ id, match_id: match, room, user_id: userId, text, at: this.#now(), request_id })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await this.heard(match, id);
    await this.#store.signal({ kind: 'chat', match, line: id });
  }

  /** The latest lines of a room, without those of people the reader has muted. */
  async lines(userId: string | null, match: string, room: ChatRoom, invite: string | undefined): Promise<ChatLine[]> {
    await this.#mayEnter(userId, match, room, invite);
    const muted = userId === null ? new Set<string>() : await this.#mutedBy(userId);
    const rows = await this.#query()
      .where('chat.match_id', '=', match)
      .where('chat.room', '=', room)
      .orderBy('chat.id', 'desc')
      .limit(SHOWN)
      .execute();
    return rows
      .filter(({ user_id }) => !muted.has(user_id))
      .map(lineOf)
      .reverse();
  }

  /** Tells the followers on this node of a line. */
  async heard(match: string, id: string): Promise<void> {
    const row = await this.#query().where('chat.id', '=', id).executeTakeFirst();
    if (row === undefined) return;
    const [seated, deaf] = await Promise.all([this.#seated(match), this.#deafTo(row.user_id)]);
    const text = messageText({ kind: 'chat', line: lineOf(row) });
    for (const follower of this.#tables.followers(match)) {
      const { userId } = follower;
      const plays = userId !== null && seated.has(userId);
      if (plays !== (row.room === 'players') || (userId !== null && deaf.has(userId))) continue;
      follower.send(text);
    }
  }

  async mute(userId: string, name: string, muted: boolean): Promise<void> {
    const other = await this.#store.db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirst();
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
    await this.#mayEnter(userId, row.match_id, row.room === 'players' ? 'players' : 'spectators', invite);
    await fileReport(this.#store, userId, line, reason, this.#now());
  }

  #query() {
    return this.#store.db
      .selectFrom('chat')
      .innerJoin('users', 'users.id', 'chat.user_id')
      .select(['chat.id', 'chat.match_id', 'chat.room', 'chat.user_id', 'chat.text', 'chat.at', 'users.name']);
  }

  async #mayEnter(userId: string | null, match: string, room: ChatRoom, invite: string | undefined): Promise<void> {
    const row = await this.#tables.visible(match, userId, invite);
    const plays = userId !== null && (await this.#seated(match)).has(userId);
    // Once the match is over, for those who are kept behind too, both rooms are open to both.
    const over = row.status === 'over' && (plays || !isKeptBehind(row, settingsOf(row), this.#now()));
    if (!over && plays !== (room === 'players')) throw new Refused(refusalOf('not-allowed'));
  }

  async #seated(match: string): Promise<Set<string>> {
    const rows = await this.#store.db.selectFrom('seats').select('user_id').where('match_id', '=', match).execute();
    return new Set(rows.flatMap(({ user_id }) => user_id ?? []));
  }

  /** Those who have muted somebody. */
  async #deafTo(speaker: string): Promise<Set<string>> {
    const rows = await this.#store.db.selectFrom('mutes').select('user_id').where('muted_id', '=', speaker).execute();
    return new Set(rows.map(({ user_id }) => user_id));
  }

  async #mutedBy(userId: string): Promise<Set<string>> {
    const rows = await this.#store.db.selectFrom('mutes').select('muted_id').where('user_id', '=', userId).execute();
    return new Set(rows.map(({ muted_id }) => muted_id));
  }
}
