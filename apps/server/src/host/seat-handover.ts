import { botPlaysOn, botPlaysOnAfterResigning } from '@whistlestop/client';
import { addNews } from '../people/news.ts';
import { countDeparture } from '../people/results.ts';
import { readHolders } from '../people/seat-holders.ts';
import type { Store } from '../store/store.ts';
import { type SeatRequest, recordRequest } from './accepted-requests.ts';
import { hasMaxBotMatches } from './bot-matches.ts';
import type { GameCatalog } from './game-catalog.ts';
import type { MatchHost } from './match-host.ts';

/** Gives seats of people who leave, or whose time is up, to bots. */
export class SeatHandover {
  readonly #store: Store;
  readonly #games: GameCatalog;
  readonly #now: () => number;

  constructor(store: Store, games: GameCatalog, now: () => number) {
    this.#store = store;
    this.#games = games;
    this.#now = now;
  }

  /** The bot that takes over a seat of a match: the strongest there is. */
  replacementBot({ loaded: { row } }: MatchHost): string | undefined {
    return this.#games.bots(row.game).at(-1)?.id;
  }

  /** The bot for the seat of somebody who leaves; undefined where the match ends instead. */
  botAfterLeaving(host: MatchHost, seat: number, reason: 'resigned' | 'abandoned'): string | undefined {
    const { match, loaded } = host;
    const { onTimeout } = loaded.settings;
    const others = loaded.holders.some(({ userId }, other) => other !== seat && userId !== null);
    const playsOn = reason === 'resigned' ? botPlaysOnAfterResigning : botPlaysOn;
    return others && !match.over && playsOn(match.game, onTimeout, seat) ? this.replacementBot(host) : undefined;
  }

  /** Gives a person's seat to a bot; returns whether it did. The limit of matches of bots alone applies. */
  async handOver(host: MatchHost, seat: number, bot: string, asked?: SeatRequest): Promise<boolean | 'too-many-shows'> {
    const handed = await this.#handOver(host, seat, bot, asked);
    if (handed !== true) return handed;
    // Queued requests must see the bot in the seat.
    await host.refreshNow();
    await host.saveStanding();
    return true;
  }

  /** Stores that a bot has a seat, unless its player's move at another node was first; returns whether it did. */
  async #handOver(
    { id, match, loaded }: MatchHost,
    seat: number,
    bot: string,
    asked?: SeatRequest,
  ): Promise<boolean | 'too-many-shows'> {
    const head = match.log.length;
    const user_id = loaded.holders[seat]?.userId ?? null;
    if (user_id === null) return false;
    const { opened_by } = loaded.row;
    return this.#store.db.transaction().execute(async (db) => {
      const others = (await readHolders(db, id)).some(({ userId }, other) => other !== seat && userId !== null);
      if (!others && opened_by !== null && (await hasMaxBotMatches(db, opened_by))) return 'too-many-shows';
      const personsSeat = db.updateTable('seats').where((held) => held.and({ match_id: id, seat, user_id }));
      if ((await personsSeat.set({ bot: null }).executeTakeFirst()).numUpdatedRows === 0n) return false;
      // The bot's move is due at once, in case this node dies before it wakes the bot.
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set((row) => ({ bot_due: this.#now(), seating: row('seating', '+', 1) }))
        .where('id', '=', id)
        .where('head', '=', head)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      if (asked !== undefined) await recordRequest(db, id, asked, head);
      await countDeparture(db, this.#games.kind(loaded.row.game), loaded, seat, this.#now());
      const { game } = loaded.row;
      const seat_name = match.game.seats[seat]?.id ?? '';
      const at = this.#now();
      // A substitute gets no news.
      if (loaded.holders[seat]?.leftAt === null)
        await addNews(db, [{ user_id, match_id: id, kind: 'bot', game, seat_name, at }]);
      await personsSeat.set({ user_id: null, bot, left_at: at }).execute();
      return true;
    });
  }
}
