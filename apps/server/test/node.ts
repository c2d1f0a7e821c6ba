import { hookOrCrook } from '@whistlestop/hook-or-crook';
import { lantern, sealed } from '@whistlestop/kernel/testing';
import type { GameKind } from '@whistlestop/kernel';
import { type App, type AppOptions, buildApp } from '../src/app.ts';
import { ThinkingRoom } from '../src/bots/thinking-room.ts';
import type { Store } from '../src/store/store.ts';

/** The games of a club under test. */
export const kinds: readonly GameKind[] = [sealed, lantern, hookOrCrook];

export interface TestNode extends App {
  readonly address: string;
}

/** Starts a node in this process, on a free port. */
export async function startNode(store: Store, options: Partial<AppOptions> = {}): Promise<TestNode> {
  const thinker = new ThinkingRoom(import.meta.url, { workers: 1, queue: 100, longest: 20_000 });
  const app = await buildApp({ store, kinds, thinker, limitFactor: 1000, ...options });
  const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  return { ...app, address };
}
