import { hookOrCrook } from '@whistlestop/hook-or-crook/rules';
import {
  CHANCE,
  CHANCE_ACTS,
  firstOf,
  type Game,
  type GameKind,
  LIST_ROOM,
  Random,
  SPECTATOR,
} from '@whistlestop/kernel';
import { lantern, sealed } from '@whistlestop/kernel/testing';
import { mrPresident } from '@whistlestop/mr-president/rules';
import { nineteenSixty } from '@whistlestop/1960/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allDatabases, type TestDatabase } from './databases.ts';
import { lookalikesOf, type PlayedStep } from './lookalikes.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { setTable } from './tables.ts';

/** Everybody reads table, story, past and record again after the first actions, and after each so many more. */
const EARLY = 3;
const READ_EVERY = 20;

/** Time between two actions, in milliseconds: delayed spectators are one action behind. */
const BETWEEN = 1000;

const SEALED_CHOICES: { name: string; kind: GameKind; options: unknown }[] = [
  { name: 'sealed bids', kind: sealed, options: { seats: 3, rounds: 1 } },
  { name: 'Mr. President, first edition', kind: mrPresident, options: { candidates: 3 } },
  { name: 'Mr. President, second edition', kind: mrPresident, options: { edition: 'second' } },
];

/** The matches that are compared; a soak has more of them. */
const SEEDS = process.env['SOAK'] ? ['first', 'second', 'third'] : ['first'];

const DATABASES = [
  { ...allDatabases[0], sealedChoices: SEALED_CHOICES },
  // Each takes longer there.
  { ...allDatabases[1], sealedChoices: SEALED_CHOICES.slice(0, 1) },
];

/** The messages an observer was sent: the table, then those after each action and each further read. */
type SentMessages = readonly (readonly string[])[];

describe.each(DATABASES)('what an observer receives, with $name', ({ create, sealedChoices }) => {
  let database: TestDatabase;
  let node: TestNode;
  let clock = 0;
  let picks: number[] = [];

  beforeAll(async () => {
    database = await create();
    const luck = () => ({ pick: (counter: number) => picks[counter] ?? 0 });
    // Everybody is waited for after every action.
    node = await startNode(await database.open(), { now: () => clock, luck, sendDelay: 0 });
  });
  afterAll(async () => {
    await node.close();
    await database.remove();
  });

  /** Plays the first actions of a script over the protocol; returns what each observer was sent. */
  async function messagesOf(
    kind: GameKind,
    options: unknown,
    script: readonly PlayedStep[],
    actions: number,
    spectatorDelay: 0 | typeof BETWEEN = 0,
  ): Promise<SentMessages[]> {
    clock = 1_700_000_000_000;
    picks = script.filter(({ actor }) => actor === CHANCE).map(({ pick }) => pick);
    const table = await setTable([node.address], kind.id, { options, settings: { spectatorDelay } });
    const spectator = new Person(node.address);
    const observers = [...table.people, spectator];
    const from = observers.map(({ bytes }) => bytes.length);
    const sent: string[][][] = observers.map(() => []);
    // A match's id and its seed's commitment are random words, and every guest has a name of its own; nothing else may
    // differ, and these keep their length.
    const masked = (text: string) =>
      text
        .replaceAll(table.id, 'm'.repeat(table.id.length))
        .replaceAll(/(?<=commitment(":"|: ))[0-9a-f]{64}/g, '0'.repeat(64))
        .replaceAll(/Guest \d+/g, (name) => 'g'.repeat(name.length));
    const note = () => {
      for (const [index, { bytes }] of observers.entries()) {
        // Heartbeats have no fixed place.
        const news = bytes.slice(from[index]).filter((text) => !/^{"kind":"(hello|pong)"/.test(text));
        from[index] = bytes.length;
        sent[index]!.push(news.map(masked));
      }
    };
    const lookAgain = () =>
      Promise.all(
        observers.map(async (observer) => {
          const match = await observer.watch(table.id, 0);
          observer.bytes.push(JSON.stringify(await observer.client.call('past', { id: table.id })));
          const record = observer.client.call('record', { id: table.id });
          observer.bytes.push(await record.then((answer) => JSON.stringify(answer), String));
          return match;
        }),
      );
    let matches = await lookAgain();
    note();
    let { sequence } = matches[0]!;
    let before = sequence;
    const people = script.filter(({ actor }) => actor !== CHANCE).slice(0, actions);
    for (const [index, { actor, code }] of people.entries()) {
      clock += BETWEEN;
      const request = { kind: 'act', id: `t${sequence}`, match: table.id, sequence, action: code } as const;
      [before, sequence] = [sequence, await table.people[actor]!.socket.request(request)];
      const reached = (observer: Person) => (observer === spectator && spectatorDelay > 0 ? before : sequence);
      await Promise.all(observers.map((each, of) => each.until(() => matches[of]!.sequence >= reached(each))));
      note();
      if (index >= EARLY && (index + 1) % READ_EVERY !== 0) continue;
      matches = await lookAgain();
      note();
    }
    for (const observer of observers) observer.leave();
    return sent;
  }

  /**
   * The first match is compared with so many `branches`, every further one with one; `least` is how many actions each
   * observer has to live through, in all, while something hidden from it differs.
   */
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
    'is the same in $name, message by message, whatever is hidden from it',
    { timeout: 300_000 },
    async ({ kind, options, branches, least }) => {
      const game = kind.open(kind.options.parse(options));
      for (const [index, observer] of [...game.seats.keys(), SPECTATOR].entries()) {
        let apart = 0;
        for (const [match, seed] of SEEDS.entries()) {
          const { steps, others } = lookalikesOf(game, observer, new Random(seed));
          const longest = others.toSorted((one, other) => other.apart - one.apart).slice(0, match === 0 ? branches : 1);
          const original = await messagesOf(
            kind,
            options,
            steps,
            Math.max(0, ...longest.map(({ actions }) => actions)),
          );
          for (const other of longest) {
            const received = (await messagesOf(kind, options, other.steps, other.actions))[index]!;
            const expected = original[index]!.slice(0, received.length);
            expect(sizesOf(received)).toEqual(sizesOf(expected));
            expect(received).toEqual(expected);
            apart += other.apart;
          }
        }
        expect(apart).toBeGreaterThanOrEqual(least);
      }
    },
  );

  test.each(games)(
    'is the same in $name for spectators who are delayed, and may not read the record of a running match',
    { timeout: 300_000 },
    async ({ kind, options }) => {
      const game = kind.open(kind.options.parse(options));
      const { steps, others } = lookalikesOf(game, SPECTATOR, new Random('first'));
      const [other] = others;
      const sent = async (script: readonly PlayedStep[]) =>
        (await messagesOf(kind, options, script, other!.actions, BETWEEN)).at(-1)!;
      const [expected, received] = [await sent(steps), await sent(other!.steps)];
      expect(sizesOf(received)).toEqual(sizesOf(expected));
      expect(received).toEqual(expected);
      expect(received[0]).toContainEqual(expect.stringMatching('Refused'));
    },
  );

  test.each(sealedChoices)(
    'is one message after a sealed choice in $name and one after its change, the same whichever they are',
    { timeout: 300_000 },
    async ({ kind, options }) => {
      const game = kind.open(kind.options.parse(options));
      const { seat, shapes } = firstSealedChoice(game);
      const laid = (code: number): PlayedStep => ({ actor: seat, code, pick: 0 });
      for (const codes of shapes) {
        const messagesAfter = async (code: number, change: number) => {
          const sent = await messagesOf(kind, options, [laid(code), laid(change)], 2);
          return sent.filter((_, observer) => observer !== seat);
        };
        const expected = await messagesAfter(codes[0]!, codes[1]!);
        // The table, the choice, a look at it, the change, a look at it.
        for (const [, choice, , change] of expected) expect([choice?.length, change?.length]).toEqual([1, 1]);
        for (const [index, code] of codes.entries())
          expect(await messagesAfter(code, codes[(index + 1) % codes.length]!)).toEqual(expected);
      }
    },
  );
});

/** The number and lengths of the messages at each step. */
const sizesOf = (sent: SentMessages): number[][] => sent.map((messages) => messages.map(({ length }) => length));

/** Choices that look alike are compared so many at a time: every single card of a hand, and as many pairs. */
const COMPARED = 13;

const spread = (codes: readonly number[]): number[] =>
  codes.filter((_, index) => index % Math.ceil(codes.length / COMPARED) === 0);

/** The first choice made in secret when luck always picks the first outcome, its possible codes sorted by what is open of them. */
function firstSealedChoice(game: Game): { seat: number; shapes: number[][] } {
  const list = new Int16Array(LIST_ROOM);
  const s = game.layout.create();
  game.init(s);
  while (game.pending(s) === CHANCE_ACTS) {
    game.chance(s, list, new Int16Array(LIST_ROOM));
    game.apply(s, CHANCE, list[0]!);
  }
  const seat = firstOf(game.pending(s));
  const codes = [...list.subarray(0, game.legal(s, seat, list))];
  const shapes = new Map<number, number[]>();
  for (const code of codes) {
    const shape = game.shape?.(s, seat, code) ?? 0;
    shapes.set(shape, [...(shapes.get(shape) ?? []), code]);
  }
  return { seat, shapes: [...shapes.values()].map(spread) };
}
