import { Refused } from '@whistlestop/client';
import type { TableService } from '../audience/table-service.ts';
import type { Departures } from '../host/departures.ts';
import type { GameCatalog } from '../host/game-catalog.ts';
import type { MatchCache } from '../host/match-cache.ts';
import type { Notices } from '../notices/notices.ts';
import { mergeGuest } from '../people/merge-guest.ts';
import { countResults } from '../people/results.ts';
import { settingsOf } from '../store/match-columns.ts';
import type { Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import type { Lobby } from './lobby.ts';
import type { MatchMaking } from './match-making.ts';
import type { MatchSetup } from './match-setup.ts';

interface AccountServices {
  readonly store: Store;
  readonly games: GameCatalog;
  readonly cache: MatchCache;
  readonly departures: Departures;
  readonly tables: TableService;
  readonly notices: Notices;
  readonly lobby: Lobby;
  readonly making: MatchMaking;
  readonly setup: MatchSetup;
  readonly now: () => number;
}

/** Applies a change of an account to its matches. */
export class AccountMatches {
  readonly #services: AccountServices;

  constructor(services: AccountServices) {
    this.#services = services;
  }

  /** Leaves every match of a person whose account is deleted or closed. */
  async abandonAll(userId: string): Promise<void> {
    const { store, games, cache, departures, making, setup } = this.#services;
    for (const id of await making.openMatchesOf(userId))
      await setup.leave(id, userId).catch((error: unknown) => {
        // It has begun meanwhile: the loop below leaves it.
        if (!(error instanceof Refused)) throw error;
      });
    const faults: unknown[] = [];
    for (const { id } of await this.#playedBy(userId))
      try {
        await departures.leave(await cache.get(id), userId, 'abandoned', null);
      } catch (error) {
        // A match that has ended or is deleted is no fault. After a fault the other matches are still left.
        if (!(error instanceof Refused) || error.code === 'unavailable') faults.push(error);
      }
    // Results are counted before the account is deleted.
    for (const { id } of await this.#playedBy(userId, 'over')) await countResults(store, games, id);
    if (faults.length > 0) throw new AggregateError(faults, 'Some matches could not be left.');
  }

  /** Broadcasts a changed vacation at the person's slow matches. */
  async vacationChanged(userId: string): Promise<void> {
    for (const row of await this.#playedBy(userId))
      if (settingsOf(row).clock.kind === 'slow') await this.#services.tables.infoChanged(row.id);
  }

  /** Merges a guest into the account they sign in to, and broadcasts the new player at their tables. */
  async mergeGuest(guest: string, account: string): Promise<void> {
    const { store, notices, lobby, setup, now } = this.#services;
    const matches = await mergeGuest(store, guest, account, now());
    // The guest's own pages first: they reconnect as the account.
    await notices.dismissEverywhere(guest);
    for (const id of matches) {
      await setup.seatsChanged(id);
      await lobby.playersChanged(id);
    }
  }

  /** The running matches of a person, or those that are over and not counted yet. */
  #playedBy(userId: string, status: 'running' | 'over' = 'running'): Promise<MatchesTable[]> {
    return this.#services.store.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match_id')
      .selectAll('matches')
      .where('seats.user_id', '=', userId)
      .where('matches.status', '=', status)
      .$if(status === 'over', (rows) => rows.where('matches.deadline', 'is not', null))
      .execute();
  }
}
