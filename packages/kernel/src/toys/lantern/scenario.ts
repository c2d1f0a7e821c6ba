import { z } from 'zod';
import type { ScenarioKeys } from '../../scenario.ts';
import type { Seat } from '../../seats.ts';
import type { State } from '../../state.ts';
import { at, cardsIn, DECK, dealCard, HAND, lead, leadOn } from './state.ts';
import { cards, posts, seats } from './words.ts';

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
  // The hands are as given: nothing is left to deal.
  at.depth.set(s, 0);
  at.frames.fill(s, 0);
  for (const [seat, name] of seats.entries())
    for (const card of (hands[name] ?? []).map((held) => cards.indexOf(held))) {
      if (at.card.at(s, card) !== DECK) return `${cards[card]} is in two hands`;
      dealCard(s, seat, card);
    }
  return undefined;
}

const nameOfLead = (sign: number): string => (sign === 0 ? 'none' : sign > 0 ? 'amber' : 'violet');

/** The words of Lantern's scenarios; `over` says whether a position is the end of the game. */
export const lanternScenario = (over: (s: State) => boolean): ScenarioKeys => ({
  given,
  expect: given.extend({
    posts: z.array(z.enum([...seats, 'none'])).optional(),
    last: z.enum(cards).nullable().optional(),
    winner: z.enum([...seats, 'none']).optional(),
  }),
  ordered: ['posts'],
  arrange,
  describe(s) {
    const each = <T>(of: (seat: Seat) => T) => ({ amber: of(0), violet: of(1) });
    return {
      turn: seats[at.turn.get(s)],
      oil: each((seat) => at.oil.at(s, seat)),
      hands: each((seat) => cardsIn(s, HAND + seat).map((card) => cards[card])),
      posts: [...posts.keys()].map((post) => nameOfLead(leadOn(s, post))),
      last: cards[at.last.get(s)] ?? null,
      winner: over(s) ? nameOfLead(lead(s)) : undefined,
    };
  },
});
