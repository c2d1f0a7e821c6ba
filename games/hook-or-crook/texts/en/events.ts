import { plural, UNKNOWN } from '@whistlestop/kernel';
import { type OwnNames, roleOf } from '../own-names.ts';
import { emptyPlaceOf, passageOf } from '../vote-moves.ts';
import type { EventSentences } from '../words.ts';
import { manyCards } from './names.ts';

const wilds = (count: number): string =>
  count === 0 ? 'no wild' : `${count} ${plural('en', count, { one: 'wild', other: 'wilds' })}`;
const states = (count: number): string => `${count} ${plural('en', count, { one: 'State', other: 'States' })}`;

/** The name that ends a sentence; one like “Supply Co.” brings its own period. */
const closed = (name: string): string => (name.endsWith('.') ? name : `${name}.`);

/** The events in English, with the names of the board and cards they are played with. */
export const events = (names: OwnNames): EventSentences => {
  const name = (who: number): string => names.who(who);
  return {
    roundBegan: ({ round }) => `Round ${round} begins: ${names.round(round)}.`,
    rolled: ({ who, pips }) => `${name(who)} rolls ${pips}.`,
    moved: ({ who, round, to }) => `${name(who)} lands on ${closed(names.space(round, to, roleOf(who)))}`,
    finished: ({ who, round }) => `${name(who)} completes Round ${round}.`,
    newsDrawn: ({ who, card }) =>
      `${name(who)} reads the News: “${names.news(card)}”. ${names.newsEffect(card, roleOf(who))}`,
    amountRolled: ({ who, pips, votes }) => `${name(who)} rolls ${pips} for ${votes} V.`,
    votesMoved: ({ colour, from, to, votes }) => {
      const [state, who] = [names.state(colour), name(colour + 1)];
      return {
        potToPile: `The Incumbent takes ${votes} V from the pot for the ${state} pile.`,
        pileToPot: `The Incumbent returns ${votes} V from the ${state} pile to the pot.`,
        potToState: `${who} takes ${votes} V from the pot.`,
        stateToPot: `${who} returns ${votes} V to the pot.`,
        pileToState: `${who} gets ${votes} V from the Incumbent’s pile.`,
        stateToPile: `${who} hands ${votes} V to the Incumbent.`,
      }[passageOf(from, to)];
    },
    nothingHappened: () => 'Nothing happens.',
    foundEmpty: ({ who, from }) =>
      ({
        pot: `${name(who)} finds the pot empty and takes nothing.`,
        pile: `${name(who)} finds the Incumbent’s pile empty and takes nothing.`,
        states: `${name(who)} finds no State with votes to take.`,
        own: `${name(who)} has no votes to give up.`,
      })[emptyPlaceOf(who, from)],
    cheatDrawn: ({ who, card }) =>
      card === UNKNOWN ? `${name(who)} draws a Cheat Card.` : `${name(who)} draws ${names.cheatLook(card)}.`,
    cheatDeckEmpty: ({ who }) => `The Cheat deck is empty; ${name(who)} draws nothing.`,
    evidenceDrawn: ({ card }) =>
      card === UNKNOWN ? 'The Incumbent draws an Evidence Card.' : `The Incumbent draws ${names.evidenceLook(card)}.`,
    evidenceDeckEmpty: () => 'The Evidence deck is empty.',
    countingStopped: ({ who }) => `Counting stops for the night; the next cheat of ${name(who)} counts double.`,
    cheated: ({ who, card, votes, doubled }) =>
      `${name(who)} cheats with “${names.cheat(card)}” and takes ${votes} V${doubled === 1 ? ', at double value' : ''}.`,
    cheatsDropped: ({ who, cards, wilds: kept }) =>
      cards === 0
        ? `${name(who)} goes to court with ${wilds(kept)}.`
        : `${name(who)} puts away ${manyCards(cards, 'Cheat')} unseen and goes to court with ${wilds(kept)}.`,
    weekBegan: ({ week }) => `${names.week(week)}.`,
    evidenceSought: () => 'The Incumbent goes looking for Evidence.',
    evidencePlayed: ({ card }) => `The Incumbent plays ${names.evidenceLook(card)}.`,
    answered: ({ who, card }) =>
      card === UNKNOWN
        ? `${name(who)} puts an answer face down.`
        : `${name(who)} answers with ${names.cheatLook(card)}, face down.`,
    answerShown: ({ who, card }) => `${name(who)} shows ${names.cheatLook(card)}.`,
    nothingToAnswer: ({ who }) => `${name(who)} has nothing to answer with and returns nothing.`,
    everyoneProtected: ({ who, card }) => `“${names.cheat(card)}”, played by ${name(who)}, protects every State.`,
    votesReturned: ({ who, votes }) => `${name(who)} returns ${votes} V to the Incumbent.`,
    stateDecided: ({ who, pile, votes }) =>
      `${names.state(who - 1)}: Incumbent ${pile}, State ${votes}. ${pile >= votes ? 'The Incumbent carries it.' : 'The State holds.'}`,
    gameDecided: ({ incumbentWins, beaten, needed }) =>
      incumbentWins === 1
        ? `The Incumbent beats ${states(beaten)} and needed ${needed}: four more years.`
        : `The Incumbent beats ${states(beaten)} but needed ${needed}: the States win, ranked by the votes they hold.`,
  };
};
