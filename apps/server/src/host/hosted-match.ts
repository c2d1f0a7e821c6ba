import { type Happening, includes, type Match, only, type Seat, type SeatMask, type State } from '@whistlestop/kernel';
import { Refused, refusalOf } from '@whistlestop/client';
import { BOT_LEASE } from '../clocks/bot-leases.ts';
import { deadlineOf, earlier, type StoredClock } from '../clocks/clock.ts';
import { readHolders } from '../people/seat-holders.ts';
import type { Standing } from '../store/store.ts';
import { conferringAfter, conferringEnds } from './conferring.ts';
import type { Broadcast, HostServices } from './host-services.ts';
import { type LoadedMatch, parseClock, type Turn, waitingSeats } from './loaded-match.ts';
import { Replay } from './replay.ts';

/** One match in memory: its position, its clocks and who sits where. */
export class HostedMatch {
  readonly id: string;
  protected readonly services: HostServices;
  #loaded: LoadedMatch;
  /** The position before the turn in progress. */
  #before: State;
  #replay: Replay | undefined;

  constructor(services: HostServices, loaded: LoadedMatch) {
    this.id = loaded.row.id;
    this.services = services;
    this.#loaded = loaded;
    this.#before = loaded.match.state.slice();
  }

  get loaded(): LoadedMatch {
    return this.#loaded;
  }

  get match(): Match {
    return this.#loaded.match;
  }

  /** An estimate of its memory, in bytes. */
  get bytes(): number {
    const { match, game, turns } = this.#loaded;
    return 2048 + game.layout.size * 20 + match.log.length * 200 + turns.length * 80 + (this.#replay?.bytes ?? 0);
  }

  /** The history of the match, for tables and for people who look back; created on first use. */
  get replay(): Replay {
    this.#replay ??= new Replay(this.#loaded);
    return this.#replay;
  }

  /** The seat of a person. */
  seatOf(userId: string | null): number | undefined {
    if (userId === null) return undefined;
    const seat = this.#loaded.holders.findIndex((holder) => holder.userId === userId);
    return seat < 0 ? undefined : seat;
  }

  /** The seats played by bots. */
  get bots(): SeatMask {
    const { holders } = this.#loaded;
    let mask = 0;
    for (let seat = 0; seat < holders.length; seat++) if (holders[seat]?.bot !== null) mask |= only(seat);
    return mask;
  }

  /** Whether the game waits for this seat. */
  waitsFor(seat: number): boolean {
    return includes(waitingSeats(this.match), seat);
  }

  /** The length of the log after the turn of this request, if it was accepted after entry `after`. */
  answerTo(seat: Seat, requestId: string, after = 0): number | undefined {
    const { turns } = this.#loaded;
    for (let i = turns.length - 1; i >= 0; i--) {
      const turn = turns[i] as Turn;
      if (turn.last <= after) break;
      if (turn.requestId === requestId && turn.seat === seat) return turn.last;
    }
    return undefined;
  }

  /** Refuses a person's request when a bot has taken over the seat meanwhile; a bot's request has no id. */
  refuseIfHandedOver(asker: Seat, requestId: string | null): void {
    if (requestId !== null && this.#loaded.holders[asker]?.bot != null) throw new Refused(refusalOf('not-your-seat'));
  }

  /** Saves the position for `prepareBroadcast`, before a turn is carried out. */
  rememberPosition(): void {
    this.#before.set(this.match.state);
  }

  /** Writes the messages of the turn carried out since `rememberPosition`, after entry `from`. */
  prepareBroadcast(from: number, happenings: readonly Happening[], clock: StoredClock | null): Broadcast | undefined {
    return this.services.broadcaster.prepare(this.#loaded, { before: this.#before, from, happenings, clock });
  }

  /** Adds a committed turn, sends its messages and notifies the node. */
  addTurn(
    turn: Turn,
    {
      before,
      clock,
      broadcast,
      at,
      own,
    }: {
      readonly before: SeatMask;
      readonly clock: StoredClock | null;
      readonly broadcast: Broadcast | undefined;
      readonly at: number;
      readonly own: boolean;
    },
  ): void {
    this.#loaded.turns.push(turn);
    this.#loaded.clock = clock;
    if (this.match.game.parties !== undefined) this.#loaded.conferring = conferringAfter(this.#loaded, at);
    broadcast?.send();
    this.services.onTurn({ host: this, before, after: waitingSeats(this.match), at, own });
  }

  /** Replaces the match in memory by one loaded anew. */
  replace(loaded: LoadedMatch): void {
    this.#loaded = loaded;
    this.#before = loaded.match.state.slice();
    this.#replay = undefined;
  }

  /** Reads players and clocks again, which another node may have changed; for work inside `run`. */
  async refreshNow(): Promise<void> {
    const { db } = this.services.store;
    const row = await db
      .selectFrom('matches')
      .select(['clock', 'seating'])
      .where('id', '=', this.id)
      .executeTakeFirst();
    // Before the holders: a seating must never be newer than them.
    this.#loaded.seating = row?.seating ?? 0;
    this.#loaded.holders = await readHolders(db, this.id);
    this.#loaded.clock = parseClock(row?.clock ?? null);
  }

  /** Stores how the match stands after something other than a turn: its start, a pause, a new player. */
  async saveStanding(clock = this.#loaded.clock): Promise<void> {
    const { waiting, deadline, botDue, clock: text } = this.standing(clock, this.services.now());
    await this.services.store.db
      .updateTable('matches')
      .set({ waiting, deadline, bot_due: botDue, clock: text })
      .where('id', '=', this.id)
      .where('head', '=', this.match.log.length)
      .where('status', '=', 'running')
      .execute();
    this.#loaded.clock = clock;
  }

  /** How the match stands with these clocks, for lists, deadlines and bots. */
  standing(clock: StoredClock | null, at: number): Standing {
    const { bots } = this;
    const after = waitingSeats(this.match);
    const scores = this.match.scores();
    const over = scores !== undefined;
    const conferringUntil =
      this.match.game.parties === undefined
        ? null
        : conferringEnds(this.#loaded, clock, conferringAfter(this.#loaded, at));
    return {
      status: over ? 'over' : 'running',
      waiting: after,
      clock: clock === null ? null : JSON.stringify(clock),
      // The results of a match that is over are counted when delayed spectators know them too.
      deadline: over
        ? at + this.#loaded.settings.spectatorDelay
        : earlier(deadlineOf(clock, after & ~bots), conferringUntil),
      botDue: (after & bots) === 0 ? null : at + BOT_LEASE,
      scores: over ? JSON.stringify(scores) : null,
      endedAt: over ? at : null,
    };
  }
}
