import { Refused, refusalOf } from '@whistlestop/client';
import type { TableService } from '../audience/table-service.ts';
import type { BotTurns } from '../bots/bot-turns.ts';
import { leaseForgotten } from '../clocks/bot-leases.ts';
import { stopBotMatch } from '../host/bot-matches.ts';
import type { MatchAccess } from '../host/match-access.ts';
import type { MatchCache } from '../host/match-cache.ts';
import { takeOver } from '../host/substitutes.ts';
import { readHolders } from '../people/seat-holders.ts';
import { settingsOf } from '../store/match-columns.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import { inviteToSeat } from './invitations.ts';
import type { Lobby } from './lobby.ts';
import type { MatchMaking, MatchPlan } from './match-making.ts';
import type { OpenMatches } from './open-matches.ts';
import { formerOf, rematchSeats, rematchSettings } from './rematches.ts';

interface SetupServices {
  readonly store: Store;
  readonly access: MatchAccess;
  readonly cache: MatchCache;
  readonly tables: TableService;
  readonly bots: BotTurns;
  readonly lobby: Lobby;
  readonly making: MatchMaking;
  readonly openMatches: OpenMatches;
  readonly now: () => number;
}

/** Opens, joins, leaves and repeats matches, and broadcasts each change to tables and lists. */
export class MatchSetup {
  readonly #services: SetupServices;

  constructor(services: SetupServices) {
    this.#services = services;
  }

  /** Opens a match and returns its row. */
  async open(userId: string, plan: MatchPlan): Promise<MatchesTable> {
    return this.#announced(await this.#services.making.open(userId, plan));
  }

  async join(id: string, userId: string, seat: number, invite: string | undefined): Promise<MatchesTable> {
    const { access, cache, store, bots, making, now } = this.#services;
    const row = await access.joinable(id, userId, seat, invite);
    if (row.status === 'running') {
      const host = await cache.get(id);
      await takeOver(store, host, userId, seat, now());
      bots.matchChanged(host);
    } else await making.join(row, settingsOf(row), userId, seat);
    return this.#announced(id);
  }

  /** Creates a secret for one seat; only the opener may, and people with the invitation to the whole match. */
  async inviteToSeat(id: string, userId: string, seat: number, invite: string | undefined): Promise<string> {
    const { access, store } = this.#services;
    const row = await access.visible(id, userId, invite);
    if (row.opened_by !== userId && (await access.opens(row, invite)) !== 'match')
      throw new Refused(refusalOf('not-allowed'));
    return inviteToSeat(store, row, seat);
  }

  /** Gives an empty seat to a bot; only the opener may. */
  async seatBot(id: string, userId: string, seat: number, bot: string): Promise<MatchesTable> {
    const row = await this.#openedBy(userId, id);
    await this.#services.making.seatBot(row, settingsOf(row), seat, bot);
    return this.#announced(id);
  }

  /** Ends a match of bots alone, without a winner; only the opener may. */
  async stop(id: string, userId: string): Promise<MatchesTable> {
    await this.#openedBy(userId, id);
    await stopBotMatch(await this.#services.cache.get(id));
    return this.#services.access.row(id);
  }

  async #openedBy(userId: string, id: string): Promise<MatchesTable> {
    const row = await this.#services.access.visible(id, userId, undefined);
    if (row.opened_by !== userId) throw new Refused(refusalOf('not-allowed'));
    return row;
  }

  async leave(id: string, userId: string): Promise<void> {
    const { access, store, making } = this.#services;
    const row = await access.visible(id, userId, undefined);
    const former = await formerOf(store.db, id);
    if (await making.leave(row, userId)) await this.#peopleLeft(id, former);
  }

  /** Withdraws an open match whose deadline has passed, unless one of its people is online. */
  async lapse(id: string): Promise<void> {
    const former = await formerOf(this.#services.store.db, id);
    if (await this.#services.openMatches.lapse(id)) await this.#peopleLeft(id, former);
  }

  /** Broadcasts that people have left a match, also at the match before it, which may have lost its rematch. */
  async #peopleLeft(id: string, former: string | undefined): Promise<void> {
    const { tables, lobby } = this.#services;
    await tables.sendInfo(id);
    await lobby.playersChanged(id);
    if (former !== undefined) await tables.infoChanged(former);
  }

  /** Extends the deadlines of a person's open matches after a visit. */
  async visited(userId: string): Promise<void> {
    const { making, openMatches } = this.#services;
    for (const id of await making.openMatchesOf(userId)) await openMatches.extendDeadline(id);
  }

  /** Opens the rematch, with everybody moved on by one seat, or joins it when it is open. */
  async rematch(id: string, userId: string): Promise<MatchesTable> {
    const { access, store, making, tables } = this.#services;
    const row = await access.visible(id, userId, undefined);
    const holders = await readHolders(store.db, id);
    const mine = holders.findIndex((holder) => holder.userId === userId);
    if (mine < 0) throw new Refused(refusalOf('not-your-seat'));
    if (row.status !== 'over') throw new Refused(refusalOf('match-not-open'));
    const newSeat = (mine + 1) % holders.length;
    const existing = await access.find(row.rematch);
    if (existing !== undefined) return this.join(existing.id, userId, newSeat, existing.invite);
    const next = await making.openRematch(userId, row, {
      game: row.game,
      options: JSON.parse(row.options) as unknown,
      settings: rematchSettings(settingsOf(row), holders),
      seats: rematchSeats(holders, newSeat),
    });
    // Another player's request was first.
    if (next === undefined) return this.rematch(id, userId);
    const opened = await this.#announced(next);
    await tables.infoChanged(id);
    return opened;
  }

  /** Applies a change at another node: new players, a start, or a deletion. */
  async seatsChanged(id: string): Promise<void> {
    const { access, cache, bots, tables, store, now } = this.#services;
    if ((await access.find(id)) === undefined) {
      cache.drop(id);
      bots.matchGone(id);
      await tables.sendInfo(id);
      return;
    }
    const host = await cache.known(id);
    await host?.refresh();
    if (host !== undefined) bots.matchChanged(host);
    await leaseForgotten(store, now(), id);
    await tables.resendTables(id);
  }

  /** Broadcasts new players, and loads a match that has started; returns its row. */
  async #announced(id: string): Promise<MatchesTable> {
    const { access, cache, bots, tables, lobby } = this.#services;
    const row = await access.row(id);
    if (row.status !== 'running') {
      await tables.sendInfo(id);
      await lobby.playersChanged(id);
      return row;
    }
    await cache.get(id);
    bots.wake(id);
    await tables.resendTables(id);
    await lobby.playersChanged(id);
    return access.row(id);
  }
}
