import type { CardContent, CardWords } from '../cards/card-content.ts';

export type Language = 'en' | 'pl';

const cards: Readonly<Record<Language, CardWords>> = {
  en: {
    cp: 'CP',
    name: (card) => `${card.title}, ${card.cp} CP, ${card.icon}`,
    issue: { defense: 'Defense', economy: 'Economy', civilRights: 'Civil Rights' },
    category: {
      normal: 'Event',
      turn: 'Rest of the turn',
      debate: 'Debate event',
      electionDay: 'Election Day event',
      prevention: 'Prevention event',
    },
    hidden: 'A card face down',
  },
  pl: {
    cp: 'PK',
    name: (card) => `${card.title}, ${card.cp} PK, ${card.icon}`,
    issue: { defense: 'Obronność', economy: 'Gospodarka', civilRights: 'Prawa obywatelskie' },
    category: {
      normal: 'Wydarzenie',
      turn: 'Do końca tury',
      debate: 'Wydarzenie debaty',
      electionDay: 'Wydarzenie dnia wyborów',
      prevention: 'Wydarzenie blokujące',
    },
    hidden: 'Zakryta karta',
  },
};

/** The words of every widget in the gallery, in both languages. */
export const WORDS = {
  en: {
    cards: cards.en,
    names: { kennedy: 'Kennedy', nixon: 'Nixon' },
    map: 'Map of the states',
    hand: 'Your hand',
    count: (count: number) => `${count} cards`,
    office: { kennedy: 'Senator', nixon: 'Vice President' },
    exhausted: 'Exhausted',
    issues: 'Issue Track',
    swap: (upper: string, lower: string) => `Swap ${upper} and ${lower}`,
    pays: ['Momentum and an endorsement', 'Momentum or an endorsement', 'Momentum'],
    or: 'or',
    momentum: 'Momentum',
    bag: 'Bag',
    draw: 'chance of one draw',
    rest: 'Rest cubes',
    lasting: 'Lasting events',
    nothingLasts: 'Nothing lasts beyond its own play.',
    until: ['this turn', 'Election Day', 'the whole game'],
    toWin: '269 to win',
    turn: (turn: number) => `Turn ${turn}`,
    now: 'Activity phase 3',
    discards: 'Discards',
    close: 'Close',
    search: 'Search',
    noMatch: 'No card has these words.',
    emptyPile: 'No card has been discarded yet.',
    debates: 'The Debates',
    round: 'Round 3',
    waiting: 'still choosing',
    initiative: 'Kennedy holds the initiative and wins ties',
    reward: (cubes: number) => `worth ${cubes} state support`,
    won: (who: string) => `${who} wins: 2 state support`,
    night: {
      title: 'Election Night',
      live: 'Returns',
      race: (kennedy: number, nixon: number) => `Kennedy ${kennedy}, Nixon ${nixon}, 269 to win`,
      toWin: '269 to win',
      returns: 'On the wire',
      map: 'The states called so far',
      pause: 'Pause',
      goOn: 'Go on',
      skip: 'To the end',
      again: 'Once more',
      house: 'In the House:',
      yours: 'Your election:',
      history: 'The real one:',
      historyVotes: 'Kennedy 303, Nixon 219, Byrd 15',
      yourVotes: (kennedy: number, nixon: number) => `Kennedy ${kennedy}, Nixon ${nixon}`,
    },
    calls: {
      carried: 'is carried without doubt.',
      led: 'is called.',
      tipped: 'was undecided, and tips.',
      withheld: 'goes to nobody.',
    },
    headline: 'Kennedy elected President',
    verdict: 'A majority of the electors after a long night.',
    houseVerdict: 'no majority among the electors, so the delegations decide.',
  },
  pl: {
    cards: cards.pl,
    names: { kennedy: 'Kennedy', nixon: 'Nixon' },
    map: 'Mapa stanów',
    hand: 'Twoja ręka',
    count: (count: number) => `Karty: ${count}`,
    office: { kennedy: 'Senator', nixon: 'Wiceprezydent' },
    exhausted: 'Wyczerpany',
    issues: 'Tor Kwestii',
    swap: (upper: string, lower: string) => `Zamień: ${upper} i ${lower}`,
    pays: ['Rozmach i poparcie', 'Rozmach albo poparcie', 'Rozmach'],
    or: 'lub',
    momentum: 'Rozmach',
    bag: 'Worek',
    draw: 'szansa ciągnięcia',
    rest: 'Kostki odpoczynku',
    lasting: 'Trwające wydarzenia',
    nothingLasts: 'Nic nie trwa dłużej niż samo zagranie.',
    until: ['ta tura', 'dzień wyborów', 'cała gra'],
    toWin: '269 wygrywa',
    turn: (turn: number) => `Tura ${turn}`,
    now: '3. faza działań',
    discards: 'Karty odrzucone',
    close: 'Zamknij',
    search: 'Szukaj',
    noMatch: 'Żadna karta nie ma tych słów.',
    emptyPile: 'Nie odrzucono jeszcze żadnej karty.',
    debates: 'Debaty',
    round: 'Runda 3',
    waiting: 'jeszcze wybiera',
    initiative: 'Kennedy ma inicjatywę i wygrywa remisy',
    reward: (cubes: number) => `warte ${cubes} kostek przewagi`,
    won: (who: string) => `${who} wygrywa: 2 kostki przewagi`,
    night: {
      title: 'Noc wyborcza',
      live: 'Wyniki',
      race: (kennedy: number, nixon: number) => `Kennedy ${kennedy}, Nixon ${nixon}, 269 wygrywa`,
      toWin: '269 wygrywa',
      returns: 'Z dalekopisu',
      map: 'Stany już rozstrzygnięte',
      pause: 'Pauza',
      goOn: 'Dalej',
      skip: 'Do końca',
      again: 'Jeszcze raz',
      house: 'W Izbie:',
      yours: 'Twoje wybory:',
      history: 'Prawdziwe:',
      historyVotes: 'Kennedy 303, Nixon 219, Byrd 15',
      yourVotes: (kennedy: number, nixon: number) => `Kennedy ${kennedy}, Nixon ${nixon}`,
    },
    calls: {
      carried: 'zdobyty bez wątpliwości.',
      led: 'rozstrzygnięty.',
      tipped: 'był niezdecydowany i przechyla się.',
      withheld: 'nie przypada nikomu.',
    },
    headline: 'Kennedy prezydentem',
    verdict: 'Większość elektorów po długiej nocy.',
    houseVerdict: 'brak większości wśród elektorów, więc rozstrzygają delegacje.',
  },
} as const;

type Text = Pick<CardContent, 'title' | 'effect'>;
type Sample = Omit<CardContent, 'title' | 'effect'> & { text: Readonly<Record<Language, Text>> };

const SAMPLES: readonly Sample[] = [
  {
    id: 'greater-houston-ministerial-association',
    cp: 4,
    rest: 0,
    icon: 'kennedy',
    issue: 'defense',
    state: 'NY',
    category: 'prevention',
    text: {
      en: {
        title: 'Greater Houston Ministerial Association',
        effect:
          'Move Kennedy’s candidate token to Texas at no cost; he gains 1 momentum marker and may place up to 5 state support anywhere, at most 1 per state. From now on Baptist Ministers, Norman Vincent Peale and Puerto Rican Bishops cannot be played as events.',
      },
      pl: {
        title: 'Stowarzyszenie Pastorów Wielkiego Houston',
        effect:
          'Przenieś znacznik kandydata Kennedy’ego do Teksasu bez kosztów; Kennedy zyskuje 1 żeton rozmachu i może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie. Odtąd trzech kart nie można zagrywać jako wydarzeń.',
      },
    },
  },
  {
    id: 'nixons-knee',
    cp: 4,
    rest: 0,
    icon: 'kennedy',
    issue: 'economy',
    state: 'TX',
    category: 'turn',
    text: {
      en: {
        title: 'Nixon’s Knee',
        effect:
          'Move Nixon’s candidate token to Maryland at no cost. For the rest of the turn, whenever Nixon plays a card to campaign in states he must first spend 1 momentum marker; without one he cannot do so.',
      },
      pl: {
        title: 'Kolano Nixona',
        effect:
          'Przenieś znacznik kandydata Nixona do stanu Maryland bez kosztów. Do końca tury za każdym razem, zanim Nixon zagra kartę na kampanię w stanach, musi wydać 1 żeton rozmachu.',
      },
    },
  },
  {
    id: 'gallup-poll',
    cp: 3,
    rest: 1,
    icon: 'both',
    issue: 'civilRights',
    state: 'MO',
    category: 'normal',
    text: {
      en: { title: 'Gallup Poll', effect: 'You may arrange the three issue tiles on the Issue Track in any order.' },
      pl: { title: 'Sondaż Gallupa', effect: 'Możesz dowolnie ułożyć trzy żetony kwestii na Torze Kwestii.' },
    },
  },
  {
    id: 'late-returns-from-cook-county',
    cp: 2,
    rest: 2,
    icon: 'kennedy',
    issue: 'economy',
    state: 'SC',
    category: 'electionDay',
    text: {
      en: {
        title: 'Late Returns from Cook County',
        effect: 'On Election Day, Kennedy makes 5 support checks in Illinois.',
      },
      pl: {
        title: 'Spóźnione wyniki z hrabstwa Cook',
        effect: 'W dniu wyborów Kennedy wykonuje 5 testów przewagi w Illinois.',
      },
    },
  },
  {
    id: 'citizens-for-nixon-lodge',
    cp: 2,
    rest: 2,
    icon: 'nixon',
    issue: 'civilRights',
    state: 'AZ',
    category: 'turn',
    text: {
      en: {
        title: 'Citizens for Nixon-Lodge',
        effect: 'For the rest of the turn, every card Nixon plays for CP is worth 1 CP more, up to 5.',
      },
      pl: {
        title: 'Obywatele za Nixonem i Lodge’em',
        effect: 'Do końca tury każda karta, którą Nixon zagrywa za PK, jest warta o 1 PK więcej, najwyżej 5.',
      },
    },
  },
  {
    id: 'southern-strategy',
    cp: 3,
    rest: 1,
    icon: 'nixon',
    issue: 'defense',
    state: 'KY',
    category: 'normal',
    text: {
      en: {
        title: 'Southern Strategy',
        effect:
          'Nixon may place up to 5 state support in the South, at most 2 per state. Kennedy gains 1 issue support in Civil Rights.',
      },
      pl: {
        title: 'Strategia południowa',
        effect:
          'Nixon może umieścić do 5 kostek przewagi na Południu, najwyżej 2 w jednym stanie. Kennedy zyskuje 1 poparcie w kwestii praw obywatelskich.',
      },
    },
  },
  {
    id: 'harvard-brain-trust',
    cp: 3,
    rest: 1,
    icon: 'kennedy',
    issue: null,
    state: null,
    category: 'debate',
    text: {
      en: { title: 'Harvard Brain Trust', effect: 'In the debates, Kennedy counts 1 CP more in every issue.' },
      pl: { title: 'Eksperci z Harvardu', effect: 'W debatach Kennedy liczy o 1 PK więcej w każdej kwestii.' },
    },
  },
];

/** A handful of cards with every frame, icon and length of text. */
export function sampleCards(language: Language): CardContent[] {
  return SAMPLES.map(({ text, ...card }) => ({ ...card, ...text[language] }));
}
