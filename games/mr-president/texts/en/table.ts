import { plural } from '@whistlestop/kernel';

const cards = (count: number) => `${count} ${plural('en', count, { one: 'card', other: 'cards' })}`;
const hands = (count: number) => `${count} ${plural('en', count, { one: 'hand', other: 'hands' })} to come`;
const digits = new Intl.NumberFormat('en');
const percents = new Intl.NumberFormat('en', { style: 'percent' });

/** What the table of Mr. President says around its pieces, in English. */
export const en = {
  edition: 'Edition',
  editions: { first: 'First edition', second: 'Second edition, with upsets' },
  version: 'Version',
  versions: { national: 'National campaign', nominee: 'Conventions and tickets' },
  method: 'What decides',
  methods: { popular: 'The popular vote', electoral: 'The electoral vote' },
  length: 'Length',
  lengths: {
    short: 'Short: 12 rounds',
    long: 'Long: 51 rounds',
    regular: 'Regular: 51 rounds',
  },
  conventionLength: 'Length of the conventions',
  candidates: 'Candidates',
  candidateCount: { 2: 'Two', 3: 'Three', 4: 'Four' },
  numbers: 'Card values and vote charts',

  states: 'States turned up',
  nothingUp: 'The next states are being turned up.',
  votes: (votes: number) => `${votes} electoral votes`,
  voters: (thousands: number) => `${digits.format(thousands * 1000)} votes`,
  bids: 'On the table',
  lastRound: 'The last round',
  faceDown: (count: number) => `${cards(count)} face down`,
  noBid: 'nothing yet',
  answered: 'has answered',
  points: (points: number) => `${points} points`,
  wins: 'wins the round',
  ties: 'ties for first',
  pools: 'In dispute',
  pool: (round: number, votes: number) => `Round ${round}: ${votes} votes`,
  between: (names: readonly string[]) => `between ${new Intl.ListFormat('en').format(names)}`,
  electoral: 'Electoral votes',
  popular: 'Popular vote',
  number: (count: number) => digits.format(count),
  percent: (part: number) => percents.format(part),
  toWin: (votes: number) => `${votes} to win`,
  bar: (name: string, votes: number) => `${name}: ${votes} electoral votes`,
  dial: (name: string, votes: string, share: string) => `${name}: ${votes}, ${share} of all votes`,
  spent: 'Cards played',
  spentBy: (name: string, spent: string) => `${name} has played ${spent}`,
  spentNone: 'none of this hand',
  handsLeft: hands,
  doubleLeft: 'may still play two',
  map: 'The map',
  mapOf: (name: string) => `The map: ${name}`,
  stateLabel: (name: string, votes: number, fate: string) => `${name}, ${votes}: ${fate}`,
  disputed: 'in dispute',
  isUp: 'turned up',
  notPlayed: 'not played yet',
  asMap: 'Map',
  asCartogram: 'Cartogram',
  standings: 'Standings',
  log: 'Log',
  stage: 'The table',

  hand: 'Your cards',
  handCount: cards,
  emptyHand: 'No card left in hand.',
  chooseCard: 'Choose a card from your hand.',
  chooseSecond: 'Choose a second card to play two.',
  another: 'Put it back',
  shownFirst: 'Only the card shown first is open when the others decide whether to add one.',
  allChoices: 'All choices as a list',
  upset: {
    now: 'The order now',
    then: 'After a successful upset',
    between: 'not decided',
  },

  ticket: (president: string, vice: string) => `${president} for President, ${vice} for Vice President`,
  talks: {
    parley: 'The parley',
    recess: 'A recess',
    about: 'Partners talk in private, and the others look away. Cards may be talked about, never shown.',
    left: (time: string) => `${time} left`,
    timeUp: 'The time is up: begin when you are ready.',
    ready: 'ready',
    conferring: 'conferring',
    recessLeft: 'May still call a recess between two rounds.',
    recessSpent: 'Has used its recess.',
  },
  final: {
    title: 'The result',
    candidate: 'Candidate',
    decides: (count: string) => `${count} (decides)`,
    unfinished: 'Where it stood',
    winner: 'elected',
  },
  round: (round: number) => `Round ${round}`,
  races: { national: 'National campaign', convention: 'Party conventions', election: 'Ticket election' },
};

/** The same keys in every language; a missing one does not compile. */
export type TableWords = typeof en;
