import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { GameKind } from './game.ts';
import { openScenario, runScenario } from './scenario.ts';
import { lantern } from './toys/lantern/lantern.ts';
import { sealed } from './toys/sealed.ts';

const kinds: readonly GameKind[] = [lantern, sealed];
const given = { turn: 'amber', oil: { amber: 1 }, hands: { amber: ['wick', 'gust'], violet: ['fog', 'glow'] } };
const base = { name: 'a scenario', game: 'lantern', given };
const run = (scenario: object) => runScenario({ ...base, ...scenario }, kinds);
/** The sentences of a scenario's problems, each with its step in front. */
const problems = (scenario: object) =>
  run(scenario).problems.map(({ step, sentence }) => `${step ?? 'end'}: ${sentence}`);

describe('a scenario', () => {
  it('passes when everything it states holds', () => {
    const outcome = run({
      source: 'the rules of Lantern',
      options: { oil: 3 },
      script: [
        'amber: play wick',
        { do: 'amber: light north', expect: { oil: { amber: 2 }, posts: ['amber', 'none', 'none', 'none'] } },
        { do: 'amber: done' },
        'chance: deal echo',
      ],
      expect: { turn: 'violet', last: 'wick', hands: { amber: ['echo', 'gust'] }, pending: 'violet' },
      expectLegal: { violet: { includes: ['play fog'], excludes: ['play wick'] }, amber: { excludes: ['play gust'] } },
      illegal: ['amber: play gust', 'violet: play wick', 'chance: dim'],
    });
    expect(outcome).toEqual({ name: 'a scenario', status: 'passed', problems: [] });
  });

  it('passes with nothing but a name and a game', () => {
    expect(runScenario({ name: 'set-up', game: 'sealed' }, kinds).status).toBe('passed');
  });

  it('keeps the set-up where it gives nothing', () => {
    const opened = openScenario({ name: 'set-up', game: 'lantern', given: { oil: { violet: 4 } } }, kinds);
    expect(opened.ok && opened.game.scenario.describe(opened.state)).toMatchObject({ oil: { amber: 0, violet: 4 } });
  });

  it('lets a fixed seed decide for chance where it says any', () => {
    const script = ['chance: any', 'chance: any', 'chance: any', 'chance: any'];
    const expect4 = { pending: 'amber' };
    expect(runScenario({ name: 'any', game: 'lantern', script, expect: expect4 }, kinds).status).toBe('passed');
  });
});

describe('a scenario that fails', () => {
  it('names the step, what was expected and what was found', () => {
    const step = { do: 'amber: play wick', expect: { oil: { amber: 5 } } };
    expect(run({ script: [step] })).toEqual({
      name: 'a scenario',
      status: 'failed',
      problems: [{ step: 1, sentence: 'oil.amber: expected 5, found 2.' }],
    });
    expect(problems({ expect: { turn: 'violet' } })).toEqual(['end: turn: expected "violet", found "amber".']);
  });

  it('names every difference, not only the first', () => {
    expect(problems({ expect: { turn: 'violet', last: 'wick', winner: 'amber' } })).toEqual([
      'end: turn: expected "violet", found "amber".',
      'end: last: expected "wick", found null.',
      'end: winner: expected "amber", found nothing.',
    ]);
  });

  it('compares lists as sets, complete, unless their order matters', () => {
    expect(problems({ expect: { hands: { amber: ['gust', 'wick'] } } })).toEqual([]);
    expect(problems({ expect: { hands: { amber: ['gust'] } } })).toEqual([
      'end: hands.amber: expected ["gust"], found ["gust", "wick"].',
    ]);
    const lit = { script: ['amber: play wick', 'amber: light north'] };
    expect(problems({ ...lit, expect: { posts: ['none', 'amber', 'none', 'none'] } })).toEqual([
      'end: posts: expected ["none", "amber", "none", "none"], found ["amber", "none", "none", "none"].',
    ]);
  });

  it('names what should be on offer and is not, and what is and should not be', () => {
    const amber = { includes: ['play fog', 'play wick'], excludes: ['play gust', 'done'] };
    expect(problems({ expectLegal: { amber } })).toEqual([
      'end: amber should be able to "play fog".',
      'end: amber should not be able to "play gust".',
    ]);
  });

  it('names what should be refused and is legal, of seats and of chance', () => {
    expect(problems({ illegal: ['amber: play wick', 'amber: play fog'] })).toEqual([
      'end: "amber: play wick" should be refused but is legal.',
    ]);
    const drawn = { given: undefined, illegal: ['chance: deal wick', 'chance: dim'] };
    expect(problems(drawn)).toEqual(['end: "chance: deal wick" should be refused but is legal.']);
  });

  it('names what is refused but leaves a trace in the position', () => {
    const game = lantern.open({ oil: 0 });
    const legal: typeof game.legal = (s, seat, out, canonical) => {
      s[s.length - 1] = 1;
      return game.legal(s, seat, out, canonical);
    };
    const nosy: GameKind = { ...kinds[0]!, open: () => ({ ...game, legal }) };
    expect(runScenario({ ...base, illegal: ['amber: play fog'] }, [nosy])).toMatchObject({
      status: 'failed',
      problems: [{ sentence: '"amber: play fog" is refused but changes the position.' }],
    });
  });
});

describe('what a scenario may expect of every game', () => {
  const bids = (script: string[], expect: object) =>
    runScenario({ name: 'bids', game: 'sealed', options: { seats: 3, rounds: 1 }, script, expect }, kinds).problems.map(
      ({ sentence }) => sentence,
    );

  it('is whom the game waits for: a seat, several, chance, or nobody', () => {
    expect(problems({ expect: { pending: 'amber' } })).toEqual([]);
    expect(problems({ expect: { pending: ['amber'] } })).toEqual([]);
    expect(bids([], { pending: 'chance' })).toEqual([]);
    expect(bids(['chance: prize 1'], { pending: ['cedar', 'ash', 'birch'] })).toEqual([]);
    expect(bids(['chance: prize 1', 'birch: lay plain 1'], { pending: ['ash', 'birch'] })).toEqual([
      'pending: expected ["ash", "birch"], found ["ash", "cedar"].',
    ]);
    const all = ['chance: prize 1', 'ash: lay plain 1', 'birch: lay plain 2', 'cedar: lay plain 1'];
    expect(bids(all, { pending: 'over', points: { birch: 1 } })).toEqual([]);
    expect(bids(all, { pending: 'ash' })).toEqual(['pending: expected "ash", found "over".']);
  });

  it('is what they may choose from, by its first word', () => {
    expect(problems({ script: ['amber: play wick'], expect: { pending: { amber: ['light', 'done'] } } })).toEqual([]);
    expect(problems({ expect: { pending: { amber: ['light'] } } })).toEqual([
      'end: pending.amber: expected ["light"], found ["play"].',
    ]);
    expect(bids([], { pending: { chance: [] } })).toEqual([]);
    expect(bids([], { pending: { ash: ['lay'] } })).toEqual(['pending.ash: expected ["lay"], found [].']);
  });

  it('is how many actions are legal, in all or for each seat', () => {
    expect(problems({ expect: { legalCount: 2 } })).toEqual([]);
    expect(problems({ expect: { legalCount: { amber: 2, violet: 0 } } })).toEqual([]);
    expect(problems({ expect: { legalCount: 3 } })).toEqual(['end: legalCount: expected 3, found 2.']);
    expect(bids(['chance: prize 1', 'ash: lay gold 1'], { legalCount: 18 })).toEqual([]);
  });
});

describe('a scenario that is wrong in itself', () => {
  const invalid = (scenario: unknown) => {
    const {
      status,
      problems: [problem],
    } = runScenario(scenario, kinds);
    return `${status} at ${problem?.step ?? 'end'}: ${problem?.sentence}`;
  };

  it('is refused when it has no such form', () => {
    expect(invalid(17)).toMatch(/^invalid at 0: /);
    expect(invalid({ ...base, scrpt: [] })).toContain('scrpt');
    expect(invalid({ ...base, script: [{ do: 3 }] })).toContain('script.0');
    expect(runScenario({}, kinds).name).toBe('?');
  });

  it('is refused when its game, options or position do not exist', () => {
    expect(invalid({ ...base, game: 'chess' })).toBe('invalid at 0: No game is called "chess".');
    expect(invalid({ ...base, options: { oil: -1 } })).toContain('options: oil: ');
    expect(invalid({ ...base, given: { weather: 1 } })).toContain('given: ');
    const twice = { hands: { amber: ['wick'], violet: ['wick'] } };
    expect(invalid({ ...base, given: twice })).toBe('invalid at 0: given: wick is in two hands');
  });

  it('is refused when it expects a key nobody knows, before anything is played', () => {
    expect(invalid({ ...base, script: ['amber: fly'], expect: { weather: 'fine' } })).toMatch(
      /^invalid at end: expect: .*weather/,
    );
    const step = { do: 'amber: play wick', expect: { weather: 'fine' } };
    expect(invalid({ ...base, script: [step] })).toMatch(/^invalid at 1: expect: .*weather/);
  });

  it('is refused at the step that is not in the notation', () => {
    expect(invalid({ ...base, script: ['amber play wick'] })).toBe(
      'invalid at 1: "amber play wick" does not read "<seat>: <action>".',
    );
    expect(invalid({ ...base, script: ['grey: play wick'] })).toBe('invalid at 1: "grey" is no seat of this game.');
    expect(invalid({ ...base, script: ['amber: play wick', 'amber: sing'] })).toBe(
      'invalid at 2: "amber: sing" is not in the notation of this game.',
    );
  });

  it('is refused at an action that is illegal, with the rule against it', () => {
    expect(invalid({ ...base, script: ['amber: play fog'] })).toBe(
      'invalid at 1: "amber: play fog" is not possible here; the game waits for amber (not-in-hand, section turns).',
    );
    expect(invalid({ ...base, script: ['violet: play fog'] })).toContain('(not-your-turn, section turns)');
    expect(invalid({ ...base, script: ['amber: play wick', 'amber: play gust'] })).toContain(
      '(not-now, section cards)',
    );
  });

  it('is refused at an outcome that is impossible', () => {
    expect(invalid({ ...base, script: ['chance: deal echo'] })).toBe(
      'invalid at 1: "chance: deal echo" is not possible here; the game waits for amber.',
    );
    expect(invalid({ ...base, script: ['chance: any'] })).toBe(
      'invalid at 1: "chance: any": chance has nothing to decide; the game waits for amber.',
    );
  });

  it('is refused when it speaks of seats or actions that do not exist', () => {
    expect(invalid({ ...base, expectLegal: { grey: {} } })).toBe(
      'invalid at end: expectLegal: "grey" is no seat of this game.',
    );
    expect(invalid({ ...base, expectLegal: { amber: { includes: ['sing'] } } })).toBe(
      'invalid at end: expectLegal: "sing" is not in the notation of this game.',
    );
    expect(invalid({ ...base, illegal: ['grey: sing'] })).toContain('"grey" is no seat');
    expect(invalid({ ...base, illegal: ['amber: sing'] })).toBe(
      'invalid at end: "amber: sing" is not in the notation of this game.',
    );
    expect(invalid({ ...base, illegal: ['chance: thunder'] })).toContain('not in the notation');
    expect(invalid({ ...base, illegal: ['chance: any'] })).toBe(
      'invalid at end: "chance: any" names no outcome that could be refused.',
    );
  });

  it('does not hide a fault of the program', () => {
    const game = lantern.open({ oil: 0 });
    const describe = () => {
      throw new TypeError('out of ink');
    };
    const broken: GameKind = { ...kinds[0]!, open: () => ({ ...game, scenario: { ...game.scenario, describe } }) };
    expect(() => runScenario({ ...base, expect: { turn: 'amber' } }, [broken])).toThrow('out of ink');
  });
});

describe('values in a scenario', () => {
  it('are compared whatever the order of their keys', () => {
    const game = lantern.open({ oil: 0 });
    const scenario = {
      ...game.scenario,
      expect: z.strictObject({ posts: z.unknown() }),
      describe: () => ({ posts: [{ a: 1, b: { d: 2, c: 3 } }] }),
    };
    const kind: GameKind = { ...kinds[0]!, open: () => ({ ...game, scenario }) };
    const posts = [{ b: { c: 3, d: 2 }, a: 1 }];
    expect(runScenario({ name: 'x', game: 'lantern', expect: { posts } }, [kind]).status).toBe('passed');
  });
});
