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

/** What a change of an account means for its matches. */
export class AccountMatches {
  readonly #services: AccountServices;

  constructor(services: AccountServices) {
    this.#services = services;
  }

  /** Leaves every match of a person, begun or not: the account is deleted or closed. */
  async abandonAll(userId: string): Promise<void> {
    const { store, games, cache, departures, making, setup } = this.#services;
    for (const id of await making.openMatchesOf(userId))
      await setup.leave(id, userId).catch((error: unknown) => {
        // It has begun meanwhile and is left with the others.
        if (!(error instanceof Refused)) throw error;
      });
    const faults: unknown[] = [];
    for (const { id } of await this.#playedBy(userId))
      try {
        await departures.leave(await cache.get(id), userId, 'abandoned', null);
      } catch (error) {
        // It has ended meanwhile, or is gone. One match that cannot be read does not keep the others waiting.
        if (!(error instanceof Refused) || error.code === 'unavailable') faults.push(error);
      }
    // Matches that have ended are counted while it is known who played.
    for (const { id } of await this.#playedBy(userId, 'over')) await countResults(store, games, id);
    if (faults.length > 0) throw new AggregateError(faults, 'Some matches could not be left.');
  }

  /** Tells the slow matches of a person that their vacation has begun or ended. */
  async vacationChanged(userId: string): Promise<void> {
    for (const row of await this.#playedBy(userId))
      if (settingsOf(row).clock.kind === 'slow') await this.#services.tables.infoChanged(row.id);
  }

  /** Merges a guest into the account they sign in to, and tells everybody at their tables who sits there now. */
  async mergeGuest(guest: string, account: string): Promise<void> {
    const { store, notices, lobby, setup, now } = this.#services;
    const matches = await mergeGuest(store, guest, account, now());
    // First the guest's own pages, which come back as the account and not as strangers.
    await notices.dismissEverywhere(guest);
    for (const id of matches) {
      await setup.seatsChanged(id);
      await lobby.playersChanged(id);
    }
  }

  /** The matches a person is playing, or those that are over and not counted yet. */
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
