import { z } from 'zod';
import { isPossible } from '../decisions.ts';
import type { EventSink } from '../events.ts';
import type { Game, GameKind } from '../game.ts';
import { defineLayout, scalar, slots } from '../layout.ts';
import { type Frame, FRAME_WIDTH, Machine, type Operation } from '../machine.ts';
import { Modifiers } from '../modifiers.ts';
import { CHANCE_ACTS, EVERYONE, includes, NOBODY, only, OVER, type Seat } from '../seats.ts';
import { series } from '../series.ts';
import { type State, UNKNOWN } from '../state.ts';
import { endOfTurn, lanternEffects, setUp, Who } from './lantern-cards.ts';
import {
  lanternActions as actions,
  lanternCards as cards,
  lanternEvents as events,
  lanternOutcomes as outcomes,
  lanternPosts as posts,
  lanternSeats as seats,
} from './lantern-words.ts';

/**
 * Lantern, a toy for two: play cards from a hidden hand to light posts and save oil. It proves that hidden hands,
 * chance and nested effects fit the contract; a post with most lanterns counts 2, an oil 1.
 */

/** Where a card is; a hand is `HAND` plus its seat. */
const DECK = 0;
const HAND = 1;
const OUT = 3;
const NO_CARD = -1;

const layout = defineLayout(
  {
    turn: scalar({ values: seats }),
    card: slots(cards.length, {
      visible: { masks: [NOBODY, only(0), only(1), EVERYONE] },
      slots: cards,
      values: ['deck', 'amber', 'violet', 'out'],
    }),
    deckSize: scalar(),
    handSize: slots(2, { slots: seats }),
    /** The card being played, and the one played before it. */
    current: scalar({ values: cards }),
    last: scalar({ values: cards }),
    oil: slots(2, { slots: seats }),
    lit: slots(2 * posts.length, { slots: seats.flatMap((seat) => posts.map((post) => `${seat}/${post}`)) }),
    inForce: slots(1),
    picked: slots(posts.length),
    depth: scalar(),
    frames: slots(3 * FRAME_WIDTH),
  },
  seats.length,
);
const at = layout.fields;

const FOG = 0;
const modifiers = new Modifiers(at.inForce, [
  { id: 'fog', hook: 'lanterns', value: -1, applies: (_s, holder, seat) => seat !== holder },
]);
const lanterns = modifiers.hook('lanterns');

const me = (s: State, f: Frame): Seat => machine.player(s, f);
const rivalOf = (seat: Seat): Seat => 1 - seat;
const litBy = (s: State, seat: Seat, post: number): number => at.lit.at(s, seat * posts.length + post);

const onPosts = { machine: () => machine, used: at.picked, items: posts.length, done: actions.verbs.done.of() };

const operations: Record<string, Operation> = {
  oil: {
    begin(s, f, sink) {
      at.oil.add(s, me(s, f), machine.arg(s, f, 0));
      sink?.emit(events.kinds.oil, EVERYONE, me(s, f), machine.arg(s, f, 0));
      return false;
    },
  },
  light: series({
    ...onPosts,
    chooser: me,
    limit: (s, f) => machine.arg(s, f, 0) + lanterns.sum(s, me(s, f)),
    cap: (s, f) => machine.arg(s, f, 1),
    optional: () => true,
    eligible: () => true,
    pick: (post) => actions.verbs.light.of(post),
    itemOf: (action) => actions.verbs.light.arg(action),
    take(s, f, post, sink) {
      at.lit.add(s, me(s, f) * posts.length + post, 1);
      sink?.emit(events.kinds.lit, EVERYONE, me(s, f), post);
    },
  }),
  putOut: series({
    ...onPosts,
    chooser: me,
    limit: () => 1,
    cap: () => 1,
    optional: () => false,
    eligible: (s, f, post) => litBy(s, rivalOf(me(s, f)), post) > 0,
    pick: (post) => actions.verbs.putOut.of(post),
    itemOf: (action) => actions.verbs.putOut.arg(action),
    take(s, f, post, sink) {
      at.lit.add(s, rivalOf(me(s, f)) * posts.length + post, -1);
      sink?.emit(events.kinds.wentOut, EVERYONE, rivalOf(me(s, f)), post);
    },
  }),
  fog: {
    begin(s, f) {
      modifiers.start(s, FOG, me(s, f));
      return false;
    },
  },
  echo: {
    begin(s, f) {
      const before = at.last.get(s);
      if (before !== NO_CARD) machine.call(s, programOf(before), me(s, f));
      return false;
    },
  },
  deal: {
    begin: (s) => at.deckSize.get(s) > 0,
    pending: () => CHANCE_ACTS,
    chance(s, _f, out, weights) {
      let count = 0;
      for (let card = 0; card < cards.length; card++) {
        if (at.card.at(s, card) !== DECK) continue;
        weights[count] = 1;
        out[count++] = outcomes.verbs.deal.of(card);
      }
      return count;
    },
    apply(s, f, _actor, outcome, sink) {
      const seat = dealtTo(s, f);
      const card = outcomes.verbs.deal.arg(outcome);
      at.card.put(s, card, HAND + seat);
      at.handSize.add(s, seat, 1);
      at.deckSize.add(s, -1);
      sink?.emit(events.kinds.dealt, only(seat), seat, card);
      return false;
    },
    witnesses: (s, f) => only(dealtTo(s, f)),
  },
  endTurn: {
    begin(s) {
      at.last.set(s, at.current.get(s));
      at.current.set(s, NO_CARD);
      at.turn.set(s, rivalOf(at.turn.get(s)));
      return false;
    },
  },
};

const seatMeant = (s: State, f: Frame, who: number): Seat => (who === Who.me ? me(s, f) : rivalOf(me(s, f)));
const dealtTo = (s: State, f: Frame): Seat => seatMeant(s, f, machine.arg(s, f, 0));

const machine = new Machine({
  frames: at.frames,
  depth: at.depth,
  operations,
  tests: {
    hasOil: (s, f, amount) => at.oil.at(s, me(s, f)) >= amount,
    behind: (s, f) => at.oil.at(s, me(s, f)) < at.oil.at(s, rivalOf(me(s, f))),
  },
  chooser: seatMeant,
});

const programs = cards.map((card) => machine.compile(lanternEffects[card]));
const programOf = (card: number): number => programs[card] as number;
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

function pointsOf(s: State, seat: Seat): number {
  return posts.reduce(
    (sum, _, post) => sum + (litBy(s, seat, post) > litBy(s, rivalOf(seat), post) ? 2 : 0),
    at.oil.at(s, seat),
  );
}

const cardsIn = (s: State, zone: number): number[] => [...cards.keys()].filter((card) => at.card.at(s, card) === zone);

const bySeat = <T extends z.ZodType>(value: T) => z.strictObject({ amber: value.optional(), violet: value.optional() });
const given = z.strictObject({
  turn: z.enum(seats).optional(),
  oil: bySeat(z.int().min(0)).optional(),
  hands: bySeat(z.array(z.enum(cards))).optional(),
});

function arrange(s: State, { turn, oil, hands }: z.infer<typeof given>): string | undefined {
  if (turn !== undefined) at.turn.set(s, seats.indexOf(turn));
  for (const [seat, name] of seats.entries()) at.oil.put(s, seat, oil?.[name] ?? at.oil.at(s, seat));
  if (hands === undefined) return undefined;
  at.depth.set(s, 0);
  at.frames.fill(s, 0);
  for (const [seat, name] of seats.entries())
    for (const card of (hands[name] ?? []).map((held) => cards.indexOf(held))) {
      if (at.card.at(s, card) !== DECK) return `${cards[card]} is in two hands`;
      at.card.put(s, card, HAND + seat);
      at.handSize.add(s, seat, 1);
      at.deckSize.add(s, -1);
    }
  return undefined;
}

function leaderOn(s: State, post: number): string {
  const lead = Math.sign(litBy(s, 0, post) - litBy(s, 1, post));
  return lead === 0 ? 'none' : lead > 0 ? 'amber' : 'violet';
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
    apply(s, actor, code, sink) {
      if (machine.idle(s)) playCard(s, actor, actions.verbs.play.arg(code), sink);
      else machine.apply(s, actor, code, sink);
    },
    witnesses: (s, actor) => (machine.idle(s) ? EVERYONE : machine.witnesses(s, actor)),
    result(s, out) {
      if (game.pending(s) !== OVER) return false;
      const lead = Math.sign(pointsOf(s, 0) - pointsOf(s, 1));
      out[0] = (1 + lead) / 2;
      out[1] = (1 - lead) / 2;
      return true;
    },
    sampleWorld({ state }, random, into) {
      into.set(state);
      const unseen = Int16Array.from(cardsIn(state, UNKNOWN));
      random.shuffle(unseen, unseen.length);
      let next = 0;
      for (const seat of seats.keys())
        for (let held = cardsIn(state, HAND + seat).length; held < at.handSize.at(state, seat); held++)
          at.card.put(into, unseen[next++] ?? 0, HAND + seat);
      for (const card of unseen.subarray(next)) at.card.put(into, card, DECK);
    },
    why(s, seat, action) {
      if (isPossible(game, s, seat, action)) return undefined;
      if (!includes(game.pending(s), seat)) return { code: 'not-your-turn', rule: 'Turns' };
      return machine.idle(s) && actions.verbs.play.has(action)
        ? { code: 'not-in-hand', params: { card: actions.verbs.play.arg(action) }, rule: 'Turns' }
        : { code: 'not-now', rule: 'Cards' };
    },
    invariant(s) {
      if (cardsIn(s, DECK).length !== at.deckSize.get(s)) return 'the deck is miscounted';
      const seat = seats.findIndex((_, held) => cardsIn(s, HAND + held).length !== at.handSize.at(s, held));
      if (seat >= 0) return `the hand of ${seats[seat]} is miscounted`;
      return at.oil.at(s, 0) < 0 || at.oil.at(s, 1) < 0 ? 'oil is owed' : undefined;
    },
    scenario: {
      given,
      expect: given.extend({
        posts: z.array(z.string()).optional(),
        last: z.enum(cards).nullable().optional(),
        result: bySeat(z.number()).optional(),
      }),
      ordered: ['posts'],
      arrange,
      describe(s) {
        const scores = new Float32Array(seats.length);
        const over = game.result(s, scores);
        const each = <T>(of: (seat: Seat) => T) => ({ amber: of(0), violet: of(1) });
        return {
          turn: seats[at.turn.get(s)],
          oil: each((seat) => at.oil.at(s, seat)),
          hands: each((seat) => cardsIn(s, HAND + seat).map((card) => cards[card])),
          posts: [...posts.keys()].map((post) => leaderOn(s, post)),
          last: cards[at.last.get(s)] ?? null,
          result: over ? each((seat) => scores[seat]) : undefined,
        };
      },
    },
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
