import { describe, expect, it } from 'vitest';
import { runScenario } from '../src/scenario.ts';
import { tortureGame } from '../src/testing/torture.ts';
import { lantern } from '../src/toys/lantern/lantern.ts';
import { sealed } from '../src/toys/sealed.ts';

const told = (scenario: object) => runScenario({ name: 'a rule', game: 'lantern', ...scenario }, [lantern, sealed]);
const passed = { name: 'a rule', status: 'passed', problems: [] };
const hands = { amber: ['wick', 'flare'], violet: ['echo', 'glow'] };

describe('Lantern keeps every promise of the contract', () => {
  it('from its set-up, and with oil to begin with', () => {
    expect(tortureGame(lantern, { oil: 0 }, { games: 300, deep: 20 }).games).toBe(300);
    expect(tortureGame(lantern, { oil: 3 }, { games: 300, deep: 20, seed: 'oil' }).decisions).toBeGreaterThan(5000);
  });

  it('and its cards do what they say', () => {
    const script = ['amber: play wick', 'amber: light east', 'amber: light east'];
    expect(told({ given: { hands }, script }).problems[0]?.sentence).toContain('is not possible here');
    const lit = ['amber: play flare', 'chance: bright', 'amber: light east', 'amber: light east', 'amber: light east'];
    expect(told({ given: { hands }, script: [...lit, 'chance: deal fog'], expect: { pending: 'violet' } })).toEqual(
      passed,
    );
  });

  it('an echo does what the card before it did, choices and draws included', () => {
    const script = ['amber: play flare', 'chance: dim', 'chance: deal fog', 'violet: play echo', 'chance: bright'];
    const expectLight = { oil: { amber: 1, violet: 0 }, pending: { violet: ['light', 'done'] } };
    expect(told({ given: { hands }, script, expect: expectLight })).toEqual(passed);
    const first = { given: { turn: 'violet', hands }, script: ['violet: play echo'], expect: { pending: 'chance' } };
    expect(told(first)).toEqual(passed);
  });

  it('a fog takes one lantern from the rival, not from its owner', () => {
    const foggy = { amber: ['fog', 'gift'], violet: ['wick', 'glow'] };
    const script = ['amber: play fog', 'chance: deal flare', 'violet: play wick', 'violet: light north', 'chance: any'];
    const mine = [...script, 'amber: play gift', 'violet: refuse'];
    expect(told({ given: { hands: foggy }, script: mine, expect: { pending: { amber: ['light', 'done'] } } })).toEqual(
      passed,
    );
  });

  it('a gust puts out a lantern of whoever is ahead', () => {
    const windy = { amber: ['wick', 'string'], violet: ['gust', 'glow'] };
    const script = ['amber: play wick', 'amber: light north', 'amber: done', 'chance: deal flare', 'violet: play gust'];
    const expectLegal = { violet: { includes: ['put out north'], excludes: ['put out east', 'done'] } };
    expect(told({ given: { hands: windy }, script, expectLegal })).toEqual(passed);
    const out = [...script, 'violet: put out north'];
    expect(told({ given: { hands: windy }, script: out, expect: { posts: ['none', 'none', 'none', 'none'] } })).toEqual(
      passed,
    );
  });

  it('a string of lanterns costs oil, and stops when the oil does', () => {
    const strung = { amber: ['string'], violet: ['gift'] };
    const script = ['amber: play string', 'amber: light west', 'chance: any'];
    const expectation = { oil: { amber: 0 }, pending: 'violet' };
    expect(told({ given: { hands: strung, oil: { amber: 1 } }, script, expect: expectation })).toEqual(passed);
  });
});

describe('Sealed keeps every promise of the contract', () => {
  it.each([2, 3, 4])('with %i seats', (seats) => {
    expect(tortureGame(sealed, { seats, rounds: 4 }, { games: 200, deep: 15 }).games).toBe(200);
  });

  it('the single strongest bid wins, gold counts double, and is spent', () => {
    const options = { seats: 3, rounds: 2 };
    const script = ['chance: prize 2', 'ash: lay plain 3', 'birch: lay gold 2', 'cedar: lay plain 1'];
    const again = [...script, 'chance: prize 3', 'ash: lay plain 2', 'birch: lay plain 2', 'cedar: lay plain 1'];
    expect(told({ game: 'sealed', options, script, expect: { points: { ash: 0, birch: 2, cedar: 0 } } })).toEqual(
      passed,
    );
    expect(told({ game: 'sealed', options, script: again, expect: { points: { birch: 2 }, pending: 'over' } })).toEqual(
      passed,
    );
    const poor = ['birch: lay gold 3'];
    expect(told({ game: 'sealed', options, script: [...script, 'chance: prize 1'], illegal: poor })).toEqual(passed);
  });
});
