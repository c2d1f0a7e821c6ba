import { plural } from '@whistlestop/kernel';
import { words as pack } from './pack.ts';
import type { Phrases } from '../words.ts';

const votes = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'głos', few: 'głosy', many: 'głosów', other: 'głosu' })}`;
const cards = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;
/** In the accusative: odkłada 1 kartę, 2 karty, 5 kart. */
const cardsTaken = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })}`;
/** In the instrumental: z 1 Jokerem, z 2 Jokerami. */
const withWilds = (count: number): string =>
  count === 0 ? 'bez Jokera' : `z ${count} ${plural('pl', count, { one: 'Jokerem', other: 'Jokerami' })}`;
const statesTaken = (count: number): string =>
  `${count} ${plural('pl', count, { one: 'Stan', few: 'Stany', many: 'Stanów', other: 'Stanu' })}`;
const toGo = (count: number): string =>
  `${plural('pl', count, { one: 'Pozostał', few: 'Pozostały', many: 'Pozostało', other: 'Pozostało' })} ${votes(count)}.`;
const listed = (items: readonly string[]): string => (items.length === 0 ? 'brak' : items.join(', '));

/** The sentences of the Polish table. A State is always „Stan …”, so that its name needs no declension. */
export const phrases: Phrases = {
  title: pack.name,
  incumbent: pack.seats.incumbent,
  state: (name) => `Stan ${name}`,

  prompts: {
    chance: 'Decydują kość i talie.',
    over: 'Głosy policzone, wynik jest ostateczny.',
    others: 'Czekamy na pozostałych.',
    cheat: ({ pile, doubled, playable }) => {
      if (!playable) return 'Żadnej z twoich kart Przekrętu nie można jeszcze zagrać.';
      const twice = doubled ? ' Trwa przerwa w liczeniu: karta zabiera dwa razy tyle.' : '';
      return `Zagrać przekręt przed rzutem? Na stosie Prezydenta w twoim kolorze: ${votes(pile)}.${twice}`;
    },
    gain: ({ left, source }) => `${source}: w którym kolorze bierzesz następny głos? ${toGo(left)}`,
    lose: ({ left, source }) => `${source}: w którym kolorze zwracasz następny głos? ${toGo(left)}`,
    take: ({ votes: count, source }) => `${source}: któremu Stanowi zabierasz ${votes(count)}?`,
    give: ({ votes: count, source }) => `${source}: któremu Stanowi oddajesz ${votes(count)}?`,
    firstWeek: 'Tydzień 1: zagraj kartę Dowodu albo zamiast tego rzuć kością i dobierz nowe.',
    week: ({ week }) => `${week}: którą kartę Dowodu zagrywasz?`,
    answer: ({ evidence, given }) =>
      given
        ? `Twoja odpowiedź na ${evidence} leży zakryta. Możesz ją jeszcze zmienić.`
        : `Prezydent zagrywa ${evidence}. Którą kartą odpowiadasz?`,
  },

  actions: {
    hold: 'Bez przekrętu',
    cheat: ({ card, votes: count }) => `${card}: zabierz ${votes(count)}`,
    gain: ({ name }) => `1 głos z puli: ${name}`,
    lose: ({ name }) => `1 głos do puli: ${name}`,
    take: ({ name, votes: count }) => `Zabierz ${votes(count)}: ${name}`,
    give: ({ name, votes: count }) => `Oddaj ${votes(count)}: ${name}`,
    search: 'Rzuć i dobierz Dowody',
    play: ({ card }) => card,
    answer: ({ card, votes: count }) => `${card}: zwróć ${votes(count)}`,
    answerWild: ({ card, all }) => `„${card}”: ${all ? 'osłania wszystkie Stany' : 'osłania ciebie'}`,
  },

  cards: {
    cheat: (card) =>
      'scope' in card
        ? `„${card.title}” (Joker ${card.scope === 'all' ? 'dla wszystkich' : 'dla siebie'})`
        : `„${card.title}” (${card.colour}, ${card.value})`,
    evidence: (card) =>
      'clincher' in card
        ? `„${card.title}” (Dowód koronny)`
        : `„${card.title}” (${card.colours.join('/')}, ${card.value})`,
  },

  board: {
    round: ({ round, name, week }) => `Runda ${round}, ${name}${week === undefined ? '' : `: ${week}`}`,
    space: ({ name, lap, laps }) => (laps > 1 ? `pole „${name}”, okrążenie ${lap} z ${laps}` : `pole „${name}”`),
    finished: 'runda ukończona',
    incumbent: ({ where, evidence, deck }) =>
      `Prezydent: ${where === undefined ? '' : `${where}; `}Dowody: ${cards(evidence)} na ręce, ${deck} w talii`,
    state: ({ name, colour, pile, votes: held, pot, hand, doubled, where, played }) =>
      `${name} (${colour}): Prezydent ${pile}, Stan ${held}, pula ${pot}; ${where === '' ? '' : `${where}; `}Przekręty: ${cards(hand)} na ręce; zagrane: ${listed(played)}${doubled ? '; następny przekręt liczy się podwójnie' : ''}`,
    onTable: ({ evidence }) => `Na stole: ${evidence}`,
    yourCheats: ({ cards: held }) => `Twoje Przekręty: ${listed(held)}`,
    yourEvidence: ({ cards: held }) => `Twoje Dowody: ${listed(held)}`,
  },

  piles: {
    yourCheats: 'Twoje karty Przekrętu',
    yourEvidence: 'Twoje karty Dowodu',
    dropped: 'Twoje Przekręty odłożone przed rundą 4',
    played: ({ name }) => `Zagrane Przekręty: Stan ${name}`,
    onTable: 'Dowód na stole',
    out: 'Poza grą',
  },

  events: {
    roundBegan: ({ round, name }) => `Zaczyna się runda ${round}: ${name}.`,
    rolled: ({ who, pips }) => `${who} wyrzuca ${pips}.`,
    moved: ({ who, space }) => `${who} staje na polu „${space}”.`,
    finished: ({ who, round }) => `${who} kończy rundę ${round}.`,
    newsDrawn: ({ who, card, effect }) => `${who} czyta Wiadomości: „${card}”. ${effect}`,
    amountRolled: ({ who, pips, votes: count }) => `${who} wyrzuca ${pips}, czyli ${votes(count)}.`,
    potToPile: ({ name, votes: count }) => `Prezydent bierze z puli ${votes(count)} na stos Stanu ${name}.`,
    pileToPot: ({ name, votes: count }) => `Prezydent zwraca do puli ${votes(count)} ze stosu Stanu ${name}.`,
    potToState: ({ who, votes: count }) => `${who} bierze z puli ${votes(count)}.`,
    stateToPot: ({ who, votes: count }) => `${who} zwraca do puli ${votes(count)}.`,
    pileToState: ({ who, votes: count }) => `${who} dostaje ze stosu Prezydenta ${votes(count)}.`,
    stateToPile: ({ who, votes: count }) => `${who} oddaje Prezydentowi ${votes(count)}.`,
    nothingHappened: 'Nic się nie dzieje.',
    foundEmpty: ({ who, where }) =>
      ({
        pot: `${who} zastaje pustą pulę i nic nie bierze.`,
        pile: `${who} zastaje pusty stos Prezydenta i nic nie bierze.`,
        states: `${who} nie ma komu zabrać głosów.`,
        own: `${who} nie ma żadnych głosów do oddania.`,
      })[where],
    cheatDrawn: ({ who, card }) => (card === undefined ? `${who} dobiera kartę Przekrętu.` : `${who} dobiera ${card}.`),
    cheatDeckEmpty: ({ who }) => `Talia Przekrętów jest pusta; ${who} nic nie dobiera.`,
    evidenceDrawn: ({ card }) =>
      card === undefined ? 'Prezydent dobiera kartę Dowodu.' : `Prezydent dobiera ${card}.`,
    evidenceDeckEmpty: 'Talia Dowodów jest pusta.',
    countingStopped: ({ who }) => `Przerwa w liczeniu. ${who}: następny przekręt liczy się podwójnie.`,
    cheated: ({ who, card, votes: count, doubled }) =>
      `${who} robi przekręt „${card}” i zabiera ${votes(count)}${doubled ? ', bo liczy się podwójnie' : ''}.`,
    cheatsDropped: ({ who, cards: dropped, wilds: kept }) =>
      dropped === 0
        ? `${who} idzie do sądu ${withWilds(kept)}.`
        : `${who} odkłada bez pokazywania ${cardsTaken(dropped)} Przekrętu i idzie do sądu ${withWilds(kept)}.`,
    weekBegan: ({ week }) => `${week}.`,
    evidenceSought: 'Prezydent wyrusza na poszukiwanie Dowodów.',
    evidencePlayed: ({ card }) => `Prezydent zagrywa ${card}.`,
    answered: ({ who, card }) =>
      card === undefined ? `${who} kładzie zakrytą odpowiedź.` : `${who} odpowiada kartą ${card}, na razie zakrytą.`,
    answerShown: ({ who, card }) => `${who} odkrywa ${card}.`,
    nothingToAnswer: ({ who }) => `${who} nie ma czym odpowiedzieć i nic nie zwraca.`,
    everyoneProtected: ({ who, card }) => `${who} zagrywa „${card}” i osłania wszystkie Stany.`,
    votesReturned: ({ who, votes: count }) => `${who} zwraca Prezydentowi ${votes(count)}.`,
    stateDecided: ({ name, pile, votes: held }) =>
      `${name}: Prezydent ${pile}, Stan ${held}. ${pile >= held ? 'Wygrywa Prezydent.' : 'Stan się broni.'}`,
    gameDecided: ({ won, beaten, needed }) =>
      won
        ? `Prezydent pokonuje ${statesTaken(beaten)}, a potrzebował ${needed}: zostaje na drugą kadencję.`
        : `Prezydent pokonuje ${statesTaken(beaten)}, a potrzebował ${needed}: wygrywają Stany, a o ich kolejności decyduje liczba głosów.`,
  },

  reasons: {
    'not-your-decision': () => 'Ta decyzja nie należy teraz do ciebie.',
    'not-now': () => 'Teraz nie ma do tego okazji.',
    'states-cheat': () => 'Karty Przekrętu mają tylko Stany. Prezydent ma Dowody.',
    'already-played': ({ card }) => `Przekręt „${card}” już zagrano; każdy działa tylko raz.`,
    'not-in-your-hand': ({ card }) => `Karty „${card}” nie ma na twojej ręce.`,
    'no-cheating-in-round-4': () => 'W rundzie 4 niczego już nie da się ukraść.',
    'wild-before-round-4': ({ card }) => `„${card}” to Joker i czeka na rundę 4.`,
    'later-round': ({ card, round }) => `„${card}” jest na rundę ${round}; zachowaj tę kartę do tego czasu.`,
    'not-your-turn': () => 'Przekręt robi się na początku własnej tury.',
    'empty-pile': () => 'Stos Prezydenta w twoim kolorze jest pusty; nie ma czego ukraść.',
    waiting: () => 'Twoja runda jest skończona; przy tym stole czekający Stan nie oszukuje.',
    'before-the-roll': () => 'Przekręt zagrywa się przed rzutem i tylko jeden w turze.',
    'incumbent-chooses': () => 'Kolory wybiera tylko Prezydent.',
    'colour-not-in-play': ({ name }) => `Stan ${name} dziś nie gra.`,
    'pot-empty': ({ name }) => `W puli nie ma już głosów Stanu ${name}.`,
    'pile-empty': ({ name }) => `Stos Stanu ${name} jest pusty.`,
    'state-empty': ({ name }) => `Stan ${name} nie ma głosów do zabrania.`,
    'not-the-leader': ({ name }) => `Stan ${name} nie ma największej liczby głosów.`,
    'first-week-only': () => 'Rzutem kością dobiera się Dowody tylko w pierwszym tygodniu rundy 4.',
    'round-4-only': () => 'Dowody czekają na rundę 4.',
    'states-answer': () => 'Na Dowód odpowiadają Stany, nie Prezydent.',
    'nothing-on-the-table': () => 'Na stole nie ma Dowodu, na który można odpowiedzieć.',
    'nothing-to-answer': () => 'Nie masz karty na ten Dowód, więc nic nie zwracasz.',
    'not-your-card': ({ card }) =>
      `Karty „${card}” nie ma ani wśród twoich odkrytych Przekrętów, ani wśród twoich Jokerów.`,
    'colour-not-met': ({ card }) => `Karta „${card}” nie pasuje kolorem do tego Dowodu.`,
  },
};
