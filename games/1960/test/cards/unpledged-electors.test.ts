import { describe, expect, it } from 'vitest';
import { raceOf } from '../../rules/reading.ts';
import { type Position, Table } from '../table.ts';

describe('Unpledged Electors', () => {
  it('withholds AL, LA and MS where Kennedy has 1 to 3 cubes (ruling 84)', () => {
    const table = new Table({
      turn: 9,
      phase: 'electionDay',
      initiative: 'kennedy',
      strategy: { kennedy: [], nixon: [] },
      inPlay: { electionDay: ['unpledged-electors'] },
      support: { AL: 'kennedy 3', LA: 'kennedy 4', MS: 'nixon 1' },
      momentum: { kennedy: 0, nixon: 0 },
    });
    expect(table.now()).toMatchObject({ phase: 'over', result: { withheld: ['AL'] } });
  });
  it('catches a state won by its edge', () => {
    const table = new Table({
      turn: 9,
      phase: 'electionDay',
      initiative: 'kennedy',
      strategy: { kennedy: [], nixon: [] },
      inPlay: { electionDay: ['unpledged-electors'] },
      support: { AL: 'none', LA: 'kennedy 5', MS: 'kennedy 5' },
      momentum: { kennedy: 0, nixon: 0 },
    });
    expect(table.now()).toMatchObject({ support: { AL: 'kennedy 1' }, result: { withheld: ['AL'] } });
  });
  it('leaves an undecided state to nobody in the race as it stands, unless it tips to Nixon', () => {
    const given = {
      turn: 8,
      toAct: 'nixon',
      hands: { nixon: ['gaffe', 'recount'] },
      support: { AL: 'none', LA: 'none', MS: 'none', SC: 'none' },
    } as const;
    const leaning = (more: Position) => raceOf(new Table({ ...given, ...more }).state).leaning;
    const inPlay = { electionDay: ['unpledged-electors'] };
    const [AL, LA, MS] = [11, 10, 8];
    expect(leaning({}).kennedy - leaning({ inPlay }).kennedy).toBe(AL + LA + MS);
    const endorsements = { South: 'nixon 1' };
    expect(leaning({ endorsements, inPlay })).toEqual(leaning({ endorsements }));
  });
});
