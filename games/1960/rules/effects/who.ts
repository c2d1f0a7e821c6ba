import type { Frame, Seat, State } from '@whistlestop/kernel';
import { greater, issueLeader, leaderInMostStates, supportOf } from '../cubes-and-markers.ts';
import { stateNumber } from '../states.ts';
import { playerOf } from '../frames.ts';
import { media, support } from '../layout.ts';
import { KENNEDY, NIXON, opponentOf, ownerOf } from '../seats.ts';
import {
  FIRST_ISSUE_LEADER,
  FIRST_MEDIA_HOLDER,
  FIRST_REGION_LEADER,
  FIRST_STATE_LEADER,
  opponent,
  player,
  strongerInNewStates,
  type Who,
} from './vocabulary.ts';

const ALASKA = stateNumber('AK');
const HAWAII = stateNumber('HI');

/** The seat a card means, read now; -1 when it means nobody (ruling 42). */
export function resolveWho(s: State, f: Frame, who: Who): Seat {
  if (who < player) return who;
  if (who === player) return playerOf(s, f);
  if (who === opponent) return opponentOf(playerOf(s, f));
  if (who < FIRST_MEDIA_HOLDER) return issueLeader(s, who - FIRST_ISSUE_LEADER);
  if (who < FIRST_REGION_LEADER) return ownerOf(media.at(s, who - FIRST_MEDIA_HOLDER));
  if (who < FIRST_STATE_LEADER) return leaderInMostStates(s, who - FIRST_REGION_LEADER);
  if (who < strongerInNewStates) return ownerOf(support.at(s, who - FIRST_STATE_LEADER));
  return greater(cubesInNewStates(s, KENNEDY), cubesInNewStates(s, NIXON));
}

const cubesInNewStates = (s: State, seat: Seat): number => supportOf(s, seat, ALASKA) + supportOf(s, seat, HAWAII);
