import { openScenario, viewOf } from '@whistlestop/kernel';
import { nineteenSixty } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { expect, test } from 'vitest';
import { checkedState, leavesEventOut, stackLine } from '../../table/stack-lines.ts';
import { tableWords } from '../../texts/table.ts';
import { decisionOf } from '@whistlestop/table';

/** What Kennedy reads beside a choice in a position. */
async function beside(given: Readonly<Record<string, unknown>>, choice: string, script: readonly string[] = []) {
  const opened = openScenario({ name: 'Kennedy chooses', game: '1960', given }, [nineteenSixty]);
  if (!opened.ok) throw new Error(opened.sentence);
  for (const line of script) {
    const [seat, words = ''] = line.split(': ');
    opened.game.apply(opened.state, seat === 'kennedy' ? 0 : 1, opened.game.actions.parse(words) ?? -1);
  }
  const decision = decisionOf(opened.game, viewOf(opened.game, opened.state, 0).state, 0);
  const action = opened.game.actions.parse(choice) ?? -1;
  expect(decision.may(action)).toBe(true);
  const line = async (language: 'en' | 'pl') =>
    stackLine(decision, action, await texts[language](), tableWords[language]);
  return {
    en: await line('en'),
    pl: await line('pl'),
    state: checkedState(decision.view, action),
    leavesEventOut: leavesEventOut(decision.view, action),
    button: (await texts.en()).action(decision.view, 0, action),
  };
}

const aside = {
  phase: 'strategy',
  hands: { kennedy: ['high-hopes', 'old-south', 'gaffe'], nixon: ['recount', 'herblock'] },
};

test('before the Debates a card set aside tells what it brings there', async () => {
  const own = await beside({ ...aside, turn: 3 }, 'aside high-hopes');
  expect(own).toMatchObject({
    en: 'For the Debates: 2 CP, Kennedy, Civil Rights',
    state: undefined,
    leavesEventOut: true,
  });
  expect(own.pl).toBe('Na Debatę: 2 PK, Kennedy, Prawa obywatelskie');
  expect((await beside({ ...aside, turn: 3 }, 'aside old-south')).en).toBe(
    'For the Debates: 4 CP, either side, Defense',
  );
});

test('after them it tells the checks of Election Day, and its state is lit', async () => {
  const { en, pl, state } = await beside({ ...aside, turn: 7, support: { AR: 'nixon 2' } }, 'aside high-hopes');
  expect(en).toBe('On Election Day: 3 support checks in Arkansas (Nixon 2)');
  expect(pl).toBe('W Dniu Wyborów: 3 testy przewagi w stanie Arkansas (Nixon 2)');
  expect(state).toBe('AR');
});

const debates = {
  turn: 6,
  phase: 'debates',
  initiative: 'kennedy',
  strategy: {
    kennedy: ['give-me-a-week', 'missile-gap', 'high-hopes', 'gaffe'],
    nixon: ['southern-revolt', 'stature-gap', 'recount', 'herb-klein'],
  },
};

test('in the Debates a card tells for whom it counts, and on which issue', async () => {
  expect((await beside(debates, 'debate high-hopes')).en).toBe('Counts 2 for Kennedy on Civil Rights');
  expect((await beside(debates, 'debate gaffe')).en).toBe('Counts 4 on Economy, on a side you choose');
});

test('a card on an issue already won tells that it is lost', async () => {
  const script = [
    'kennedy: debate give-me-a-week',
    'nixon: debate southern-revolt',
    'kennedy: debate missile-gap',
    'nixon: debate stature-gap',
    'kennedy: add NY',
    'kennedy: add NY',
  ];
  const { en, pl } = await beside(debates, 'debate gaffe', script);
  expect(en).toBe('Economy is already won: the card is discarded without effect');
  expect(pl).toBe('Ekonomia: kwestia już wygrana, karta zostaje odrzucona bez skutku');
});

test('a strategy card resolved on Election Day names its state and shows the odds', async () => {
  const given = {
    turn: 9,
    initiative: 'kennedy',
    momentum: { kennedy: 0, nixon: 0 },
    bag: { kennedy: 2, nixon: 2 },
    support: { NY: 'nixon 8' },
    strategy: { kennedy: ['catholic-support'], nixon: ['recount'] },
  };
  expect(await beside(given, 'resolve catholic-support')).toMatchObject({
    button: 'Resolve Catholic Support: 3 support checks in New York (Nixon 8)',
    en: 'at least 1:\u00a0100%, 2:\u00a050%, 3:\u00a00%',
    state: 'NY',
  });
});
