import { plural, UNKNOWN } from '@whistlestop/kernel';
import { type OwnNames, roleOf } from '../own-names.ts';
import { emptyPlaceOf, passageOf } from '../vote-moves.ts';
import type { EventSentences } from '../words.ts';
import { manyVotes } from './names.ts';

/** In the accusative: odkłada 1 kartę, 2 karty, 5 kart. */
const cardsTaken = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })}`;
/** In the instrumental: z 1 Jokerem, z 2 Jokerami. */
const withWilds = (count: number): string =>
  count === 0 ? 'bez Jokera' : `z ${count} ${plural('pl', count, { one: 'Jokerem', other: 'Jokerami' })}`;
const statesTaken = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'Stan', few: 'Stany', many: 'Stanów', other: 'Stanu' })}`;

/** The events in Polish, with the names of the board and cards they are played with. */
export const events = (names: OwnNames): EventSentences => {
  const name = (who: number): string => names.who(who);
  return {
    roundBegan: ({ round }) => `Zaczyna się runda ${round}: ${names.round(round)}.`,
    rolled: ({ who, pips }) => `${name(who)} wyrzuca ${pips}.`,
    moved: ({ who, round, to }) => `${name(who)} staje na polu „${names.space(round, to, roleOf(who))}”.`,
    finished: ({ who, round }) => `${name(who)} kończy rundę ${round}.`,
    newsDrawn: ({ who, card }) =>
      `${name(who)} czyta Wiadomości: „${names.news(card)}”. ${names.newsEffect(card, roleOf(who))}`,
    amountRolled: ({ who, pips, votes }) => `${name(who)} wyrzuca ${pips}, czyli ${manyVotes(votes)}.`,
    votesMoved: ({ colour, from, to, votes }) => {
      const [state, who, moved] = [names.state(colour), name(colour + 1), manyVotes(votes)];
      return {
        potToPile: `Prezydent bierze z puli ${moved} na stos Stanu ${state}.`,
        pileToPot: `Prezydent zwraca do puli ${moved} ze stosu Stanu ${state}.`,
        potToState: `${who} bierze z puli ${moved}.`,
        stateToPot: `${who} zwraca do puli ${moved}.`,
        pileToState: `${who} dostaje ze stosu Prezydenta ${moved}.`,
        stateToPile: `${who} oddaje Prezydentowi ${moved}.`,
      }[passageOf(from, to)];
    },
    nothingHappened: () => 'Nic się nie dzieje.',
    foundEmpty: ({ who, from }) =>
      ({
        pot: `${name(who)} zastaje pustą pulę i nic nie bierze.`,
        pile: `${name(who)} zastaje pusty stos Prezydenta i nic nie bierze.`,
        states: `${name(who)} nie ma komu zabrać głosów.`,
        own: `${name(who)} nie ma żadnych głosów do oddania.`,
      })[emptyPlaceOf(who, from)],
    cheatDrawn: ({ who, card }) =>
      card === UNKNOWN ? `${name(who)} dobiera kartę Przekrętu.` : `${name(who)} dobiera ${names.cheatLook(card)}.`,
    cheatDeckEmpty: ({ who }) => `Talia Przekrętów jest pusta; ${name(who)} nic nie dobiera.`,
    evidenceDrawn: ({ card }) =>
      card === UNKNOWN ? 'Prezydent dobiera kartę Dowodu.' : `Prezydent dobiera ${names.evidenceLook(card)}.`,
    evidenceDeckEmpty: () => 'Talia Dowodów jest pusta.',
    countingStopped: ({ who }) => `Przerwa w liczeniu. ${name(who)}: następny przekręt liczy się podwójnie.`,
    cheated: ({ who, card, votes, doubled }) =>
      `${name(who)} robi przekręt „${names.cheat(card)}” i zabiera ${manyVotes(votes)}${doubled === 1 ? ', bo liczy się podwójnie' : ''}.`,
    cheatsDropped: ({ who, cards, wilds }) =>
      cards === 0
        ? `${name(who)} idzie do sądu ${withWilds(wilds)}.`
        : `${name(who)} odkłada bez pokazywania ${cardsTaken(cards)} Przekrętu i idzie do sądu ${withWilds(wilds)}.`,
    weekBegan: ({ week }) => `${names.week(week)}.`,
    evidenceSought: () => 'Prezydent wyrusza na poszukiwanie Dowodów.',
    evidencePlayed: ({ card }) => `Prezydent zagrywa ${names.evidenceLook(card)}.`,
    answered: ({ who, card }) =>
      card === UNKNOWN
        ? `${name(who)} kładzie zakrytą odpowiedź.`
        : `${name(who)} odpowiada kartą ${names.cheatLook(card)}, na razie zakrytą.`,
    answerShown: ({ who, card }) => `${name(who)} odkrywa ${names.cheatLook(card)}.`,
    nothingToAnswer: ({ who }) => `${name(who)} nie ma czym odpowiedzieć i nic nie zwraca.`,
    everyoneProtected: ({ who, card }) => `${name(who)} zagrywa „${names.cheat(card)}” i osłania wszystkie Stany.`,
    votesReturned: ({ who, votes }) => `${name(who)} zwraca Prezydentowi ${manyVotes(votes)}.`,
    stateDecided: ({ who, pile, votes }) =>
      `${names.state(who - 1)}: Prezydent ${pile}, Stan ${votes}. ${pile >= votes ? 'Wygrywa Prezydent.' : 'Stan się broni.'}`,
    gameDecided: ({ incumbentWins, beaten, needed }) =>
      incumbentWins === 1
        ? `Prezydent pokonuje ${statesTaken(beaten)}, a potrzebował ${needed}: zostaje na drugą kadencję.`
        : `Prezydent pokonuje ${statesTaken(beaten)}, a potrzebował ${needed}: wygrywają Stany, a o ich kolejności decyduje liczba głosów.`,
  };
};
