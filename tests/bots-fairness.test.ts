import { packs } from '@whistlestop/games';
import {
  CHANCE,
  CHANCE_ACTS,
  drawOutcome,
  firstOf,
  type Game,
  LIST_ROOM,
  OVER,
  Random,
  type State,
  viewOf,
} from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { type BotKind, botsOf, decide, type LoadedGame, loadGame } from '@whistlestop/kernel/bots';

const list = new Int16Array(LIST_ROOM);

/** A position of a random game where some seat must choose. */
function somePosition(game: Game, random: Random): { s: State; seat: number } | undefined {
  const s = game.layout.create();
  game.init(s);
  for (let step = random.below(120); ; step--) {
    const pending = game.pending(s);
    if (pending === OVER) return undefined;
    if (pending === CHANCE_ACTS) {
      game.apply(s, CHANCE, drawOutcome(game, s, random));
      continue;
    }
    const seat = firstOf(pending);
    if (step <= 0) return { s, seat };
    game.apply(s, seat, list[random.below(game.legal(s, seat, list))]!);
  }
}

/** Every game is played by its usual rules; some also by options that hide other things. */
const HIDING: Readonly<Record<string, readonly unknown[]>> = {
  1960: [{ deck: '2017', bagVisible: false }],
  'mr-president': [
    { edition: 'second', candidates: 3 },
    { edition: 'first', version: 'nominee' },
  ],
};
const loaded = await Promise.all(packs.map(loadGame));
const games: readonly (readonly [LoadedGame, unknown])[] = loaded.flatMap((kind) =>
  [{}, ...(HIDING[kind.id] ?? [])].map((options) => [kind, options] as const),
);
const small = (kind: BotKind): number => Math.min(kind.evaluations, 30);

describe.each(games.map(([kind, options]) => [`${kind.id} ${JSON.stringify(options)}`, kind, options] as const))(
  '%s',
  (_title, kind, options) => {
    const game = kind.open(kind.options.parse(options));
    describe.each(botsOf(kind).map((bot) => [bot.id, bot] as const))('%s', (_id, bot) => {
      it('chooses the same in two worlds that look the same to its seat', () => {
        const random = new Random(`fair ${bot.id}`);
        for (let tries = 0; tries < 4; tries++) {
          const position = somePosition(game, random);
          if (position === undefined) continue;
          const { s, seat } = position;
          const other = game.layout.create();
          game.sampleWorld(viewOf(game, s, seat), random, other);
          const [one, two] = [s, other].map((world) =>
            decide(bot.create(game), {
              view: viewOf(game, world, seat),
              evaluations: small(bot),
              random: new Random(`seed ${tries}`),
            }),
          );
          expect(two).toBe(one);
        }
      });

      it('chooses what is legal, and leaves the view as it was', () => {
        const random = new Random(`legal ${bot.id}`);
        for (let tries = 0; tries < 4; tries++) {
          const position = somePosition(game, random);
          if (position === undefined) continue;
          const { s, seat } = position;
          const view = viewOf(game, s, seat);
          const copy = view.state.slice();
          const action = decide(bot.create(game), { view, evaluations: small(bot), random });
          expect(game.why(s, seat, action)).toBeUndefined();
          expect(view.state).toEqual(copy);
        }
      });

      it('pauses often enough to be stopped at once', () => {
        let applied = 0;
        const counted = kind.open(kind.options.parse(options));
        const apply = counted.apply.bind(counted);
        counted.apply = (...args) => {
          applied++;
          apply(...args);
        };
        const random = new Random(`pause ${bot.id}`);
        for (let tries = 0; tries < 3; tries++) {
          const position = somePosition(game, random);
          if (position === undefined) continue;
          const thinking = bot
            .create(counted)
            .think({ view: viewOf(game, position.s, position.seat), evaluations: small(bot), random });
          for (let done = false; !done; ) {
            applied = 0;
            done = thinking.next().done === true;
            // Ten thousand steps of a game take far less than 50 ms.
            expect(applied).toBeLessThan(10_000);
          }
        }
      });
    });
  },
);
