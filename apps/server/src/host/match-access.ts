import { timingSafeEqual } from 'node:crypto';
import { type MatchInfo, Refused, refusalOf } from '@whistlestop/client';
import { hashOf } from '../store/ids.ts';
import type { MatchesTable } from '../store/tables.ts';
import { type InfoSources, matchInfos } from './match-info.ts';
import { reservedAmong, playedBefore } from './reserved-seats.ts';

/** Compares hashes of one length in constant time. */
const sameHash = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Checks who may see a match, and who may take a seat. */
export class MatchAccess {
  readonly #sources: InfoSources;
  readonly #now: () => number;

  constructor(sources: InfoSources, now: () => number) {
    this.#sources = sources;
    this.#now = now;
  }

  find(id: string | null): Promise<MatchesTable | undefined> {
    return this.#sources.store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The row of a match, without checking who asks; refuses a missing one. */
  async row(id: string): Promise<MatchesTable> {
    const row = await this.find(id);
    if (row === undefined) throw new Refused(refusalOf('not-found'));
    return row;
  }

  /** The row of a match this person may see. A missing match costs the same queries, so that it looks like a hidden one. */
  async visible(id: string, userId: string | null, invite: string | undefined): Promise<MatchesTable> {
    const row = await this.find(id);
    if (row?.public === 1) return row;
    const invited = (await this.opens({ id, invite: row?.invite ?? '' }, invite)) !== undefined;
    const belongs = await this.#belongs({ id, opened_by: row?.opened_by ?? null }, userId);
    if (row === undefined || !(invited || belongs)) throw new Refused(refusalOf('not-found'));
    return row;
  }

  /** The row of a match at which this person may take this seat, if it is empty. */
  async joinable(id: string, userId: string, seat: number, invite: string | undefined): Promise<MatchesTable> {
    const row = await this.visible(id, userId, invite);
    const { db } = this.#sources.store;
    const reserved = (await reservedAmong(db, [id])).has(id);
    if (row.public === 1 && !reserved) return row;
    const opened = await this.opens(row, invite);
    if (opened === 'match' || opened === seat || (await this.#belongs(row, userId))) return row;
    if (reserved && (await playedBefore(db, id, userId))) return row;
    throw new Refused(refusalOf(row.public === 1 ? 'seats-kept' : 'not-your-seat'));
  }

  /** What a secret opens: the whole match, one seat by its number, or nothing. */
  async opens(
    row: Pick<MatchesTable, 'id' | 'invite'>,
    secret: string | undefined,
  ): Promise<'match' | number | undefined> {
    if (secret === undefined) return undefined;
    const hash = hashOf(secret);
    if (sameHash(hashOf(row.invite), hash)) return 'match';
    const invitations = await this.#sources.store.db
      .selectFrom('seat_invitations')
      .select(['seat', 'secret_hash'])
      .where('match_id', '=', row.id)
      .execute();
    return invitations.find(({ secret_hash }) => sameHash(secret_hash, hash))?.seat;
  }

  /** Whether a person opened a match or sits at it. */
  async #belongs({ id, opened_by }: Pick<MatchesTable, 'id' | 'opened_by'>, userId: string | null): Promise<boolean> {
    if (userId === null) return false;
    return opened_by === userId || this.isSeated(id, userId);
  }

  async isSeated(id: string, userId: string): Promise<boolean> {
    const seat = await this.#sources.store.db
      .selectFrom('seats')
      .select('seat')
      .where('match_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return seat !== undefined;
  }

  async info(row: MatchesTable, reader: string | null): Promise<MatchInfo> {
    const [info] = await matchInfos(this.#sources, [row], reader, this.#now());
    if (info === undefined) throw new Refused(refusalOf('unavailable'));
    return info;
  }
}
