import { describe, expect, it } from 'vitest';
import { answer, ask, lanternMatch, sealedMatch, tell } from '../test/table.ts';
import { judge } from './gate.ts';
import type { Match } from './match.ts';

const LIGHT_NORTH = 8;
const takeback = (match: Match, to: number, consents: number[], seat = 0) =>
  judge(match, { kind: 'takeback', seat, sequence: match.log.length, to, consents });

describe('the gate', () => {
  it('turns an action on offer into the entry it becomes', () => {
    const match = lanternMatch();
    const wick = match.game.actions.parse('play wick')!;
    expect(ask(match, 'amber: play wick')).toEqual({ ok: true, entry: { kind: 'action', seat: 0, action: wick } });
  });

  it('changes nothing, whatever it answers', () => {
    const match = lanternMatch();
    const before = [match.log.length, ...match.state];
    ask(match, 'amber: play wick');
    ask(match, 'violet: play wick');
    expect([match.log.length, ...match.state]).toEqual(before);
  });

  it('refuses what is not in the form of a request', () => {
    const match = lanternMatch();
    const good = { kind: 'action', seat: 0, sequence: 4, action: 0 };
    const bad = [
      undefined,
      'play wick',
      { ...good, kind: 'dance' },
      { ...good, seat: -1 },
      { ...good, seat: 0.5 },
      { ...good, action: '0' },
      { ...good, action: -1 },
      { ...good, sequence: undefined },
      { ...good, extra: 1 },
      { kind: 'forfeit', seat: 0, sequence: 4, reason: 'bored' },
      { kind: 'takeback', seat: 0, sequence: 4, to: 0 },
      { kind: 'stop', seat: 0, sequence: 4, reason: 'stopped' },
    ];
    expect(answer(judge(match, good))).toBe('accepted');
    for (const request of bad) expect(answer(judge(match, request))).toBe('malformed');
  });

  it('refuses a seat the match does not have', () => {
    const match = lanternMatch();
    expect(answer(judge(match, { kind: 'undo', seat: 2, sequence: 4 }))).toBe('unknown-seat');
  });

  it('refuses everything once the match is over', () => {
    const match = lanternMatch();
    match.append({ kind: 'forfeit', seat: 1, reason: 'clock' });
    for (const request of [
      { kind: 'action', action: 0 },
      { kind: 'undo' },
      { kind: 'forfeit', reason: 'resigned' },
      { kind: 'takeback', to: 0, consents: [0, 1] },
    ])
      expect(answer(judge(match, { ...request, seat: 0, sequence: 5 }))).toBe('match-over');
    const stopped = lanternMatch();
    stopped.stop('too-long');
    expect(answer(judge(stopped, { kind: 'forfeit', reason: 'resigned', seat: 0, sequence: 5 }))).toBe('match-over');
  });

  it('refuses a seat the game does not wait for', () => {
    const match = lanternMatch();
    expect(answer(ask(match, 'violet: play glow'))).toBe('not-your-decision');
    tell(match, 'amber: play gift');
    expect(answer(ask(match, 'amber: allow'))).toBe('not-your-decision');
    expect(answer(ask(match, 'violet: allow'))).toBe('accepted');
  });

  it('refuses every seat while chance must act', () => {
    const match = sealedMatch();
    for (const seat of ['ash', 'birch', 'cedar'])
      expect(answer(ask(match, `${seat}: lay plain 1`))).toBe('not-your-decision');
  });

  it('refuses an action that is not on offer, inside the notation or outside it', () => {
    const match = lanternMatch();
    expect(answer(ask(match, 'amber: play glow'))).toBe('illegal-action');
    expect(answer(ask(match, 'amber: light north'))).toBe('illegal-action');
    expect(answer(judge(match, { kind: 'action', seat: 0, sequence: 4, action: 30_000 }))).toBe('illegal-action');
  });

  it('explains every refusal in a sentence', () => {
    const match = lanternMatch();
    const verdict = ask(match, 'violet: play glow');
    expect(verdict).toEqual({
      ok: false,
      refusal: { code: 'not-your-decision', sentence: 'The game does not wait for you.' },
    });
    const sentences = [
      judge(match, null),
      judge(match, { kind: 'undo', seat: 9, sequence: 4 }),
      ask(match, 'amber: play glow'),
      ask(match, 'amber: play wick', 3),
      ask(match, 'amber: undo'),
      takeback(match, 0, []),
      takeback(match, 4, [1]),
      takeback(match, 9, [1]),
    ].map((refused) => (refused.ok ? '' : refused.refusal.sentence));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{10,}\.$/);
    match.append({ kind: 'forfeit', seat: 0, reason: 'resigned' });
    const late = ask(match, 'amber: play wick');
    expect(late.ok ? '' : late.refusal.sentence).toBe('This match is over.');
  });
});

describe('a sequence number', () => {
  it('must be the length of the log the asker acts upon', () => {
    const match = lanternMatch();
    expect(answer(ask(match, 'amber: play wick', 3))).toBe('stale-sequence');
    expect(answer(ask(match, 'amber: play wick', 4))).toBe('accepted');
    expect(answer(ask(match, 'amber: play wick', 5))).toBe('stale-sequence');
  });

  it('grows old with the seat’s own action', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick');
    const light = { kind: 'action', seat: 0, action: LIGHT_NORTH };
    expect(answer(judge(match, { ...light, sequence: 4 }))).toBe('stale-sequence');
    expect(answer(judge(match, { ...light, sequence: 5 }))).toBe('accepted');
  });

  it('does not grow old when others choose in the same simultaneous decision', () => {
    const match = sealedMatch();
    tell(match, 'chance: prize 3');
    tell(match, 'ash: lay gold 2', 'birch: lay plain 1');
    expect(answer(ask(match, 'cedar: lay plain 3', 1))).toBe('accepted');
    expect([0, 1, 2].map((seat) => match.freshFrom(seat))).toEqual([2, 3, 1]);
  });

  it('does not grow old for a seat that revises while others choose', () => {
    const match = sealedMatch();
    tell(match, 'chance: prize 3', 'ash: lay gold 2', 'birch: lay plain 1');
    expect(answer(ask(match, 'ash: lay gold 1', 2))).toBe('accepted');
    tell(match, 'birch: lay plain 2', 'birch: undo');
    expect(answer(ask(match, 'ash: lay gold 1', 2))).toBe('accepted');
  });

  it('grows old for everybody when the decision is closed', () => {
    const match = sealedMatch();
    tell(match, 'chance: prize 3', 'ash: lay gold 2', 'birch: lay plain 1', 'cedar: lay plain 1', 'chance: prize 1');
    for (const seat of ['ash', 'birch', 'cedar']) {
      expect(answer(ask(match, `${seat}: lay plain 1`, 4))).toBe('stale-sequence');
      expect(answer(ask(match, `${seat}: lay plain 1`, 5))).toBe('accepted');
    }
  });

  it('grows old for everybody with a takeback', () => {
    const match = sealedMatch();
    tell(match, 'chance: prize 3', 'ash: lay gold 2');
    match.append({ kind: 'takeback', seat: 0, to: 1 });
    expect(answer(ask(match, 'cedar: lay plain 1', 2))).toBe('stale-sequence');
    expect(answer(ask(match, 'cedar: lay plain 1', 3))).toBe('accepted');
  });

  it('is 0 for a seat the match does not have', () => {
    expect(sealedMatch().freshFrom(7)).toBe(0);
  });
});

describe('undo at the gate', () => {
  it('becomes an entry that names the last number that stays', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick', 'amber: light north');
    expect(ask(match, 'amber: undo')).toEqual({ ok: true, entry: { kind: 'undo', seat: 0, to: 5 } });
  });

  it('is refused when there is nothing the seat can take back alone', () => {
    const match = lanternMatch();
    expect(answer(ask(match, 'amber: undo'))).toBe('nothing-to-undo');
    tell(match, 'amber: play wick');
    expect(answer(ask(match, 'violet: undo'))).toBe('nothing-to-undo');
  });
});

describe('a takeback', () => {
  it('needs the consent of every other seat', () => {
    const match = sealedMatch();
    tell(match, 'chance: prize 3', 'ash: lay gold 2');
    expect(answer(takeback(match, 1, []))).toBe('no-consent');
    expect(answer(takeback(match, 1, [1]))).toBe('no-consent');
    expect(answer(takeback(match, 1, [0, 1]))).toBe('no-consent');
    expect(takeback(match, 1, [2, 1])).toEqual({ ok: true, entry: { kind: 'takeback', seat: 0, to: 1 } });
  });

  it('goes back to any step in effect, or to the start', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick');
    expect(answer(takeback(match, 2, [1]))).toBe('accepted');
    expect(answer(takeback(match, 0, [1]))).toBe('accepted');
  });

  it('does not go to a step that is not in effect', () => {
    const match = lanternMatch();
    tell(match, 'amber: play wick', 'amber: undo');
    expect(answer(takeback(match, 5, [1]))).toBe('unknown-sequence');
    expect(answer(takeback(match, 99, [1]))).toBe('unknown-sequence');
  });

  it('does not go to where the match already is', () => {
    const match = lanternMatch();
    expect(answer(takeback(match, 4, [1]))).toBe('nothing-to-undo');
    expect(answer(takeback(sealedMatch(2), 0, [1]))).toBe('nothing-to-undo');
  });
});

describe('giving up', () => {
  it('is open to every seat at any time, with its reason', () => {
    const match = lanternMatch();
    for (const reason of ['resigned', 'clock', 'abandoned'])
      expect(judge(match, { kind: 'forfeit', seat: 1, sequence: 4, reason })).toEqual({
        ok: true,
        entry: { kind: 'forfeit', seat: 1, reason },
      });
  });
});
