import type { MatchInfo } from '@whistlestop/client';
import { addressOf, go, type Route, routeOf } from '../page/router.ts';
import { useSettings } from '../page/settings.ts';
import { storedNotices } from '../storage/stored-values.ts';
import { gameWords } from '../words/game-words.ts';
import { wordsIn } from '../words/index.ts';
import { clubWords } from '../words/club/index.ts';

/** Whether this browser can show notifications. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Whether the person and the browser allow notifications on this device. */
export const isNotifying = (): boolean =>
  canNotify() && Notification.permission === 'granted' && storedNotices.get() === 'on';

/** Switches notifications on or off; asks for permission, so call it on a click. Resolves with the new setting. */
export async function setNotifying(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  storedNotices.set(granted ? 'on' : 'off');
  return granted;
}

/** Shows a notification, unless the person is looking at this match. */
export async function notifyYourMove(match: MatchInfo): Promise<void> {
  const here = routeOf(location.hash);
  const looking = !document.hidden && here.at === 'club-match' && here.id === match.id;
  if (looking || !isNotifying()) return;
  const { language } = useSettings.getState();
  const title = clubWords[language].yourMove;
  const route: Route = { at: 'club-match', id: match.id, invite: undefined };
  const content = { body: gameWords(wordsIn[language], match.game).name, tag: match.id, data: addressOf(route) };
  const worker = await workerOfThisPage();
  try {
    if (worker === undefined) showFromPage(title, content, route);
    else await worker.showNotification(title, content);
  } catch {
    // Some browsers refuse only here; the page itself still shows whose move it is.
  }
}

/** The active service worker: browsers on phones show notifications through it alone. */
async function workerOfThisPage(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const { serviceWorker } = navigator;
  // A browser may forbid it, as in offline.ts.
  const registration = await serviceWorker.getRegistration().catch(() => undefined);
  return registration === undefined ? undefined : serviceWorker.ready;
}

/** A notification that opens this page on a click, as service-worker.ts does for its own. */
function showFromPage(title: string, content: NotificationOptions, route: Route): void {
  const notice = new Notification(title, content);
  notice.addEventListener('click', () => {
    focus();
    go(route);
    notice.close();
  });
}
