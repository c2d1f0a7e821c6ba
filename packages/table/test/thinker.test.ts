import { describe, expect, test } from 'vitest';
import type { FromBots, BotQuestion, ToBots } from '../src/bot-messages.ts';
import { WorkerThinker } from '../src/thinker.ts';

const QUESTION: BotQuestion = {
  match: 'm',
  game: '1960',
  options: {},
  rules: 1,
  level: 'random',
  seat: 0,
  view: new Int32Array(1),
  seed: 's',
};

/** A worker whose answers and death the test decides. */
class ScriptedWorker extends EventTarget {
  readonly heard: ToBots[] = [];
  terminated = false;

  postMessage(message: ToBots): void {
    this.heard.push(message);
  }

  say(data: FromBots): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  die(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }

  terminate(): void {
    this.terminated = true;
  }
}

function thinker() {
  const workers: ScriptedWorker[] = [];
  const bots = new WorkerThinker(() => {
    const worker = new ScriptedWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { bots, workers };
}

describe('bots in a worker', () => {
  test('answer the question they were asked, and tell how far they are', async () => {
    const { bots, workers } = thinker();
    const shares: number[] = [];
    const { action } = bots.think(QUESTION, (share) => shares.push(share));
    workers[0]?.say({ kind: 'progress', id: 1, share: 0.5 });
    workers[0]?.say({ kind: 'chosen', id: 1, action: 42 });
    expect(await action).toBe(42);
    expect(shares).toEqual([0.5]);
  });

  test('are told when a thought is no longer wanted, and their late answer is not heard', () => {
    const { bots, workers } = thinker();
    bots.think(QUESTION, () => undefined).cancel();
    expect(workers[0]?.heard.at(-1)).toEqual({ kind: 'cancel', id: 1 });
    workers[0]?.say({ kind: 'chosen', id: 1, action: 42 });
  });

  test('that die are started again and asked once more', async () => {
    const { bots, workers } = thinker();
    const { action } = bots.think(QUESTION, () => undefined);
    workers[0]?.die();
    expect(workers[0]?.terminated).toBe(true);
    workers[1]?.say({ kind: 'chosen', id: 1, action: 7 });
    expect(await action).toBe(7);
  });

  test('that die twice over one question give it up with what they said', async () => {
    const { bots, workers } = thinker();
    const { action } = bots.think(QUESTION, () => undefined);
    workers[0]?.die();
    workers[1]?.die();
    await expect(action).rejects.toThrow('out of memory');
  });
});
