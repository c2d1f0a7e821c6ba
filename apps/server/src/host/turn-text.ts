import {
  type Entry,
  EVERYONE,
  type EventBook,
  type Game,
  type Happening,
  type Observer,
  type RawEvent,
  sees,
  showEntry,
  UNKNOWN,
} from '@whistlestop/kernel';
import { type JsonBytes, jsonPiece } from './json-bytes.ts';

const SEQUENCE = jsonPiece('{"sequence":');
const ACTION = jsonPiece(',"entry":{"kind":"action","seat":');
const OF_SEAT = jsonPiece(',"action":');
const CHANCE = jsonPiece(',"entry":{"kind":"chance","outcome":');
const ENTRY = jsonPiece(',"entry":');
const ENTRY_END = jsonPiece('}');
const EVENTS = jsonPiece(',"events":[');
const END = jsonPiece(']}');
const COMMA = 0x2c;

/** One turn on its way out: into the log, and to everybody who hears of it. */
export class TurnText {
  /** Whether everybody may know all of it. */
  readonly isOpen: boolean;
  readonly #happenings: readonly Happening[];
  readonly #events: EventPieces;

  constructor(game: Game, happenings: readonly Happening[]) {
    this.#happenings = happenings;
    this.#events = EventPieces.of(game.events);
    this.isOpen = happenings.every(
      ({ witnesses, events }) => witnesses === EVERYONE && events.every((event) => event.witnesses === EVERYONE),
    );
  }

  /** The entries as the log keeps them. */
  get entries(): string {
    let text = '';
    for (const { entry } of this.#happenings) text += `${text === '' ? '[' : ','}${entryText(entry)}`;
    return `${text}]`;
  }

  /** Writes what happened, as this observer may know it. */
  write(into: JsonBytes, observer: Observer): void {
    for (let i = 0; i < this.#happenings.length; i++) {
      const { sequence, entry, witnesses, events } = this.#happenings[i] as Happening;
      if (i > 0) into.byte(COMMA);
      into.piece(SEQUENCE).whole(sequence);
      if (!sees(witnesses, observer)) into.piece(ENTRY).text(JSON.stringify(showEntry(entry, witnesses, observer)));
      else if (entry.kind === 'action')
        into.piece(ACTION).whole(entry.seat).piece(OF_SEAT).whole(entry.action).piece(ENTRY_END);
      else if (entry.kind === 'chance') into.piece(CHANCE).whole(entry.outcome).piece(ENTRY_END);
      else into.piece(ENTRY).text(JSON.stringify(entry));
      into.piece(EVENTS);
      for (let e = 0; e < events.length; e++) {
        if (e > 0) into.byte(COMMA);
        this.#events.write(into, events[e] as RawEvent, observer);
      }
      into.piece(END);
    }
  }
}

/** An entry as JSON; those of every turn by hand. */
function entryText(entry: Entry): string {
  if (entry.kind === 'action') return `{"kind":"action","seat":${entry.seat},"action":${entry.action}}`;
  return entry.kind === 'chance' ? `{"kind":"chance","outcome":${entry.outcome}}` : JSON.stringify(entry);
}

interface EventForm {
  /** What comes before each argument. */
  readonly before: readonly Uint8Array[];
  readonly secret: readonly boolean[];
  readonly end: Uint8Array;
}

/** The events of a game as JSON: all that is the same in every event of a kind is written beforehand. */
class EventPieces {
  static readonly #known = new WeakMap<EventBook, EventPieces>();
  readonly #forms: readonly EventForm[];

  private constructor({ specs }: EventBook) {
    this.#forms = Object.entries(specs).map(([name, { args, secret = [] }]) => {
      const head = `{"name":${JSON.stringify(name)},"args":{`;
      return {
        before: args.map((arg, index) => jsonPiece(`${index === 0 ? head : ','}${JSON.stringify(arg)}:`)),
        secret: args.map((arg) => secret.includes(arg)),
        end: jsonPiece(args.length === 0 ? `${head}}}` : '}}'),
      };
    });
  }

  static of(book: EventBook): EventPieces {
    const known = EventPieces.#known.get(book) ?? new EventPieces(book);
    EventPieces.#known.set(book, known);
    return known;
  }

  write(into: JsonBytes, { kind, witnesses, args }: RawEvent, observer: Observer): void {
    const form = this.#forms[kind];
    if (form === undefined) throw new RangeError(`No event kind ${kind}`);
    const open = sees(witnesses, observer);
    for (let i = 0; i < form.before.length; i++)
      into.piece(form.before[i] as Uint8Array).whole(open || form.secret[i] !== true ? (args[i] as number) : UNKNOWN);
    into.piece(form.end);
  }
}
