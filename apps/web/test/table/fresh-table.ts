import { botsFor, decide } from '@whistlestop/bots';
import { Match, type MatchHeader, Random } from '@whistlestop/kernel';
import { nineteenSixty } from '@whistlestop/nineteen-sixty';
import { decisionOf } from '../../src/table/decision.ts';
import { LocalTable } from '../../src/table/local-table.ts';
import type { Player, TableTrouble } from '../../src/table/table.ts';
import type { Thinker } from '../../src/table/thinker.ts';
import { Timeline } from '../../src/table/timeline.ts';

export const PERSON: Player = { kind: 'person' };
export const BOT: Player = { kind: 'bot', level: 'random' };

/** A thinker without a worker: it answers in the next turn of the event loop. */
export const plainThinker: Thinker = {
  think({ options, level, seat, view, seed }) {
    const game = nineteenSixty.open(nineteenSixty.options.parse(options));
    const kind = botsFor('1960').find(({ id }) => id === level);
    if (kind === undefined) return { action: Promise.reject(new Error('no such bot')), cancel: () => undefined };
    let cancelled = false;
    const action = new Promise<number>((resolve) => {
      queueMicrotask(() => {
        if (cancelled) return;
        resolve(
          decide(kind.create(game), {
            view: { observer: seat, state: view },
            evaluations: 1,
            random: new Random(seed),
          }),
        );
      });
    });
    return {
      action,
      cancel: () => {
        cancelled = true;
      },
    };
  },
};

export interface Opened {
  readonly table: LocalTable;
  readonly match: Match;
  readonly kept: number[];
}

/** A fresh local match of 1960 with scripted luck. */
export function openTable(
  players: readonly Player[],
  parts: {
    thinker?: Thinker;
    seed?: string;
    keep?: () => Promise<TableTrouble | undefined>;
    isPlacement?: (action: number) => boolean;
  } = {},
): Opened {
  const options = nineteenSixty.options.parse({});
  const game = nineteenSixty.open(options);
  const header: MatchHeader = {
    game: '1960',
    rules: game.version,
    options,
    match: 'test',
    seats: players.map(({ kind }) => kind),
    commitment: null,
  };
  const match = new Match(game, header);
  const timeline = new Timeline(game, match.state);
  const kept: number[] = [];
  const table = new LocalTable({
    match,
    timeline,
    players,
    seed: parts.seed ?? 'test',
    thinker: parts.thinker ?? plainThinker,
    isPlacement: parts.isPlacement,
    keep: (now) => {
      kept.push(now.log.length);
      return parts.keep?.() ?? Promise.resolve(undefined);
    },
  });
  return { table, match, kept };
}

/** Lets everything that waits for the event loop happen. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Makes the first legal choice of the seat at the screen, or lifts the curtain; false when nobody here is asked. */
export async function step(table: LocalTable, random: Random): Promise<boolean> {
  const { curtain, deciding, view } = table.snapshot();
  if (curtain !== undefined) table.takeDevice(curtain);
  else if (deciding === undefined) return false;
  else {
    const { legal } = decisionOf(table.game, view, deciding);
    await table.act(deciding, legal[random.below(legal.length)] ?? -1);
  }
  return true;
}
