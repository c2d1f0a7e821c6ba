import { boardWords, midSentence } from '@whistlestop/board';
import type { Language } from '@whistlestop/kernel';

const board = boardWords.en;

/** The page's own words, in English. Games bring their own texts. */
export const en = {
  name: 'Whistlestop',
  code: 'en' as Language,
  language: 'English',
  close: board.close,
  cancel: board.cancel,
  loading: 'Setting the table…',
  skipToContent: 'Skip to the table',
  menu: 'Menu',
  offline: 'You are offline. Matches on this device go on; the club is out of reach.',
  updateReady: 'A newer version is ready.',
  outdated: 'The club has a newer version than this page.',
  updateNow: 'Load it',
  online: 'Play online',
  onlineAbout: 'Against people anywhere, live or over days: as a guest at once, or with an account.',
  toClub: 'To the lobby',
  onlineWaiting: (count: number) =>
    count === 1 ? 'Play online: one match waits for you' : `Play online: ${count} matches wait for you`,

  /** The level that every game has. */
  randomLevel: 'Random',

  home: {
    headline: 'Win the White House, one stop at a time',
    lead: 'Board games about presidential elections: the rules are kept for you, the bots play fair, and friends can join online. No account needed; against bots, no network either.',
    playNow: 'Play now',
    rulings: 'Rulings',
    yourMatches: 'Your matches',
    noMatches: 'No match yet. The ones you start are kept here, in this browser.',
    notLasting: 'This browser keeps nothing for this page: your matches end when you close it.',
    won: (names: string) => (names === '' ? 'Ended without a winner' : `${names} won`),
    resume: 'Continue',
    watch: 'Replay',
    save: 'Save as a file',
    remove: 'Remove',
    removeTitle: 'Remove this match?',
    removeAbout: 'It is kept only in this browser. Save it as a file first if you may want it again.',
    damaged: 'This match cannot be read anymore. You can save what is left of it.',
    openFile: 'Open a record or a scenario',
    openFileAbout: 'A file you saved, or one that somebody sent you.',
  },

  setUp: {
    title: 'A new match',
    seat: (name: string) => `Who plays ${midSentence(name)}?`,
    person: 'A person here',
    bot: (level: string) => `Bot: ${level}`,
    levels:
      'The bots are listed from the weakest to the strongest in the usual rules; with other rules the order can differ.',
    presets: 'Quick choices',
    againstBot: (bots: number): string => (bots === 1 ? 'Against a bot' : 'Against bots'),
    hotSeat: (people: number): string => (people === 2 ? 'Two people, one screen' : 'Everybody at one screen'),
    watchBots: 'Watch bots play',
    swap: 'Swap sides',
    options: 'Rules',
    start: 'Start',
    files: board.setUp.files,
  },

  opened: {
    otherRules: 'It was played with other rules than this version has; it can still be replayed.',
    problems: {
      'not-a-record': 'This is neither a record nor a scenario of this program.',
      'newer-format': 'This record was written by a newer version. Update this page and try again.',
      'unknown-game': 'This page does not have the game that was played.',
      'bad-header': 'The head of this record cannot be read.',
      'bad-line': 'A line of this record cannot be read.',
      'other-rules': 'This match was played with other rules and cannot be replayed with the present ones.',
      'bad-replay': 'This record holds a step that the rules do not allow.',
      redacted: 'This record shows only what one side could see; it cannot be replayed.',
      'bad-scenario': 'This scenario cannot be set up.',
    },
    damagedLink: 'This link is damaged: some of it is missing.',
    unreadable: 'This file cannot be read.',
    download: 'Save it as a file',
    gone: 'There is no such match in this browser.',
    elsewhere: 'This match is open in another tab. Close it there first.',
  },

  table: board.table,

  share: {
    title: 'Save and share',
    record: 'The whole match',
    position: 'The position on the table',
    saveFile: 'Save as a file',
    copyLink: 'Copy a link',
    copied: 'The link is on your clipboard.',
    notCopied: 'The browser did not allow copying. Here is the link:',
    open: 'Everybody’s cards are in it. Share it with the other players only when the match is over.',
    about:
      'A record is a text file with every move of the match. Anybody can open it here, replay it and play on from any point.',
  },

  replay: {
    title: 'Replay',
    step: (now: number, all: number) => `Step ${now} of ${all}`,
    slider: 'Moment of the match',
    first: 'To the start',
    back: 'One step back',
    forward: 'One step on',
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    viewedBy: 'View',
    spectator: 'A spectator',
    everything: 'Everything open',
    jump: 'Jump to',
    moments: 'Turns and swings',
    goOn: 'Play on from here',
    toMatch: 'Back to the match',
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    map: 'Map',
    maps: { map: 'Map', cartogram: 'Cartogram' },
    speed: 'Animations',
    speeds: { normal: 'Normal', fast: 'Fast', slow: 'Slow', instant: 'None' },
    sound: 'Sound',
    sounds: { off: 'Off', on: 'On' },
    table: 'Table',
    tables: { board: 'Board', text: 'Text' },
  },

  help: {
    title: 'Keys and help',
    about: 'Everything can be done with the keyboard, by touch or with the mouse.',
    keys: [
      ['?', 'This page'],
      ['U', 'Undo'],
      ['L', 'Log'],
      ['/', 'Search the rules and rulings, in a tab of their own'],
      ['T', 'Board or text table'],
      ['M', 'Map or cartogram'],
      ['D', 'To the decision'],
      ['H', 'To the hand'],
      ['S', 'To the map of the states'],
      ['Space', 'Skip what is being shown; in a replay, play or pause'],
      ['R', 'Show again what happened since your last move'],
      ['Tab', 'Next control'],
      ['Arrow keys', 'Within the map, the hand and lists; in a replay, a step back or on'],
      ['Enter', 'Choose; on something closed, read why'],
      ['Esc', 'Close or go back'],
    ] as readonly (readonly [string, string])[],
  },

  rules: {
    title: board.rules.title,
    about:
      'Everything it takes to play, from the first card to the result. The small numbers lead to rulings on single points.',
    contents: 'Contents',
    read: 'Read the rules of this game, in a tab of their own',
    toRulings: 'All rulings',
    search: 'Search the rules and rulings',
    none: (search: string) => `Nothing found for “${search}” in the rules and rulings. Try fewer or other words.`,
  },

  rulings: {
    title: 'Rulings',
    about: 'How this table plays where the printed rules leave a question open.',
    toRules: 'The rules themselves stand here.',
    search: 'Search the rulings',
    none: (search: string) => `No ruling found for “${search}”.`,
    number: board.rulings.number,
  },

  errors: {
    title: 'Something broke',
    about: 'Your matches are safe: every move was saved when it was made.',
    reload: 'Load the page again',
    nowhere: 'There is nothing at this address.',
    home: 'To the home page',
    offlinePart: 'This part of the page has not been loaded yet, and you are offline.',
  },
};

/** The same keys in every language; a missing one does not compile. */
export type PageWords = typeof en;
