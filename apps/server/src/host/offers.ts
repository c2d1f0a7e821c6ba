import { judge, only } from '@whistlestop/kernel';
import { type Offer, Refused, refusalOf, type RefusalCode } from '@whistlestop/client';
import type { Kysely } from 'kysely';
import { pauseClock, pauseEnds } from '../clocks/clock.ts';
import { absences } from '../people/vacations.ts';
import type { Store } from '../store/store.ts';
import type { OffersTable, Tables } from '../store/tables.ts';
import { recordRequest, acceptedAt, type SeatRequest } from './accepted-requests.ts';
import { waitingSeats } from './loaded-match.ts';
import { type MatchHost, sequenceOf } from './match-host.ts';
import { refuseTooMuchTakenBack } from './takeback-limits.ts';

const refuse = (code: RefusalCode): never => {
  throw new Refused(refusalOf(code));
};

/** The bits of all seats; bots agree to what the people agree on. */
const allSeats = (host: MatchHost): number => (1 << host.match.game.seats.length) - 1;

/** An offer as the asker saw it, at this length of the log. */
interface SeenOffer {
  readonly offer: Offer;
  readonly sequence: number;
}

const targetOf = (offer: Offer): number => (offer.kind === 'takeback' ? offer.to : 0);

/** Offers that need the others' consent: takebacks, pauses and their end. They are valid until the next move. */
export class Offers {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Makes an offer, which takes effect at once when nobody else has to agree. Returns the length of the log after it. */
  make(host: MatchHost, asked: SeatRequest, offer: Offer): Promise<number> {
    return this.#once(host, asked, offer.kind, async (db) => {
      this.#check(host, asked.seat, offer);
      const row: OffersTable = {
        match_id: host.id,
        kind: offer.kind,
        seat: asked.seat,
        target: targetOf(offer),
        consents: host.bots | only(asked.seat),
        head: host.match.log.length,
      };
      await db
        .insertInto('offers')
        .values(row)
        .onConflict((c) => c.columns(['match_id', 'kind']).doUpdateSet(row))
        .execute();
    });
  }

  /** Accepts or declines the offer the asker saw; refuses when another has replaced it. Returns the length of the log after it. */
  answer(host: MatchHost, asked: SeatRequest, { offer, sequence }: SeenOffer, accept: boolean): Promise<number> {
    return this.#once(host, asked, offer.kind, async (db) => {
      const row = await validOffer(db, host, offer.kind);
      if (row === undefined) return refuse('no-offer');
      if (row.head !== sequence || row.target !== targetOf(offer)) refuse('another-offer');
      const found = accept ? await consent(db, row, asked.seat) : await withdraw(db, row);
      if (!found) refuse('another-offer');
    });
  }

  /**
   * Does the work once for each request id, then carries out what all have agreed on. When the node dies in between, the repeated
   * request carries it out.
   */
  #once(
    host: MatchHost,
    { seat, id }: SeatRequest,
    kind: Offer['kind'],
    work: (db: Kysely<Tables>) => Promise<void>,
  ): Promise<number> {
    // An offer refers to the end of the log, to which another node may have added.
    host.markUnread();
    return host.run(async () => {
      const turn = host.answerTo(seat, id);
      if (turn !== undefined) return turn;
      await host.refreshNow();
      host.refuseIfHandedOver(seat, id);
      const sequence = await this.#store.db.transaction().execute(async (db) => {
        const { length } = host.match.log;
        if (await recordRequest(db, host.id, { seat, id }, length)) await work(db);
        return (await acceptedAt(db, host.id, { seat, id })) ?? length;
      });
      const turned = await this.#carryOutIfAgreed(host, { seat, id }, kind);
      return turned ?? sequence;
    });
  }

  #check(host: MatchHost, seat: number, offer: Offer): void {
    const { match, loaded } = host;
    if (match.over) refuse('match-over');
    if (offer.kind === 'takeback') {
      const consents = match.game.seats.map((_, other) => other);
      const verdict = judge(match, { kind: 'takeback', seat, sequence: match.log.length, to: offer.to, consents });
      if (!verdict.ok) throw new Refused(verdict.refusal);
      refuseTooMuchTakenBack(match);
      return;
    }
    const paused = loaded.clock?.paused;
    if (paused === undefined || paused !== (offer.kind === 'resume')) refuse('no-offer');
  }

  /** Carries out what everybody has agreed on; returns the length of the log where that is a turn. */
  async #carryOutIfAgreed(host: MatchHost, asked: SeatRequest, kind: Offer['kind']): Promise<number | undefined> {
    const row = await validOffer(this.#store.db, host, kind);
    if (row === undefined || ((row.consents | host.bots) & allSeats(host)) !== allSeats(host)) return undefined;
    let turn: number | undefined;
    if (kind === 'takeback') turn = await this.#takeBack(host, asked, row);
    else await this.#setPause(host, kind === 'pause');
    await withdraw(this.#store.db, row);
    return turn;
  }

  async #takeBack(host: MatchHost, { seat, id }: SeatRequest, row: OffersTable): Promise<number> {
    const consents = host.match.game.seats.map((_, other) => other);
    const sequence = host.match.log.length;
    const takeback = { kind: 'takeback', seat: row.seat, sequence, to: row.target, consents } as const;
    return sequenceOf(await host.submitNow(takeback, id, seat));
  }

  /** Ends a pause that has reached its limit; returns whether it did. For work inside the host's `run`. */
  async endPause(host: MatchHost): Promise<boolean> {
    const { clock } = host.loaded;
    if (clock?.paused !== true || pauseEnds(clock) > this.#now()) return false;
    await this.#setPause(host, false);
    const offer = await validOffer(this.#store.db, host, 'resume');
    if (offer !== undefined) await withdraw(this.#store.db, offer);
    return true;
  }

  async #setPause(host: MatchHost, paused: boolean): Promise<void> {
    const { clock, settings } = host.loaded;
    if (clock === null) return;
    const away = await absences(this.#store, [{ id: host.id, settings }]);
    const waiting = waitingSeats(host.match);
    await host.saveStanding(pauseClock(settings.clock, clock, waiting, paused, this.#now(), away(host.id)));
  }
}

/** The valid offer of a kind: no move was made since. */
const validOffer = (db: Kysely<Tables>, host: MatchHost, kind: Offer['kind']): Promise<OffersTable | undefined> =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('match_id', '=', host.id)
    .where('kind', '=', kind)
    .where('head', '=', host.match.log.length)
    .executeTakeFirst();

/** Adds a seat's consent to an offer; returns whether it was still that offer. */
async function consent(
  db: Kysely<Tables>,
  { match_id, kind, target, head }: OffersTable,
  seat: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set((column) => ({ consents: column('consents', '|', only(seat)) }))
    .where((offer) => offer.and({ match_id, kind, target, head }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an offer; returns whether it was still that offer. */
async function withdraw(db: Kysely<Tables>, { match_id, kind, target, head }: OffersTable): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('offers')
    .where((offer) => offer.and({ match_id, kind, target, head }))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
