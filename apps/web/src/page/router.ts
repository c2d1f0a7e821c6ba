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

/** The address of a route. */
export const addressOf = (route: Route): string =>
  route.at === 'nowhere' ? '#/' : `#/${paths[route.at][0]}${afterPath(route)}`;

/** What follows the path in the address of a route. */
function afterPath(route: Exclude<Route, { readonly at: 'nowhere' }>): string {
  switch (route.at) {
    case 'home':
    case 'club':
      return '';
    case 'set-up':
    case 'club-new':
      return `/${route.game}`;
    case 'play':
      return `/${route.game}${queryOf(route.choices)}`;
    case 'match':
    case 'replay':
      return `/${route.id}`;
    case 'shared':
      return `/${route.packed}`;
    case 'rules':
      return `/${route.game}${route.section === undefined ? '' : `/${route.section}`}`;
    case 'rulings':
      return `/${route.game}${route.ruling === undefined ? '' : `/${route.ruling}`}`;
    case 'club-match':
      return `/${route.id}${queryOf({ invite: route.invite, seat: route.seat })}`;
    case 'club-replay':
      return `/${route.id}${queryOf({ invite: route.invite })}`;
    case 'account':
      return queryOf({ back: route.back });
    case 'player':
      return `/${encodeURIComponent(route.name)}`;
    case 'reset':
    case 'confirm':
      return `/${route.token}`;
  }
}

/** The section of the rules that is the field to search them. */
export const SEARCH = 'search';

/** The query of an address, with the choices that are defined. */
function queryOf(choices: Readonly<Record<string, string | undefined>>): string {
  const made = Object.entries(choices).filter((choice): choice is [string, string] => choice[1] !== undefined);
  return made.length === 0 ? '' : `?${new URLSearchParams(made)}`;
}

/** Reads what follows a path in an address: up to two segments, and the query. */
type Read<Found> = (name: string, rest: string | undefined, query: URLSearchParams) => Found | undefined;
type Paths = { readonly [At in Exclude<Route['at'], 'nowhere'>]: readonly [path: string, read: Read<RouteAt<At>>] };
type RouteAt<At> = Extract<Route, { readonly at: At }>;

/** Requires a first segment. */
const named =
  <Found>(read: Read<Found>): Read<Found> =>
  (name, rest, query) =>
    name === '' ? undefined : read(name, rest, query);

/** The path of every route, and how the rest of its address is read. */
const paths: Paths = {
  home: ['', () => ({ at: 'home' })],
  'set-up': ['new', named((game) => ({ at: 'set-up', game }))],
  play: ['play', named((game, _, query) => ({ at: 'play', game, choices: Object.fromEntries(query) }))],
  match: ['match', named((id) => ({ at: 'match', id }))],
  replay: ['replay', named((id) => ({ at: 'replay', id }))],
  shared: ['shared', named((packed) => ({ at: 'shared', packed }))],
  rules: ['rules', named((game, section) => ({ at: 'rules', game, section }))],
  rulings: [
    'rulings',
    named((game, ruling) => ({ at: 'rulings', game, ruling: ruling === undefined ? undefined : Number(ruling) })),
  ],
  club: ['club', (name) => (name === '' ? { at: 'club' } : undefined)],
  'club-new': ['club/new', named((game) => ({ at: 'club-new', game }))],
  'club-match': [
    'club/match',
    named((id, _, query) => ({
      at: 'club-match',
      id,
      invite: parameter(query, 'invite'),
      seat: parameter(query, 'seat'),
    })),
  ],
  'club-replay': [
    'club/replay',
    named((id, _, query) => ({ at: 'club-replay', id, invite: parameter(query, 'invite') })),
  ],
  account: ['account', (_name, _rest, query) => ({ at: 'account', back: parameter(query, 'back') })],
  player: ['player', named(playerRouteOf)],
  reset: ['reset', named((token) => ({ at: 'reset', token }))],
  confirm: ['confirm', named((token) => ({ at: 'confirm', token }))],
};

const parameter = (query: URLSearchParams, choice: string): string | undefined => query.get(choice) ?? undefined;

/** The route of an address. */
export function routeOf(address: string): Route {
  const [path = '', query = ''] = address.replace(/^#\/?/, '').split('?');
  const segments = path.split('/');
  for (const [own, read] of Object.values(paths)) {
    const length = own.split('/').length;
    if (segments.slice(0, length).join('/') !== own) continue;
    const [name = '', rest] = segments.slice(length);
    const route = read(name, rest, new URLSearchParams(query));
    if (route !== undefined) return route;
  }
  return { at: 'nowhere' };
}

/** The route of a profile; none where the name is malformed. */
function playerRouteOf(name: string): RouteAt<'player'> | undefined {
  try {
    return { at: 'player', name: decodeURIComponent(name) };
  } catch {
    return undefined;
  }
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
