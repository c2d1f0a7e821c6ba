import { defineCodebook } from '@whistlestop/kernel';
import { COLOURS } from './options.ts';

/** The words of the players: what may be written behind a seat's name. */
export const actionsOf = (cheats: readonly string[], evidence: readonly string[]) =>
  defineCodebook({
    hold: { word: 'hold', args: [] },
    cheat: { word: 'cheat', args: [cheats] },
    gain: { word: 'gain', args: [COLOURS] },
    lose: { word: 'lose', args: [COLOURS] },
    take: { word: 'take', args: [COLOURS] },
    give: { word: 'give', args: [COLOURS] },
    search: { word: 'search', args: [] },
    play: { word: 'play', args: [evidence] },
    answer: { word: 'answer', args: [cheats] },
  });

/** The words of chance: the die and the three decks. */
export const outcomesOf = (news: readonly string[], cheats: readonly string[], evidence: readonly string[]) =>
  defineCodebook({
    die: { word: 'die', args: [['1', '2', '3', '4', '5', '6']] },
    news: { word: 'news', args: [news] },
    deal: { word: 'deal', args: [cheats] },
    find: { word: 'find', args: [evidence] },
  });

export type ActionBook = ReturnType<typeof actionsOf>;
export type OutcomeBook = ReturnType<typeof outcomesOf>;
