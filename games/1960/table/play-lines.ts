/** What stands beside the uses of a card before one is chosen. */
import { type Action, EventRecorder } from '@whistlestop/kernel';
import {
  actions,
  CARD_IDS,
  CATEGORY_OF,
  cardOf,
  consequencesOf,
  LIMBO,
  momentum,
  opponentOf,
  prospectOf,
  type Use,
} from '../rules/parts.ts';
import type { TableWords } from '../texts/table.ts';
import type { Category } from './pieces/cards/card-content.ts';
import type { Decision } from '@whistlestop/table';
import { oddsLine } from './odds-line.ts';
import { type CardId, playAction } from './offers.ts';
import { candidateOf, cardsIn } from './reading.ts';

const CATEGORIES: readonly Category[] = ['normal', 'turn', 'debate', 'electionDay', 'prevention'];

/** What playing a card or the candidate so brings and costs, in one line; Advertising with the odds of its checks. */
export function consequencesLine(
  decision: Decision,
  words: TableWords,
  use: Use,
  card: CardId | undefined,
  action: Action,
): string {
  const { view, seat } = decision;
  const facts = consequencesOf(view, seat, action);
  if (facts === undefined) return '';
  const rival = candidateOf(opponentOf(seat));
  return [
    ...(use === 'event' ? eventParts(decision, words, card, action) : [words.useAbout[use](facts.cp)]),
    use === 'advertise' ? oddsLine(view, seat, facts.cp, words) : undefined,
    facts.cost > 0 ? words.costs(facts.cost) : undefined,
    facts.tribute > 0 ? words.tribute(words.names[rival], facts.tribute) : undefined,
  ].reduce(inOneLine, '');
}

/** What an event would bring now, and where its card goes. */
function eventParts(decision: Decision, words: TableWords, card: CardId | undefined, action: Action) {
  if (card === undefined) return [];
  const prospect = prospectPart(decision, words, card, action);
  const number = CARD_IDS.indexOf(card);
  const category = CATEGORIES[CATEGORY_OF[number] ?? 0] ?? 'normal';
  const rival = candidateOf(opponentOf(decision.seat));
  const favours = prospect ?? (cardOf(number).printed.icon === rival ? words.favours[rival] : undefined);
  // Of an event that comes to nothing there is nothing to wait for either.
  if (prospect === words.nothingNow && category !== 'normal') return [prospect];
  return [favours ?? (category === 'normal' ? words.itHappens : undefined), words.afterEvent[category]];
}

/**
 * Whether anything would come of an event, and whom a card with both icons would help; nothing where that is open. Events
 * bear on what lies open and on how many cards there are, so a made-up world tells as much as the real one.
 */
function prospectPart(decision: Decision, words: TableWords, card: CardId, action: Action): string | undefined {
  const recorder = new EventRecorder();
  const after = decision.preview(action, recorder);
  const { happens, helps } = prospectOf(recorder.events, after);
  if (!happens) return words.nothingNow;
  return helps < 0 || cardOf(CARD_IDS.indexOf(card)).printed.icon !== 'both'
    ? undefined
    : words.helpsNow[candidateOf(helps)];
}

/** What would come of triggering the event of the card on the table; empty where that cannot be said in a line. */
export function triggerLine(decision: Decision, words: TableWords): string {
  const [card] = cardsIn(decision.view, LIMBO);
  const action = actions.verbs.trigger.of();
  if (card === undefined || !decision.may(action)) return '';
  return [prospectPart(decision, words, card, action)].reduce(inOneLine, '');
}

/** Says one thing after the other, as one sentence without its full stop. */
const inOneLine = (line: string, part: string | undefined): string => {
  if (part === undefined) return line;
  return line === '' ? part.replace(/^./u, (letter) => letter.toUpperCase()) : `${line}; ${part}`;
};

/** What holds for every way to play the card: its rest cubes, and whether the other side can trigger its event. */
export function asideLine({ view, seat }: Decision, words: TableWords, card: CardId, preempting: boolean): string {
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
