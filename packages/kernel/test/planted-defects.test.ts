import { describe, expect, it } from 'vitest';
import type { Codebook } from '../src/codebook.ts';
import { type Game, type GameKind, LIST_ROOM } from '../src/game.ts';
import type { Scalar, Slots } from '../src/layout.ts';
import { Match } from '../src/match.ts';
import { Random } from '../src/random.ts';
import { CHANCE, CHANCE_ACTS, EVERYONE, only, OVER } from '../src/seats.ts';
import type { State } from '../src/state.ts';
import { UNKNOWN } from '../src/state.ts';
import { type Defect, TortureFailure } from '../src/testing/failure.ts';
import { checkStaleness } from '../src/testing/refusals.ts';
import { tortureGame } from '../src/testing/torture.ts';
import { lantern } from '../src/toys/lantern/lantern.ts';
import { sealed } from '../src/toys/sealed.ts';
import { headerOf, tell } from './table.ts';

/** Every defect is a small change to a sound game; the harness must name it. */
type Change = (sound: Game) => Partial<Game>;

function defectOf<Options>(kind: GameKind<Options>, options: Options, change: Change): Defect | 'none' {
  const open = (chosen: Options) => {
    const sound = kind.open(chosen);
    return { ...sound, ...change(sound) };
  };
  try {
    tortureGame({ ...kind, open }, options, { games: 40, deep: 20, longest: 300 });
    return 'none';
  } catch (error) {
    if (error instanceof TortureFailure) return error.defect;
    throw error;
  }
}
const inLantern = (change: Change) => defectOf(lantern, { oil: 1 }, change);
const inSealed = (change: Change) => defectOf(sealed, { seats: 3, rounds: 3 }, change);

const number = (game: Game, name: string) => game.layout.fields[name] as unknown as Scalar;
const row = (game: Game, name: string) => game.layout.fields[name] as Slots;
/** The game does something more after every step. */
const afterwards =
  (more: (s: State, actor: number, code: number, game: Game) => void): Change =>
  (game) => ({
    apply(s, actor, code, sink) {
      game.apply(s, actor, code, sink);
      more(s, actor, code, game);
    },
  });
const swapped = (book: Codebook, one: number, other: number): Codebook => ({
  ...book,
  format: (code) => book.format(code === one ? other : code),
});

it('a sound game has no defect', () => {
  expect([inLantern(() => ({})), inSealed(() => ({}))]).toEqual(['none', 'none']);
});

describe('a leak is caught', () => {
  it('when a dealt card shows in a public slot', () => {
    const shows = afterwards((s, actor, code, game) => {
      if (actor === CHANCE) number(game, 'last').set(s, game.outcomes.verbs['deal']!.arg(code));
    });
    expect(inLantern(shows)).toBe('leak');
  });

  it('when a secret bid shows in a public slot', () => {
    const shows = afterwards((s, actor, _code, game) => {
      if (actor !== CHANCE) row(game, 'points').put(s, actor, row(game, 'metal').at(s, actor));
    });
    expect(inSealed(shows)).toBe('leak');
  });

  it('when a legal list depends on the rival’s hand', () => {
    const peeks: Change = (game) => {
      const legal: Game['legal'] = (s, seat, out, canonical) => {
        const count = game.legal(s, seat, out, canonical);
        const rivalHoldsFog = row(game, 'card').at(s, 6) === 2 - seat;
        return rivalHoldsFog && count > 1 ? count - 1 : count;
      };
      const why: Game['why'] = (s, seat, action) => {
        const offered = new Int16Array(64);
        return offered.subarray(0, legal(s, seat, offered)).includes(action) ? undefined : { code: 'no', rules: [] };
      };
      return { legal, why };
    };
    expect(inLantern(peeks)).toBe('leak');
  });

  it('when an event tells everyone what was dealt', () => {
    const shouts: Change = (game) => ({
      apply(s, actor, code, sink) {
        const loud = sink && {
          emit: (kind: number, _to: number, ...args: number[]) => sink.emit(kind, EVERYONE, ...args),
        };
        game.apply(s, actor, code, loud);
      },
    });
    expect(inLantern(shouts)).toBe('leak');
  });

  it('when an event of a harmless step tells what is hidden', () => {
    const babbles: Change = (game) => ({
      apply(s, actor, code, sink) {
        game.apply(s, actor, code, sink);
        if (actor !== CHANCE) sink?.emit(game.events.kinds['oil']!, EVERYONE, 0, row(game, 'card').at(s, 6));
      },
    });
    expect(inLantern(babbles)).toBe('leak');
  });

  it('when a harmless step copies something hidden into the open', () => {
    const copies = afterwards((s, actor, _code, game) => {
      if (actor !== CHANCE) number(game, 'last').set(s, row(game, 'card').at(s, 0) === 1 ? 1 : 2);
    });
    expect(inLantern(copies)).toBe('leak');
  });

  it('when the reason against an action depends on the rival’s hand', () => {
    const hints: Change = (game) => ({
      why(s, seat, action) {
        const reason = game.why(s, seat, action);
        return reason && { ...reason, params: { fog: row(game, 'card').at(s, 6) } };
      },
    });
    expect(inLantern(hints)).toBe('leak');
  });

  it('when it depends on something hidden who must act, or who may revise', () => {
    const waits: Change = (game) => ({
      pending: (s) => (row(game, 'metal').at(s, 0) === 1 ? only(1) : game.pending(s)),
    });
    expect(inSealed(waits)).toBe('leak');
    const revises: Change = (game) => ({
      revisable: (s) => (row(game, 'metal').at(s, 0) === 1 ? 0 : (game.revisable?.(s) ?? 0)),
    });
    expect(inSealed(revises)).toBe('leak');
  });

  it('when secret choices are uncovered and the game never said that they lay on the table', () => {
    const silent: Change = (game) => {
      const legal: Game['legal'] = (s, seat, out) => (row(game, 'laid').at(s, seat) > 0 ? 0 : game.legal(s, seat, out));
      const why: Game['why'] = (s, seat, action) =>
        row(game, 'laid').at(s, seat) > 0
          ? { code: 'already-laid', rules: [{ section: 'bids' }] }
          : game.why(s, seat, action);
      return { revisable: () => 0, legal, why };
    };
    expect(inSealed(silent)).toBe('leak');
  });
});

describe('a dead end is caught', () => {
  it('when a seat must choose and has nothing to choose', () => {
    const stuck: Change = (game) => ({
      legal: (s, seat, out) => (game.legal(s, seat, out) > 3 ? 0 : game.legal(s, seat, out)),
    });
    expect(inLantern(stuck)).toBe('dead-end');
  });

  it('when canonical order leaves nothing', () => {
    const stuck: Change = (game) => ({
      legal: (s, seat, out, canonical) => (canonical ? 0 : game.legal(s, seat, out)),
    });
    expect(inLantern(stuck)).toBe('dead-end');
  });

  it('when chance has no outcome', () => {
    expect(inSealed(() => ({ chance: () => 0 }))).toBe('dead-end');
  });

  it('when the game waits for a seat that does not exist', () => {
    expect(inSealed((game) => ({ pending: (s) => (game.pending(s) === CHANCE_ACTS ? CHANCE_ACTS : only(5)) }))).toBe(
      'dead-end',
    );
  });
});

describe('luck and memory outside the state are caught', () => {
  it('when an action draws luck by itself, so that an undo would cross chance', () => {
    const dice = new Random('hidden dice');
    const rolls = afterwards((s, actor, _code, game) => {
      if (actor !== CHANCE) row(game, 'oil').add(s, 0, dice.below(3));
    });
    expect(inLantern(rolls)).toBe('undo');
  });

  it('when a step that nobody can undo draws luck by itself', () => {
    const dice = new Random('hidden dice');
    const rolls = afterwards((s, actor, _code, game) => {
      if (actor === CHANCE) row(game, 'oil').add(s, 0, dice.below(3));
    });
    expect(inLantern(rolls)).toBe('not-deterministic');
  });

  it('when a step goes on differently while somebody listens', () => {
    const shy: Change = (game) => ({
      apply(s, actor, code, sink) {
        game.apply(s, actor, code, sink);
        if (sink === undefined) row(game, 'oil').add(s, 1, 1);
      },
    });
    expect(inLantern((game) => shy(game))).toBe('not-deterministic');
  });

  it('when the set-up depends on what the buffer held', () => {
    const lazy: Change = (game) => ({
      init(s) {
        const left = row(game, 'points').at(s, 0);
        game.init(s);
        row(game, 'points').put(s, 0, left);
      },
    });
    expect(inSealed(lazy)).toBe('not-deterministic');
  });

  it('when something is remembered outside the state, so that a saved position does not go on', () => {
    const forgetful: Change = (game) => {
      let remembered = 0;
      return {
        apply(s, actor, code, sink) {
          if (actor === CHANCE) remembered = code;
          game.apply(s, actor, code, sink);
          if (actor !== CHANCE) row(game, 'points').put(s, 0, remembered);
        },
      };
    };
    expect(inSealed(forgetful)).toBe('no-round-trip');
  });
});

describe('a rule that contradicts itself is caught', () => {
  it('when an illegal action is accepted', () => {
    const generous: Change = (game) => ({
      legal(s, seat, out) {
        if (game.legal(s, seat, out) === 0) return 0;
        for (let action = 0; action < game.actions.size; action++) out[action] = action;
        return game.actions.size;
      },
    });
    expect(inSealed(generous)).toBe('illegal-accepted');
  });

  it('when a legal action has a reason against it', () => {
    expect(inLantern(() => ({ why: () => ({ code: 'never', rules: [] }) }))).toBe('illegal-accepted');
  });

  it('when a seat is offered actions out of turn, or has no reason against them', () => {
    const eager: Change = (game) => ({
      legal: (s, seat, out, canonical) => game.legal(s, seat, out, canonical) || ((out[0] = 0), 1),
    });
    expect(inLantern(eager)).toBe('illegal-accepted');
    const shrugs: Change = (game) => ({
      why: (s, seat, action) => (game.legal(s, seat, new Int16Array(64)) === 0 ? undefined : game.why(s, seat, action)),
    });
    expect(inLantern(shrugs)).toBe('illegal-accepted');
  });

  it('when asking changes the position', () => {
    const nosy: Change = (game) => ({
      why(s, seat, action) {
        const reason = game.why(s, seat, action);
        number(game, 'last').add(s, 1);
        return reason;
      },
    });
    expect(inLantern(nosy)).toBe('illegal-accepted');
  });

  it('when the game never ends', () => {
    expect(inSealed(afterwards((s, _actor, _code, game) => number(game, 'round').set(s, 0)))).toBe('run-away');
    const quick = () => {
      const open = () => {
        const game = sealed.open({ seats: 2, rounds: 2 });
        return { ...game, ...afterwards((s) => number(game, 'round').set(s, 0))(game) };
      };
      return tortureGame({ ...sealed, open }, { seats: 2, rounds: 2 }, { games: 1, deep: 0, longest: 100 });
    };
    expect(quick).toThrow('run-away: no end after 100 decisions (game 0, step 101)');
  });

  it('when an invariant breaks, in the middle or at the end', () => {
    expect(inLantern(afterwards((s, _actor, _code, game) => number(game, 'deckSize').add(s, 1)))).toBe('invariant');
    const atTheEnd = afterwards((s, _actor, _code, game) => {
      if (game.pending(s) === OVER) row(game, 'oil').put(s, 0, -1);
    });
    expect(inLantern(atTheEnd)).toBe('invariant');
  });

  it('when a rule stores the mark of the unknown', () => {
    expect(inLantern(afterwards((s, _actor, _code, game) => number(game, 'last').set(s, UNKNOWN)))).toBe('invariant');
  });

  it('when the result is missing, too early or no result at all', () => {
    expect(inSealed(() => ({ result: () => false }))).toBe('result');
    expect(inSealed((game) => ({ result: (s, out) => game.result(s, out) || true }))).toBe('result');
    const scored =
      (value: number): Change =>
      (game) => ({
        result: (s, out) => game.result(s, out) && (out.fill(value), true),
      });
    expect([inSealed(scored(0)), inSealed(scored(2)), inSealed(scored(-1))]).toEqual(['result', 'result', 'result']);
  });
});

describe('a request that is out of date is caught', () => {
  /** A match of Lantern, after the deal and a first choice of amber, that judges by its own idea of what is fresh. */
  const staleness = (freshFrom: (entries: number) => number) => {
    class Forgetful extends Match {
      override freshFrom(): number {
        return freshFrom(this.log.length);
      }
    }
    const game = lantern.open({ oil: 0 });
    const match = new Forgetful(game, headerOf(game, { oil: 0 }));
    tell(match, 'chance: deal wick', 'chance: deal glow', 'chance: deal gift', 'chance: deal fog');
    const asked = match.state.slice();
    tell(match, 'amber: play wick');
    const legal = new Int16Array(LIST_ROOM);
    const count = game.legal(match.state, 0, legal);
    return () => checkStaleness(match, 0, legal.subarray(0, count), asked, new Random(1), 'here');
  };

  it('when a match forgets that a seat has moved since', () => {
    expect(staleness((entries) => entries)).not.toThrow();
    expect(staleness((entries) => entries - 1)).toThrow('amber may ask for action as if 4 of 5 entries');
    expect(staleness(() => 0)).toThrow('illegal-accepted');
  });
});

describe('a list or a notation out of order is caught', () => {
  it('when the legal list is not ascending', () => {
    const reversed: Change = (game) => ({
      legal(s, seat, out, canonical) {
        const count = game.legal(s, seat, out, canonical);
        out.subarray(0, count).reverse();
        return count;
      },
    });
    expect(inLantern(reversed)).toBe('list-order');
  });

  it('when only canonical order is not ascending, or offers something new', () => {
    const reversed: Change = (game) => ({
      legal(s, seat, out, canonical) {
        const count = game.legal(s, seat, out, canonical);
        if (canonical) out.subarray(0, count).reverse();
        return count;
      },
    });
    expect(inLantern(reversed)).toBe('list-order');
    const adds: Change = (game) => ({
      legal(s, seat, out, canonical) {
        const count = game.legal(s, seat, out, canonical);
        if (canonical && count > 0) out[count - 1] = game.actions.size - 1;
        return count;
      },
    });
    expect(
      inSealed((game) => ({ legal: (s, seat, out, canonical) => game.legal(s, seat, out) && (canonical ? 6 : 5) })),
    ).toBe('list-order');
    expect(inLantern(adds)).toBe('list-order');
  });

  it('when outcomes are not ascending or have no weight', () => {
    const reversed: Change = (game) => ({
      chance(s, out, weights) {
        const count = game.chance(s, out, weights);
        out.subarray(0, count).reverse();
        return count;
      },
    });
    expect(inLantern(reversed)).toBe('list-order');
    const weightless: Change = (game) => ({
      chance(s, out, weights) {
        const count = game.chance(s, out, weights);
        weights[count - 1] = 0;
        return count;
      },
    });
    expect(inLantern(weightless)).toBe('list-order');
  });

  it('when a draw does not follow the lists', () => {
    const alwaysTheFirst: Change = (game) => ({
      draw(s) {
        const out = new Int16Array(LIST_ROOM);
        game.chance(s, out, new Int16Array(LIST_ROOM));
        return out[0]!;
      },
    });
    expect(inLantern(alwaysTheFirst)).toBe('draw');
  });

  it('when two actions or two outcomes read the same', () => {
    expect(inLantern((game) => ({ actions: swapped(game.actions, 1, 0) }))).toBe('notation');
    expect(inSealed((game) => ({ outcomes: swapped(game.outcomes, 2, 1) }))).toBe('notation');
  });

  it('when a code has no text, or is not in the book', () => {
    expect(inSealed((game) => ({ actions: { ...game.actions, format: () => undefined } }))).toBe('notation');
    expect(inSealed((game) => ({ actions: { ...game.actions, size: 2 } }))).toBe('notation');
  });

  it('when a seat has a name that records keep for themselves', () => {
    const named =
      (id: string): Change =>
      (game) => ({ seats: game.seats.map((seat, i) => (i === 0 ? { id } : seat)) });
    for (const id of ['chance', 'seed', 'the first', 'a:b', '#1', '']) expect(inSealed(named(id))).toBe('notation');
  });

  it('when an action reads like an entry of the match itself', () => {
    const clash: Change = (game) => ({
      actions: {
        ...game.actions,
        format: (code) => (code === 0 ? 'undo to 1' : game.actions.format(code)),
        parse: (text) => (text === 'undo to 1' ? 0 : game.actions.parse(text)),
      },
    });
    expect(inSealed(clash)).toBe('no-round-trip');
  });
});

describe('a sampled world that cannot be is caught', () => {
  it('when it contradicts the view', () => {
    const careless: Change = (game) => ({
      sampleWorld(view, random, into) {
        game.sampleWorld(view, random, into);
        row(game, 'oil').add(into, 0, 1);
      },
    });
    expect(inLantern(careless)).toBe('world');
  });

  it('when it breaks an invariant', () => {
    const careless: Change = (game) => ({
      sampleWorld(view, _random, into) {
        into.set(view.state);
        const card = row(game, 'card');
        for (let i = 0; i < card.length; i++) if (card.at(into, i) === UNKNOWN) card.put(into, i, 0);
      },
    });
    expect(inLantern(careless)).toBe('world');
  });

  it('when it leaves in place what the buffer held before', () => {
    const careless: Change = (game) => ({
      sampleWorld(view, random, into) {
        const left = number(game, 'last').get(into);
        game.sampleWorld(view, random, into);
        number(game, 'last').set(into, left);
      },
    });
    expect(inLantern(careless)).toBe('world');
  });
});
