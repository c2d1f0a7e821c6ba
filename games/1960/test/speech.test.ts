import { CHANCE, CHANCE_ACTS, EventRecorder, includes, LANGUAGES, OVER, Random, viewOf } from '@whistlestop/kernel';
import { describe, expect, it } from 'vitest';
import { events, nineteenSixty, REASONS } from '../rules/index.ts';
import { CARD_IDS, HAND, STATES, VOTES, zone } from '../rules/parts.ts';
import { texts } from '../texts/index.ts';
import { Table } from './table.ts';

const game = nineteenSixty.open(nineteenSixty.options.parse({ deck: '2017' }));
const list = new Int16Array(2048);
const weights = new Int16Array(2048);
/** Signs that a number or a word was missing. */
const gap = /undefined|NaN|null|-2147483648|\[object/;

describe.each(LANGUAGES)('the table speaks %s', (language) => {
  it('has whole sentences for everything that happens in random games', async () => {
    const words = await texts[language]();
    const heard = new Set<string>();
    const check = (text: string | undefined): void => expect(text ?? '').not.toMatch(gap);
    for (let seed = 0; seed < 6; seed++) {
      const random = new Random(seed);
      const s = game.layout.create();
      game.init(s);
      for (let pending = game.pending(s); pending !== OVER; pending = game.pending(s)) {
        const recorder = new EventRecorder();
        if (pending === CHANCE_ACTS) {
          const count = game.chance(s, list, weights);
          game.apply(s, CHANCE, list[random.weighted(weights, count)] ?? 0, recorder);
        } else {
          const seat = includes(pending, 0) ? 0 : 1;
          const view = viewOf(game, s, seat).state;
          const count = game.legal(s, seat, list);
          check(words.prompt(view, seat));
          expect(words.prompt(view, seat)).not.toBe('');
          check(words.prompt(view, 1 - seat));
          for (const action of list.subarray(0, count)) check(words.action(view, seat, action));
          if (random.below(20) === 0) {
            for (const line of words.board?.(view, seat) ?? []) check(line);
            for (const { name, cards } of words.piles?.(view, seat) ?? [])
              for (const line of [name, ...cards.flatMap(({ title, text }) => [title, text])]) check(line);
          }
          game.apply(s, seat, list[random.below(count)] ?? 0, recorder);
        }
        for (const fact of recorder.events)
          for (const observer of [0, 1, -2]) {
            const event = game.events.show(fact, observer);
            heard.add(event.name);
            check(words.event(event));
          }
      }
      check(words.prompt(s, 0));
    }
    expect(heard.size).toBeGreaterThan(Object.keys(events.specs).length * 0.8);
  });

  it('lets a side read the own hand and every open pile, and nothing of the other hand', async () => {
    const words = await texts[language]();
    const { cards } = words;
    const table = new Table({
      turn: 3,
      hands: { kennedy: ['gaffe', 'volunteers'], nixon: ['herblock'] },
      discard: ['gallup-poll'],
      removed: ['nixons-knee'],
    });
    const seen = (seat: number) => words.piles?.(viewOf(game, table.state, seat).state, seat) ?? [];
    const titles = (seat: number) => seen(seat).map((pile) => pile.cards.map(({ title }) => title));
    const open = [
      [cards['candidate-kennedy'].title, cards['candidate-nixon'].title],
      [cards['gallup-poll'].title],
      [cards['nixons-knee'].title],
    ];
    expect(titles(0)).toEqual([[cards.volunteers.title, cards.gaffe.title], ...open]);
    expect(titles(1)).toEqual([[cards.herblock.title], ...open]);
    expect(titles(-2)).toEqual(open);
    expect(
      seen(0)
        .flatMap((pile) => pile.cards.map(({ text }) => text))
        .join(' '),
    ).toContain(cards.gaffe.effect);
  });

  it('asks each side for the strategy cards it still has to set aside', async () => {
    const words = await texts[language]();
    const table = new Table({
      turn: 7,
      phase: 'strategy',
      hands: { kennedy: ['gaffe', 'recount', 'volunteers'], nixon: ['herblock'] },
    });
    const asked = (seat: number) => /\d/.exec(words.prompt(viewOf(game, table.state, seat).state, seat))?.[0];
    expect([asked(0), asked(1)]).toEqual(['2', '1']);
    table.play('kennedy: aside gaffe');
    expect([asked(0), asked(1)]).toEqual(['1', '1']);
  });

  it('says in words what the map and the cards show: every state with its votes, every card in hand with its effect', async () => {
    const words = await texts[language]();
    const s = game.layout.create();
    game.init(s);
    const random = new Random('deal');
    while (game.pending(s) === CHANCE_ACTS)
      game.apply(s, CHANCE, list[random.weighted(weights, game.chance(s, list, weights))] ?? 0);
    const lines = words.board?.(viewOf(game, s, 0).state, 0) ?? [];
    STATES.forEach((code, state) =>
      expect(lines.filter((line) => line.includes(`${words.states[code]} (${VOTES[state]})`))).toHaveLength(1),
    );
    const hand = CARD_IDS.filter((_, card) => zone.at(s, card) === HAND);
    expect(hand.length).toBeGreaterThan(0);
    for (const id of hand) {
      const { title, effect } = words.cards[id];
      expect(lines.find((line) => line.startsWith(`${title} (`))).toContain(effect);
    }
  });

  it('has a sentence for every reason', async () => {
    const words = await texts[language]();
    const params = {
      card: 3,
      by: 0,
      use: 1,
      bar: -1,
      have: 0,
      cost: 2,
      cards: 1,
      state: 4,
      region: 1,
      from: 0,
      cp: 2,
      cap: 1,
      left: 2,
      issue: 1,
    };
    for (const code of REASONS) {
      const sentence = words.reason({ code, rules: [], params });
      expect(sentence).not.toMatch(gap);
      expect(sentence).toMatch(/\.$/);
    }
  });

  it('names the card behind a tax that cannot be paid', async () => {
    const words = await texts[language]();
    const knee = words.reason({
      code: 'tax-unpaid',
      rules: [{ ruling: 43 }],
      params: { card: 1, use: 1, bar: -1, have: 0 },
    });
    expect(knee).toContain(language === 'en' ? 'Nixon’s Knee' : 'Kolano Nixona');
  });
});
