import { includes, type Random, type State, UNKNOWN, type View } from '@whistlestop/kernel';
import { ANSWERING, card1, card2, COMMIT, committed, count, hand, stage, UPSETTING } from './layout.ts';
import { CARD_COUNT, countBits } from './notation.ts';
import type { MatchConstants } from './match-constants.ts';

/**
 * Completes a view: the only hidden things are cards lying face down, and every hand is public until they are turned
 * up, so each is drawn from its owner's hand to match the public number of cards.
 */
export function sampleWorld(c: MatchConstants, view: View, random: Random, into: State): void {
  into.set(view.state);
  for (let seat = 0; seat < c.seats; seat++) {
    const held = hand.at(into, seat);
    const lying = hidden(c, into, seat, random);
    if (card1.at(into, seat) === UNKNOWN) {
      const first = stage.get(into) === COMMIT && lying > 0 ? drawCard(held, random) : 0;
      const second = lying > 1 ? drawCard(held & ~bit(first), random) : 0;
      // The first edition writes the weaker card of a pair first.
      const swap = !c.second && second !== 0 && second < first;
      card1.put(into, seat, swap ? second : first);
      card2.put(into, seat, swap ? first : second);
    } else if (card2.at(into, seat) === UNKNOWN) {
      card2.put(into, seat, lying > 1 ? drawCard(held, random) : 0);
    }
  }
}

/** How many cards a seat has on the table; of an answer nobody else knows whether it laid a second one there. */
function hidden(c: MatchConstants, s: State, seat: number, random: Random): number {
  const now = stage.get(s);
  const isSecret = now === UPSETTING || (now === ANSWERING && c.secretAnswers);
  if (isSecret && includes(committed.get(s), seat)) return 1 + random.below(2);
  return count.at(s, seat);
}

const bit = (card: number): number => (card === 0 ? 0 : 1 << (card - 1));

/** A card (from 1) of a hand. */
function drawCard(held: number, random: Random): number {
  let skip = random.below(countBits(held));
  for (let card = 1; card <= CARD_COUNT; card++) if ((held & bit(card)) !== 0 && skip-- === 0) return card;
  return 0;
}
