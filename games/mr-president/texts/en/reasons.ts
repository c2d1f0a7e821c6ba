import type { ReasonSentences } from '../words.ts';
import { card } from './names.ts';

export const reasons: ReasonSentences = {
  'match-over': () => 'The match is over.',
  'not-your-decision': () => 'This is not yours to decide now.',
  'not-now': () => 'This is not possible at this point of the round.',
  'leader-first': () => 'Whoever scored the last round plays first; you choose after that.',
  'leader-final': () => 'You scored the last round: your cards were laid first and stay as they are.',
  'out-of-cards': () => 'Without a card you sit this one out.',
  'card-not-held': (params) => `You do not hold ${card(params['card'] ?? -1)}.`,
  'must-play': () => 'Whoever holds a card plays at least one.',
  'double-used': () => 'You have already played two cards once in this game.',
  'one-card-left': () => 'You have only one card in hand.',
  'weaker-first': () => 'Both cards are turned up together; name the weaker one first.',
  'no-double-declared': () => 'A second card may be added only when somebody played two.',
  'has-two-cards': () => 'You have nothing to add: two cards already, or none left in hand.',
  'upset-not-open': () => 'An upset may be tried only after everybody has played exactly one card.',
  'first-defends': () => 'First place cannot try an upset, only stop one.',
  'no-upset-to-stop': () => 'There is no upset for you to stop.',
  'no-majority-yet': () => 'The table offers to finish once somebody has a majority.',
  'no-parley': () => 'Nobody is conferring now.',
  'no-recess-here': () => 'Recesses belong to the ticket election.',
  'recess-spent': () => 'Your party has used its recess.',
  'between-rounds': () => 'A recess is called between rounds, before the first cards are laid.',
};
