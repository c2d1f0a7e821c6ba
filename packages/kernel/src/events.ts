import { type Observer, type SeatMask, sees } from './seats.ts';
import { UNKNOWN } from './state.ts';

/** A kind of event: its argument names, and which of them only its witnesses learn. */
export interface EventSpec {
  readonly args: readonly string[];
  readonly secret?: readonly string[];
}

/** Where `apply` reports events; absent in search. */
export interface EventSink {
  emit(kind: number, witnesses: SeatMask, a?: number, b?: number, c?: number, d?: number): void;
}

/** One event as it happened, with those who may know its secret arguments. */
export interface RawEvent {
  readonly kind: number;
  readonly witnesses: SeatMask;
  readonly args: readonly number[];
}

/** One event as an observer learns it; a secret argument is UNKNOWN to those outside its witnesses. */
export interface PlayerEvent {
  readonly name: string;
  readonly args: Readonly<Record<string, number>>;
}

export type EventBook<Spec extends Record<string, EventSpec> = Record<string, EventSpec>> = {
  readonly kinds: { readonly [K in keyof Spec]: number };
  readonly specs: Spec;
  /** The event as an observer learns it. */
  show(event: RawEvent, observer: Observer): PlayerEvent;
  /** Whether the event is of one of these kinds and has the arguments of its kind. */
  is<Kind extends keyof Spec & string>(event: PlayerEvent, ...of: readonly Kind[]): event is KnownEvent<Spec, Kind>;
  /** What the sentences say about the event; undefined where its kind is unknown or needs no line of its own. */
  tell(event: PlayerEvent, sentences: SentencesFor<Spec>): string | undefined;
};

/** The arguments of one kind of event. */
type EventArgs<Spec extends EventSpec> = Readonly<Record<Spec['args'][number], number>>;

/** An event of one of these kinds, as an observer learns it. */
type KnownEvent<Spec extends Record<string, EventSpec>, Kind extends keyof Spec & string> = {
  readonly [K in Kind]: { readonly name: K; readonly args: EventArgs<Spec[K]> };
}[Kind];

type SentencesFor<Spec extends Record<string, EventSpec>> = {
  readonly [Kind in keyof Spec]: (facts: EventArgs<Spec[Kind]>) => string | undefined;
};

/** A sentence for every kind of event; undefined where the fact needs no line of its own. */
export type SentenceOfEvent<Events extends EventBook> = SentencesFor<Events['specs']>;

/** Numbers the event kinds of a game; at most four arguments each. */
export function defineEvents<const Spec extends Record<string, EventSpec>>(specs: Spec): EventBook<Spec> {
  const names = Object.keys(specs);
  for (const [name, { args, secret = [] }] of Object.entries(specs)) {
    if (args.length > 4) throw new RangeError(`Event ${name} has more than four arguments`);
    const stranger = secret.find((arg) => !args.includes(arg));
    if (stranger !== undefined) throw new RangeError(`Event ${name} has no argument ${stranger} to keep secret`);
  }
  const kinds = Object.fromEntries(names.map((name, index) => [name, index])) as { [K in keyof Spec]: number };
  return {
    kinds,
    specs,
    show(event, observer) {
      const name = names[event.kind];
      const spec = name === undefined ? undefined : specs[name];
      if (name === undefined || spec === undefined) throw new RangeError(`No event kind ${event.kind}`);
      const open = sees(event.witnesses, observer);
      const args: Record<string, number> = {};
      spec.args.forEach((arg, index) => {
        args[arg] = open || spec.secret?.includes(arg) !== true ? (event.args[index] ?? 0) : UNKNOWN;
      });
      return { name, args };
    },
    is: <Kind extends keyof Spec & string>(
      event: PlayerEvent,
      ...of: readonly Kind[]
    ): event is KnownEvent<Spec, Kind> =>
      of.some(
        (kind) => kind === event.name && specs[kind]?.args.every((arg) => Object.hasOwn(event.args, arg)) === true,
      ),
    tell({ name, args }, sentences) {
      const sentence: ((facts: Readonly<Record<string, number>>) => string | undefined) | undefined = Object.hasOwn(
        specs,
        name,
      )
        ? sentences[name]
        : undefined;
      return sentence?.(args);
    },
  };
}

/** Collects the events of one or more applied actions. */
export class EventRecorder implements EventSink {
  readonly events: RawEvent[] = [];
  emit(kind: number, witnesses: SeatMask, a = 0, b = 0, c = 0, d = 0): void {
    this.events.push({ kind, witnesses, args: [a, b, c, d] });
  }
}
