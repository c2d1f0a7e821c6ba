import { Match, type MatchHeader, type Random } from '@whistlestop/kernel';
import type { LoadedGame } from '@whistlestop/kernel/bots';
import { BotCache } from '../bot-cache.ts';
import { decisionOf } from '../decision.ts';
import { LocalTable } from '../local-table.ts';
import type { SeatPlayer, TableTrouble } from '../table.ts';
import { type Thinker, thinkHere } from '../thinker.ts';
import { yieldToEvents } from '../yield-to-events.ts';

export const PERSON: SeatPlayer = { kind: 'person' };
export const BOT: SeatPlayer = { kind: 'bot', level: 'random' };

/** A thinker without a worker. */
export const plainThinker = (kind: LoadedGame): Thinker => thinkHere(new BotCache(() => Promise.resolve(kind)));

interface Opened {
  readonly table: LocalTable;
  readonly match: Match;
  readonly saved: number[];
}

/** A fresh local match with scripted luck. */
export function openTable(
  kind: LoadedGame,
  players: readonly SeatPlayer[],
  parts: {
    thinker?: Thinker;
    seed?: string;
    save?: () => Promise<TableTrouble | undefined>;
    options?: unknown;
    pausesForChoices?: boolean;
  } = {},
): Opened {
  const options = kind.options.parse(parts.options ?? {});
  const game = kind.open(options);
  const header: MatchHeader = {
    game: kind.id,
    rules: game.version,
    options,
    match: 'test',
    seats: players.map((player) => player.kind),
    commitment: null,
  };
  const match = new Match(game, header);
  const saved: number[] = [];
  const table = new LocalTable({
    match,
    players,
    seed: parts.seed ?? 'test',
    thinker: parts.thinker ?? plainThinker(kind),
    pausesForChoices: parts.pausesForChoices ?? false,
    save: (now) => {
      saved.push(now.log.length);
      return parts.save?.() ?? Promise.resolve(undefined);
    },
  });
  return { table, match, saved };
}

/** Lets everything run that waits for the event loop: bots and saving take a few tasks. */
export async function settle(): Promise<void> {
  for (let tasks = 0; tasks < 3; tasks++) await yieldToEvents();
}

/** Makes the first legal choice of the seat at the screen, or lifts the curtain; false when nobody here is asked. */
export async function playStep(table: LocalTable, random: Random): Promise<boolean> {
  const { now, view } = table.snapshot();
  if (now.kind === 'curtain') table.takeDevice(now.seat);
  else if (now.kind === 'confirms') table.confirm();
  else if (now.kind !== 'asks') return false;
  else {
    const { legal } = decisionOf(table.game, view, now.seat);
    await table.act(now.seat, legal[random.below(legal.length)] ?? -1);
  }
  return true;
}
