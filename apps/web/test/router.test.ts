import { describe, expect, test } from 'vitest';
import { addressOf, type Route, routeOf } from '../src/page/router.ts';

const PLACES: readonly Route[] = [
  { at: 'home' },
  { at: 'set-up', game: '1960' },
  { at: 'play', game: '1960', choices: { seed: 'a b', seats: 'person,bot:random' } },
  { at: 'match', id: 'abc' },
  { at: 'replay', id: 'abc' },
  { at: 'shared', packed: 'eJx_-' },
  { at: 'rules', game: '1960', section: undefined },
  { at: 'rules', game: '1960', section: 'election-day' },
  { at: 'rulings', game: '1960', ruling: undefined },
  { at: 'rulings', game: '1960', ruling: 12 },
  { at: 'club' },
  { at: 'club-new', game: 'mr-president' },
  { at: 'club-match', id: 'Match00000', invite: undefined },
  { at: 'club-match', id: 'Match00000', invite: 'Secret00' },
  { at: 'club-match', id: 'Match00000', invite: 'Secret00', seat: 'nixon' },
  { at: 'club-match', id: 'Match00000', invite: undefined, seat: 'gold' },
  { at: 'club-replay', id: 'Match00000', invite: 'Secret00' },
  { at: 'club-replay', id: 'Match00000' },
  { at: 'account' },
  { at: 'account', back: '#/club/match/Match00000?invite=Secret00&seat=nixon' },
  { at: 'player', name: 'Zoë 1' },
  { at: 'reset', token: 'Secret00' },
  { at: 'confirm', token: 'Secret00' },
];

describe('addresses', () => {
  test.each(PLACES.map((route) => [addressOf(route), route] as const))(
    '%s leads back to its place',
    (address, route) => {
      expect(routeOf(address)).toEqual(route);
    },
  );

  test('that nobody knows lead nowhere', () => {
    expect(routeOf('#/attic/1')).toEqual({ at: 'nowhere' });
    expect(routeOf('#/match')).toEqual({ at: 'nowhere' });
    expect(routeOf('#/player/%')).toEqual({ at: 'nowhere' });
  });
});
