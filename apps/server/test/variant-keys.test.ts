import { describe, expect, test } from 'vitest';
import { kinds } from '../src/games.ts';
import { allDatabases } from './databases.ts';
import { tablesBefore } from './earlier-tables.ts';

/** The former key of a rating: every option with its value, in the schema's order. */
const formerKey = ({ options, cosmetic = [] }: (typeof kinds)[number], chosen: object): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(options.parse(chosen) as object).filter(([name]) => !cosmetic.includes(name))),
  );

describe.each(allDatabases)('ratings with keys of an older version, on $name', ({ create }) => {
  test('are all kept, and those with default options share one key', async () => {
    const database = await create();
    const before = await database.open();
    const numbers = { rating: 1700, deviation: 70, volatility: 0.06, matches: 5 };
    const rows = kinds.map((kind) => ({ ...numbers, user_id: 'ann', game: kind.id, variant: formerKey(kind, {}) }));
    const [first] = kinds;
    const chosen = [{ colours: ['teal'], states: 1 }, { edition: 'second', candidates: 3 }, { deck: '2017' }];
    const unusual = kinds.flatMap((kind) =>
      chosen
        .filter((options) => kind.options.safeParse(options).success)
        .map((options) => ({ ...numbers, user_id: 'bea', game: kind.id, variant: formerKey(kind, options) })),
    );
    expect(unusual).toHaveLength(chosen.length);
    await before.db
      .insertInto('ratings')
      .values([
        ...rows,
        ...unusual,
        // Incomplete options, and a game that is gone.
        { ...numbers, user_id: 'ann', game: first!.id, variant: '{}', rating: 1400, matches: 3 },
        { ...numbers, user_id: 'cid', game: first!.id, variant: '{}' },
        { ...numbers, user_id: 'cid', game: 'gone', variant: '{"a":1}' },
      ])
      .execute();
    await tablesBefore(before.db, '0022');
    await before.close();

    const after = await database.open();
    const kept = await after.db.selectFrom('ratings').selectAll().orderBy('user_id').orderBy('game').execute();
    const of = (name: string) => kept.filter(({ user_id }) => user_id === name);
    expect(of('ann').map(({ variant, rating }) => [variant, rating])).toEqual(kinds.map(() => ['standard', 1700]));
    expect(
      of('bea')
        .map(({ variant }) => variant)
        .toSorted(),
    ).toEqual(['{"candidates":3,"edition":"second"}', '{"deck":"2017"}', '{"states":1}']);
    expect(of('cid').map(({ game, variant }) => [game, variant])).toEqual([
      [first!.id, 'standard'],
      ['gone', '{"a":1}'],
    ]);
    await after.close();
    await database.remove();
  });
});
