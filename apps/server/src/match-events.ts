import type { TableService } from './audience/table-service.ts';
import type { BackgroundWork } from './background-work.ts';
import type { BotTurns } from './bots/bot-turns.ts';
import type { GameCatalog } from './host/game-catalog.ts';
import type { CommittedTurn, MatchChanges } from './host/host-services.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { Notices } from './notices/notices.ts';
import { countResults } from './people/results.ts';
import type { Store } from './store/store.ts';

interface EventServices {
  readonly store: Store;
  readonly games: GameCatalog;
  readonly tables: TableService;
  readonly notices: Notices;
  readonly bots: BotTurns;
  readonly lobby: Lobby;
  readonly background: BackgroundWork;
}

/** Passes changes of a match on to tables, notices, bots, lists and results. */
export class MatchEvents implements MatchChanges {
  readonly #services: EventServices;
  /** For the metrics: called for every turn this node commits. */
  onMove: () => void = () => undefined;

  constructor(services: EventServices) {
    this.#services = services;
  }

  turnAdded({ host, before, after, at, own }: CommittedTurn): void {
    const { tables, notices, bots, background } = this.#services;
    if (host.loaded.settings.spectatorDelay > 0) tables.wakeDelayed(host.id);
    notices.turnAdded(host, before, after, at, own);
    if (host.bots !== 0) bots.matchChanged(host);
    if (host.match.over) notices.matchOver(host);
    if (!own) return;
    this.onMove();
    if ((after & host.bots) !== 0) bots.wake(host.id);
    if (host.match.over) {
      const counted = host.loaded.settings.spectatorDelay === 0;
      background.add(counted ? this.resultDue(host.id) : tables.sendInfo(host.id));
    }
  }

  infoChanged(id: string): Promise<void> {
    return this.#services.tables.infoChanged(id);
  }

  async handedOver(id: string): Promise<void> {
    const { tables, lobby, bots } = this.#services;
    await tables.sendInfo(id);
    await lobby.playersChanged(id);
    await tables.resendTables(id);
    bots.wake(id);
  }

  /** Counts the results and ratings of a match that is over, once. */
  async resultDue(id: string): Promise<void> {
    const { store, games, tables, lobby } = this.#services;
    await countResults(store, games, id);
    await tables.sendInfo(id);
    lobby.changed();
    await store.signal({ kind: 'lobby' });
  }
}
