import { describe, expect, it } from 'vitest';
import type { CardContent } from './card-content.ts';
import { fitting } from './fitting.ts';

const card = (title: string, effect: string): CardContent => ({
  id: 'x',
  title,
  effect,
  cp: 2,
  rest: 2,
  icon: 'kennedy',
  issue: null,
  state: null,
  category: 'turn',
});
const long = 'x'.repeat(120);

describe('the print of a card', () => {
  it('sets a title of two lines smaller when the effect needs the room', () => {
    expect(fitting(card('Nixon Egged in Michigan', long))).toEqual({ title: 'small', effect: 'small', lines: 7 });
  });

  it('keeps a title large that takes one line, and one above a short effect', () => {
    expect(fitting(card('Nixon’s Knee', long)).title).toBe('large');
    expect(fitting(card('Nixon Egged in Michigan', 'x')).title).toBe('large');
  });
});
