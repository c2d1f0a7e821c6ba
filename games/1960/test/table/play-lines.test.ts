import { viewOf } from '@whistlestop/kernel';
import { actions } from '../../rules/parts.ts';
import { describe, expect, test } from 'vitest';
import { oddsLine } from '../../table/odds-line.ts';
import { playAction } from '../../table/offers.ts';
import { consequencesLine, triggerLine } from '../../table/play-lines.ts';
import { tableWords } from '../../texts/table.ts';
import { decisionOf } from '@whistlestop/table';
import { kennedyToPlay } from './kennedy-to-play.ts';

/** Kennedy to play a card, with two cubes of each colour in the bag. */
function toPlay() {
  const { game, state } = kennedyToPlay(['volunteers', 'gaffe'], { bag: { kennedy: 2, nixon: 2 } });
  return decisionOf(game, state, 0);
}

test('a card played to advertise shows the odds of its checks before it is played', () => {
  const line = (language: 'en' | 'pl') =>
    consequencesLine(toPlay(), tableWords[language], 'advertise', 'volunteers', playAction('volunteers', 'advertise'));
  expect(line('en')).toBe('2 support checks for media; at least 1:\u00a083%, 2:\u00a017%');
  expect(line('pl')).toMatch(/; co najmniej 1:\u00a083%, 2:\u00a017%$/);
});

test('odds that are small but real are not rounded to nothing, nor likely ones to certainty', () => {
  const { game, state } = kennedyToPlay(['volunteers'], { bag: { kennedy: 2, nixon: 40 } });
  const line = (seat: number) => oddsLine(decisionOf(game, state, 0).view, seat, 2, tableWords.en);
  expect(line(0)).toBe('at least 1:\u00a09%, 2:\u00a0<1%');
  expect(line(1)).toBe('at least 1:\u00a0>99%, 2:\u00a091%');
});

test('so does the candidate card', () => {
  const candidate = actions.verbs.playCandidate.of(1);
  expect(consequencesLine(toPlay(), tableWords.en, 'advertise', undefined, candidate)).toMatch(
    /^5 support checks for media; at least 1:\u00a0\d+%, 2:\u00a0.*5:\u00a0\d+%$/,
  );
});

test('no other use of a card draws cubes, and none shows odds', () => {
  for (const use of ['event', 'campaign', 'position'] as const)
    expect(consequencesLine(toPlay(), tableWords.en, use, 'gaffe', playAction('gaffe', use))).not.toContain('%');
});

describe('an event says what would come of it now', () => {
  const event = (card: 'world-series-ends' | 'nikita-kruschev' | 'old-south' | 'gaffe', given: object) => {
    const { game, state } = kennedyToPlay([card, 'volunteers'], { ...given });
    const decision = decisionOf(game, viewOf(game, state, 0).state, 0);
    return consequencesLine(decision, tableWords.en, 'event', card, playAction(card, 'event'));
  };

  test('nothing, where nobody is meant', () => {
    expect(event('world-series-ends', {})).toBe('Nothing would happen now; the card leaves the game');
    expect(event('old-south', {})).toBe('Nothing would happen now');
  });

  test('whom it helps, where that hangs on who leads', () => {
    expect(event('world-series-ends', { media: { East: 'nixon 1' } })).toBe(
      'Helps Nixon now; the card leaves the game',
    );
    expect(event('nikita-kruschev', { issues: { defense: 'kennedy 1' } })).toMatch(/^Helps Kennedy now;/);
    expect(event('gaffe', {})).toMatch(/^Helps Kennedy now;/);
  });

  test('whom it harms by its lasting effect is left to the card', () => {
    expect(event('old-south', { issues: { civilRights: 'nixon 1' }, support: SOUTH_EMPTY })).toBe(
      'It holds to the end of the turn',
    );
  });

  test('and so does the question whether to trigger it', () => {
    const { game, state } = kennedyToPlay(['world-series-ends', 'volunteers'], { momentum: { kennedy: 1, nixon: 1 } });
    const run = (seat: number, line: string) => game.apply(state, seat, game.actions.parse(line) ?? -1);
    run(0, 'play world-series-ends position');
    run(0, 'done');
    expect(triggerLine(decisionOf(game, viewOf(game, state, 1).state, 1), tableWords.en)).toBe(
      'Nothing would happen now',
    );
  });
});

/** Old South then takes no cubes, and only lasts. */
const SOUTH_EMPTY = Object.fromEntries(
  ['AL', 'AR', 'FL', 'GA', 'LA', 'MS', 'NC', 'SC', 'TN', 'TX', 'VA'].map((state) => [state, 'none']),
);
