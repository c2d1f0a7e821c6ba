import { describe, expect, it } from 'vitest';
import { SearchMatch, matchText, bestFirst, filterRulings } from './ruling-search.ts';

describe('a search in the rules', () => {
  it('finds its words in any order, wherever they stand', () => {
    expect(matchText('In the debate each player reveals a card.', 'card debate')).toBe(SearchMatch.words);
  });

  it('wants every one of its words', () => {
    expect(matchText('In the debate each player reveals a card.', 'debate momentum')).toBe(SearchMatch.none);
  });

  it('minds neither points nor the kind of apostrophe', () => {
    expect(matchText('Nixon’s Knee, once played.', "nixon's knee: once")).toBe(SearchMatch.phrase);
  });

  it('takes capitals for small letters', () => {
    expect(matchText('In the debate each player reveals a card.', 'DEBATE')).toBe(SearchMatch.phrase);
  });

  it('finds a word by how it begins, never by its middle alone', () => {
    expect(matchText('Two momentum markers are spent.', 'mark two')).toBe(SearchMatch.words);
    expect(matchText('Two momentum markers are spent.', 'arkers')).toBe(SearchMatch.none);
  });

  it('finds English words with another ending', () => {
    expect(matchText('Only in the debate.', 'debates')).toBe(SearchMatch.words);
    expect(matchText('Ties are broken by the die.', 'tying')).toBe(SearchMatch.none);
  });

  it('finds Polish words with another ending', () => {
    const texts = ['Karty debaty.', 'Po debacie.', 'Odłóż na debatę.'];
    expect(texts.map((text) => matchText(text, 'Debata'))).toEqual(texts.map(() => SearchMatch.words));
  });

  it('leaves short words whole', () => {
    expect(matchText('Stos kart.', 'stan')).toBe(SearchMatch.none);
  });

  it('needs none of the Polish marks, and minds none', () => {
    expect(matchText('Wydarzenie można wywołać.', 'wywolac')).toBe(SearchMatch.phrase);
    expect(matchText('Łódź płynie. Ścieżka.', 'sciezka lodz')).toBe(SearchMatch.words);
    expect(matchText('A cafe in Sao Paulo.', 'Café')).toBe(SearchMatch.phrase);
  });

  it('finds everything as long as nothing is asked, and nothing that is not written', () => {
    expect(matchText('Any text.', '  ')).toBe(SearchMatch.phrase);
    expect(matchText('Any text.', '?')).toBe(SearchMatch.none);
  });

  it('names first what holds the phrase itself', () => {
    const texts = ['The card of a debate', 'A debate card', 'A state card', 'Card and debate'];
    expect(bestFirst(texts, (text) => matchText(text, 'debate card'))).toEqual([
      'A debate card',
      'The card of a debate',
      'Card and debate',
    ]);
  });
});

describe('a search in the rulings', () => {
  const section = {
    id: 'A',
    title: 'Cards',
    rulings: [
      { number: 7, question: 'When is a card played?', answer: 'In its turn.' },
      { number: 8, question: 'Who is first?', answer: 'Whoever wins the initiative.' },
    ],
  };
  const numbers = (search: string) => filterRulings(section, search).rulings.map(({ number }) => number);

  it('finds a ruling by its number', () => {
    expect(numbers(' 8 ')).toEqual([8]);
  });

  it('finds words of which the question has one and the answer the other', () => {
    expect(numbers('turns cards')).toEqual([7]);
    expect(numbers('initiatives first')).toEqual([8]);
  });
});
