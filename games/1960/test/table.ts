import {
  type Actor,
  CHANCE,
  type Game,
  type GameKind,
  includes,
  LIST_ROOM,
  openScenario,
  SPECTATOR,
  type State,
  UNKNOWN,
  viewOf,
} from '@whistlestop/kernel';
import { CARD_IDS, cardNumber, cardOf } from '../cards/card-tables.ts';
import { type CardId, nineteenSixty } from '../rules/index.ts';
import { zone } from '../rules/layout.ts';
import type { Options } from '../rules/options.ts';

export type Side = 'kennedy' | 'nixon';
const other = (side: Side): Side => (side === 'kennedy' ? 'nixon' : 'kennedy');

/** A position in the words of scenario files; see docs/scenarios/1960.md. */
export type Position = Readonly<Record<string, unknown>> & {
  readonly hands?: { readonly kennedy?: readonly string[]; readonly nixon?: readonly string[] };
};

/** Cards without any pull on the position, to fill hands that a spec does not care about. */
const FILLERS = [
  'volunteers',
  'the-new-nixon',
  'soviet-economic-growth',
  'fidel-castro',
  'peace-without-surrender',
  'missile-gap',
  'herblock',
  'henry-luce',
];
const ENOUGH_CARDS = 3;
const SEATS: readonly Side[] = ['kennedy', 'nixon'];
const list = new Int16Array(LIST_ROOM);

/** A table to write rules at: arrange a position, play lines of notation, read the position back. */
export class Table {
  readonly game: Game;
  readonly state: State;

  /** `rules`: an older version of the rules to play by. */
  constructor(given: Position, options: unknown = { deck: '2007' }, rules?: number) {
    const kind: GameKind<Options> = { ...nineteenSixty, open: (chosen) => nineteenSixty.open(chosen, rules) };
    const opened = openScenario({ name: 'spec', game: '1960', options, given, script: [] }, [kind]);
    if (!opened.ok) throw new Error(opened.sentence);
    this.game = opened.game;
    this.state = opened.state;
  }

  /** Plays lines such as "kennedy: add NY" or "chance: draw nixon"; an illegal line fails the spec. */
  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const { actor, code } = this.#parse(line);
      const offered = actor === CHANCE ? this.outcomes() : this.legal(SEATS[actor] ?? 'kennedy');
      const text = line.slice(line.indexOf(':') + 1).trim();
      if (!offered.includes(text))
        throw new Error(`"${line}" is not possible; ${JSON.stringify(this.pending())} may ${offered.join(', ')}`);
      this.game.apply(this.state, actor, code);
    }
    return this;
  }

  #parse(line: string): { actor: Actor; code: number } {
    const [who = '', text = ''] = line.split(/:\s*/);
    const actor = who === 'chance' ? CHANCE : SEATS.indexOf(who as Side);
    const code = (actor === CHANCE ? this.game.outcomes : this.game.actions).parse(text);
    if (code === undefined || (actor < 0 && actor !== CHANCE)) throw new Error(`"${line}" is not in the notation`);
    return { actor, code };
  }

  /** Draws cubes in the order given: B for Kennedy's blue, R for Nixon's red. */
  draw(cubes: string): this {
    return this.play(...Array.from(cubes, (cube) => `chance: draw ${cube === 'B' ? 'kennedy' : 'nixon'}`));
  }

  /** Deals all cards that are due now, whichever they are. */
  dealOn(): this {
    for (let next = this.outcomes()[0]; next?.startsWith('deal'); next = this.outcomes()[0])
      this.play(`chance: ${next}`);
    return this;
  }

  /** The position in scenario words. */
  now(): Record<string, unknown> {
    return { ...this.game.scenario.describe(this.state) };
  }

  /** The cards in a side's hand. */
  hand(side: Side): readonly string[] {
    return (this.now()['hands'] as Record<Side, string[]>)[side];
  }

  /** What a side may choose now, in notation; `canonical`: what a searcher is offered. */
  legal(side: Side, canonical = false): string[] {
    const seat = SEATS.indexOf(side);
    if (!this.pending().includes(side)) return [];
    return Array.from(
      list.subarray(0, this.game.legal(this.state, seat, list, canonical)),
      (code) => this.game.actions.format(code) ?? '?',
    );
  }

  /** The states a side may choose now with a verb. */
  states(side: Side, verb: string): string[] {
    return this.legal(side)
      .filter((text) => text.startsWith(`${verb} `))
      .map((text) => text.slice(verb.length + 1));
  }

  outcomes(): string[] {
    if (!this.pending().includes('chance')) return [];
    const weights = new Int16Array(LIST_ROOM);
    return Array.from(
      list.subarray(0, this.game.chance(this.state, list, weights)),
      (code) => this.game.outcomes.format(code) ?? '?',
    );
  }

  /** Who must act: sides, or chance. Empty when the game is over. */
  pending(): string[] {
    const pending = this.game.pending(this.state);
    if (pending === 1 << 30) return ['chance'];
    return SEATS.filter((_, seat) => includes(pending, seat));
  }

  /** Whether an observer knows where a card is. */
  sees(observer: Side | 'spectator', card: CardId): boolean {
    const seat = observer === 'spectator' ? SPECTATOR : SEATS.indexOf(observer);
    return viewOf(this.game, this.state, seat).state[zone.offset + cardNumber(card)] !== UNKNOWN;
  }

  /** The code of the reason why a side may not do something; undefined when it may. */
  why(side: Side, text: string): string | undefined {
    const code = this.game.actions.parse(text);
    if (code === undefined) throw new Error(`"${text}" is not in the notation`);
    return this.game.why(this.state, SEATS.indexOf(side), code)?.code;
  }
}

/** The third activity of turn 3, this side to act with these cards in hand (and a few harmless ones). */
export function toAct(side: Side, hand: readonly string[], given: Position = {}): Position {
  const named = new Set([
    ...hand,
    ...(given.hands?.kennedy ?? []),
    ...(given.hands?.nixon ?? []),
    ...cardsNamed(given),
  ]);
  const spare = FILLERS.filter((card) => !named.has(card));
  const fill = (cards: readonly string[]) => [...cards, ...spare.splice(0, Math.max(0, ENOUGH_CARDS - cards.length))];
  const hands = { [side]: fill(hand), [other(side)]: given.hands?.[other(side)] ?? fill([]) };
  return {
    turn: 3,
    phase: 'activity',
    activity: 3,
    first: side,
    toAct: side,
    momentum: { kennedy: 2, nixon: 2 },
    ...given,
    hands,
  };
}

function cardsNamed({ hands: _hands, ...rest }: Position): string[] {
  return JSON.stringify(rest).match(/[a-z0-9]+(?:-[a-z0-9]+)+|volunteers|herblock/g) ?? [];
}

/** A side has just played this card as an event. */
export const eventBy = (side: Side, card: string, given: Position = {}, options?: unknown): Table =>
  new Table(toAct(side, [card], given), options).play(`${side}: play ${card} event`);

/** The other side has played this card for CP without spending any, and this side has triggered its event. */
export const triggeredBy = (side: Side, card: string, given: Position = {}): Table =>
  new Table(toAct(other(side), [card], given)).play(
    `${other(side)}: play ${card} position`,
    `${other(side)}: done`,
    `${side}: trigger`,
  );

/** The cards of the 2007 deck but these: removed from the game, they leave a deck that is empty. */
export const everyCardBut = (...cards: readonly string[]): string[] =>
  CARD_IDS.filter((id) => cardOf(cardNumber(id)).edition === undefined && !cards.includes(id));
