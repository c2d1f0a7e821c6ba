import type { SeatMask } from '@whistlestop/kernel';
import { botPlaysOn, botPlaysOnAfterResigning, type ClockState, Refused, refusalOf } from '@whistlestop/client';
import { absences } from '../accounts/vacations.ts';
import type { Store } from '../store/store.ts';
import { sequenceOf } from './answers.ts';
import { affordsUndo, deadlineOf, earlier, seatsOutOfTime, withoutAbsence } from './clock.ts';
import { talkEnds } from './conferring.ts';
import { readHolders, waitingSeats } from './loaded-match.ts';
import type { MatchHost } from './match-host.ts';
import { addNews } from './news.ts';
import { countDeparture } from './results.ts';
import { addRequest, answeredRequest, type Asked } from './requests.ts';
import { mayUndo, seatsIn } from './shown.ts';
import { refuseTooManyUndos } from './takeback-limits.ts';
import { hasAllShows } from './shows.ts';

/** What came of a claim. */
interface Claimed {
  readonly sequence: number;
  readonly handed: boolean;
}

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

  /**
   * What the clock allows a seat, where the match was not opened with another rule: the first other seat whose time is up loses, or
   * goes to a bot where nobody would win by that. Answers where the log stands, and whether a bot has a seat now.
   */
  async claim(host: MatchHost, seat: number, id: string): Promise<Claimed> {
    await host.refresh();
    return host.run(async () => {
      const done = host.answerTo(seat, id) ?? (await answeredRequest(this.#store.db, host.id, { seat, id }));
      if (done !== undefined) return { sequence: done, handed: false };
      const { onTimeout } = host.loaded.settings;
      const late = onTimeout === 'bot' ? [] : await this.#late(host);
      const loser = late.find((other) => other !== seat);
      if (loser === undefined) throw new Refused(refusalOf('nothing-to-claim'));
      const { length: sequence } = host.match.log;
      const bot = botPlaysOn(host.match.game, onTimeout, loser) ? this.#heir(host) : undefined;
      if (bot !== undefined) {
        if ((await this.handOver(host, loser, bot, { seat, id })) === true) return { sequence, handed: true };
        throw new Refused(refusalOf('stale-sequence'));
      }
      const forfeit = { kind: 'forfeit', seat: loser, sequence, reason: 'clock' } as const;
      return { sequence: sequenceOf(await host.submitNow(forfeit, id, seat)), handed: false };
    });
  }

  /** Takes a seat's last step back, unless the time since would cost it the match. */
  undo(host: MatchHost, seat: number, sequence: number, id: string): Promise<number> {
    if (sequence > host.match.log.length) host.doubt();
    return host.run(async () => {
      const asked = host.answerTo(seat, id) === undefined && sequence === host.match.log.length;
      if (asked && mayUndo(host.match, seat)) {
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

  /** Does what the match was opened with about a seat whose time is up; answers whether it went to a bot. */
  async enforce(host: MatchHost): Promise<boolean> {
    const sequence = host.match.log.length;
    const { clock, timed } = await this.#timed(host);
    const [late] = seatsOutOfTime(clock, timed, this.#now());
    const { settings } = host.loaded;
    if (late === undefined && (await this.#endTalk(host))) return false;
    const bot = late === undefined || settings.onTimeout !== 'bot' ? undefined : this.#heir(host);
    const handed = late === undefined || bot === undefined ? undefined : await this.handOver(host, late, bot);
    if (late !== undefined && (settings.onTimeout === 'forfeit' || handed === 'too-many-shows')) {
      await host.submitNow({ kind: 'forfeit', seat: late, sequence, reason: 'clock' }, null);
      return false;
    }
    if (typeof handed === 'boolean') return handed;
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

  /** The bot that takes over a seat of a match. */
  #heir({ loaded: { row } }: MatchHost): string | undefined {
    return this.#substitute(row.game);
  }

  /** The bot that plays on for somebody who leaves, where the match is not to end with that and other people are at the table. */
  heirOf(host: MatchHost, seat: number, reason: 'resigned' | 'abandoned'): string | undefined {
    const { match, loaded } = host;
    const { onTimeout } = loaded.settings;
    const others = loaded.holders.some(({ userId }, other) => other !== seat && userId !== null);
    const playsOn = reason === 'resigned' ? botPlaysOnAfterResigning : botPlaysOn;
    return others && !match.over && playsOn(match.game, onTimeout, seat) ? this.#heir(host) : undefined;
  }

  /**
   * Gives a person's seat to a bot, perhaps since somebody `asked` for it by a word of theirs; answers whether it did. Where only bots
   * would be left, their opener may have all the matches of that kind already.
   */
  async handOver(host: MatchHost, seat: number, bot: string, asked?: Asked): Promise<boolean | 'too-many-shows'> {
    const handed = await this.#handOver(host, seat, bot, asked);
    if (handed !== true) return handed;
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
  async #handOver(
    { id, match, loaded }: MatchHost,
    seat: number,
    bot: string,
    asked?: Asked,
  ): Promise<boolean | 'too-many-shows'> {
    const head = match.log.length;
    const user_id = loaded.holders[seat]?.userId ?? null;
    if (user_id === null) return false;
    const { opened_by } = loaded.row;
    return this.#store.db.transaction().execute(async (db) => {
      const others = (await readHolders(db, id)).some(({ userId }, other) => other !== seat && userId !== null);
      if (!others && opened_by !== null && (await hasAllShows(db, opened_by))) return 'too-many-shows';
      const theirs = db.updateTable('seats').where((held) => held.and({ match_id: id, seat, user_id }));
      if ((await theirs.set({ bot: null }).executeTakeFirst()).numUpdatedRows === 0n) return false;
      // The bot's move is due at once, should this node die before it can say so.
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set((row) => ({ bot_due: this.#now(), seating: row('seating', '+', 1) }))
        .where('id', '=', id)
        .where('head', '=', head)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      if (asked !== undefined) await addRequest(db, id, asked, head);
      await countDeparture(db, loaded, seat, this.#now());
      const { game } = loaded.row;
      const seat_name = match.game.seats[seat]?.id ?? '';
      const at = this.#now();
      // A substitute has lost nothing.
      if (loaded.holders[seat]?.leftAt === null)
        await addNews(db, [{ user_id, match_id: id, kind: 'bot', game, seat_name, at }]);
      await theirs.set({ user_id: null, bot, left_at: at }).execute();
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
