import { describe, expect, it } from 'vitest';
import { lanternMatch, sealedMatch, tell } from '../test/table.ts';
import { showEntry, showEvents, viewOf } from './project.ts';
import { CHANCE, EVERYONE, EVERYTHING, only, SPECTATOR } from './seats.ts';
import { UNKNOWN } from './state.ts';

describe('a view', () => {
  const { game, state } = lanternMatch();
  const { offset, length } = game.layout.fields['card'] as { offset: number; length: number };
  const known = (observer: number, ended?: boolean) =>
    viewOf(game, state, observer, ended)
      .state.subarray(offset, offset + length)
      .filter((card) => card !== UNKNOWN).length;

  it('shows a seat its own hand, a spectator none, the keeper everything', () => {
    expect([0, 1, SPECTATOR, EVERYTHING].map((observer) => known(observer))).toEqual([2, 2, 0, 8]);
  });

  it('shows everything to everybody once the match has ended', () => {
    expect([0, 1, SPECTATOR].map((observer) => known(observer, true))).toEqual([8, 8, 8]);
  });

  it('shows everything once the game itself is over', () => {
    const match = sealedMatch(2, 1);
    tell(match, 'chance: prize 1', 'ash: lay plain 1');
    expect(viewOf(match.game, match.state, 1).state.includes(UNKNOWN)).toBe(true);
    tell(match, 'birch: lay plain 2');
    expect(viewOf(match.game, match.state, 1).state.includes(UNKNOWN)).toBe(false);
  });

  it('says whose it is and leaves the position alone', () => {
    const before = [...state];
    const view = viewOf(game, state, SPECTATOR);
    expect(view.observer).toBe(SPECTATOR);
    view.state.fill(1);
    expect([...state]).toEqual(before);
  });
});

describe('an entry', () => {
  const action = { kind: 'action', seat: 1, action: 5 } as const;
  const chance = { kind: 'chance', outcome: 3 } as const;

  it('is complete for its witnesses', () => {
    expect(showEntry(action, only(1), 1)).toEqual(action);
    expect(showEntry(chance, only(0), 0)).toEqual(chance);
    expect(showEntry(action, EVERYONE, SPECTATOR)).toEqual(action);
    expect(showEntry(action, only(1), EVERYTHING)).toEqual(action);
  });

  it('tells the others only that a choice was made, or that chance acted', () => {
    expect(showEntry(action, only(1), 0)).toEqual({ kind: 'action', seat: 1 });
    expect(showEntry(chance, only(0), SPECTATOR)).toEqual({ kind: 'chance' });
  });

  it('has nothing to hide when it is neither a choice nor a draw', () => {
    const undo = { kind: 'undo', seat: 1, to: 2 } as const;
    expect(showEntry(undo, only(1), 0)).toEqual(undo);
  });
});

describe('the events of a step', () => {
  it('reach each observer with the secrets it may know', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick', 'amber: done');
    const { events } = match.append({ kind: 'chance', outcome: match.game.outcomes.parse('deal gust')! });
    const card = (observer: number) => showEvents(match.game, events, observer)[0]?.args['card'];
    expect([card(0), card(1), card(SPECTATOR)]).toEqual([4, UNKNOWN, UNKNOWN]);
    expect(match.game.witnesses(match.state, CHANCE)).toBe(EVERYONE);
  });
});
