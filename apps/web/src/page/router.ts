import { useSyncExternalStore } from 'react';

/** A place of the page. It is the address after #, so that any static server will do. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'set-up'; readonly game: string }
  /** Starts a match at once; `choices` may name seed, seats and options. */
  | { readonly at: 'play'; readonly game: string; readonly choices: Readonly<Record<string, string>> }
  | { readonly at: 'match'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  /** A record packed into the address itself. */
  | { readonly at: 'shared'; readonly packed: string }
  | { readonly at: 'rules'; readonly game: string; readonly section: string | undefined }
  | { readonly at: 'rulings'; readonly game: string; readonly ruling: number | undefined }
  | ClubRoute
  | { readonly at: 'nowhere' };

/** The places that need a club. */
export type ClubRoute =
  | { readonly at: 'club' }
  | { readonly at: 'club-new'; readonly game: string }
  /** A match at the club; the invitation opens one that is not public, and may name a seat. */
  | {
      readonly at: 'club-match';
      readonly id: string;
      readonly invite: string | undefined;
      readonly seat?: string | undefined;
    }
  | { readonly at: 'club-replay'; readonly id: string; readonly invite?: string | undefined }
  /** The person's account; whoever signs in there goes back to the address they came from. */
  | { readonly at: 'account'; readonly back?: string | undefined }
  | { readonly at: 'player'; readonly name: string }
  /** The link of a reset e-mail. */
  | { readonly at: 'reset'; readonly token: string }
  /** The link of a confirmation e-mail. */
  | { readonly at: 'confirm'; readonly token: string };

/** The address of a place. */
export function addressOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '#/';
    case 'set-up':
      return `#/new/${route.game}`;
    case 'play':
      return `#/play/${route.game}${queryOf(route.choices)}`;
    case 'match':
      return `#/match/${route.id}`;
    case 'replay':
      return `#/replay/${route.id}`;
    case 'shared':
      return `#/shared/${route.packed}`;
    case 'rules':
      return `#/rules/${route.game}${route.section === undefined ? '' : `/${route.section}`}`;
    case 'rulings':
      return `#/rulings/${route.game}${route.ruling === undefined ? '' : `/${route.ruling}`}`;
    case 'club':
      return '#/club';
    case 'club-new':
      return `#/club/new/${route.game}`;
    case 'club-match':
      return `#/club/match/${route.id}${queryOf({ invite: route.invite, seat: route.seat })}`;
    case 'club-replay':
      return `#/club/replay/${route.id}${queryOf({ invite: route.invite })}`;
    case 'account':
      return `#/account${queryOf({ back: route.back })}`;
    case 'player':
      return `#/player/${encodeURIComponent(route.name)}`;
    case 'reset':
      return `#/reset/${route.token}`;
    case 'confirm':
      return `#/confirm/${route.token}`;
    case 'nowhere':
      return '#/';
  }
}

/** The section of the rules that is the field to search them. */
export const SEARCH = 'search';

/** The query of an address, with the choices that are defined. */
function queryOf(choices: Readonly<Record<string, string | undefined>>): string {
  const made = Object.entries(choices).filter((choice): choice is [string, string] => choice[1] !== undefined);
  return made.length === 0 ? '' : `?${new URLSearchParams(made)}`;
}

/** The place an address names. */
export function routeOf(address: string): Route {
  const [path = '', query = ''] = address.replace(/^#/, '').split('?');
  const [, place = '', name = '', rest] = path.split('/');
  if (place === '') return { at: 'home' };
  if (place === 'account') return { at: 'account', back: new URLSearchParams(query).get('back') ?? undefined };
  if (place === 'club') return clubRouteOf(name, rest, query);
  if (name === '') return { at: 'nowhere' };
  if (place === 'new') return { at: 'set-up', game: name };
  if (place === 'play') return { at: 'play', game: name, choices: Object.fromEntries(new URLSearchParams(query)) };
  if (place === 'match') return { at: 'match', id: name };
  if (place === 'replay') return { at: 'replay', id: name };
  if (place === 'shared') return { at: 'shared', packed: name };
  if (place === 'rules') return { at: 'rules', game: name, section: rest };
  if (place === 'rulings') return { at: 'rulings', game: name, ruling: rest === undefined ? undefined : Number(rest) };
  if (place === 'player') return playerRouteOf(name);
  if (place === 'reset' || place === 'confirm') return { at: place, token: name };
  return { at: 'nowhere' };
}

/** The route of a profile; `nowhere` where the name is malformed. */
function playerRouteOf(name: string): Route {
  try {
    return { at: 'player', name: decodeURIComponent(name) };
  } catch {
    return { at: 'nowhere' };
  }
}

function clubRouteOf(page: string, name: string | undefined, query: string): Route {
  if (page === '') return { at: 'club' };
  if (name === undefined || name === '') return { at: 'nowhere' };
  if (page === 'new') return { at: 'club-new', game: name };
  const choices = new URLSearchParams(query);
  const read = (choice: string) => choices.get(choice) ?? undefined;
  if (page === 'replay') return { at: 'club-replay', id: name, invite: read('invite') };
  if (page !== 'match') return { at: 'nowhere' };
  return { at: 'club-match', id: name, invite: read('invite'), seat: read('seat') };
}

const listen = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The address the page is at, kept up to date. */
export const useAddress = (): string => useSyncExternalStore(listen, () => location.hash);

/** Goes to a place; `instead` replaces the present one in the history. */
export function go(route: Route, instead = false): void {
  const address = addressOf(route);
  if (instead) location.replace(address);
  else location.hash = address;
}
