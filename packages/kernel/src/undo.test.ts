import { describe, expect, it } from 'vitest';
import { answer, ask, lanternMatch, sealedMatch, tell } from '../test/table.ts';
import { defineLayout, scalar, slots } from './layout.ts';
import { EVERYONE, NOBODY, only, SPECTATOR } from './seats.ts';
import { reveals, type TakenStep, undoDepth, undoTarget } from './undo.ts';
import type { Game } from './game.ts';
import { lantern } from './toys/lantern/lantern.ts';

describe('a seat', () => {
  it('steps back over its own choices freely, one by one, to the earlier positions', () => {
    const match = lanternMatch();
    const start = [...match.state];
    tell(match, 'amber: play wick');
    const played = [...match.state];
    tell(match, 'amber: light north');
    tell(match, 'amber: undo');
    expect([...match.state]).toEqual(played);
    tell(match, 'amber: undo');
    expect([...match.state]).toEqual(start);
    expect(answer(ask(match, 'amber: undo'))).toBe('nothing-to-undo');
  });

  it('goes on as if nothing had been, after it stepped back', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick', 'amber: light north', 'amber: undo', 'amber: light south');
    const other = lanternMatch();
    tell(other, 'amber: play wick', 'amber: light south');
    expect([...match.state]).toEqual([...other.state]);
    tell(match, 'amber: undo', 'amber: undo');
    expect([...match.state]).toEqual([...lanternMatch().state]);
  });

  it('does not step back over chance', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick', 'amber: done', 'chance: deal flare');
    expect(answer(ask(match, 'amber: undo'))).toBe('nothing-to-undo');
    expect(answer(ask(match, 'violet: undo'))).toBe('nothing-to-undo');
  });

  it('does not step back over another seat’s choice', () => {
    const match = lanternMatch();
    tell(match, 'amber: play gift', 'violet: refuse');
    expect(answer(ask(match, 'amber: undo'))).toBe('nothing-to-undo');
    tell(match, 'violet: undo');
    expect(answer(ask(match, 'amber: undo'))).toBe('accepted');
  });

  it('does not step back over the choice that uncovered the others’ secrets', () => {
    const match = sealedMatch(2);
    tell(match, 'chance: prize 2', 'ash: lay plain 1', 'birch: lay plain 2');
    for (const seat of ['ash', 'birch']) expect(answer(ask(match, `${seat}: undo`))).toBe('nothing-to-undo');
  });

  it('takes back its own secret choice as long as nobody chose after it', () => {
    const match = sealedMatch(3);
    tell(match, 'chance: prize 2', 'ash: lay plain 1', 'birch: lay plain 2');
    expect(answer(ask(match, 'ash: undo'))).toBe('nothing-to-undo');
    tell(match, 'birch: undo', 'ash: undo');
    expect(match.steps).toHaveLength(1);
  });
});

describe('a takeback', () => {
  it('restores any earlier position, over chance and over other seats', () => {
    const match = lanternMatch();
    tell(match, 'amber: play gift');
    const played = [...match.state];
    tell(match, 'violet: allow', 'chance: deal flare', 'violet: play fog', 'chance: deal echo');
    match.append({ kind: 'takeback', seat: 1, to: 5 });
    expect([...match.state]).toEqual(played);
    expect(match.steps.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    tell(match, 'violet: refuse', 'violet: undo', 'amber: undo');
    expect([...match.state]).toEqual([...lanternMatch().state]);
  });

  it('restores the very start', () => {
    const match = lanternMatch();
    match.append({ kind: 'takeback', seat: 0, to: 0 });
    const fresh = match.game.layout.create();
    match.game.init(fresh);
    expect([...match.state]).toEqual([...fresh]);
    expect(match.steps).toEqual([]);
  });
});

const own = (sequence: number, boundary = false): TakenStep => ({ sequence, actor: 0, code: 0, boundary });

describe('the target of an undo', () => {
  it('is the step before the seat’s last one, or the start', () => {
    expect(undoTarget([], 0)).toBeUndefined();
    expect(undoTarget([own(3)], 0)).toBe(0);
    expect(undoTarget([own(3), own(7)], 0)).toBe(3);
    expect(undoTarget([own(3), own(7)], 1)).toBeUndefined();
    expect(undoTarget([own(3), own(7, true)], 0)).toBeUndefined();
  });

  it('lies as deep as the seat’s unbroken row of free steps', () => {
    expect(undoDepth([], 0)).toBe(0);
    expect(undoDepth([own(1), own(2)], 0)).toBe(2);
    expect(undoDepth([own(1), own(2, true), own(3), own(4)], 0)).toBe(2);
    expect(undoDepth([{ sequence: 1, actor: 1, code: 0, boundary: false }, own(2)], 0)).toBe(1);
    expect(undoDepth([own(1)], 1)).toBe(0);
  });
});

describe('a step reveals something', () => {
  const layout = defineLayout(
    {
      open: scalar(),
      bid: slots(2, { visible: 'owner' }),
      card: slots(2, { visible: { masks: [NOBODY, only(0), only(1), EVERYONE] } }),
      laid: scalar(),
    },
    2,
  );
  const at = layout.fields;
  const plain: Game = { ...lantern.open({ oil: 0 }), layout };
  const seen = (change: (s: Int32Array) => void, observer: number, game = plain) => {
    const before = layout.create();
    at.card.put(before, 0, 1);
    at.bid.put(before, 1, 5);
    at.laid.set(before, 0b11);
    const after = before.slice();
    change(after);
    return reveals(game, before, after, observer);
  };

  it('when a slot hidden from the observer is shown to anybody', () => {
    const violetDraws = (s: Int32Array) => at.card.put(s, 1, 2);
    const amberPlays = (s: Int32Array) => at.card.put(s, 0, 3);
    expect([seen(violetDraws, 0), seen(violetDraws, 1)]).toEqual([true, true]);
    expect([seen(amberPlays, 0), seen(amberPlays, 1), seen(amberPlays, SPECTATOR)]).toEqual([false, true, true]);
  });

  it('when a slot hidden from the observer is used up', () => {
    const settle = (s: Int32Array) => at.bid.put(s, 1, 0);
    expect([seen(settle, 0), seen(settle, 1)]).toEqual([true, false]);
  });

  it('when a hidden slot gains a witness although its value stays', () => {
    const peeking = defineLayout(
      { card: slots(1, { visible: { masks: [NOBODY], seenBy: 'seen' } }), seen: slots(1) },
      2,
    );
    const before = peeking.create();
    const after = peeking.create();
    peeking.fields.seen.put(after, 0, only(1));
    const game: Game = { ...plain, layout: peeking };
    expect([reveals(game, before, after, 0), reveals(game, after, before, 0)]).toEqual([true, false]);
  });

  it('when a secret choice of another seat is taken up', () => {
    const game: Game = { ...plain, revisable: (s) => at.laid.get(s) };
    const bothTaken = (s: Int32Array) => at.laid.set(s, 0);
    const ownTaken = (s: Int32Array) => at.laid.set(s, 0b10);
    expect([0, 1, SPECTATOR].map((who) => seen(bothTaken, who, game))).toEqual([true, true, true]);
    expect([0, 1, SPECTATOR].map((who) => seen(ownTaken, who, game))).toEqual([false, true, true]);
    expect(seen(() => undefined, SPECTATOR, game)).toBe(false);
  });

  it('not when only what everyone sees has changed', () => {
    expect([0, 1, SPECTATOR].map((who) => seen((s) => at.open.set(s, 9), who))).toEqual([false, false, false]);
  });
});
