// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleCountry } from '../../gallery/country.ts';
import { wordsFor } from '../../gallery/words.ts';
import { ElectionNight, type StateReturn } from './ElectionNight.tsx';
import { RESULT_OF_1960, VOTES_OF_1960 } from './history.ts';

afterEach(cleanup);

describe('the real election of 1960', () => {
  // Alabama's 11 electors: 5 for Kennedy, 6 for Byrd. Oklahoma's 8: 7 for Nixon, 1 for Byrd.
  const split = { kennedySplit: ['kennedy', 6], nixonSplit: ['nixon', 1] } as const;

  test('adds up to 303, 219 and 15', () => {
    const votes = { kennedy: 0, nixon: 0, other: 0 };
    for (const { code, electoralVotes } of sampleCountry().states) {
      const result = RESULT_OF_1960.get(code)!;
      if (result === 'kennedySplit' || result === 'nixonSplit') {
        const [who, byrd] = split[result];
        votes[who] += electoralVotes - byrd;
        votes.other += byrd;
      } else {
        votes[result] += electoralVotes;
      }
    }
    expect(votes).toEqual(VOTES_OF_1960);
  });
});

describe('election night', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const returns: StateReturn[] = [
    { code: 'NY', name: 'New York', votes: 45, who: 'kennedy', how: 'led', text: 'is called.' },
    { code: 'OH', name: 'Ohio', votes: 25, who: 'nixon', how: 'tipped', text: 'tips.' },
    { code: 'LA', name: 'Louisiana', votes: 10, who: null, how: 'withheld', text: 'goes to nobody.' },
  ];
  const show = (pace: number) =>
    render(
      <ElectionNight
        returns={returns}
        total={80}
        toWin={41}
        names={wordsFor('en').names}
        verdict={{ winner: 'kennedy', headline: 'Kennedy wins', text: 'By twenty.' }}
        pace={pace}
        words={wordsFor('en').night}
        after={<p>Play again?</p>}
      />,
    );
  const race = (kennedy: number, nixon: number) => screen.getByText(wordsFor('en').night.race(kennedy, nixon, 41));
  const tick = () =>
    act(() => {
      vi.advanceTimersByTime(500);
    });

  test('brings the returns one by one and counts them', () => {
    show(500);
    expect(race(0, 0)).toBeDefined();
    tick();
    expect(race(45, 0)).toBeDefined();
    tick();
    expect(race(45, 25)).toBeDefined();
    expect(screen.queryByText('Play again?')).toBeNull();
    tick();
    expect(race(45, 25)).toBeDefined();
    expect(screen.getByText('By twenty.')).toBeDefined();
    expect(screen.getByText('Play again?')).toBeDefined();
    expect(screen.getByText(wordsFor('en').night.historyVotes)).toBeDefined();
  });

  test('waits while it is paused, and can be skipped', () => {
    show(500);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    tick();
    expect(race(0, 0)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
    expect(race(45, 25)).toBeDefined();
  });

  test('shows all at once when there is no pace', () => {
    show(0);
    expect(screen.getByText('By twenty.')).toBeDefined();
  });
});
