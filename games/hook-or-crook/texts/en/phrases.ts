import { plural } from '@whistlestop/kernel';
import { words as pack } from './pack.ts';
import type { Phrases } from '../words.ts';

const cards = (count: number, kind: string): string =>
  `${count} ${plural('en', count, { one: `${kind} Card`, other: `${kind} Cards` })}`;
const wilds = (count: number): string =>
  count === 0 ? 'no wild' : `${count} ${plural('en', count, { one: 'wild', other: 'wilds' })}`;
const states = (count: number): string => `${count} ${plural('en', count, { one: 'State', other: 'States' })}`;
const votes = (count: number): string => `${count} ${plural('en', count, { one: 'vote', other: 'votes' })}`;
const listed = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));

/** The name that ends a sentence; one like “Supply Co.” brings its own period. */
const closed = (name: string): string => (name.endsWith('.') ? name : `${name}.`);

/** The sentences of the English table. */
export const phrases: Phrases = {
  title: pack.name,
  incumbent: pack.seats.incumbent,
  state: (name) => name,

  prompts: {
    chance: 'The die and the decks decide.',
    over: 'The tally is final.',
    others: 'Waiting for the others.',
    cheat: ({ pile, doubled, playable }) => {
      if (!playable) return 'None of your Cheat Cards can be played yet.';
      const twice = doubled ? ' Counting has stopped: a card takes twice its value.' : '';
      return `Play a Cheat Card before you roll? The Incumbent’s pile in your color holds ${pile} V.${twice}`;
    },
    gain: ({ left, source }) => `${source}: ${votes(left)} to take. Which color is the next one?`,
    lose: ({ left, source }) => `${source}: ${votes(left)} to return. Which color is the next one?`,
    take: ({ votes, source }) => `${source}: from which State do you take ${votes} V?`,
    give: ({ votes, source }) => `${source}: to which State do you give ${votes} V?`,
    firstWeek: 'Week 1: play an Evidence Card, or roll for more instead.',
    week: ({ week }) => `${week}: which Evidence Card do you play?`,
    answer: ({ evidence, given }) =>
      given
        ? `Your answer to ${evidence} lies face down. You may still change it.`
        : `The Incumbent plays ${evidence}. Which card do you answer with?`,
  },

  actions: {
    hold: 'Play no Cheat Card',
    cheat: ({ card, votes }) => `${card}: take ${votes} V`,
    gain: ({ name }) => `1 V from the pot, ${name}`,
    lose: ({ name }) => `1 V to the pot, ${name}`,
    take: ({ name, votes }) => `Take ${votes} V from ${name}`,
    give: ({ name, votes }) => `Give ${votes} V to ${name}`,
    search: 'Roll for Evidence',
    play: ({ card }) => card,
    answer: ({ card, votes }) => `${card}: return ${votes} V`,
    answerWild: ({ card, all }) => `“${card}”: ${all ? 'protects every State' : 'protects you'}`,
  },

  cards: {
    cheat: (card) =>
      'scope' in card
        ? `“${card.title}” (wild, ${card.scope === 'all' ? 'for all' : 'for yourself'})`
        : `“${card.title}” (${card.colour} ${card.value})`,
    evidence: (card) =>
      'clincher' in card ? `“${card.title}” (Clincher)` : `“${card.title}” (${card.colours.join('/')} ${card.value})`,
  },

  board: {
    round: ({ round, name, week }) => `Round ${round}, ${name}${week === undefined ? '' : `: ${week}`}`,
    space: ({ name, lap, laps }) => (laps > 1 ? `on ${name}, lap ${lap} of ${laps}` : `on ${name}`),
    finished: 'has finished the round',
    incumbent: ({ where, evidence, deck }) =>
      `Incumbent: ${where === undefined ? '' : `${where}; `}${cards(evidence, 'Evidence')} in hand, ${deck} in the deck`,
    state: ({ name, colour, pile, votes, pot, hand, doubled, where, played }) =>
      `${name} (${colour}): Incumbent ${pile} V, State ${votes} V, pot ${pot} V; ${where === '' ? '' : `${where}; `}${cards(hand, 'Cheat')} in hand; played: ${listed(played)}${doubled ? '; the next cheat counts double' : ''}`,
    onTable: ({ evidence }) => `On the table: ${evidence}`,
    yourCheats: ({ cards: held }) => `Your Cheat Cards: ${listed(held)}`,
    yourEvidence: ({ cards: held }) => `Your Evidence: ${listed(held)}`,
  },

  piles: {
    yourCheats: 'Your Cheat Cards',
    yourEvidence: 'Your Evidence',
    dropped: 'Your Cheat Cards put away before Round 4',
    played: ({ name }) => `Cheat Cards played by ${name}`,
    onTable: 'Evidence on the table',
    out: 'Out of the game',
  },

  events: {
    roundBegan: ({ round, name }) => `Round ${round} begins: ${name}.`,
    rolled: ({ who, pips }) => `${who} rolls ${pips}.`,
    moved: ({ who, space }) => `${who} lands on ${closed(space)}`,
    finished: ({ who, round }) => `${who} completes Round ${round}.`,
    newsDrawn: ({ who, card, effect }) => `${who} reads the News: “${card}”. ${effect}`,
    amountRolled: ({ who, pips, votes }) => `${who} rolls ${pips} for ${votes} V.`,
    potToPile: ({ name, votes }) => `The Incumbent takes ${votes} V from the pot for the ${name} pile.`,
    pileToPot: ({ name, votes }) => `The Incumbent returns ${votes} V from the ${name} pile to the pot.`,
    potToState: ({ who, votes }) => `${who} takes ${votes} V from the pot.`,
    stateToPot: ({ who, votes }) => `${who} returns ${votes} V to the pot.`,
    pileToState: ({ who, votes }) => `${who} gets ${votes} V from the Incumbent’s pile.`,
    stateToPile: ({ who, votes }) => `${who} hands ${votes} V to the Incumbent.`,
    nothingHappened: 'Nothing happens.',
    foundEmpty: ({ who, where }) =>
      ({
        pot: `${who} finds the pot empty and takes nothing.`,
        pile: `${who} finds the Incumbent’s pile empty and takes nothing.`,
        states: `${who} finds no State with votes to take.`,
        own: `${who} has no votes to give up.`,
      })[where],
    cheatDrawn: ({ who, card }) => (card === undefined ? `${who} draws a Cheat Card.` : `${who} draws ${card}.`),
    cheatDeckEmpty: ({ who }) => `The Cheat deck is empty; ${who} draws nothing.`,
    evidenceDrawn: ({ card }) =>
      card === undefined ? 'The Incumbent draws an Evidence Card.' : `The Incumbent draws ${card}.`,
    evidenceDeckEmpty: 'The Evidence deck is empty.',
    countingStopped: ({ who }) => `Counting stops for the night; the next cheat of ${who} counts double.`,
    cheated: ({ who, card, votes, doubled }) =>
      `${who} cheats with “${card}” and takes ${votes} V${doubled ? ', at double value' : ''}.`,
    cheatsDropped: ({ who, cards: dropped, wilds: kept }) =>
      dropped === 0
        ? `${who} goes to court with ${wilds(kept)}.`
        : `${who} puts away ${cards(dropped, 'Cheat')} unseen and goes to court with ${wilds(kept)}.`,
    weekBegan: ({ week }) => `${week}.`,
    evidenceSought: 'The Incumbent goes looking for Evidence.',
    evidencePlayed: ({ card }) => `The Incumbent plays ${card}.`,
    answered: ({ who, card }) =>
      card === undefined ? `${who} puts an answer face down.` : `${who} answers with ${card}, face down.`,
    answerShown: ({ who, card }) => `${who} shows ${card}.`,
    nothingToAnswer: ({ who }) => `${who} has nothing to answer with and returns nothing.`,
    everyoneProtected: ({ who, card }) => `“${card}”, played by ${who}, protects every State.`,
    votesReturned: ({ who, votes }) => `${who} returns ${votes} V to the Incumbent.`,
    stateDecided: ({ name, pile, votes }) =>
      `${name}: Incumbent ${pile}, State ${votes}. ${pile >= votes ? 'The Incumbent carries it.' : 'The State holds.'}`,
    gameDecided: ({ won, beaten, needed }) =>
      won
        ? `The Incumbent beats ${states(beaten)} and needed ${needed}: four more years.`
        : `The Incumbent beats ${states(beaten)} but needed ${needed}: the States win, ranked by the votes they hold.`,
  },

  reasons: {
    'not-your-decision': () => 'This is not yours to decide now.',
    'not-now': () => 'There is no occasion for this now.',
    'states-cheat': () => 'Only States hold Cheat Cards. The Incumbent has the Evidence.',
    'already-played': ({ card }) => `“${card}” has been played; a Cheat Card works once.`,
    'not-in-your-hand': ({ card }) => `“${card}” is not in your hand.`,
    'no-cheating-in-round-4': () => 'In Round 4 nothing can be stolen anymore.',
    'wild-before-round-4': ({ card }) => `“${card}” is wild and waits for Round 4.`,
    'later-round': ({ card, round }) => `“${card}” is for Round ${round}; keep it until then.`,
    'not-your-turn': () => 'You may cheat at the start of your own turn.',
    'empty-pile': () => 'The Incumbent’s pile in your color is empty; there is nothing to steal.',
    waiting: () => 'You have completed the round; at this table a waiting State may not cheat.',
    'before-the-roll': () => 'A Cheat Card is played before the roll, and only one in a turn.',
    'incumbent-chooses': () => 'Only the Incumbent chooses among colors.',
    'colour-not-in-play': ({ name }) => `${name} does not play today.`,
    'pot-empty': ({ name }) => `The pot has no votes of ${name} left.`,
    'pile-empty': ({ name }) => `The ${name} pile is empty.`,
    'state-empty': ({ name }) => `${name} has no votes to take.`,
    'not-the-leader': ({ name }) => `${name} does not hold the most votes.`,
    'first-week-only': () => 'Rolling for Evidence is possible in the first week of Round 4 only.',
    'round-4-only': () => 'Evidence is kept for Round 4.',
    'states-answer': () => 'The States answer the Evidence, not the Incumbent.',
    'nothing-on-the-table': () => 'There is no Evidence on the table to answer.',
    'nothing-to-answer': () => 'You have no card for this Evidence, so you return nothing.',
    'not-your-card': ({ card }) => `“${card}” is neither in your open stack nor one of your wilds.`,
    'colour-not-met': ({ card }) => `“${card}” does not have a color of this Evidence.`,
  },
};
