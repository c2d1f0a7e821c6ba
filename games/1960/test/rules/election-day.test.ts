import { describe, expect, it } from 'vitest';
import { type Position, Table } from '../table.ts';

const day = (given: Position = {}) => new Table({ turn: 9, ...given });
/** Every state held by one side with four cubes, so that nothing is undecided. */
const landslide = (side: string): Record<string, string> =>
  Object.fromEntries(Object.keys(new Table({}).now()['support'] as object).map((state) => [state, `${side} 4`]));

describe('bonus cubes and initiative', () => {
  it('media and issue cubes go into the bag, and two cubes for each momentum marker (ruling 76)', () => {
    const table = day({
      media: { East: 'kennedy 2' },
      issues: { economy: 'nixon 3' },
      momentum: { kennedy: 1, nixon: 2 },
      bag: { kennedy: 5, nixon: 5 },
    });
    expect(table.now()).toMatchObject({
      bag: { kennedy: 9, nixon: 12 },
      momentum: { kennedy: 0, nixon: 0 },
      media: { East: 'none' },
      issues: { economy: 'none' },
    });
  });
  it('an initiative check that takes the last cube still reseeds the bag (ruling 12)', () => {
    const given = {
      momentum: { kennedy: 0, nixon: 0 },
      bag: { kennedy: 2, nixon: 0 },
      strategy: { kennedy: ['gaffe'] },
    };
    expect(day(given).draw('BB').now()['bag']).toEqual({ kennedy: 10, nixon: 10 });
  });
});

describe('strategy cards', () => {
  const strategy = { kennedy: ['stump-speech', 'gaffe'], nixon: ['northern-blacks'] };

  it('are laid open; the initiative resolves all of its cards first, in any order (ruling 78)', () => {
    const table = day({ strategy, initiative: 'kennedy' });
    expect(table.sees('nixon', 'gaffe')).toBe(true);
    expect(table.legal('kennedy')).toEqual(['resolve gaffe', 'resolve stump-speech']);
    table.play('kennedy: resolve stump-speech').draw('BBB');
    expect(table.now()['support']).toMatchObject({ OH: 'kennedy 2' });
    table.play('kennedy: resolve gaffe').draw('BRR');
    expect(table.legal('nixon')).toEqual(['resolve northern-blacks']);
  });
  it('always draw their three checks: no carried state, token or media matters (ruling 79)', () => {
    const given = { strategy, initiative: 'kennedy', support: { OH: 'nixon 9' }, media: { Midwest: 'kennedy 2' } };
    const table = day(given).play('kennedy: resolve stump-speech').draw('BBB');
    expect(table.now()['support']).toMatchObject({ OH: 'nixon 6' });
  });
  it('fail once the bag is empty: it is not refilled any more (rulings 12, 13)', () => {
    const given = {
      strategy,
      initiative: 'kennedy',
      momentum: { kennedy: 0, nixon: 0 },
      bag: { kennedy: 1, nixon: 1 },
    };
    const table = day(given).play('kennedy: resolve stump-speech').draw('BR');
    expect(table.now()['bag']).toEqual({ kennedy: 0, nixon: 0 });
    table.play('kennedy: resolve gaffe', 'nixon: resolve northern-blacks');
    expect(table.now()).toMatchObject({ phase: 'over', support: { OH: 'nixon 1', TX: 'kennedy 1' } });
  });
});

describe('Election Day events', () => {
  const inPlay = {
    electionDay: ['recount', 'late-returns-from-cook-county', 'early-returns-from-connecticut', 'unpledged-electors'],
  };

  it('are resolved in the order the initiative picks; Unpledged Electors is not among them (ruling 80)', () => {
    const table = day({ inPlay, initiative: 'kennedy' });
    expect(table.legal('kennedy')).toEqual([
      'resolve late-returns-from-cook-county',
      'resolve early-returns-from-connecticut',
      'resolve recount',
    ]);
    table.play('kennedy: resolve late-returns-from-cook-county').draw('BBRRB');
    expect(table.now()['support']).toMatchObject({ IL: 'kennedy 3' });
    expect(table.legal('kennedy')).toHaveLength(2);
  });
  it('Early Returns reads the leader of Connecticut when it is resolved (ruling 81)', () => {
    const table = day({ inPlay, initiative: 'kennedy', support: { CT: 'nixon 1' } });
    table.play('kennedy: resolve early-returns-from-connecticut').draw('RRRBB');
    expect(table.now()['support']).toMatchObject({ CA: 'nixon 3' });
    const nobody = day({ inPlay, initiative: 'kennedy' }).play('kennedy: resolve early-returns-from-connecticut');
    expect(nobody.pending()).toEqual(['kennedy']);
  });
  it('Recount names its state before the draws (ruling 82)', () => {
    const table = day({ inPlay: { electionDay: ['recount'] }, initiative: 'kennedy' }).play('kennedy: resolve recount');
    expect(table.legal('nixon')).toHaveLength(50);
    expect(table.play('nixon: add NY').draw('RRR').now()['support']).toMatchObject({ NY: 'nixon 3' });
  });
});

describe('undecided states and the tally', () => {
  it('an empty state goes to the side endorsed in its region, else to its edge (ruling 83)', () => {
    const support = { ...landslide('kennedy'), OH: 'none', NH: 'none', AK: 'none', HI: 'none' };
    const table = day({ initiative: 'kennedy', support, endorsements: { Midwest: 'kennedy 2', West: 'nixon 1' } });
    expect(table.now()['support']).toMatchObject({ OH: 'kennedy 1', NH: 'nixon 1', AK: 'nixon 1', HI: 'nixon 1' });
  });
  it('Hawaii’s edge is Kennedy’s (ruling 88)', () => {
    const table = day({ initiative: 'kennedy', support: { ...landslide('nixon'), HI: 'none' } });
    expect(table.now()).toMatchObject({
      support: { HI: 'kennedy 1' },
      result: { winner: 'nixon', electoralVotes: { kennedy: 3, nixon: 534 }, withheld: [] },
    });
  });
  it('Unpledged Electors withhold Alabama, Louisiana and Mississippi from a Kennedy with fewer than 4 cubes (ruling 84)', () => {
    const support = { ...landslide('kennedy'), AL: 'kennedy 3', LA: 'none', MS: 'kennedy 4' };
    const table = day({ initiative: 'kennedy', support, inPlay: { electionDay: ['unpledged-electors'] } });
    expect(table.now()['result']).toEqual({
      winner: 'kennedy',
      electoralVotes: { kennedy: 516, nixon: 0 },
      withheld: ['AL', 'LA'],
    });
  });
  it('Nixon’s states are not touched by them (ruling 84)', () => {
    const support = { ...landslide('kennedy'), AL: 'nixon 1' };
    const table = day({ initiative: 'kennedy', support, inPlay: { electionDay: ['unpledged-electors'] } });
    expect(table.now()['result']).toMatchObject({ electoralVotes: { kennedy: 526, nixon: 11 }, withheld: [] });
  });

  it('a tie in votes goes to the side with more states (ruling 85)', () => {
    // With Alabama withheld 526 votes are left.
    const large = ['NY', 'PA', 'CA', 'IL', 'OH', 'TX', 'MI', 'NJ', 'MA', 'NC', 'VA'];
    const table = day({
      initiative: 'kennedy',
      support: split(large, ['AL']),
      inPlay: { electionDay: ['unpledged-electors'] },
    });
    expect(table.now()['result']).toEqual({
      winner: 'nixon',
      electoralVotes: { kennedy: 263, nixon: 263 },
      withheld: ['AL'],
    });
  });
  it('a tie in votes and states goes to Kennedy (ruling 85)', () => {
    // With Alabama and Louisiana withheld 516 votes and 48 states are left.
    const half = 'NY CA PA IL OH TX AR CO ME AZ ID MT NH NM ND RI SD UT AK DE HI NV VT WY'.split(' ');
    const table = day({
      initiative: 'nixon',
      support: split(half, ['AL', 'LA']),
      inPlay: { electionDay: ['unpledged-electors'] },
    });
    expect(table.now()['result']).toEqual({
      winner: 'kennedy',
      electoralVotes: { kennedy: 258, nixon: 258 },
      withheld: ['AL', 'LA'],
    });
  });

  /** Kennedy holds the states named, Nixon the others; Kennedy leads the withheld ones with a single cube. */
  function split(kennedys: readonly string[], withheld: readonly string[]): Record<string, string> {
    const support = landslide('nixon');
    for (const state of kennedys) support[state] = 'kennedy 4';
    for (const state of withheld) support[state] = 'kennedy 1';
    return support;
  }
});
