/** What stands beside the uses of a card before one is chosen. */
import type { Action } from '@whistlestop/kernel';
import {
  CARD_IDS,
  CATEGORY_OF,
  cardOf,
  consequencesOf,
  momentum,
  opponentOf,
  type Use,
} from '@whistlestop/nineteen-sixty/parts';
import type { Category } from '../../nineteen-sixty/cards/card-content.ts';
import type { Decision } from '../../table/decision.ts';
import { oddsLine } from './odds-line.ts';
import { type CardId, playAction } from './offers.ts';
import { candidateOf } from './reading.ts';
import type { BoardWords } from './words/index.ts';

const CATEGORIES: readonly Category[] = ['normal', 'turn', 'debate', 'electionDay', 'prevention'];

/** What playing a card or the candidate so brings and costs, in one line; Advertising with the odds of its checks. */
export function consequencesLine(
  { view, seat }: Decision,
  words: BoardWords,
  use: Use,
  card: CardId | undefined,
  action: Action,
): string {
  const facts = consequencesOf(view, seat, action);
  if (facts === undefined) return '';
  const category = card === undefined ? 'normal' : (CATEGORIES[CATEGORY_OF[CARD_IDS.indexOf(card)] ?? 0] ?? 'normal');
  const rival = candidateOf(opponentOf(seat));
  return [
    use === 'event' && card !== undefined && cardOf(CARD_IDS.indexOf(card)).printed.icon === rival
      ? words.favours[rival]
      : undefined,
    use === 'event' ? words.afterEvent[category] : words.useAbout[use](facts.cp),
    use === 'advertise' ? oddsLine(view, seat, facts.cp, words) : undefined,
    facts.cost > 0 ? words.costs(facts.cost) : undefined,
    facts.tribute > 0 ? words.tribute(words.names[rival], facts.tribute) : undefined,
  ].reduce(inOneLine, '');
}

/** Says one thing after the other, as one sentence without its full stop. */
const inOneLine = (line: string, part: string | undefined): string => {
  if (part === undefined) return line;
  return line === '' ? part.replace(/^./u, (letter) => letter.toUpperCase()) : `${line}; ${part}`;
};

/** What holds for every way to play the card: its rest cubes, and whether the other side can trigger its event. */
export function asideLine({ view, seat }: Decision, words: BoardWords, card: CardId, preempting: boolean): string {
  const facts = consequencesOf(view, seat, playAction(card, preempting ? 'campaign preempt' : 'campaign'));
  if (facts === undefined) return '';
  const rival = opponentOf(seat);
  const name = words.names[candidateOf(rival)];
  return [
    facts.rest > 0 ? words.restGain(facts.rest) : undefined,
    preempting
      ? words.preempted
      : facts.triggerable
        ? words.mayTrigger(name, momentum.at(view, rival))
        : words.cannotTrigger(name),
  ].reduce(inOneLine, '');
}
