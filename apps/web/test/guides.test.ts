import { packOf, packs } from '@whistlestop/games';
import { type GuideSection, type Language, LANGUAGES, LIST_ROOM, playOn, Random, type Rule } from '@whistlestop/kernel';
import { describe, expect, test } from 'vitest';
import { type Phrase, phrasesIn, textsOfBlock } from '../src/screens/rules/phrases.ts';

/** How many actions are asked about at each decision. */
const ASKED = 100;

const allTexts = ({ blocks }: GuideSection): readonly string[] => blocks.flatMap(textsOfBlock);

/** What a section says in figures, cited rulings among them: languages may order a sentence differently. */
const figuresIn = (section: GuideSection): readonly number[] =>
  allTexts(section)
    .flatMap((text) => text.match(/\d+/gu) ?? [])
    .map(Number)
    .sort((a, b) => a - b);

const phrasesOf = (section: GuideSection): readonly Phrase[] => allTexts(section).flatMap(phrasesIn);
const rulingsCited = (section: GuideSection): readonly number[] =>
  phrasesOf(section).flatMap((phrase) => (phrase.kind === 'ruling' ? [phrase.number] : []));
const sectionsCited = (section: GuideSection): readonly string[] =>
  phrasesOf(section)
    .flatMap((phrase) => (phrase.kind === 'section' ? [phrase.id] : []))
    .toSorted();

const bySection = <T>(guide: readonly GuideSection[], read: (section: GuideSection) => T): Record<string, T> =>
  Object.fromEntries(guide.map((section) => [section.id, read(section)]));

test('a game nobody has heard of has no guide', () => {
  expect(packOf('whist')?.guide).toBeUndefined();
});

describe.each(packs.map((pack) => [pack.id, pack] as const))('the guide to %s', (_id, pack) => {
  const guides = pack.guide;
  const rulings = async (language: Language) =>
    new Set((await pack.rulings[language]()).flatMap((chapter) => chapter.rulings.map(({ number }) => number)));

  test('has the same sections in both languages, with the same figures, rulings and links', async () => {
    const [english, polish] = await Promise.all([guides.en(), guides.pl()]);
    expect(polish.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(bySection(polish, figuresIn)).toEqual(bySection(english, figuresIn));
    expect(bySection(polish, rulingsCited)).toEqual(bySection(english, rulingsCited));
    expect(bySection(polish, sectionsCited)).toEqual(bySection(english, sectionsCited));
  });

  test.each(LANGUAGES)('is written out, without stray marks and spaces (%s)', async (language) => {
    const guide = await guides[language]();
    const plain = guide.flatMap((section) =>
      phrasesOf(section).flatMap((phrase) => (phrase.kind === 'plain' ? [phrase.text] : [])),
    );
    expect(plain.filter((text) => /[*[\]#"']| {2}/u.test(text))).toEqual([]);
    for (const section of guide) {
      expect(section.title).not.toBe('');
      expect(allTexts(section).filter((text) => text !== text.trim())).toEqual([]);
      expect(allTexts(section).join('').length).toBeGreaterThan(80);
    }
  });

  test.each(LANGUAGES)('leads only to rulings and sections there are (%s)', async (language) => {
    const guide = await guides[language]();
    const known = await rulings(language);
    const ids = guide.map(({ id }) => id);
    for (const section of guide) {
      expect(rulingsCited(section).filter((number) => !known.has(number))).toEqual([]);
      expect(sectionsCited(section).filter((id) => !ids.includes(id) || id === section.id)).toEqual([]);
    }
  });

  /** The rules that neither the guide nor the rulings have. */
  async function unknownOf(rules: readonly Rule[]): Promise<readonly Rule[]> {
    const ids = (await guides.en()).map(({ id }) => id);
    const known = await rulings('en');
    return rules.filter((rule) => ('ruling' in rule ? !known.has(rule.ruling) : !ids.includes(rule.section)));
  }

  test('has every section and ruling that lines of the log lead to', async () => {
    const table = await pack.table();
    const { specs } = table.kind.open(table.kind.options.parse({})).events;
    const events = Object.entries(specs).map(([name, { args }]) => ({
      name,
      args: Object.fromEntries(args.map((arg) => [arg, 0])),
    }));
    expect(await unknownOf(events.flatMap((event) => table.rulesBehind([event])))).toEqual([]);
  });

  test('has every section and ruling that refusals rest on, in a game at random', async () => {
    const kind = await pack.rules();
    const game = kind.open(kind.options.parse({}));
    const s = new Int32Array(game.layout.size);
    const random = new Random('refusals');
    const legal = new Int16Array(LIST_ROOM);
    const cited: Rule[] = [];
    game.init(s);
    playOn(game, s, random, (seat) => {
      for (let asked = 0; asked < ASKED; asked++) {
        const reason = game.why(s, random.below(game.seats.length), random.below(game.actions.size));
        cited.push(...(reason?.rules ?? []));
      }
      return legal[random.below(game.legal(s, seat, legal))] ?? 0;
    });
    expect(cited.length).toBeGreaterThan(0);
    expect(await unknownOf(cited)).toEqual([]);
  });
});
