import type { State } from '@whistlestop/kernel';
import { bagTotal } from './bag.ts';
import { CARD_COUNT, CARD_IDS, cardOf, isStrategyCard } from '../cards/card-tables.ts';
import { ENDORSEMENT_COUNTS, ENDORSEMENTS } from '../cards/endorsements.ts';
import { ISSUES } from './map.ts';
import { STATE_COUNT, TOTAL_VOTES } from './states.ts';
import {
  ABSENT,
  bag,
  bagClosed,
  commitCount,
  DEBATES,
  DECK,
  deckCount,
  edition,
  ELECTION_DAY,
  endorsementDeck,
  exhausted,
  GAME_OVER,
  HAND,
  handCount,
  LIMBO,
  MODIFIER_ROOM,
  modifiers,
  momentum,
  phase,
  rest,
  REVEALED,
  STACK,
  stackCount,
  support,
  tokens,
  track,
  turn,
  votes,
  winner,
  withheldVotes,
  ZONES,
  zone,
} from './layout.ts';
import { KENNEDY, NIXON, NO_ONE, SEAT_IDS } from './seats.ts';
import { handOf } from './zones.ts';

/** A sentence naming the first broken invariant, or undefined. */
export function invariant(s: State): string | undefined {
  return cardTrouble(s) ?? countTrouble(s) ?? trackTrouble(s) ?? seatTrouble(s) ?? endTrouble(s);
}

const found = new Int32Array(ZONES.length);
const hand = new Int32Array(CARD_COUNT);

/** Every card lies in one place that its edition has, and the public counts are right. */
function cardTrouble(s: State): string | undefined {
  found.fill(0);
  for (let card = 0; card < CARD_COUNT; card++) {
    const where = zone.at(s, card);
    if (where < 0 || where >= ZONES.length) return `${CARD_IDS[card]} lies nowhere.`;
    found[where] = (found[where] ?? 0) + 1;
    const missing = cardOf(card).edition === '2017' && edition.get(s) === 0;
    if ((where === ABSENT) !== missing) return `${CARD_IDS[card]} is not where its edition has it.`;
    if ((where === STACK || where === STACK + NIXON) && !isStrategyCard(card))
      return `${CARD_IDS[card]} may not be in a strategy stack.`;
  }
  if (found[DECK] !== deckCount.get(s)) return 'The deck is miscounted.';
  for (let seat = KENNEDY; seat <= NIXON; seat++) {
    if (found[HAND + seat] !== handCount.at(s, seat) || handOf(s, seat, hand) !== handCount.at(s, seat))
      return `The hand of ${SEAT_IDS[seat]} is miscounted.`;
    const stacked = (found[STACK + seat] ?? 0) + (found[REVEALED + seat] ?? 0);
    if (stacked !== stackCount.at(s, seat)) return `The stack of ${SEAT_IDS[seat]} is miscounted.`;
  }
  // A play, Tricky Dick in it, High Hopes in that, and the card it turned up.
  return (found[LIMBO] ?? 0) > 4 ? 'More cards are being resolved than can be.' : undefined;
}

function countTrouble(s: State): string | undefined {
  for (let seat = KENNEDY; seat <= NIXON; seat++) {
    if (bag.at(s, seat) < 0) return 'The bag holds a negative number of cubes.';
    if (momentum.at(s, seat) < 0) return `${SEAT_IDS[seat]} has negative momentum.`;
    if (rest.at(s, seat) < 0) return `${SEAT_IDS[seat]} has negative rest cubes.`;
    if (commitCount.at(s, seat) < 0) return `${SEAT_IDS[seat]} has a negative number of secret cards.`;
  }
  // A bag that is still refilled is never empty (ruling 10).
  if (bagTotal(s) === 0 && bagClosed.get(s) === 0) return 'The bag is empty and was not reseeded.';
  for (let card = 0; card < ENDORSEMENTS.length; card++)
    if (endorsementDeck.at(s, card) < 0 || endorsementDeck.at(s, card) > (ENDORSEMENT_COUNTS[card] ?? 0))
      return 'The endorsement deck is miscounted.';
  for (let modifier = 0; modifier < MODIFIER_ROOM; modifier++)
    if (modifiers.at(s, modifier) < 0 || modifiers.at(s, modifier) > NIXON + 1)
      return 'A lasting effect bears on nobody.';
  return undefined;
}

/** Each issue is on the track once; in the Debates those not yet won are off it. */
function trackTrouble(s: State): string | undefined {
  let places = 0;
  let seen = 0;
  for (let place = 0; place < ISSUES.length; place++) {
    const issue = track.at(s, place);
    if (issue === NO_ONE && phase.get(s) === DEBATES) continue;
    if (issue < 0 || issue >= ISSUES.length) return 'A place of the issue track is empty.';
    places++;
    seen |= 1 << issue;
  }
  return popCount(seen) === places ? undefined : 'An issue is on the track twice.';
}

const popCount = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

function seatTrouble(s: State): string | undefined {
  for (let seat = KENNEDY; seat <= NIXON; seat++) {
    const state = tokens.at(s, seat);
    if (state < 0 || state >= STATE_COUNT) return `The token of ${SEAT_IDS[seat]} is nowhere.`;
    if (exhausted.at(s, seat) !== 0 && exhausted.at(s, seat) !== 1) return 'A candidate card has two sides.';
  }
  return turn.get(s) < 1 || turn.get(s) > 9 ? 'There is no such turn.' : undefined;
}

/** At the end every state has an owner and every vote is counted or withheld. */
function endTrouble(s: State): string | undefined {
  if (phase.get(s) !== GAME_OVER) {
    if (winner.get(s) !== 0) return 'The game has a winner before its end.';
    return bagClosed.get(s) === 1 && phase.get(s) !== ELECTION_DAY ? 'The bag was closed too early.' : undefined;
  }
  for (let state = 0; state < STATE_COUNT; state++) if (support.at(s, state) === 0) return 'A state has no owner.';
  if (votes.at(s, KENNEDY) + votes.at(s, NIXON) + withheldVotes.get(s) !== TOTAL_VOTES)
    return 'The electoral votes do not add up.';
  return winner.get(s) === 0 ? 'The game is over without a winner.' : undefined;
}
