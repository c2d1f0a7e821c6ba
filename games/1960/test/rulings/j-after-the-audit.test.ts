import { Random, viewOf } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { cardNumber } from '../../cards/card-tables.ts';
import { commitCount, commits, HAND, known, zone } from '../../rules/layout.ts';
import { eventBy, type Position, Table, toAct } from '../table.ts';

/** A side campaigns with Henry Luce, 2 CP, while travel is free for it. */
const freely = (side: 'kennedy' | 'nixon', given: Position = {}) =>
  new Table(
    toAct(side, ['henry-luce'], { inPlay: { turn: ['advance-men'] }, holders: { 'advance-men': side }, ...given }),
  ).play(`${side}: play henry-luce campaign`);
const southern = ['AL', 'AR', 'FL', 'GA', 'LA', 'MS', 'NC', 'SC', 'TN', 'TX', 'VA'];

describe('ruling 91: free travel', () => {
  it('goes on after the last CP, and then the candidate says where he stays', () => {
    const table = freely('kennedy').play('kennedy: support NY', 'kennedy: support NY');
    expect(table.legal('kennedy')).toEqual(['travel Midwest', 'travel South', 'done']);
    table.play('kennedy: travel South');
    expect(table.legal('kennedy').filter((text) => !text.startsWith('stay'))).toEqual([
      'travel East',
      'travel Midwest',
      'travel West',
      'done',
    ]);
    expect(table.states('kennedy', 'stay').sort()).toEqual(southern);
    table.play('kennedy: done');
    expect(table.states('kennedy', 'stay').sort()).toEqual(southern);
    expect(table.play('kennedy: stay TX').now()).toMatchObject({
      support: { NY: 'kennedy 2' },
      candidates: { kennedy: 'TX' },
    });
    expect(table.pending()).toEqual(['nixon']);
  });
  it('after the last CP is ended by the stay itself', () => {
    const table = freely('kennedy').play('kennedy: support NY', 'kennedy: support NY', 'kennedy: travel South');
    expect(table.play('kennedy: stay TX').now()).toMatchObject({ candidates: { kennedy: 'TX' } });
    expect(table.pending()).toEqual(['nixon']);
  });
  it('with CP left is not ended by a stay: “done” gives them up first', () => {
    const table = freely('kennedy').play('kennedy: support NY', 'kennedy: travel South');
    expect(table.states('kennedy', 'stay')).toEqual([]);
    expect(table.game.why(table.state, 0, table.game.actions.parse('stay TX') ?? -1)).toMatchObject({
      code: 'done-first',
      rules: [{ ruling: 91 }],
    });
    expect(table.play('kennedy: done', 'kennedy: stay TX').now()).toMatchObject({ candidates: { kennedy: 'TX' } });
  });
  it('that is not used leaves the token where the last CP was spent', () => {
    const table = freely('kennedy').play('kennedy: support NY', 'kennedy: support NY', 'kennedy: done');
    expect(table.now()).toMatchObject({ candidates: { kennedy: 'NY' } });
    expect(table.pending()).toEqual(['nixon']);
  });
  it('goes on after a last CP spent under checks, successful or not', () => {
    const table = freely('kennedy', { inPlay: { turn: ['ken-air'] }, holders: {}, support: { NY: 'nixon 4' } });
    table.play('kennedy: check NY 3').draw('RBR');
    expect(table.legal('kennedy')).toEqual(['travel Midwest', 'travel South', 'done']);
  });
  it('goes on after the last CP of Whistlestop and of Opposition Research', () => {
    const turn = { inPlay: { turn: ['advance-men'] }, holders: { 'advance-men': 'nixon' } };
    const whistlestop = eventBy('nixon', 'whistlestop', { ...turn, candidates: { nixon: 'NY' } });
    whistlestop.play(...['NY', 'PA', 'NJ', 'MD', 'DE', 'CT', 'RI'].map((state) => `nixon: support ${state}`));
    const research = eventBy('nixon', 'opposition-research', { ...turn, candidates: { nixon: 'NY' } });
    research.play('nixon: campaign', ...Array<string>(3).fill('nixon: support NY'));
    for (const table of [whistlestop, research]) {
      expect(table.legal('nixon')).toEqual(['travel Midwest', 'travel South', 'done']);
      table.play('nixon: travel Midwest', 'nixon: done', 'nixon: stay OH');
      expect(table.now()).toMatchObject({ candidates: { nixon: 'OH' }, toAct: 'kennedy' });
    }
  });
  it('never ends the action: unspent CP are lost only by “done”', () => {
    // The South is closed to Kennedy, and he has passed every region around it.
    const table = freely('kennedy', { inPlay: { turn: ['ken-air', 'johnson-jeered-in-dallas'] }, holders: {} });
    table.play('kennedy: travel Midwest', 'kennedy: travel West', 'kennedy: travel South');
    expect(table.legal('kennedy')).toEqual(['travel East', 'travel Midwest', 'travel West', 'done']);
    table.play('kennedy: travel East', 'kennedy: support MA');
    expect(table.now()).toMatchObject({ support: { MA: 'kennedy 3' }, toAct: 'kennedy' });
  });
  it('has an end: after 40 boundaries crossed in a row a CP must be spent, or the candidate stays', () => {
    const table = freely('kennedy');
    for (let pair = 0; pair < 20; pair++) table.play('kennedy: travel South', 'kennedy: travel East');
    expect(table.states('kennedy', 'travel')).toEqual([]);
    expect(table.why('kennedy', 'travel South')).toBe('journey-too-long');
    table.play('kennedy: support NY');
    expect(table.states('kennedy', 'travel')).toEqual(['Midwest', 'South']);
    table.play('kennedy: support NY');
    for (let pair = 0; pair < 20; pair++) table.play('kennedy: travel South', 'kennedy: travel East');
    expect(table.states('kennedy', 'stay')).toContain('NY');
  });
  it('is cited when CP are asked for that are spent, and when a state elsewhere is named for the stay', () => {
    const table = freely('kennedy').play('kennedy: support NY', 'kennedy: support NY', 'kennedy: travel South');
    const why = (text: string) => table.game.why(table.state, 0, table.game.actions.parse(text) ?? -1);
    expect(why('support TX')).toMatchObject({ code: 'cp-spent', rules: [{ ruling: 91 }] });
    expect(why('check TX 1')).toMatchObject({ code: 'cp-spent', rules: [{ ruling: 91 }] });
    expect(why('stay NY')).toMatchObject({ code: 'stay-in-region', rules: [{ ruling: 91 }] });
    expect(why('travel AK')).toMatchObject({ code: 'no-boundary' });
  });
  it('is offered to searchers once for each region between two CP spent on support', () => {
    const table = freely('kennedy').play('kennedy: travel Midwest', 'kennedy: travel West');
    expect(table.legal('kennedy', true).filter((text) => text.startsWith('travel'))).toEqual([
      'travel South',
      'travel AK',
      'travel HI',
    ]);
    table.play('kennedy: travel South');
    expect(table.legal('kennedy', true).filter((text) => !text.startsWith('support'))).toEqual(['done']);
    table.play('kennedy: support TX', 'kennedy: support TX', 'kennedy: travel East');
    expect(table.legal('kennedy', true)).toEqual(['travel Midwest', 'done']);
  });
});

describe('ruling 92: advertising draws for every CP', () => {
  it('asks nothing before the draws; only the placing of a success is optional', () => {
    const table = new Table(toAct('kennedy', ['herblock'])).play('kennedy: play herblock advertise');
    expect(table.pending()).toEqual(['chance']);
    table.draw('B');
    expect(table.pending()).toEqual(['chance']);
    table.draw('R');
    expect(table.legal('kennedy')).toContain('done');
  });
});

describe('ruling 93: cards that may not enter a strategy stack are shown when both have chosen', () => {
  const strategy = (turn: number, kennedy: readonly string[], nixon: readonly string[]) =>
    new Table({ turn, phase: 'strategy', hands: { kennedy, nixon } });

  it('so a hand short of strategy cards is asked like any other, and puts one of the others down', () => {
    const table = strategy(2, ['gathering-momentum-east', 'gathering-momentum-west'], ['gaffe', 'recount']);
    expect(table.pending()).toEqual(['kennedy', 'nixon']);
    expect(table.now()).toMatchObject({ discard: [] });
    expect([
      table.sees('nixon', 'gathering-momentum-east'),
      table.sees('spectator', 'gathering-momentum-west'),
    ]).toEqual([false, false]);
    expect(table.legal('kennedy')).toEqual(['aside gathering-momentum-east', 'aside gathering-momentum-west']);
    table.play('kennedy: aside gathering-momentum-west');
    expect(table.pending()).toEqual(['nixon']);
    expect(table.sees('nixon', 'gathering-momentum-west')).toBe(false);
    table.play('nixon: aside gaffe');
    expect(table.now()).toMatchObject({
      turn: 3,
      strategy: { kennedy: [], nixon: ['gaffe'] },
      discard: ['gathering-momentum-east', 'gathering-momentum-west', 'recount'],
    });
  });
  it('at once when the other has chosen, for a hand that has nothing left to choose', () => {
    const table = strategy(7, ['gathering-momentum-east', 'herblock'], ['gaffe', 'recount', 'volunteers']);
    table.play('nixon: aside gaffe', 'kennedy: aside herblock');
    expect(table.pending()).toEqual(['kennedy', 'nixon']);
    expect(table.legal('kennedy')).toEqual(['aside gathering-momentum-east']);
    table.play('nixon: aside volunteers');
    expect(table.now()).toMatchObject({
      turn: 8,
      strategy: { kennedy: ['herblock'], nixon: ['volunteers', 'gaffe'] },
      discard: ['gathering-momentum-east', 'recount'],
    });
  });
  it.each([
    ['hidden from Nixon', 0],
    ['seen by Nixon', 0b11],
  ])('so nothing Nixon is asked tells of a hand that is short, %s', (_, seen) => {
    const table = strategy(
      7,
      ['gathering-momentum-east', 'gathering-momentum-west'],
      ['gaffe', 'recount', 'volunteers'],
    );
    for (const id of ['gathering-momentum-east', 'gathering-momentum-west'] as const)
      known.put(table.state, cardNumber(id), seen);
    const world = table.game.layout.create();
    for (const line of ['kennedy: aside gathering-momentum-west', 'nixon: aside gaffe', 'nixon: aside recount']) {
      for (let seed = 0; seed < 20; seed++) {
        table.game.sampleWorld(viewOf(table.game, table.state, 1), new Random(seed), world);
        expect(table.game.pending(world)).toBe(table.game.pending(table.state));
        for (let i = 0; i < commitCount.at(world, 0); i++) expect(zone.at(world, commits.at(world, i) - 1)).toBe(HAND);
        for (const choice of table.legal('nixon')) {
          const next = world.slice();
          table.game.apply(next, 1, table.game.actions.parse(choice) ?? -1);
          expect(table.game.invariant(next)).toBeUndefined();
        }
      }
      table.play(line);
    }
  });
  it('and a fit card comes first', () => {
    const table = strategy(2, ['gathering-momentum-east', 'herblock'], ['gaffe']);
    expect(table.legal('kennedy')).toEqual(['aside herblock']);
    expect(table.why('kennedy', 'aside gathering-momentum-east')).toBe('no-strategy-card');
  });
});

describe('ruling 94: East Harlem Pledge', () => {
  it('takes at most 2 cubes from a state, also when all of them lie in one', () => {
    const none = Object.fromEntries(southern.map((state) => [state, 'none']));
    const table = eventBy('kennedy', 'east-harlem-pledge', { support: { ...none, GA: 'nixon 3' } });
    table.play('kennedy: remove GA', 'kennedy: remove GA');
    expect(table.now()).toMatchObject({ support: { GA: 'nixon 1' }, toAct: 'nixon' });
  });
});
