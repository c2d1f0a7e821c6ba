import { EVERYONE, only, read, type EventSink, type Slots, type State } from '@whistlestop/kernel';
import type { MatchConstants } from './match-constants.ts';
import { events } from './events.ts';
import { EvidenceZone, Phase } from './layout.ts';
import { awaitChance, INCUMBENT, whoIs } from './waiting.ts';

/** Draws the Cheat Cards still due to the State at turn; true while one is to be dealt. An empty deck deals none (ruling 35). */
export function drawCheats(c: MatchConstants, s: State, sink?: EventSink): boolean {
  const { left, cheatDeck, turn } = c.fields;
  if (left.get(s) === 0) return false;
  if (cheatDeck.get(s) > 0) return awaitChance(c, s, Phase.drawCheat);
  sink?.emit(events.kinds.cheatDeckEmpty, EVERYONE, whoIs(c, turn.get(s)));
  return false;
}

/** The State at turn receives a Cheat Card that only it sees. */
export function dealCheat(c: MatchConstants, s: State, card: number, sink?: EventSink): boolean {
  const { left, cheatDeck, cheatZone, hand, turn, wilds } = c.fields;
  const seat = turn.get(s);
  cheatZone.put(s, card, c.zones.hand + seat - 1);
  hand.add(s, seat - 1, 1);
  if (read(c.cheatRound, card) === 4) wilds.add(s, seat - 1, 1);
  cheatDeck.add(s, -1);
  left.add(s, -1);
  sink?.emit(events.kinds.cheatDrawn, only(seat), whoIs(c, seat), card);
  return drawCheats(c, s, sink);
}

/** Draws the Evidence Cards still due; true while one is to be found. An empty deck gives what is left (ruling 39). */
export function drawEvidence(c: MatchConstants, s: State, sink?: EventSink): boolean {
  const { left, evidenceDeck } = c.fields;
  if (left.get(s) === 0) return false;
  if (evidenceDeck.get(s) > 0) return awaitChance(c, s, Phase.drawEvidence);
  sink?.emit(events.kinds.evidenceDeckEmpty, EVERYONE);
  return false;
}

/** The Incumbent finds an Evidence Card that only he sees. */
export function findEvidence(c: MatchConstants, s: State, card: number, sink?: EventSink): boolean {
  const { left, evidenceDeck, evidenceHand, evidenceZone } = c.fields;
  evidenceZone.put(s, card, EvidenceZone.hand);
  evidenceHand.add(s, 1);
  evidenceDeck.add(s, -1);
  left.add(s, -1);
  sink?.emit(events.kinds.evidenceDrawn, only(INCUMBENT), card);
  return drawEvidence(c, s, sink);
}

/**
 * The News Cards that may come next. Used cards go under the deck and it is never reshuffled (ruling 23): the first pass
 * brings each card once in an order nobody knows, every later pass repeats that order.
 */
export function nextNews(c: MatchConstants, s: State, outcomes: Int16Array, weights: Int16Array): number {
  const { newsPlace, newsDrawn } = c.fields;
  const { base } = c.outcomes.verbs.news;
  const drawn = newsDrawn.get(s);
  if (drawn < newsPlace.length) return cardsLeft(s, newsPlace, base, outcomes, weights);
  const place = 1 + (drawn % newsPlace.length);
  let card = 0;
  while (newsPlace.at(s, card) !== place) card++;
  outcomes[0] = base + card;
  weights[0] = 1;
  return 1;
}

/** Lists the cards of a row that are still in their deck, each as likely as any other. */
export function cardsLeft(s: State, row: Slots, base: number, outcomes: Int16Array, weights: Int16Array): number {
  const { offset, length } = row;
  let count = 0;
  for (let card = 0; card < length; card++) {
    outcomes[count] = base + card;
    // One more for a slot that holds 0, without a branch: which cards are gone is as good as random to the processor.
    count += ((read(s, offset + card) - 1) >> 31) & 1;
  }
  weights.fill(1, 0, count);
  return count;
}
