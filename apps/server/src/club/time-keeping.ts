import type { SeatMask } from '@whistlestop/kernel';
import { type ClockState, Refused, refusalOf } from '@whistlestop/client';
import { absences } from '../accounts/vacations.ts';
import type { Store } from '../store/store.ts';
import { sequenceOf } from './answers.ts';
import { affordsUndo, deadlineOf, earlier, seatsOutOfTime, withoutAbsence } from './clock.ts';
import { talkEnds } from './conferring.ts';
import { waitingSeats } from './loaded-match.ts';
import type { MatchHost } from './match-host.ts';
import { addNews } from './news.ts';
import { countDeparture } from './results.ts';
import { mayUndo, seatsIn } from './shown.ts';

/** What the clocks allow, and what comes of a seat whose time is up. Whatever is decided holds only where nobody moved meanwhile. */
export class TimeKeeping {
  readonly #store: Store;
  readonly #substitute: (game: string) => string | undefined;
  readonly #now: () => number;

  /** `substitute` names the bot that takes over an abandoned seat. */
  constructor(store: Store, substitute: (game: string) => string | undefined, now: () => number) {
    this.#store = store;
    this.#substitute = substitute;
    this.#now = now;
  }

  /** A win by the clock, where the match was not opened with another rule: the first other seat whose time is up loses. */
  async claim(host: MatchHost, seat: number, id: string): Promise<number> {
    await host.refresh();
    return host.run(async () => {
      const done = host.answerTo(seat, id);
      if (done !== undefined) return done;
      const late = host.loaded.settings.onTimeout === 'bot' ? [] : await this.#late(host);
      const loser = late.find((other) => other !== seat);
      if (loser === undefined) throw new Refused(refusalOf('nothing-to-claim'));
      const sequence = host.match.log.length;
      return sequenceOf(await host.submitNow({ kind: 'forfeit', seat: loser, sequence, reason: 'clock' }, id, seat));
    });
  }

  /** Takes a seat's last step back, unless the time since would cost it the match. */
  undo(host: MatchHost, seat: number, sequence: number, id: string): Promise<number> {
    if (sequence > host.match.log.length) host.doubt();
    return host.run(async () => {
      const asked = host.answerTo(seat, id) === undefined && sequence === host.match.log.length;
      if (asked && mayUndo(host.match, seat) && !(await this.#affordsUndo(host, seat)))
        throw new Refused(refusalOf('no-time-to-undo'));
      return sequenceOf(await host.submitNow({ kind: 'undo', seat, sequence }, id));
    });
  }

  async #affordsUndo({ id, loaded: { settings, clock } }: MatchHost, seat: number): Promise<boolean> {
    const away = await absences(this.#store, [{ id, settings }]);
    return affordsUndo(settings.clock, clock, seat, this.#now(), away(id));
  }

  /** Does what the match was opened with about a seat whose time is up; answers whether it went to a bot. */
  async enforce(host: MatchHost): Promise<boolean> {
    const sequence = host.match.log.length;
    const { clock, timed } = await this.#timed(host);
    const [late] = seatsOutOfTime(clock, timed, this.#now());
    const { settings, row } = host.loaded;
    if (late !== undefined && settings.onTimeout === 'forfeit') {
      await host.submitNow({ kind: 'forfeit', seat: late, sequence, reason: 'clock' }, null);
      return false;
    }
    if (late === undefined && (await this.#endTalk(host))) return false;
    const bot = late === undefined || settings.onTimeout === 'claim' ? undefined : this.#substitute(row.game);
    if (late !== undefined && bot !== undefined) return this.handOver(host, late, bot);
    // Claimable; or its player was away and has longer, as far as is known now.
    const deadline = late === undefined ? earlier(deadlineOf(clock, timed), talkUntil(host)) : null;
    // A move that another node has committed meanwhile brought a deadline of its own.
    await this.#store.db
      .updateTable('matches')
      .set({ deadline })
      .where('id', '=', host.id)
      .where('head', '=', sequence)
      .execute();
    return false;
  }

  /** The bot that plays on for somebody who has gone for good, where the match was opened so and other people are at the table. */
  heirOf({ loaded: { settings, row, holders } }: MatchHost, seat: number): string | undefined {
    const others = holders.some(({ userId }, other) => other !== seat && userId !== null);
    return settings.onTimeout === 'bot' && others ? this.#substitute(row.game) : undefined;
  }

  /** Gives a person's seat to a bot; answers whether it did. */
  async handOver(host: MatchHost, seat: number, bot: string): Promise<boolean> {
    if (!(await this.#handOver(host, seat, bot))) return false;
    // Whoever has waited meanwhile finds the bot at the table.
    await host.refreshNow();
    await host.saveStanding();
    return true;
  }

  /** Says for everybody who still confers that it is enough, once their time is up; answers whether it is. */
  async #endTalk(host: MatchHost): Promise<boolean> {
    const { match } = host;
    const { parties, seats } = match.game;
    const until = talkUntil(host);
    if (parties === undefined || until === null || until > this.#now()) return false;
    for (const seat of seatsIn(waitingSeats(match), seats.length))
      await host.submitNow({ kind: 'action', seat, sequence: match.log.length, action: parties.enough }, null);
    return true;
  }

  /**
   * Writes down that a bot has a seat; answers whether it has. Writing to the seat, of which every move of its player makes sure, lets
   * the two go one after the other: whoever has moved at another node keeps the seat, and whoever comes later finds the bot.
   */
  async #handOver({ id, match, loaded }: MatchHost, seat: number, bot: string): Promise<boolean> {
    const head = match.log.length;
    const user_id = loaded.holders[seat]?.userId ?? null;
    if (user_id === null) return false;
    return this.#store.db.transaction().execute(async (db) => {
      const theirs = db.updateTable('seats').where((held) => held.and({ match_id: id, seat, user_id }));
      if ((await theirs.set({ bot: null }).executeTakeFirst()).numUpdatedRows === 0n) return false;
      // The bot's move is due at once, should this node die before it can say so.
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ bot_due: this.#now() })
        .where('id', '=', id)
        .where('head', '=', head)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await countDeparture(db, loaded, seat, this.#now());
      const { game } = loaded.row;
      const seat_name = match.game.seats[seat]?.id ?? '';
      await addNews(db, [{ user_id, match_id: id, kind: 'bot', game, seat_name, at: this.#now() }]);
      await theirs.set({ user_id: null, bot }).execute();
      return true;
    });
  }

  /** The people the game waits for, and the clocks with their vacations taken off. */
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

const talkUntil = ({ loaded }: MatchHost): number | null => talkEnds(loaded, loaded.clock, loaded.conferring);
