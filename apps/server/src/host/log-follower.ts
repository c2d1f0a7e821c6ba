import { z } from 'zod';
import { turnsSince } from '../store/log-parts.ts';
import type { Append, TurnWithClock } from '../store/store.ts';
import type { HostServices } from './host-services.ts';
import type { HostedMatch } from './hosted-match.ts';
import { loadMatch, parseClock, parseEntries, waitingSeats } from './loaded-match.ts';

/** Beyond this many unused turns all are dropped, and read from the log when somebody needs the match. */
const MOST_SIGNALLED = 32;

const turnSchema = z.strictObject({
  match_id: z.string(),
  sequence: z.int(),
  last: z.int(),
  entries: z.string(),
  seat: z.int(),
  request_id: z.string().nullable(),
  at: z.number(),
  clock: z.string().nullable(),
});

/** Brings one match in memory up to date with its log, to which other nodes may add. */
export class LogFollower {
  readonly #hosted: HostedMatch;
  readonly #services: HostServices;
  /** The length of the log that other nodes have signalled. */
  #signalled = 0;
  /** The turns that came with these signals, as JSON, oldest first. */
  readonly #turns: string[] = [];
  /** Whether the log may contain turns that were not signalled. */
  #unread = false;
  /** The last own turn of which it is unknown whether it was committed. */
  #uncertain: Append | undefined;
  /** Set when memory could not follow the log: the length up to which it did. */
  #lostAfter: number | undefined;

  constructor(hosted: HostedMatch, services: HostServices) {
    this.#hosted = hosted;
    this.#services = services;
  }

  /** Another node has added to the log, up to this entry; perhaps it sends its turn along. */
  signalled(last: number, turn?: string): void {
    this.#signalled = Math.max(this.#signalled, last);
    if (turn === undefined || last <= this.#hosted.match.log.length) return;
    this.#turns.push(turn);
    if (this.#turns.length > MOST_SIGNALLED) this.#turns.length = 0;
  }

  /** The log may have grown without a signal. */
  markUnread(): void {
    this.#unread = true;
  }

  /** It is unknown whether this turn was committed. */
  markUncertain(append: Append): void {
    this.#uncertain = append;
  }

  /** Whether the log may be longer than the match in memory. */
  get isBehind(): boolean {
    return this.#unread || this.#signalled > this.#hosted.match.log.length;
  }

  /** Reads what has to be read before the match is used; undefined when there is nothing. */
  prepare(): Promise<void> | undefined {
    if (this.#lostAfter !== undefined) return this.#reload(this.#lostAfter);
    return this.isBehind ? this.catchUp() : undefined;
  }

  /** Takes over the entries after those in memory; a match that cannot follow them is loaded anew. */
  async catchUp(): Promise<void> {
    // A caller without a signal expects entries that were not signalled.
    const readLog = this.#unread || !this.isBehind;
    this.#unread = false;
    try {
      for await (const turn of this.#newTurns(readLog)) {
        const from = this.#hosted.match.log.length;
        try {
          this.#follow(turn);
        } catch {
          // If the turn itself is invalid, the replay of the whole log fails too.
          await this.#reload(from);
          return;
        }
      }
    } catch (error) {
      this.#unread = true;
      throw error;
    }
  }

  /** The turns after those in memory: those that were signalled, then from the log what is still missing. */
  async *#newTurns(readLog: boolean): AsyncGenerator<TurnWithClock> {
    const { id, match } = this.#hosted;
    for (const text of this.#turns.splice(0)) {
      const turn = turnSchema.parse(JSON.parse(text));
      if (turn.sequence === match.log.length + 1) yield turn;
    }
    if (readLog || this.isBehind) yield* turnsSince(this.#services.store, id, match.log.length);
  }

  #follow(turn: TurnWithClock): void {
    const { match } = this.#hosted;
    const from = match.log.length;
    if (turn.sequence !== from + 1) throw new RangeError(`Entry ${turn.sequence} does not follow entry ${from}.`);
    const before = waitingSeats(match);
    this.#hosted.rememberPosition();
    const happenings = parseEntries(turn.entries).map((entry) => match.append(entry));
    const clock = parseClock(turn.clock);
    const broadcast = this.#hosted.prepareBroadcast(from, happenings, clock);
    // The node that wrote a turn is responsible for its notices and bots, also when it learns late that it was committed.
    const own = turn.sequence === this.#uncertain?.sequence && turn.entries === this.#uncertain.entries;
    const added = { last: turn.last, seat: turn.seat, requestId: turn.request_id };
    this.#hosted.addTurn(added, { before, clock, broadcast, at: turn.at, own });
  }

  /** Loads the match anew; turns after `sure` are followed one by one, so that followers are sent each. */
  async #reload(sure: number): Promise<void> {
    this.#lostAfter = sure;
    this.#services.onLoad();
    this.#hosted.replace(await loadMatch(this.#services, this.#hosted.id, sure));
    for await (const turn of this.#newTurns(true)) this.#follow(turn);
    this.#lostAfter = undefined;
  }
}
