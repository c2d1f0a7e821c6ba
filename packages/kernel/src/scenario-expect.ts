import { choosers } from './decisions.ts';
import { type Game, LIST_ROOM } from './game.ts';
import { InvalidScenario } from './scenario-invalid.ts';
import { CHANCE_ACTS, includes, OVER, type Seat } from './seats.ts';
import { sentenceOf } from './sentence.ts';
import type { State } from './state.ts';

/** What a seat must and must not be able to choose. */
export interface LegalExpectation {
  readonly includes?: readonly string[] | undefined;
  readonly excludes?: readonly string[] | undefined;
}

type Expectation = Readonly<Record<string, unknown>>;

const list = new Int16Array(LIST_ROOM);

/** Refuses an expectation whose keys or values the game does not know. */
export function checkKeys(game: Game, expected: Expectation, step?: number): void {
  const { pending: _pending, legalCount: _legalCount, ...own } = expected;
  const parsed = game.scenario.expect.safeParse(own);
  if (!parsed.success) throw new InvalidScenario(`expect: ${sentenceOf(parsed.error)}`, step);
}

/** One sentence for everything the position shows differently from what was expected. */
export function differences(game: Game, s: State, expected: Expectation): string[] {
  const found = game.scenario.describe(s);
  return Object.entries(expected).flatMap(([key, want]) => {
    if (key === 'pending') return compare(key, want, pendingIn(game, s, want), false);
    if (key === 'legalCount') return compare(key, want, legalCounts(game, s, want), true);
    return compare(key, want, found[key], game.scenario.ordered.includes(key));
  });
}

/** One sentence for every action that is missing from a seat's legal list, or should be. */
export function legalProblems(game: Game, s: State, wanted: Readonly<Record<string, LegalExpectation>>): string[] {
  return Object.entries(wanted).flatMap(([id, { includes: must = [], excludes: mustNot = [] }]) => {
    const seat = game.seats.findIndex((spec) => spec.id === id);
    if (seat < 0) throw new InvalidScenario(`expectLegal: "${id}" is no seat of this game.`);
    const stranger = [...must, ...mustNot].find((text) => game.actions.parse(text) === undefined);
    if (stranger !== undefined)
      throw new InvalidScenario(`expectLegal: "${stranger}" is not in the notation of this game.`);
    const legal = new Set(legalTexts(game, s, seat));
    return [
      ...must.filter((text) => !legal.has(text)).map((text) => `${id} should be able to "${text}".`),
      ...mustNot.filter((text) => legal.has(text)).map((text) => `${id} should not be able to "${text}".`),
    ];
  });
}

/** Whom the game waits for: seats by name, "chance" or "over". */
export function waitsFor(game: Game, s: State): readonly string[] {
  const pending = game.pending(s);
  if (pending === OVER) return ['over'];
  if (pending === CHANCE_ACTS) return ['chance'];
  return game.seats.filter((_, seat) => includes(pending, seat)).map(({ id }) => id);
}

/** `pending` is a seat, a list of seats, "chance", "over", or seats with the first words they may choose from. */
function pendingIn(game: Game, s: State, want: unknown): unknown {
  const waiting = waitsFor(game, s);
  if (typeof want === 'string' || Array.isArray(want)) return waiting.length === 1 ? waiting[0] : waiting;
  return Object.fromEntries(
    waiting.map((id) => {
      const seat = game.seats.findIndex((spec) => spec.id === id);
      return [id, [...new Set(legalTexts(game, s, seat).map((text) => text.split(' ', 1)[0]))]];
    }),
  );
}

function legalCounts(game: Game, s: State, want: unknown): unknown {
  const counts = game.seats.map(({ id }, seat) => [id, legalTexts(game, s, seat).length] as const);
  return typeof want === 'number' ? counts.reduce((sum, [, count]) => sum + count, 0) : Object.fromEntries(counts);
}

function legalTexts(game: Game, s: State, seat: Seat): string[] {
  if (seat < 0 || !includes(choosers(game, s), seat)) return [];
  return Array.from(list.subarray(0, game.legal(s, seat, list)), (code) => game.actions.format(code) ?? '?');
}

/** Lists are compared whole, as sets unless ordered, and an absent list is empty; of an object only the expected keys. */
function compare(path: string, want: unknown, found: unknown, ordered: boolean): string[] {
  if (Array.isArray(want)) {
    const [wanted, here] = [listed(want, ordered), listed(found === undefined ? [] : [found].flat(), ordered)];
    return wanted === here ? [] : [`${path}: expected [${wanted}], found [${here}].`];
  }
  if (typeof want === 'object' && want !== null) {
    const inside = typeof found === 'object' && found !== null ? (found as Expectation) : {};
    return Object.entries(want).flatMap(([key, value]) => compare(`${path}.${key}`, value, inside[key], ordered));
  }
  return Object.is(want, found) ? [] : [`${path}: expected ${written(want)}, found ${written(found)}.`];
}

function listed(values: readonly unknown[], ordered: boolean): string {
  const texts = values.map(written);
  return (ordered ? texts : texts.sort()).join(', ');
}

/** A value as JSON with its keys in alphabetical order. */
function written(value: unknown): string {
  if (value === undefined) return 'nothing';
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
