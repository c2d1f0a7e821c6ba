import { describe, expect, it } from 'vitest';
import { lanternMatch, sealedMatch, tell } from '../test/table.ts';
import { choosers, isPossible } from './decisions.ts';
import { CHANCE, firstSeats, NOBODY, only } from './seats.ts';

describe('who may choose', () => {
  it('is nobody while chance acts and nobody after the end', () => {
    const match = sealedMatch(2, 1);
    expect(choosers(match.game, match.state)).toBe(NOBODY);
    tell(match, 'chance: prize 1', 'ash: lay plain 1', 'birch: lay plain 2');
    expect(choosers(match.game, match.state)).toBe(NOBODY);
  });

  it('is whoever the game waits for, and whoever may still revise', () => {
    const match = sealedMatch(3);
    tell(match, 'chance: prize 1', 'ash: lay plain 1');
    expect(match.game.pending(match.state)).toBe(0b110);
    expect(choosers(match.game, match.state)).toBe(firstSeats(3));
    const lantern = lanternMatch();
    expect(choosers(lantern.game, lantern.state)).toBe(only(0));
  });
});

describe('what is possible', () => {
  it('is for a seat what it is offered on its turn', () => {
    const { game, state } = lanternMatch();
    const [wick, glow] = ['play wick', 'play glow'].map((text) => game.actions.parse(text)!);
    expect([isPossible(game, state, 0, wick!), isPossible(game, state, 0, glow!)]).toEqual([true, false]);
    expect(isPossible(game, state, 1, glow!)).toBe(false);
  });

  it('is for chance one of its outcomes when it must act', () => {
    const match = lanternMatch();
    const [flare, wick] = ['deal flare', 'deal wick'].map((text) => match.game.outcomes.parse(text)!);
    expect(isPossible(match.game, match.state, CHANCE, flare!)).toBe(false);
    tell(match, 'amber: play wick', 'amber: done');
    expect(isPossible(match.game, match.state, CHANCE, flare!)).toBe(true);
    expect(isPossible(match.game, match.state, CHANCE, wick!)).toBe(false);
  });
});
