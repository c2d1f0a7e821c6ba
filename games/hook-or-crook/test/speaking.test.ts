import {
  CHANCE,
  CHANCE_ACTS,
  EventRecorder,
  includes,
  LANGUAGES,
  LIST_ROOM,
  OVER,
  Random,
  showEvents,
  SPECTATOR,
  viewOf,
} from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { constantsOf, type HookOrCrook, hookOrCrook } from '../rules/index.ts';
import { type HookOrCrookTexts, texts } from '../texts/index.ts';
import { OwnNames } from '../texts/own-names.ts';
import { REASONS } from '../rules/reasons.ts';
import { ownFiles } from './own-files.ts';
import { Table } from './table.ts';

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);
/** Holes, straight quotes, a doubled period, and quotation marks inside quotation marks. */
const faulty = /undefined|NaN|null|\?| {2}|^$|["']|\.\.|„[^”]*„|“[^”]*“/;
/** Questions end with their mark; a question mark anywhere else stands for something without a name. */
const sound = (text: string) => text.replaceAll(/\?( |$)/g, ' ').trimEnd();

/** Plays one random game and collects everything that is said about it, from every seat's view. */
function everythingSaid(game: HookOrCrook, speaker: Omit<HookOrCrookTexts, 'words' | 'forOptions'>, seed: string) {
  const said = new Set<string>();
  const random = new Random(seed);
  const s = game.layout.create();
  game.init(s);
  const observers = [...game.seats.keys(), SPECTATOR];
  while (game.pending(s) !== OVER) {
    for (const observer of observers) {
      const view = viewOf(game, s, observer).state;
      for (const line of speaker.board?.(view, observer) ?? []) said.add(line);
      for (const { name, cards } of speaker.piles?.(view, observer) ?? []) {
        said.add(name);
        for (const { text } of cards) said.add(text);
      }
      if (observer >= 0) said.add(speaker.prompt(view, observer));
    }
    const recorder = new EventRecorder();
    const pending = game.pending(s);
    if (pending === CHANCE_ACTS) {
      const code = list[random.weighted(weights, game.chance(s, list, weights))] ?? 0;
      game.apply(s, CHANCE, code, recorder);
    } else {
      const seats = [...game.seats.keys()].filter((seat) => includes(pending, seat));
      const seat = seats[random.below(seats.length)] ?? 0;
      const view = viewOf(game, s, seat).state;
      const count = game.legal(s, seat, list);
      for (const code of list.slice(0, count)) said.add(speaker.action(view, seat, code));
      const refused = game.why(s, seat, random.below(game.actions.size));
      if (refused !== undefined) said.add(speaker.reason(refused));
      game.apply(s, seat, list[random.below(game.legal(s, seat, list))] ?? 0, recorder);
    }
    for (const observer of observers)
      for (const event of showEvents(game, recorder.events, observer)) said.add(speaker.event(event) ?? '');
  }
  for (const seat of game.seats.keys()) said.add(speaker.seat(seat));
  return [...said];
}

describe.each(LANGUAGES)('the table speaks %s', (language) => {
  it.each([1, 2, 3, 4, 5])('and leaves nothing unsaid against %i States', async (states) => {
    const speaker = await texts[language]();
    const game = hookOrCrook.open(hookOrCrook.options.parse({ states }));
    for (let n = 0; n < 3; n++)
      expect(everythingSaid(game, speaker, `${states}/${n}`).filter((text) => faulty.test(sound(text)))).toEqual([]);
  });

  it('and calls the players’ own cards and colours by their own names', async () => {
    const options = hookOrCrook.options.parse({ states: 2, colours: ['brown', 'teal'], ...ownFiles });
    const printed = await texts[language]();
    const speaker = printed.forOptions(options);
    expect(speaker.seat(1)).toBe(printed.words.states.brown);
    const table = new Table({}, { states: 2, colours: ['brown', 'teal'], ...ownFiles }).play('die 1', 'news pie');
    const line = table.facts.find(({ name }) => name === 'newsDrawn');
    expect(speaker.event(line!)).toContain(language === 'en' ? 'A pie' : 'Placek');
  });

  it('and calls the players’ own cards and spaces in English where they wrote nothing else', async () => {
    const [red, ...rings] = ownFiles.board;
    const [start, ...spaces] = red!.spaces;
    const named = { ...start!, state: { ...start!.state, name: { en: 'The porch' } } };
    const options = hookOrCrook.options.parse({
      board: [{ ...red, spaces: [named, ...spaces] }, ...rings],
      cheats: [{ id: 'g1', colour: 'green', value: 7, words: { en: { title: 'A jar', line: 'Empty.' } } }],
      evidence: [{ id: 'e3', clincher: true, words: { en: { title: 'A lid', line: 'Dented.' } } }],
    });
    const names = new OwnNames((await texts[language]()).words, constantsOf(options));
    expect([names.space(1, 0, 'state'), names.cheat(0), names.evidence(0)]).toEqual(['The porch', 'A jar', 'A lid']);
    expect(names.cheatWhole(0).text).toContain('Empty.');
    expect(names.evidenceWhole(0).text).toContain('Dented.');
  });

  it('and lets a State read its own cards and every open stack, but no other hand', async () => {
    const speaker = await texts[language]();
    const { cheats } = speaker.words;
    const table = new Table({ cheats: { amber: ['CG01'], coral: ['CG02'] } }, { states: 2 });
    const read = (seat: number) =>
      (speaker.piles?.(viewOf(table.game, table.state, seat).state, seat) ?? []).flatMap(({ cards }) =>
        cards.map(({ title }) => title),
      );
    expect([read(1), read(0), read(SPECTATOR)]).toEqual([[cheats['CG01']?.title], [], []]);
  });

  it.each([
    ['E08', { en: 'protects every State', pl: 'osłania wszystkie Stany' }],
    ['E16', { en: 'protects you', pl: 'osłania ciebie' }],
  ])('and says whom a wild for all protects against %s (rulings 46 and 47)', async (onTable, promise) => {
    const speaker = await texts[language]();
    const given = { round: 4, week: 3, votes: { amber: 9 }, cheats: { amber: ['CK09'] }, onTable };
    const table = new Table(given, { states: 2 });
    const wild = table.game.actions.parse('answer CK09') ?? -1;
    expect(speaker.action(viewOf(table.game, table.state, 1).state, 1, wild)).toContain(promise[language]);
  });

  it('and knows a sentence for every reason', async () => {
    const speaker = await texts[language]();
    const sentences = REASONS.map((code) =>
      speaker.reason({ code, rules: [], params: { card: 0, colour: 1, round: 3 } }),
    );
    expect(new Set(sentences).size).toBe(REASONS.length);
    expect(sentences.filter((sentence) => faulty.test(sentence))).toEqual([]);
  });
});

describe('numbers agree with their nouns', () => {
  const said = async (language: 'en' | 'pl', name: string, args: Record<string, number>) =>
    (await texts[language]()).event({ name, args });

  it('in Polish', async () => {
    expect(await said('pl', 'votesReturned', { who: 1, votes: 1 })).toBe(
      'Stan Chybotki Dolne zwraca Prezydentowi 1 głos.',
    );
    expect(await said('pl', 'votesReturned', { who: 1, votes: 3 })).toContain('3 głosy');
    expect(await said('pl', 'votesReturned', { who: 1, votes: 5 })).toContain('5 głosów');
    expect(await said('pl', 'cheatsDropped', { who: 1, cards: 1, wilds: 2 })).toContain(
      '1 kartę Przekrętu i idzie do sądu z 2 Jokerami',
    );
  });

  it('in English', async () => {
    expect(await said('en', 'cheatsDropped', { who: 1, cards: 1, wilds: 2 })).toContain(
      '1 Cheat Card unseen and goes to court with 2 wilds',
    );
  });
});
