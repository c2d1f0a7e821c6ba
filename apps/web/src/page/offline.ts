import { useSyncExternalStore } from 'react';
import { Listeners } from '@whistlestop/table';
import { go, routeOf } from './router.ts';

const updateListeners = new Listeners();
let waiting: ServiceWorker | undefined;
let registration: ServiceWorkerRegistration | undefined;

/** Registers the service worker that caches the page for offline use, and detects when it has an update. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (waiting === undefined || reloading) return;
    reloading = true;
    location.reload();
  });
  // The service worker sends the address of a clicked notification.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') go(routeOf(data));
  });
  // A browser may forbid it, for instance in a private window; then the page works online only.
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

/** Activates the update that is ready; undefined while there is none. */
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
  // It must be installed first; the page reloads when it takes over.
  waiting = fresh;
  const takeOver = () => fresh.state === 'installed' && fresh.postMessage('take-over', []);
  fresh.addEventListener('statechange', takeOver);
  takeOver();
}
