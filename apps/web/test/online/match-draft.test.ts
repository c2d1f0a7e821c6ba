import { describe, expect, test } from 'vitest';
import { afterChoice, settingsOfDraft, defaultDraft } from '../../src/screens/club/match-draft.ts';

const DAY = 24 * 3600 * 1000;

describe('the draft of a match at the club', () => {
  test('begins with a casual match without a clock', () => {
    expect(settingsOfDraft(defaultDraft, 2)).toMatchObject({ clock: { kind: 'none' }, rated: false });
  });

  test('brings a slow clock of three days along when a match without one is to be rated', () => {
    const rated = afterChoice({ ...defaultDraft, days: '14' }, { rating: 'rated' });
    expect(settingsOfDraft(rated, 2)).toMatchObject({ clock: { kind: 'slow', perDecision: 3 * DAY }, rated: true });
  });

  test('leaves the clock of a match that is to be rated as it was chosen', () => {
    const live = afterChoice(afterChoice(defaultDraft, { clock: 'live', minutes: '20' }), { rating: 'rated' });
    expect(settingsOfDraft(live, 2)).toMatchObject({ clock: { kind: 'live', purse: 20 * 60_000 }, rated: true });
  });

  test('makes a rated match casual when its clock is taken away', () => {
    const casual = afterChoice(afterChoice(defaultDraft, { rating: 'rated' }), { clock: 'none' });
    expect(settingsOfDraft(casual, 2)).toMatchObject({ clock: { kind: 'none' }, rated: false });
  });

  test('lets a bot play on for whoever leaves a table of three; a win to be claimed is for two', () => {
    expect([2, 3, 4].map((seats) => settingsOfDraft(defaultDraft, seats).onTimeout)).toEqual(['claim', 'bot', 'bot']);
    const chosen = { ...defaultDraft, onTimeout: 'claim' } as const;
    expect([2, 3].map((seats) => settingsOfDraft(chosen, seats).onTimeout)).toEqual(['claim', 'bot']);
    expect(settingsOfDraft({ ...defaultDraft, onTimeout: 'forfeit' }, 4).onTimeout).toBe('forfeit');
  });
});
