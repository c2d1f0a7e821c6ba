import { includes, read, type Reason, type Seat, type State } from '@whistlestop/kernel';
import { mayCommit, mayDouble } from './commit.ts';
import {
  ANSWERING,
  asked,
  COMMIT,
  committed,
  DEFENDING,
  doubled,
  ELECTION,
  FINISHING,
  hand,
  IN_RECESS,
  OVER_STAGE,
  PARLEY,
  playing,
  race,
  recessSpent,
  stage,
  UPSETTING,
} from './fields.ts';
import {
  actions,
  ANSWER,
  DEFEND,
  FINISH,
  FIRST_CARD,
  PASS,
  PLAY_ON,
  READY,
  RECESS,
  SECOND_CARD,
  UPSET,
} from './notation.ts';
import type { Rules } from './rules.ts';
import { partyOf } from './sides.ts';
import { firstPlaced } from './upset.ts';

/** Every reason this game gives, with the rule it rests on. */
export const REASONS = {
  'match-over': 'rulebook, end of the game',
  'not-your-decision': 'rulebook, play',
  'not-now': 'ruling 64',
  'leader-first': 'ruling 7',
  'leader-final': 'ruling 7',
  'out-of-cards': 'ruling 37',
  'card-not-held': 'rulebook, discards',
  'must-play': 'ruling 10',
  'double-used': 'ruling 12',
  'one-card-left': 'ruling 14',
  'weaker-first': 'ruling 12',
  'no-double-declared': 'ruling 41',
  'has-two-cards': 'ruling 41',
  'upset-not-open': 'ruling 40',
  'first-defends': 'ruling 42',
  'no-upset-to-stop': 'ruling 43',
  'no-majority-yet': 'ruling 21',
  'no-parley': 'ruling 32',
  'no-recess-here': 'ruling 32',
  'recess-spent': 'ruling 32',
  'between-rounds': 'ruling 32',
} as const;
export type ReasonCode = keyof typeof REASONS;

const because = (code: ReasonCode, params?: Readonly<Record<string, number>>): Reason =>
  params === undefined ? { code, rule: REASONS[code] } : { code, params, rule: REASONS[code] };

/** Why a seat may not do this now, which is not on offer to it. */
export function reasonAgainst(r: Rules, s: State, seat: Seat, action: number): Reason {
  if (stage.get(s) === OVER_STAGE) return because('match-over');
  const verb = actions.verb(action);
  switch (verb?.name) {
    case 'play':
    case 'pair':
      return whyNotPlay(r, s, seat, action);
    case 'answer':
      return whyNotAnswer(s, seat, action - ANSWER);
    case 'upset':
      return whyNotUpset(s, seat, action - UPSET);
    case 'defend':
      return whyNotDefend(s, seat, action - DEFEND);
    case undefined:
      return because('not-now');
    default:
      return whyNotSay(s, seat, action);
  }
}

function whyNotPlay(r: Rules, s: State, seat: Seat, play: number): Reason {
  if (stage.get(s) !== COMMIT) return because('not-now');
  if (!includes(playing.get(s), seat)) return because('out-of-cards');
  if (!mayCommit(r, s, seat)) return because(includes(committed.get(s), seat) ? 'leader-final' : 'leader-first');
  const first = read(FIRST_CARD, play) - 1;
  const second = read(SECOND_CARD, play) - 1;
  if (second >= 0 && !r.second && includes(doubled.get(s), seat)) return because('double-used');
  if (second >= 0 && !mayDouble(r, s, seat)) return because('one-card-left');
  if (!includes(hand.at(s, seat), first)) return because('card-not-held', { card: first });
  if (!includes(hand.at(s, seat), second)) return because('card-not-held', { card: second });
  return because('weaker-first');
}

function whyNotAnswer(s: State, seat: Seat, card: number): Reason {
  if (stage.get(s) !== ANSWERING) return because('no-double-declared');
  if (!includes(asked.get(s), seat)) return because('has-two-cards');
  return because('card-not-held', { card });
}

function whyNotUpset(s: State, seat: Seat, card: number): Reason {
  if (stage.get(s) !== UPSETTING) return because('upset-not-open');
  if (seat === firstPlaced(s)) return because('first-defends');
  if (!includes(asked.get(s), seat)) return because('out-of-cards');
  return because('card-not-held', { card });
}

function whyNotDefend(s: State, seat: Seat, card: number): Reason {
  if (stage.get(s) !== DEFENDING || seat !== firstPlaced(s)) return because('no-upset-to-stop');
  return because('card-not-held', { card });
}

function whyNotSay(s: State, seat: Seat, action: number): Reason {
  const now = stage.get(s);
  switch (action) {
    case PASS:
      if (now === COMMIT) return because('must-play');
      return because(now === ANSWERING || now === UPSETTING || now === DEFENDING ? 'not-your-decision' : 'not-now');
    case FINISH:
    case PLAY_ON:
      return because(now === FINISHING ? 'not-your-decision' : 'no-majority-yet');
    case READY:
      return because(now === PARLEY || now === IN_RECESS ? 'not-your-decision' : 'no-parley');
    case RECESS:
      if (race.get(s) !== ELECTION) return because('no-recess-here');
      return because(includes(recessSpent.get(s), partyOf(seat)) ? 'recess-spent' : 'between-rounds');
    default:
      return because('not-now');
  }
}
