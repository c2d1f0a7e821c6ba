import { plural } from '@whistlestop/kernel';

const cards = (count: number) => `${count} ${plural('en', count, { one: 'card', other: 'cards' })}`;
const states = (count: number) => `${count} ${plural('en', count, { one: 'State', other: 'States' })}`;

/** What the table of Hook or Crook says around its pieces, in English. */
export const en = {
  states: 'Swing States',
  stateCount: { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five' },
  colour: (place: number) => `State ${place}`,
  startingVotes: 'The Incumbent’s votes in each pile',
  files: { board: 'Board', news: 'News deck', cheats: 'Cheat deck', evidence: 'Evidence deck' },

  round: (round: number) => `Round ${round}`,
  boardAbout: (round: string) => `The board: ${round}`,
  spaces: 'The spaces of this round',
  incumbentTrack: 'Incumbent',
  stateTrack: 'State',
  dice: { die: 'd6', halfDie: '½d6' },
  dieShows: (who: string, pips: number) => `${who} rolled ${pips}`,
  notRolled: 'not rolled yet',
  piles: 'Votes',
  pile: 'Incumbent',
  votes: 'State',
  pot: (votes: number) => `pot ${votes}`,
  pileLabel: (name: string, pile: number, votes: number, pot: number) =>
    `${name}: Incumbent ${pile} V, State ${votes} V, pot ${pot} V`,
  beaten: 'Incumbent ahead',
  holds: 'State ahead',
  needed: (beaten: number, needed: number) => `The Incumbent is ahead in ${states(beaten)}; he needs ${needed}`,
  doubled: 'next cheat counts double',
  onSpace: (space: string) => `on ${space}`,
  lap: (lap: number, laps: number) => `lap ${lap} of ${laps}`,
  finished: 'has finished the round',
  paper: 'The Whistlestop Courier',
  edition: (number: number) => `Edition ${number}`,
  noNews: 'No news yet.',
  log: 'Log',
  stage: 'The table',

  cheats: 'Your Cheat Cards',
  evidence: 'Your Evidence',
  noCards: 'No cards in hand.',
  handCount: cards,
  playedCount: (count: number) => `${count} played`,
  evidenceCount: (count: number) =>
    `${count} ${plural('en', count, { one: 'Evidence Card', other: 'Evidence Cards' })} in hand`,
  clincher: 'Clincher',
  wild: { self: 'Wild: for yourself', all: 'Wild: for all States' },
  value: (value: number) => `${value} V`,
  inHand: (count: number) => `${cards(count)} in hand`,
  chooseCard: 'Choose a card from your hand.',
  chooseState: 'Choose a State.',
  another: 'Put it back',
  allChoices: 'All choices as a list',
  plan: (placed: number, all: number) => `${placed} of ${all} V shared out`,
  planned: 'Every vote has its color. Is it right like this?',
  fewer: 'Take the last one back',
  confirm: 'Done',

  court: 'The court room',
  noEvidence: 'No Evidence on the table.',
  answers: 'Answers',
  answerGiven: 'answered, face down',
  answerOpen: 'is thinking',
  answerNone: 'nothing to answer with',
  lastHand: 'The last hand',
  playedNothing: 'played nothing',

  reckoning: 'The reckoning',
  state: 'State',
  pileVotes: 'Incumbent’s votes',
  stateVotes: 'State’s votes',
  carriedBy: 'Carried by',
  place: 'Place',
  incumbentName: 'the Incumbent',
  stateName: 'the State',
  heldOut: (names: readonly string[]) => `${new Intl.ListFormat('en').format(names)} held out.`,
  verdict: (beaten: number, needed: number, all: number) => {
    const count = `The Incumbent beats ${states(beaten)} and needed ${needed}`;
    if (beaten >= needed) return `${count}: the Incumbent wins.`;
    if (all === 1) return `${count}: the State wins.`;
    return `${count}: the States win, ranked by the votes they hold. A State that was beaten is ranked like the others.`;
  },
};

/** The same keys in every language; a missing one does not compile. */
export type TableWords = typeof en;
