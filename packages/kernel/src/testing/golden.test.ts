import { describe, expect, it } from 'vitest';
import type { Game, GameKind } from '../game.ts';
import { EVERYTHING, SPECTATOR } from '../seats.ts';
import { lantern } from '../toys/lantern/lantern.ts';
import { sealed } from '../toys/sealed.ts';
import { checkGolden, type Golden, playthrough, recordGolden } from './golden.ts';

const bids = { seats: 3, rounds: 1 };
const changed = <Options>(kind: GameKind<Options>, change: (game: Game) => Partial<Game>): GameKind<Options> => ({
  ...kind,
  open(options) {
    const game = kind.open(options);
    return { ...game, ...change(game) };
  },
});

describe('a golden game', () => {
  it('is the same whenever it is recorded', () => {
    expect(recordGolden(lantern, { oil: 0 }, 'a')).toEqual(recordGolden(lantern, { oil: 0 }, 'a'));
    expect(recordGolden(lantern, { oil: 0 }, 'a').moves).not.toBe(recordGolden(lantern, { oil: 0 }, 'b').moves);
  });

  it('checks as long as the rules lead to the same positions', () => {
    for (const seed of ['1', '2', '3']) {
      expect(checkGolden(lantern, recordGolden(lantern, { oil: 1 }, seed))).toBeUndefined();
      expect(checkGolden(sealed, recordGolden(sealed, bids, seed))).toBeUndefined();
    }
  });

  it('survives being written down', () => {
    const golden = recordGolden(sealed, bids, '1');
    expect(checkGolden(sealed, JSON.parse(JSON.stringify(golden)) as Golden)).toBeUndefined();
    expect(golden.result).toHaveLength(3);
  });

  it('names the first decision that is no longer possible', () => {
    const golden = recordGolden(lantern, { oil: 0 }, 'x');
    const moves = golden.moves.split(' ');
    const code = lantern.open({ oil: 0 }).actions.size;
    moves[4] = code.toString(36);
    expect(checkGolden(lantern, { ...golden, moves: moves.join(' ') })).toBe(
      `game x, decision 5: code ${moves[4]} is no longer possible`,
    );
  });

  it('says when the game now ends sooner or later', () => {
    const golden = recordGolden(lantern, { oil: 0 }, 'x');
    const all = golden.moves.split(' ').length;
    expect(checkGolden(lantern, { ...golden, moves: `${golden.moves} 1` })).toBe(
      `game x now ends after ${all} of ${all + 1} decisions`,
    );
    const short = golden.moves.slice(0, golden.moves.lastIndexOf(' '));
    expect(checkGolden(lantern, { ...golden, moves: short })).toBe(`game x no longer ends after ${all - 1} decisions`);
  });

  it('says when the same decisions show other positions, or have another result', () => {
    const golden = recordGolden(sealed, bids, 'x');
    const richer = changed(sealed, (game) => ({
      init(s) {
        game.init(s);
        s[s.length - 1] = 1;
      },
    }));
    expect(checkGolden(richer, golden)).toBe('game x: the same decisions now show other positions');
    const kinder = changed(sealed, (game) => ({ result: (s, out) => game.result(s, out) && (out.fill(1), true) }));
    expect(checkGolden(kinder, golden)).toBe('game x now has another result');
  });

  it.each([
    ['everything', EVERYTHING],
    ['the spectator', SPECTATOR],
    ['amber', 0],
    ['violet', 1],
  ])('says when %s is shown one slot differently after any one step', (_, observer) => {
    const golden = recordGolden(lantern, { oil: 0 }, 'x');
    const shownElse = (step: number) =>
      changed(lantern, (game) => {
        const { layout } = game;
        let steps = 0;
        const project: typeof layout.project = (s, who, into) => {
          layout.project(s, who, into);
          if (who === observer && steps === step) into[0] = 77;
        };
        const get = (_: typeof layout, name: string | symbol): unknown => {
          const value: unknown = Reflect.get(layout, name);
          return name === 'project' ? project : typeof value === 'function' ? value.bind(layout) : value;
        };
        const apply: Game['apply'] = (s, actor, code, sink) => {
          steps++;
          game.apply(s, actor, code, sink);
        };
        return { apply, layout: new Proxy(layout, { get }) };
      });
    for (const step of [1, 2, 3, 4])
      expect(checkGolden(shownElse(step), golden)).toBe('game x: the same decisions now show other positions');
    expect(checkGolden(shownElse(0), golden)).toBeUndefined();
  });
});

describe('a playthrough', () => {
  it('tells a golden game as text, with what every observer saw change', () => {
    const golden = recordGolden(sealed, { seats: 2, rounds: 1 }, 'short');
    expect(playthrough(sealed, golden)).toBe(`  all | gold: ash=4 birch=4
  spectator | metal: ash=? birch=?
  ash | metal: birch=?
  birch | metal: ash=?
1. chance: prize 1
  all | prize: 1
2. ash: lay gold 2
  all | laid: ash=2
  everything, ash | metal: ash=gold
3. birch: lay gold 2
  all | round: 1
  all | prize: 0
  all | laid: ash=0
  everything, birch | metal: ash=plain
  all | gold: ash=2 birch=2
  spectator, ash | metal: ash=plain birch=plain
`);
  });

  it('stops where the rules no longer follow', () => {
    const golden = recordGolden(sealed, { seats: 2, rounds: 1 }, 'short');
    const text = playthrough(sealed, { ...golden, moves: `${golden.moves.split(' ')[0]} zz` });
    expect(text.split('\n').filter((line) => /^\d/.test(line))).toHaveLength(1);
  });
});
