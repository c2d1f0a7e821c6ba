/** EN, Setting up the Game. */
import type { State } from '@whistlestop/kernel';
import { seedBag } from './bag.ts';
import { gainSupport } from './cubes-and-markers.ts';
import { CARD_COUNT, cardOf } from '../cards/card-tables.ts';
import { ENDORSEMENT_COUNTS } from '../cards/endorsements.ts';
import { CIVIL_RIGHTS, DEFENSE, ECONOMY, FIRST_PLACE, SECOND_PLACE, THIRD_PLACE } from './map.ts';
import { START_SUPPORT, STATE_COUNT, STATES, stateNumber } from './states.ts';
import { ABSENT, DECK, deckCount, edition, endorsementDeck, momentum, support, tokens, track, zone } from './layout.ts';
import type { Options } from './options.ts';
import { KENNEDY, NIXON, SEAT_IDS } from './seats.ts';

const START_MOMENTUM = 2;

/** Lays out the board; the first turn has not begun yet. */
export function setUp(s: State, options: Options): void {
  s.fill(0);
  edition.set(s, options.deck === '2017' ? 1 : 0);
  for (let state = 0; state < STATE_COUNT; state++) support.put(s, state, START_SUPPORT[state] ?? 0);
  tokens.put(s, KENNEDY, stateNumber('MA'));
  tokens.put(s, NIXON, stateNumber('CA'));
  track.put(s, FIRST_PLACE, DEFENSE);
  track.put(s, SECOND_PLACE, ECONOMY);
  track.put(s, THIRD_PLACE, CIVIL_RIGHTS);
  momentum.fill(s, START_MOMENTUM);
  seedBag(s);
  ENDORSEMENT_COUNTS.forEach((count, card) => endorsementDeck.put(s, card, count));
  for (let card = 0; card < CARD_COUNT; card++) {
    const present = cardOf(card).edition === undefined || options.deck === '2017';
    zone.put(s, card, present ? DECK : ABSENT);
    if (present) deckCount.add(s, 1);
  }
  giveHeadStarts(s, options.handicap);
}

function giveHeadStarts(s: State, handicap: Options['handicap']): void {
  SEAT_IDS.forEach((id, seat) => {
    momentum.add(s, seat, handicap[id]?.momentum ?? 0);
    for (const code of STATES) {
      const cubes = handicap[id]?.support?.[code] ?? 0;
      if (cubes > 0) gainSupport(s, seat, stateNumber(code), cubes);
    }
  });
}
