import type { EventBook, PlayerEvent } from '@whistlestop/kernel';
import type { Rule } from './game-table.ts';

/**
 * The rule behind every kind of event of a game. A missing kind, or an unknown section of the guide, does not compile.
 */
export type RuleOfEvent<Events extends EventBook, Headings> = Readonly<
  Record<keyof Events['specs'], keyof Headings | number>
>;

/** The rules behind events, looked up by kind. */
export const rulesByEvent =
  (rules: Readonly<Record<string, Rule>>) =>
  (events: readonly PlayerEvent[]): readonly Rule[] => [...new Set(events.flatMap(({ name }) => rules[name] ?? []))];
