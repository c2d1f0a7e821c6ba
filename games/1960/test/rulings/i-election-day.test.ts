import { describe, expect, it } from 'vitest';
import { STATES, type StateCode } from '../../rules/states.ts';
import { eventBy, type Position, Table, toAct } from '../table.ts';

const noMomentum = { kennedy: 0, nixon: 0 };

/** Election Day after the initiative, with nothing left to deposit. */
const electionDay = (given: Position = {}) =>
  new Table({ turn: 9, initiative: 'nixon', momentum: noMomentum, ...given });

/** Kennedy holds these states with a cube each, Nixon the others; the map may say otherwise. */
const heldBy = (kennedy: readonly StateCode[], otherwise: Partial<Record<StateCode, string>> = {}) => ({
  ...Object.fromEntries(STATES.map((code) => [code, kennedy.includes(code) ? 'kennedy 1' : 'nixon 1'])),
  ...otherwise,
});

const states = (list: string) => list.split(' ') as StateCode[];

describe('rulings I: bonus cubes and strategy cards', () => {
  it('ruling 76: each marker becomes 2 cubes of its owner, media and issue cubes join them', () => {
    const table = new Table({
      turn: 9,
      momentum: { kennedy: 3, nixon: 1 },
      media: { East: 'kennedy 2', South: 'nixon 1' },
      issues: { economy: 'nixon 4', defense: 'kennedy 1' },
    });
    expect(table.now()).toMatchObject({
      momentum: noMomentum,
      bag: { kennedy: 10 + 6 + 2 + 1, nixon: 10 + 2 + 1 + 4 },
      media: { East: 'none', South: 'none' },
      issues: { economy: 'none', defense: 'none' },
    });
  });
  it('ruling 77: one initiative check, drawn after the deposit, serves the whole day', () => {
    const table = new Table({
      turn: 9,
      momentum: { kennedy: 0, nixon: 1 },
      bag: { kennedy: 1, nixon: 0 },
      strategy: { kennedy: ['gaffe'], nixon: ['old-south'] },
    }).draw('RR');
    expect(table.now()).toMatchObject({ initiative: 'nixon', bag: { kennedy: 1, nixon: 0 } });
    table.play('nixon: resolve old-south').draw('B').play('kennedy: resolve gaffe');
    expect(table.now()).toMatchObject({ phase: 'over' });
  });
  it('ruling 78: the initiative resolves all his cards in any order, each after the draws before it; then the other', () => {
    const table = electionDay({ strategy: { kennedy: ['gaffe'], nixon: ['old-south', 'recount', 'stump-speech'] } });
    expect(table.legal('nixon').sort()).toEqual(['resolve old-south', 'resolve recount', 'resolve stump-speech']);
    table.play('nixon: resolve recount').draw('RRR');
    expect(table.legal('nixon').sort()).toEqual(['resolve old-south', 'resolve stump-speech']);
    table.play('nixon: resolve stump-speech').draw('RRR').play('nixon: resolve old-south').draw('RRR');
    expect(table.legal('kennedy')).toEqual(['resolve gaffe']);
  });
  it('ruling 78: fewer than four cards are just those', () => {
    const table = electionDay({ strategy: { kennedy: ['gaffe'], nixon: [] } })
      .play('kennedy: resolve gaffe')
      .draw('BBB');
    expect(table.now()).toMatchObject({ phase: 'over', support: { TX: 'kennedy 3' } });
  });
  it('ruling 79: three cubes are always drawn and each own cube counts, whatever media, tokens or carrying', () => {
    const table = electionDay({
      media: { East: 'nixon 3' },
      support: { NY: 'kennedy 5' },
      candidates: { kennedy: 'NY', nixon: 'CA' },
      strategy: { nixon: ['old-south'] },
    }).play('nixon: resolve old-south');
    expect(table.draw('RBR').now()).toMatchObject({ support: { NY: 'kennedy 3' } });
  });
});

describe('rulings I: Election Day events and empty states', () => {
  const events = ['late-returns-from-cook-county', 'early-returns-from-connecticut', 'recount'];

  it('ruling 80: the initiative orders the events, each choice after the last result', () => {
    const table = electionDay({ inPlay: { electionDay: [...events, 'unpledged-electors'] } });
    expect(table.legal('nixon').sort()).toEqual(events.map((card) => `resolve ${card}`).sort());
    table.play('nixon: resolve late-returns-from-cook-county').draw('BBBBB');
    expect(table.legal('nixon').sort()).toEqual(['resolve early-returns-from-connecticut', 'resolve recount']);
  });
  it('ruling 81: Early Returns looks at Connecticut when it resolves', () => {
    const table = electionDay({
      strategy: { kennedy: ['bobby-kennedy'], nixon: [] },
      inPlay: { electionDay: ['early-returns-from-connecticut'] },
      support: { CT: 'nixon 1', CA: 'none' },
    });
    table.play('kennedy: resolve bobby-kennedy').draw('BBR');
    table.play('nixon: resolve early-returns-from-connecticut').draw('BBBRR');
    expect(table.now()).toMatchObject({ support: { CT: 'kennedy 1', CA: 'kennedy 3' } });
  });
  it('ruling 81: nobody in Connecticut, no checks', () => {
    const table = electionDay({ inPlay: { electionDay: ['early-returns-from-connecticut'] }, support: { CT: 'none' } });
    table.play('nixon: resolve early-returns-from-connecticut');
    expect(table.now()).toMatchObject({ phase: 'over', bag: { kennedy: 10, nixon: 10 } });
  });
  it('ruling 82: Recount names its state before drawing and all 3 checks are there', () => {
    const table = electionDay({ inPlay: { electionDay: ['recount'] }, support: { OH: 'kennedy 2' } });
    table.play('nixon: resolve recount');
    expect(table.states('nixon', 'add')).toHaveLength(50);
    expect(table.play('nixon: add OH').draw('RRR').now()).toMatchObject({ support: { OH: 'nixon 1' } });
  });
  it('ruling 83: an empty state goes to the side endorsed in its region, else to its edge, with 1 cube', () => {
    const table = electionDay({
      support: { AK: 'none', HI: 'none', NY: 'none', ME: 'none', OH: 'none', CA: 'nixon 2' },
      endorsements: { West: 'kennedy 1', Midwest: 'kennedy 2' },
    });
    expect(table.now()).toMatchObject({
      support: {
        AK: 'kennedy 1',
        HI: 'kennedy 1',
        NY: 'kennedy 1',
        ME: 'nixon 1',
        OH: 'kennedy 1',
        CA: 'nixon 2',
      },
    });
  });
  it('ruling 84: Unpledged Electors takes AL, LA and MS from Kennedy alone, with 1 to 3 cubes, edges and endorsements included', () => {
    const withheld = (support: Record<string, string>, endorsements = {}) => {
      const table = electionDay({ support, endorsements, inPlay: { electionDay: ['unpledged-electors'] } });
      return (table.now()['result'] as { withheld: string[] }).withheld;
    };
    expect(withheld({ AL: 'kennedy 3', LA: 'kennedy 4', MS: 'nixon 1', GA: 'kennedy 1' })).toEqual(['AL']);
    expect(withheld({ AL: 'none', LA: 'none', MS: 'none' })).toEqual(['AL', 'LA', 'MS']);
    expect(withheld({ AL: 'none', LA: 'none', MS: 'none' }, { South: 'nixon 1' })).toEqual([]);
    expect(withheld({ AL: 'none', LA: 'nixon 2', MS: 'kennedy 9' }, { South: 'kennedy 1' })).toEqual(['AL']);
  });
});

describe('rulings I: the result', () => {
  // With Alabama withheld 526 votes remain: both lists are worth 263.
  const twentyStates = states('OH TX MI MA NJ NC IN MO GA VA WI MN TN FL IA KY MD WA AR CT');
  const twentyNineStates = states(
    'MA NC IN MO GA VA WI MN TN FL IA KY LA MD WA AR CT KS MS OK SC WV CO NE OR ME AZ ID MT',
  );
  // With Louisiana withheld as well 516 remain: 258 in 24 states.
  const twentyFourStates = states('MI MA NJ NC IN MO GA VA WI MN TN FL IA KY MD WA AR CT KS MS OK SC CO NE');
  const inPlay = { electionDay: ['unpledged-electors'] };

  it('ruling 85: more electoral votes win, with or without a majority', () => {
    // Without Alabama's 11 Kennedy has 267, Nixon 259.
    const support = heldBy([...twentyStates.filter((code) => code !== 'NC'), 'SC', 'CO', 'ID'], { AL: 'kennedy 1' });
    expect(electionDay({ support, inPlay }).now()).toMatchObject({
      result: { winner: 'kennedy', electoralVotes: { kennedy: 267, nixon: 259 }, withheld: ['AL'] },
    });
    expect(electionDay({ support: heldBy(['NY']) }).now()).toMatchObject({
      result: { winner: 'nixon', electoralVotes: { kennedy: 45, nixon: 492 }, withheld: [] },
    });
  });
  it('ruling 85: equal votes go to the side with more states', () => {
    const fewer = electionDay({ support: heldBy(twentyStates, { AL: 'kennedy 1' }), inPlay });
    expect(fewer.now()).toMatchObject({ result: { winner: 'nixon', electoralVotes: { kennedy: 263, nixon: 263 } } });
    const more = electionDay({
      support: heldBy(twentyNineStates, { AL: 'kennedy 1', LA: 'kennedy 4', MS: 'kennedy 4' }),
      inPlay,
    });
    expect(more.now()).toMatchObject({ result: { winner: 'kennedy', electoralVotes: { kennedy: 263, nixon: 263 } } });
  });
  it('ruling 85: equal in states too, Kennedy wins; withheld states are nobody’s', () => {
    const support = heldBy(twentyFourStates, { AL: 'kennedy 1', LA: 'kennedy 1', MS: 'kennedy 4' });
    expect(electionDay({ support, inPlay }).now()).toMatchObject({
      result: { winner: 'kennedy', electoralVotes: { kennedy: 258, nixon: 258 }, withheld: ['AL', 'LA'] },
    });
  });
  it('ruling 86: the votes of both sides and the withheld ones make 537, an odd number', () => {
    const totals = [['AL'], ['LA'], ['MS'], ['AL', 'LA'], ['AL', 'MS'], ['LA', 'MS'], ['AL', 'LA', 'MS']].map(
      (held) => {
        const support = heldBy(held as StateCode[]);
        const { result } = electionDay({ support, inPlay }).now() as {
          result: { electoralVotes: { kennedy: number; nixon: number } };
        };
        return result.electoralVotes.kennedy + result.electoralVotes.nixon;
      },
    );
    expect(totals).toEqual([526, 527, 529, 516, 518, 519, 508]);
  });
  it('ruling 87: turn effects end with their turn: no redraws of Profiles in Courage on Election Day', () => {
    const table = new Table({
      turn: 8,
      phase: 'strategy',
      momentum: noMomentum,
      hands: { kennedy: ['gaffe', 'herblock'], nixon: ['old-south', 'recount'] },
      inPlay: { turn: ['profiles-in-courage'] },
    });
    table.play('kennedy: aside gaffe', 'kennedy: aside herblock', 'nixon: aside old-south', 'nixon: aside recount');
    table.draw('BB').play('kennedy: resolve gaffe').draw('R');
    expect(table.pending()).toEqual(['chance']);
  });
  it('ruling 87: nor do they reach the Debates or the next turn', () => {
    const table = new Table({
      turn: 2,
      phase: 'strategy',
      hands: { kennedy: ['gaffe'], nixon: ['old-south'] },
      inPlay: { turn: ['nixons-knee', 'jackie-kennedy'] },
      momentum: noMomentum,
    });
    table.play('kennedy: aside gaffe', 'nixon: aside old-south').dealOn().draw('RR').play('nixon: first nixon');
    expect(table.now()).toMatchObject({ holders: {} });
    expect(table.legal('nixon')).toContain('play candidate campaign');
  });
  it('ruling 88: Hawaii’s edge is Kennedy’s', () => {
    expect(electionDay({ support: { HI: 'none', AK: 'none' } }).now()).toMatchObject({
      support: { HI: 'kennedy 1', AK: 'nixon 1' },
    });
  });
});

describe('rulings I: positioning and advertising', () => {
  const candidate = (use: string, given: Position = {}) =>
    new Table(toAct('kennedy', [], given)).play(`kennedy: play candidate ${use}`);

  it('ruling 89: the first cube on an issue costs 1 CP, each further one 2, cancelling cubes the same', () => {
    const table = candidate('position', { issues: { defense: 'nixon 2' } });
    table.play('kennedy: issue defense', 'kennedy: issue defense', 'kennedy: issue defense');
    expect(table.now()).toMatchObject({ issues: { defense: 'kennedy 1' }, toAct: 'nixon' });
  });
  it('ruling 89: cubes already there do not count, and no checks are made', () => {
    const table = candidate('position', { issues: { defense: 'kennedy 3', economy: 'nixon 7' } });
    table.play(
      'kennedy: issue defense',
      'kennedy: issue economy',
      'kennedy: issue civilRights',
      'kennedy: issue economy',
    );
    expect(table.now()).toMatchObject({
      issues: { defense: 'kennedy 4', economy: 'nixon 5', civilRights: 'kennedy 1' },
      bag: { kennedy: 10, nixon: 10 },
      toAct: 'nixon',
    });
  });
  it('ruling 89: what the remaining CP cannot buy is not offered', () => {
    const table = new Table(toAct('kennedy', ['herblock'])).play(
      'kennedy: play herblock position',
      'kennedy: issue economy',
    );
    expect(table.legal('kennedy').sort()).toEqual(['done', 'issue civilRights', 'issue defense']);
  });
  it('ruling 90: one check per CP, then each success may be placed in any region', () => {
    const table = candidate('advertise', { media: { East: 'nixon 1' } }).draw('BRBRB');
    expect(table.states('kennedy', 'media').sort()).toEqual(['East', 'Midwest', 'South', 'West']);
    table.play('kennedy: media East', 'kennedy: media South', 'kennedy: media South');
    expect(table.now()).toMatchObject({ media: { East: 'none', South: 'kennedy 2' }, bag: { kennedy: 7, nixon: 8 } });
  });
  it('ruling 90: placing is optional, cube by cube', () => {
    const table = candidate('advertise').draw('BBRRR').play('kennedy: media West');
    expect(table.play('kennedy: done').now()).toMatchObject({ media: { West: 'kennedy 1' }, toAct: 'nixon' });
  });
  it('ruling 90: media given by an event needs no check', () => {
    expect(eventBy('nixon', 'republican-tv-spots').states('nixon', 'media')).toHaveLength(4);
  });
});
