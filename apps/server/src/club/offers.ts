import { judge, only } from '@whistlestop/kernel';
import { type Offer, Refused, refusalOf, type RefusalCode } from '@whistlestop/client';
import type { Store } from '../store/store.ts';
import type { OffersTable } from '../store/tables.ts';
import { pauseClock } from './clock.ts';
import { waitingSeats } from './loaded-match.ts';
import type { MatchHost } from './match-host.ts';

const refuse = (code: RefusalCode): never => {
  throw new Refused(refusalOf(code));
};

/** Everybody's bit, bots' included: a bot agrees to whatever the people agree on. */
const allSeats = (host: MatchHost): number => (1 << host.match.game.seats.length) - 1;

/** Offers that need the others' consent: takebacks that name their point, pauses and their end. They stand until the next move. */
export class Offers {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Makes an offer; it takes effect at once when nobody else has to agree. */
  make(host: MatchHost, seat: number, offer: Offer): Promise<void> {
    return host.run(async () => {
      this.#check(host, seat, offer);
      const row: OffersTable = {
        match_id: host.id,
        kind: offer.kind,
        seat,
        target: offer.kind === 'takeback' ? offer.to : 0,
        consents: host.bots | only(seat),
        head: host.match.log.length,
      };
      await this.#store.db
        .insertInto('offers')
        .values(row)
        .onConflict((c) => c.columns(['match_id', 'kind']).doUpdateSet(row))
        .execute();
      await this.#carryOutIfAgreed(host, row);
    });
  }

  /** Accepts or declines an offer that stands. */
  answer(host: MatchHost, seat: number, kind: Offer['kind'], accept: boolean): Promise<void> {
    return host.run(async () => {
      const row = await this.#store.db
        .selectFrom('offers')
        .selectAll()
        .where('match_id', '=', host.id)
        .where('kind', '=', kind)
        .executeTakeFirst();
      if (row === undefined || row.head !== host.match.log.length) return refuse('no-offer');
      if (!accept) return this.#withdraw(row);
      const consents = row.consents | only(seat);
      await this.#store.db
        .updateTable('offers')
        .set((column) => ({ consents: column('consents', '|', only(seat)) }))
        .where('match_id', '=', host.id)
        .where('kind', '=', kind)
        .execute();
      return this.#carryOutIfAgreed(host, { ...row, consents });
    });
  }

  #check(host: MatchHost, seat: number, offer: Offer): void {
    const { match, loaded } = host;
    if (match.over) refuse('match-over');
    if (offer.kind === 'takeback') {
      const consents = match.game.seats.map((_, other) => other);
      const verdict = judge(match, { kind: 'takeback', seat, sequence: match.log.length, to: offer.to, consents });
      if (!verdict.ok) throw new Refused(verdict.refusal);
      return;
    }
    const paused = loaded.clock?.paused;
    if (paused === undefined || paused !== (offer.kind === 'resume')) refuse('no-offer');
  }

  async #carryOutIfAgreed(host: MatchHost, row: OffersTable): Promise<void> {
    if ((row.consents & allSeats(host)) !== allSeats(host)) return;
    await this.#withdraw(row);
    if (row.kind === 'takeback') {
      const consents = host.match.game.seats.map((_, seat) => seat);
      const sequence = host.match.log.length;
      const answer = await host.submitNow(
        { kind: 'takeback', seat: row.seat, sequence, to: row.target, consents },
        null,
      );
      if (!answer.ok) throw new Refused(answer.refusal);
      return;
    }
    const { clock } = host.loaded;
    if (clock !== null)
      await host.saveStanding(pauseClock(clock, waitingSeats(host.match), row.kind === 'pause', this.#now()));
  }

  async #withdraw({ match_id, kind }: OffersTable): Promise<void> {
    await this.#store.db.deleteFrom('offers').where('match_id', '=', match_id).where('kind', '=', kind).execute();
  }
}
