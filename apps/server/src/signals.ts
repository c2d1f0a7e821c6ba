import type { Audiences } from './audience/audience.ts';
import type { ChatRooms } from './audience/chat-rooms.ts';
import type { TableService } from './audience/table-service.ts';
import type { BackgroundWork } from './background-work.ts';
import type { BotTurns } from './bots/bot-turns.ts';
import type { MatchCache } from './host/match-cache.ts';
import type { Lobby } from './lobby/lobby.ts';
import type { MatchSetup } from './lobby/match-setup.ts';
import type { Notices } from './notices/notices.ts';
import type { Signal } from './store/store.ts';

type TurnSignal = Extract<Signal, { kind: 'entries' }>;

interface SignalServices {
  readonly cache: MatchCache;
  readonly audiences: Audiences;
  readonly tables: TableService;
  readonly chat: ChatRooms;
  readonly bots: BotTurns;
  readonly notices: Notices;
  readonly lobby: Lobby;
  readonly setup: MatchSetup;
  readonly background: BackgroundWork;
}

/** Applies on this node what other nodes, or an admin, have done. */
export class Signals {
  readonly #services: SignalServices;
  #closed = false;

  constructor(services: SignalServices) {
    this.#services = services;
  }

  /** Ignores every signal from now on. */
  close(): void {
    this.#closed = true;
  }

  async receive(signal: Signal): Promise<void> {
    if (this.#closed) return;
    const { lobby, notices, chat, setup } = this.#services;
    if (signal.kind === 'lobby') lobby.changed();
    else if (signal.kind === 'dismiss') notices.dismiss(signal.user);
    else if (signal.kind === 'seen') notices.seenElsewhere(signal.user, signal.match);
    else if (signal.kind === 'your-move') notices.sendYourMove(signal.user, signal.match, signal.sequence);
    else if (signal.kind === 'waiting') notices.sendWaiting(signal);
    else if (signal.kind === 'chat') await chat.broadcast(signal.match, signal.line);
    else if (signal.kind === 'match') await setup.seatsChanged(signal.match);
    else await this.#entriesAdded(signal);
  }

  /** Follows a turn of a match that is followed or thought about here; elsewhere the next request does. */
  async #entriesAdded({ match: id, last, turn }: TurnSignal): Promise<void> {
    const { cache, audiences, bots, tables } = this.#services;
    const isFollowed = () => audiences.get(id) !== undefined;
    const host = cache.peek(id) ?? (await (isFollowed() ? cache.get(id) : cache.known(id)));
    host?.signalled(last, turn);
    if (isFollowed() || bots.thinksFor(id)) await host?.catchUp();
    else tables.wakeDelayed(id);
  }

  /** The connection between the nodes was broken: what is followed here may be behind, and everything else is dropped. */
  afterGap(): void {
    if (this.#closed) return;
    const { tables, cache, notices, lobby, background } = this.#services;
    const { watched } = tables;
    cache.keepOnly(watched);
    for (const id of watched) background.add(this.#readAgain(id));
    // An account may have been banned, or its password changed, meanwhile.
    notices.dismissAll();
    lobby.changed();
  }

  async #readAgain(id: string): Promise<void> {
    const { cache, tables } = this.#services;
    const host = await cache.known(id);
    host?.markUnread();
    await host?.refresh();
    await tables.resendTables(id);
  }
}
