import { serverMessageSchema, slotsOf } from '@whistlestop/client';
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
  showHappening,
  SPECTATOR,
} from '@whistlestop/kernel';
import { lantern, sealed } from '@whistlestop/kernel/testing';
import { mrPresident } from '@whistlestop/mr-president/rules';
import { nineteenSixty } from '@whistlestop/1960/rules';
import { describe, expect, test } from 'vitest';
import { turnMessage } from './messages.ts';

const games: readonly (readonly [GameKind, unknown])[] = [
  [nineteenSixty, {}],
  [mrPresident, {}],
  [hookOrCrook, { states: 2 }],
  [sealed, { seats: 3, rounds: 3 }],
  [lantern, {}],
];

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
        match: 'abcdefgh',
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

    test('is sent to each observer as its own view shows it, with what changed in it and nothing else', () => {
      play((match, before, happenings) => {
        const { state, over, log } = match;
        const messageTo = turnMessage('abcdefgh', match, { before, from: 0, happenings, clock: null });
        for (const observer of observers) {
          const [was, is] = [game.layout.create(), game.layout.create()];
          game.layout.project(before, observer, was);
          game.layout.project(state, over ? EVERYTHING : observer, is);
          const [old, fresh] = [slotsOf(was), slotsOf(is)];
          for (const undo of [true, false])
            expect(serverMessageSchema.parse(JSON.parse(messageTo(observer, undo)))).toMatchObject({
              kind: 'happened',
              to: log.length,
              happened: happenings.map((happening) => showHappening(game, happening, observer)),
              changes: fresh.flatMap((value, slot) => (value === old[slot] ? [] : [slot, value])),
              undo,
            });
        }
      });
    });
  },
);
