import { describe, expect, it } from 'vitest';
import { REASONS } from '../rules/reasons.ts';
import { Table } from './table.ts';

const TWO = { states: 2 };
const holding = { cheats: { amber: ['CG01', 'CP01', 'CK01'] } };
const court = { round: 4, week: 3, evidence: ['E01'], votes: { amber: 9, coral: 9 } };

interface Case {
  readonly code: (typeof REASONS)[number];
  readonly about: string;
  readonly table: () => Table;
  readonly seat: string;
  readonly action: string;
}

const cases: readonly Case[] = [
  {
    code: 'not-your-decision',
    about: 'holding in another’s turn',
    table: () => new Table({}, TWO),
    seat: 'amber',
    action: 'hold',
  },
  {
    code: 'not-your-decision',
    about: 'playing Evidence as a State',
    table: () => new Table(court, TWO),
    seat: 'amber',
    action: 'play E01',
  },
  {
    code: 'not-your-decision',
    about: 'searching as a State',
    table: () => new Table(court, TWO),
    seat: 'amber',
    action: 'search',
  },
  {
    code: 'not-now',
    about: 'holding while choosing Evidence',
    table: () => new Table(court, TWO),
    seat: 'incumbent',
    action: 'hold',
  },
  {
    code: 'not-now',
    about: 'gaining without an occasion',
    table: () => new Table({}, TWO),
    seat: 'incumbent',
    action: 'gain amber',
  },
  {
    code: 'not-now',
    about: 'playing Evidence while the States answer',
    table: () => new Table({ ...court, played: { amber: ['CG01'] }, onTable: 'E03' }, TWO),
    seat: 'incumbent',
    action: 'play E01',
  },
  {
    code: 'not-now',
    about: 'searching while the die is rolled',
    table: () => new Table({ ...court, week: 1 }, TWO).play('incumbent: search'),
    seat: 'incumbent',
    action: 'search',
  },
  {
    code: 'states-cheat',
    about: 'cheating as the Incumbent',
    table: () => new Table({}, TWO),
    seat: 'incumbent',
    action: 'cheat CG01',
  },
  {
    code: 'already-played',
    about: 'playing a card twice',
    table: () => new Table({ toAct: 'amber', played: { amber: ['CG01'] }, cheats: { amber: ['CG02'] } }, TWO),
    seat: 'amber',
    action: 'cheat CG01',
  },
  {
    code: 'not-in-your-hand',
    about: 'playing another’s Cheat Card',
    table: () => new Table(holding, TWO),
    seat: 'coral',
    action: 'cheat CG01',
  },
  {
    code: 'not-in-your-hand',
    about: 'playing Evidence not found',
    table: () => new Table(court, TWO),
    seat: 'incumbent',
    action: 'play E09',
  },
  {
    code: 'no-cheating-in-round-4',
    about: 'cheating in Round 4',
    table: () => new Table({ ...court, cheats: { amber: ['CK01'] } }, TWO),
    seat: 'amber',
    action: 'cheat CK01',
  },
  {
    code: 'wild-before-round-4',
    about: 'a wild in Round 1',
    table: () => new Table({ ...holding, toAct: 'amber' }, TWO),
    seat: 'amber',
    action: 'cheat CK01',
  },
  {
    code: 'later-round',
    about: 'purple in Round 1',
    table: () => new Table({ ...holding, toAct: 'amber' }, TWO),
    seat: 'amber',
    action: 'cheat CP01',
  },
  {
    code: 'not-your-turn',
    about: 'cheating out of turn',
    table: () => new Table(holding, TWO),
    seat: 'amber',
    action: 'cheat CG01',
  },
  {
    code: 'empty-pile',
    about: 'cheating against an empty pile',
    table: () => new Table({ ...holding, toAct: 'amber', piles: { amber: 0 } }, TWO),
    seat: 'amber',
    action: 'cheat CG01',
  },
  {
    code: 'waiting',
    about: 'cheating while waiting, where that is forbidden',
    table: () => new Table({ ...holding, positions: { amber: 48 } }, { ...TWO, waitingStatesMayCheat: false }),
    seat: 'amber',
    action: 'cheat CG01',
  },
  {
    code: 'before-the-roll',
    about: 'cheating after the decision',
    table: () => new Table({ ...holding, toAct: 'amber' }, TWO).play('amber: hold'),
    seat: 'amber',
    action: 'cheat CG01',
  },
  {
    code: 'incumbent-chooses',
    about: 'choosing colours as a State',
    table: () => new Table({}, TWO),
    seat: 'amber',
    action: 'gain amber',
  },
  {
    code: 'colour-not-in-play',
    about: 'a colour nobody plays',
    table: () => new Table({}, TWO).play('die 1'),
    seat: 'incumbent',
    action: 'gain brown',
  },
  {
    code: 'pot-empty',
    about: 'an empty pot',
    table: () => new Table({ votes: { amber: 32 } }, { states: 3, startingVotes: [0, 0, 16, 0, 0] }).play('die 1'),
    seat: 'incumbent',
    action: 'gain amber',
  },
  {
    code: 'pile-empty',
    about: 'an empty pile',
    table: () => new Table({ positions: { incumbent: 18 }, piles: { amber: 0 } }, { states: 3 }).play('die 1'),
    seat: 'incumbent',
    action: 'lose amber',
  },
  {
    code: 'state-empty',
    about: 'a State without votes',
    table: () => new Table({ positions: { incumbent: 21 }, votes: { coral: 3, teal: 3 } }, { states: 3 }).play('die 1'),
    seat: 'incumbent',
    action: 'take amber',
  },
  {
    code: 'not-the-leader',
    about: 'a State that holds fewer',
    table: () =>
      new Table({ positions: { incumbent: 2 }, votes: { amber: 1, coral: 3, teal: 3 } }, { states: 3 }).play(
        'die 1',
        'news N26',
      ),
    seat: 'incumbent',
    action: 'take amber',
  },
  {
    code: 'first-week-only',
    about: 'searching in week 3',
    table: () => new Table(court, TWO),
    seat: 'incumbent',
    action: 'search',
  },
  {
    code: 'round-4-only',
    about: 'Evidence in Round 1',
    table: () => new Table({ evidence: ['E01'] }, TWO),
    seat: 'incumbent',
    action: 'play E01',
  },
  {
    code: 'states-answer',
    about: 'answering as the Incumbent',
    table: () => new Table(court, TWO),
    seat: 'incumbent',
    action: 'answer CG01',
  },
  {
    code: 'nothing-on-the-table',
    about: 'answering nothing',
    table: () => new Table(court, TWO),
    seat: 'amber',
    action: 'answer CG01',
  },
  {
    code: 'nothing-to-answer',
    about: 'answering without a card',
    table: () => new Table({ ...court, played: { amber: ['CG01'] }, onTable: 'E03' }, TWO),
    seat: 'coral',
    action: 'answer CG01',
  },
  {
    code: 'not-your-card',
    about: 'answering with another’s card',
    table: () => new Table({ ...court, played: { amber: ['CG01'], coral: ['CG02'] }, onTable: 'E03' }, TWO),
    seat: 'amber',
    action: 'answer CG02',
  },
  {
    code: 'colour-not-met',
    about: 'answering in another colour',
    table: () => new Table({ ...court, played: { amber: ['CG01', 'CP01'] }, onTable: 'E03' }, TWO),
    seat: 'amber',
    action: 'answer CP01',
  },
];

describe('"why can’t I?"', () => {
  it.each(cases)('answers $code to $about', ({ code, table, seat, action }) => {
    expect(table().why(seat, action)).toMatchObject({ code });
  });

  it('answers with every reason there is', () => {
    expect([...new Set(cases.map(({ code }) => code))].sort()).toEqual([...REASONS].sort());
  });

  it('has nothing to say against what is legal', () => {
    expect(new Table({ ...holding, toAct: 'amber' }, TWO).why('amber', 'cheat CG01')).toBeUndefined();
  });
});
