import type { EventBook, PlayerEvent } from '@whistlestop/kernel';
import type { Rule } from './game-table.ts';

/** The rule behind every kind of fact of a game: a kind without one, or a section the guide does not have, does not compile. */
export type RuleOfEvent<Events extends EventBook, Headings> = Readonly<
  Record<keyof Events['specs'], keyof Headings | number>
>;

/** The rules that facts rest on, by the kinds of the facts. */
export const rulesByEvent =
  (rules: Readonly<Record<string, Rule>>) =>
  (events: readonly PlayerEvent[]): readonly Rule[] => [...new Set(events.flatMap(({ name }) => rules[name] ?? []))];
