/** The anatomy of a position, for opponents and analysis: fields, codes and tables. Rules stay behind the game. */
export { STATE_CARDS } from '../cards/state-cards.ts';
export {
  asked,
  card1,
  card2,
  COMMIT,
  committed,
  count,
  decidedBy,
  deck,
  edition,
  hand,
  handsLeft,
  IN_DECK,
  leaders,
  open1,
  open2,
  popularStake,
  round,
  score,
  stage,
  stake,
  toTurnUp,
  where,
} from './layout.ts';
export { actions, FIRST_CARD, SECOND_CARD } from './notation.ts';
