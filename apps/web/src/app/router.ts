import { useSyncExternalStore } from 'react';

/** Where a person can be. The address after # says it, so that any static server will do. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'set-up'; readonly game: string }
  /** Starts a match at once; `choices` may name seed, seats and options. */
  | { readonly at: 'play'; readonly game: string; readonly choices: Readonly<Record<string, string>> }
  | { readonly at: 'match'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  /** A record that lies in the address itself. */
  | { readonly at: 'shared'; readonly packed: string }
  | { readonly at: 'rulings'; readonly game: string; readonly ruling: number | undefined }
  | { readonly at: 'nowhere' };

/** The address of a place. */
export function addressOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'set-up':
      return `#/new/${route.game}`;
    case 'play': {
      const query = new URLSearchParams(route.choices).toString();
      return `#/play/${route.game}${query === '' ? '' : `?${query}`}`;
    }
    case 'match':
      return `#/match/${route.id}`;
    case 'replay':
      return `#/replay/${route.id}`;
    case 'shared':
      return `#/shared/${route.packed}`;
    case 'rulings':
      return `#/rulings/${route.game}${route.ruling === undefined ? '' : `/${route.ruling}`}`;
    case 'nowhere':
      return '#/';
  }
}

/** The place an address names. */
export function routeOf(address: string): Route {
  const [path = '', query = ''] = address.replace(/^#/, '').split('?');
  const [, place = '', name = '', rest] = path.split('/');
  if (place === '') return { at: 'home' };
  if (name === '') return { at: 'nowhere' };
  if (place === 'new') return { at: 'set-up', game: name };
  if (place === 'play') return { at: 'play', game: name, choices: Object.fromEntries(new URLSearchParams(query)) };
  if (place === 'match') return { at: 'match', id: name };
  if (place === 'replay') return { at: 'replay', id: name };
  if (place === 'shared') return { at: 'shared', packed: name };
  if (place === 'rulings') return { at: 'rulings', game: name, ruling: rest === undefined ? undefined : Number(rest) };
  return { at: 'nowhere' };
}

const listen = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The address the page is at, kept up to date. */
export const useAddress = (): string => useSyncExternalStore(listen, () => location.hash);

/** Goes to a place; `instead` leaves no trace of the present one in the history. */
export function go(route: Route, instead = false): void {
  const address = addressOf(route);
  if (instead) location.replace(address);
  else location.hash = address;
}
