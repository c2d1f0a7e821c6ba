import { actions } from '../rules/parts.ts';

/** What a decision is about, told by its first legal action. */
export const Topic = {
  SINGLE: 0,
  PLAYING: 1,
  CAMPAIGNING: 2,
  PLACING: 3,
  REMOVING: 4,
  ANSWERING: 5,
  ASIDE: 6,
  DEBATING: 7,
  RAISING: 8,
  TOUCHING: 9,
  ENDORSING: 10,
  AWARDING: 11,
  EXCHANGING: 12,
} as const;

const topicOfVerb: Readonly<Record<string, number>> = {
  play: Topic.PLAYING,
  playCandidate: Topic.PLAYING,
  first: Topic.PLAYING,
  resolve: Topic.PLAYING,
  support: Topic.CAMPAIGNING,
  check: Topic.CAMPAIGNING,
  travel: Topic.CAMPAIGNING,
  add: Topic.PLACING,
  remove: Topic.REMOVING,
  trigger: Topic.ANSWERING,
  aside: Topic.ASIDE,
  debate: Topic.DEBATING,
  issue: Topic.RAISING,
  media: Topic.TOUCHING,
  unmedia: Topic.TOUCHING,
  endorse: Topic.ENDORSING,
  award: Topic.AWARDING,
  drop: Topic.EXCHANGING,
  stay: Topic.TOUCHING,
  swap: Topic.TOUCHING,
  orderIssues: Topic.TOUCHING,
};
const topics = Uint8Array.from(
  { length: actions.size },
  (_, code) => topicOfVerb[actions.verb(code)?.name ?? ''] ?? Topic.SINGLE,
);
/** The topic of a decision that offers this action first. */
export const topicOf = (action: number): number => topics[action] as number;

/** Whether one play, with all that belongs to it, is over: this decision starts something new. */
export const startsAnew = (topic: number): boolean =>
  topic === Topic.PLAYING || topic === Topic.ASIDE || topic === Topic.DEBATING;
