import {
  type ClientRequest,
  ClubSocket,
  type ConnectionState,
  Refused,
  RemoteMatch,
  type RequestWithoutId,
  type ServerMessage,
  type SocketLike,
} from '@whistlestop/client';
import {
  type Action,
  CHANCE_ACTS,
  type Game,
  OVER,
  only,
  type Refusal,
  type Seat,
  SPECTATOR,
  type State,
} from '@whistlestop/kernel';
import { Audience } from './audience.ts';
import type { Answer, Player, Table, TableSnapshot, TableStep } from './table.ts';

/** What a remote table needs from the outside. */
export interface RemoteTableParts {
  readonly match: string;
  /** The game with the match's options, loaded by the page once it knows them. */
  readonly openGame: (game: string, options: unknown) => Promise<Game>;
  /** Opens a line to the club. */
  readonly connect: () => SocketLike;
  readonly invite?: string;
}

/** The refusals of the gate, which every table can give; the club's own advise to look again. */
const GATE: readonly Refusal['code'][] = [
  'match-over',
  'unknown-seat',
  'not-your-decision',
  'stale-sequence',
  'illegal-action',
  'nothing-to-undo',
  'unknown-sequence',
  'no-consent',
];

/** A match at the club: this side holds the view of its own seat and nothing else. */
export class RemoteTable implements Table {
  readonly game: Game;
  readonly options: unknown;
  readonly #match: RemoteMatch;
  readonly #socket: ClubSocket;
  readonly #audience = new Audience();
  /** The view after each step whose message arrived here, by sequence number. */
  readonly #views = new Map<number, State>();
  #steps: TableStep[] = [];
  #stepsUpTo = 0;
  #snapshot: TableSnapshot | undefined;
  #connection: ConnectionState = 'open';

  private constructor(game: Game, options: unknown, match: RemoteMatch, socket: ClubSocket) {
    this.game = game;
    this.options = options;
    this.#match = match;
    this.#socket = socket;
  }

  /** Sits down: resolves when the club has shown the table of a match that has begun, rejects with the club's refusal. */
  static open({ match: id, openGame, connect, invite }: RemoteTableParts): Promise<RemoteTable> {
    return new Promise((resolve, reject) => {
      const match = new RemoteMatch(id);
      let table: RemoteTable | undefined;
      let opening = false;
      const socket = new ClubSocket({
        open: connect,
        onState: (state) => {
          if (table !== undefined) table.#connected(state);
        },
        onMessage: (message) => {
          if (message.kind === 'refused' && message.id === null && table === undefined) {
            socket.close();
            reject(new Refused(message));
            return;
          }
          if (!match.take(message)) socket.resync(id);
          if (table !== undefined) table.#heard(message);
          const { info } = match;
          if (opening || info === undefined || match.view === undefined) return;
          opening = true;
          openGame(info.game, info.options).then((game) => {
            table = new RemoteTable(game, info.options, match, socket);
            table.#keepView();
            resolve(table);
            return table;
          }, reject);
        },
      });
      // From the beginning, so that the log can be read from its first line.
      socket.watch(id, 0, invite);
    });
  }

  /** Whether the line to the club stands; it mends itself. */
  get connection(): ConnectionState {
    return this.#connection;
  }

  snapshot(): TableSnapshot {
    this.#snapshot ??= this.#look();
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#audience.add(listener);
  }

  viewAfter(count: number): State | undefined {
    const step = this.#stepsInEffect()[count - 1];
    return step === undefined ? undefined : this.#views.get(step.sequence);
  }

  act(_seat: Seat, action: Action): Promise<Answer> {
    return this.#request({ kind: 'act', match: this.#match.id, sequence: this.#match.sequence, action });
  }

  undo(_seat: Seat): Promise<Answer> {
    return this.#request({ kind: 'undo', match: this.#match.id, sequence: this.#match.sequence });
  }

  resign(_seat: Seat): Promise<Answer> {
    return this.#request({ kind: 'resign', match: this.#match.id });
  }

  /** At the club everybody has a screen of their own. */
  takeDevice(): void {
    this.#changed();
  }

  retry(): void {
    this.#socket.resync(this.#match.id);
  }

  close(): void {
    this.#socket.close();
  }

  async #request(request: Extract<RequestWithoutId, { kind: ClientRequest['kind'] }>): Promise<Answer> {
    try {
      await this.#socket.request(request);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const code = GATE.find((known) => known === error.code) ?? 'stale-sequence';
      return { ok: false, refusal: { code, sentence: error.message } };
    }
  }

  #connected(state: ConnectionState): void {
    this.#connection = state;
    this.#changed();
  }

  #heard(message: ServerMessage): void {
    if (message.kind !== 'table' && message.kind !== 'happened' && message.kind !== 'info') return;
    this.#keepView();
    this.#changed();
  }

  #keepView(): void {
    const { view, sequence } = this.#match;
    if (view !== undefined) this.#views.set(sequence, view.slice());
  }

  #changed(): void {
    this.#snapshot = undefined;
    this.#audience.tell();
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

  #look(): TableSnapshot {
    const { info, seat, view, sequence, undo, history } = this.#match;
    const over = info?.status === 'over';
    const waiting = info?.waiting ?? [];
    const mask = waiting.reduce((seats, one) => seats | only(one), 0);
    const forfeit = history.findLast(({ entry }) => entry.kind === 'forfeit')?.entry;
    return {
      players: (info?.seats ?? []).map(({ player }): Player => {
        if (player?.kind === 'bot') return { kind: 'bot', level: player.name };
        return { kind: 'person', name: player?.name };
      }),
      mySeats: seat === null ? [] : [seat],
      observer: seat ?? SPECTATOR,
      view: view ?? this.game.layout.create(),
      sequence,
      steps: this.#stepsInEffect(),
      pending: over ? OVER : mask === 0 ? CHANCE_ACTS : mask,
      deciding: seat !== null && !over && waiting.includes(seat) ? seat : undefined,
      curtain: undefined,
      undo: seat !== null && undo ? seat : undefined,
      over,
      forfeit: forfeit?.kind === 'forfeit' ? forfeit.seat : undefined,
      scores: info?.scores ?? undefined,
      thinking: undefined,
      trouble: undefined,
    };
  }
}
