import { hookOrCrook } from '@whistlestop/hook-or-crook/rules';
import {
  EVERYTHING,
  type GameKind,
  type Happening,
  LIST_ROOM,
  Match,
  type MatchHeader,
  PlainChance,
  Random,
  SPECTATOR,
} from '@whistlestop/kernel';
import { lantern, sealed } from '@whistlestop/kernel/testing';
import { mrPresident } from '@whistlestop/mr-president/rules';
import { nineteenSixty } from '@whistlestop/1960/rules';
import { describe, expect, test } from 'vitest';
import { TurnChanges } from '../audience/turn-changes.ts';
import { JsonBytes, jsonPiece } from './json-bytes.ts';
import { protocolHappenings, protocolView } from './observer-view.ts';
import { TurnText } from './turn-text.ts';

const games: readonly (readonly [GameKind, unknown])[] = [
  [nineteenSixty, {}],
  [mrPresident, {}],
  [hookOrCrook, { states: 2 }],
  [sealed, { seats: 3, rounds: 3 }],
  [lantern, {}],
];

/** A list that was written, without its brackets. */
function writtenBy(write: (json: JsonBytes) => void): unknown {
  const json = new JsonBytes().text('[');
  write(json);
  return JSON.parse(Buffer.from(json.taken(jsonPiece(']'))).toString());
}

describe.each(games.map(([kind, options]) => ({ name: kind.id, kind, options })))(
  'every turn of $name',
  ({ kind, options }) => {
    const game = kind.open(kind.options.parse(options));
    const observers = [...game.seats.keys(), SPECTATOR];
    const list = new Int16Array(LIST_ROOM);

    /** Plays at random and looks at the match before and after each turn. */
    function play(look: (match: Match, before: Int32Array, happenings: readonly Happening[]) => void): void {
      const header: MatchHeader = {
        game: kind.id,
        rules: kind.version,
        options,
        match: 'told',
        seats: [],
        commitment: null,
      };
      const match = new Match(game, header);
      const [luck, random] = [new PlainChance('turns'), new Random('turns')];
      match.settle(luck);
      while (!match.over) {
        const pending = game.pending(match.state);
        const seat = 31 - Math.clz32(pending & -pending);
        const action = list[random.below(game.legal(match.state, seat, list))]!;
        const before = match.state.slice();
        const turn = match.submit({ kind: 'action', seat, sequence: match.log.length, action }, luck);
        if (!turn.ok) throw new Error(turn.refusal.code);
        look(match, before, turn.happenings);
      }
    }

    test('is told to each observer as the protocol says, and kept as it was', () => {
      play((_, __, happenings) => {
        const story = new TurnText(game, happenings);
        expect(JSON.parse(story.entries)).toEqual(happenings.map(({ entry }) => entry));
        for (const observer of observers)
          expect(writtenBy((json) => story.write(json, observer))).toEqual(
            protocolHappenings(game, happenings, observer),
          );
      });
    });

    test('leads each observer from one view to the next by naming what changed, in order, and nothing else', () => {
      play(({ state, over }, before, _) => {
        const changes = new TurnChanges(game.layout, before, state, over, new Int32Array(game.layout.size));
        for (const observer of observers) {
          const [was, is] = [game.layout.create(), game.layout.create()];
          game.layout.project(before, observer, was);
          game.layout.project(state, over ? EVERYTHING : observer, is);
          const [old, fresh] = [protocolView(was), protocolView(is)];
          const expected = fresh.flatMap((value, slot) => (value === old[slot] ? [] : [slot, value]));
          expect(writtenBy((json) => changes.write(json, observer))).toEqual(expected);
        }
      });
    });
  },
);
