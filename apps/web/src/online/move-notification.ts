import type { MatchInfo } from '@whistlestop/client';
import { addressOf, go, type Route, routeOf } from '../page/router.ts';
import { useSettings } from '../page/settings.ts';
import { storedNotices } from '../storage/stored-values.ts';
import { gameWords } from '../words/game-words.ts';
import { wordsIn } from '../words/index.ts';
import { clubWords } from './words/index.ts';

/** Whether this browser can show notices outside the page. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Whether the person wants them on this device and the browser lets us. */
export const isNotifying = (): boolean =>
  canNotify() && Notification.permission === 'granted' && storedNotices.get() === 'on';

/** Switches notices of the browser on or off; asks the browser's leave, so call it on a click. Answers what holds now. */
export async function setNotifying(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  storedNotices.set(granted ? 'on' : 'off');
  return granted;
}

/** Tells the person outside the page, unless they are looking at this match. */
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
    // A browser that shows no notices after all says so only now; the page itself still tells whose move it is.
  }
}

/** What keeps this page offline, once it is active: browsers of phones show notices through it alone. */
async function workerOfThisPage(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const { serviceWorker } = navigator;
  // A browser may forbid it, as in offline.ts.
  const registration = await serviceWorker.getRegistration().catch(() => undefined);
  return registration === undefined ? undefined : serviceWorker.ready;
}

/** A notice that leads back into this page; service-worker.ts does the same for its own. */
function showFromPage(title: string, content: NotificationOptions, route: Route): void {
  const notice = new Notification(title, content);
  notice.addEventListener('click', () => {
    focus();
    go(route);
    notice.close();
  });
}
