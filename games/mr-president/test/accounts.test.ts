import {
  CHANCE,
  CHANCE_ACTS,
  EventRecorder,
  LIST_ROOM,
  OVER,
  type PlayerEvent,
  Random,
  SPECTATOR,
} from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import {
  electoralVotesOf,
  handOf,
  handsLeftOf,
  mrPresident,
  type Options,
  POPULAR_VOTE_CHART,
  popularVotesOf,
  MatchConstants,
  STATE_CODES,
  stageOf,
} from '../rules/index.ts';
import { combinations, nameOf } from './combinations.ts';
import { singlesOnly } from './singles.ts';

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** Plays a random game and keeps what was told since its last campaign began. */
function lastCampaign(kind: typeof mrPresident, options: Options, seed: string) {
  const game = kind.open(options);
  const random = new Random(seed);
  const s = game.layout.create();
  game.init(s);
  let told: PlayerEvent[] = [];
  for (let pending = game.pending(s); pending !== OVER; pending = game.pending(s)) {
    const isChance = pending === CHANCE_ACTS;
    const seat = 31 - Math.clz32(pending);
    const code = isChance
      ? list[random.weighted(weights, game.chance(s, list, weights))]
      : list[random.below(game.legal(s, seat, list))];
    const facts = new EventRecorder();
    game.apply(s, isChance ? CHANCE : seat, code ?? 0, facts);
    const news = facts.events.map((event) => game.events.show(event, SPECTATOR));
    const begun = news.findLastIndex(({ name }) => name === 'campaignBegun');
    told = begun < 0 ? [...told, ...news] : news.slice(begun);
  }
  return { s, told };
}

const sum = (
  told: readonly PlayerEvent[],
  names: readonly string[],
  arg: string,
  of: (event: PlayerEvent) => boolean,
) =>
  told
    .filter((event) => names.includes(event.name) && of(event))
    .reduce((total, event) => total + (event.args[arg] ?? 0), 0);

/** The rounds of a campaign that were scored by places: the states up, and what each candidate got. */
function* scoredRounds(told: readonly PlayerEvent[]) {
  let states: number[] = [];
  let placed: PlayerEvent[] = [];
  let isFresh = true;
  for (const event of told) {
    if (event.name === 'turnedUp') {
      if (!isFresh && placed.length > 0) yield { states, placed };
      if (!isFresh) [states, placed] = [[], []];
      isFresh = true;
      states.push(event.args['state'] ?? 0);
    } else isFresh = false;
    if (event.name === 'buried') states = [];
    if (event.name === 'placed') placed.push(event);
  }
  if (placed.length > 0) yield { states, placed };
}

describe.each(combinations.map((options) => [nameOf(options), options] as const))(
  'the books of a campaign add up: %s',
  (_, options) => {
    const kinds = options.edition === 'second' ? [mrPresident, singlesOnly] : [mrPresident];
    const games = kinds.flatMap((kind) => ['a', 'b', 'c'].map((seed) => lastCampaign(kind, options, seed)));
    const constants = new MatchConstants(options);

    it('votes told are votes recorded, and a campaign played out gives out all of them', () => {
      for (const { s, told } of games) {
        const sides = [0, 1, 2, 3].map(
          (side) =>
            sum(told, ['won', 'poolWon', 'poolSettled'], 'votes', ({ args }) => args['side'] === side) +
            sum(told, ['carried'], 'votes', ({ args }) => args['seat'] === side),
        );
        const isTold = options.edition === 'first' || options.method === 'electoral' || options.keepBothTallies;
        if (isTold) expect(sides).toEqual([0, 1, 2, 3].map((side) => electoralVotesOf(s, side)));
        const turned = sum(told, ['turnedUp'], 'votes', () => true);
        const wentBack = told.some(({ name }) => name === 'buried' || name === 'unscored');
        const isEarly =
          told.some(({ name }) => name === 'agreedToFinish') ||
          (options.edition === 'first' && options.version === 'nominee');
        if (isTold && !wentBack && !isEarly) {
          expect(turned).toBe(constants.totalVotes);
          expect(sides.reduce((total, votes) => total + votes, 0)).toBe(constants.totalVotes);
        }
      }
    });

    it('every card played was in hand, and every card is in hand or spent', () => {
      for (const { s, told } of games) {
        if (told.some(({ name }) => name === 'buried')) continue;
        for (let seat = 0; seat < options.candidates; seat++) {
          const mine = ({ args }: PlayerEvent) => args['seat'] === seat;
          const shown = told.filter(
            (event) => mine(event) && ['revealed', 'declared', 'secondShown'].includes(event.name),
          );
          const doubled = told.filter(
            (event) => mine(event) && event.name === 'revealed' && (event.args['second'] ?? -1) >= 0,
          );
          const race = options.edition === 'first' && options.version === 'nominee' ? 2 : 0;
          const taken = 13 * (constants.hands(race) - handsLeftOf(s, seat));
          expect(shown.length + doubled.length + handOf(s, seat).length).toBe(taken);
        }
        expect(stageOf(s)).toBe('over');
      }
    });

    it('popular votes are the chart’s, and differ from the state’s total only as ruling 50 and ruling 37 say', () => {
      if (options.edition === 'first' || (options.method === 'electoral' && !options.keepBothTallies)) return;
      for (const { s, told } of games) {
        let expected = 0;
        for (const { states, placed } of scoredRounds(told)) {
          const rows = states.map((state) => POPULAR_VOTE_CHART[STATE_CODES[state]!]);
          const column = (name: 'regular' | 'close', place: number) =>
            rows.reduce((total, row) => total + (row[name][options.candidates][place - 1] ?? 0), 0);
          for (const { args } of placed) {
            expect(args['votes']).toBe(column(args['column'] === 1 ? 'close' : 'regular', args['place'] ?? 0));
            expected += args['votes'] ?? 0;
          }
          const isWhole =
            placed.length === options.candidates && new Set(placed.map(({ args }) => args['column'])).size === 1;
          const total = states.reduce((votes, state) => votes + (constants.popularVotes[state] ?? 0), 0);
          if (isWhole) expect(placed.reduce((votes, { args }) => votes + (args['votes'] ?? 0), 0)).toBe(total);
        }
        const given = [0, 1, 2, 3].reduce((votes, seat) => votes + popularVotesOf(s, seat), 0);
        expect(given).toBe(expected);
      }
    });
  },
);
