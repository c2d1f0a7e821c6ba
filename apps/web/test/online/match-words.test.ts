import type { MatchInfo } from '@whistlestop/client';
import { describe, expect, test } from 'vitest';
import { en } from '../../src/words/club/en.ts';
import { pl } from '../../src/words/club/pl.ts';
import { midnight, timeName, timesLeft } from '../../src/screens/club/clock-times.ts';
import { aboutLine, clockName, playersLine, variantName, winnersLine } from '../../src/screens/club/match-words.ts';
import { en as page } from '../../src/words/en.ts';
import { pl as strona } from '../../src/words/pl.ts';

describe('the clocks of a match', () => {
  test('run for the seats that are waited for, from when they were set', () => {
    const clock = { left: [60_000, 90_000], since: 1000, paused: false };
    expect(timesLeft(clock, [1], 11_000)).toEqual([60_000, 80_000]);
    expect(timesLeft(clock, [0], 500_000)).toEqual([0, 90_000]);
  });

  test('stand still in a pause', () => {
    expect(timesLeft({ left: [60_000], since: 0, paused: true }, [0], 50_000)).toEqual([60_000]);
  });

  test('read as days, hours, minutes or seconds', () => {
    expect(timeName(9 * 60_000 + 5000, en)).toBe('09:05');
    expect(timeName(2 * 3_600_000 + 61_000, en)).toBe('2:01:01');
    expect(timeName(51 * 3_600_000, en)).toBe('2 d 3 h');
    expect(timeName(0, pl)).toBe('czas minął');
  });

  test('are named in the lobby', () => {
    expect(clockName({ kind: 'none' }, en)).toBe('no clock');
    expect(clockName({ kind: 'live', purse: 45 * 60_000, increment: 10_000 }, en)).toBe('45 min + 10 s');
    expect(clockName({ kind: 'slow', perDecision: 3 * 24 * 3_600_000 }, pl)).toBe('3 dni na decyzję');
  });

  test('are named to the second where they are short', () => {
    expect(clockName({ kind: 'live', purse: 8000, increment: 0 }, en)).toBe('8 s each');
    expect(clockName({ kind: 'live', purse: 90_000, increment: 2000 }, pl)).toBe('po 1 min 30 s + 2 s');
    expect(clockName({ kind: 'slow', perDecision: 12 * 3_600_000 }, en)).toBe('12 h a decision');
  });
});

describe('a match in a list', () => {
  const settings: MatchInfo['settings'] = {
    clock: { kind: 'live', purse: 600_000, increment: 0 },
    onTimeout: 'claim',
    public: true,
    spectatorDelay: 0,
    rated: false,
  };
  const match = (changes: Partial<MatchInfo['settings']>, status: MatchInfo['status'] = 'over') =>
    ({
      game: '1960',
      options: {},
      status,
      settings: { ...settings, ...changes },
      seats: [
        { id: 'kennedy', player: { kind: 'member', name: 'Ann' }, plan: null },
        { id: 'nixon', player: null, plan: null },
      ],
    }) as unknown as MatchInfo;

  test('tells what was agreed where that is not the usual', () => {
    expect(aboutLine(match({}), page, en)).toBe('1960: The Making of the President · usual rules · 10 min each');
    const late = match({ onTimeout: 'bot', spectatorDelay: 120_000 });
    expect(aboutLine(late, page, en)).toMatch(
      / · running out of time loses; a bot plays on · spectators 2 minutes behind$/,
    );
    expect(aboutLine(late, strona, pl)).toMatch(/ · widzowie o 2 minuty później$/);
    expect(aboutLine(match({ spectatorDelay: 1000 }), strona, pl)).toMatch(/ · widzowie o 1 sekundę później$/);
    // Without a clock nobody's time is up.
    expect(aboutLine(match({ clock: { kind: 'none' }, onTimeout: 'forfeit' }), page, en)).not.toContain('time');
  });

  test('tells at a table of three only where a bot does not play on for whoever leaves', () => {
    const three = (changes: Partial<MatchInfo['settings']>) => {
      const two = match({ clock: { kind: 'none' }, ...changes });
      return aboutLine({ ...two, seats: [...two.seats, ...two.seats.slice(1)] }, page, en);
    };
    expect(three({ onTimeout: 'bot' })).toBe('1960: The Making of the President · usual rules · no clock');
    expect(three({ onTimeout: 'forfeit' })).toMatch(/ · ends when somebody leaves$/);
  });

  test('says who won, or that nobody did', () => {
    const ended = (scores: number[]) => ({ ...match({}), scores });
    expect(winnersLine(ended([0, 1]), page)).toBe('Nixon won');
    // One of three has left, and the others played against each other.
    expect(winnersLine(ended([0, 1 / 3, 1 / 3]), page)).toBe('Ended without a winner');
    expect(winnersLine(ended([0, 1 / 3, 1 / 3]), strona)).toBe('Partia bez zwycięzcy');
    expect(winnersLine(ended([0, 0]), page)).toBe('Ended without a winner');
  });

  test('has empty seats only until it begins; later somebody has left', () => {
    expect(playersLine(match({}, 'open'), page, en)).toBe('Kennedy: Ann – Nixon: empty seat');
    expect(playersLine(match({}), page, en)).toBe('Kennedy: Ann – Nixon: somebody who has left');
  });
});

test('a vacation ends when the day after its last begins, however long that day is', () => {
  for (const [last, next] of [
    ['2026-03-29', '2026-03-30'],
    ['2026-10-25', '2026-10-26'],
    ['2026-12-31', '2027-01-01'],
  ] as const)
    expect(midnight(last, 1)).toBe(new Date(`${next}T00:00:00`).getTime());
});

describe('a variant', () => {
  test('is named by what was agreed', () => {
    expect(variantName('1960', { deck: '2017', bagVisible: false, handicap: {} }, page, en)).toBe(
      'cards of 2017, hidden bag',
    );
    expect(
      variantName('mr-president', { edition: 'first', version: 'national', length: 'short', candidates: 4 }, page, en),
    ).toBe('first edition, national campaign, short, 4 candidates');
    expect(variantName('hook-or-crook', { states: 5 }, strona, pl)).toBe('5 Stanów');
    expect(variantName('hook-or-crook', { waitingStatesMayCheat: false }, page, en)).toBe(
      'waiting States may not cheat',
    );
    expect(variantName('mr-president', { commitOrder: 'simultaneous' }, strona, pl)).toBe('karty wykładane naraz');
  });

  test('has the usual rules where nothing is known of it', () => {
    expect(variantName('1960', 'standard', page, en)).toBe('usual rules');
  });
});
