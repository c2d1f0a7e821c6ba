import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Click = { notification: { data: unknown; close: () => void }; waitUntil: (done: Promise<void>) => void };

const ADDRESS = '#/club/match/m1';
const listeners = new Map<string, (event: Click) => void>();
const openWindow = vi.fn<(address: string) => Promise<null>>(() => Promise.resolve(null));
let pages: readonly ReturnType<typeof pageAt>[] = [];

/** An open page as the service worker sees it. */
const pageAt = (address: string, visibilityState = 'hidden') => ({
  url: `https://example.org/${address}`,
  visibilityState,
  postMessage: vi.fn<(message: string, transfer: unknown[]) => void>(),
  focus: vi.fn<() => Promise<void>>(() => Promise.resolve()),
});

beforeEach(async () => {
  vi.resetModules();
  openWindow.mockClear();
  vi.stubGlobal('VERSION', 'test');
  vi.stubGlobal('FILES', []);
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: (event: Click) => void) => listeners.set(kind, listener),
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  });
  await import('../src/service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Clicks a notice that leads to the match, with these pages open. */
async function click(...open: typeof pages): Promise<void> {
  pages = open;
  const close = vi.fn<() => void>();
  let done: Promise<void> | undefined;
  listeners.get('notificationclick')?.({
    notification: { data: ADDRESS, close },
    waitUntil: (led) => {
      done = led;
    },
  });
  await done;
  expect(close).toHaveBeenCalledOnce();
}

test('a clicked notice shows the page that is at the match, else leads the one in sight or any other there', async () => {
  const [home, seen, there] = [pageAt('#/'), pageAt('#/club', 'visible'), pageAt(`${ADDRESS}?invite=i1`)];
  await click(home, seen, there);
  expect(there.postMessage).not.toHaveBeenCalled();
  expect(there.focus).toHaveBeenCalledOnce();
  await click(home, seen);
  expect(seen.postMessage).toHaveBeenCalledWith(ADDRESS, []);
  expect(seen.focus).toHaveBeenCalledOnce();
  await click(home);
  expect(home.postMessage).toHaveBeenCalledWith(ADDRESS, []);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a clicked notice opens the match when no page is open', async () => {
  await click();
  expect(openWindow).toHaveBeenCalledWith(`./${ADDRESS}`);
});
