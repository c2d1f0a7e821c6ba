// @vitest-environment happy-dom
import type { MatchInfo } from '@whistlestop/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSetting } from '../../src/page/settings.ts';
import { notifyYourMove } from '../../src/online/move-notification.ts';

const match = { id: 'm1', game: '1960' } as MatchInfo;
const notice = { body: expect.stringContaining('1960') as string, tag: 'm1', data: '#/club/match/m1' };

/** A browser that allows notifications; `shown` has those the page itself created. */
function lettingBrowser(forbidsConstructor: boolean) {
  const shown: { readonly told: readonly unknown[]; readonly notice: EventTarget }[] = [];
  class Notice extends EventTarget {
    static readonly permission = 'granted';
    readonly close = vi.fn();
    constructor(...told: unknown[]) {
      super();
      if (forbidsConstructor) throw new TypeError('Illegal constructor.');
      shown.push({ told, notice: this });
    }
  }
  vi.stubGlobal('Notification', Notice);
  return shown;
}

/** A service worker of the page that shows notices, or one that is not to be had. */
function worker(registered: boolean) {
  const showNotification = vi.fn<(...told: unknown[]) => Promise<void>>(() => Promise.resolve());
  const registration = { showNotification };
  vi.stubGlobal('navigator', {
    language: 'en',
    serviceWorker: {
      getRegistration: () => Promise.resolve(registered ? registration : undefined),
      ready: registered ? Promise.resolve(registration) : new Promise(() => {}),
    },
  });
  return showNotification;
}

beforeEach(() => {
  localStorage.setItem('whistlestop-notify', 'on');
  location.hash = '#/';
  setSetting('language', 'en');
});
afterEach(() => vi.unstubAllGlobals());

test('on a phone, where a page may not make a notice itself, the service worker shows it', async () => {
  lettingBrowser(true);
  const showNotification = worker(true);
  await notifyYourMove(match);
  expect(showNotification.mock.calls).toEqual([['It is your move', notice]]);
  setSetting('language', 'pl');
  await notifyYourMove(match);
  expect(showNotification.mock.calls[1]?.[0]).toBe('Twój ruch');
});

test('without a service worker the page shows the notice, and a click on it leads to the match', async () => {
  const shown = lettingBrowser(false);
  worker(false);
  await notifyYourMove(match);
  expect(shown.map(({ told }) => told)).toEqual([['It is your move', notice]]);
  shown[0]?.notice.dispatchEvent(new Event('click'));
  expect(location.hash).toBe('#/club/match/m1');
});

test('a browser that shows no notice either way troubles nobody', async () => {
  lettingBrowser(true);
  worker(false);
  await expect(notifyYourMove(match)).resolves.toBeUndefined();
  worker(true).mockRejectedValue(new TypeError('No notification permission has been granted for this origin.'));
  await expect(notifyYourMove(match)).resolves.toBeUndefined();
});

test('nobody is told of a match they look at', async () => {
  lettingBrowser(false);
  const showNotification = worker(true);
  location.hash = '#/club/match/m1';
  await notifyYourMove(match);
  expect(showNotification).not.toHaveBeenCalled();
});
