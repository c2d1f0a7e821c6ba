import { z } from 'zod';
import { isPossible } from '../../decisions.ts';
import type { EventSink } from '../../events.ts';
import type { Game, GameKind } from '../../game.ts';
import { EVERYONE, includes, only, OVER, type Seat } from '../../seats.ts';
import { type State, UNKNOWN } from '../../state.ts';
import { endOfTurn, setUp } from './cards.ts';
import { machine, programOf } from './machine.ts';
import { lanternScenario } from './scenario.ts';
import { at, cardsIn, DECK, HAND, layout, lead, NO_CARD, OUT } from './state.ts';
import { actions, cards, events, outcomes, seats } from './words.ts';

/**
 * Lantern, a toy for two: play cards from a hidden hand to light posts and save oil. It proves that hidden hands,
 * chance and nested effects fit the contract.
 */

const setUpProgram = machine.compile(setUp);
const endOfTurnProgram = machine.compile(endOfTurn);

function playCard(s: State, seat: Seat, card: number, sink?: EventSink): void {
  at.card.put(s, card, OUT);
  at.handSize.add(s, seat, -1);
  at.current.set(s, card);
  sink?.emit(events.kinds.played, EVERYONE, seat, card);
  // The last effect called runs first: the card, then the end of the turn.
  machine.call(s, endOfTurnProgram, seat);
  machine.call(s, programOf(card), seat);
  machine.run(s, sink);
}

function openLantern(startingOil: number): Game {
  const game: Game = {
    id: 'lantern',
    version: 2,
    layout,
    seats: seats.map((id) => ({ id })),
    actions,
    outcomes,
    events,
    init(s) {
      s.fill(0);
      at.deckSize.set(s, cards.length);
      at.current.set(s, NO_CARD);
      at.last.set(s, NO_CARD);
      at.oil.fill(s, startingOil);
      machine.call(s, setUpProgram, 0);
      machine.run(s);
    },
    pending(s) {
      if (!machine.idle(s)) return machine.pending(s);
      return at.handSize.at(s, at.turn.get(s)) === 0 ? OVER : only(at.turn.get(s));
    },
    legal(s, seat, out, canonical) {
      if (!includes(game.pending(s), seat)) return 0;
      if (!machine.idle(s)) return machine.legal(s, seat, out, canonical);
      let count = 0;
      for (let card = 0; card < cards.length; card++)
        if (at.card.at(s, card) === HAND + seat) out[count++] = actions.verbs.play.of(card);
      return count;
    },
    chance: (s, out, weights) => machine.chance(s, out, weights),
    draw: (s, random) => machine.draw(s, random),
    apply(s, actor, code, sink) {
      if (machine.idle(s)) playCard(s, actor, actions.verbs.play.arg(code), sink);
      else machine.apply(s, actor, code, sink);
    },
    witnesses: (s, actor) => (machine.idle(s) ? EVERYONE : machine.witnesses(s, actor)),
    result(s, out) {
      if (game.pending(s) !== OVER) return false;
      const sign = Math.sign(lead(s));
      out[0] = (1 + sign) / 2;
      out[1] = (1 - sign) / 2;
      return true;
    },
    sampleWorld({ state }, random, into) {
      into.set(state);
      const unseen = Int16Array.from(cardsIn(state, UNKNOWN));
      random.shuffle(unseen, unseen.length);
      let next = 0;
      for (const seat of seats.keys())
        for (let held = cardsIn(state, HAND + seat).length; held < at.handSize.at(state, seat); held++)
          at.card.put(into, unseen[next++] as number, HAND + seat);
      for (const card of unseen.subarray(next)) at.card.put(into, card, DECK);
    },
    why(s, seat, action) {
      if (isPossible(game, s, seat, action)) return undefined;
      if (!includes(game.pending(s), seat)) return { code: 'not-your-turn', rules: [{ section: 'turns' }] };
      return machine.idle(s) && actions.verbs.play.has(action)
        ? { code: 'not-in-hand', params: { card: actions.verbs.play.arg(action) }, rules: [{ section: 'turns' }] }
        : { code: 'not-now', rules: [{ section: 'cards' }] };
    },
    invariant(s) {
      if (cardsIn(s, DECK).length !== at.deckSize.get(s)) return 'the deck is miscounted';
      const seat = seats.findIndex((_, held) => cardsIn(s, HAND + held).length !== at.handSize.at(s, held));
      if (seat >= 0) return `the hand of ${seats[seat]} is miscounted`;
      return at.oil.at(s, 0) < 0 || at.oil.at(s, 1) < 0 ? 'oil is owed' : undefined;
    },
    scenario: lanternScenario((s) => game.pending(s) === OVER),
  };
  return game;
}

const options = z.strictObject({ oil: z.int().min(0).max(9).default(0) });

/** A toy game of hidden hands, chance and nested effects. */
export const lantern: GameKind<z.output<typeof options>> = {
  id: 'lantern',
  version: 2,
  options,
  open: ({ oil }) => openLantern(oil),
};
