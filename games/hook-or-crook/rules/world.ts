import { includes, UNKNOWN, type Random, type Slots, type State, type View } from '@whistlestop/kernel';
import { mayAnswerWith } from './challenge.ts';
import type { MatchConstants } from './match-constants.ts';
import { EvidenceZone, Phase } from './layout.ts';

/** Completes a view: unseen cards are dealt at random into the public hand sizes, unseen answers are any legal ones. */
export function completeWorld(c: MatchConstants, view: View, random: Random, into: State): void {
  into.set(view.state);
  dealCheats(c, random, into);
  dealEvidence(c, random, into);
  dealAnswers(c, random, into);
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
function dealCheats(c: MatchConstants, random: Random, into: State): void {
  const { cheatZone, hand, dropped, round, wilds } = c.fields;
  const sorted = round.get(into) === 4;
  const isWild = (card: number) => c.cheatRound[card] === 4;
  const forHands = unseen(cheatZone, into, random, (card) => !sorted || isWild(card));
  const forDropped = unseen(cheatZone, into, random, (card) => sorted && !isWild(card));
  let nextHand = 0;
  let nextDropped = 0;
  for (let state = 0; state < c.states; state++) {
    for (let n = known(c, into, c.zones.hand + state); n < hand.at(into, state); n++)
      cheatZone.put(into, forHands[nextHand++] ?? 0, c.zones.hand + state);
    for (let n = known(c, into, c.zones.dropped + state); n < dropped.at(into, state); n++)
      cheatZone.put(into, forDropped[nextDropped++] ?? 0, c.zones.dropped + state);
  }
  for (let card = 0; card < cheatZone.length; card++)
    if (cheatZone.at(into, card) === UNKNOWN) cheatZone.put(into, card, c.zones.deck);
  for (let state = 0; state < c.states; state++) wilds.put(into, state, wildsIn(c, into, c.zones.hand + state));
}

function known(c: MatchConstants, s: State, zone: number): number {
  const { cheatZone } = c.fields;
  let count = 0;
  for (let card = 0; card < cheatZone.length; card++) if (cheatZone.at(s, card) === zone) count++;
  return count;
}

/** How many wilds lie in a zone. */
export function wildsIn(c: MatchConstants, s: State, zone: number): number {
  const { cheatZone } = c.fields;
  let count = 0;
  for (let card = 0; card < cheatZone.length; card++)
    if (cheatZone.at(s, card) === zone && c.cheatRound[card] === 4) count++;
  return count;
}

function dealEvidence(c: MatchConstants, random: Random, into: State): void {
  const { evidenceZone, evidenceDeck } = c.fields;
  const cards = unseen(evidenceZone, into, random, () => true);
  // The Incumbent knows his hand, so that all he does not see is the deck.
  const inHand = cards.length - evidenceDeck.get(into);
  cards.forEach((card, index) => {
    evidenceZone.put(into, card, index < inHand ? EvidenceZone.hand : EvidenceZone.deck);
  });
}

function dealAnswers(c: MatchConstants, random: Random, into: State): void {
  const { answer, asked, awaited, phase } = c.fields;
  const given = phase.get(into) === Phase.answer ? asked.get(into) & ~awaited.get(into) : 0;
  for (let seat = 0; seat <= c.states; seat++)
    if (answer.at(into, seat) === UNKNOWN)
      answer.put(into, seat, includes(given, seat) ? 1 + anyAnswer(c, into, seat - 1, random) : 0);
}

function anyAnswer(c: MatchConstants, s: State, state: number, random: Random): number {
  let count = 0;
  let chosen = 0;
  for (let card = 0; card < c.cheatRound.length; card++)
    if (mayAnswerWith(c, s, state, card) && random.below(++count) === 0) chosen = card;
  return chosen;
}
