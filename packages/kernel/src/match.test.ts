import { describe, expect, it } from 'vitest';
import { headerOf, lanternMatch, sealedMatch, tell } from '../test/table.ts';
import { type ChanceSource, PlainChance } from './fair.ts';
import { Match } from './match.ts';
import { winnersOf } from './outcome.ts';
import { CHANCE_ACTS, EVERYONE, only, SPECTATOR } from './seats.ts';
import { snapshotSchema } from './snapshot.ts';
import { UNKNOWN } from './state.ts';
import { lantern } from './toys/lantern/lantern.ts';

const SEED = 'ab'.repeat(32);

/** Luck that always brings the first outcome and remembers which draws it was asked for. */
class CountingChance implements ChanceSource {
  readonly counters: number[] = [];
  pick(counter: number): number {
    this.counters.push(counter);
    return 0;
  }
}

describe('a match', () => {
  it('starts from the set-up, or from the position it is given', () => {
    const game = lantern.open({ oil: 2 });
    const arranged = game.layout.create();
    game.init(arranged);
    arranged[0] = 1;
    expect(new Match(game, headerOf(game, {})).state[0]).toBe(0);
    const match = new Match(game, headerOf(game, {}), arranged);
    arranged[0] = 7;
    expect([match.state[0], match.start[0]]).toEqual([1, 1]);
  });

  it('plays an accepted request and lets chance act until a seat must choose', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick');
    const done = match.game.actions.parse('done');
    const submission = match.submit({ kind: 'action', seat: 0, sequence: 5, action: done }, new PlainChance(1));
    expect(submission.ok && submission.happenings.map(({ sequence, entry }) => [sequence, entry.kind])).toEqual([
      [6, 'action'],
      [7, 'chance'],
    ]);
    expect(match.game.pending(match.state)).toBe(only(1));
  });

  it('changes nothing when a request is refused', () => {
    const match = lanternMatch();
    const before = [...match.state];
    const submission = match.submit({ kind: 'undo', seat: 0, sequence: 4 }, new PlainChance(1));
    expect(submission.ok ? undefined : submission.refusal.code).toBe('nothing-to-undo');
    expect([match.log.length, [...match.state]]).toEqual([4, before]);
  });

  it('settles chance before the first choice', () => {
    const game = lantern.open({ oil: 0 });
    const match = new Match(game, headerOf(game, {}));
    expect(match.settle(new PlainChance('deal'))).toHaveLength(4);
    expect(match.settle(new PlainChance('deal'))).toHaveLength(0);
  });

  it('draws anew after a takeback: undone draws still count', () => {
    const source = new CountingChance();
    const match = sealedMatch(2);
    match.settle(source);
    match.submit({ kind: 'takeback', seat: 0, sequence: 1, to: 0, consents: [1] }, source);
    expect(source.counters).toEqual([0, 1]);
  });

  it('lets chance act no more once a seat gave up', () => {
    const match = sealedMatch(2);
    match.append({ kind: 'forfeit', seat: 0, reason: 'resigned' });
    expect(match.game.pending(match.state)).toBe(CHANCE_ACTS);
    expect(match.settle(new PlainChance(1))).toEqual([]);
  });

  it('tells who learned a choice and what happened', () => {
    const match = sealedMatch(2);
    const lay = match.game.actions.parse('lay gold 2')!;
    tell(match, 'chance: prize 3');
    const { witnesses, events, sequence } = match.append({ kind: 'action', seat: 1, action: lay });
    expect([witnesses, sequence]).toEqual([only(1), 2]);
    expect(events.map(({ kind, args }) => [kind, ...args])).toEqual([[match.game.events.kinds['laid'], 1, 2, 1, 0]]);
    expect(match.append({ kind: 'undo', seat: 1, to: 1 })).toMatchObject({ witnesses: EVERYONE, events: [] });
  });

  it('goes back to a mark as if nothing had been tried, whatever it was', () => {
    const tries: ((match: Match) => void)[] = [
      (match) => tell(match, 'amber: light north'),
      (match) => tell(match, 'amber: undo'),
      (match) => match.submit({ kind: 'takeback', seat: 0, sequence: 5, to: 2, consents: [1] }, new PlainChance(1)),
      (match) => {
        match.append({ kind: 'forfeit', seat: 0, reason: 'resigned' });
        match.close(SEED);
      },
    ];
    for (const attempt of tries) {
      const [match, untouched] = [lanternMatch(), lanternMatch()];
      tell(match, 'amber: play wick');
      tell(untouched, 'amber: play wick');
      const mark = match.mark();
      attempt(match);
      expect(match.log.length).toBeGreaterThan(5);
      match.withdraw(mark);
      expect(match.snapshot()).toEqual(untouched.snapshot());
      expect([match.log, match.over, match.seed]).toEqual([untouched.log, false, undefined]);
      tell(match, 'amber: light north', 'amber: undo', 'amber: undo', 'amber: play wick');
      tell(untouched, 'amber: light north', 'amber: undo', 'amber: undo', 'amber: play wick');
      expect(match.snapshot()).toEqual(untouched.snapshot());
      const source = new CountingChance();
      match.submit(
        { kind: 'action', seat: 0, sequence: match.log.length, action: match.game.actions.parse('done') },
        source,
      );
      expect(source.counters).toEqual([4]);
    }
  });

  it('knows who may take the last step back alone; nobody, once it is over', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick');
    const may = () => [0, 1, SPECTATOR].map((observer) => match.mayUndo(observer));
    expect(may()).toEqual([true, false, false]);
    match.stop('stopped');
    expect(may()).toEqual([false, false, false]);
  });

  it('knows the position after each of its steps', () => {
    const match = lanternMatch();
    const states = [[...match.state]];
    tell(match, 'amber: play wick');
    states.push([...match.state]);
    tell(match, 'amber: light north', 'amber: undo', 'amber: light east');
    states.push([...match.state]);
    const into = match.game.layout.create();
    states.forEach((state, step) => {
      match.stateAfter(4 + step, into);
      expect([...into]).toEqual(state);
    });
  });
});

describe('the story of a match', () => {
  const told = (match: Match) =>
    match.story().map(({ sequence, entry, events, after }) => [sequence, entry, events, [...after]]);
  const playOn = (match: Match) => {
    tell(match, 'amber: play wick', 'amber: light north', 'amber: undo', 'amber: light west', 'amber: done');
    tell(match, 'chance: deal gust', 'violet: play glow', 'violet: allow', 'violet: refuse', 'violet: light east');
    match.append({ kind: 'takeback', seat: 1, to: 10 });
    tell(match, 'violet: play fog', 'chance: deal string');
  };

  it('holds each step in effect with its events, its witnesses and the position it led to', () => {
    const match = lanternMatch();
    playOn(match);
    expect(match.story().map(({ sequence }) => sequence)).toEqual(match.steps.map(({ sequence }) => sequence));
    const into = match.game.layout.create();
    for (const [index, { sequence, entry, after }] of match.story().entries()) {
      match.stateAfter(index + 1, into);
      expect([entry, after]).toEqual([match.log[sequence - 1], into]);
    }
    expect(match.story().at(-1)?.after).toEqual(match.state);
  });

  it('is the same whether it was asked for before the first entry or only now', () => {
    const [kept, late] = [lanternMatch(), lanternMatch()];
    kept.story();
    playOn(kept);
    playOn(late);
    expect(told(kept)).toEqual(told(late));
    tell(kept, 'amber: play gift');
    tell(late, 'amber: play gift');
    expect(told(kept)).toEqual(told(late));
  });

  it('goes back with the match to a mark', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick', 'amber: light north');
    const [before, position] = [told(match), [...match.state]];
    const mark = match.mark();
    tell(match, 'amber: undo', 'amber: light east', 'amber: done');
    match.withdraw(mark);
    expect([...match.state]).toEqual(position);
    expect(told(match)).toEqual(before);
  });
});

describe('the end of a match', () => {
  const finished = () => {
    const match = sealedMatch(2, 1);
    tell(match, 'chance: prize 2', 'ash: lay gold 1', 'birch: lay plain 1');
    return match;
  };

  it('comes with the end of the game, and brings the scores', () => {
    const match = sealedMatch(2, 1);
    expect([match.over, match.scores()]).toEqual([false, undefined]);
    expect([finished().over, finished().scores()]).toEqual([true, [1, 0]]);
  });

  it('comes when a seat gives up: the other wins', () => {
    const match = sealedMatch(2);
    match.append({ kind: 'forfeit', seat: 1, reason: 'resigned' });
    expect([match.over, match.scores()]).toEqual([true, [1, 0]]);
  });

  it('comes when a seat gives up, and nobody wins where the others play against each other', () => {
    const match = sealedMatch(3);
    match.append({ kind: 'forfeit', seat: 1, reason: 'clock' });
    expect([match.over, match.scores()]).toEqual([true, [1 / 3, 0, 1 / 3]]);
    expect(winnersOf(match.scores()!)).toEqual([]);
    expect(match.forfeit).toEqual({ kind: 'forfeit', seat: 1, reason: 'clock' });
  });

  it('comes when its host stops it: nobody wins', () => {
    const match = sealedMatch(3);
    const mark = match.mark();
    match.stop('too-long');
    expect([match.over, match.scores()]).toEqual([true, [0, 0, 0]]);
    expect(match.stopped).toEqual({ kind: 'stop', reason: 'too-long' });
    match.close(SEED);
    match.withdraw(mark);
    expect([match.over, match.scores(), match.stopped]).toEqual([false, undefined, undefined]);
    expect(() => finished().stop('stopped')).toThrow('Entry 4: a match that is over cannot be stopped.');
  });

  it('lays everything open', () => {
    const match = lanternMatch();
    const { offset, length } = match.game.layout.fields['card'] as { offset: number; length: number };
    const cards = () => match.view(SPECTATOR).state.subarray(offset, offset + length);
    expect(cards().every((card) => card === UNKNOWN)).toBe(true);
    expect(match.shownLog(SPECTATOR)).toEqual(match.log.map(() => ({ kind: 'chance' })));
    match.append({ kind: 'forfeit', seat: 1, reason: 'resigned' });
    expect(cards().includes(UNKNOWN)).toBe(false);
    expect(match.shownLog(SPECTATOR)).toEqual(match.log);
  });

  it('is when the seed is published, once', () => {
    expect(() => sealedMatch(2).close(SEED)).toThrow('Entry 1: the seed is published before the end.');
    const match = finished();
    expect(match.seed).toBeUndefined();
    match.close(SEED);
    expect([match.seed, match.log.at(-1)]).toEqual([SEED, { kind: 'seed', seed: SEED }]);
    expect(() => match.close(SEED)).toThrow('the seed is published twice');
  });
});

describe('the log an observer reads', () => {
  it('shows a secret choice to its witnesses, to others only that it was made', () => {
    const match = sealedMatch(2);
    tell(match, 'chance: prize 2', 'ash: lay gold 1');
    expect(match.shownLog(0)).toEqual(match.log);
    for (const observer of [1, SPECTATOR])
      expect(match.shownLog(observer)).toEqual([match.log[0], { kind: 'action', seat: 0 }]);
  });

  it('goes on hiding a secret choice that was taken back', () => {
    const match = sealedMatch(2);
    tell(match, 'chance: prize 2', 'ash: lay gold 1', 'ash: undo');
    expect(match.shownLog(1).slice(1)).toEqual([
      { kind: 'action', seat: 0 },
      { kind: 'undo', seat: 0, to: 1 },
    ]);
  });
});

describe('replaying a log', () => {
  const replayed = (match: Match) => Match.replay(match.game, match.header, match.log, match.start);

  it('rebuilds the same match', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick', 'amber: light north', 'amber: undo', 'amber: done', 'chance: deal gust');
    match.append({ kind: 'takeback', seat: 0, to: 4 });
    tell(match, 'amber: play gift', 'violet: refuse');
    match.append({ kind: 'forfeit', seat: 0, reason: 'resigned' });
    match.close(SEED);
    const again = replayed(match);
    expect([...again.state]).toEqual([...match.state]);
    expect([again.log, again.steps, again.forfeit, again.seed]).toEqual([match.log, match.steps, match.forfeit, SEED]);
    expect([0, 1].map((seat) => again.freshFrom(seat))).toEqual([0, 1].map((seat) => match.freshFrom(seat)));
  });

  it('rebuilds a match that was stopped, in parts too', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick');
    match.stop('stopped');
    match.close(SEED);
    const again = replayed(match);
    expect([again.log, again.stopped, again.scores(), again.seed]).toEqual([match.log, match.stopped, [0, 0], SEED]);
    const inParts = new Match(match.game, match.header);
    for (const entry of match.log) inParts.follow([entry]);
    expect([inParts.log, inParts.stopped]).toEqual([match.log, match.stopped]);
    expect(() => inParts.follow([match.log[0]!])).toThrow('Entry 8: chance cannot bring this here.');
  });

  it('stops at the first entry that cannot follow, and says why', () => {
    const start = lanternMatch();
    const light = start.game.actions.parse('light north')!;
    const wick = start.game.actions.parse('play wick')!;
    const flare = start.game.outcomes.parse('deal flare')!;
    const dealt = start.game.outcomes.parse('deal wick')!;
    const sentence = (...entries: Parameters<Match['append']>[0][]) => {
      try {
        Match.replay(start.game, start.header, [...start.log, ...entries]);
        return 'replayed';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(sentence({ kind: 'action', seat: 0, action: light })).toBe('Entry 5: The rules do not allow that now.');
    expect(sentence({ kind: 'action', seat: 1, action: wick })).toBe('Entry 5: The game does not wait for you.');
    expect(sentence({ kind: 'chance', outcome: flare })).toBe('Entry 5: chance cannot bring this here.');
    expect(sentence({ kind: 'seed', seed: SEED })).toBe('Entry 5: the seed is published before the end.');
    expect(sentence({ kind: 'undo', seat: 0, to: 3 })).toBe('Entry 5: There is nothing you can take back alone.');
    expect(sentence({ kind: 'takeback', seat: 0, to: 4 })).toBe('Entry 5: Nothing happened since that point.');
    const played = { kind: 'action', seat: 0, action: wick } as const;
    expect(sentence(played, { kind: 'undo', seat: 0, to: 3 })).toContain('Entry 6: the undo names another point');
    expect(sentence(played, { kind: 'undo', seat: 0, to: 4 })).toBe('replayed');
    const gaveUp = { kind: 'forfeit', seat: 0, reason: 'clock' } as const;
    expect(sentence(gaveUp, gaveUp)).toBe('Entry 6: This match is over.');
    const twice = [...start.log.slice(0, 1), { kind: 'chance', outcome: dealt } as const];
    expect(() => Match.replay(start.game, start.header, twice)).toThrow('Entry 2: chance cannot bring this here.');
    const late = [{ kind: 'forfeit', seat: 0, reason: 'clock' } as const, { kind: 'chance', outcome: dealt } as const];
    expect(() => Match.replay(start.game, start.header, late)).toThrow('Entry 2: chance cannot bring this here.');
  });
});

describe('resuming from a snapshot', () => {
  /** A long match with undos and takebacks, some of them pending when the snapshots are taken. */
  const eventful = () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick', 'amber: light north', 'amber: undo', 'amber: light west', 'amber: done');
    tell(match, 'chance: deal gust', 'violet: play glow', 'violet: allow', 'violet: refuse', 'violet: light east');
    match.append({ kind: 'takeback', seat: 1, to: 10 });
    tell(match, 'violet: play fog', 'chance: deal string', 'amber: play gift');
    return match;
  };
  const facts = (match: Match) => ({
    state: [...match.state],
    log: match.log,
    steps: match.steps,
    fresh: [...match.game.seats.keys()].map((seat) => match.freshFrom(seat)),
    shown: match.shownLog(0),
    forfeit: match.forfeit,
    seed: match.seed,
  });

  it('gives the same match as a full replay, wherever the snapshot was taken', () => {
    const whole = eventful();
    for (let at = 0; at <= whole.log.length; at++) {
      const part = Match.replay(whole.game, whole.header, whole.log.slice(0, at));
      const stored = snapshotSchema.parse(JSON.parse(JSON.stringify(part.snapshot())));
      const resumed = Match.resume(whole.game, whole.header, whole.log, stored);
      expect(facts(resumed)).toEqual(facts(whole));
      tell(resumed, 'amber: undo', 'amber: play gust');
      const full = Match.replay(whole.game, whole.header, whole.log);
      tell(full, 'amber: undo', 'amber: play gust');
      expect(facts(resumed)).toEqual(facts(full));
    }
  });

  it('steps back over the snapshot as if it had never been', () => {
    const match = lanternMatch();
    const start = [...match.state];
    tell(match, 'amber: play wick', 'amber: light north');
    const resumed = Match.resume(match.game, match.header, match.log, match.snapshot());
    tell(resumed, 'amber: undo', 'amber: undo');
    expect([...resumed.state]).toEqual(start);
  });

  it('remembers how many draws were made, and how the match ended', () => {
    const match = sealedMatch(2, 1);
    tell(match, 'chance: prize 2', 'ash: lay gold 1', 'birch: lay plain 1');
    match.close(SEED);
    const resumed = Match.resume(match.game, match.header, match.log, match.snapshot());
    expect([resumed.over, resumed.seed]).toEqual([true, SEED]);
    const source = new CountingChance();
    const open = Match.replay(match.game, match.header, match.log.slice(0, 1));
    const back = Match.resume(match.game, match.header, open.log, open.snapshot());
    back.append({ kind: 'takeback', seat: 0, to: 0 });
    back.settle(source);
    expect(source.counters).toEqual([1]);
  });

  it('starts from an arranged position when the match did', () => {
    const game = lantern.open({ oil: 0 });
    const start = game.layout.create();
    game.init(start);
    game.scenario.arrange(start, { hands: { amber: ['wick'], violet: ['fog'] } } as never);
    const match = new Match(game, headerOf(game, {}), start);
    tell(match, 'amber: play wick');
    const resumed = Match.resume(game, match.header, match.log, match.snapshot(), start);
    tell(resumed, 'amber: undo');
    expect([...resumed.state]).toEqual([...start]);
  });

  it('does without a snapshot that does not fit', () => {
    const match = eventful();
    const snapshot = match.snapshot();
    const unfit = [
      { ...snapshot, rules: 1 },
      { ...snapshot, state: snapshot.state.slice(1) },
      { ...snapshot, sequence: snapshot.sequence + 1, witnesses: [...snapshot.witnesses, EVERYONE] },
      { ...snapshot, witnesses: [] },
      // An undo is no step, and there is no entry 0.
      { ...snapshot, steps: [...snapshot.steps, match.log.findIndex(({ kind }) => kind === 'undo') + 1] },
      { ...snapshot, steps: [...snapshot.steps, 0] },
    ];
    for (const wrong of unfit)
      expect(facts(Match.resume(match.game, match.header, match.log, wrong))).toEqual(facts(match));
  });

  it('still judges the entries after it', () => {
    const match = lanternMatch();
    const bad = { kind: 'action', seat: 1, action: 0 } as const;
    expect(() => Match.resume(match.game, match.header, [...match.log, bad], match.snapshot())).toThrow(
      'Entry 5: The game does not wait for you.',
    );
  });
});
