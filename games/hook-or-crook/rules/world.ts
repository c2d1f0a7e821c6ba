import { includes, UNKNOWN, type Random, type Slots, type State, type View } from '@whistlestop/kernel';
import { mayAnswerWith } from './challenge.ts';
import type { Edition } from './edition.ts';
import { EvidenceZone, Phase } from './layout.ts';

/** Completes a view: unseen cards are dealt at random into the public hand sizes, unseen answers are any legal ones. */
export function completeWorld(e: Edition, view: View, random: Random, into: State): void {
  into.set(view.state);
  dealCheats(e, random, into);
  dealEvidence(e, random, into);
  dealAnswers(e, random, into);
}

/** The cards of a row whose zone the observer does not know, in random order. */
function unseen(zones: Slots, s: State, random: Random, wanted: (card: number) => boolean): Int16Array {
  const cards = new Int16Array(zones.length);
  let count = 0;
  for (let card = 0; card < zones.length; card++)
    if (zones.at(s, card) === UNKNOWN && wanted(card)) cards[count++] = card;
  random.shuffle(cards, count);
  return cards.subarray(0, count);
}

/** In Round 4 hidden hands hold wilds alone and dropped cards none (ruling 37); before it, any card may be anywhere. */
function dealCheats(e: Edition, random: Random, into: State): void {
  const { cheatZone, hand, dropped, round, wilds } = e.fields;
  const sorted = round.get(into) === 4;
  const isWild = (card: number) => e.cheatRound[card] === 4;
  const forHands = unseen(cheatZone, into, random, (card) => !sorted || isWild(card));
  const forDropped = unseen(cheatZone, into, random, (card) => sorted && !isWild(card));
  let nextHand = 0;
  let nextDropped = 0;
  for (let state = 0; state < e.states; state++) {
    for (let n = known(e, into, e.zones.hand + state); n < hand.at(into, state); n++)
      cheatZone.put(into, forHands[nextHand++] ?? 0, e.zones.hand + state);
    for (let n = known(e, into, e.zones.dropped + state); n < dropped.at(into, state); n++)
      cheatZone.put(into, forDropped[nextDropped++] ?? 0, e.zones.dropped + state);
  }
  for (let card = 0; card < cheatZone.length; card++)
    if (cheatZone.at(into, card) === UNKNOWN) cheatZone.put(into, card, e.zones.deck);
  for (let state = 0; state < e.states; state++) wilds.put(into, state, wildsIn(e, into, e.zones.hand + state));
}

function known(e: Edition, s: State, zone: number): number {
  const { cheatZone } = e.fields;
  let count = 0;
  for (let card = 0; card < cheatZone.length; card++) if (cheatZone.at(s, card) === zone) count++;
  return count;
}

/** How many wilds lie in a zone. */
export function wildsIn(e: Edition, s: State, zone: number): number {
  const { cheatZone } = e.fields;
  let count = 0;
  for (let card = 0; card < cheatZone.length; card++)
    if (cheatZone.at(s, card) === zone && e.cheatRound[card] === 4) count++;
  return count;
}

function dealEvidence(e: Edition, random: Random, into: State): void {
  const { evidenceZone, evidenceDeck } = e.fields;
  const cards = unseen(evidenceZone, into, random, () => true);
  // The Incumbent knows his hand, so that all he does not see is the deck.
  const inHand = cards.length - evidenceDeck.get(into);
  cards.forEach((card, index) => {
    evidenceZone.put(into, card, index < inHand ? EvidenceZone.hand : EvidenceZone.deck);
  });
}

function dealAnswers(e: Edition, random: Random, into: State): void {
  const { answer, asked, awaited, phase } = e.fields;
  const given = phase.get(into) === Phase.answer ? asked.get(into) & ~awaited.get(into) : 0;
  for (let seat = 0; seat <= e.states; seat++)
    if (answer.at(into, seat) === UNKNOWN)
      answer.put(into, seat, includes(given, seat) ? 1 + anyAnswer(e, into, seat - 1, random) : 0);
}

function anyAnswer(e: Edition, s: State, state: number, random: Random): number {
  let count = 0;
  let chosen = 0;
  for (let card = 0; card < e.cheatRound.length; card++)
    if (mayAnswerWith(e, s, state, card) && random.below(++count) === 0) chosen = card;
  return chosen;
}
