import {
  CHANCE,
  CHANCE_ACTS,
  EventRecorder,
  type Game,
  includes,
  LIST_ROOM,
  OVER,
  type PlayerEvent,
  type Seat,
  type State,
} from '@whistlestop/kernel';
import { CAMPAIGN_CARDS, handOf, mrPresident, STATE_CARDS } from '../rules/index.ts';

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** The name of the card worth so many points. */
export const card = (points: number): string => CAMPAIGN_CARDS.find((one) => one.points === points)?.id ?? '?';

/** Names of cards by their points. */
export const cards = (...points: number[]): string[] => points.map(card);

/** The electoral votes of some states together. */
export const electors = (...codes: string[]): number =>
  STATE_CARDS.filter(({ code }) => codes.includes(code)).reduce((sum, one) => sum + one.electoralVotes, 0);

const plays = (seat: string, points: readonly number[]) => `${seat}: play ${cards(...points).join(' ')}`;
export const red = (...points: number[]): string => plays('red', points);
export const blue = (...points: number[]): string => plays('blue', points);
export const green = (...points: number[]): string => plays('green', points);
export const gold = (...points: number[]): string => plays('gold', points);
export const turn = (...codes: string[]): string[] => codes.map((code) => `chance: turn ${code}`);

/** A position to try rules on: plays lines of notation and tells what became of them. */
export class Position {
  readonly game: Game;
  readonly s: State;
  readonly #recorder = new EventRecorder();

  constructor(options: unknown, given: unknown = {}, rules?: number) {
    this.game = mrPresident.open(mrPresident.options.parse(options), rules);
    this.s = this.game.layout.create();
    this.game.init(this.s);
    const impossible =
      this.game.scenario.arrange(this.s, this.game.scenario.given.parse(given) as never) ?? this.game.invariant(this.s);
    if (impossible !== undefined) throw new Error(impossible);
  }

  seat(id: string): Seat {
    return this.game.seats.findIndex((spec) => spec.id === id);
  }

  /** Plays lines such as "red: play billboards" or "chance: turn CA"; throws at the first that is not possible. */
  play(...lines: string[]): this {
    for (const line of lines) {
      const [who = '', text = ''] = line.split(': ');
      const offered = who === 'chance' ? this.outcomes() : this.legal(who);
      if (!offered.includes(text)) throw new Error(`"${line}" is not possible; offered: ${offered.join(', ')}`);
      if (who === 'chance') this.game.apply(this.s, CHANCE, this.game.outcomes.parse(text) ?? -1, this.#recorder);
      else this.game.apply(this.s, this.seat(who), this.game.actions.parse(text) ?? -1, this.#recorder);
      const broken = this.game.invariant(this.s);
      if (broken !== undefined) throw new Error(`After "${line}": ${broken}`);
    }
    return this;
  }

  /** What a seat may do, whether it is waited for or may still change its mind. */
  legal(id: string): string[] {
    const seat = this.seat(id);
    const pending = this.game.pending(this.s);
    if (pending === OVER || pending === CHANCE_ACTS) return [];
    if (!includes(pending | (this.game.revisable?.(this.s) ?? 0), seat)) return [];
    return Array.from(
      list.subarray(0, this.game.legal(this.s, seat, list)),
      (code) => this.game.actions.format(code) ?? '?',
    );
  }

  /** What chance may bring. */
  outcomes(): string[] {
    if (this.game.pending(this.s) !== CHANCE_ACTS) return [];
    return Array.from(
      list.subarray(0, this.game.chance(this.s, list, weights)),
      (code) => this.game.outcomes.format(code) ?? '?',
    );
  }

  /** Who is waited for. */
  pending(): string[] {
    const pending = this.game.pending(this.s);
    if (pending === OVER) return ['over'];
    if (pending === CHANCE_ACTS) return ['chance'];
    return this.game.seats.filter((_, seat) => includes(pending, seat)).map(({ id }) => id);
  }

  /** Who may change a choice although nobody waits for it. */
  revisable(): string[] {
    const may = this.game.revisable?.(this.s) ?? 0;
    return this.game.seats.filter((_, seat) => includes(may, seat)).map(({ id }) => id);
  }

  /** The code of the reason against an action. */
  why(id: string, text: string): string | undefined {
    return this.game.why(this.s, this.seat(id), this.game.actions.parse(text) ?? -1)?.code;
  }

  /** The position in the words of scenario files. */
  get now(): Readonly<Record<string, unknown>> {
    return this.game.scenario.describe(this.s);
  }

  handSize(id: string): number {
    return handOf(this.s, this.seat(id)).length;
  }

  handSizes(): number[] {
    return this.game.seats.map(({ id }) => this.handSize(id));
  }

  /** The facts told so far, as one observer learned them. */
  events(observer = -2): PlayerEvent[] {
    return this.#recorder.events.map((event) => this.game.events.show(event, observer));
  }

  /** The facts of one kind. */
  told(name: string): Readonly<Record<string, number>>[] {
    return this.events()
      .filter((event) => event.name === name)
      .map(({ args }) => args);
  }
}
