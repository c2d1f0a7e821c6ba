import { choose, condition, draw, type Effect, repeat, sequence, step, when } from '../../effects.ts';
import { actions, type LanternCard, outcomes } from './words.ts';

const { allow, refuse } = actions.verbs;
const { bright, dim } = outcomes.verbs;

/** Whose decision it is, or who is dealt a card: the one who played the card, or the rival. */
export const Who = { me: 0, rival: 1 } as const;

/** Lights up to `limit` lanterns, at most `cap` on one post. */
const light = (limit: number, cap: number): Effect => step('light', limit, cap);
const oil = (amount: number): Effect => step('oil', amount);
const deal = (who: number): Effect => step('deal', who);

/** What each card does, as data. */
export const effects: Readonly<Record<LanternCard, Effect>> = {
  /** Gain 1 oil and light up to two posts. */
  wick: sequence(oil(1), light(2, 1)),
  /** A spark decides: bright lights up to three lanterns anywhere, dim brings 1 oil. */
  flare: draw({ outcome: dim.of(), weight: 1, then: oil(1) }, { outcome: bright.of(), weight: 2, then: light(3, 3) }),
  /** The rival allows you 2 oil, or refuses and you may light a post. */
  gift: choose(Who.rival, { action: refuse.of(), then: light(1, 1) }, { action: allow.of(), then: oil(2) }),
  /** Twice: spend 1 oil if you have it, and light a post for it. */
  string: repeat(2, when(condition('hasOil', 1), sequence(oil(-1), light(1, 1)))),
  /** If you have less oil, put out one of your rival's lanterns; otherwise gain 1 oil. */
  gust: when(condition('behind'), step('putOut'), oil(1)),
  /** Do what the card played before this one does. */
  echo: step('echo'),
  /** From now on your rival lights one lantern fewer each time. */
  fog: step('fog'),
  /** Twice: allow yourself 1 oil, or refuse it and light up to two lanterns on one post. */
  glow: repeat(2, choose(Who.me, { action: allow.of(), then: oil(1) }, { action: refuse.of(), then: light(2, 2) })),
};

/** Two cards for each seat. */
export const setUp: Effect = repeat(2, sequence(deal(Who.me), deal(Who.rival)));

/** A card to make up for the one played; then it is the rival's turn. */
export const endOfTurn: Effect = sequence(deal(Who.me), step('endTurn'));
