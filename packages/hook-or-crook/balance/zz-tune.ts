import { hookOrCrook } from '../src/index.ts';
import { board } from '../src/data/board.ts';
import { news } from '../src/data/news.ts';
import { cheats } from '../src/data/cheats.ts';
import { evidence } from '../src/data/evidence.ts';
import { editionOf } from '../src/edition.ts';
import { HookOrCrook } from '../src/game.ts';
import { winRate } from './play.ts';

const games = Number(process.argv[2] ?? 4000);
const only = process.argv.slice(3);
const clone = () => structuredClone({ board, news, cheats, evidence }) as any;
type Mod = (d: any) => void;
const ev = (id: string, value: number, ...colours: string[]): Mod => (d) => { const c = d.evidence.find((x: any) => x.id === id); c.value = value; if (colours.length) c.colours = colours; };
const space = (r: number, i: number, side: string, effect: any): Mod => (d) => { d.board[r - 1].spaces[i][side].effect = effect; };
const all = (...m: Mod[]): Mod => (d) => m.forEach((x) => x(d));
const cheatMap = (colour: string, f: (v: number) => number): Mod => (d) => { for (const c of d.cheats) if (c.colour === colour) c.value = f(c.value); };
const gainEach = (amount: any) => ({ op: 'gainEach', amount, from: 'pot' });
const gain = (amount: any) => ({ op: 'gain', amount, from: 'pot', colours: 'choice' });
const sgain = (amount: any) => ({ op: 'gain', amount, from: 'pot' });
export const mods: Record<string, Mod> = {
  base: () => {},
  evPurpleHigh: all(ev('E07', 6), ev('E04', 5), ev('E14', 5)),
  evE02toPurple: all(ev('E02', 4, 'blue', 'purple')),
  evE03toGP: ev('E03', 4, 'green', 'purple'),
  evE01toPurple: ev('E01', 5, 'purple'),
  purple6to5: cheatMap('purple', (v) => Math.min(v, 5)),
  purple3to4: cheatMap('purple', (v) => Math.max(v, 4)),
  green1to2: cheatMap('green', (v) => Math.max(v, 2)),
  blueMinus: cheatMap('blue', (v) => Math.min(v, 3)),
  bluePlus: cheatMap('blue', (v) => Math.max(v, 3)),
  r3gainEach: all(space(3, 6, 'incumbent', gainEach(1)), space(3, 13, 'incumbent', gainEach(1))),
  r3each2: space(3, 15, 'incumbent', gainEach(2)),
  r3each2b: space(3, 2, 'incumbent', gainEach(2)),
  r2each: all(space(2, 2, 'incumbent', gainEach(1)), space(2, 11, 'incumbent', gainEach(1))),
  r2each2: space(2, 8, 'incumbent', gainEach(2)),
  r1each2: space(1, 10, 'incumbent', gainEach(2)),
  r1perState2: space(1, 13, 'incumbent', gain({ perState: 2 })),
  stShare: all(space(3, 6, 'state', sgain({ share: 4 })), space(3, 13, 'state', sgain({ share: 4 }))),
  r3Ev2: all(space(3, 1, 'incumbent', { op: 'drawEvidence', amount: 2 })),
  addP3: all(ev('E02', 3, 'green', 'blue', 'purple'), ev('E03', 4, 'green', 'blue', 'purple'), ev('E09', 4, 'green', 'blue', 'purple')),
  addP2: all(ev('E01', 3, 'green', 'purple'), ev('E06', 4, 'blue', 'purple')),
  addP3v5: all(ev('E02', 5, 'green', 'blue', 'purple'), ev('E03', 5, 'green', 'blue', 'purple'), ev('E09', 5, 'green', 'blue', 'purple')),
  addP2v5: all(ev('E01', 5, 'green', 'purple'), ev('E06', 5, 'blue', 'purple')),
  ev5: (d) => { for (const c of d.evidence) if (!c.clincher && c.colours.includes('purple')) c.value = Math.max(c.value, 5); },
  ev6: (d) => { for (const c of d.evidence) if (!c.clincher && c.colours.includes('purple')) c.value = Math.max(c.value, 6); },
  purple4: cheatMap('purple', (v) => Math.min(v, 4)),
  each4: all(space(1, 5, 'incumbent', gainEach(2)), space(1, 10, 'incumbent', gainEach(2)), space(1, 14, 'incumbent', gainEach(2)), space(1, 20, 'incumbent', gainEach(2))),
  fix2x2: all(space(1, 4, 'state', sgain(2)), space(1, 12, 'state', sgain(2))),
  fix2x4: all(space(1, 4, 'state', sgain(2)), space(1, 12, 'state', sgain(2)), space(1, 18, 'state', sgain(2)), space(1, 23, 'state', sgain(2))),
  fix2x6: all(space(1, 4, 'state', sgain(2)), space(1, 8, 'state', sgain(2)), space(1, 12, 'state', sgain(2)), space(1, 13, 'state', sgain(2)), space(1, 18, 'state', sgain(2)), space(1, 23, 'state', sgain(2))),
  s2fix2: all(space(1, 1, 'state', sgain(2)), space(1, 5, 'state', sgain(2)), space(1, 17, 'state', sgain(2))),
  r2fix2: all(space(2, 8, 'state', sgain(2)), space(2, 15, 'state', sgain(2))),
  r2s2fix2: all(space(2, 2, 'state', sgain(2)), space(2, 11, 'state', sgain(2)), space(2, 17, 'state', sgain(2))),
  r3s2fix2: all(space(3, 6, 'state', sgain(2)), space(3, 13, 'state', sgain(2))),
  r3s2fix4: all(space(3, 6, 'state', sgain(4)), space(3, 13, 'state', sgain(4))),
  each4r2: all(space(2, 1, 'incumbent', gainEach(2)), space(2, 8, 'incumbent', gainEach(2)), space(2, 14, 'incumbent', gainEach(2)), space(2, 19, 'incumbent', gainEach(2))),
  each3r3: all(space(3, 2, 'incumbent', gainEach(2)), space(3, 9, 'incumbent', gainEach(2)), space(3, 15, 'incumbent', gainEach(2))),
  r1s4: all(...[1, 5, 17].map((i) => space(1, i, 'state', sgain({ share: 4 })))),
  r2s4: all(...[2, 11, 17].map((i) => space(2, i, 'state', sgain({ share: 4 })))),
  r3s4: all(...[6, 13].map((i) => space(3, i, 'state', sgain({ share: 4 })))),
  f3: space(1, 12, 'state', sgain(3)),
  s8: space(1, 12, 'state', sgain({ share: 8 })),
  each8: all(...[2, 5, 6, 10, 12, 14, 17, 20].map((i) => space(1, i, 'incumbent', gainEach(2)))),
  each6: all(...[2, 5, 10, 14, 17, 20].map((i) => space(1, i, 'incumbent', gainEach(2)))),
  S: all(...[1, 5, 17].map((i) => space(1, i, 'state', sgain({ share: 4 }))), ...[2, 11, 17].map((i) => space(2, i, 'state', sgain({ share: 4 }))), ...[6, 13].map((i) => space(3, i, 'state', sgain({ share: 4 }))), cheatMap('purple', (v) => Math.min(v, 5))),
  each5: all(...[5, 10, 14, 17, 20].map((i) => space(1, i, 'incumbent', gainEach(2)))),
  lose4: space(1, 19, 'incumbent', { op: 'lose', amount: 4, to: 'pot', colours: 'choice' }),
  lose3: space(1, 19, 'incumbent', { op: 'lose', amount: 3, to: 'pot', colours: 'choice' }),
  fixg2: space(1, 23, 'incumbent', gain(2)),
  ps2each2: all(...[7, 18].map((i) => space(1, i, 'incumbent', gainEach(1)))),
  ps2each5: all(...[1, 7, 13, 18, 23].map((i) => space(1, i, 'incumbent', gainEach(1)))),
  s7: space(1, 12, 'state', sgain({ share: 7 })),
  s6: space(1, 12, 'state', sgain({ share: 6 })),
  r1b1: space(1, 8, 'incumbent', gain(2)),
  st_share6: space(1, 12, 'state', sgain({ share: 6 })),
};
const names = only.length ? only : Object.keys(mods);
for (const name of names) {
  const d = clone();
  for (const part of name.split('+')) mods[part]!(d);
  const cells = [1, 2, 3, 4, 5].map((states) => {
    const game = new HookOrCrook(editionOf({ ...hookOrCrook.options.parse({ states }), ...d }));
    return (['simple', 'holding'] as const).map((style) => (100 * winRate(game, style, games, `t/${states}/${style}`)).toFixed(1)).join('/');
  });
  console.log(name.padEnd(18), cells.join('  '));
}
