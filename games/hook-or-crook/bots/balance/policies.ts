import { includes, read, type Seat, type State } from '@whistlestop/kernel';
import { returnDue } from '../../rules/challenge.ts';
import type { MatchConstants } from '../../rules/match-constants.ts';
import { Phase } from '../../rules/layout.ts';

/** How the States handle their Cheat Cards: as they come, or all held back until Round 3. */
export type Style = 'simple' | 'holding';

/** What a State still answers with a wild instead of returning. */
const WORTH_A_WILD = 3;
/** How many V of a Cheat Card's value a State lets go to waste on a small pile. */
const WASTE = 1;

/**
 * A plain player who looks one decision ahead. It is handed its seat's view, in which everything hidden from that seat is
 * unknown, and the legal list, and answers one of its codes.
 */
export function scriptedChoice(c: MatchConstants, view: State, seat: Seat, legal: Int16Array, style: Style): number {
  switch (c.fields.phase.get(view)) {
    case Phase.cheat:
      return cheat(c, view, seat - 1, legal, style);
    case Phase.week:
      return evidence(c, view, legal);
    case Phase.answer:
      return answer(c, view, legal);
    default:
      return colour(c, view, legal);
  }
}

/** The largest card the pile covers; else the smallest, when little of it goes to waste. */
function cheat(c: MatchConstants, view: State, state: number, legal: Int16Array, style: Style): number {
  const { hold, cheat: playing } = c.actions.verbs;
  const { round, pile, doubled } = c.fields;
  if (style === 'holding' && round.get(view) < 3) return hold.base;
  const room = pile.at(view, state);
  let best = hold.base;
  let bestValue = 0;
  let smallest = hold.base;
  let smallestValue = Number.POSITIVE_INFINITY;
  for (const code of legal) {
    if (!playing.has(code)) continue;
    const value = read(c.cheatValue, code - playing.base) << doubled.at(view, state);
    if (value <= room && value > bestValue) {
      best = code;
      bestValue = value;
    }
    if (value < smallestValue) {
      smallest = code;
      smallestValue = value;
    }
  }
  if (best !== hold.base) return best;
  return smallestValue - room <= WASTE ? smallest : hold.base;
}

/** The smallest return; a wild when that would still be three or more. */
function answer(c: MatchConstants, view: State, legal: Int16Array): number {
  const { base } = c.actions.verbs.answer;
  const onTable = c.fields.onTable.get(view) - 1;
  let best = -1;
  let smallest = Number.POSITIVE_INFINITY;
  let wild = -1;
  for (const code of legal) {
    const card = code - base;
    if (read(c.cheatRound, card) === 4) {
      if (wild < 0) wild = code;
      continue;
    }
    const due = returnDue(c, onTable, card);
    if (due >= smallest) continue;
    best = code;
    smallest = due;
  }
  return wild >= 0 && smallest >= WORTH_A_WILD ? wild : best;
}

/** The first-week roll; afterwards the Evidence that forces most back. */
function evidence(c: MatchConstants, view: State, legal: Int16Array): number {
  const { search, play } = c.actions.verbs;
  if (legal[0] === search.base && c.fields.evidenceDeck.get(view) > 0) return search.base;
  let best = -1;
  let most = -1;
  for (const code of legal) {
    if (!play.has(code)) continue;
    const forced = forcedBack(c, view, code - play.base);
    if (forced <= most) continue;
    best = code;
    most = forced;
  }
  return best;
}

const least = new Int32Array(8);
const NOTHING = 1000;

/** What an Evidence Card would force back, if every State answers as `answer` does: open stacks and wilds are public. */
function forcedBack(c: MatchConstants, view: State, card: number): number {
  const { cheatZone, wilds, votes } = c.fields;
  const { stack, dropped } = c.zones;
  const met = read(c.roundsMet, card);
  least.fill(NOTHING);
  for (let cheat = 0; cheat < cheatZone.length; cheat++) {
    const zone = cheatZone.at(view, cheat);
    if (zone < stack || zone >= dropped || !includes(met, read(c.cheatRound, cheat))) continue;
    least[zone - stack] = Math.min(read(least, zone - stack), returnDue(c, card, cheat));
  }
  let total = 0;
  for (let state = 0; state < c.states; state++) {
    const due = read(least, state);
    if (due === NOTHING || (due >= WORTH_A_WILD && wilds.at(view, state) > 0)) continue;
    total += Math.min(due, votes.at(view, state));
  }
  return total;
}

const margins = new Float64Array(8);

/** Gains go to the weakest of the States he needs, losses where he needs nothing. */
function colour(c: MatchConstants, view: State, legal: Int16Array): number {
  const { pile, votes, phase } = c.fields;
  const now = phase.get(view);
  for (let state = 0; state < c.states; state++)
    margins[state] = pile.at(view, state) - votes.at(view, state) - state / 100;
  const helps = now === Phase.gain || now === Phase.take;
  const { gain, lose, take, give } = c.actions.verbs;
  const base = (now === Phase.gain ? gain : now === Phase.lose ? lose : now === Phase.take ? take : give).base;
  let best = legal[0] ?? 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const code of legal) {
    const state = read(c.stateOf, code - base);
    const score = (isNeeded(c, state) ? 1000 : 0) - (margins[state] ?? 0);
    const wanted = helps ? score : -score;
    if (wanted <= bestScore) continue;
    best = code;
    bestScore = wanted;
  }
  return best;
}

/** Whether a State is among those the Incumbent is closest to beating, as many as he needs. */
function isNeeded(c: MatchConstants, state: number): boolean {
  let better = 0;
  for (let other = 0; other < c.states; other++) if ((margins[other] ?? 0) > (margins[state] ?? 0)) better++;
  return better < c.needed;
}
