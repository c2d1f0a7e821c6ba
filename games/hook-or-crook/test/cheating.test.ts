import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';

const ONE = { states: 1 };
const TWO = { states: 2 };

/** The State amber at the start of its turn. */
const amber = (given: object, options: object = ONE) => new Table({ toAct: 'amber', ...given }, options);

describe('a State that waits for the others', () => {
  const waiting = { round: 1, positions: { amber: 48 }, cheats: { amber: ['CG01', 'CG02'] } };

  it('may play one Cheat Card a turn and does not roll (ruling 1)', () => {
    const table = amber(waiting).play('amber: cheat CG02');
    expect(table.votes()).toEqual([18, 2]);
    expect(table.now['toAct']).toBe('incumbent');
  });

  it('may not, when the table has decided so (ruling 1)', () => {
    const table = new Table({ ...waiting, toAct: 'incumbent' }, { ...ONE, waitingStatesMayCheat: false });
    table.play('die 2');
    expect(table.now['toAct']).toBe('incumbent');
  });

  it('is told why not (ruling 1)', () => {
    const table = new Table({ ...waiting, toAct: 'incumbent' }, { ...TWO, waitingStatesMayCheat: false });
    expect(table.why('amber', 'cheat CG01')).toMatchObject({ code: 'waiting', rules: [{ ruling: 1 }] });
  });
});

describe('a Cheat Card', () => {
  it('is played before the roll, and only one in a turn (ruling 27)', () => {
    const table = amber({ cheats: { amber: ['CG01', 'CG02'] } });
    expect(table.legal('amber')).toEqual(['hold', 'cheat CG01', 'cheat CG02']);
    table.play('amber: cheat CG01');
    expect(table.waitsFor).toBe('chance');
    expect(table.why('amber', 'cheat CG02')).toMatchObject({ code: 'before-the-roll', rules: [{ ruling: 27 }] });
  });

  it('drawn in this turn waits for the next (ruling 27)', () => {
    const table = amber({ positions: { amber: 1 } }).play('die 1', 'deal CG06');
    expect(table.legal('amber')).toEqual([]);
    expect(table.why('amber', 'cheat CG06')?.code).toBe('not-your-turn');
    table.play('die 2');
    expect(table.legal('amber')).toEqual(['hold', 'cheat CG06']);
  });

  it.each([
    [1, ['hold', 'cheat CG01']],
    [2, ['hold', 'cheat CG01', 'cheat CB01']],
    [3, ['hold', 'cheat CG01', 'cheat CB01', 'cheat CP01']],
  ])('in Round %i may have the colour of this or an earlier round, never black (ruling 28)', (round, legal) => {
    const table = amber({ round, cheats: { amber: ['CG01', 'CB01', 'CP01', 'CK01'] } });
    expect(table.legal('amber')).toEqual(legal);
    expect(table.why('amber', 'cheat CK01')).toMatchObject({ code: 'wild-before-round-4', rules: [{ ruling: 28 }] });
  });

  it('of a future round may be kept (ruling 28)', () => {
    const table = amber({ cheats: { amber: ['CP01'] } });
    expect(table.why('amber', 'cheat CP01')).toMatchObject({ code: 'later-round', params: { round: 3 } });
    expect(table.play('amber: hold').now['cheats']).toEqual({ amber: ['CP01'] });
  });

  it('need not be played (ruling 29)', () => {
    const table = amber({ cheats: { amber: ['CG01'] } }).play('amber: hold');
    expect(table.votes()).toEqual([20, 0]);
    expect(table.waitsFor).toBe('chance');
  });

  it('must be drawn where the space says so (ruling 29)', () => {
    expect(amber({ positions: { amber: 1 } }).play('die 1').waitsFor).toBe('chance');
  });

  it('takes its value from the pile in the State’s colour and goes face up to its stack', () => {
    const table = amber({ cheats: { amber: ['CG06'] } }, TWO).play('amber: cheat CG06');
    expect(table.votes()).toEqual([13, 3]);
    expect(table.votes('coral')).toEqual([16, 0]);
    expect(table.now).toMatchObject({ cheats: { amber: [] }, played: { amber: ['CG06'] } });
    expect(table.why('amber', 'cheat CG06')).toMatchObject({ code: 'already-played' });
  });

  it('takes the whole pile when that is smaller, and keeps its printed value (ruling 30)', () => {
    const table = amber({ round: 3, piles: { amber: 2 }, cheats: { amber: ['CP06'] } }).play('amber: cheat CP06');
    expect(table.votes()).toEqual([0, 2]);
    const court = new Table(
      { round: 4, votes: { amber: 20 }, played: { amber: ['CP06'] }, onTable: 'E16', week: 2 },
      ONE,
    );
    expect(court.play('amber: answer CP06').votes()).toEqual([25, 15]);
  });

  it('cannot be played against an empty pile (ruling 31)', () => {
    const table = amber({ piles: { amber: 0 }, cheats: { amber: ['CG01'] } });
    expect(table.waitsFor).toBe('chance');
    expect(table.why('amber', 'cheat CG01')).toMatchObject({ code: 'empty-pile', rules: [{ ruling: 31 }] });
  });

  it('of the Incumbent does not exist', () => {
    expect(amber({}).why('incumbent', 'cheat CG01')?.code).toBe('states-cheat');
  });
});

describe('Stop Counting', () => {
  const stopped = { round: 3, doubled: ['amber'], cheats: { amber: ['CP06', 'CP01'] } };

  it('doubles the cheat of the very next turn (ruling 32)', () => {
    const table = amber(stopped).play('amber: cheat CP06');
    expect(table.votes()).toEqual([10, 10]);
    expect(table.now['doubled']).toEqual([]);
  });

  it('never takes more than the pile (ruling 32)', () => {
    expect(
      amber({ ...stopped, piles: { amber: 7 } })
        .play('amber: cheat CP06')
        .votes(),
    ).toEqual([0, 7]);
  });

  it('is lost when no card is played then (ruling 32)', () => {
    expect(amber(stopped).play('amber: hold').now['doubled']).toEqual([]);
  });

  it('is lost when there is no card to play (ruling 32)', () => {
    const table = new Table({ round: 3, doubled: ['amber'] }, ONE).play('die 2');
    expect(table.now).toMatchObject({ toAct: 'amber', doubled: [] });
  });

  it('does not stack (ruling 32)', () => {
    const table = amber({ round: 3, doubled: ['amber'], positions: { amber: 4 }, cheats: { amber: ['CP01'] } });
    table.play('amber: hold', 'die 4', 'die 2', 'amber: cheat CP01');
    expect(table.votes()[1]).toBe(8);
  });

  it('leaves the card its printed value in Round 4 (ruling 32)', () => {
    const court = new Table({ round: 4, votes: { amber: 20 }, played: { amber: ['CP01'] }, onTable: 'E18' }, ONE);
    expect(court.play('amber: answer CP01').votes()).toEqual([24, 16]);
  });

  it('never carries into Round 4 (ruling 32)', () => {
    const table = new Table(
      { round: 3, toAct: 'coral', doubled: ['amber'], positions: { incumbent: 16, amber: 16, coral: 15 } },
      TWO,
    );
    expect(table.play('die 1').now).toMatchObject({ round: 4, doubled: [] });
  });
});

describe('secrecy and decks', () => {
  it('unplayed Cheat Cards are seen by their owner alone, their number by all (ruling 34)', () => {
    const { game, state } = amber({ cheats: { amber: ['CG01'] } }, TWO);
    const field = game.layout.placed.find(({ name }) => name === 'cheatZone');
    expect(field).toBeDefined();
    expect(game.layout.witnesses(state, field!, 0)).toBe(1 << 1);
    expect(game.constants.fields.hand.at(state, 0)).toBe(1);
  });

  it('played Cheat Cards are open (ruling 34)', () => {
    const { game, state } = amber({ played: { amber: ['CG01'] } }, TWO);
    expect(game.layout.witnesses(state, game.layout.placed.find(({ name }) => name === 'cheatZone')!, 0)).toBe(-1);
  });

  it('a State that holds cards is asked even if none can be played, so that nobody learns which they are', () => {
    expect(amber({ cheats: { amber: ['CK01'] } }).legal('amber')).toEqual(['hold']);
  });

  it('an exhausted Cheat deck deals no card (ruling 35)', () => {
    const everything = new Table({}, TWO).game.constants.cheats.map(({ id }) => id);
    const table = amber({ positions: { amber: 1 }, played: { coral: everything } }, TWO).play('die 1');
    expect(table.now).toMatchObject({ toAct: 'coral', cheats: { amber: [] } });
    expect(table.facts.map(({ name }) => name)).toContain('cheatDeckEmpty');
  });
});
