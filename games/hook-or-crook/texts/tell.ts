import { type PlayerEvent, UNKNOWN } from '@whistlestop/kernel';
import { PILE, POT } from '../rules/edition.ts';
import { events as facts } from '../rules/events.ts';
import type { Names } from './names.ts';
import type { EmptyPlace, Words } from './words.ts';

type FactName = keyof typeof facts.specs;

const isFact = (name: string): name is FactName => Object.hasOwn(facts.specs, name);

/** One sentence for the log, from the fact alone. */
export const tell = (words: Words, names: Names, { name, args }: PlayerEvent): string | undefined =>
  isFact(name) ? sentenceOf(words, names, name, args) : undefined;

function sentenceOf(words: Words, names: Names, name: FactName, args: PlayerEvent['args']): string {
  const { events } = words.phrases;
  const fact = (key: string): number => args[key] ?? 0;
  const who = names.who(fact('who'));
  const votes = fact('votes');
  const card = fact('card');
  const secretCheat = card === UNKNOWN ? undefined : names.cheatLook(card);
  switch (name) {
    case 'roundBegan':
      return events.roundBegan({ round: fact('round'), name: words.rounds[fact('round')] ?? '' });
    case 'rolled':
      return events.rolled({ who, pips: fact('pips') });
    case 'moved':
      return events.moved({
        who,
        space: names.space(fact('round'), fact('to'), fact('who') === 0 ? 'incumbent' : 'state'),
      });
    case 'finished':
      return events.finished({ who, round: fact('round') });
    case 'newsDrawn':
      return events.newsDrawn({
        who,
        card: names.news(card),
        effect: names.newsEffect(card, fact('who') === 0 ? 'incumbent' : 'state'),
      });
    case 'amountRolled':
      return events.amountRolled({ who, pips: fact('pips'), votes });
    case 'votesMoved':
      return votesMoved(words, names, fact('colour'), fact('from'), fact('to'), votes);
    case 'nothingHappened':
      return events.nothingHappened;
    case 'foundEmpty':
      return events.foundEmpty({ who, where: placeOf(fact('who'), fact('from')) });
    case 'cheatDrawn':
      return events.cheatDrawn({ who, card: secretCheat });
    case 'cheatDeckEmpty':
      return events.cheatDeckEmpty({ who });
    case 'evidenceDrawn':
      return events.evidenceDrawn({ card: card === UNKNOWN ? undefined : names.evidenceLook(card) });
    case 'evidenceDeckEmpty':
      return events.evidenceDeckEmpty;
    case 'countingStopped':
      return events.countingStopped({ who });
    case 'cheated':
      return events.cheated({ who, card: names.cheat(card), votes, doubled: fact('doubled') === 1 });
    case 'cheatsDropped':
      return events.cheatsDropped({ who, cards: fact('cards'), wilds: fact('wilds') });
    case 'weekBegan':
      return events.weekBegan({ week: names.week(fact('week')) });
    case 'evidenceSought':
      return events.evidenceSought;
    case 'evidencePlayed':
      return events.evidencePlayed({ card: names.evidenceLook(card) });
    case 'answered':
      return events.answered({ who, card: secretCheat });
    case 'answerShown':
      return events.answerShown({ who, card: names.cheatLook(card) });
    case 'nothingToAnswer':
      return events.nothingToAnswer({ who });
    case 'everyoneProtected':
      return events.everyoneProtected({ who, card: names.cheat(card) });
    case 'votesReturned':
      return events.votesReturned({ who, votes });
    case 'stateDecided':
      return events.stateDecided({ name: names.state(fact('who') - 1), pile: fact('pile'), votes });
    case 'gameDecided':
      return events.gameDecided({ won: fact('incumbentWins') === 1, beaten: fact('beaten'), needed: fact('needed') });
  }
}

/** The piles are the Incumbent's own, a State's votes its own. */
function placeOf(who: number, from: number): EmptyPlace {
  if (from === POT) return 'pot';
  if (from === PILE) return who === 0 ? 'own' : 'pile';
  return who === 0 ? 'states' : 'own';
}

/** Who gains and who loses follows from the two places: 0 the pot, 1 the Incumbent's pile, 2 the State. */
function votesMoved(words: Words, names: Names, colour: number, from: number, to: number, votes: number): string {
  const { events } = words.phrases;
  const name = names.state(colour);
  const who = names.who(colour + 1);
  if (from === 0) return to === 1 ? events.potToPile({ name, votes }) : events.potToState({ who, votes });
  if (from === 1) return to === 0 ? events.pileToPot({ name, votes }) : events.pileToState({ who, votes });
  return to === 0 ? events.stateToPot({ who, votes }) : events.stateToPile({ who, votes });
}
