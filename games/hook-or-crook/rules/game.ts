import {
  CHANCE,
  EVERYONE,
  firstSeats,
  includes,
  isPossible,
  type Actor,
  type EventSink,
  type Game,
  type GameKind,
  only,
  type Pending,
  type Random,
  type Reason,
  type ScenarioKeys,
  type Seat,
  type SeatMask,
  type SeatSpec,
  type State,
  type View,
  read,
} from '@whistlestop/kernel';
import { giveAnswer, nextWeek, playEvidence, rollForEvidence, roundsMet, searchForEvidence } from './challenge.ts';
import { cardsLeft, dealCheat, findEvidence, nextNews } from './draws.ts';
import { constantsOf, type MatchConstants } from './match-constants.ts';
import { mayName, nameState, readNews, rollAmount } from './effects.ts';
import { events } from './events.ts';
import { brokenInvariant } from './invariant.ts';
import { EvidenceZone, type HookOrCrookLayout, Phase } from './layout.ts';
import type { ActionBook, OutcomeBook } from './notation.ts';
import { type Options, optionsSchema, VOTES_PER_COLOUR } from './options.ts';
import { afterCheat, beginRound, movePawn, passTurn, playCheat } from './rounds.ts';
import { scenarioKeys } from './scenario.ts';
import { incumbentLeads, stateScore } from './standing.ts';
import { INCUMBENT } from './waiting.ts';
import { reasonAgainst } from './why.ts';
import { completeWorld } from './world.ts';

const ID = 'hook-or-crook';
const VERSION = 1;

const DIE = 6;

/** Hook or Crook for one Incumbent and the States of a match. */
export class HookOrCrook implements Game {
  readonly id = ID;
  readonly version = VERSION;
  readonly constants: MatchConstants;
  readonly layout: HookOrCrookLayout;
  readonly seats: readonly SeatSpec[];
  readonly actions: ActionBook;
  readonly outcomes: OutcomeBook;
  readonly events = events;
  readonly scenario: ScenarioKeys;

  constructor(constants: MatchConstants) {
    this.constants = constants;
    this.layout = constants.layout;
    this.seats = ['incumbent', ...constants.colours].map((id) => ({ id }));
    this.actions = constants.actions;
    this.outcomes = constants.outcomes;
    this.scenario = scenarioKeys(constants);
  }

  init(s: State): void {
    const c = this.constants;
    const { pot, pile, colour, cheatDeck, evidenceDeck, wildsSeenBy } = c.fields;
    s.fill(0);
    pile.fill(s, c.startingVotes);
    pot.fill(s, VOTES_PER_COLOUR - c.startingVotes);
    for (let state = 0; state < c.states; state++) {
      colour.put(s, state, read(c.colourNumber, state));
      wildsSeenBy.put(s, state, only(state + 1));
    }
    cheatDeck.set(s, c.cheats.length);
    evidenceDeck.set(s, c.evidence.length);
    beginRound(c, s, 1);
  }

  pending(s: State): Pending {
    return this.constants.fields.awaited.get(s);
  }

  /** A State may change its secret answer until the last one is given. */
  revisable(s: State): SeatMask {
    const { phase, asked, awaited } = this.constants.fields;
    return phase.get(s) === Phase.answer ? asked.get(s) & ~awaited.get(s) : 0;
  }

  legal(s: State, seat: Seat, out: Int16Array, canonical = false): number {
    const c = this.constants;
    const phase = c.fields.phase.get(s);
    if (phase <= Phase.firstRoll || phase === Phase.over) return 0;
    if (!includes(c.fields.awaited.get(s) | this.revisable(s), seat)) return 0;
    switch (phase) {
      case Phase.cheat:
        return this.#cheats(s, seat - 1, out);
      case Phase.week:
        return this.#evidence(s, out);
      case Phase.answer:
        return this.#answers(s, seat - 1, out);
      default:
        return this.#colours(s, phase, out, canonical);
    }
  }

  #cheats(s: State, state: number, out: Int16Array): number {
    const { actions, cheatRound, cheatsUpTo, fields, zones } = this.constants;
    const { base } = actions.verbs.cheat;
    const { offset } = fields.cheatZone;
    const zone = zones.hand + state;
    const round = fields.round.get(s);
    const end = read(cheatsUpTo, round);
    out[0] = actions.verbs.hold.base;
    let count = 1;
    for (let card = 0; card < end; card++)
      if (read(s, offset + card) === zone && read(cheatRound, card) <= round) out[count++] = base + card;
    return count;
  }

  #evidence(s: State, out: Int16Array): number {
    const { evidenceZone, week } = this.constants.fields;
    const { search, play } = this.constants.actions.verbs;
    let count = 0;
    if (week.get(s) === 1) out[count++] = search.base;
    for (let card = 0; card < evidenceZone.length; card++)
      if (evidenceZone.at(s, card) === EvidenceZone.hand) out[count++] = play.base + card;
    return count;
  }

  #answers(s: State, state: number, out: Int16Array): number {
    const { actions, cheatRound, fields, zones } = this.constants;
    const { base } = actions.verbs.answer;
    const { offset, length } = fields.cheatZone;
    const hand = zones.hand + state;
    const stack = zones.stack + state;
    const met = roundsMet(this.constants, s);
    let count = 0;
    for (let card = 0; card < length; card++) {
      const zone = read(s, offset + card);
      if ((zone === hand || zone === stack) && includes(met, read(cheatRound, card))) out[count++] = base + card;
    }
    return count;
  }

  #colours(s: State, phase: number, out: Int16Array, canonical: boolean): number {
    const c = this.constants;
    const base = this.#namingVerb(phase);
    const series = phase === Phase.gain || phase === Phase.lose;
    let count = 0;
    for (let colour = canonical && series ? c.fields.lastColour.get(s) : 0; colour < c.stateOf.length; colour++) {
      const state = read(c.stateOf, colour);
      if (state >= 0 && mayName(c, s, phase, state)) out[count++] = base + colour;
    }
    // The amount is compulsory: when the colours run dry upwards, any other stays on offer.
    return count === 0 && canonical ? this.#colours(s, phase, out, false) : count;
  }

  #namingVerb(phase: number): number {
    const { gain, lose, take, give } = this.constants.actions.verbs;
    if (phase === Phase.gain) return gain.base;
    if (phase === Phase.lose) return lose.base;
    return phase === Phase.take ? take.base : give.base;
  }

  chance(s: State, outcomes: Int16Array, weights: Int16Array): number {
    const c = this.constants;
    const { verbs } = c.outcomes;
    switch (c.fields.phase.get(s)) {
      case Phase.news:
        return nextNews(c, s, outcomes, weights);
      case Phase.drawCheat:
        return cardsLeft(s, c.fields.cheatZone, verbs.deal.base, outcomes, weights);
      case Phase.drawEvidence:
        return cardsLeft(s, c.fields.evidenceZone, verbs.find.base, outcomes, weights);
      default:
        for (let side = 0; side < DIE; side++) {
          outcomes[side] = verbs.die.base + side;
          weights[side] = 1;
        }
        return DIE;
    }
  }

  apply(s: State, actor: Actor, code: number, sink?: EventSink): void {
    if (actor === CHANCE) this.#chanceActs(s, code, sink);
    else this.#seatActs(s, actor, code, sink);
  }

  #chanceActs(s: State, code: number, sink?: EventSink): void {
    const c = this.constants;
    const { die, news, deal, find } = c.outcomes.verbs;
    switch (c.fields.phase.get(s)) {
      case Phase.move:
        movePawn(c, s, code - die.base + 1, sink);
        return;
      case Phase.firstRoll:
        rollForEvidence(c, s, code - die.base + 1, sink);
        return;
      case Phase.amount:
        this.#goOn(s, rollAmount(c, s, code - die.base + 1, sink), sink);
        return;
      case Phase.news:
        this.#goOn(s, readNews(c, s, code - news.base, sink), sink);
        return;
      case Phase.drawCheat:
        this.#goOn(s, dealCheat(c, s, code - deal.base, sink), sink);
        return;
      default:
        this.#goOn(s, findEvidence(c, s, code - find.base, sink), sink);
    }
  }

  #seatActs(s: State, seat: Seat, code: number, sink?: EventSink): void {
    const c = this.constants;
    const { hold, cheat, search, play, answer } = c.actions.verbs;
    const phase = c.fields.phase.get(s);
    switch (phase) {
      case Phase.cheat:
        if (code === hold.base) afterCheat(c, s, seat);
        else playCheat(c, s, seat, code - cheat.base, sink);
        return;
      case Phase.week:
        if (code === search.base) searchForEvidence(c, s, sink);
        else playEvidence(c, s, code - play.base, sink);
        return;
      case Phase.answer:
        giveAnswer(c, s, seat, code - answer.base, sink);
        return;
      default: {
        const state = read(c.stateOf, code - this.#namingVerb(phase));
        this.#goOn(s, nameState(c, s, phase, state, sink), sink);
      }
    }
  }

  /** After an effect is carried out: the next turn, or in Round 4 the next week. */
  #goOn(s: State, waits: boolean, sink?: EventSink): void {
    if (waits) return;
    if (this.constants.fields.round.get(s) === 4) nextWeek(this.constants, s, sink);
    else passTurn(this.constants, s);
  }

  witnesses(s: State, actor: Actor): SeatMask {
    const { phase, turn, awaited } = this.constants.fields;
    switch (phase.get(s)) {
      case Phase.drawCheat:
        return only(turn.get(s));
      case Phase.drawEvidence:
        return only(INCUMBENT);
      case Phase.answer:
        // The last answer opens them all, its own included.
        return awaited.get(s) === only(actor) ? EVERYONE : only(actor);
      default:
        return EVERYONE;
    }
  }

  result(s: State, out: Float32Array): boolean {
    const c = this.constants;
    if (c.fields.phase.get(s) !== Phase.over) return false;
    const won = incumbentLeads(c, s);
    out[INCUMBENT] = won ? 1 : 0;
    for (let state = 0; state < c.states; state++) out[state + 1] = won ? 0 : stateScore(c, s, state);
    return true;
  }

  /** The States win together against the Incumbent. */
  sideOf(seat: Seat): SeatMask {
    return seat === INCUMBENT ? only(INCUMBENT) : firstSeats(this.seats.length) & ~only(INCUMBENT);
  }

  sampleWorld(view: View, random: Random, into: State): void {
    completeWorld(this.constants, view, random, into);
  }

  why(s: State, seat: Seat, action: number): Reason | undefined {
    return isPossible(this, s, seat, action) ? undefined : reasonAgainst(this.constants, s, seat, action);
  }

  invariant(s: State): string | undefined {
    return brokenInvariant(this.constants, s);
  }
}

/** Hook or Crook: an Incumbent against one to five Swing States. */
export const hookOrCrook = {
  id: ID,
  version: VERSION,
  options: optionsSchema,
  cosmetic: ['colours'],
  open: (options: Options): HookOrCrook => new HookOrCrook(constantsOf(options)),
} satisfies GameKind<Options>;
