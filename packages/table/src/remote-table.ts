import {
  botPlaysOnAfterResigning,
  type ChatRoom,
  changeView,
  type ClubSocket,
  type ConnectionState,
  type MatchInfo,
  type Offer,
  othersPlay,
  type PastMoment,
  Refused,
  type RefusalCode,
  RemoteMatch,
  type RequestWithoutId,
  type ServerMessage,
} from '@whistlestop/client';
import {
  type Action,
  type Game,
  gateRefusals,
  includes,
  NOBODY,
  type Seat,
  SPECTATOR,
  type State,
  UNKNOWN,
} from '@whistlestop/kernel';
import { Listeners } from './listeners.ts';
import type { Agreements, RequestResult, Now, SeatPlayer, Table, TableSnapshot, TableStep } from './table.ts';

/** What a remote table needs from the outside. */
export interface RemoteTableParts {
  readonly match: string;
  /** The game with the match's options, loaded by the page once it knows them. */
  readonly openGame: (match: Pick<MatchInfo, 'game' | 'options' | 'rules'>) => Promise<Game>;
  readonly socket: ClubSocket;
  /** Reads a page of what the person was shown of this match so far; the first one where none is named. */
  readonly past: (page?: string) => Promise<{ readonly moments: readonly PastMoment[]; readonly next: string | null }>;
  /** The refusal as a sentence in the language of the page. */
  readonly refusalSentence: (error: Refused) => string;
  readonly invite?: string | undefined;
  /** Called with what is known of the match before it begins. */
  readonly onInfo?: (info: MatchInfo) => void;
  /** Called when an open table is withdrawn: the match was deleted, or the person may no longer watch it. */
  readonly onGone?: (refusal: Refused, table: RemoteTable) => void;
}

type RefusedMessage = Extract<ServerMessage, { kind: 'refused' }>;

/** A range of the steps in effect: from `from` up to, not including, `to`. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

const NOTHING: StepRange = { from: 0, to: 0 };

/** A match at the club. Only the view of the person's own seat is known here. */
export class RemoteTable implements Table {
  readonly game: Game;
  readonly options: unknown;
  readonly #match: RemoteMatch;
  readonly #socket: ClubSocket;
  readonly #invite: string | undefined;
  readonly #listeners = new Listeners();
  readonly #past: RemoteTableParts['past'];
  readonly #refusalSentence: RemoteTableParts['refusalSentence'];
  readonly #onGone: RemoteTableParts['onGone'];
  /** Views by length of the log: those received since the table was opened, and after `recall` the earlier ones. */
  readonly #views = new Map<number, State>();
  readonly #stopListening: readonly (() => void)[];
  #steps: TableStep[] = [];
  #stepsUpTo = 0;
  #sending = 0;
  /** The action being sent to the club. */
  #chosen: Action | undefined;
  /** Whether the connection broke while that action was being sent. */
  #held = false;
  #closed = false;
  /** The length of the log when the person began to revise a choice. */
  #revisedAt: number | undefined;
  #missed = NOTHING;
  /** The person's latest seat at this table. */
  #seat: Seat | undefined;
  /** Whether they took it over from somebody who had left. */
  #substitute = false;
  #snapshot: TableSnapshot | undefined;

  private constructor(game: Game, info: MatchInfo, match: RemoteMatch, parts: RemoteTableParts) {
    const { socket, past, refusalSentence, invite, onGone } = parts;
    this.game = game;
    this.options = info.options;
    this.#match = match;
    this.#socket = socket;
    this.#past = past;
    this.#refusalSentence = refusalSentence;
    this.#invite = invite;
    this.#onGone = onGone;
    this.#updateSeat();
    this.#stopListening = [
      socket.onMessage((message) => this.#onMessage(message)),
      socket.onState(() => this.#onConnectionChange()),
    ];
    this.#storeView();
    const steps = this.#stepsInEffect();
    const moved = this.#stepsAtOwnMove(steps);
    this.#missed = { from: moved === 0 ? steps.length : moved, to: steps.length };
  }

  /**
   * Opens a table: resolves with the first view of a match that has begun, rejects with the club's refusal. `stop` cancels.
   */
  static open(parts: RemoteTableParts): { readonly table: Promise<RemoteTable>; readonly stop: () => void } {
    const { match: id, openGame, socket, invite, onInfo } = parts;
    const match = new RemoteMatch(id);
    let stopListening = (): void => undefined;
    const table = new Promise<RemoteTable>((resolve, reject) => {
      let opening = false;
      stopListening = socket.onMessage((message) => {
        if (isAbout(id, message) && endsOpening(match, message.code)) {
          socket.leave(id);
          reject(new Refused(message));
          return;
        }
        applyMessage(match, socket, message, invite);
        const { info } = match;
        if (info !== undefined) onInfo?.(info);
        if (opening || info === undefined || match.view === undefined || isBehind(match)) return;
        opening = true;
        openGame(info).then((game) => resolve(new RemoteTable(game, info, match, parts)), reject);
      });
      // From the beginning, so that the log is complete.
      socket.watch(id, 0, invite);
    });
    const stop = (): void => {
      stopListening();
      socket.leave(id);
    };
    table.then(stopListening, stop);
    return { table, stop };
  }

  get id(): string {
    return this.#match.id;
  }

  /** The invitation of this match, where it has one, for every further request about it. */
  get invitation(): { readonly invite?: string } {
    return this.#invite === undefined ? {} : { invite: this.#invite };
  }

  /** Whether a request to the club is pending. */
  get sending(): boolean {
    return this.#sending > 0;
  }

  /** Whether the person had a seat at this table and has none now. */
  get lost(): boolean {
    return this.#match.seat === null && this.#seat !== undefined;
  }

  /** Whether a bot has taken the seat the person had: they left, or their time is up. */
  get handedOver(): boolean {
    return this.#seat !== undefined && this.info.seats[this.#seat]?.player?.kind === 'bot';
  }

  /** Whether the person plays, or played, for somebody who had left: nothing is counted for them. */
  get substitute(): boolean {
    return this.#substitute;
  }

  /** The steps others made while the person was away: since their own last one when the table opened, or while disconnected. */
  get missed(): StepRange {
    return this.#missed;
  }

  /** The person has read what they missed. */
  dismissMissed(): void {
    this.#missed = NOTHING;
    this.#changed();
  }

  /** The length of the log when something was last taken back by consent; 0 when nothing was. */
  get takenBack(): number {
    return this.#match.history.findLast(({ entry }) => entry.kind === 'takeback')?.sequence ?? 0;
  }

  /** Everything about the match apart from its log: players, clocks, offers. */
  get info(): MatchInfo {
    const { info } = this.#match;
    if (info === undefined) throw new Error('A table opens only once its match is known.');
    return info;
  }

  /** The state of the connection, which reconnects by itself. */
  get connection(): ConnectionState {
    return this.#socket.state;
  }

  snapshot(): TableSnapshot {
    this.#snapshot ??= this.#look();
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  viewAfter(count: number): State | undefined {
    const step = this.#stepsInEffect()[count - 1];
    return step === undefined ? undefined : this.#views.get(step.sequence);
  }

  /** Reads the views the person was shown before this table was opened; rejects with the club's refusal. */
  async recall(): Promise<void> {
    const view = this.game.layout.create().fill(UNKNOWN);
    let next: string | null = null;
    do {
      const page = await this.#past(next ?? undefined);
      for (const { sequence, changes } of page.moments) {
        changeView(view, changes);
        if (!this.#views.has(sequence)) this.#views.set(sequence, view.slice());
      }
      next = page.next;
    } while (next !== null);
  }

  async act(_seat: Seat, action: Action): Promise<RequestResult> {
    this.#chosen = action;
    try {
      return await this.#request({ kind: 'act', match: this.#match.id, sequence: this.#match.sequence, action });
    } finally {
      this.#chosen = undefined;
      if (this.#held) {
        this.#held = false;
        this.#changed();
      }
    }
  }

  undo(_seat: Seat): Promise<RequestResult> {
    return this.#request({ kind: 'undo', match: this.#match.id, sequence: this.#match.sequence });
  }

  /** Bots at the club do not wait for a confirmation. */
  confirm(): void {}

  resign(_seat: Seat): Promise<RequestResult> {
    return this.#request({ kind: 'resign', match: this.#match.id });
  }

  botPlaysOn(seat: Seat): boolean {
    const { seats, settings } = this.info;
    return othersPlay(seats, seat) && botPlaysOnAfterResigning(this.game, settings.onTimeout, seat);
  }

  get agreements(): Agreements | undefined {
    if (this.game.parties === undefined) return undefined;
    return {
      with: (seat) => this.info.seats[seat]?.plan,
      agree: (_seat, plan) => this.#request({ kind: 'agree', match: this.id, plan }),
    };
  }

  /** At the club everybody has a screen of their own. */
  takeDevice(): void {}

  revise(seat: Seat | undefined): void {
    this.#revisedAt = seat === undefined ? undefined : this.#match.sequence;
    this.#changed();
  }

  /** Proposes something to the others; rejects with the club's refusal. */
  async offer(offer: Offer): Promise<void> {
    await this.#socket.request({ kind: 'offer', match: this.id, offer });
  }

  /** Accepts or declines what another seat proposed, as the person saw it when the log was this long. */
  async answer(offer: Offer, sequence: number, accept: boolean): Promise<void> {
    await this.#socket.request({ kind: 'answer', match: this.id, sequence, offer, accept });
  }

  /** Takes the win from a seat whose time is up. */
  async claim(): Promise<void> {
    await this.#socket.request({ kind: 'claim', match: this.id });
  }

  /** Sends a chat line to a room of this match. */
  async say(room: ChatRoom, text: string): Promise<void> {
    await this.#socket.request({ kind: 'chat', match: this.id, room, text, ...this.invitation });
  }

  retry(): void {
    this.#socket.resync(this.#match.id);
  }

  close(): void {
    for (const stop of this.#stopListening) stop();
    this.#closed = true;
    this.#listeners.notify();
    this.#socket.leave(this.#match.id);
  }

  async #request(request: RequestWithoutId): Promise<RequestResult> {
    this.#countRequest(1);
    try {
      await this.#waitForSequence(await this.#socket.request(request));
      return { ok: true };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const code = gateRefusals.find((known) => known === error.code) ?? 'club';
      return { ok: false, refusal: { code, sentence: this.#refusalSentence(error) } };
    } finally {
      this.#countRequest(-1);
    }
  }

  /** After a reconnect the answer may come before the new view, on which the next choice must rest. */
  #waitForSequence(sequence: number): Promise<void> {
    if (this.#match.sequence >= sequence) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.#listeners.add(() => {
        if (this.#match.sequence < sequence && !this.#closed) return;
        stop();
        resolve();
      });
    });
  }

  /** Keeps the snapshot while connected: a pending request changes nothing on the board. */
  #countRequest(change: number): void {
    this.#sending += change;
    if (this.connection === 'open') this.#listeners.notify();
    else this.#onConnectionChange();
  }

  #onConnectionChange(): void {
    if (this.#chosen !== undefined && this.connection !== 'open') this.#held = true;
    this.#changed();
  }

  #onMessage(message: ServerMessage): void {
    if (isAbout(this.id, message) && message.code === 'not-found') {
      this.#onGone?.(new Refused(message), this);
      return;
    }
    if (message.kind !== 'table' && message.kind !== 'happened' && message.kind !== 'info') return;
    const before = this.#stepsInEffect();
    applyMessage(this.#match, this.#socket, message, this.#invite);
    if (isBehind(this.#match)) return;
    this.#updateSeat();
    this.#storeView();
    this.#updateMissed(before, message.kind === 'table');
    this.#changed();
  }

  #updateSeat(): void {
    const { seat, info } = this.#match;
    if (seat === null) return;
    this.#seat = seat;
    const mine = info?.seats[seat];
    // The bot's name arrives before the message that takes the seat away.
    if (mine?.player?.kind !== 'bot') this.#substitute = mine?.left === true;
  }

  /** Adds the steps of a new table; steps taken back, or before an own move, are no longer missed. */
  #updateMissed(before: readonly TableStep[], again: boolean): void {
    const steps = this.#stepsInEffect();
    const changed = before.findIndex((step, index) => steps[index] !== step);
    const stayed = changed < 0 ? before.length : changed;
    const moved = this.#stepsAtOwnMove(steps);
    if (again && steps.length > stayed) this.#missed = { from: Math.max(stayed, moved), to: steps.length };
    else if (stayed < this.#missed.to) this.#missed = { from: Math.min(this.#missed.from, stayed), to: stayed };
    if (moved > this.#missed.to) this.#missed = NOTHING;
  }

  /** How many steps there were when the person last chose something; none when they never did. */
  #stepsAtOwnMove(steps: readonly TableStep[]): number {
    const mine = this.#match.seat;
    return mine === null ? 0 : steps.findLastIndex(({ seat }) => seat === mine) + 1;
  }

  #storeView(): void {
    const { view, sequence } = this.#match;
    if (view !== undefined) this.#views.set(sequence, view);
  }

  #changed(): void {
    this.#snapshot = undefined;
    this.#listeners.notify();
  }

  /** The steps that no undo and no takeback has removed. */
  #stepsInEffect(): readonly TableStep[] {
    const fresh = this.#match.history.filter(({ sequence }) => sequence > this.#stepsUpTo);
    if (fresh.length === 0) return this.#steps;
    const steps = [...this.#steps];
    for (const { sequence, entry, events } of fresh) {
      if (entry.kind === 'undo' || entry.kind === 'takeback')
        while ((steps.at(-1)?.sequence ?? 0) > entry.to) steps.pop();
      else if (entry.kind === 'action') steps.push({ sequence, seat: entry.seat, entry: { ...entry }, events });
      else if (entry.kind === 'chance') steps.push({ sequence, seat: undefined, entry: { ...entry }, events });
      this.#stepsUpTo = sequence;
    }
    this.#steps = steps;
    return steps;
  }

  /** My seat, while I may choose although nobody waits for me. */
  #mayRevise(): Seat | undefined {
    const { info, seat, view } = this.#match;
    if (seat === null || view === undefined || info?.status === 'over' || info?.waiting.includes(seat) === true)
      return undefined;
    return includes(this.game.revisable?.(view) ?? NOBODY, seat) ? seat : undefined;
  }

  #now(): Now {
    const { info, seat, history, sequence } = this.#match;
    const waiting = info?.waiting ?? [];
    if (info?.status === 'over') {
      const ending = history.findLast(({ entry }) => entry.kind === 'forfeit' || entry.kind === 'stop')?.entry;
      const early = ending?.kind === 'forfeit' || ending?.kind === 'stop' ? ending : undefined;
      return { kind: 'over', scores: info.scores ?? [], early };
    }
    if (seat !== null && this.#held && this.#chosen !== undefined) return { kind: 'held', seat, action: this.#chosen };
    if (seat !== null && waiting.includes(seat)) return { kind: 'asks', seat, unasked: false };
    const revising = this.#mayRevise();
    if (revising !== undefined && this.#revisedAt === sequence) return { kind: 'asks', seat: revising, unasked: true };
    return { kind: 'waits', seats: waiting };
  }

  #look(): TableSnapshot {
    const { info, seat, sequence, undo, view } = this.#match;
    const now = this.#now();
    const revisable = this.#mayRevise();
    return {
      players: (info?.seats ?? []).map(({ player }): SeatPlayer => {
        if (player?.kind === 'bot') return { kind: 'bot', level: player.name };
        return { kind: 'person', name: player?.name };
      }),
      mySeats: seat === null ? [] : [seat],
      view: view ?? this.game.layout.create(),
      observer: seat ?? SPECTATOR,
      steps: this.#stepsInEffect(),
      sequence,
      now,
      undo: seat !== null && undo && now.kind !== 'over' && now.kind !== 'held' ? seat : undefined,
      revisable: revisable === undefined || now.kind !== 'waits' ? [] : [revisable],
      trouble: undefined,
    };
  }
}

/** Whether a message refuses to show this match; an older club does not name the match. */
const isAbout = (id: string, message: ServerMessage): message is RefusedMessage =>
  message.kind === 'refused' && message.id === null && (message.match ?? id) === id;

/** Whether a refusal ends the opening: nothing was shown yet, or the match was withdrawn from the person. */
const endsOpening = ({ info }: RemoteMatch, code: RefusalCode): boolean => info === undefined || code === 'not-found';

/** Whether entries are missing before the present view. */
const isBehind = ({ history, sequence }: RemoteMatch): boolean => (history.at(-1)?.sequence ?? 0) < sequence;

/** Applies a message; requests the missing part of the log when a table came without it, as at the start. */
function applyMessage(
  match: RemoteMatch,
  socket: ClubSocket,
  message: ServerMessage,
  invite: string | undefined,
): void {
  if (!match.take(message)) socket.resync(match.id);
  else if (message.kind === 'table' && message.match.id === match.id && isBehind(match))
    socket.watch(match.id, match.history.at(-1)?.sequence ?? 0, invite);
}
