/** What the flat state is worth: the same campaigning on it and on plain objects, with a clone before every decision. */
import { type Game, openScenario, Random, type State } from '@whistlestop/kernel';
import type { BenchSpec, Figure } from '@whistlestop/kernel/bench';
import { nineteenSixty } from '../rules/game.ts';
import { DONE_ACTION } from '../rules/notation.ts';
import { NIXON, SEAT_IDS } from '../rules/seats.ts';
import { clonePlain, type PlainPosition, plainChoices, playPlain, travelRegionOf } from './plain-campaigning.ts';

const CP = 4;
/** Nixon campaigns with 4 CP and all the media support he needs, so that no cube is drawn. */
const position = {
  name: 'bench',
  game: nineteenSixty.id,
  given: {
    turn: 3,
    activity: 2,
    first: 'nixon',
    candidates: { kennedy: 'IL', nixon: 'OH' },
    media: { East: 'nixon 1', Midwest: 'nixon 1', South: 'nixon 1', West: 'nixon 1' },
    hands: { kennedy: ['volunteers', 'recount', 'herblock'], nixon: ['gaffe', 'old-south', 'ken-air'] },
  },
  script: [],
};

/** Measures decisions a second on both, and their ratio. Call with `{ seconds, now: () => performance.now() }`. */
export function benchPlain(spec: Pick<BenchSpec, 'seconds' | 'now'>): Figure[] {
  const opened = openScenario(position, [nineteenSixty]);
  if (!opened.ok) throw new Error(opened.sentence);
  const { game, state } = opened;
  game.apply(state, NIXON, game.actions.parse('play gaffe campaign') ?? 0);
  const plain = rate(spec, plainWork(game, state));
  const flat = rate(spec, flatWork(game, state));
  const figure = (what: string, value: number, unit: string): Figure => ({ game: game.id, what, value, unit });
  return [
    figure('campaigning on plain objects, JSON clone', plain, 'decisions a second'),
    figure('campaigning on the flat state, pooled clone', flat, 'decisions a second'),
    figure('flat state against plain objects', flat / plain, 'times'),
  ];
}

function rate({ seconds, now }: Pick<BenchSpec, 'seconds' | 'now'>, work: () => number): number {
  const started = now();
  let decisions = 0;
  let passed = 0;
  while (passed < (seconds * 1000) / 2) {
    decisions += work();
    passed = now() - started;
  }
  return (decisions * 1000) / passed;
}

/** One action on the flat state: clone, list, choose, play, until its CP are spent. */
function flatWork(game: Game, start: State): () => number {
  const random = new Random('flat');
  const pool = game.layout.pool();
  const list = new Int16Array(256);
  return () => {
    let current = pool.take();
    current.set(start);
    let decisions = 0;
    while (game.pending(current) === 1 << NIXON) {
      const next = pool.take();
      next.set(current);
      const count = game.legal(next, NIXON, list);
      const open = list[count - 1] === DONE_ACTION ? count - 1 : count;
      game.apply(next, NIXON, list[random.below(open)] ?? 0);
      pool.give(current);
      current = next;
      decisions++;
    }
    pool.give(current);
    return decisions;
  };
}

/** The same action on plain objects. */
function plainWork(game: Game, state: State): () => number {
  const random = new Random('flat');
  const start = plainPosition(game, state);
  return () => {
    let current = clonePlain(start);
    let decisions = 0;
    for (let goesOn = true; goesOn; decisions++) {
      const next = clonePlain(current);
      const choices = plainChoices(next);
      goesOn = playPlain(next, choices[random.below(choices.length)] ?? '');
      current = next;
    }
    return decisions;
  };
}

function plainPosition(game: Game, s: State): PlainPosition {
  const { support, media, candidates, ...rest } = game.scenario.describe(s);
  const tokens = candidates as PlainPosition['tokens'];
  return {
    support: cubesOf(support as Record<string, string>),
    media: cubesOf(media as Record<string, string>),
    tokens,
    campaign: { seat: 'nixon', cp: CP, region: travelRegionOf(tokens.nixon), travelled: false, staying: false },
    rest,
  };
}

function cubesOf(texts: Readonly<Record<string, string>>): PlainPosition['support'] {
  return Object.fromEntries(
    Object.entries(texts).map(([place, text]) => {
      const [owner, count] = text.split(' ');
      return [place, { owner: SEAT_IDS.find((id) => id === owner) ?? null, count: Number(count ?? 0) }];
    }),
  );
}
