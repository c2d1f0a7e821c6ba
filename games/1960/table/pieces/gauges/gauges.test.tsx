// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sampleCards, wordsFor } from '../../gallery/words.ts';
import { IssueTrack, type IssueTile } from './IssueTrack.tsx';
import { PileBrowser } from './PileBrowser.tsx';
import { RaceBar } from './RaceBar.tsx';

afterEach(cleanup);

const words = wordsFor('en');

describe('the issue track', () => {
  const tile = (issue: IssueTile['issue'], clickable: boolean): IssueTile => ({
    issue,
    name: issue,
    label: `${issue}, nobody leads`,
    support: { owner: null, count: 0 },
    clickable,
  });
  const place = { pays: ['momentum'] as const, joiner: '', label: 'Momentum' };

  test('offers the issues and the swaps that are open, and no others', () => {
    const onPick = vi.fn();
    const onSwap = vi.fn();
    render(
      <IssueTrack
        tiles={[tile('defense', true), tile('economy', false), tile('civilRights', false)]}
        places={[place, place, place]}
        words={{ title: words.issueTrack, swap: words.swap }}
        onPick={onPick}
        swaps={new Set([1])}
        onSwap={onSwap}
      />,
    );
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'defense, nobody leads',
      'Swap economy and civilRights',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^defense/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Swap/ }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('defense');
    expect(onSwap).toHaveBeenCalledExactlyOnceWith(1);
    expect(screen.getByText('economy, nobody leads')).toBeDefined();
  });
});

describe('a pile', () => {
  const show = (cards = sampleCards('en')) =>
    render(
      <PileBrowser
        open
        title={words.discard}
        cards={cards}
        words={{
          ...words.cards,
          close: 'Close',
          search: 'Search',
          empty: 'Empty.',
          noMatch: 'None.',
          count: words.count,
        }}
        onClose={vi.fn()}
      />,
    );

  test('can be searched by title and by effect', () => {
    show();
    expect(screen.getByText('7 cards')).toBeDefined();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'illinois' } });
    expect(screen.getByText('1 card')).toBeDefined();
    expect(screen.getByText('Late Returns from Cook County')).toBeDefined();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'zzz' } });
    expect(screen.getByText('None.')).toBeDefined();
  });

  test('says so when it is empty', () => {
    show([]);
    expect(screen.getByText('Empty.')).toBeDefined();
  });
});

test('the race tells its state in words', () => {
  render(
    <RaceBar
      votes={{ kennedy: 270, nixon: 100 }}
      leaning={{ kennedy: 60, nixon: 107 }}
      total={537}
      toWin={269}
      names={words.names}
      words={{ label: 'Kennedy 270, Nixon 100', toWin: words.toWin(269) }}
    />,
  );
  expect(screen.getByText('Kennedy 270, Nixon 100')).toBeDefined();
});
