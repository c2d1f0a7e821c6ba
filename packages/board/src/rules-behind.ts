import { distinctRules, type EventBook, type PlayerEvent, type Rule } from '@whistlestop/kernel';

/**
 * The rule behind every kind of event of a game. A missing kind, or an unknown section of the guide, does not compile.
 */
export type RuleOfEvent<Events extends EventBook, Section extends string> = Readonly<
  Record<keyof Events['specs'], Rule<Section>>
>;

/** The rules behind events, looked up by kind. */
export const rulesByEvent =
  (rules: Readonly<Record<string, Rule>>) =>
  (events: readonly PlayerEvent[]): readonly Rule[] =>
    distinctRules(events.flatMap(({ name }) => rules[name] ?? []));
