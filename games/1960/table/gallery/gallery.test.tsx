// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Gallery } from './Gallery.tsx';

afterEach(cleanup);

describe('the gallery', () => {
  test.each(['en', 'pl'] as const)('shows every widget without a complaint (%s)', (language) => {
    const complaints = vi.spyOn(console, 'error');
    const { container } = render(<Gallery piece={null} language={language} />);
    const pieces = [...container.querySelectorAll('[data-piece]')];
    expect(pieces.length).toBeGreaterThan(15);
    for (const piece of pieces) expect(piece.textContent).not.toMatch(/undefined|NaN|\[object/);
    expect(complaints).not.toHaveBeenCalled();
  });

  test('shows one widget alone when asked', () => {
    const { container } = render(<Gallery piece="rail" language="en" />);
    expect([...container.querySelectorAll('[data-piece]')].map((piece) => piece.getAttribute('data-piece'))).toEqual([
      'rail',
    ]);
  });

  test('opens as a page', async () => {
    document.body.innerHTML = '<div id="gallery"></div>';
    await act(() => import('./main.tsx'));
    expect(document.querySelectorAll('[data-piece]').length).toBeGreaterThan(15);
    expect(document.documentElement.lang).toBe('en');
  });
});
