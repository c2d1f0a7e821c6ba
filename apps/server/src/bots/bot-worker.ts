import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, botsFor, keepingTo } from '@whistlestop/bots';
import { type Action, type Game, type GameKind, Random } from '@whistlestop/kernel';
import type { Thought } from '../club/bot-thinker.ts';
import type { Effort } from './usual-pace.ts';

/**
 * What the pool sends: the address of a module that exports the games, then one thought at a time; `stop` is no longer zero
 * once nobody wants the one under way.
 */
const { games, stop } = workerData as { readonly games: string; readonly stop: Int32Array };
const { kinds } = (await import(games)) as { readonly kinds: readonly GameKind[] };

/** What it answers; nothing where it was told to stop. */
export type Answer = ({ readonly action: Action } & Effort) | undefined;

const players = new Map<string, { game: Game; bot: Bot; evaluations: number }>();

function playerFor({ game: id, options, rules, bot: level, plan }: Thought) {
  const key = `${level} ${id} ${rules} ${options} ${plan}`;
  const known = players.get(key);
  if (known !== undefined) return known;
  const kind = kinds.find((candidate) => candidate.id === id);
  const botKind = botsFor(id).find((candidate) => candidate.id === level);
  if (kind === undefined || botKind === undefined) throw new Error(`Nobody called "${level}" plays "${id}" here.`);
  const game = kind.open(kind.options.parse(JSON.parse(options)), rules);
  const bot = keepingTo(plan === null ? undefined : JSON.parse(plan), game, botKind.create(game));
  const player = { game, bot, evaluations: botKind.evaluations };
  if (players.size > 32) players.clear();
  players.set(key, player);
  return player;
}

parentPort?.on('message', (thought: Thought) => {
  const { bot, evaluations } = playerFor(thought);
  const view = { observer: thought.observer, state: thought.view };
  const began = performance.now();
  const thinking = bot.think({ view, evaluations, random: new Random(thought.seed) });
  let weighed = false;
  let slice = thinking.next();
  while (slice.done !== true && Atomics.load(stop, 0) === 0) {
    weighed ||= slice.value > 0;
    slice = thinking.next();
  }
  const effort = { took: performance.now() - began, weighed, thinks: evaluations > 0 };
  const answer: Answer = slice.done === true ? { action: slice.value, ...effort } : undefined;
  parentPort?.postMessage(answer, []);
});
