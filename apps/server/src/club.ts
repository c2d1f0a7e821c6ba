import { type ChanceSource, FairChance, type GameKind } from '@whistlestop/kernel';
import { Audiences } from './audience/audience.ts';
import { ChatRooms } from './audience/chat-rooms.ts';
import { TableService } from './audience/table-service.ts';
import { BackgroundWork } from './background-work.ts';
import type { BotThinker } from './bots/bot-thinker.ts';
import { BotTurns } from './bots/bot-turns.ts';
import type { DueWork } from './clocks/ticker.ts';
import { Deadlines } from './host/deadlines.ts';
import { Departures } from './host/departures.ts';
import { GameCatalog } from './host/game-catalog.ts';
import type { CommittedTurn } from './host/host-services.ts';
import { MatchAccess } from './host/match-access.ts';
import { type CacheLimits, MatchCache } from './host/match-cache.ts';
import type { MatchHost } from './host/match-host.ts';
import { MatchRequests } from './host/match-requests.ts';
import { Offers } from './host/offers.ts';
import { SeatHandover } from './host/seat-handover.ts';
import { resolveUncertainCommit } from './host/uncertain-commits.ts';
import { AccountMatches } from './lobby/account-matches.ts';
import { Lobby } from './lobby/lobby.ts';
import { MatchMaking } from './lobby/match-making.ts';
import { MatchSetup } from './lobby/match-setup.ts';
import { OpenMatches } from './lobby/open-matches.ts';
import type { Logger } from './log.ts';
import { MatchEvents } from './match-events.ts';
import { Notices } from './notices/notices.ts';
import { Signals } from './signals.ts';
import { BadRows } from './store/bad-rows.ts';
import type { Store } from './store/store.ts';

export interface ClubOptions {
  readonly store: Store;
  readonly kinds: readonly GameKind[];
  readonly thinker: BotThinker;
  /** The least time of a bot's move where bots play alone and nobody watches, in milliseconds. */
  readonly botPace?: number | undefined;
  readonly log: Logger;
  readonly now?: () => number;
  readonly cache?: CacheLimits | undefined;
  /** A match with this many log entries is stopped. */
  readonly mostEntries?: number | undefined;
  /** Where luck comes from; tests script it. */
  readonly luck?: ((seed: string, match: string) => ChanceSource) | undefined;
}

const fairLuck = (seed: string, match: string): ChanceSource => new FairChance(seed, match);
/** More than ten times the longest match of any game here, undos included. */
const MOST_ENTRIES = 10_000;
const CACHE: CacheLimits = { bytes: 256 * 1024 * 1024, idle: 60_000 };

/** One node of the club: wires its services together. */
export class Club {
  readonly store: Store;
  readonly now: () => number;
  readonly games: GameCatalog;
  readonly badRows: BadRows;
  readonly cache: MatchCache;
  readonly access: MatchAccess;
  readonly tables: TableService;
  readonly chat: ChatRooms;
  readonly requests: MatchRequests;
  readonly deadlines: Deadlines;
  readonly bots: BotTurns;
  readonly notices: Notices;
  readonly lobby: Lobby;
  readonly setup: MatchSetup;
  readonly accountMatches: AccountMatches;
  readonly events: MatchEvents;
  readonly signals: Signals;
  /** What the ticker finds due, apart from notices to deliver. */
  readonly dueWork: Omit<DueWork, 'deliverNotices'>;
  readonly #background: BackgroundWork;
  #closed = false;
  /** For the metrics: called for each log read from its start, and for each request answered over a socket. */
  onLoad: () => void = () => undefined;
  onAnswer: (seconds: number) => void = () => undefined;

  constructor(options: ClubOptions) {
    const { store, kinds, thinker, log, now = Date.now, cache = CACHE, luck = fairLuck } = options;
    const background = new BackgroundWork(log);
    const audiences = new Audiences();
    const games = new GameCatalog(kinds);
    const badRows = new BadRows(log);
    this.#background = background;
    this.store = store;
    this.now = now;
    this.games = games;
    this.badRows = badRows;

    const hostServices = {
      store,
      games,
      luck,
      now,
      mostEntries: options.mostEntries ?? MOST_ENTRIES,
      broadcaster: audiences,
      onTurn: (_: CommittedTurn): void => undefined,
      onLoad: () => this.onLoad(),
      onUncertainCommit: (host: MatchHost) => background.add(resolveUncertainCommit(host, () => this.#closed)),
    };
    this.cache = new MatchCache(hostServices, cache);
    this.access = new MatchAccess({ store, games, badRows }, now);
    this.tables = new TableService({ store, audiences, now }, this.access, this.cache, log);
    this.chat = new ChatRooms({ store, games, now }, this.access, this.tables, this.cache);
    this.bots = new BotTurns(
      { store, cache: this.cache, audiences, tables: this.tables, thinker, log, now },
      options.botPace,
    );
    this.notices = new Notices(store, audiences, (work) => background.add(work));
    this.lobby = new Lobby({ store, games, badRows }, log, now);

    const { access, tables, chat, bots, notices, lobby } = this;
    this.events = new MatchEvents({
      store,
      games,
      tables,
      notices,
      bots,
      lobby,
      background,
    });
    hostServices.onTurn = this.events.turnAdded.bind(this.events);
    const changes = this.events;
    const offers = new Offers(store, now);
    const handover = new SeatHandover(store, games, now);
    const departures = new Departures(store, handover, changes);
    this.deadlines = new Deadlines(store, this.cache, handover, offers, changes, now);
    this.requests = new MatchRequests({
      store,
      cache: this.cache,
      access,
      offers,
      deadlines: this.deadlines,
      departures,
      changes,
    });

    const making = new MatchMaking(store, games, now);
    const openMatches = new OpenMatches(store, badRows, (userId) => notices.isOnline(userId), now);
    const services = { store, cache: this.cache, access, tables, bots, lobby, making, now };
    this.setup = new MatchSetup({ ...services, openMatches });
    this.accountMatches = new AccountMatches({ ...services, games, departures, notices, setup: this.setup });
    this.signals = new Signals({ ...services, audiences, chat, notices, setup: this.setup, background });
    this.dueWork = {
      store,
      now,
      renewBotLeases: () => bots.renewLeases(),
      findForgottenBots: () => bots.findForgotten(),
      keepOpenMatches: () => openMatches.extendForOnline(),
      openMatchDue: (id) => this.setup.lapse(id),
      deadlinePassed: (id) => this.deadlines.passed(id),
      resultDue: (id) => changes.resultDue(id),
      botDue: (id) => bots.due(id),
      abandonAll: (userId) => this.accountMatches.abandonAll(userId),
    };
  }

  /** Starts listening to the other nodes. */
  async start(): Promise<void> {
    await this.store.listen(
      (signal) => this.#background.add(this.signals.receive(signal)),
      () => this.signals.afterGap(),
    );
  }

  /** Starts nothing new and waits for accepted work. */
  async close(): Promise<void> {
    this.#closed = true;
    this.signals.close();
    this.bots.close();
    this.tables.close();
    this.lobby.close();
    await this.cache.close();
    this.notices.close();
    await this.#background.settled();
  }
}
