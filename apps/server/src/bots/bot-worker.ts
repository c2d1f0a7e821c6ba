import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, botsOf, type LoadedGame, seatBot } from '@whistlestop/kernel/bots';
import { type Action, type Game, Random } from '@whistlestop/kernel';
import type { Effort } from './answer-pace.ts';
import type { BotDecision } from './bot-thinker.ts';

/**
 * The pool passes the address of a module that exports the games, then one decision at a time; `stop` is set to abort the
 * current one.
 */
const { games, stop } = workerData as { readonly games: string; readonly stop: Int32Array };
const { kinds } = (await import(games)) as { readonly kinds: readonly LoadedGame[] };

/** The answer; undefined when the decision was aborted. */
export type Answer = ({ readonly action: Action } & Effort) | undefined;

const players = new Map<string, { game: Game; bot: Bot; evaluations: number }>();

function playerFor({ game: id, options, rules, bot: level, plan }: BotDecision) {
  const key = `${level} ${id} ${rules} ${options} ${plan}`;
  const known = players.get(key);
  if (known !== undefined) return known;
  const kind = kinds.find((candidate) => candidate.id === id);
  const botKind = kind && botsOf(kind).find((candidate) => candidate.id === level);
  if (kind === undefined || botKind === undefined) throw new Error(`Nobody called "${level}" plays "${id}" here.`);
  const game = kind.open(kind.options.parse(JSON.parse(options)), rules);
  const bot = seatBot(kind, botKind, game, plan === null ? undefined : JSON.parse(plan));
  const player = { game, bot, evaluations: botKind.evaluations };
  if (players.size > 32) players.clear();
  players.set(key, player);
  return player;
}

parentPort?.on('message', (decision: BotDecision) => {
  const { bot, evaluations } = playerFor(decision);
  const view = { observer: decision.observer, state: decision.view };
  const began = performance.now();
  const thinking = bot.think({ view, evaluations, random: new Random(decision.seed) });
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
