import { formatRecord, type MatchRecord, parseRecord, replayRecord } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { nineteenSixty } from '../rules/index.ts';
import { type Position, Table, toAct } from './table.ts';

const OPTIONS = { deck: '2007' };
/** A side campaigns with Henry Luce, 2 CP, as it did in version 2 while travel was free. */
const freely = (inPlay: readonly string[], given: Position = {}) =>
  new Table(
    toAct('nixon', ['henry-luce'], {
      inPlay: { turn: ['advance-men', ...inPlay] },
      holders: { 'advance-men': 'nixon' },
      ...given,
    }),
    OPTIONS,
    2,
  ).play('nixon: play henry-luce campaign');

describe('a match begun with version 2', () => {
  it('ends a campaigning action with the last CP', () => {
    const table = freely([]).play('nixon: support CA', 'nixon: support CA');
    expect(table.pending()).toEqual(['kennedy']);
  });
  it('travels freely through each region once between two CP spent on support', () => {
    const table = freely([]).play('nixon: travel Midwest', 'nixon: travel East');
    expect(table.game.why(table.state, 1, table.game.actions.parse('travel Midwest') ?? -1)).toMatchObject({
      code: 'already-passed',
      rules: [{ ruling: 91 }],
    });
    table.play('nixon: support NY');
    expect(table.states('nixon', 'travel')).toEqual(['Midwest', 'South']);
  });
  it('ends a free journey where no way leads on and no state takes support', () => {
    const table = freely(['nixon-egged-in-michigan']);
    table.play('nixon: travel South', 'nixon: travel East', 'nixon: travel Midwest');
    expect(table.states('nixon', 'stay')).toEqual(['IL', 'IN', 'IA', 'KY', 'MI', 'MN', 'MO', 'OH', 'WI']);
    expect(table.play('nixon: stay OH').now()).toMatchObject({ candidates: { nixon: 'OH' } });
  });
  it('goes on where a state still takes support', () => {
    const table = freely([]).play('nixon: travel South', 'nixon: travel East', 'nixon: travel Midwest');
    expect(table.states('nixon', 'travel')).toEqual([]);
    expect(table.states('nixon', 'support')).toContain('OH');
  });
  it('shows the cards that may not enter a strategy stack before anybody chooses', () => {
    const hands = { kennedy: ['gathering-momentum-east'], nixon: ['gaffe'] };
    const table = new Table({ turn: 2, phase: 'strategy', hands }, OPTIONS, 2);
    expect(table.pending()).toEqual(['nixon']);
    expect(table.now()).toMatchObject({ discard: ['gathering-momentum-east'] });
  });
});

/** A record of version 2 whose every entry rests on what has changed since: the stay that nobody asks for any more. */
const given = {
  turn: 3,
  activity: 5,
  first: 'kennedy',
  toAct: 'nixon',
  momentum: { kennedy: 0, nixon: 0 },
  exhausted: ['kennedy', 'nixon'],
  candidates: { kennedy: 'MA', nixon: 'CA' },
  hands: { kennedy: ['gathering-momentum-east'], nixon: ['henry-luce', 'gaffe'] },
  inPlay: { turn: ['advance-men', 'nixon-egged-in-michigan'] },
  holders: { 'advance-men': 'nixon' },
};
const record = (rules: number): string => `Whistlestop record 1
game: 1960
rules: ${rules}
options: {"deck":"2007","bagVisible":true,"handicap":{}}
match: kept
seats: ["Jack","Dick"]
commitment: none
given: ${JSON.stringify(given)}
---
nixon: play henry-luce campaign
nixon: travel South
nixon: travel East
nixon: travel Midwest
nixon: stay OH
nixon: aside gaffe
`;

function read(text: string) {
  const parsed = parseRecord(text, [nineteenSixty]);
  if (!parsed.ok) throw new Error(parsed.sentence);
  return parsed.value;
}

describe('a record of version 2', () => {
  it('replays to its end by the rules it was played with, and is written as it was', () => {
    const old = read(record(2));
    expect(old.game.version).toBe(2);
    const replayed = replayRecord(old);
    if (!replayed.ok) throw new Error(replayed.sentence);
    expect(old.game.scenario.describe(replayed.value.state)).toMatchObject({
      turn: 4,
      candidates: { nixon: 'OH' },
      strategy: { kennedy: [], nixon: ['gaffe'] },
      discard: ['gathering-momentum-east', 'henry-luce'],
    });
    expect(formatRecord(old.game, old.header, replayed.value.log)).toBe(record(2));
  });
  it('stands for those of version 1 as well: they replay by the rules of version 2', () => {
    const old = read(record(1));
    expect(old.game.version).toBe(2);
    expect(replayRecord(old).ok).toBe(true);
  });
  it('would not replay by the rules of today', () => {
    const today: MatchRecord = read(record(3));
    expect(replayRecord({ ...today, game: read(record(3)).game })).toMatchObject({ ok: false, at: 5 });
  });
  it('says of a version to come that it is played by the rules of today', () => {
    expect(nineteenSixty.open(nineteenSixty.options.parse({}), 99).version).toBe(nineteenSixty.version);
  });
});
