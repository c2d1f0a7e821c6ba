import { EVERYONE, type ScenarioKeys, type Slots, type State } from '@whistlestop/kernel';
import { z } from 'zod';
import { LAST_WEEK, nextWeek, playEvidence } from './challenge.ts';
import type { MatchConstants } from './match-constants.ts';
import { EvidenceZone, Phase } from './layout.ts';
import { VOTES_PER_COLOUR } from './options.ts';
import { beginTurn } from './rounds.ts';
import { incumbentLeads, isBeaten, placeOf } from './standing.ts';
import { phaseOf } from './reading.ts';
import { INCUMBENT } from './waiting.ts';

const keysOf = (c: MatchConstants) => {
  const colour = z.enum(c.colours);
  const seat = z.enum(['incumbent', ...c.colours]);
  const cards = (deck: readonly { readonly id: string }[]) => z.array(z.enum(deck.map(({ id }) => id)));
  const votes = z.partialRecord(colour, z.int().min(0).max(VOTES_PER_COLOUR));
  const cheatLists = z.partialRecord(colour, cards(c.cheats));
  const shared = {
    round: z.int().min(1).max(4).optional(),
    toAct: seat.optional(),
    piles: votes.optional(),
    votes: votes.optional(),
    pot: votes.optional(),
    positions: z.partialRecord(seat, z.int().min(0)).optional(),
    doubled: z.array(colour).optional(),
    cheats: cheatLists.optional(),
    played: cheatLists.optional(),
    evidence: cards(c.evidence).optional(),
    spent: z
      .strictObject({ cheats: cards(c.cheats), evidence: cards(c.evidence) })
      .partial()
      .optional(),
    news: cards(c.news).optional(),
  };
  const evidenceIds = c.evidence.map(({ id }) => id);
  return {
    given: z.strictObject({
      ...shared,
      week: z.int().min(1).max(LAST_WEEK).optional(),
      onTable: z.enum(evidenceIds).optional(),
    }),
    expect: z.strictObject({
      ...shared,
      week: z.int().min(0).max(LAST_WEEK).optional(),
      phase: z.enum(Object.keys(Phase) as (keyof typeof Phase)[]).optional(),
      onTable: z.enum(['none', ...evidenceIds]).optional(),
      decks: z.strictObject({ cheats: z.int(), evidence: z.int() }).partial().optional(),
      result: z
        .strictObject({
          winner: z.enum(['incumbent', 'states']),
          beaten: z.array(colour),
          places: z.partialRecord(colour, z.int()),
        })
        .partial()
        .nullable()
        .optional(),
    }),
  };
};

type Given = z.infer<ReturnType<typeof keysOf>['given']>;

/** How positions of Hook or Crook are written in scenario files. */
export function scenarioKeys(c: MatchConstants): ScenarioKeys {
  return {
    ...keysOf(c),
    ordered: ['news'],
    arrange: (s: State, given: Given) => arrange(c, s, given),
    describe: (s) => describe(c, s),
  };
}

function arrange(c: MatchConstants, s: State, given: Given): string | undefined {
  const f = c.fields;
  const round = given.round ?? 1;
  if (given.week !== undefined && round !== 4) return 'Weeks belong to round 4.';
  if (given.onTable !== undefined && round !== 4) return 'Evidence is played in round 4 only.';
  f.round.set(s, round);
  f.week.set(s, 0);
  c.colours.forEach((colour, state) => {
    if (given.doubled?.includes(colour)) f.doubled.put(s, state, 1);
  });
  (['incumbent', ...c.colours] as const).forEach((id, seat) => {
    f.walked.put(s, seat, given.positions?.[id] ?? 0);
  });
  given.news?.forEach((id, index) => {
    f.newsPlace.put(s, numberIn(c.news, id), index + 1);
  });
  f.newsDrawn.set(s, given.news?.length ?? 0);
  const wrong = arrangeVotes(c, s, given) ?? arrangeCheats(c, s, given) ?? arrangeEvidence(c, s, given);
  if (wrong !== undefined) return wrong;
  if (round === 4) return arrangeWeek(c, s, given);
  const seat = given.toAct === undefined ? INCUMBENT : ['incumbent', ...c.colours].indexOf(given.toAct);
  return beginTurn(c, s, seat) ? undefined : `${given.toAct ?? 'incumbent'} has finished this round and cannot act.`;
}

const numberIn = (deck: readonly { readonly id: string }[], id: string): number =>
  deck.findIndex((card) => card.id === id);

function arrangeVotes(c: MatchConstants, s: State, given: Given): string | undefined {
  const { pile, votes, pot } = c.fields;
  for (const [state, colour] of c.colours.entries()) {
    pile.put(s, state, given.piles?.[colour] ?? pile.at(s, state));
    votes.put(s, state, given.votes?.[colour] ?? votes.at(s, state));
    const rest = VOTES_PER_COLOUR - pile.at(s, state) - votes.at(s, state);
    const stated = given.pot?.[colour] ?? rest;
    if (rest < 0 || stated !== rest)
      return `Pot, pile and State of ${colour} must hold ${VOTES_PER_COLOUR} V together.`;
    pot.put(s, state, rest);
  }
  return undefined;
}

function arrangeCheats(c: MatchConstants, s: State, given: Given): string | undefined {
  const { cheatZone, hand, cheatDeck, wilds } = c.fields;
  const place = (id: string, zone: number): string | undefined => {
    const card = numberIn(c.cheats, id);
    if (cheatZone.at(s, card) !== c.zones.deck) return `${id} is in two places.`;
    cheatZone.put(s, card, zone);
    cheatDeck.add(s, -1);
    return undefined;
  };
  for (const [state, colour] of c.colours.entries()) {
    for (const id of given.cheats?.[colour] ?? []) {
      const twice = place(id, c.zones.hand + state);
      if (twice !== undefined) return twice;
      hand.add(s, state, 1);
      if (c.cheatRound[numberIn(c.cheats, id)] === 4) wilds.add(s, state, 1);
    }
    for (const id of given.played?.[colour] ?? []) {
      const twice = place(id, c.zones.stack + state);
      if (twice !== undefined) return twice;
    }
  }
  for (const id of given.spent?.cheats ?? []) {
    const twice = place(id, c.zones.out);
    if (twice !== undefined) return twice;
  }
  return undefined;
}

function arrangeEvidence(c: MatchConstants, s: State, given: Given): string | undefined {
  const { evidenceZone, evidenceHand, evidenceDeck } = c.fields;
  const place = (id: string, zone: number): string | undefined => {
    const card = numberIn(c.evidence, id);
    if (evidenceZone.at(s, card) !== EvidenceZone.deck) return `${id} is in two places.`;
    evidenceZone.put(s, card, zone);
    evidenceDeck.add(s, -1);
    return undefined;
  };
  const held = given.onTable === undefined ? (given.evidence ?? []) : [...(given.evidence ?? []), given.onTable];
  for (const id of held) {
    const twice = place(id, EvidenceZone.hand);
    if (twice !== undefined) return twice;
    evidenceHand.add(s, 1);
  }
  for (const id of given.spent?.evidence ?? []) {
    const twice = place(id, EvidenceZone.out);
    if (twice !== undefined) return twice;
  }
  return undefined;
}

/** Opens the week; the Evidence on the table, if any, has just been played. */
function arrangeWeek(c: MatchConstants, s: State, given: Given): string | undefined {
  const { week, turn, wildsSeenBy } = c.fields;
  wildsSeenBy.fill(s, EVERYONE);
  turn.set(s, INCUMBENT);
  week.set(s, (given.week ?? 1) - 1);
  nextWeek(c, s);
  if (given.onTable !== undefined) playEvidence(c, s, numberIn(c.evidence, given.onTable));
  return undefined;
}

function describe(c: MatchConstants, s: State): Readonly<Record<string, unknown>> {
  const f = c.fields;
  const byColour = <T>(of: (state: number) => T): Record<string, T> =>
    Object.fromEntries(c.colours.map((colour, state) => [colour, of(state)]));
  const inZone = (zones: Slots, deck: readonly { readonly id: string }[], zone: number): string[] =>
    deck.filter((_, card) => zones.at(s, card) === zone).map(({ id }) => id);
  const seats = ['incumbent', ...c.colours];
  return {
    round: f.round.get(s),
    week: f.week.get(s),
    phase: phaseOf(c, s),
    toAct: seats[f.turn.get(s)],
    piles: byColour((state) => f.pile.at(s, state)),
    votes: byColour((state) => f.votes.at(s, state)),
    pot: byColour((state) => f.pot.at(s, state)),
    positions: Object.fromEntries(seats.map((id, seat) => [id, f.walked.at(s, seat)])),
    doubled: c.colours.filter((_, state) => f.doubled.at(s, state) === 1),
    cheats: byColour((state) => inZone(f.cheatZone, c.cheats, c.zones.hand + state)),
    played: byColour((state) => inZone(f.cheatZone, c.cheats, c.zones.stack + state)),
    evidence: inZone(f.evidenceZone, c.evidence, EvidenceZone.hand),
    onTable: c.evidence[f.onTable.get(s) - 1]?.id ?? 'none',
    spent: {
      cheats: inZone(f.cheatZone, c.cheats, c.zones.out),
      evidence: inZone(f.evidenceZone, c.evidence, EvidenceZone.out),
    },
    news: c.news
      .map(({ id }, card) => ({ id, place: f.newsPlace.at(s, card) }))
      .filter(({ place }) => place > 0)
      .sort((a, b) => a.place - b.place)
      .map(({ id }) => id),
    decks: { cheats: f.cheatDeck.get(s), evidence: f.evidenceDeck.get(s) },
    result:
      f.phase.get(s) === Phase.over
        ? {
            winner: incumbentLeads(c, s) ? 'incumbent' : 'states',
            beaten: c.colours.filter((_, state) => isBeaten(c, s, state)),
            places: byColour((state) => placeOf(c, s, state)),
          }
        : null,
  };
}
