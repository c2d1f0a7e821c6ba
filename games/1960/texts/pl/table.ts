import { plural } from '@whistlestop/kernel';
import type { TableWords } from '../en/table.ts';

const cubes = (count: number) =>
  `${count} ${plural('pl', count, { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' })}`;
const markers = (count: number) =>
  `${count} ${plural('pl', count, { one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' })}`;
const cards = (count: number) =>
  `${count} ${plural('pl', count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;
const checks = (count: number) =>
  `${count} ${plural('pl', count, { one: 'test przewagi', few: 'testy przewagi', many: 'testów przewagi', other: 'testu przewagi' })}`;
const votes = (count: number) =>
  `${count} ${plural('pl', count, { one: 'głos elektorski', few: 'głosy elektorskie', many: 'głosów elektorskich', other: 'głosu elektorskiego' })}`;
const momentum = (count: number) =>
  `${count} ${plural('pl', count, { one: 'żeton rozmachu', few: 'żetony rozmachu', many: 'żetonów rozmachu', other: 'żetonu rozmachu' })}`;

/** Co mówi plansza 1960 wokół swoich elementów, po polsku. */
export const pl: TableWords = {
  map: 'Mapa stanów',
  asMap: 'Mapa',
  asCartogram: 'Mapa głosów',
  closeUp: 'Zbliżenie',
  wholeCountry: 'Całość',
  cp: 'PK',
  names: { kennedy: 'Kennedy', nixon: 'Nixon' },
  office: { kennedy: 'Senator', nixon: 'Wiceprezydent' },
  issues: { defense: 'Obrona', economy: 'Ekonomia', civilRights: 'Prawa obywatelskie' },
  regions: { East: 'Wschód', Midwest: 'Środkowy Zachód', South: 'Południe', West: 'Zachód' },
  travelRegions: {
    East: 'Wschód',
    Midwest: 'Środkowy Zachód',
    South: 'Południe',
    West: 'Zachód',
    AK: 'Alaska',
    HI: 'Hawaje',
  },
  onMap: 'Wskaż na mapie obrysowany stan.',
  travelCost: (region, cp) => `${region} ${cp === 0 ? 'za darmo' : `${cp} PK`}`,
  travelCosts: (costs) => `Podróż: ${costs}`,
  category: {
    normal: 'Wydarzenie',
    turn: 'Do końca tury',
    debate: 'Wydarzenie Debaty',
    electionDay: 'Wydarzenie Dnia Wyborów',
    prevention: 'Wydarzenie zapobiegawcze',
  },
  icon: { kennedy: 'ikona Kennedy’ego', nixon: 'ikona Nixona', both: 'obie ikony' },
  cardFacts: (cp, rest) => `${cp} PK, wytchnienie ${rest}`,
  seal: (state) => `godło: ${state}`,
  hiddenCard: 'Zakryta karta',

  votes,
  support: (who, count) => `${who}: ${cubes(count)}`,
  carried: 'dominacja',
  noSupport: (edge) => `bez kostek, nagłówek: ${edge}`,
  token: (who) => `tu jest ${who}`,
  media: (who, count) => `media: ${who}, ${cubes(count)}`,
  endorsements: (who, count) => `poparcie: ${who}, ${markers(count)}`,
  nobody: 'nikt',
  clickable: 'można wybrać',
  travelFirst: (cp) => (cp === 0 ? 'po darmowej podróży' : `po podróży za ${cp} PK`),
  needsCheck: 'testy przewagi',
  otherwiseAsked: (prompt) => `Teraz chodzi o co innego: ${prompt}`,

  hand: 'Twoja ręka',
  count: cards,
  othersHand: (who, count) => `${who}: ${cards(count)} na ręce`,
  stack: 'Stos Strategii Kampanii',
  inStack: (count) => `${count} na Stosie Strategii Kampanii`,
  setAside: 'Odłożona',
  exhausted: 'Wyczerpana',
  candidateCard: (who, cp, exhausted) => `Karta kandydata: ${who}, ${cp} PK${exhausted ? ', wyczerpana' : ''}`,

  issueTrack: 'Tor Kwestii',
  swap: (upper, lower) => `Zamień: ${upper} i ${lower}`,
  pays: ['Rozmach i poparcie', 'Rozmach albo poparcie', 'Rozmach'],
  or: 'albo',
  momentum: 'Rozmach',
  bag: 'Torba Kapitału Politycznego',
  bagHidden: 'W tej partii jej zawartość jest ukryta.',
  draw: 'szansa na kostkę w tym kolorze',
  rest: 'Kostki wytchnienia',
  lasting: 'Wydarzenia długotrwałe',
  nothingLasts: 'Brak wydarzeń długotrwałych.',
  until: {
    turn: 'ta tura',
    debateSpace: 'Debata',
    electionDaySpace: 'Dzień Wyborów',
    preventionSpace: 'cała gra',
  },
  piles: 'Stosy',
  discard: 'Karty odrzucone',
  removed: 'Poza grą',
  deck: (count) => `Talia: ${cards(count)}`,
  search: 'Szukaj',
  noMatch: 'Na żadnej karcie nie ma tych słów.',
  emptyPile: 'Ten stos jest pusty.',
  campaign: 'Kampania',
  log: 'Dziennik',

  race: (kennedy, nixon, toWin) => `Głosy elektorskie: Kennedy ${kennedy}, Nixon ${nixon}, wygrywa ${toWin}`,
  toWin: (votes) => `wygrywa ${votes}`,
  turn: (turn) => `Tura ${turn}`,
  phases: {
    initiative: 'Inicjatywa',
    activity: 'Faza działania',
    momentum: 'Faza rozmachu',
    strategy: 'Strategia kampanii',
    debates: 'Debata',
    electionDay: 'Dzień Wyborów',
    over: 'Rozstrzygnięte',
  },

  uses: {
    event: 'Wydarzenie',
    campaign: 'Kampania w stanach',
    advertise: 'Kampania w mediach',
    position: 'Stanowisko',
  },
  useAbout: {
    campaign: (cp) => `${cp} PK na przewagę w stanach`,
    advertise: (cp) => `${checks(cp)} w mediach`,
    position: (cp) => `${cp} PK na przewagę w kwestiach`,
  },
  afterEvent: {
    normal: 'karta opuszcza grę',
    turn: 'działa do końca tury',
    debate: 'czeka na Debatę',
    electionDay: 'czeka na Dzień Wyborów',
    prevention: 'działa przez całą grę',
  },
  itHappens: 'zachodzi',
  nothingNow: 'teraz nic by się nie stało',
  helpsNow: { kennedy: 'w tej chwili sprzyja Kennedy’emu', nixon: 'w tej chwili sprzyja Nixonowi' },
  favours: { kennedy: 'sprzyja Kennedy’emu', nixon: 'sprzyja Nixonowi' },
  restGain: (count) =>
    `bierzesz ${count} ${plural('pl', count, { one: 'kostkę', few: 'kostki', many: 'kostek', other: 'kostki' })} wytchnienia`,
  tribute: (who, count) => `${who} zyskuje ${momentum(count)}`,
  mayTrigger: (who, count) => `po zagraniu za PK można wywołać jej wydarzenie: ${who} ma ${momentum(count)}`,
  cannotTrigger: (who) => `${who} nie może wywołać jej wydarzenia`,
  preempted: 'wydarzeniu zapobieżono',
  costs: (count) => `koszt: ${momentum(count)}`,
  preempt: 'Zapobiegnij wydarzeniu',
  preemptAbout: (cost) =>
    cost === 0 ? 'W tej turze bez kosztów' : `Kosztuje ${momentum(cost)}; nie da się go potem wywołać`,
  candidateTitle: 'Karta kandydata',
  candidateAbout: 'Po zagraniu ta karta jest wyczerpana.',
  candidateNotAside: 'Karty kandydata nie można odłożyć.',
  history: 'Jak było naprawdę',
  back: 'Cofnij wybór karty',
  checksTitle: (state) => `Testy przewagi: ${state}`,
  checksAbout: 'Ile PK? Za każdy PK ciągniesz jedną kostkę; twój kolor daje 1 kostkę przewagi.',
  checkOdds: (atLeast) => `co najmniej ${atLeast.map((share, index) => `${index + 1}:\u00a0${share}`).join(', ')}`,
  allChoices: 'Wszystkie możliwości jako lista',
  cardOnTable: 'Na stole',
  itsEvent: 'Wydarzenie karty',
  chooseAmong: 'Wybierz kartę',
  forDebates: {
    kennedy: (cp, issue) => `Na Debatę: ${cp} PK, Kennedy, ${issue}`,
    nixon: (cp, issue) => `Na Debatę: ${cp} PK, Nixon, ${issue}`,
    both: (cp, issue) => `Na Debatę: ${cp} PK, dowolna strona, ${issue}`,
  },
  inDebates: {
    kennedy: (cp, issue) => `Liczy się jako ${cp} PK po stronie Kennedy’ego: ${issue}`,
    nixon: (cp, issue) => `Liczy się jako ${cp} PK po stronie Nixona: ${issue}`,
    both: (cp, issue) => `Liczy się jako ${cp} PK po wybranej stronie: ${issue}`,
  },
  issueAlreadyWon: (issue) => `${issue}: kwestia już wygrana, karta zostaje odrzucona bez skutku`,
  onElectionDay: (count, state, cubes) =>
    `W Dniu Wyborów: ${checks(count)} w stanie ${state}${cubes === undefined ? '' : ` (${cubes})`}`,

  debates: 'Debata',
  debateRound: (round) => `Runda ${round}`,
  debateWaiting: 'jeszcze wybiera',
  debateLast: 'Poprzednia runda:',
  debateInitiative: (who) => `${who} ma inicjatywę i wygrywa remisy`,
  debateRewards: (bonuses) => `Kostki przewagi za następną wygraną kwestię: ${bonuses.join(', potem ')}`,
  debateSide: { kennedy: 'po stronie Kennedy’ego', nixon: 'po stronie Nixona' },
  debateDiscarded: 'odrzucona: kwestia już wygrana',
  debateWon: (who) => `wygrywa ${who}`,
  debateTotal: (total) => `${total} PK`,

  night: {
    title: 'Noc wyborcza',
    live: 'Wyniki',
    over: 'Wyniki końcowe',
    race: (kennedy, nixon, toWin) => `Kennedy ${kennedy}, Nixon ${nixon}, wygrywa ${toWin}`,
    toWin: (votes) => `wygrywa ${votes}`,
    returns: 'Z dalekopisu',
    map: 'Stany już rozstrzygnięte',
    pause: 'Pauza',
    goOn: 'Dalej',
    skip: 'Do końca',
    again: 'Obejrzyj ponownie',
    house: 'W Izbie:',
    yours: 'Twoje wybory:',
    history: 'Prawdziwy wynik:',
    historyVotes: 'Kennedy 303, Nixon 219, Byrd 15',
    yourVotes: (kennedy, nixon) => `Kennedy ${kennedy}, Nixon ${nixon}`,
    neither: (count) => `Elektorzy, którzy nie poparli żadnego z nich: ${count}`,
    historyNeither:
      'Elektorzy niezależni i jeden z Oklahomy, wszyscy za Byrdem; kropka oznacza stan o podzielonych głosach',
  },
  calls: {
    carried: (who) => `${who}, bez wątpliwości.`,
    led: (who) => `${who}.`,
    tipped: (who) => `Niezdecydowany do końca stan bierze ${who}.`,
    withheld: 'Elektorzy nie głosują na żadnego z nich.',
  },
  elected: (who) => `${who} prezydentem`,
  victories: {
    majority: 'Większość głosów elektorskich.',
    plurality: 'Bez większości, ale z największą liczbą głosów elektorskich.',
    states: 'Remis wśród elektorów rozstrzygnęła liczba stanów.',
    house: 'Remis we wszystkim.',
  },
  houseVerdict: 'delegacje wybierają Kennedy’ego.',
  toBoard: 'Zobacz planszę',
  toNight: 'Noc wyborcza',
  headStart: {
    momentumFor: (name) => `Fory: ${name}`,
    extraMomentum: (count) =>
      count === 0
        ? 'brak'
        : `${count} ${plural('pl', count, { one: 'dodatkowy żeton', few: 'dodatkowe żetony', many: 'dodatkowych żetonów', other: 'dodatkowego żetonu' })} rozmachu`,
    supportIn: (who, state) => `Przewaga: ${who}, ${state}`,
    cubes: (count) => (count === 0 ? 'brak' : `${cubes(count)} więcej`),
    addState: (who) => `Dodaj przewagę: ${who}`,
    chooseState: 'Wybierz stan',
  },
  swing: (change) => `zmiana o ${votes(change)}`,
};
