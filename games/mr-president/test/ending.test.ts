import { CHANCE, CHANCE_ACTS, firstOf, type Game, LIST_ROOM, OVER, Random, type State } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, longestMatch, mrPresident, type Options, MatchConstants, STATE_CODES } from '../rules/index.ts';
import { actions, COMMIT, stage } from '../rules/parts.ts';
import { combinations, nameOf } from './combinations.ts';

const isSoak = process.env['SOAK'] !== undefined;
const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);
const { pair } = actions.verbs;

/** Chooses among the legal actions of a seat: their number, the seat, and how many choices were made before. */
type Player = (count: number, seat: number, turn: number) => number;

/** Nobody here wants to win; some want the match never to end. */
const PLAYERS: Readonly<Record<string, Player>> = {
  'everybody takes the first action': () => 0,
  'everybody takes the last action': (count) => count - 1,
  'everybody takes the middle action': (count) => count >> 1,
  'the actions are taken in turn': (count, _, turn) => turn % count,
  'the seats take opposite ends': (count, seat) => (seat % 2 === 0 ? 0 : count - 1),
};

/** Numbers of the players' own: with them everything is a tie. */
const allEqual = {
  cards: Object.fromEntries(CARD_IDS.map((id) => [id, 50])),
  electoralVotes: Object.fromEntries(STATE_CODES.map((code) => [code, 2])),
};

const withNumbers = (options: Options, data: object): Options => mrPresident.options.parse({ ...options, data });

/** Plays to the end and answers how many decisions there were; fails at one beyond the bound. */
function play(options: Options, choose: (game: Game, s: State, seat: number, turn: number) => number): void {
  const game = mrPresident.open(options);
  const longest = longestMatch(new MatchConstants(options));
  const luck = new Random(nameOf(options));
  const s = game.layout.create();
  game.init(s);
  let decisions = 0;
  for (let pending = game.pending(s); pending !== OVER; pending = game.pending(s)) {
    if (++decisions > longest) throw new Error(`no end after ${longest} decisions: ${nameOf(options)}`);
    const seat = firstOf(pending);
    if (pending === CHANCE_ACTS)
      game.apply(s, CHANCE, list[luck.weighted(weights, game.chance(s, list, weights))] ?? 0);
    else game.apply(s, seat, choose(game, s, seat, decisions));
  }
}

const among =
  (player: Player) =>
  (game: Game, s: State, seat: number, turn: number): number => {
    const count = game.legal(s, seat, list);
    return list[player(count, seat, turn)] ?? 0;
  };

/** Makes two candidates tie for first in every round, never the same two in a row; nobody adds a card. */
function tieInTurns(): (game: Game, s: State, seat: number) => number {
  let round = 0;
  return (game, s, seat) => {
    const count = game.legal(s, seat, list);
    if (stage.get(s) !== COMMIT) return list[count - 1] ?? 0;
    if (seat === 0) round++;
    const partner = 1 + (round % (game.seats.length - 1));
    const ties = seat === 0 || seat === partner;
    return list.subarray(0, count).find((action) => pair.has(action) === ties) ?? list[0] ?? 0;
  };
}

describe('every match ends, whoever plays it (rulings 54, 67 and 68)', () => {
  it.each(Object.entries(PLAYERS))('%s', (_, player) => {
    for (const options of combinations) play(options, among(player));
  });

  it.each(Object.entries(PLAYERS))('all numbers are equal, and %s', (_, player) => {
    for (const options of combinations) play(withNumbers(options, allEqual), among(player));
  });

  it('two candidates tie for first in every round, but never the same two in a row', () => {
    const crowded = combinations.filter(({ edition, candidates }) => edition === 'second' && candidates > 2);
    for (const options of crowded) play(withNumbers(options, allEqual), tieInTurns());
  });

  it('players choose at random among few different cards', () => {
    for (let game = 0; game < (isSoak ? 300 : 3); game++)
      for (const options of combinations) {
        const random = new Random(`${nameOf(options)} ${game}`);
        const cards = Object.fromEntries(CARD_IDS.map((id) => [id, 50 + random.below(2)]));
        play(
          withNumbers(options, { cards }),
          among((count) => random.below(count)),
        );
      }
  });

  it('a regular campaign of four in the second edition has the highest bound', () => {
    const bounds = combinations.map((options) => longestMatch(new MatchConstants(options)));
    expect(Math.max(...bounds)).toBe(3 * (51 * 6 * 13 + 4) + 1);
    expect(bounds.every(Number.isSafeInteger)).toBe(true);
    expect(longestMatch(new MatchConstants(mrPresident.options.parse({})))).toBe(3 * (51 + 12 * 2 + 12 + 2) + 1);
  });
});
