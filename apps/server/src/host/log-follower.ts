import { z } from 'zod';
import { turnsSince } from '../store/log-parts.ts';
import type { Append, TurnWithClock } from '../store/store.ts';
import type { HostServices } from './host-services.ts';
import type { HostedMatch } from './hosted-match.ts';
import { loadMatch, parseClock, parseEntries, waitingSeats } from './loaded-match.ts';

/** More turns than this are read from the log: nobody follows a match here whose signals are left for so long. */
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

/** Keeps one match in memory level with its log, to which other nodes may add. */
export class LogFollower {
  readonly #hosted: HostedMatch;
  readonly #services: HostServices;
  /** The length of the log that other nodes have signalled. */
  #signalled = 0;
  /** The turns that came with these signals, as JSON, oldest first. */
  readonly #turns: string[] = [];
  /** Whether the log may hold turns that nobody has signalled. */
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

  /** Something may have been added that nobody has signalled. */
  markUnread(): void {
    this.#unread = true;
  }

  /** It is unknown whether this turn was committed. */
  markUncertain(append: Append): void {
    this.#uncertain = append;
  }

  /** Whether the log may hold more than memory. */
  get isBehind(): boolean {
    return this.#unread || this.#signalled > this.#hosted.match.log.length;
  }

  get isLost(): boolean {
    return this.#lostAfter !== undefined;
  }

  /** Reads what has to be read before the match is used; undefined when there is nothing. */
  prepare(): Promise<void> | undefined {
    if (this.#lostAfter !== undefined) return this.#reload(this.#lostAfter);
    return this.isBehind ? this.catchUp() : undefined;
  }

  /** Takes over the entries after those in memory; a match that cannot follow them is loaded anew. */
  async catchUp(): Promise<void> {
    // Whoever asks for more than was signalled has a reason of their own to look into the log.
    const readLog = this.#unread || !this.isBehind;
    this.#unread = false;
    try {
      for await (const turn of this.#newTurns(readLog)) {
        const from = this.#hosted.match.log.length;
        try {
          this.#follow(turn);
        } catch {
          // What is wrong with the turn, if it is the turn, shows when all is replayed.
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
    // The node that wrote a turn sees to its notices and bots, even when it learns of the commit late.
    const own = turn.sequence === this.#uncertain?.sequence && turn.entries === this.#uncertain.entries;
    const added = { last: turn.last, seat: turn.seat, requestId: turn.request_id };
    this.#hosted.addTurn(added, { before, clock, broadcast, at: turn.at, own });
  }

  /** Loads the match anew; turns after `sure` are followed one by one, so that the audience hears of each. */
  async #reload(sure: number): Promise<void> {
    this.#lostAfter = sure;
    this.#services.onLoad();
    this.#hosted.replace(await loadMatch(this.#services, this.#hosted.id, sure));
    for await (const turn of this.#newTurns(true)) this.#follow(turn);
    this.#lostAfter = undefined;
  }
}
