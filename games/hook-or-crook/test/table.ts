import {
  CHANCE,
  CHANCE_ACTS,
  EventRecorder,
  EVERYTHING,
  includes,
  LIST_ROOM,
  type PlayerEvent,
  type Reason,
} from '@whistlestop/kernel';
import { type HookOrCrook, hookOrCrook } from '../rules/index.ts';

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** A position laid out as a scenario's `given`, played by lines of notation with scripted luck. */
export class Table {
  readonly game: HookOrCrook;
  readonly state: Int32Array;
  readonly facts: PlayerEvent[] = [];

  constructor(given: object = {}, options: object = {}) {
    this.game = hookOrCrook.open(hookOrCrook.options.parse(options));
    this.state = this.game.layout.create();
    this.game.init(this.state);
    const parsed = this.game.scenario.given.parse(given) as never;
    const impossible = this.game.scenario.arrange(this.state, parsed) ?? this.game.invariant(this.state);
    if (impossible !== undefined) throw new Error(impossible);
  }

  /** Plays lines: "amber: hold" for a seat, "die 3" for chance. Every line must be possible. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const [seatName, text] = line.includes(': ') ? line.split(': ') : [undefined, line];
      const actor = seatName === undefined ? CHANCE : this.seat(seatName);
      const options = actor === CHANCE ? this.outcomes() : this.legal(seatName ?? '');
      if (!options.includes(text ?? '')) throw new Error(`"${line}" is not among: ${options.join(', ')}`);
      const book = actor === CHANCE ? this.game.outcomes : this.game.actions;
      const recorder = new EventRecorder();
      this.game.apply(this.state, actor, book.parse(text ?? '') ?? -1, recorder);
      this.facts.push(...recorder.events.map((event) => this.game.events.show(event, EVERYTHING)));
      const broken = this.game.invariant(this.state);
      if (broken !== undefined) throw new Error(`after "${line}": ${broken}`);
    }
    return this;
  }

  seat(name: string): number {
    return this.game.seats.findIndex(({ id }) => id === name);
  }

  /** The seats the game waits for, or "chance", or nobody at the end. */
  get waitsFor(): string | string[] {
    const pending = this.game.pending(this.state);
    if (pending === CHANCE_ACTS) return 'chance';
    return this.game.seats.filter((_, seat) => includes(pending, seat)).map(({ id }) => id);
  }

  legal(name: string): string[] {
    const count = this.game.legal(this.state, this.seat(name), list);
    return Array.from(list.subarray(0, count), (code) => this.game.actions.format(code) ?? '?');
  }

  outcomes(): string[] {
    if (this.game.pending(this.state) !== CHANCE_ACTS) return [];
    const count = this.game.chance(this.state, list, weights);
    return Array.from(list.subarray(0, count), (code) => this.game.outcomes.format(code) ?? '?');
  }

  why(name: string, action: string): Reason | undefined {
    return this.game.why(this.state, this.seat(name), this.game.actions.parse(action) ?? -1);
  }

  /** The position in the words of a scenario's `expect`. */
  get now(): Record<string, unknown> {
    return { ...this.game.scenario.describe(this.state) };
  }

  /** The votes of a colour as [Incumbent's pile, State]. */
  votes(colour = 'amber'): [pile: number, state: number] {
    const { pile, votes } = this.game.constants.fields;
    const state = this.seat(colour) - 1;
    return [pile.at(this.state, state), votes.at(this.state, state)];
  }

  get scores(): number[] | undefined {
    const out = new Float32Array(this.game.seats.length);
    return this.game.result(this.state, out) ? [...out] : undefined;
  }
}
