import { LIST_ROOM, playOn, Random, type State } from '@whistlestop/kernel';
import type { HookOrCrook } from '../../rules/game.ts';
import { incumbentLeads } from '../../rules/standing.ts';
import { scriptedChoice, type Style } from './policies.ts';

const list = new Int16Array(LIST_ROOM);

/** Plays one game to its end with the plain players; answers whether the Incumbent won. */
function playOnce(game: HookOrCrook, s: State, style: Style, random: Random): boolean {
  game.init(s);
  playOn(game, s, random, (seat) => {
    const legal = list.subarray(0, game.legal(s, seat, list));
    return scriptedChoice(game.constants, s, seat, legal, style);
  });
  return incumbentLeads(game.constants, s);
}

/** The share of games the Incumbent wins. */
export function winRate(game: HookOrCrook, style: Style, games: number, seed: string): number {
  const s = game.layout.create();
  const random = new Random(seed);
  let wins = 0;
  for (let n = 0; n < games; n++) if (playOnce(game, s, style, random)) wins++;
  return wins / games;
}
