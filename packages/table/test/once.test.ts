import { nineteenSixty } from '@whistlestop/1960/rules';
import { type Game, Match, Random } from '@whistlestop/kernel';
import { expect, test } from 'vitest';
import { LocalTable } from '../src/local-table.ts';
import { RecordedTable } from '../src/recorded-table.ts';
import { openTable, PERSON, plainThinker, playStep } from '../src/testing/index.ts';

/** The same game, counting what is played of it. */
function counting(game: Game): { readonly game: Game; readonly applied: () => number } {
  let applied = 0;
  const apply: Game['apply'] = (...played) => {
    applied++;
    game.apply(...played);
  };
  return { game: { ...game, apply }, applied: () => applied };
}

/** A match in which steps were taken back, alone and by consent. */
async function played(): Promise<Match> {
  const { table, match } = openTable(nineteenSixty, [PERSON, PERSON]);
  const random = new Random('once');
  for (let turns = 0; turns < 120; turns++) {
    await playStep(table, random);
    const { undo } = table.snapshot();
    if (undo !== undefined && random.below(4) === 0) await table.undo(undo);
  }
  match.append({ kind: 'takeback', seat: 0, to: match.steps.at(-20)?.sequence ?? 0 });
  table.close();
  return match;
}

test('a saved match is opened, sat down at and stepped through without any entry being played twice', async () => {
  const { game: plain, header, log } = await played();
  const { game, applied } = counting(plain);
  const match = new Match(game, header);
  match.story();
  match.follow(log);
  const entries = log.filter(({ kind }) => kind === 'action' || kind === 'chance').length;
  expect([applied(), log.some(({ kind }) => kind === 'undo')]).toEqual([entries, true]);

  const recorded = new RecordedTable(match, [PERSON, PERSON]);
  for (let at = recorded.length; at >= 0; at--) recorded.goTo(at);
  expect(recorded.snapshot().steps).toEqual([]);

  const thinker = plainThinker(nineteenSixty);
  const save = () => Promise.resolve(undefined);
  const table = new LocalTable({ match, players: [PERSON, PERSON], seed: 's', thinker, save });
  expect(table.viewAfter(match.steps.length)).toHaveLength(game.layout.size);
  expect(applied()).toBe(entries);
  table.close();
});
