import type { Codebook } from '../codebook.ts';
import { choosers, drawOutcome } from '../decisions.ts';
import { type Game, LIST_ROOM } from '../game.ts';
import { Random } from '../random.ts';
import { includes, type Seat } from '../seats.ts';
import type { State } from '../state.ts';
import { TortureFailure } from './failure.ts';

const room = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** The seat's legal list, checked: not empty, ascending, inside the codebook; canonical order is a part of it. */
export function checkedLegal(game: Game, s: State, seat: Seat, where: string): Int16Array {
  const count = game.legal(s, seat, room);
  if (count === 0)
    throw new TortureFailure('dead-end', `${game.seats[seat]?.id} must choose but has nothing to choose`, where);
  const codes = room.slice(0, count);
  checkCodes(game.actions, codes, where);
  const canonical = room.slice(0, game.legal(s, seat, room, true));
  if (canonical.length === 0) throw new TortureFailure('dead-end', 'canonical order leaves nothing to choose', where);
  checkCodes(game.actions, canonical, where);
  const all = new Set(codes);
  if (!canonical.every((code) => all.has(code)))
    throw new TortureFailure('list-order', 'canonical order offers what is not legal', where);
  return codes;
}

/** The outcomes and weights at a chance node, checked likewise; the weights are all positive. */
export function checkedChance(game: Game, s: State, where: string): { codes: Int16Array; weights: Int16Array } {
  const count = game.chance(s, room, weights);
  if (count === 0) throw new TortureFailure('dead-end', 'chance must act but has no outcome', where);
  const codes = room.slice(0, count);
  checkCodes(game.outcomes, codes, where);
  if (!weights.subarray(0, count).every((weight) => weight > 0))
    throw new TortureFailure('list-order', 'an outcome without weight is listed', where);
  const picked = codes[new Random(where).weighted(weights, count)];
  if (drawOutcome(game, s, new Random(where)) !== picked)
    throw new TortureFailure('draw', 'what is drawn is not what the same luck picks from the lists', where);
  return { codes, weights: weights.slice(0, count) };
}

/** A seat that may not choose now has no legal action. */
export function checkBystandersLists(game: Game, s: State, where: string): void {
  const may = choosers(game, s);
  for (const [seat, { id }] of game.seats.entries())
    if (!includes(may, seat) && game.legal(s, seat, room) !== 0)
      throw new TortureFailure('illegal-accepted', `${id} is offered actions out of turn`, where);
}

function checkCodes(book: Codebook, codes: Int16Array, where: string): void {
  let last = -1;
  for (const code of codes) {
    if (code <= last) throw new TortureFailure('list-order', `code ${code} follows ${last}`, where);
    if (code >= book.size) throw new TortureFailure('notation', `code ${code} is not in the codebook`, where);
    last = code;
  }
}

/** Every code has one text that parses back to it, and no seat's id is a keyword of records. */
export function checkNotation(game: Game): void {
  for (const [name, book] of [['actions', game.actions] as const, ['outcomes', game.outcomes] as const])
    for (let code = 0; code < book.size; code++) {
      const text = book.format(code);
      if (text === undefined || book.parse(text) !== code)
        throw new TortureFailure('notation', `code ${code} reads "${text}" and does not parse back`, name);
    }
  for (const { id } of game.seats)
    if (!/^[^\s:#?]+$/.test(id) || ['chance', 'seed', 'stop'].includes(id))
      throw new TortureFailure('notation', `no seat can be called "${id}"`, 'seats');
}
