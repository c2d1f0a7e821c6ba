import { type Language, LANGUAGES } from '@whistlestop/kernel';
import { texts as textsOf } from '../../texts/index.ts';
import { describe, expect, test } from 'vitest';
import { whyNotState } from '../../table/why-not-state.ts';
import { tableWords } from '../../texts/table.ts';
import { decisionOf } from '@whistlestop/table';
import { kennedyToPlay } from './kennedy-to-play.ts';

/** Kennedy in Massachusetts asks about Texas after these choices of his, and then of Nixon's. */
async function asksAboutTexas(language: Language, choices: readonly string[], seat = 0) {
  const { game, state } = kennedyToPlay(['stump-speech', 'volunteers', 'gaffe'], {
    candidates: { kennedy: 'MA', nixon: 'CA' },
  });
  for (const choice of choices) game.apply(state, 0, game.actions.parse(choice) ?? -1);
  return whyNotState(decisionOf(game, state, seat), 'TX', await textsOf[language](), tableWords[language])?.sentence;
}

describe.each(LANGUAGES)('a state that cannot be chosen (%s)', (language) => {
  const english = language === 'en';

  test('waits for a card to be chosen', async () => {
    expect(await asksAboutTexas(language, [])).toMatch(english ? /^Choose a card/ : /^Najpierw wybierz kartę/);
  });

  test('lies out of the reach of a campaign', async () => {
    const answer = await asksAboutTexas(language, ['play stump-speech campaign']);
    expect(answer).toMatch(english ? /^Texas is not in the East/ : /^Stan Teksas leży poza regionem/);
  });

  test('has no part in what is asked: the answer tells what that is', async () => {
    const answer = await asksAboutTexas(language, ['play stump-speech position', 'done'], 1);
    expect(answer).toMatch(
      english ? /asked now: Trigger the event of Stump Speech/ : /o co innego: Wywołać wydarzenie/,
    );
  });
});
