import type { Language } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { ownTextIn } from '../cards/card-words.ts';
import { board, cheats, evidence, hookOrCrook, news } from '../rules/index.ts';
import { ownFiles } from './own-files.ts';
import { Table } from './table.ts';

const complaint = (options: unknown): string | undefined =>
  hookOrCrook.options.safeParse(options).error?.issues[0]?.message;

describe('the options', () => {
  it('default to three States and the printed game', () => {
    expect(hookOrCrook.options.parse({})).toEqual({
      states: 3,
      startingVotes: [20, 16, 12, 8, 6],
      waitingStatesMayCheat: true,
    });
  });

  it('seat one Incumbent and one to five States', () => {
    expect(hookOrCrook.open(hookOrCrook.options.parse({ states: 5 })).seats.map(({ id }) => id)).toEqual([
      'incumbent',
      'amber',
      'coral',
      'teal',
      'rose',
      'silver',
    ]);
    expect(complaint({ states: 0 })).toBeDefined();
    expect(complaint({ states: 6 })).toBeDefined();
  });

  it('let the States choose among six colours (ruling 4)', () => {
    const table = new Table({}, { states: 2, colours: ['brown', 'amber'] });
    expect(table.game.seats.map(({ id }) => id)).toEqual(['incumbent', 'brown', 'amber']);
    expect(complaint({ states: 2, colours: ['brown', 'brown'] })).toBe('No two States may have the same colour');
    expect(complaint({ states: 2, colours: ['brown'] })).toBe('Every State needs a colour');
  });

  it('offer chosen colours in the order of the colours, whatever the seats (ruling 16)', () => {
    const table = new Table({ positions: { incumbent: 0 } }, { states: 2, colours: ['brown', 'amber'] }).play('die 1');
    expect(table.legal('incumbent')).toEqual(['gain amber', 'gain brown']);
    expect(table.why('incumbent', 'gain teal')?.code).toBe('colour-not-in-play');
  });

  it('replace the table of starting votes (ruling 2)', () => {
    expect(new Table({}, { states: 2, startingVotes: [1, 2, 3, 4, 5] }).votes()).toEqual([2, 0]);
    expect(complaint({ startingVotes: [1, 2] })).toBe('Starting votes are needed for 1, 2, 3, 4 and 5 States');
  });
});

describe('the players’ own files', () => {
  it('may be the printed ones, written out', () => {
    expect(complaint({ board, news, cheats, evidence })).toBeUndefined();
  });

  it('may be a small board and small decks', () => {
    const table = new Table({}, { states: 1, ...ownFiles }).play('die 1');
    expect(table.outcomes()).toEqual(['news pie', 'news bell', 'news goat']);
  });

  it('may be written in English alone, and in no other language alone', () => {
    const said = { title: 'A pie', line: 'Still warm.' };
    const written = (words: object) => complaint({ evidence: [{ id: 'pie', clincher: true, words }] });
    expect(written({ en: said })).toBeUndefined();
    expect(written({ en: said, pl: said })).toBeUndefined();
    expect(written({ pl: said })).toBeDefined();
  });

  it('are told in English in a language that they do not have', () => {
    expect(ownTextIn({ en: 'A pie', pl: 'Placek' }, 'pl')).toBe('Placek');
    expect(ownTextIn({ en: 'A pie', pl: 'Placek' }, 'cs' as Language)).toBe('A pie');
    expect(ownTextIn(undefined, 'en')).toBeUndefined();
  });

  it('are refused when a ring does not start at its space 0', () => {
    const [first, ...rest] = board;
    const spaces = [...first.spaces.slice(1), first.spaces[0]];
    expect(complaint({ board: [{ ...first, spaces }, ...rest] })).toBe('A ring starts at its space 0 and nowhere else');
  });

  it('are refused when an effect does not fit its kind of space', () => {
    const [first, ...rest] = board;
    const odd = { ...first.spaces[3], incumbent: { kind: 'news', effect: { op: 'none' } } };
    const spaces = first.spaces.map((space, index) => (index === 3 ? odd : space));
    expect(complaint({ board: [{ ...first, spaces }, ...rest] })).toBe('The effect does not fit the kind of space');
  });

  it('are refused when two cards have the same name', () => {
    expect(complaint({ cheats: [cheats[0], cheats[0]] })).toBe('Two cards have the same name');
  });

  it('are refused when a News Card would draw a News Card', () => {
    const card = { id: 'loop', incumbent: { op: 'drawNews', amount: 1 }, state: { op: 'none' } };
    expect(complaint({ news: [card] })).toBeDefined();
  });

  it('give a State no Evidence and the Incumbent no Cheat Card', () => {
    const card = (red: object, blue: object) => ({ news: [{ id: 'x', incumbent: red, state: blue }] });
    expect(complaint(card({ op: 'drawCheat', amount: 1 }, { op: 'none' }))).toBeDefined();
    expect(complaint(card({ op: 'none' }, { op: 'drawEvidence', amount: 1 }))).toBeDefined();
  });
});

describe('the printed decks', () => {
  it('have 55 News, 72 Cheat and 18 Evidence Cards', () => {
    expect([news.length, cheats.length, evidence.length]).toEqual([55, 72, 18]);
  });

  it('have 20 Cheat Cards of each round’s colour and 12 wilds, four of them for all', () => {
    const count = (colour: string) => cheats.filter((card) => card.colour === colour).length;
    expect(['green', 'blue', 'purple', 'black'].map(count)).toEqual([20, 20, 20, 12]);
    expect(cheats.filter((card) => card.colour === 'black' && card.scope === 'all')).toHaveLength(4);
  });

  it('have 15 proofs and 3 Clinchers', () => {
    expect(evidence.filter(({ clincher }) => clincher)).toHaveLength(3);
  });

  it('lie on rings of 24, 20 and 16 spaces with two laps, one and one, and three places where counting stops', () => {
    expect(board.map(({ laps, spaces }) => [laps, spaces.length])).toEqual([
      [2, 24],
      [1, 20],
      [1, 16],
    ]);
    expect(board[2].spaces.flatMap(({ state }, index) => (state.kind === 'stop' ? [index] : []))).toEqual([4, 8, 12]);
  });
});
