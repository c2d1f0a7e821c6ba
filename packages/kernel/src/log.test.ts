import { describe, expect, it } from 'vitest';
import { entrySchema, headerSchema, localHeader } from './log.ts';

const header = {
  game: 'lantern',
  rules: 2,
  options: { oil: 1 },
  match: 'm1',
  seats: ['Ada', 'Ben'],
  commitment: null,
};

describe('the header of a match without a club', () => {
  const about = { options: { oil: 1 }, match: 'm1', seats: ['Ada', 'Ben'] };

  it('names the game and its rules, and promises no seed', () => {
    expect(localHeader({ id: 'lantern', version: 2 }, about)).toEqual(header);
  });

  it('holds the arranged position only where there is one', () => {
    expect(localHeader({ id: 'lantern', version: 2 }, { ...about, given: undefined })).not.toHaveProperty('given');
    expect(localHeader({ id: 'lantern', version: 2 }, { ...about, given: { oil: 3 } })).toEqual({
      ...header,
      given: { oil: 3 },
    });
  });
});

describe('an entry of the log', () => {
  it('is an action, a draw, a step back, a giving up, the end by its host or the seed', () => {
    for (const entry of [
      { kind: 'action', seat: 0, action: 3 },
      { kind: 'chance', outcome: 0 },
      { kind: 'undo', seat: 1, to: 0 },
      { kind: 'takeback', seat: 1, to: 12 },
      { kind: 'forfeit', seat: 0, reason: 'clock' },
      { kind: 'stop', reason: 'too-long' },
      { kind: 'stop', reason: 'stopped' },
      { kind: 'seed', seed: 'ab'.repeat(32) },
    ])
      expect(entrySchema.parse(entry)).toEqual(entry);
  });

  it('is nothing else', () => {
    for (const entry of [
      { kind: 'action', seat: 0 },
      { kind: 'action', seat: -1, action: 3 },
      { kind: 'action', seat: 0, action: 3, note: 'why not' },
      { kind: 'chance', outcome: 0.5 },
      { kind: 'forfeit', seat: 0, reason: 'bored' },
      { kind: 'stop', reason: 'bored' },
      { kind: 'stop', seat: 0, reason: 'stopped' },
      { kind: 'seed', seed: 'ab' },
      { kind: 'seed', seed: `${'ab'.repeat(32)}ab` },
      { kind: 'chat', text: 'hello' },
    ])
      expect(entrySchema.safeParse(entry).success).toBe(false);
  });
});

describe('the header of a match', () => {
  it('may promise a seed and name an arranged position', () => {
    expect(headerSchema.parse(header)).toEqual(header);
    const full = { ...header, commitment: '0f'.repeat(32), given: { turn: 'amber' } };
    expect(headerSchema.parse(full)).toEqual(full);
  });

  it('has a name for its match that fits one line', () => {
    for (const match of ['x', 'round 2, table 3'])
      expect(headerSchema.safeParse({ ...header, match }).success).toBe(true);
    for (const match of ['', ' x', 'x ', 'one\ntwo', 'x\n'])
      expect(headerSchema.safeParse({ ...header, match }).success).toBe(false);
  });

  it('promises a whole hash or none', () => {
    for (const commitment of ['0f', `${'0f'.repeat(32)}00`, undefined, 7])
      expect(headerSchema.safeParse({ ...header, commitment }).success).toBe(false);
  });
});
