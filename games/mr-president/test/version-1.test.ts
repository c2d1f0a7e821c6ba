import {
  formatRecord,
  localHeader,
  Match,
  parseRecord,
  PlainChance,
  replayRecord,
  SPECTATOR,
  viewOf,
} from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { hasAnswered, longestMatch, mrPresident, MatchConstants } from '../rules/index.ts';
import { blue, card, green, Position, red, turn } from './position.ts';

/** Electoral vote of two; a header of version 1 may leave out what is done without a majority. */
const duel = { edition: 'second', method: 'electoral' };
const of1 = (options: unknown, given: unknown = {}) => new Position(options, given, 1);

describe('a match begun with version 1 of the rules goes on with it', () => {
  it('says so, and any other version is played by today’s rules', () => {
    const versions = [undefined, 0, 1, 2, 3].map(
      (rules) => mrPresident.open(mrPresident.options.parse({}), rules).version,
    );
    expect(versions).toEqual([2, 2, 1, 2, 2]);
  });

  it('replays without a majority where two play by electoral vote, as often as it takes', () => {
    const given = { campaign: 7, round: 51, turnedUp: ['CA'], deck: [], scores: { red: 210, blue: 242 } };
    const p = of1(duel, given).play(red(60), blue(20), 'blue: pass');
    expect(p.now['campaign']).toBe(8);
    expect(longestMatch(new MatchConstants(mrPresident.options.parse(duel), 1))).toBe(Number.POSITIVE_INFINITY);
  });

  it('buries every tie before the last state', () => {
    const p = of1(duel, { turnedUp: ['CA'] });
    for (let tie = 0; tie < 9; tie++) p.play(red(60), blue(60), ...turn(tie % 2 === 0 ? 'NY' : 'CA'));
    expect(p.told('buried')).toHaveLength(9);
  });

  it('shows at once whether somebody has added a card to a declared double', () => {
    const p = of1({ edition: 'second', candidates: 3 }, { turnedUp: ['CA'] });
    p.play(red(60, 20), blue(70), green(10), `blue: answer ${card(50)}`);
    expect(p.now['counts']).toEqual({ red: 2, blue: 2, green: 1 });
    expect(hasAnswered(viewOf(p.game, p.s, SPECTATOR).state, 1)).toBe(true);
    expect(p.play('blue: pass').now['counts']).toMatchObject({ blue: 1 });
  });

  it('scores from the chart it began with', () => {
    const p = of1({ edition: 'second' }, { turnedUp: ['CA'] }).play(red(100), blue(10), 'blue: pass');
    expect(p.now['scores']).toEqual({ red: 3952, blue: 3106 });
  });

  it('is read from its record and goes on', () => {
    const options = mrPresident.options.parse(duel);
    const game = mrPresident.open(options, 1);
    const match = new Match(game, localHeader(game, { options: duel, match: 'older', seats: ['a', 'b'] }));
    const chance = new PlainChance('older');
    match.settle(chance);
    for (const seat of [0, 1]) match.submit({ kind: 'action', seat, action: 3, sequence: match.log.length }, chance);
    const parsed = parseRecord(formatRecord(game, match.header, match.log), [mrPresident]);
    if (!parsed.ok) throw new Error(parsed.sentence);
    expect(parsed.value.game.version).toBe(1);
    const replayed = replayRecord(parsed.value);
    if (!replayed.ok) throw new Error(replayed.sentence);
    expect([...replayed.value.state]).toEqual([...match.state]);
    expect(Match.resume(game, match.header, match.log, match.snapshot()).state).toEqual(match.state);
  });
});
