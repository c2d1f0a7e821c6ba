import type { GameKind } from '@whistlestop/kernel';
import { type AppOptions, buildApp, type ServerNode } from '../src/app.ts';
import { BotWorkerPool } from '../src/bots/bot-worker-pool.ts';
import type { Store } from '../src/store/store.ts';
import { kinds as games } from './games.mjs';

export const kinds: readonly GameKind[] = games;

export interface TestNode extends ServerNode {
  readonly address: string;
}

/** Starts a node in this process, on a free port. */
export async function startNode(store: Store, options: Partial<AppOptions> = {}): Promise<TestNode> {
  const thinker = new BotWorkerPool(new URL('games.mjs', import.meta.url).href, {
    workers: 1,
    queue: 100,
    longest: 20_000,
  });
  const app = await buildApp({ store, kinds, thinker, limitFactor: 1000, botPace: 0, ...options });
  const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  return { ...app, address };
}
