// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RingBoard, type SpaceFace } from './RingBoard.tsx';
import { pointAt } from './ring-geometry.ts';
import { type StatePile, VotePiles } from './VotePiles.tsx';

afterEach(cleanup);

describe('the ring board', () => {
  const apart: SpaceFace = {
    shared: false,
    incumbent: { mark: '+1', title: 'Radio Spot' },
    state: { glyph: 'cheat', title: 'Side Door' },
  };
  const start: SpaceFace = {
    shared: true,
    incumbent: { glyph: 'start', title: 'Polls Open' },
    state: { glyph: 'start', title: 'Polls Open' },
  };

  test('draws a space for both tracks once and a divided one twice', () => {
    const { container } = render(
      <RingBoard rings={[[start, apart, apart]]} round={1} weeks={['Week 1']} pawns={[]} label="The board" />,
    );
    const titles = [...container.querySelectorAll('title')].map((title) => title.textContent);
    expect(titles).toEqual(['Polls Open', 'Radio Spot', 'Side Door', 'Radio Spot', 'Side Door', 'Week 1']);
  });

  test('begins at the top and goes clockwise', () => {
    const [x, y] = pointAt(10, 0.25);
    expect(pointAt(10, 0)[1]).toBeCloseTo(-10);
    expect([x, y]).toEqual([expect.closeTo(10), expect.closeTo(0)]);
  });
});

describe('the piles of votes', () => {
  const pile = (ink: StatePile['ink'], clickable: boolean): StatePile => ({
    ink,
    number: 1,
    name: ink,
    pile: 4,
    votes: 2,
    pot: 'pot 42',
    notes: [],
    ahead: 'incumbent',
    label: `${ink}: Incumbent 4 V, State 2 V`,
    clickable,
    planned: undefined,
    lit: false,
  });

  test('offer the States that may be named, and no others', () => {
    const onPick = vi.fn();
    render(
      <VotePiles
        piles={[pile('amber', false), pile('teal', true)]}
        most={48}
        words={{ pile: 'Incumbent', votes: 'State' }}
        onPick={onPick}
      />,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onPick).toHaveBeenCalledExactlyOnceWith('teal');
  });
});
