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
    const names = [...container.querySelectorAll('[role="img"]')].map((side) => side.getAttribute('aria-label'));
    expect(names).toEqual(['Polls Open', 'Radio Spot', 'Side Door', 'Radio Spot', 'Side Door']);
  });

  test('is walked along the present ring by arrow keys, around its ends, and says who stands where', () => {
    const pawn = { ink: 'teal', number: 1, name: 'Ottermere', space: 1, atTurn: true } as const;
    render(
      <RingBoard rings={[[start, apart], [start]]} round={1} weeks={['Week 1']} pawns={[pawn]} label="The board" />,
    );
    const sides = screen.getAllByRole('img');
    expect(sides.map((side) => side.tabIndex)).toEqual([0, -1, -1]);
    sides[0]?.focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Side Door · Ottermere');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Polls Open');
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
