// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../words/en.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

// React tells the console of every error that a boundary catches.
beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function failWith(sentence: string): void {
  const Broken = () => {
    throw new TypeError(sentence);
  };
  render(
    <ErrorBoundary words={en}>
      <Broken />
    </ErrorBoundary>,
  );
}

test.each([
  'Failed to fetch dynamically imported module: https://club.example/assets/LobbyScreen-old.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/FileChoice-old.css',
])('a part that an upgrade has taken away is a newer version, not a failure: %s', (sentence) => {
  failWith(sentence);
  expect(screen.getByText('A newer version is ready.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load it' })).toBeDefined();
});

test('anything else that breaks is said with its reason', () => {
  failWith('x is not a function');
  expect(screen.getByText('Something broke')).toBeDefined();
  expect(screen.getByText(/x is not a function/)).toBeDefined();
});
