import { type Frame, Machine, type Operation } from '../../machine.ts';
import { Modifiers } from '../../modifiers.ts';
import { CHANCE_ACTS, EVERYONE, only, type Seat } from '../../seats.ts';
import { series, type SeriesSpec } from '../../series.ts';
import type { State } from '../../state.ts';
import { effects, Who } from './cards.ts';
import { at, DECK, dealCard, litSlot, NO_CARD, rivalOf } from './state.ts';
import { actions, cards, events, outcomes, posts } from './words.ts';

const FOG = 0;
const modifiers = new Modifiers(at.inForce, [
  { id: 'fog', hook: 'lanterns', value: -1, applies: (_s, holder, seat) => seat !== holder },
]);
const lanterns = modifiers.hook('lanterns');

const me = (s: State, f: Frame): Seat => machine.player(s, f);
const rival = (s: State, f: Frame): Seat => rivalOf(machine.player(s, f));
const seatMeant = (s: State, f: Frame, who: number): Seat => (who === Who.me ? me(s, f) : rival(s, f));
const dealtTo = (s: State, f: Frame): Seat => seatMeant(s, f, machine.arg(s, f, 0));

interface PostSeries {
  readonly base: number;
  readonly done?: number;
  readonly limit: (s: State, f: Frame) => number;
  readonly open: (s: State, f: Frame, post: number) => boolean;
  readonly take: SeriesSpec['take'];
}

/** A series of picks among the posts. */
const onPosts = ({ open, ...more }: PostSeries): Operation =>
  series({
    ...more,
    used: at.picked,
    ask: me,
    list(s, f, _seat, from, out) {
      let count = 0;
      for (let post = from; post < posts.length; post++) if (open(s, f, post)) out[count++] = more.base + post;
      return count;
    },
    any(s, f) {
      for (let post = 0; post < posts.length; post++) if (open(s, f, post)) return true;
      return false;
    },
  });

/** The vocabulary of the cards. */
const operations: Record<string, Operation> = {
  oil: {
    begin(s, f, sink) {
      at.oil.add(s, me(s, f), machine.arg(s, f, 0));
      sink?.emit(events.kinds.oil, EVERYONE, me(s, f), machine.arg(s, f, 0));
      return false;
    },
  },
  light: onPosts({
    base: actions.verbs.light.of(0),
    done: actions.verbs.done.of(),
    limit: (s, f) => machine.arg(s, f, 0) + lanterns.sum(s, me(s, f)),
    open: (s, f, post) => at.picked.at(s, post) < machine.arg(s, f, 1),
    take(s, _f, seat, post, sink) {
      at.lit.add(s, litSlot(seat, post), 1);
      sink?.emit(events.kinds.lit, EVERYONE, seat, post);
    },
  }),
  putOut: onPosts({
    base: actions.verbs.putOut.of(0),
    limit: () => 1,
    open: (s, f, post) => at.lit.at(s, litSlot(rival(s, f), post)) > 0,
    take(s, f, _seat, post, sink) {
      at.lit.add(s, litSlot(rival(s, f), post), -1);
      sink?.emit(events.kinds.wentOut, EVERYONE, rival(s, f), post);
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
      if (at.last.get(s) !== NO_CARD) machine.call(s, programOf(at.last.get(s)), me(s, f));
      return false;
    },
  },
  deal: {
    begin: (s) => at.deckSize.get(s) > 0,
    pending: CHANCE_ACTS,
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
      const card = outcomes.verbs.deal.arg(outcome);
      dealCard(s, dealtTo(s, f), card);
      sink?.emit(events.kinds.dealt, only(dealtTo(s, f)), dealtTo(s, f), card);
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

export const machine: Machine = new Machine({
  frames: at.frames,
  depth: at.depth,
  operations,
  conditions: {
    hasOil: (s, f, amount) => at.oil.at(s, me(s, f)) >= amount,
    behind: (s, f) => at.oil.at(s, me(s, f)) < at.oil.at(s, rival(s, f)),
  },
  chooser: seatMeant,
});

const programs = cards.map((card) => machine.compile(effects[card]));

/** The compiled effect of a card. */
export const programOf = (card: number): number => programs[card] as number;
