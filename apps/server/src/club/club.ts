import { type ChanceSource, FairChance, formatRecord, type GameKind, SPECTATOR } from '@whistlestop/kernel';
import { type ClientRequest, Refused, refusalOf } from '@whistlestop/client';
import { takeAlong } from '../accounts/taking-along.ts';
import type { Logger } from '../log.ts';
import { BadRows } from '../store/bad-rows.ts';
import type { Signal, Store } from '../store/store.ts';
import type { MatchesTable } from '../store/tables.ts';
import { sequenceOf } from './answers.ts';
import { Audiences } from './audience.ts';
import type { BotThinker } from './bot-thinker.ts';
import { leaseForgotten, renewLeases } from './bot-leases.ts';
import { BotTurns } from './bot-turns.ts';
import { ChatRooms } from './chat-rooms.ts';
import { agree } from './conferring.ts';
import { Departures } from './departures.ts';
import { resolveDoubt } from './doubts.ts';
import { GameShelf } from './game-shelf.ts';
import { Invitations } from './invitations.ts';
import { headerOf, readHolders, settingsOf } from './loaded-match.ts';
import { Lobby } from './lobby.ts';
import { type CacheLimits, MatchCache } from './match-cache.ts';
import type { Answer, CommittedTurn, MatchHost } from './match-host.ts';
import { MatchMaking, type MatchPlan } from './match-making.ts';
import { isKeptBehind } from './match-info.ts';
import { Notices } from './notices.ts';
import { Offers } from './offers.ts';
import { OpenMatches } from './open-matches.ts';
import { formerOf, rematchSeats, rematchSettings } from './rematches.ts';
import { countResults } from './results.ts';
import { stopShow } from './shows.ts';
import { takeOver } from './substitutes.ts';
import { TableService } from './tables.ts';
import { TimeKeeping } from './time-keeping.ts';

export interface ClubOptions {
  readonly store: Store;
  readonly kinds: readonly GameKind[];
  readonly thinker: BotThinker;
  /** How long a bot takes for a move at least where bots play alone and nobody watches, in milliseconds. */
  readonly botPace?: number | undefined;
  readonly log: Logger;
  readonly now?: () => number;
  readonly cache?: CacheLimits | undefined;
  /** A log with so many entries ends its match. */
  readonly mostEntries?: number | undefined;
  /** Where luck comes from; tests script it. */
  readonly luck?: ((seed: string, match: string) => ChanceSource) | undefined;
}

/** A move as a table sends it. */
export type ActMessage = Extract<ClientRequest, { kind: 'act' }>;

const fairLuck = (seed: string, match: string): ChanceSource => new FairChance(seed, match);
/** More than ten times the longest match of any game here, undos included. */
const MOST_ENTRIES = 10_000;
const CACHE: CacheLimits = { bytes: 256 * 1024 * 1024, idle: 60_000 };

/** One node of the club: everything that can be done with matches, whoever asks. */
export class Club {
  readonly store: Store;
  readonly shelf: GameShelf;
  readonly badRows: BadRows;
  readonly making: MatchMaking;
  readonly openMatches: OpenMatches;
  readonly tables: TableService;
  readonly cache: MatchCache;
  readonly lobby: Lobby;
  readonly chat: ChatRooms;
  readonly notices: Notices;
  readonly now: () => number;
  readonly #audiences = new Audiences();
  readonly #invitations: Invitations;
  readonly #offers: Offers;
  readonly #bots: BotTurns;
  readonly #clocks: TimeKeeping;
  readonly #departures: Departures;
  readonly #log: Logger;
  /** Work nobody waits for. */
  readonly #background = new Set<Promise<unknown>>();
  #closed = false;
  /** Told of every turn this node commits, every log it reads from the start, and how long each request over a socket took, for the metrics. */
  onMove: () => void = () => undefined;
  onLoad: () => void = () => undefined;
  onAnswer: (seconds: number) => void = () => undefined;

  constructor(options: ClubOptions) {
    const { store, kinds, thinker, log, now = Date.now, cache = CACHE, luck = fairLuck } = options;
    this.store = store;
    this.now = now;
    this.#log = log;
    this.shelf = new GameShelf(kinds);
    this.badRows = new BadRows(log);
    const services = {
      store,
      shelf: this.shelf,
      luck,
      mostEntries: options.mostEntries ?? MOST_ENTRIES,
      audiences: this.#audiences,
      now,
      onTurn: (turn: CommittedTurn) => this.#onTurn(turn),
      onLoad: () => this.onLoad(),
      onDoubt: (host: MatchHost) => this.#track(resolveDoubt(host, () => this.#closed)),
    };
    this.cache = new MatchCache(services, cache);
    this.making = new MatchMaking(store, this.shelf, now);
    this.#invitations = new Invitations(store);
    this.tables = new TableService(services, this.badRows, this.cache, this.#invitations, log);
    this.lobby = new Lobby({ store, shelf: this.shelf, badRows: this.badRows }, log, now);
    this.chat = new ChatRooms(services, this.tables, this.cache);
    this.notices = new Notices(store, this.#audiences, (work) => this.#track(work));
    this.openMatches = new OpenMatches(store, this.badRows, (userId) => this.notices.isHere(userId), now);
    this.#offers = new Offers(store, now);
    this.#bots = new BotTurns(this.cache, this.#audiences, thinker, log, options.botPace);
    this.#clocks = new TimeKeeping(store, (game) => this.#bots.substitute(game), now);
    this.#departures = new Departures(store, this.#clocks, (id) => this.#handedOver(id));
  }

  /** Begins to hear the other nodes. */
  async start(): Promise<void> {
    await this.store.listen(
      (signal) => this.#track(this.hear(signal)),
      () => this.#afterSilence(),
    );
  }

  /** Begins nothing new and lets what was accepted finish. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#bots.close();
    this.tables.close();
    this.lobby.close();
    await this.cache.close();
    this.notices.close();
    while (this.#background.size > 0) await Promise.allSettled(this.#background);
  }

  /** How many bots' decisions wait for a thought on this node. */
  get botQueue(): number {
    return this.#bots.waiting;
  }

  /** Opens a match and answers its row as it stands now. */
  async open(userId: string, plan: MatchPlan): Promise<MatchesTable> {
    return this.#arranged(await this.making.open(userId, plan));
  }

  async join(id: string, userId: string, seat: number, invite: string | undefined): Promise<MatchesTable> {
    const row = await this.tables.joinable(id, userId, seat, invite);
    if (row.status === 'running') {
      const host = await this.cache.get(id);
      await takeOver(this.store, host, userId, seat, this.now());
      this.#bots.matchChanged(host);
    } else await this.making.join(row, settingsOf(row), userId, seat);
    return this.#arranged(id);
  }

  /** A secret that lets whoever has it take one seat; whoever may invite to the whole match may give it away. */
  async inviteToSeat(id: string, userId: string, seat: number, invite: string | undefined): Promise<string> {
    const row = await this.tables.visible(id, userId, invite);
    if (row.opened_by !== userId && (await this.#invitations.opens(row, invite)) !== 'match')
      throw new Refused(refusalOf('not-allowed'));
    return this.#invitations.toSeat(row, seat);
  }

  /** Gives an empty seat to a bot of this level, for whoever opened the match. */
  async seatBot(id: string, userId: string, seat: number, bot: string): Promise<MatchesTable> {
    const row = await this.tables.visible(id, userId, undefined);
    if (row.opened_by !== userId) throw new Refused(refusalOf('not-allowed'));
    await this.making.seatBot(row, settingsOf(row), seat, bot);
    return this.#arranged(id);
  }

  /** Ends a match of bots alone, for whoever opened it; nobody has won it then. */
  async stop(id: string, userId: string): Promise<MatchesTable> {
    const row = await this.tables.visible(id, userId, undefined);
    if (row.opened_by !== userId) throw new Refused(refusalOf('not-allowed'));
    await stopShow(await this.cache.get(id));
    return this.tables.row(id);
  }

  async leave(id: string, userId: string): Promise<void> {
    const row = await this.tables.visible(id, userId, undefined);
    const former = await formerOf(this.store.db, id);
    if (await this.making.leave(row, userId)) await this.#stoodUp(id, former);
  }

  /** Nobody of a match that looks for players has been here for too long: it is withdrawn. */
  async lapse(id: string): Promise<void> {
    const former = await formerOf(this.store.db, id);
    if (await this.openMatches.lapse(id)) await this.#stoodUp(id, former);
  }

  /** Tells those at a match whose people have left it, and those at the one before it: there may be no rematch any more. */
  async #stoodUp(id: string, former: string | undefined): Promise<void> {
    await this.tables.tellInfo(id);
    await this.#tellOfPlayers(id);
    if (former !== undefined) await this.#changed(former);
  }

  /** A person looks in again: what they opened or sit at goes on looking for players. */
  async visited(userId: string): Promise<void> {
    for (const id of await this.making.arrangedBy(userId)) await this.openMatches.putOff(id);
  }

  /** The next match with everybody moved on by one seat; the second to ask finds it open, unless it was withdrawn. */
  async rematch(id: string, userId: string): Promise<MatchesTable> {
    const row = await this.tables.visible(id, userId, undefined);
    const holders = await readHolders(this.store.db, id);
    const mine = holders.findIndex((holder) => holder.userId === userId);
    if (mine < 0) throw new Refused(refusalOf('not-your-seat'));
    if (row.status !== 'over') throw new Refused(refusalOf('match-not-open'));
    const newSeat = (mine + 1) % holders.length;
    const asked = await this.tables.find(row.rematch);
    if (asked !== undefined) return this.join(asked.id, userId, newSeat, asked.invite);
    const next = await this.making.openRematch(userId, row, {
      game: row.game,
      options: JSON.parse(row.options) as unknown,
      settings: rematchSettings(settingsOf(row), holders),
      seats: rematchSeats(holders, newSeat),
    });
    // Somebody else asked at the same moment: theirs is the rematch.
    if (next === undefined) return this.rematch(id, userId);
    const opened = await this.#arranged(next);
    await this.#changed(id);
    return opened;
  }

  /** The record as far as this person may know it. */
  async record(id: string, userId: string | null, invite: string | undefined): Promise<string> {
    const row = await this.tables.visible(id, userId, invite);
    const host = await this.cache.get(id);
    const seat = host.seatOf(userId);
    if (seat === undefined && isKeptBehind(row, host.loaded.settings, this.now()))
      throw new Refused(refusalOf('not-allowed'));
    return host.run(() =>
      Promise.resolve(formatRecord(host.match.game, headerOf(row), host.match.shownLog(seat ?? SPECTATOR))),
    );
  }

  /** Does what a seat asks; promises the length of the log after it. */
  async request(userId: string | null, request: ClientRequest): Promise<number> {
    if (userId === null) throw new Refused(refusalOf('not-signed-in'));
    if (request.kind === 'chat') {
      await this.chat.say(userId, request);
      return 0;
    }
    const done = request.kind === 'resign' && (await this.#departures.askedBefore(userId, request));
    if (typeof done === 'number') return done;
    const host = await this.#hostOf(request.match, userId);
    const seat = host.seatOf(userId);
    if (seat === undefined) throw new Refused(refusalOf('not-your-seat'));
    switch (request.kind) {
      case 'act':
        return sequenceOf(
          await host.submit({ kind: 'action', seat, sequence: request.sequence, action: request.action }, request.id),
        );
      case 'undo':
        return this.#clocks.undo(host, seat, request.sequence, request.id);
      case 'resign':
        return this.#departures.leave(host, userId, 'resigned', request.id);
      case 'claim':
        return this.#departures.claim(host, seat, request.id);
      case 'offer':
        return this.#tellAfter(host, this.#offers.make(host, { seat, id: request.id }, request.offer));
      case 'agree':
        return this.#tellAfter(host, agree(this.store, host, seat, request.id, request.plan));
      case 'answer':
        return this.#tellAfter(host, this.#offers.answer(host, { seat, id: request.id }, request, request.accept));
    }
  }

  /** The match at which somebody asks for something. Nobody has one loaded at which they do not sit, or is told of one they may not see. */
  async #hostOf(id: string, userId: string): Promise<MatchHost> {
    const known = this.cache.peek(id);
    if (known?.seatOf(userId) !== undefined) return known;
    await this.tables.visible(id, userId, undefined);
    if (!(await this.tables.isSeated(id, userId))) throw new Refused(refusalOf('not-your-seat'));
    // They have sat down at another node a moment ago.
    await known?.refresh();
    return known ?? this.cache.get(id);
  }

  /** The same for a move, without a promise on its way where the match is in memory: `told` hears the answer. */
  act(userId: string | null, message: ActMessage, told: (answer: Answer | Error) => void): void {
    const host = this.cache.peek(message.match);
    const seat = host?.seatOf(userId);
    if (host === undefined || seat === undefined)
      this.request(userId, message).then((sequence) => told({ ok: true, sequence }), told);
    else host.act({ kind: 'action', seat, sequence: message.sequence, action: message.action }, message.id, told);
  }

  async #tellAfter(host: MatchHost, done: Promise<number>): Promise<number> {
    const sequence = await done;
    await this.#changed(host.id);
    return sequence;
  }

  /** A deadline has passed: the clocks go on after a pause; or a seat forfeits, goes to a bot, or may be claimed, unless its player is away. */
  async deadlinePassed(id: string): Promise<void> {
    const host = await this.cache.get(id);
    // A move at another node, of which this one has not heard, may have been in time.
    host.doubt();
    await host.refresh();
    if (host.match.over) return this.resultDue(id);
    if (await host.run(() => this.#offers.endPause(host))) return this.#changed(id);
    if (await host.run(() => this.#clocks.enforce(host))) await this.#handedOver(id);
  }

  /** A bot has a seat that was a person's. */
  async #handedOver(id: string): Promise<void> {
    await this.tables.tellInfo(id);
    await this.#tellOfPlayers(id);
    await this.tables.reseat(id);
    this.#bots.wake(id);
  }

  /** A match is over: its results and ratings are counted, once. */
  async resultDue(id: string): Promise<void> {
    await countResults(this.store, this.shelf, id);
    await this.tables.tellInfo(id);
    this.lobby.changed();
    await this.store.signal({ kind: 'lobby' });
  }

  /** Leaves every match a person is playing and stands up from those that have not begun: the account goes, or is closed. */
  async abandonAll(userId: string): Promise<void> {
    for (const id of await this.making.arrangedBy(userId))
      await this.leave(id, userId).catch((error: unknown) => {
        // It has begun meanwhile and is given up with the others.
        if (!(error instanceof Refused)) throw error;
      });
    const faults: unknown[] = [];
    for (const { id } of await this.#playedBy(userId))
      try {
        await this.#departures.leave(await this.cache.get(id), userId, 'abandoned', null);
      } catch (error) {
        // It has ended meanwhile, or is gone. One that cannot be read does not keep people waiting in the others.
        if (!(error instanceof Refused) || error.code === 'unavailable') faults.push(error);
      }
    // What has ended is counted as long as it is known who they were.
    for (const { id } of await this.#playedBy(userId, 'over')) await countResults(this.store, this.shelf, id);
    if (faults.length > 0) throw new AggregateError(faults, 'Some matches could not be left.');
  }

  /** Tells those who play slow matches with somebody that this person has gone on vacation, or is back. */
  async vacationChanged(userId: string): Promise<void> {
    for (const row of await this.#playedBy(userId))
      if (settingsOf(row).clock.kind === 'slow') await this.#changed(row.id);
  }

  /** The matches a person is playing, or those that are over and not counted yet. */
  #playedBy(userId: string, status: 'running' | 'over' = 'running'): Promise<MatchesTable[]> {
    return this.store.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match_id')
      .selectAll('matches')
      .where('seats.user_id', '=', userId)
      .where('matches.status', '=', status)
      .$if(status === 'over', (rows) => rows.where('matches.deadline', 'is not', null))
      .execute();
  }

  /** Tells the other nodes that this one is still thinking. */
  async renewBotLeases(): Promise<void> {
    const { matches } = this.#bots;
    if (matches.length === 0) return;
    await renewLeases(this.store, matches, this.now());
  }

  /** Looks for bots nobody thinks for. */
  async findForgottenBots(): Promise<void> {
    await leaseForgotten(this.store, this.now());
  }

  /** Makes every socket of a person, at whatever node, show again who it is. */
  async dismiss(userId: string): Promise<void> {
    this.notices.dismiss(userId);
    await this.store.signal({ kind: 'dismiss', user: userId });
  }

  /** A guest signs in to an account: what is theirs goes along, and everybody at their tables learns who sits there now. */
  async takeAlong(guest: string, account: string): Promise<void> {
    const matches = await takeAlong(this.store, guest, account, this.now());
    // First of all the guest's own pages, which come back as the account and not as strangers.
    await this.dismiss(guest);
    for (const id of matches) {
      await this.#hearOfMatch(id);
      await this.#tellOfPlayers(id);
    }
  }

  /** A bot's move is due and its node may have died. */
  async botDue(id: string): Promise<void> {
    const host = await this.cache.get(id);
    // Of the turn before it, or that the seat is a bot's now, this node may not have heard.
    host.doubt();
    await host.refresh();
    this.#bots.wake(id);
    // It may have died before it could say that the match has begun.
    await this.tables.reseat(id);
    await this.store.signal({ kind: 'match', match: id });
  }

  #onTurn({ host, before, after, at, own }: CommittedTurn): void {
    this.tables.turnAdded(host.id);
    this.notices.handOver(host, before, after, at, own);
    this.#bots.matchChanged(host);
    if (host.match.over) this.notices.over(host);
    if (!own) return;
    this.onMove();
    if ((after & host.bots) !== 0) this.#bots.wake(host.id);
    if (host.match.over) {
      const counted = host.loaded.settings.spectatorDelay === 0;
      this.#track(counted ? this.resultDue(host.id) : this.tables.tellInfo(host.id));
    }
  }

  /** Somebody sat down, and perhaps the match began; answers its row as it stands now. */
  async #arranged(id: string): Promise<MatchesTable> {
    const row = await this.tables.row(id);
    if (row.status !== 'running') {
      await this.tables.tellInfo(id);
      await this.#tellOfPlayers(id);
      return row;
    }
    await this.cache.get(id);
    this.#bots.wake(id);
    await this.tables.reseat(id);
    await this.#tellOfPlayers(id);
    return this.tables.row(id);
  }

  /** Tells the lobby and the other nodes that a match has other players. */
  async #tellOfPlayers(id: string): Promise<void> {
    this.lobby.changed();
    await this.store.signal({ kind: 'match', match: id });
    await this.store.signal({ kind: 'lobby' });
  }

  async #changed(id: string): Promise<void> {
    await this.tables.tellInfo(id);
    await this.store.signal({ kind: 'match', match: id });
  }

  /** Takes up what another node, or an admin, has done. */
  async hear(signal: Signal): Promise<void> {
    if (this.#closed) return;
    if (signal.kind === 'lobby') this.lobby.changed();
    else if (signal.kind === 'dismiss') this.notices.dismiss(signal.user);
    else if (signal.kind === 'seen') this.notices.seen(signal.user, signal.match);
    else if (signal.kind === 'your-move') this.notices.tell(signal.user, signal.match, signal.sequence);
    else if (signal.kind === 'waiting') this.notices.tellWaiting(signal);
    else if (signal.kind === 'chat') await this.chat.heard(signal.match, signal.line);
    else if (signal.kind === 'match') await this.#hearOfMatch(signal.match);
    else await this.#hearOfTurn(signal.match, signal.last);
  }

  /** Other people sit at a match, it has begun, or it is gone. */
  async #hearOfMatch(id: string): Promise<void> {
    if ((await this.tables.find(id)) === undefined) {
      this.cache.drop(id);
      this.#bots.matchGone(id);
      await this.tables.tellInfo(id);
      return;
    }
    const host = await this.cache.known(id);
    await host?.refresh();
    if (host !== undefined) this.#bots.matchChanged(host);
    await leaseForgotten(this.store, this.now(), id);
    await this.tables.reseat(id);
  }

  /** Reads a turn of a match that is looked at or thought about here; elsewhere the next request does. */
  async #hearOfTurn(id: string, last: number): Promise<void> {
    const isWatched = () => this.#audiences.get(id) !== undefined;
    const host = this.cache.peek(id) ?? (await (isWatched() ? this.cache.get(id) : this.cache.known(id)));
    host?.hear(last);
    if (isWatched() || this.#bots.thinksFor(id)) await host?.catchUp();
    else this.tables.turnAdded(id);
  }

  /** The line between the nodes was broken: whatever is looked at may be behind, and nothing else is worth keeping. */
  #afterSilence(): void {
    if (this.#closed) return;
    const { watched } = this.tables;
    this.cache.keepOnly(watched);
    for (const id of watched) this.#track(this.#lookAgain(id));
    // Somebody may have been banned or have changed the password meanwhile.
    this.notices.dismissAll();
    this.lobby.changed();
  }

  async #lookAgain(id: string): Promise<void> {
    const host = await this.cache.known(id);
    host?.doubt();
    await host?.refresh();
    await this.tables.reseat(id);
  }

  /** Follows work nobody waits for. */
  #track(work: Promise<unknown>): void {
    const tracked = work
      .catch((error: unknown) => this.#log.warn({ err: error }, 'background work failed'))
      .finally(() => this.#background.delete(tracked));
    this.#background.add(tracked);
  }
}
