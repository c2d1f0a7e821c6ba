import { useSyncExternalStore } from 'react';
import { Listeners } from '@whistlestop/table';
import { go, routeOf } from './router.ts';

const updateListeners = new Listeners();
let waiting: ServiceWorker | undefined;
let registration: ServiceWorkerRegistration | undefined;

/** Registers the service worker that keeps the page for offline use, and notices when it has a newer one. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (waiting === undefined || reloading) return;
    reloading = true;
    location.reload();
  });
  // The service worker sends the page where a notice leads that was clicked.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') go(routeOf(data));
  });
  // A browser may forbid it, in a private window for instance; then the page needs its network.
  registration = await navigator.serviceWorker.register('service-worker.js').catch(() => undefined);
  if (registration === undefined) return;
  const notice = (worker: ServiceWorker | null): void => {
    if (worker?.state !== 'installed' || navigator.serviceWorker.controller === null) return;
    waiting = worker;
    updateListeners.notify();
  };
  notice(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration?.installing;
    fresh?.addEventListener('statechange', () => notice(fresh));
  });
}

/** Loads the newer page that waits; undefined while none does. */
export function useUpdate(): (() => void) | undefined {
  const worker = useSyncExternalStore(
    (listener) => updateListeners.add(listener),
    () => waiting,
  );
  return worker === undefined ? undefined : () => worker.postMessage('take-over', []);
}

/** Reloads the page in its newest version. */
export async function loadNewest(): Promise<void> {
  const found = await registration?.update().catch(() => undefined);
  const fresh = found?.waiting ?? found?.installing;
  if (fresh == null) {
    location.reload();
    return;
  }
  // It asks to be installed before it takes over; the page reloads when it has.
  waiting = fresh;
  const takeOver = () => fresh.state === 'installed' && fresh.postMessage('take-over', []);
  fresh.addEventListener('statechange', takeOver);
  takeOver();
}
