import { describe, expect, it } from 'vitest';
import { Answer, answerIn, bestFirst, narrowed } from './narrowed.ts';

describe('a search in the rules', () => {
  it('finds its words in any order, wherever they stand', () => {
    expect(answerIn('In the debate each player reveals a card.', 'card debate')).toBe(Answer.words);
  });

  it('wants every one of its words', () => {
    expect(answerIn('In the debate each player reveals a card.', 'debate momentum')).toBe(Answer.none);
  });

  it('minds neither points nor the kind of apostrophe', () => {
    expect(answerIn('Nixon’s Knee, once played.', "nixon's knee: once")).toBe(Answer.phrase);
  });

  it('takes capitals for small letters', () => {
    expect(answerIn('In the debate each player reveals a card.', 'DEBATE')).toBe(Answer.phrase);
  });

  it('finds a word by how it begins, never by its middle alone', () => {
    expect(answerIn('Two momentum markers are spent.', 'mark two')).toBe(Answer.words);
    expect(answerIn('Two momentum markers are spent.', 'arkers')).toBe(Answer.none);
  });

  it('finds English words with another ending', () => {
    expect(answerIn('Only in the debate.', 'debates')).toBe(Answer.words);
    expect(answerIn('Ties are broken by the die.', 'tying')).toBe(Answer.none);
  });

  it('finds Polish words with another ending', () => {
    const texts = ['Karty debaty.', 'Po debacie.', 'Odłóż na debatę.'];
    expect(texts.map((text) => answerIn(text, 'Debata'))).toEqual(texts.map(() => Answer.words));
  });

  it('leaves short words whole', () => {
    expect(answerIn('Stos kart.', 'stan')).toBe(Answer.none);
  });

  it('needs none of the Polish marks, and minds none', () => {
    expect(answerIn('Wydarzenie można wywołać.', 'wywolac')).toBe(Answer.phrase);
    expect(answerIn('Łódź płynie. Ścieżka.', 'sciezka lodz')).toBe(Answer.words);
    expect(answerIn('A cafe in Sao Paulo.', 'Café')).toBe(Answer.phrase);
  });

  it('finds everything as long as nothing is asked, and nothing that is not written', () => {
    expect(answerIn('Any text.', '  ')).toBe(Answer.phrase);
    expect(answerIn('Any text.', '?')).toBe(Answer.none);
  });

  it('names first what holds the phrase itself', () => {
    const texts = ['The card of a debate', 'A debate card', 'A state card', 'Card and debate'];
    expect(bestFirst(texts, (text) => answerIn(text, 'debate card'))).toEqual([
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
  const numbers = (search: string) => narrowed(section, search).rulings.map(({ number }) => number);

  it('finds a ruling by its number', () => {
    expect(numbers(' 8 ')).toEqual([8]);
  });

  it('finds words of which the question has one and the answer the other', () => {
    expect(numbers('turns cards')).toEqual([7]);
    expect(numbers('initiatives first')).toEqual([8]);
  });
});
