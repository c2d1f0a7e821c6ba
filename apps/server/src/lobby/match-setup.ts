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

/** What people do to matches as a whole: open them, sit down, invite, leave, play again. Tables and lists are told of each. */
export class MatchSetup {
  readonly #services: SetupServices;

  constructor(services: SetupServices) {
    this.#services = services;
  }

  /** Opens a match and answers its row as it stands now. */
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

  /** A secret for one seat; whoever may invite to the whole match may give it away. */
  async inviteToSeat(id: string, userId: string, seat: number, invite: string | undefined): Promise<string> {
    const { access, store } = this.#services;
    const row = await access.visible(id, userId, invite);
    if (row.opened_by !== userId && (await access.opens(row, invite)) !== 'match')
      throw new Refused(refusalOf('not-allowed'));
    return inviteToSeat(store, row, seat);
  }

  /** Gives an empty seat to a bot of this level; only the opener may. */
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

  /** Withdraws a match that has looked for players for too long, unless somebody of it is here. */
  async lapse(id: string): Promise<void> {
    const former = await formerOf(this.#services.store.db, id);
    if (await this.#services.openMatches.lapse(id)) await this.#peopleLeft(id, former);
  }

  /** Tells a match that people have left it, and the match before it, which may have no rematch any more. */
  async #peopleLeft(id: string, former: string | undefined): Promise<void> {
    const { tables, lobby } = this.#services;
    await tables.sendInfo(id);
    await lobby.playersChanged(id);
    if (former !== undefined) await tables.infoChanged(former);
  }

  /** A person is back: what they opened or sit at goes on looking for players. */
  async visited(userId: string): Promise<void> {
    const { making, openMatches } = this.#services;
    for (const id of await making.openMatchesOf(userId)) await openMatches.extendDeadline(id);
  }

  /** The next match with everybody moved on by one seat; the second to ask finds it open, unless it was withdrawn. */
  async rematch(id: string, userId: string): Promise<MatchesTable> {
    const { access, store, making, tables } = this.#services;
    const row = await access.visible(id, userId, undefined);
    const holders = await readHolders(store.db, id);
    const mine = holders.findIndex((holder) => holder.userId === userId);
    if (mine < 0) throw new Refused(refusalOf('not-your-seat'));
    if (row.status !== 'over') throw new Refused(refusalOf('match-not-open'));
    const newSeat = (mine + 1) % holders.length;
    const asked = await access.find(row.rematch);
    if (asked !== undefined) return this.join(asked.id, userId, newSeat, asked.invite);
    const next = await making.openRematch(userId, row, {
      game: row.game,
      options: JSON.parse(row.options) as unknown,
      settings: rematchSettings(settingsOf(row), holders),
      seats: rematchSeats(holders, newSeat),
    });
    // Another player asked at the same moment: theirs is the rematch.
    if (next === undefined) return this.rematch(id, userId);
    const opened = await this.#announced(next);
    await tables.infoChanged(id);
    return opened;
  }

  /** Applies on this node that other people sit at a match, that it has begun, or that it is gone. */
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

  /** Tells everybody of new players, and starts a match that is full; answers its row as it stands now. */
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
