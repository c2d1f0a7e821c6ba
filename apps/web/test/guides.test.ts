import { packOf, packs } from '@whistlestop/games';
import { events as hookOrCrookEvents } from '@whistlestop/hook-or-crook/rules';
import { guides as hookOrCrookGuides, texts as hookOrCrookTexts } from '@whistlestop/hook-or-crook/texts';
import { type GuideSection, type Language, LANGUAGES } from '@whistlestop/kernel';
import { events as mrPresidentEvents } from '@whistlestop/mr-president/rules';
import { guides as mrPresidentGuides, texts as mrPresidentTexts } from '@whistlestop/mr-president/texts';
import { events as nineteenSixtyEvents } from '@whistlestop/1960/rules';
import { guides as nineteenSixtyGuides, texts as nineteenSixtyTexts } from '@whistlestop/1960/texts';
import { describe, expect, test } from 'vitest';
import { RULE_OF_EVENT as nineteenSixtyRules } from '@whistlestop/1960/table';
import { RULE_OF_EVENT as hookOrCrookRules } from '@whistlestop/hook-or-crook/table';
import { RULE_OF_EVENT as mrPresidentRules } from '@whistlestop/mr-president/table';
import { type Phrase, phrasesIn, textsOf } from '../src/screens/rules/phrases.ts';

const allTexts = ({ blocks }: GuideSection): readonly string[] => blocks.flatMap(textsOf);

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

const games = [
  {
    game: '1960',
    guides: nineteenSixtyGuides,
    rules: nineteenSixtyRules,
    events: nineteenSixtyEvents.specs,
    rulings: async (language: Language) => (await nineteenSixtyTexts[language]()).rulings,
  },
  {
    game: 'mr-president',
    guides: mrPresidentGuides,
    rules: mrPresidentRules,
    events: mrPresidentEvents.specs,
    rulings: async (language: Language) => (await mrPresidentTexts[language]()).rulings,
  },
  {
    game: 'hook-or-crook',
    guides: hookOrCrookGuides,
    rules: hookOrCrookRules,
    events: hookOrCrookEvents.specs,
    rulings: async (language: Language) => (await hookOrCrookTexts[language]()).words.rulings,
  },
] as const;

test('every game of the page has a guide', () => {
  expect(games.map(({ game }) => game)).toEqual(packs.map(({ id }) => id));
  for (const { game, guides } of games) expect(packOf(game)?.guide).toBe(guides);
  expect(packOf('whist')?.guide).toBeUndefined();
});

describe.each(games)('the guide to $game', ({ guides, rules, events, rulings }) => {
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
      expect(rulingsCited(section).filter((number) => known[number] === undefined)).toEqual([]);
      expect(sectionsCited(section).filter((id) => !ids.includes(id) || id === section.id)).toEqual([]);
    }
  });

  test('answers for every kind of line in the log, with a section or a ruling there is', async () => {
    const ids = (await guides.en()).map(({ id }) => id);
    const known = await rulings('en');
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(events).toSorted());
    const astray = Object.values(rules).filter((rule) =>
      typeof rule === 'number' ? known[rule] === undefined : !ids.includes(rule),
    );
    expect(astray).toEqual([]);
  });
});
