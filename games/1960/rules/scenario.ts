/** How positions of 1960 are written in scenario files; docs/scenarios/1960.md explains every key. */
import type { Effect, ScenarioKeys, Seat, State } from '@whistlestop/kernel';
import { z } from 'zod';
import { cubesOf } from './cubes-and-markers.ts';
import { ACTIVITIES, DEBATE_TURN, ELECTION_TURN } from './calendar.ts';
import { type CardId, CARDS, type Category } from '../cards/cards.ts';
import { CARD_IDS, cardNumber, cardOf, ISSUE_OF, LASTING_IDS } from '../cards/card-tables.ts';
import { ENDORSEMENTS } from '../cards/endorsements.ts';
import { ISSUES, REGIONS } from './map.ts';
import { STATES, type StateCode, stateNumber } from './states.ts';
import { FIRST_ISSUE_LEADER } from './effects/vocabulary.ts';
import { invariant } from './invariant.ts';
import * as board from './layout.ts';
import { beginLasting, holderOf } from './modifiers.ts';
import { DEBATE_ROUNDS } from './debates.ts';
import { ELECTION_DAY_STACK } from './election-day.ts';
import { beginPhase, beginPlay, openingPhase } from './sequence-of-play.ts';
import { isWithheld } from './tally.ts';
import { runOn } from './run.ts';
import { KENNEDY, NIXON, NO_ONE, ownerOf, SEAT_IDS, type SeatId, signOf } from './seats.ts';
import { moveCard } from './zones.ts';

const MOST = 99;
const count = z.int().min(0).max(MOST);
const seatName = z.enum(SEAT_IDS);
const cardName = z.enum(CARD_IDS as [CardId, ...CardId[]]);
const stateName = z.enum(STATES as [StateCode, ...StateCode[]]);
const issueName = z.enum(ISSUES);
const cards = z.array(cardName);
/** "kennedy 3", "nixon 1" or "none". */
const cubes = z.string().regex(/^(none|(kennedy|nixon) [1-9]\d?)$/, 'expected "none", "kennedy N" or "nixon N"');
const perSeat = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ kennedy: value.optional(), nixon: value.optional() });

const keys = {
  turn: z.int().min(1).max(ELECTION_TURN),
  phase: z.enum(board.PHASES),
  activity: z.int().min(1).max(ACTIVITIES),
  first: seatName,
  toAct: seatName,
  initiative: seatName,
  support: z.partialRecord(stateName, cubes),
  media: z.partialRecord(z.enum(REGIONS), cubes),
  issues: z.partialRecord(issueName, cubes),
  issueTrack: z.tuple([issueName, issueName, issueName]),
  endorsements: z.partialRecord(z.enum(REGIONS), cubes),
  endorsementDeck: z.partialRecord(z.enum(ENDORSEMENTS), count),
  momentum: perSeat(count),
  candidates: perSeat(stateName),
  exhausted: z.array(seatName),
  rest: perSeat(count),
  bag: perSeat(count),
  hands: perSeat(cards),
  strategy: perSeat(cards),
  discard: cards,
  removed: cards,
  inPlay: z.strictObject({
    debate: cards.optional(),
    electionDay: cards.optional(),
    prevention: cards.optional(),
    turn: cards.optional(),
  }),
  /** Whom a lasting effect bears on, where its card does not say. */
  holders: z.partialRecord(cardName, seatName),
};

const given = z.strictObject(keys).partial();
type Given = z.infer<typeof given>;

const expect = z
  .strictObject({
    ...keys,
    issueTrack: z.array(z.enum([...ISSUES, 'none'])).length(ISSUES.length),
    /** Cards left in the deck. */
    deck: count,
    debateBoard: z.partialRecord(issueName, perSeat(cards)),
    result: z.strictObject({
      winner: seatName,
      electoralVotes: z.strictObject({ kennedy: z.int(), nixon: z.int() }).partial(),
      withheld: z.array(stateName).optional(),
    }),
  })
  .partial();

const seatNumber = (id: SeatId): Seat => SEAT_IDS.indexOf(id);

/** The signed count of a text such as "nixon 2". */
function signedOf(text: string): number {
  if (text === 'none') return 0;
  const [who, amount] = text.split(' ');
  return Number(amount) * signOf(who === 'kennedy' ? KENNEDY : NIXON);
}

function cubesText(signed: number): string {
  const owner = ownerOf(signed);
  return owner === NO_ONE ? 'none' : `${SEAT_IDS[owner]} ${cubesOf(signed, owner)}`;
}

/** An impossible position, said in a sentence. */
class Impossible extends Error {}

function arrange(s: State, position: Given): string | undefined {
  try {
    board.depth.set(s, 0);
    board.frames.fill(s, 0);
    arrangeTime(s, position);
    arrangeBoard(s, position);
    arrangeCards(s, position);
    const trouble = invariant(s);
    if (trouble !== undefined) return trouble;
    start(s, position);
    return undefined;
  } catch (error) {
    if (error instanceof Impossible) return error.message;
    throw error;
  }
}

function arrangeTime(s: State, { turn = 1, phase, activity, first, toAct, initiative }: Given): void {
  const opening = openingPhase(turn);
  const playing = activity !== undefined || toAct !== undefined || first !== undefined;
  const named =
    phase === undefined
      ? playing && opening === board.INITIATIVE
        ? board.ACTIVITY
        : opening
      : board.PHASES.indexOf(phase);
  if (named === board.GAME_OVER) throw new Impossible('A scenario begins before the game is over.');
  const special = turn === DEBATE_TURN || turn === ELECTION_TURN;
  if (special ? named !== opening : named === board.DEBATES || named === board.ELECTION_DAY)
    throw new Impossible(`Turn ${turn} has no ${board.PHASES[named]} phase.`);
  board.turn.set(s, turn);
  board.phase.set(s, named);
  const starter = named === board.ACTIVITY ? seatNumber(first ?? toAct ?? 'kennedy') : NO_ONE;
  board.first.set(s, first === undefined ? starter : seatNumber(first));
  board.initiative.set(s, initiative === undefined ? starter : seatNumber(initiative));
}

function arrangeBoard(s: State, position: Given): void {
  for (const [code, text] of Object.entries(position.support ?? {}))
    board.support.put(s, stateNumber(code as StateCode), signedOf(text));
  REGIONS.forEach((region, index) => {
    const { media, endorsements } = position;
    if (media?.[region] !== undefined) board.media.put(s, index, signedOf(media[region]));
    if (endorsements?.[region] !== undefined) board.endorsements.put(s, index, signedOf(endorsements[region]));
  });
  ISSUES.forEach((issue, index) => {
    const text = position.issues?.[issue];
    if (text !== undefined) board.issues.put(s, index, signedOf(text));
  });
  position.issueTrack?.forEach((issue, place) => board.track.put(s, place, ISSUES.indexOf(issue)));
  ENDORSEMENTS.forEach((card, index) => {
    const left = position.endorsementDeck?.[card];
    if (left !== undefined) board.endorsementDeck.put(s, index, left);
  });
  SEAT_IDS.forEach((id, seat) => {
    const { momentum, candidates, rest, bag, exhausted } = position;
    if (momentum?.[id] !== undefined) board.momentum.put(s, seat, momentum[id]);
    if (candidates?.[id] !== undefined) board.tokens.put(s, seat, stateNumber(candidates[id]));
    if (rest?.[id] !== undefined) board.rest.put(s, seat, rest[id]);
    if (bag?.[id] !== undefined) board.bag.put(s, seat, bag[id]);
    board.exhausted.put(s, seat, exhausted?.includes(id) ? 1 : 0);
  });
}

const spaces: readonly {
  readonly key: keyof NonNullable<Given['inPlay']>;
  readonly category: Category;
  readonly zone: number;
}[] = [
  { key: 'debate', category: 'debate', zone: board.DEBATE_SPACE },
  { key: 'electionDay', category: 'electionDay', zone: board.ELECTION_DAY_SPACE },
  { key: 'prevention', category: 'prevention', zone: board.PREVENTION_SPACE },
  { key: 'turn', category: 'turn', zone: board.TURN_SPACE },
];

function arrangeCards(s: State, position: Given): void {
  const put = (ids: readonly CardId[] | undefined, where: number): void => {
    for (const id of ids ?? []) {
      const card = cardNumber(id);
      if (board.zone.at(s, card) === board.ABSENT) throw new Impossible(`${id} is not in this deck.`);
      if (board.zone.at(s, card) !== board.DECK) throw new Impossible(`${id} is in two places.`);
      moveCard(s, card, where);
    }
  };
  SEAT_IDS.forEach((id, seat) => {
    put(position.hands?.[id], board.HAND + seat);
    put(position.strategy?.[id], board.STACK + seat);
    const most = board.turn.get(s) <= DEBATE_TURN ? DEBATE_ROUNDS : ELECTION_DAY_STACK;
    if (board.stackCount.at(s, seat) > most) throw new Impossible(`A strategy stack holds at most ${most} cards now.`);
  });
  put(position.discard, board.DISCARD);
  put(position.removed, board.REMOVED);
  for (const { key, category, zone } of spaces) {
    put(position.inPlay?.[key], zone);
    for (const id of position.inPlay?.[key] ?? []) {
      if (cardOf(cardNumber(id)).category !== category) throw new Impossible(`${id} does not stay in play as ${key}.`);
      if (cardOf(cardNumber(id)).whileInForce !== undefined) {
        beginLasting(s, cardNumber(id), holderFor(s, id, position));
      }
    }
  }
}

/** Whom a lasting effect in play bears on: its own words, or `holders`, or what the position suggests. */
function holderFor(s: State, id: CardId, { holders, toAct }: Given): Seat {
  const named = holders?.[id];
  if (named !== undefined) return seatNumber(named);
  const who = lastingWho(CARDS[id].effect);
  if (who <= NIXON) return who;
  if (who >= FIRST_ISSUE_LEADER) return ownerOf(board.issues.at(s, who - FIRST_ISSUE_LEADER));
  return seatNumber(toAct ?? 'kennedy');
}

/** The `who` of an effect's lasting part. */
function lastingWho(effect: Effect): number {
  if ('op' in effect) return effect.op === 'lasting' ? (effect.args[0] ?? 0) : NO_ONE;
  return 'sequence' in effect ? Math.max(...effect.sequence.map(lastingWho)) : NO_ONE;
}

/** Enters the part of the turn the position is in and runs to its first decision. */
function start(s: State, { activity = 1, toAct }: Given): void {
  const part = board.phase.get(s);
  if (part === board.ACTIVITY) beginPlay(s, activity, toAct === undefined ? board.first.get(s) : seatNumber(toAct));
  else beginPhase(s, part);
  runOn(s);
}

function describe(s: State): Readonly<Record<string, unknown>> {
  const seatOrNothing = (seat: number) => (seat === NO_ONE ? undefined : SEAT_IDS[seat]);
  const eachSeat = <T>(of: (seat: Seat) => T) => ({ kennedy: of(KENNEDY), nixon: of(NIXON) });
  const named = <T>(names: readonly string[], of: (index: number) => T) =>
    Object.fromEntries(names.map((name, index) => [name, of(index)]));
  return {
    turn: board.turn.get(s),
    phase: board.PHASES[board.phase.get(s)],
    activity: board.activity.get(s),
    first: seatOrNothing(board.first.get(s)),
    toAct: seatOrNothing(board.toAct.get(s)),
    initiative: seatOrNothing(board.initiative.get(s)),
    support: named(STATES, (state) => cubesText(board.support.at(s, state))),
    media: named(REGIONS, (region) => cubesText(board.media.at(s, region))),
    issues: named(ISSUES, (issue) => cubesText(board.issues.at(s, issue))),
    issueTrack: ISSUES.map((_, place) => ISSUES[board.track.at(s, place)] ?? 'none'),
    endorsements: named(REGIONS, (region) => cubesText(board.endorsements.at(s, region))),
    endorsementDeck: named(ENDORSEMENTS, (card) => board.endorsementDeck.at(s, card)),
    momentum: eachSeat((seat) => board.momentum.at(s, seat)),
    candidates: eachSeat((seat) => STATES[board.tokens.at(s, seat)]),
    exhausted: SEAT_IDS.filter((_, seat) => board.exhausted.at(s, seat) === 1),
    rest: eachSeat((seat) => board.rest.at(s, seat)),
    bag: eachSeat((seat) => board.bag.at(s, seat)),
    hands: eachSeat((seat) => cardsIn(s, board.HAND + seat)),
    strategy: eachSeat((seat) => [...cardsIn(s, board.STACK + seat), ...cardsIn(s, board.REVEALED + seat)]),
    discard: cardsIn(s, board.DISCARD),
    removed: cardsIn(s, board.REMOVED),
    deck: board.deckCount.get(s),
    inPlay: Object.fromEntries(spaces.map(({ key, zone }) => [key, cardsIn(s, zone)])),
    holders: Object.fromEntries(
      LASTING_IDS.flatMap((id) => {
        const holder = SEAT_IDS[holderOf(s, cardNumber(id))];
        return holder === undefined ? [] : [[id, holder]];
      }),
    ),
    debateBoard: named(ISSUES, (issue) => eachSeat((side) => cardsOnSide(s, issue, side))),
    result: resultOf(s),
  };
}

function cardsIn(s: State, where: number): string[] {
  return CARD_IDS.filter((_, card) => board.zone.at(s, card) === where);
}

function cardsOnSide(s: State, issue: number, side: Seat): string[] {
  return cardsIn(s, board.SIDE + side).filter((id) => ISSUE_OF[CARD_IDS.indexOf(id as CardId)] === issue);
}

function resultOf(s: State): unknown {
  if (board.phase.get(s) !== board.GAME_OVER) return undefined;
  return {
    winner: SEAT_IDS[board.winner.get(s) - 1],
    electoralVotes: { kennedy: board.votes.at(s, KENNEDY), nixon: board.votes.at(s, NIXON) },
    withheld: STATES.filter((_, state) => isWithheld(s, state)),
  };
}

export const scenarioKeys: ScenarioKeys = { given, expect, ordered: ['issueTrack'], arrange, describe };
