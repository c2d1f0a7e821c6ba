import { actions } from '@whistlestop/nineteen-sixty/parts';
import { expect, test } from 'vitest';
import { playAction } from '../../src/games/1960/offers.ts';
import { consequencesLine } from '../../src/games/1960/play-lines.ts';
import { boardWords } from '../../src/games/1960/words/index.ts';
import { decisionOf } from '../../src/table/decision.ts';
import { kennedyToPlay } from './kennedy-to-play.ts';

/** Kennedy to play a card, with two cubes of each colour in the bag. */
function toPlay() {
  const { game, state } = kennedyToPlay(['volunteers', 'gaffe'], { bag: { kennedy: 2, nixon: 2 } });
  return decisionOf(game, state, 0);
}

test('a card played to advertise shows the odds of its checks before it is played', () => {
  const line = (language: 'en' | 'pl') =>
    consequencesLine(toPlay(), boardWords[language], 'advertise', 'volunteers', playAction('volunteers', 'advertise'));
  expect(line('en')).toBe('2 support checks for media; at least 1: 83%, 2: 17%');
  expect(line('pl')).toMatch(/; co najmniej 1: 83%, 2: 17%$/);
});

test('so does the candidate card', () => {
  const candidate = actions.verbs.playCandidate.of(1);
  expect(consequencesLine(toPlay(), boardWords.en, 'advertise', undefined, candidate)).toMatch(
    /^5 support checks for media; at least 1: \d+%, 2: .*5: \d+%$/,
  );
});

test('no other use of a card draws cubes, and none shows odds', () => {
  for (const use of ['event', 'campaign', 'position'] as const)
    expect(consequencesLine(toPlay(), boardWords.en, use, 'gaffe', playAction('gaffe', use))).not.toContain('%');
});
