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
} from './layout.ts';
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
import { because } from './reasons.ts';
import type { MatchConstants } from './match-constants.ts';
import { partyOf } from './sides.ts';
import { firstPlaced } from './upset.ts';

/** Why a seat may not do this now, which is not on offer to it. */
export function reasonAgainst(c: MatchConstants, s: State, seat: Seat, action: number): Reason {
  if (stage.get(s) === OVER_STAGE) return because('match-over', [{ section: 'winning' }]);
  const verb = actions.verb(action);
  switch (verb?.name) {
    case 'play':
    case 'pair':
      return whyNotPlay(c, s, seat, action);
    case 'answer':
      return whyNotAnswer(s, seat, action - ANSWER);
    case 'upset':
      return whyNotUpset(s, seat, action - UPSET);
    case 'defend':
      return whyNotDefend(s, seat, action - DEFEND);
    case undefined:
      return because('not-now', [{ ruling: 64 }]);
    default:
      return whyNotSay(s, seat, action);
  }
}

function whyNotPlay(c: MatchConstants, s: State, seat: Seat, play: number): Reason {
  if (stage.get(s) !== COMMIT) return because('not-now', [{ ruling: 64 }]);
  if (!includes(playing.get(s), seat)) return because('out-of-cards', [{ ruling: 37 }]);
  if (!mayCommit(c, s, seat))
    return because(includes(committed.get(s), seat) ? 'leader-final' : 'leader-first', [{ ruling: 7 }]);
  const first = read(FIRST_CARD, play) - 1;
  const second = read(SECOND_CARD, play) - 1;
  if (second >= 0 && !c.second && includes(doubled.get(s), seat)) return because('double-used', [{ ruling: 12 }]);
  if (second >= 0 && !mayDouble(c, s, seat)) return because('one-card-left', [{ ruling: 14 }]);
  if (!includes(hand.at(s, seat), first)) return because('card-not-held', [{ section: 'round' }], { card: first });
  if (!includes(hand.at(s, seat), second)) return because('card-not-held', [{ section: 'round' }], { card: second });
  return because('weaker-first', [{ ruling: 12 }]);
}

function whyNotAnswer(s: State, seat: Seat, card: number): Reason {
  if (stage.get(s) !== ANSWERING) return because('no-double-declared', [{ ruling: 41 }]);
  if (!includes(asked.get(s), seat)) return because('has-two-cards', [{ ruling: 41 }]);
  return because('card-not-held', [{ section: 'round' }], { card });
}

function whyNotUpset(s: State, seat: Seat, card: number): Reason {
  if (stage.get(s) !== UPSETTING) return because('upset-not-open', [{ ruling: 40 }]);
  if (seat === firstPlaced(s)) return because('first-defends', [{ ruling: 42 }]);
  if (!includes(asked.get(s), seat)) return because('out-of-cards', [{ ruling: 37 }]);
  return because('card-not-held', [{ section: 'round' }], { card });
}

function whyNotDefend(s: State, seat: Seat, card: number): Reason {
  if (stage.get(s) !== DEFENDING || seat !== firstPlaced(s)) return because('no-upset-to-stop', [{ ruling: 43 }]);
  return because('card-not-held', [{ section: 'round' }], { card });
}

function whyNotSay(s: State, seat: Seat, action: number): Reason {
  const now = stage.get(s);
  switch (action) {
    case PASS:
      if (now === COMMIT) return because('must-play', [{ ruling: 10 }]);
      return now === ANSWERING || now === UPSETTING || now === DEFENDING
        ? because('not-your-decision', [{ section: 'round' }])
        : because('not-now', [{ ruling: 64 }]);
    case FINISH:
    case PLAY_ON:
      return now === FINISHING
        ? because('not-your-decision', [{ section: 'round' }])
        : because('no-majority-yet', [{ ruling: 21 }]);
    case READY:
      return now === PARLEY || now === IN_RECESS
        ? because('not-your-decision', [{ section: 'round' }])
        : because('no-parley', [{ ruling: 32 }]);
    case RECESS:
      if (race.get(s) !== ELECTION) return because('no-recess-here', [{ ruling: 32 }]);
      return because(includes(recessSpent.get(s), partyOf(seat)) ? 'recess-spent' : 'between-rounds', [{ ruling: 32 }]);
    default:
      return because('not-now', [{ ruling: 64 }]);
  }
}
