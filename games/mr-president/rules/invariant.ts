import { includes, read, type State } from '@whistlestop/kernel';
import {
  asked,
  card1,
  card2,
  committed,
  COMMIT,
  deck,
  drift,
  hand,
  handsLeft,
  headStart,
  IN_DECK,
  pools,
  popular,
  race,
  round,
  ROUND_ROOM,
  score,
  SET_ASIDE,
  spent,
  stage,
  taken,
  toTurnUp,
  TURN_UP,
  where,
} from './layout.ts';
import { deckHas } from './deck.ts';
import { CARD_COUNT, countBits, FULL_HAND, STATE_COUNT } from './notation.ts';
import { contendersAt } from './pools.ts';
import type { MatchConstants } from './match-constants.ts';
import { contestCount, sidesIn, single } from './sides.ts';

/** A sentence naming the first thing that does not add up, or undefined. */
export function invariant(c: MatchConstants, s: State): string | undefined {
  return cardsAccountedFor(c, s) ?? deckAccountedFor(c, s) ?? votesAccountedFor(c, s) ?? popularAccountedFor(c, s);
}

/** Hand and spent cards make up the hands taken so far; a committed card is still in the hand until it is shown. */
function cardsAccountedFor(c: MatchConstants, s: State): string | undefined {
  for (let seat = 0; seat < c.seats; seat++) {
    const held = hand.at(s, seat);
    const handsTaken = c.hands(race.get(s)) - handsLeft.at(s, seat);
    if ((held & ~FULL_HAND) !== 0) return `Seat ${seat} holds a card that does not exist.`;
    if (countBits(held) + spent.at(s, seat) !== CARD_COUNT * handsTaken)
      return `Seat ${seat} holds ${countBits(held)} cards and has spent ${spent.at(s, seat)} of ${CARD_COUNT * handsTaken}.`;
    if (stage.get(s) === COMMIT)
      for (const card of [card1.at(s, seat), card2.at(s, seat)])
        if (card !== 0 && !includes(held, card - 1)) return `Seat ${seat} has committed a card it does not hold.`;
  }
  return (committed.get(s) & ~asked.get(s)) === 0 ? undefined : 'Somebody answered who was not asked.';
}

/** The deck holds what the coming rounds turn up, no more and no less. */
function deckAccountedFor(c: MatchConstants, s: State): string | undefined {
  let inDeck = 0;
  for (let state = 0; state < STATE_COUNT; state++) {
    const at = where.at(s, state);
    if (deckHas(s, state) !== (at === IN_DECK)) return `State ${state} is both in the deck and on the board.`;
    if (at === IN_DECK) inDeck++;
    else if (at > round.get(s)) return `A state was turned up in round ${at}, which has not begun.`;
  }
  if (inDeck !== deck.get(s)) return `The deck should hold ${deck.get(s)} cards and holds ${inDeck}.`;
  let coming = stage.get(s) === TURN_UP ? toTurnUp.get(s) : 0;
  const rounds = c.rounds(race.get(s));
  for (let next = round.get(s); next < rounds.length; next++) coming += read(rounds, next);
  return inDeck === coming ? undefined : `The coming rounds need ${coming} cards, the deck holds ${inDeck}.`;
}

/** In every contest votes awarded, open pools, cards on the table and cards undealt make up the total. */
function votesAccountedFor(c: MatchConstants, s: State): string | undefined {
  let openPools = 0;
  for (let contest = 0; contest < contestCount(s); contest++) {
    const won = [0, 0, 0, 0];
    let rest = 0;
    for (let state = 0; state < STATE_COUNT; state++) {
      const at = where.at(s, state);
      const what = at > 0 ? taken.at(s, contest * ROUND_ROOM + at - 1) : 0;
      if (what >= 1 && what <= won.length) won[what - 1] = (won[what - 1] ?? 0) + read(c.votes, state);
      else rest += read(c.votes, state);
    }
    let awarded = 0;
    for (let side = 0; side < c.seats; side++) {
      if (!includes(sidesIn(c, s, contest), side)) continue;
      const expected = (won[side] ?? 0) + headStart.at(s, side);
      if (score.at(s, side) !== expected)
        return `Side ${side} has ${score.at(s, side)} votes, its states give ${expected}.`;
      awarded += score.at(s, side) - headStart.at(s, side);
    }
    if (awarded + rest !== c.totalVotes)
      return `${awarded} votes awarded and ${rest} open do not make ${c.totalVotes}.`;
    for (let past = 0; past < ROUND_ROOM; past++) {
      const contenders = contendersAt(s, contest * ROUND_ROOM + past);
      if (contenders === 0) continue;
      openPools++;
      if (single(contenders) || (contenders & ~sidesIn(c, s, contest)) !== 0) return 'A pool has the wrong contenders.';
    }
  }
  return openPools === pools.get(s) ? undefined : `${pools.get(s)} pools are counted and ${openPools} are open.`;
}

/** The popular votes handed out are those of the states scored, but for the difference mixed rounds make (ruling 50). */
function popularAccountedFor(c: MatchConstants, s: State): string | undefined {
  if (!c.popular && !c.bothTallies) return undefined;
  let expected = drift.get(s);
  for (let state = 0; state < STATE_COUNT; state++) {
    const at = where.at(s, state);
    if (at !== SET_ASIDE && at > 0 && taken.at(s, at - 1) !== 0) expected += read(c.popularVotes, state);
  }
  let given = 0;
  for (let seat = 0; seat < c.seats; seat++) given += popular.at(s, seat);
  return given === expected ? undefined : `${given} thousand popular votes are given, ${expected} are expected.`;
}
