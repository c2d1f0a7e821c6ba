import {
  EVERYTHING,
  type Game,
  type Happening,
  type Observer,
  type SeatMask,
  sees,
  showEntry,
  SPECTATOR,
} from '@whistlestop/kernel';
import type { ServerMessage } from '@whistlestop/client';

type HappenedMessage = Extract<ServerMessage, { kind: 'happened' }>;

/** A text that has two versions: for those who may know its secret and for those who may not. Each is written once. */
class SecretText {
  readonly #witnesses: SeatMask;
  readonly #write: (reader: Observer) => string;
  #open: string | undefined;
  #masked: string | undefined;

  constructor(witnesses: SeatMask, write: (reader: Observer) => string) {
    this.#witnesses = witnesses;
    this.#write = write;
  }

  get open(): string {
    this.#open ??= this.#write(EVERYTHING);
    return this.#open;
  }

  shownTo(observer: Observer): string {
    if (sees(this.#witnesses, observer)) return this.open;
    this.#masked ??= this.#write(SPECTATOR);
    return this.#masked;
  }
}

interface ToldHappening {
  readonly sequence: number;
  readonly entry: SecretText;
  readonly events: readonly SecretText[];
}

/** One turn on its way out: every part of it is written once, however many observers read it. */
export class TurnText {
  readonly #happenings: readonly ToldHappening[];

  constructor(game: Game, happenings: readonly Happening[]) {
    this.#happenings = happenings.map(({ sequence, entry, witnesses, events }) => ({
      sequence,
      entry: new SecretText(witnesses, (reader) => JSON.stringify(showEntry(entry, witnesses, reader))),
      events: events.map(
        (event) => new SecretText(event.witnesses, (reader) => JSON.stringify(game.events.show(event, reader))),
      ),
    }));
  }

  /** The entries as the log keeps them. */
  get entries(): string {
    return `[${this.#happenings.map(({ entry }) => entry.open).join()}]`;
  }

  /** What happened, as this observer may know it. */
  shownTo(observer: Observer): string {
    const parts = this.#happenings.map(({ sequence, entry, events }) => {
      const told = events.map((event) => event.shownTo(observer));
      return `{"sequence":${sequence},"entry":${entry.shownTo(observer)},"events":[${told.join()}]}`;
    });
    return `[${parts.join()}]`;
  }
}

/** What all observers of a turn are told alike. */
export type TurnFacts = Pick<HappenedMessage, 'match' | 'from' | 'to' | 'waiting' | 'clock' | 'scores'>;

/** Writes the message that tells of a turn; the parts that differ from observer to observer come as JSON. */
export function happenedText({
  match,
  from,
  to,
  waiting,
  clock,
  scores,
}: TurnFacts): (happened: string, changes: string, undo: boolean) => string {
  const head = `{"kind":"happened","match":"${match}","from":${from},"to":${to},"happened":`;
  const end = `,"waiting":${JSON.stringify(waiting)},"clock":${JSON.stringify(clock)},"scores":${JSON.stringify(scores)}}`;
  return (happened, changes, undo) => `${head}${happened},"changes":${changes},"undo":${undo}${end}`;
}
