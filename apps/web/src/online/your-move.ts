import type { MatchInfo } from '@whistlestop/client';
import { go, routeOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { gameWords } from '../words/game-words.ts';
import { wordsIn } from '../words/index.ts';
import { clubWords } from './words/index.ts';

const STORED_AS = 'whistlestop-notify';

/** Whether this browser can show notices outside the page. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Whether the person wants them on this device and the browser lets us. */
export const isNotifying = (): boolean =>
  canNotify() && Notification.permission === 'granted' && localStorage.getItem(STORED_AS) === 'on';

/** Switches notices of the browser on or off; asks the browser's leave, so call it on a click. Answers what holds now. */
export async function setNotifying(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === 'granted';
  localStorage.setItem(STORED_AS, granted ? 'on' : 'off');
  return granted;
}

/** Tells the person outside the page, unless they are looking at this match. */
export function tellYourMove(match: MatchInfo): void {
  const here = routeOf(location.hash);
  const looking = !document.hidden && here.at === 'club-match' && here.id === match.id;
  if (looking || !isNotifying()) return;
  const { language } = useSettings.getState();
  const notice = new Notification(clubWords[language].yourMove, {
    body: gameWords(wordsIn[language], match.game).name,
    tag: match.id,
  });
  notice.addEventListener('click', () => {
    focus();
    go({ at: 'club-match', id: match.id, invite: undefined });
    notice.close();
  });
}
