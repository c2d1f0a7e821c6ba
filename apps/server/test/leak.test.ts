import { hookOrCrook } from '@whistlestop/hook-or-crook';
import { CHANCE, type GameKind, Random, SPECTATOR } from '@whistlestop/kernel';
import { lantern, sealed } from '@whistlestop/kernel/testing';
import { mrPresident } from '@whistlestop/mr-president';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedDatabase, type TestDatabase } from './databases.ts';
import { likenessOf, type Step } from './lookalikes.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { setTable } from './tables.ts';

/** Everybody asks for the whole table and its story again each time so many actions have been taken. */
const COMES_BACK = 20;

describe('everything an observer receives over its socket', () => {
  let database: TestDatabase;
  let node: TestNode;
  let clock = 0;
  let picks: number[] = [];

  beforeAll(async () => {
    database = await embeddedDatabase();
    const luck = () => ({ pick: (counter: number) => picks[counter] ?? 0 });
    node = await startNode(await database.open(), { now: () => clock, luck });
  });
  afterAll(async () => {
    await node.close();
    await database.remove();
  });

  /** Plays the first actions of a script through the public interface; answers the bytes each observer got: the table, then action by action. */
  async function bytesOf(
    kind: GameKind,
    options: unknown,
    script: readonly Step[],
    actions: number,
  ): Promise<string[][]> {
    clock = 1_700_000_000_000;
    picks = script.filter(({ actor }) => actor === CHANCE).map(({ pick }) => pick);
    const table = await setTable([node.address], kind.id, { options });
    const observers = [...table.people, new Person(node.address)];
    const from = observers.map(({ bytes }) => bytes.length);
    const told: string[][] = observers.map(() => []);
    // A match's id and its seed's commitment are random words, and every guest has a name of its own; nothing else may differ.
    const note = () => {
      for (const [index, { bytes }] of observers.entries()) {
        const news = bytes.slice(from[index]).filter((text) => !text.startsWith('{"kind":"hello"'));
        from[index] = bytes.length;
        told[index]!.push(
          news
            .join('\n')
            .replaceAll(table.id, 'MATCH')
            .replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"SEED"')
            .replaceAll(/Guest \d+/g, 'GUEST'),
        );
      }
    };
    const lookAgain = () => Promise.all(observers.map((observer) => observer.watch(table.id, 0)));
    let matches = await lookAgain();
    note();
    let { sequence } = matches[0]!;
    const people = script.filter(({ actor }) => actor !== CHANCE).slice(0, actions);
    for (const [index, { actor, code }] of people.entries()) {
      clock += 1000;
      const request = { kind: 'act', id: `t${sequence}`, match: table.id, sequence, action: code } as const;
      sequence = await table.people[actor]!.socket.request(request);
      await Promise.all(observers.map((each, of) => each.until(() => matches[of]!.sequence >= sequence)));
      if ((index + 1) % COMES_BACK === 0) matches = await lookAgain();
      note();
    }
    for (const observer of observers) observer.leave();
    return told;
  }

  /** `least` is how many actions each observer has to live through while something hidden from it differs. */
  const games: { name: string; kind: GameKind; options: unknown; branches: number; least: number }[] = [
    { name: 'sealed bids', kind: sealed, options: { seats: 3, rounds: 9 }, branches: 3, least: 3 },
    { name: 'lantern', kind: lantern, options: {}, branches: 2, least: 2 },
    { name: 'Hook or Crook', kind: hookOrCrook, options: { states: 2 }, branches: 1, least: 60 },
    { name: '1960', kind: nineteenSixty, options: {}, branches: 2, least: 100 },
    {
      name: 'Mr. President, second edition',
      kind: mrPresident,
      options: { edition: 'second', candidates: 4, length: 'short' },
      branches: 4,
      least: 10,
    },
  ];

  test.each(games)(
    'is the same byte for byte in $name, whatever is hidden from it',
    { timeout: 300_000 },
    async ({ kind, options, branches, least }) => {
      const game = kind.open(kind.options.parse(options));
      for (const [index, observer] of [...game.seats.keys(), SPECTATOR].entries()) {
        const { steps, others } = likenessOf(game, observer, new Random('first'));
        const longest = others.toSorted((one, other) => other.apart - one.apart).slice(0, branches);
        const original = await bytesOf(kind, options, steps, Math.max(...longest.map(({ actions }) => actions)));
        for (const other of longest) {
          const received = (await bytesOf(kind, options, other.steps, other.actions))[index]!;
          const unlike = received.findIndex((text, turn) => text !== original[index]![turn]);
          expect({ unlike, text: received[unlike] }).toEqual({ unlike: -1, text: original[index]![unlike] });
        }
        expect(longest.reduce((sum, { apart }) => sum + apart, 0)).toBeGreaterThanOrEqual(least);
      }
    },
  );
});
