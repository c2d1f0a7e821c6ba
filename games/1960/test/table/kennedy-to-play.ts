import { type Game, openScenario, type State } from '@whistlestop/kernel';
import { nineteenSixty } from '../../rules/index.ts';

/** The second turn, with Kennedy to play one of these cards; and whatever else is given. */
export function kennedyToPlay(
  cards: readonly string[],
  given: Readonly<Record<string, unknown>>,
): { readonly game: Game; readonly state: State } {
  const turn = { turn: 2, phase: 'activity', activity: 1, first: 'kennedy', toAct: 'kennedy' };
  const scenario = { name: 'Kennedy to play', game: '1960', given: { ...turn, hands: { kennedy: cards }, ...given } };
  const opened = openScenario(scenario, [nineteenSixty]);
  if (!opened.ok) throw new Error(opened.sentence);
  return opened;
}
