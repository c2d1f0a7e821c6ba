/** Caches the whole page for offline use, and opens the page from a clicked notification. The build (scripts/finish-site.mjs) fills in the version and the files. */
declare const self: ServiceWorkerGlobalScope;
declare const VERSION: string;
declare const FILES: readonly string[];

const PREFIX = 'whistlestop-';
const CACHE = `${PREFIX}${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAddress(String(event.notification.data)));
});

/** Shows an address: in the page that is open already, in one that is open, or in a new one. */
async function openAddress(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url.includes(address));
  const page = open ?? pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(`./${address}`);
    return;
  }
  if (page !== open) page.postMessage(address, []);
  await page.focus();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  const file = `.${address.pathname.slice(new URL(self.registration.scope).pathname.length - 1)}`;
  const known = request.mode === 'navigate' && file === './' ? './index.html' : file;
  if (!FILES.includes(known)) return;
  event.respondWith(
    caches.match(known, { cacheName: CACHE, ignoreVary: true }).then((cached) => cached ?? fetch(request)),
  );
});

export {};
