// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Language, sampleCards, wordsFor } from '../../gallery/words.ts';
import { CandidateCard } from './CandidateCard.tsx';
import { CardBack, CardFace } from './CardFace.tsx';
import { Hand } from './Hand.tsx';

afterEach(cleanup);

const [houston, knee, gallup] = sampleCards('en') as [
  ReturnType<typeof sampleCards>[number],
  ...ReturnType<typeof sampleCards>,
];
const words = wordsFor('en').cards;

describe('a card', () => {
  test.each(['en', 'pl'] as const)('shows all that is printed on it (%s)', (language: Language) => {
    const [card] = sampleCards(language);
    render(<CardFace card={card!} size="full" words={wordsFor(language).cards} />);
    for (const text of [card!.title, card!.effect, '4', 'NY', wordsFor(language).cards.issue.defense]) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByText(wordsFor(language).cards.category.prevention)).toBeDefined();
  });

  test('that only lies there is no button', () => {
    render(<CardFace card={houston} size="hand" words={words} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('article', { name: words.name(houston) })).toBeDefined();
  });

  test('that can be chosen is a button with the name of the card, described by its effect', () => {
    const onChoose = vi.fn();
    render(<CardFace card={houston} size="hand" words={words} selected onChoose={onChoose} />);
    const button = screen.getByRole('button', { name: words.name(houston) });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby')!)!.textContent).toBe(houston.effect);
    fireEvent.click(button);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(houston.id);
  });

  test('seen from behind tells nothing but that', () => {
    const { container } = render(<CardBack size="hand" words={words} />);
    expect(container.textContent).toBe(words.hidden);
  });
});

describe('a candidate card', () => {
  const posterWords = { name: 'Kennedy', office: 'Senator', cp: 'CP', exhausted: 'Exhausted', label: 'Kennedy, 5 CP' };

  test('can be chosen while it may be played', () => {
    const onChoose = vi.fn();
    render(<CandidateCard who="kennedy" cp={5} exhausted={false} words={posterWords} onChoose={onChoose} />);
    fireEvent.click(screen.getByRole('button', { name: 'Kennedy, 5 CP' }));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(screen.queryByText('Exhausted')).toBeNull();
  });

  test('is stamped once it is exhausted', () => {
    render(<CandidateCard who="kennedy" cp={5} exhausted words={posterWords} />);
    expect(screen.getByText('Exhausted')).toBeDefined();
  });
});

describe.each(['fan', 'drawer'] as const)('a hand as a %s', (layout) => {
  const show = (onChoose = vi.fn()) => {
    render(
      <Hand
        cards={[houston, knee!, gallup!]}
        layout={layout}
        selected={knee!.id}
        playable={new Set([houston.id, knee!.id])}
        words={{ ...words, hand: 'Your hand', count: (count) => `${count} cards` }}
        onChoose={onChoose}
      />,
    );
    return onChoose;
  };
  const card = (title: RegExp) => screen.getByRole('button', { name: title });

  test('names its cards and says which one is chosen', () => {
    show();
    expect(screen.getByRole('region', { name: 'Your hand' })).toBeDefined();
    expect(card(/^Nixon’s Knee/).getAttribute('aria-pressed')).toBe('true');
    expect(card(/^Gallup Poll/).getAttribute('aria-pressed')).toBe('false');
  });

  test('lets a card be chosen that may not be played, to read it', () => {
    const onChoose = show();
    expect(card(/^Gallup Poll/).getAttribute('data-disabled')).toBe('true');
    fireEvent.click(card(/^Gallup Poll/));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('gallup-poll');
  });

  test('is walked with the arrow keys, round and round', () => {
    show();
    card(/^Gallup Poll/).focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(card(/^Greater Houston/));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(card(/^Gallup Poll/));
  });
});

test('the card of a fan that is pointed at is shown once more, whole and out of the way of clicks', () => {
  render(
    <Hand
      cards={[houston, knee!]}
      layout="fan"
      playable={new Set([houston.id, knee!.id])}
      words={{ ...words, hand: 'Your hand', count: (count) => `${count} cards` }}
      onChoose={vi.fn()}
    />,
  );
  const button = screen.getByRole('button', { name: /^Nixon’s Knee/ });
  const shownNear = () => [...document.querySelectorAll('article')].map(({ dataset }) => dataset['card']);
  expect(shownNear()).toEqual([]);
  fireEvent.pointerOver(button, { pointerType: 'mouse' });
  expect(shownNear()).toEqual([knee!.id]);
  expect(screen.getAllByRole('button', { name: /^Nixon’s Knee/ })).toEqual([button]);
  fireEvent.pointerOver(document.body, { pointerType: 'mouse', relatedTarget: button });
  fireEvent.pointerOut(button, { pointerType: 'mouse', relatedTarget: document.body });
  expect(shownNear()).toEqual([]);
});

test('the drawer says what is asked while it is open', () => {
  render(
    <Hand
      cards={[houston]}
      layout="drawer"
      playable={new Set([houston.id])}
      asked="Play a card."
      words={{ ...words, hand: 'Your hand', count: (count) => `${count} cards` }}
      onChoose={vi.fn()}
    />,
  );
  expect(screen.getByText('Play a card.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^1 cards/ }));
  expect(screen.queryByText('Play a card.')).toBeNull();
});

test('the drawer folds away', () => {
  render(
    <Hand
      cards={[houston]}
      layout="drawer"
      playable={new Set()}
      words={{ ...words, hand: 'Your hand', count: (count) => `${count} cards` }}
      onChoose={vi.fn()}
    />,
  );
  const handle = screen.getByRole('button', { name: '1 cards' });
  expect(handle.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(handle);
  expect(handle.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('button', { name: /^Greater Houston/ })).toBeNull();
});
