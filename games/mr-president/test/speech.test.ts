import {
  CHANCE,
  CHANCE_ACTS,
  EventRecorder,
  includes,
  LIST_ROOM,
  OVER,
  Random,
  SPECTATOR,
  viewOf,
} from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, events, layout, mrPresident, type Options, RACES, REASONS, STATE_CODES } from '../rules/index.ts';
import { type MrPresidentTexts, texts } from '../texts/index.ts';
import { combinations } from './combinations.ts';
import { singlesOnly } from './singles.ts';
import { blue, gold, green, Position, red } from './position.ts';

const list = new Int16Array(LIST_ROOM);
const weights = new Int16Array(LIST_ROOM);
const isWell = (text: string) => text.trim() === text && text !== '' && !/undefined|NaN|\?\?|-?\d{9,}| {2}/.test(text);

/** A match in which all candidates are level when it ends: no state has a popular vote. */
const NONE = { 2: [0, 0], 3: [0, 0, 0], 4: [0, 0, 0, 0] };
const popularVote = Object.fromEntries(STATE_CODES.map((code) => [code, { regular: NONE, close: NONE }]));
const allLevel = mrPresident.options.parse({ edition: 'second', length: 'short', data: { popularVote } });

/** Plays a random game and returns every text that anybody at the table would read. */
function* readAloud(kind: typeof mrPresident, options: Options, words: MrPresidentTexts, heard: Set<string>) {
  const game = kind.open(options);
  const random = new Random('speech');
  const s = game.layout.create();
  game.init(s);
  while (game.pending(s) !== OVER) {
    const pending = game.pending(s);
    let actor = CHANCE;
    let code = 0;
    if (pending === CHANCE_ACTS) code = list[random.weighted(weights, game.chance(s, list, weights))] ?? 0;
    else {
      const seats = [...game.seats.keys()].filter((seat) => includes(pending, seat));
      actor = seats[random.below(seats.length)] ?? 0;
      const view = viewOf(game, s, actor).state;
      const found = game.legal(s, actor, list);
      yield words.prompt(view, actor);
      for (const action of list.subarray(0, found)) yield words.action(view, actor, action);
      yield* words.board(view, actor);
      for (const { name, cards } of words.piles?.(view, actor) ?? []) {
        yield name;
        for (const { text } of cards) yield text;
      }
      code = list[random.below(found)] ?? 0;
    }
    const facts = new EventRecorder();
    game.apply(s, actor, code, facts);
    for (const event of facts.events)
      for (const observer of [SPECTATOR, ...game.seats.keys()]) {
        heard.add(game.events.show(event, observer).name);
        const sentence = words.event(game.events.show(event, observer));
        if (sentence !== undefined) yield sentence;
      }
  }
  yield words.prompt(s, 0);
}

describe.each(['en', 'pl'] as const)('what the table says (%s)', (language) => {
  it('is well formed in random games of every combination', async () => {
    const words = await texts[language]();
    const heard = new Set<string>();
    const faulty = new Set<string>();
    for (const options of [...combinations, allLevel]) {
      for (const kind of options.edition === 'second' ? [mrPresident, singlesOnly] : [mrPresident])
        for (const text of readAloud(kind, options, words, heard)) if (!isWell(text)) faulty.add(text);
    }
    expect([...faulty]).toEqual([]);
    expect(Object.keys(events.specs).filter((name) => !heard.has(name))).toEqual([]);
  });

  it('gives a sentence for every reason', async () => {
    const words = await texts[language]();
    for (const code of REASONS) {
      const sentence = words.reason({ code, rules: [], params: { card: 3 } });
      expect(isWell(sentence) && sentence !== code).toBe(true);
    }
  });

  it('knows every card, state, seat and party', async () => {
    const words = await texts[language]();
    expect(Object.keys(words.cards)).toEqual([...CARD_IDS]);
    expect(Object.keys(words.states).toSorted()).toEqual([...STATE_CODES].toSorted());
    expect(new Set([0, 1, 2, 3].map((seat) => words.seat(seat))).size).toBe(4);
    expect(new Set([0, 1].map((party) => words.party(party))).size).toBe(2);
  });
});

describe('the words in detail', () => {
  it('count votes and cards with the right word forms', async () => {
    const [english, polish] = [await texts.en(), await texts.pl()];
    const won = (votes: number) => ({ name: 'won', args: { side: 0, votes, round: 1, race: 0 } });
    expect([1, 3].map((votes) => english.event(won(votes)))).toEqual([
      'Red wins 1 electoral vote.',
      'Red wins 3 electoral votes.',
    ]);
    expect([1, 3, 40].map((votes) => polish.event(won(votes)))).toEqual([
      'Czerwony zdobywa 1 głos elektorski.',
      'Czerwony zdobywa 3 głosy elektorskie.',
      'Czerwony zdobywa 40 głosów elektorskich.',
    ]);
  });

  it('show a secret commit to its owner and its number of cards to the others', async () => {
    const words = await texts.en();
    const p = new Position({}, { turnedUp: ['CA', 'NY', 'TX', 'OH'] }).play(red(10, 60));
    const heard = (observer: number) => p.events(observer).map((fact) => words.event(fact));
    expect(heard(0)).toEqual(['Red lays face down: Campaign Promises and TV Debates.']);
    expect(heard(1)).toEqual(['Red lays 2 cards face down.']);
  });

  it('show the resulting placing before an upset is confirmed (ruling 45)', async () => {
    const words = await texts.en();
    const p = new Position({ edition: 'second', candidates: 4 }, { turnedUp: ['CA'] });
    p.play(red(90), blue(50), green(20), gold(10));
    expect(words.prompt(p.s, 1)).toBe(
      'The order is Red, Blue, Green, Gold. A successful upset would make it Gold, Green, Blue, Red. Do you try?',
    );
  });

  it('name what a card is worth in this match', async () => {
    const words = await texts.en();
    const p = new Position({ data: { cards: { billboards: 25 } } });
    expect(words.action(p.s, 0, p.game.actions.parse('play billboards') ?? -1)).toBe('Play Billboards (25)');
  });

  it('show everybody what is held and played, and no card that lies face down', async () => {
    const words = await texts.en();
    const p = new Position({}, { turnedUp: ['CA', 'NY', 'TX', 'OH'] }).play(red(10));
    const piles = words.piles?.(viewOf(p.game, p.s, 1).state, 1) ?? [];
    expect(piles.map(({ name, cards }) => [name, cards.length])).toEqual([
      ['Held by Red', 13],
      ['Held by Blue', 13],
    ]);
    expect(piles[0]?.cards[1]?.text).toBe(`Billboards (20): ${words.cards.billboards.flavour}`);
  });

  it('bring the whole plan with every answer, and say what was agreed on (ruling 32)', async () => {
    const words = await texts.en();
    const p = new Position({ version: 'nominee' });
    const plan = (agreed: unknown) => words.plan?.(p.s, 2, 3, agreed);
    // In the conventions partners are rivals.
    expect(plan(undefined)).toBeUndefined();
    layout.fields.race.set(p.s, RACES.indexOf('election'));
    const [high, green, gold] = plan(undefined)?.questions ?? [];
    expect([high?.name, green?.name, gold?.name]).toEqual([
      'Gold plays high',
      'Green plays two cards',
      'Gold plays two cards',
    ]);
    expect([plan(undefined)?.agreed, plan({ high: 'always' })?.agreed]).toEqual([undefined, undefined]);
    const late = high?.answers.find(({ id }) => id === 'late')?.plan;
    const both = plan(late)?.questions[1]?.answers.find(({ id }) => id === 'first')?.plan;
    expect(both).toEqual({ high: 'late', doubles: ['first', 'free'] });
    expect(plan(both)?.agreed).toBe(
      'Agreed: Gold plays high late in the game; Green plays two cards in the first third of the game.',
    );
  });
});
