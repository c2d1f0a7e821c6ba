import { type PlayerEvent, UNKNOWN } from '@whistlestop/kernel';
import { cardOf } from '@whistlestop/nineteen-sixty/parts';
import type { TableStep } from '../../table/table.ts';

/** The ruling that decides how each kind of fact is played, where one does. */
const BY_EVENT: Readonly<Record<string, number>> = {
  bagReseeded: 10,
  bagEmpty: 13,
  deckReshuffled: 17,
  firstChosen: 19,
  restTaken: 20,
  eventTriggered: 27,
  eventPreempted: 30,
  checksDeclared: 36,
  momentumDecayed: 61,
  issueAwarded: 62,
  issuesSwapped: 63,
  leftoversDiscarded: 65,
  placingOrdered: 67,
  debateCardWasted: 68,
  issueWon: 70,
  debateBonus: 73,
  bonusDeposited: 76,
  strategyResolved: 78,
  electionEventBegan: 80,
  undecidedTipped: 83,
  votesWithheld: 84,
  gameWon: 85,
};

/** Facts that begin a card's event, whose own rulings then matter. */
const BEGINS_EVENT: readonly string[] = ['eventBegan', 'electionEventBegan', 'lastingBegan'];

/** The rulings a step rests on: those of its cards, and those of what happened. */
export function rulingsBehind({ events }: TableStep): readonly number[] {
  const found = events.flatMap((event) => [...ofCard(event), BY_EVENT[event.name]]);
  return [...new Set(found)].filter((ruling) => ruling !== undefined);
}

function ofCard({ name, args }: PlayerEvent): number[] {
  const card = args['card'];
  if (card === undefined || card === UNKNOWN || !BEGINS_EVENT.includes(name)) return [];
  return (cardOf(card).rules ?? []).flatMap((rule) => {
    const number = /ruling (\d+)/.exec(rule)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}
