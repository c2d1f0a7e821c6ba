/** What an event would bring at once, read from the facts of trying it out. */
import { CHANCE_ACTS, includes, OVER, type RawEvent, type Seat, type State } from '@whistlestop/kernel';
import { kinds } from './events.ts';
import { TURN_SPACE } from './layout.ts';
import { machine } from './machine.ts';
import { KENNEDY, NIXON, NO_ONE, opponentOf, ownerOf } from './seats.ts';
import { openQuestion } from './reading.ts';

/** What would come of an event now. */
export interface Prospect {
  /** Whether anything would: a change, a choice, a draw, or something that waits on the board. */
  readonly happens: boolean;
  /** The only side it would be good for; -1 when that cannot be said of one side alone. */
  readonly helps: Seat;
}

/** Signed changes, positive Kennedy. */
const SIGNED = [kinds.supportChanged, kinds.mediaChanged, kinds.issueChanged, kinds.endorsementChanged];
/** Questions whose answer costs the one who is asked. */
const LOSSES: readonly (string | undefined)[] = ['removeOwn', 'loseIssue', 'mustMoveToken'];

/** Reads the facts of an event that was played or triggered on a copy of the position, and the position they led to. */
export function prospectOf(facts: readonly RawEvent[], after: State): Prospect {
  const begun = facts.findIndex(({ kind }) => kind === kinds.eventBegan);
  const card = facts[begun]?.args[1];
  const since = facts.slice(begun + 1);
  const settled = since.findIndex(
    ({ kind, args }) => (kind === kinds.cardRemoved || kind === kinds.cardStays) && args[0] === card,
  );
  const brought = settled < 0 ? since : since.slice(0, settled);
  const end = since[settled];
  const waits = end?.kind === kinds.cardStays && end.args[1] !== TURN_SPACE;
  const good = brought.map(goodFor);
  if (settled < 0) good.push(goodOfQuestion(after));
  const [helps = NO_ONE] = good.filter((seat) => seat !== undefined);
  return {
    happens: settled < 0 || brought.length > 0 || waits,
    helps: good.every((seat) => seat === undefined || seat === helps) ? helps : NO_ONE,
  };
}

/** Whom a fact is good for; -1 where that is open, undefined where the fact is good for nobody. */
function goodFor({ kind, args }: RawEvent): Seat | undefined {
  const [seat = NO_ONE, markers = 0, cubes = 0] = args;
  if (SIGNED.includes(kind)) return ownerOf(cubes);
  if (kind === kinds.momentumChanged) return markers > 0 ? seat : opponentOf(seat);
  if (kind === kinds.candidateExhausted) return opponentOf(seat);
  if (kind === kinds.tokenMoved || kind === kinds.issueMovedUp) return undefined;
  return NO_ONE;
}

function goodOfQuestion(after: State): Seat {
  const pending = machine.pending(after);
  if (pending === CHANCE_ACTS || pending === OVER) return NO_ONE;
  const asked = includes(pending, KENNEDY) ? KENNEDY : NIXON;
  return LOSSES.includes(openQuestion(after)) ? opponentOf(asked) : asked;
}
