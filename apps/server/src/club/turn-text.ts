import {
  type Entry,
  EVERYONE,
  EVERYTHING,
  type EventBook,
  type Game,
  type Happening,
  type Observer,
  type RawEvent,
  sees,
  showEntry,
  UNKNOWN,
} from '@whistlestop/kernel';

/** One turn on its way out. Where nothing in it is secret, it is written once for all. */
export class TurnText {
  readonly #happenings: readonly Happening[];
  readonly #events: EventTexts;
  readonly #secret: boolean;
  #open: string | undefined;

  constructor(game: Game, happenings: readonly Happening[]) {
    this.#happenings = happenings;
    this.#events = EventTexts.of(game.events);
    this.#secret = happenings.some(
      ({ witnesses, events }) => witnesses !== EVERYONE || events.some((event) => event.witnesses !== EVERYONE),
    );
  }

  /** The entries as the log keeps them. */
  get entries(): string {
    return `[${this.#happenings.map(({ entry }) => entryText(entry)).join()}]`;
  }

  /** What happened, as this observer may know it. */
  shownTo(observer: Observer): string {
    if (this.#secret) return this.#write(observer);
    this.#open ??= this.#write(EVERYTHING);
    return this.#open;
  }

  #write(observer: Observer): string {
    let text = '';
    for (const { sequence, entry, witnesses, events } of this.#happenings) {
      let told = '';
      for (const event of events) told += `${told === '' ? '' : ','}${this.#events.write(event, observer)}`;
      const shown = sees(witnesses, observer)
        ? entryText(entry)
        : JSON.stringify(showEntry(entry, witnesses, observer));
      text += `${text === '' ? '' : ','}{"sequence":${sequence},"entry":${shown},"events":[${told}]}`;
    }
    return `[${text}]`;
  }
}

/** An entry as JSON; those of every turn by hand. */
function entryText(entry: Entry): string {
  if (entry.kind === 'action') return `{"kind":"action","seat":${entry.seat},"action":${entry.action}}`;
  return entry.kind === 'chance' ? `{"kind":"chance","outcome":${entry.outcome}}` : JSON.stringify(entry);
}

interface EventForm {
  /** What comes before each argument. */
  readonly before: readonly string[];
  readonly secret: readonly boolean[];
  readonly end: string;
}

/** The events of a game as JSON: all that is the same in every event of a kind is written beforehand. */
class EventTexts {
  static readonly #known = new WeakMap<EventBook, EventTexts>();
  readonly #forms: readonly EventForm[];

  private constructor({ specs }: EventBook) {
    this.#forms = Object.entries(specs).map(([name, { args, secret = [] }]) => {
      const head = `{"name":${JSON.stringify(name)},"args":{`;
      return {
        before: args.map((arg, index) => `${index === 0 ? head : ','}${JSON.stringify(arg)}:`),
        secret: args.map((arg) => secret.includes(arg)),
        end: args.length === 0 ? `${head}}}` : '}}',
      };
    });
  }

  static of(book: EventBook): EventTexts {
    const known = EventTexts.#known.get(book) ?? new EventTexts(book);
    EventTexts.#known.set(book, known);
    return known;
  }

  write({ kind, witnesses, args }: RawEvent, observer: Observer): string {
    const form = this.#forms[kind];
    if (form === undefined) throw new RangeError(`No event kind ${kind}`);
    const open = sees(witnesses, observer);
    let text = '';
    for (let i = 0; i < form.before.length; i++)
      text += `${form.before[i]}${open || form.secret[i] !== true ? args[i] : UNKNOWN}`;
    return text + form.end;
  }
}
