import { type Game, type GameKind, LIST_ROOM } from '../game.ts';
import { judge } from '../gate.ts';
import { Match } from '../match.ts';
import type { Random } from '../random.ts';
import { formatRecord, parseRecord, replayRecord } from '../record.ts';
import { CHANCE, CHANCE_ACTS, firstOf, OVER, type Seat } from '../seats.ts';
import { readList, type State } from '../state.ts';
import { undoDepth } from '../undo.ts';
import { TortureFailure } from './failure.ts';

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);

/** Whether two positions, or two lists, are equal number by number. */
export const same = <T extends State | Int16Array>(a: T, b: T): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** `init` gives the same position in any buffer. */
export function checkInit(game: Game): void {
  const [clean, dusty] = [game.layout.create(), game.layout.create().fill(7)];
  game.init(clean);
  game.init(dusty);
  if (!same(clean, dusty))
    throw new TortureFailure('not-deterministic', 'the starting position depends on what the buffer held', 'set-up');
}

/** Undoes as many steps of the seat as allowed and plays them again; every position on the way is compared. */
export function checkUndo(match: Match, actor: number, before: readonly State[], where: string): void {
  for (const seat of match.game.seats.keys())
    if (seat !== actor && judge(match, { kind: 'undo', seat, sequence: match.log.length }).ok)
      throw new TortureFailure('undo', 'a seat could step back over a choice that was not its own', where);
  if (actor === CHANCE || match.over) return;
  const after = match.state.slice();
  const depth = undoDepth(match.steps, actor);
  const taken = match.steps.slice(match.steps.length - depth);
  for (let back = 1; back <= depth; back++) {
    stepBack(match, actor, where);
    if (!same(match.state, before[before.length - back] as State))
      throw new TortureFailure('undo', 'stepping back did not restore the position', where);
  }
  for (const { code } of taken) match.append({ kind: 'action', seat: actor, action: code });
  if (!same(match.state, after))
    throw new TortureFailure('undo', 'stepping back and forth led elsewhere: luck was drawn without chance', where);
}

function stepBack(match: Match, seat: Seat, where: string): void {
  const verdict = judge(match, { kind: 'undo', seat, sequence: match.log.length });
  if (!verdict.ok) throw new TortureFailure('undo', verdict.refusal.sentence, where);
  match.append(verdict.entry);
}

/** A position written out and read back goes on exactly as the original, with or without an event sink. */
export function checkResume(
  game: Game,
  before: State,
  { actor, code }: { readonly actor: number; readonly code: number },
  after: State,
  random: Random,
  where: string,
): void {
  const repeated = before.slice();
  game.apply(repeated, actor, code);
  if (!same(repeated, after))
    throw new TortureFailure('not-deterministic', 'the same choice in the same position led elsewhere', where);
  playElsewhere(game, random);
  const resumed = Int32Array.from(JSON.parse(JSON.stringify([...before])) as number[]);
  game.apply(resumed, actor, code);
  if (!same(resumed, after))
    throw new TortureFailure('no-round-trip', 'a saved position went on differently: something is outside it', where);
}

/** Plays the beginning of another match, to overwrite anything the game keeps outside its state. */
function playElsewhere(game: Game, random: Random): void {
  const s = game.layout.create();
  game.init(s);
  for (let step = 0; step < 6 && game.pending(s) !== OVER; step++) {
    const actor = game.pending(s) === CHANCE_ACTS ? CHANCE : firstOf(game.pending(s));
    const count = actor === CHANCE ? game.chance(s, list, weights) : game.legal(s, actor, list);
    if (count > 0) game.apply(s, actor, readList(list, random.below(count)));
  }
}

/** The match as text, read and replayed by a freshly opened game, from the start or from a snapshot, is the same match. */
export function checkRecord<Options>(kind: GameKind<Options>, match: Match, random: Random, where: string): void {
  const fail = (sentence: string) => new TortureFailure('no-round-trip', sentence, where);
  const parsed = parseRecord(formatRecord(match.game, match.header, match.log), [kind]);
  if (!parsed.ok) throw fail(parsed.sentence);
  const replayed = replayRecord(parsed.value);
  if (!replayed.ok) throw fail(replayed.sentence);
  if (!same(replayed.value.state, match.state)) throw fail('replaying the record did not lead to the same position');
  const { game, header, log } = parsed.value;
  const half = Match.replay(game, header, log.slice(0, random.below(log.length + 1)));
  const resumed = Match.resume(game, header, log, half.snapshot());
  if (!same(resumed.state, match.state)) throw fail('resuming from a snapshot did not lead to the same position');
}
