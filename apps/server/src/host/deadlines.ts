import { seatList, type SeatMask } from '@whistlestop/kernel';
import { botPlaysOn, type ClockState, Refused, refusalOf } from '@whistlestop/client';
import { affordsUndo, deadlineOf, earlier, seatsOutOfTime, withoutAbsence } from '../clocks/clock.ts';
import { absences } from '../people/vacations.ts';
import type { Store } from '../store/store.ts';
import { acceptedAt } from './accepted-requests.ts';
import { conferringEnds } from './conferring.ts';
import type { MatchChanges } from './host-services.ts';
import { waitingSeats } from './loaded-match.ts';
import type { MatchCache } from './match-cache.ts';
import { type MatchHost, sequenceOf } from './match-host.ts';
import type { Offers } from './offers.ts';
import type { SeatHandover } from './seat-handover.ts';
import { refuseTooManyUndos } from './takeback-limits.ts';

/** Acts when a seat's time is up, and serves the requests that depend on clocks. A move made meanwhile wins. */
export class Deadlines {
  readonly #store: Store;
  readonly #cache: MatchCache;
  readonly #handover: SeatHandover;
  readonly #offers: Offers;
  readonly #changes: MatchChanges;
  readonly #now: () => number;

  constructor(
    store: Store,
    cache: MatchCache,
    handover: SeatHandover,
    offers: Offers,
    changes: MatchChanges,
    now: () => number,
  ) {
    this.#store = store;
    this.#cache = cache;
    this.#handover = handover;
    this.#offers = offers;
    this.#changes = changes;
    this.#now = now;
  }

  /**
   * A deadline has passed: the clocks go on after a pause; or a seat forfeits, goes to a bot, or may be claimed, unless its
   * player is on vacation.
   */
  async passed(id: string): Promise<void> {
    const host = await this.#cache.get(id);
    // An unread move at another node may have been in time.
    host.markUnread();
    await host.refresh();
    if (host.match.over) return this.#changes.resultDue(id);
    if (await host.run(() => this.#offers.endPause(host))) return this.#changes.infoChanged(id);
    if (await host.run(() => this.#enforce(host))) await this.#changes.handedOver(id);
  }

  /**
   * Carries out a claim: the first other seat whose time is up forfeits, or goes to a bot where nobody would win by that. Returns the
   * length of the log.
   */
  async claim(host: MatchHost, seat: number, id: string): Promise<number> {
    await host.refresh();
    const { sequence, handed } = await host.run(async () => {
      const done = host.answerTo(seat, id) ?? (await acceptedAt(this.#store.db, host.id, { seat, id }));
      if (done !== undefined) return { sequence: done, handed: false };
      const { onTimeout } = host.loaded.settings;
      const late = onTimeout === 'bot' ? [] : await this.#late(host);
      const loser = late.find((other) => other !== seat);
      if (loser === undefined) throw new Refused(refusalOf('nothing-to-claim'));
      const { length: sequence } = host.match.log;
      const bot = botPlaysOn(host.match.game, onTimeout, loser) ? this.#handover.replacementBot(host) : undefined;
      if (bot !== undefined) {
        if ((await this.#handover.handOver(host, loser, bot, { seat, id })) === true) return { sequence, handed: true };
        throw new Refused(refusalOf('stale-sequence'));
      }
      const forfeit = { kind: 'forfeit', seat: loser, sequence, reason: 'clock' } as const;
      return { sequence: sequenceOf(await host.submitNow(forfeit, id, seat)), handed: false };
    });
    if (handed) await this.#changes.handedOver(host.id);
    return sequence;
  }

  /** Takes a seat's last step back, unless the time since would cost it the match. */
  undo(host: MatchHost, seat: number, sequence: number, id: string): Promise<number> {
    if (sequence > host.match.log.length) host.markUnread();
    return host.run(async () => {
      const asked = host.answerTo(seat, id) === undefined && sequence === host.match.log.length;
      if (asked && host.match.mayUndo(seat)) {
        refuseTooManyUndos(host.match, seat);
        if (!(await this.#affordsUndo(host, seat))) throw new Refused(refusalOf('no-time-to-undo'));
      }
      return sequenceOf(await host.submitNow({ kind: 'undo', seat, sequence }, id));
    });
  }

  async #affordsUndo({ id, loaded: { settings, clock } }: MatchHost, seat: number): Promise<boolean> {
    const away = await absences(this.#store, [{ id, settings }]);
    return affordsUndo(settings.clock, clock, seat, this.#now(), away(id));
  }

  /** Applies the match's rule to a seat whose time is up; returns whether a bot got it. */
  async #enforce(host: MatchHost): Promise<boolean> {
    const sequence = host.match.log.length;
    const { clock, timed } = await this.#timed(host);
    const [late] = seatsOutOfTime(clock, timed, this.#now());
    const { settings } = host.loaded;
    if (late === undefined && (await this.#endConference(host))) return false;
    const bot = late === undefined || settings.onTimeout !== 'bot' ? undefined : this.#handover.replacementBot(host);
    const handed = late === undefined || bot === undefined ? undefined : await this.#handover.handOver(host, late, bot);
    if (late !== undefined && (settings.onTimeout === 'forfeit' || handed === 'too-many-shows')) {
      await host.submitNow({ kind: 'forfeit', seat: late, sequence, reason: 'clock' }, null);
      return false;
    }
    if (typeof handed === 'boolean') return handed;
    // Somebody may claim, or a vacation has given its player more time.
    const deadline = late === undefined ? earlier(deadlineOf(clock, timed), conferringUntil(host)) : null;
    // A move committed meanwhile has set its own deadline.
    await this.#store.db
      .updateTable('matches')
      .set({ deadline })
      .where('id', '=', host.id)
      .where('head', '=', sequence)
      .execute();
    return false;
  }

  /** Ends a party's conference whose time is up; returns whether it was. */
  async #endConference(host: MatchHost): Promise<boolean> {
    const { match } = host;
    const { parties, seats } = match.game;
    const until = conferringUntil(host);
    if (parties === undefined || until === null || until > this.#now()) return false;
    for (const seat of seatList(waitingSeats(match), seats.length))
      await host.submitNow({ kind: 'action', seat, sequence: match.log.length, action: parties.enough }, null);
    return true;
  }

  /** The seats of people the game waits for, and the clocks without their vacations. */
  async #timed({ id, loaded, match, bots }: MatchHost): Promise<{ clock: ClockState | null; timed: SeatMask }> {
    const { settings, clock } = loaded;
    const timed = waitingSeats(match) & ~bots;
    const away = await absences(this.#store, [{ id, settings }]);
    return { clock: withoutAbsence(settings.clock, clock, timed, this.#now(), away(id)), timed };
  }

  async #late(host: MatchHost): Promise<number[]> {
    const { clock, timed } = await this.#timed(host);
    return seatsOutOfTime(clock, timed, this.#now());
  }
}

const conferringUntil = ({ loaded }: MatchHost): number | null =>
  conferringEnds(loaded, loaded.clock, loaded.conferring);
