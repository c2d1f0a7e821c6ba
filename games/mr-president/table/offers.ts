import type { Action } from '@whistlestop/kernel';
import { actions } from '../rules/index.ts';
import { FIRST_CARD, SECOND_CARD } from '../rules/parts.ts';

const { verbs } = actions;
const oneCardVerbs = [verbs.answer, verbs.upset, verbs.defend];

/** What a decision offers: ways to use cards of the hand, and plain answers. */
export interface Offers {
  readonly ways: readonly { readonly action: Action; readonly cards: readonly number[] }[];
  readonly answers: readonly Action[];
  /** The cards that some way uses. */
  readonly cards: ReadonlySet<number>;
  /** Whether some way uses two cards. */
  readonly pairs: boolean;
}

/** Sorts the legal choices by the cards they use. */
export function offersOf(legal: readonly Action[]): Offers {
  const ways = legal.flatMap((action) => {
    const cards = cardsOf(action);
    return cards === undefined ? [] : [{ action, cards }];
  });
  return {
    ways,
    answers: legal.filter((action) => cardsOf(action) === undefined),
    cards: new Set(ways.flatMap(({ cards }) => cards)),
    pairs: ways.some(({ cards }) => cards.length === 2),
  };
}

function cardsOf(action: Action): readonly number[] | undefined {
  if (verbs.play.has(action) || verbs.pair.has(action))
    return [FIRST_CARD[action] ?? 0, SECOND_CARD[action] ?? 0].filter((card) => card > 0).map((card) => card - 1);
  const verb = oneCardVerbs.find((candidate) => candidate.has(action));
  return verb === undefined ? undefined : [verb.arg(action)];
}

/** The ways that use exactly these cards. */
export const waysWith = ({ ways }: Offers, cards: readonly number[]): readonly Action[] =>
  ways
    .filter((way) => way.cards.length === cards.length && way.cards.every((card) => cards.includes(card)))
    .sort((a, b) => Number(b.cards[0] === cards[0]) - Number(a.cards[0] === cards[0]))
    .map(({ action }) => action);

/** What playing this card now would be, to ask why it is closed. */
export function closedWay(legal: readonly Action[], card: number): Action {
  const verb = oneCardVerbs.find((candidate) => legal.some((action) => candidate.has(action))) ?? verbs.play;
  return verb.of(card);
}
