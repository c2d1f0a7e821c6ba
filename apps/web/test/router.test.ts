import { describe, expect, test } from 'vitest';
import { addressOf, type Route, routeOf } from '../src/page/router.ts';

/** Places of every route. */
const PLACES: {
  readonly [At in Exclude<Route['at'], 'nowhere'>]: readonly [
    Extract<Route, { at: At }>,
    ...Extract<Route, { at: At }>[],
  ];
} = {
  home: [{ at: 'home' }],
  'set-up': [{ at: 'set-up', game: '1960' }],
  play: [{ at: 'play', game: '1960', choices: { seed: 'a b', seats: 'person,bot:random' } }],
  match: [{ at: 'match', id: 'abc' }],
  replay: [{ at: 'replay', id: 'abc' }],
  shared: [{ at: 'shared', packed: 'eJx_-' }],
  rules: [
    { at: 'rules', game: '1960', section: undefined },
    { at: 'rules', game: '1960', section: 'election-day' },
  ],
  rulings: [
    { at: 'rulings', game: '1960', ruling: undefined },
    { at: 'rulings', game: '1960', ruling: 12 },
  ],
  club: [{ at: 'club' }],
  'club-new': [{ at: 'club-new', game: 'mr-president' }],
  'club-match': [
    { at: 'club-match', id: 'Match00000', invite: undefined },
    { at: 'club-match', id: 'Match00000', invite: 'Secret00' },
    { at: 'club-match', id: 'Match00000', invite: 'Secret00', seat: 'nixon' },
    { at: 'club-match', id: 'Match00000', invite: undefined, seat: 'gold' },
  ],
  'club-replay': [
    { at: 'club-replay', id: 'Match00000', invite: 'Secret00' },
    { at: 'club-replay', id: 'Match00000' },
  ],
  account: [{ at: 'account' }, { at: 'account', back: '#/club/match/Match00000?invite=Secret00&seat=nixon' }],
  player: [{ at: 'player', name: 'Zoë 1' }],
  reset: [{ at: 'reset', token: 'Secret00' }],
  confirm: [{ at: 'confirm', token: 'Secret00' }],
};

describe('addresses', () => {
  test.each(
    Object.values(PLACES)
      .flat()
      .map((route: Route) => [addressOf(route), route] as const),
  )('%s leads back to its place', (address, route) => {
    expect(routeOf(address)).toEqual(route);
  });

  test('that nobody knows lead nowhere', () => {
    expect(routeOf('#/attic/1')).toEqual({ at: 'nowhere' });
    expect(routeOf('#/match')).toEqual({ at: 'nowhere' });
    expect(routeOf('#/player/%')).toEqual({ at: 'nowhere' });
  });
});
