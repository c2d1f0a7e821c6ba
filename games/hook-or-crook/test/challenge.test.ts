import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';

const ONE = { states: 1 };
const TWO = { states: 2 };
const THREE = { states: 3 };

/** A hand in Round 4: the Evidence lies on the table, the States have yet to answer. */
const hand = (onTable: string, given: object = {}, options: object = ONE) =>
  new Table({ round: 4, week: 3, votes: { amber: 20 }, evidence: ['E01'], ...given, onTable }, options);

describe('Evidence against a Cheat Card', () => {
  it('as strong as the cheat brings back its full value (ruling 5)', () => {
    expect(
      hand('E08', { played: { amber: ['CP06'] } })
        .play('amber: answer CP06')
        .votes(),
    ).toEqual([25, 15]);
  });

  it('stronger than the cheat brings back its full value (ruling 5)', () => {
    expect(
      hand('E10', { played: { amber: ['CB02'] } })
        .play('amber: answer CB02')
        .votes(),
    ).toEqual([22, 18]);
  });

  it('weaker than the cheat brings back the difference only (ruling 5)', () => {
    expect(
      hand('E02', { played: { amber: ['CB04'] } })
        .play('amber: answer CB04')
        .votes(),
    ).toEqual([21, 19]);
  });

  it('meets only cheats of its colours', () => {
    const table = hand('E02', { played: { amber: ['CG01', 'CB04', 'CP06'] } });
    expect(table.legal('amber')).toEqual(['answer CG01', 'answer CB04']);
    expect(table.why('amber', 'answer CP06')?.code).toBe('colour-not-met');
  });

  it('returns what the State has when that is less (ruling 43)', () => {
    const table = hand('E08', { votes: { amber: 3 }, played: { amber: ['CP06'] } }).play('amber: answer CP06');
    expect(table.votes()).toEqual([23, 0]);
  });

  it('puts returned votes on the pile of that colour (ruling 44)', () => {
    const table = hand('E08', { votes: { coral: 9 }, played: { coral: ['CP06'] } }, TWO).play('coral: answer CP06');
    expect(table.votes('coral')).toEqual([21, 4]);
    expect(table.votes('amber')).toEqual([16, 0]);
  });

  it('finds nothing when the State has no matching card and no wild (ruling 42)', () => {
    const table = hand('E01', { evidence: ['E02'], played: { amber: ['CP06'] } });
    expect(table.votes()).toEqual([20, 20]);
    expect(table.waitsFor).toEqual(['incumbent']);
  });

  it('takes the cards of the hand out of the game (ruling 48)', () => {
    const table = hand('E08', { played: { amber: ['CP06'] } }).play('amber: answer CP06');
    expect(table.now).toMatchObject({ played: { amber: [] }, spent: { cheats: ['CP06'], evidence: ['E08'] } });
  });
});

describe('a wild', () => {
  it('may be played instead of a matching Cheat Card (ruling 6)', () => {
    const table = hand('E08', { played: { amber: ['CP06'] }, cheats: { amber: ['CK01'] } });
    expect(table.legal('amber')).toEqual(['answer CP06', 'answer CK01']);
    expect(table.play('amber: answer CK01').votes()).toEqual([20, 20]);
  });

  it('must be played without a matching Cheat Card; which one, the State chooses (ruling 6)', () => {
    const table = hand('E01', {
      evidence: ['E02'],
      played: { amber: ['CP06'] },
      cheats: { amber: ['CK01', 'CK09'] },
    });
    expect(table.legal('amber')).toEqual(['answer CK01', 'answer CK09']);
  });

  it('for oneself protects its owner on that hand (ruling 45)', () => {
    const table = hand(
      'E08',
      { votes: { amber: 9, coral: 9 }, played: { coral: ['CP06'] }, cheats: { amber: ['CK01'] } },
      TWO,
    ).play('amber: answer CK01', 'coral: answer CP06');
    expect(table.now['votes']).toEqual({ amber: 9, coral: 4 });
  });

  it('for all protects every State, and the others’ cards are spent all the same (ruling 46)', () => {
    const table = hand(
      'E08',
      { votes: { amber: 9, coral: 9 }, played: { coral: ['CP06'] }, cheats: { amber: ['CK09'] } },
      TWO,
    ).play('coral: answer CP06', 'amber: answer CK09');
    expect(table.now).toMatchObject({ votes: { amber: 9, coral: 9 }, spent: { cheats: ['CP06', 'CK09'] } });
  });

  it('for all adds nothing when another protects all already (ruling 46)', () => {
    const table = hand(
      'E08',
      {
        votes: { amber: 9, coral: 9, teal: 9 },
        played: { coral: ['CP06'] },
        cheats: { amber: ['CK09'], teal: ['CK10'] },
      },
      THREE,
    ).play('coral: answer CP06', 'amber: answer CK09', 'teal: answer CK10');
    expect(table.now['votes']).toEqual({ amber: 9, coral: 9, teal: 9 });
    expect(table.facts.filter(({ name }) => name === 'everyoneProtected')).toHaveLength(1);
  });
});

describe('a Clincher', () => {
  const given = {
    votes: { amber: 9, coral: 9, teal: 9 },
    played: { amber: ['CG01'], coral: ['CP06', 'CB04'] },
    cheats: { teal: ['CK09'], amber: ['CK01'] },
  };

  it('makes every State answer with any played cheat at full value, or with a wild (ruling 47)', () => {
    const table = hand('E16', given, THREE);
    expect(table.legal('coral')).toEqual(['answer CB04', 'answer CP06']);
    expect(table.legal('amber')).toEqual(['answer CG01', 'answer CK01']);
  });

  it('lets a wild protect its owner only, whatever it says (ruling 47)', () => {
    const table = hand('E16', given, THREE).play('teal: answer CK09', 'coral: answer CP06', 'amber: answer CG01');
    expect(table.now['votes']).toEqual({ amber: 8, coral: 4, teal: 9 });
  });

  it('forces a wild from a State without Cheat Cards (ruling 47)', () => {
    expect(hand('E16', given, THREE).legal('teal')).toEqual(['answer CK09']);
  });
});

describe('the answers', () => {
  const given = { votes: { amber: 9, coral: 9 }, played: { amber: ['CP06', 'CP01'], coral: ['CP08'] } };

  it('are given in secret and opened together (ruling 41)', () => {
    const table = hand('E08', given, TWO);
    expect(table.waitsFor).toEqual(['amber', 'coral']);
    table.play('amber: answer CP06');
    expect(table.waitsFor).toEqual(['coral']);
    expect(table.now).toMatchObject({ votes: { amber: 9, coral: 9 }, played: { amber: ['CP01', 'CP06'] } });
    table.play('coral: answer CP08');
    expect(table.now['votes']).toEqual({ amber: 4, coral: 4 });
  });

  it('may be changed until the last one is given (ruling 41)', () => {
    const table = hand('E08', given, TWO).play('amber: answer CP06', 'amber: answer CP01', 'coral: answer CP08');
    expect(table.now['played']).toMatchObject({ amber: ['CP06'] });
  });

  it('come only from States that have something to answer with (ruling 42)', () => {
    const table = hand('E08', { ...given, played: { coral: ['CP08'] } }, TWO);
    expect(table.waitsFor).toEqual(['coral']);
    expect(table.why('amber', 'answer CP06')).toMatchObject({ code: 'nothing-to-answer', rules: [{ ruling: 42 }] });
    expect(table.why('incumbent', 'answer CP06')?.code).toBe('states-answer');
  });
});

describe('before the first week', () => {
  it('the States put away unseen what they have not played, except wilds (ruling 37)', () => {
    const table = new Table(
      {
        round: 3,
        toAct: 'amber',
        positions: { incumbent: 16, amber: 15 },
        cheats: { amber: ['CG01', 'CP01', 'CK03'] },
        played: { amber: ['CB01'] },
      },
      ONE,
    ).play('amber: hold', 'die 1');
    expect(table.now).toMatchObject({ round: 4, cheats: { amber: ['CK03'] }, played: { amber: ['CB01'] } });
    expect(table.facts.find(({ name }) => name === 'cheatsDropped')?.args).toMatchObject({ cards: 2, wilds: 1 });
  });

  it('the dropped cards stay hidden from everyone but their owner (ruling 37)', () => {
    const table = new Table(
      { round: 3, toAct: 'amber', positions: { incumbent: 16, amber: 15 }, cheats: { amber: ['CG01'] } },
      ONE,
    ).play('amber: hold', 'die 1');
    const { game, state } = table;
    const field = game.layout.placed.find(({ name }) => name === 'cheatZone');
    expect(game.layout.witnesses(state, field!, 0)).toBe(1 << 1);
  });
});

describe('the weeks', () => {
  const week = (number: number, given: object = {}) =>
    new Table({ round: 4, week: number, evidence: ['E01', 'E02'], ...given }, ONE);

  it('begin with a choice: a hand, or a roll for Evidence (ruling 38)', () => {
    expect(week(1).legal('incumbent')).toEqual(['search', 'play E01', 'play E02']);
  });

  it('offer the roll in the first week only (ruling 38)', () => {
    expect(week(2).legal('incumbent')).toEqual(['play E01', 'play E02']);
    expect(week(2).why('incumbent', 'search')).toMatchObject({ code: 'first-week-only', rules: [{ ruling: 38 }] });
  });

  it('give as many Evidence Cards as the die shows, and the States play nothing (ruling 38)', () => {
    const table = week(1, { played: { amber: ['CG01'] } }).play('incumbent: search', 'die 2', 'find E17', 'find E09');
    expect(table.now).toMatchObject({ week: 2, evidence: ['E01', 'E02', 'E09', 'E17'], played: { amber: ['CG01'] } });
  });

  it('let an Incumbent without Evidence roll in the first week (ruling 7)', () => {
    const table = week(1, { evidence: [] });
    expect(table.waitsFor).toBe('chance');
    expect(table.play('die 1', 'find E05').now).toMatchObject({ week: 2, evidence: ['E05'] });
  });

  it('draw what is left when the Evidence deck runs out (ruling 39)', () => {
    const { evidence } = new Table({}, ONE).game.constants;
    const table = week(1, { evidence: evidence.slice(0, 17).map(({ id }) => id) });
    table.play('incumbent: search', 'die 5', 'find E18');
    expect(table.now).toMatchObject({ week: 2, decks: { evidence: 0 } });
    expect(table.now['evidence']).toHaveLength(18);
  });

  it('demand one Evidence Card each while there is any (ruling 40)', () => {
    expect(week(4, { evidence: ['E07'] }).legal('incumbent')).toEqual(['play E07']);
    expect(week(4).why('incumbent', 'play E07')?.code).toBe('not-in-your-hand');
  });

  it('advance at the start of each turn (ruling 36)', () => {
    expect(week(4).play('incumbent: play E01').now['week']).toBe(5);
  });

  it('end after the hand on January 6 (rulings 36 and 50)', () => {
    const table = week(9).play('incumbent: play E01');
    expect(table.now['phase']).toBe('over');
    expect(table.now['evidence']).toEqual(['E02']);
  });

  it('end after a hand that leaves the Incumbent without Evidence (ruling 50)', () => {
    expect(week(3, { evidence: ['E01'] }).play('incumbent: play E01').now).toMatchObject({ phase: 'over', week: 3 });
  });

  it('let no State take votes any more (ruling 49)', () => {
    const table = week(2, { cheats: { amber: ['CK01'] } });
    expect(table.why('amber', 'cheat CK01')).toMatchObject({ code: 'no-cheating-in-round-4', rules: [{ ruling: 49 }] });
  });
});
