import { hookOrCrook } from '@whistlestop/hook-or-crook';
import {
  type Actor,
  CHANCE,
  CHANCE_ACTS,
  type Game,
  type GameKind,
  LIST_ROOM,
  type Observer,
  OVER,
  Random,
  SPECTATOR,
  sees,
  type State,
  viewOf,
} from '@whistlestop/kernel';
import { lantern, sealed } from '@whistlestop/kernel/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { embeddedDatabase, type TestDatabase } from './databases.ts';
import { startNode, type TestNode } from './node.ts';
import { Person } from './person.ts';
import { leaveAll, setTable } from './tables.ts';

/** A decision and, for chance, the place of its outcome in the list. */
interface Step {
  readonly actor: Actor;
  readonly code: number;
  readonly pick: number;
}

const TURNS = 60;
const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

function codesOf(game: Game, s: State, actor: Actor): number[] {
  const count = actor === CHANCE ? game.chance(s, list, weights) : game.legal(s, actor, list);
  return [...list.subarray(0, count)];
}

function actorOf(game: Game, s: State): Actor {
  const pending = game.pending(s);
  return pending === CHANCE_ACTS ? CHANCE : 31 - Math.clz32(pending & -pending);
}

/** A match played at random. */
function randomScript(game: Game, random: Random): Step[] {
  const s = game.layout.create();
  game.init(s);
  const steps: Step[] = [];
  while (game.pending(s) !== OVER && steps.length < TURNS * 4) {
    const actor = actorOf(game, s);
    const codes = codesOf(game, s, actor);
    const pick = random.below(codes.length);
    steps.push({ actor, code: codes[pick]!, pick });
    game.apply(s, actor, codes[pick]!);
  }
  return steps;
}

/**
 * The same match as far as one observer can tell: whatever is hidden from it is chosen differently, whatever it sees is the
 * same. Ends where it would learn of a difference; answers how many hidden choices differ.
 */
function lookalike(game: Game, script: readonly Step[], observer: Observer, random: Random) {
  const [a, b] = [game.layout.create(), game.layout.create()];
  game.init(a);
  game.init(b);
  const steps: Step[] = [];
  let differences = 0;
  for (const { actor, code } of script) {
    if (game.pending(b) !== game.pending(a)) break;
    const codes = codesOf(game, b, actor);
    const hidden = !sees(game.witnesses(a, actor), observer);
    const shape = game.shape?.(a, actor, code) ?? 0;
    const others = codes.filter((other) => other !== code && (game.shape?.(b, actor, other) ?? 0) === shape);
    const chosen = hidden && others.length > 0 ? others[random.below(others.length)]! : code;
    if (!codes.includes(chosen)) break;
    game.apply(a, actor, code);
    game.apply(b, actor, chosen);
    const [seenA, seenB] = [a, b].map((s) => viewOf(game, s, observer).state.join());
    if (seenA !== seenB) break;
    if (chosen !== code) differences++;
    steps.push({ actor, code: chosen, pick: codes.indexOf(chosen) });
  }
  return { steps, differences };
}

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

  /** Plays a script through the public interface; answers the bytes each observer got, turn by turn. */
  async function bytesOf(kind: GameKind, options: unknown, script: readonly Step[]): Promise<string[][]> {
    clock = 1_700_000_000_000;
    picks = script.filter(({ actor }) => actor === CHANCE).map(({ pick }) => pick);
    const table = await setTable([node.address], kind.id, { options });
    const spectator = new Person(node.address);
    const watched = await spectator.watch(table.id);
    const observers = [...table.people, spectator];
    const told: string[][] = observers.map(() => []);
    let sequence = table.matches[0]!.sequence;
    for (const { actor, code } of script.filter(({ actor: who }) => who !== CHANCE).slice(0, TURNS)) {
      const from = observers.map(({ bytes }) => bytes.length);
      clock += 1000;
      const request = { kind: 'act', id: `t${sequence}`, match: table.id, sequence, action: code } as const;
      sequence = await table.people[actor]!.socket.request(request);
      await Promise.all(
        table.people.map((person, seat) => person.until(() => table.matches[seat]!.sequence >= sequence)),
      );
      await spectator.until(() => watched.sequence >= sequence);
      // A match's id is a random word of fixed length; nothing else may differ.
      for (const [index, { bytes }] of observers.entries())
        told[index]!.push(bytes.slice(from[index]).join('\n').replaceAll(table.id, 'MATCH'));
    }
    spectator.leave();
    leaveAll(table);
    return told;
  }

  test.each([
    { name: 'sealed bids', kind: sealed as GameKind, options: { seats: 3, rounds: 9 } },
    { name: 'lantern', kind: lantern as GameKind, options: {} },
    { name: 'Hook or Crook', kind: hookOrCrook as GameKind, options: { states: 2 } },
  ])('is the same byte for byte in $name, whatever is hidden from it', async ({ kind, options }) => {
    const game = kind.open(kind.options.parse(options));
    let differences = 0;
    let compared = 0;
    for (const seed of ['first', 'second']) {
      const random = new Random(seed);
      const script = randomScript(game, random);
      const original = await bytesOf(kind, options, script);
      for (const [index, observer] of [...game.seats.keys(), SPECTATOR].entries()) {
        const other = lookalike(game, script, observer, random);
        const received = await bytesOf(kind, options, other.steps);
        // The last turn may run on into luck that was not scripted.
        const turns = Math.max(0, received[index]!.length - 1);
        expect(received[index]!.slice(0, turns)).toEqual(original[index]!.slice(0, turns));
        differences += other.differences;
        compared += turns;
      }
    }
    expect(differences).toBeGreaterThan(4);
    expect(compared).toBeGreaterThan(5);
  });
});
