import { LANGUAGES, plural } from '@whistlestop/kernel';
import { numbersIn, percents, type CliWords } from './words.ts';

const number = numbersIn('en');
const games = (count: number): string => plural('en', count, { one: 'game', other: 'games' });
const JSON_OBJECT = 'print one JSON object';
const OPTIONS = ['JSON|@FILE', 'the options of the game'] as const;
const SEED = ['S', 'the luck: the same seed gives the same games (default 1)'] as const;

export const en: CliWords = {
  language: 'en',
  number,

  help: {
    title: 'Whistlestop: presidential-election board games with the rules kept and bots that play fair.',
    end: (all) =>
      `The games are called ${all}. whistlestop COMMAND --help lists the flags of a command.\nEvery command takes --lang ${LANGUAGES.join('|')}; without it WHISTLESTOP_LANG or the locale decides the language.`,
    flags: '[flags]',
    play: {
      takes: 'GAME',
      about: 'play in the terminal, against bots or with friends at the same screen',
      flags: {
        seats: [
          'me,random,...',
          'who sits where: me, or a bot by name; a wrong name lists the bots (default: me, and random)',
        ],
        options: OPTIONS,
        seed: ['S', 'the luck: the same seed and the same choices give the same game'],
        save: ['FILE', 'write the record here at the end, or when you leave'],
      },
    },
    simulate: {
      takes: 'GAME',
      about: 'play complete games, at random or by bots, and count who won',
      flags: {
        games: ['N', 'how many games (default 1000)'],
        seed: SEED,
        options: OPTIONS,
        bots: ['A[,B...]', 'a bot for every seat, or one for all of them (default: choices at random)'],
        json: JSON_OBJECT,
      },
    },
    arena: {
      takes: 'GAME',
      about: 'measure bots against each other; with --ladder all bots of all games, or of those that are named',
      flags: {
        bots: ['A,B[,C...]', 'the bots that meet; strong@500 thinks with 500 evaluations a decision'],
        games: ['N', 'games of each meeting, in pairs with seats changed (default 400)'],
        seed: SEED,
        budget: ['N|Nms', 'how long every bot thinks about a decision: evaluations, or a time'],
        options: OPTIONS,
        sprt: ['ELO0,ELO1', 'stop a meeting when the sequential test prefers one of these differences'],
        records: ['DIR', 'keep every game as a record in this folder'],
        resume: ['FILE', 'keep the contest in this file, and go on from it (with --ladder a folder)'],
        workers: ['N', 'how many games are played at once (default: one on each core)'],
        ladder: 'let each bot meet the next one and write docs/ladder.md; of named games the page is only printed',
        json: JSON_OBJECT,
      },
    },
    scenario: {
      takes: 'FILE...',
      about: 'play scenario files and check what they expect',
      flags: { json: 'print one JSON list' },
    },
    replay: {
      takes: 'RECORD',
      about: 'tell a match again, as one observer saw it',
      flags: {
        to: ['N', 'stop after this entry (default: the last)'],
        as: ['WHO', 'a seat by its name in the record, spectator or all (default all)'],
        json: JSON_OBJECT,
      },
    },
    verify: {
      takes: 'RECORD',
      about: 'check every draw of a finished match against the seed promised at its start',
      flags: {},
    },
    bench: {
      takes: '',
      about: 'measure clone, hash, gate, decision and evaluation rates on one core, and how long the bots think',
      flags: { seconds: ['S', 'how long each thing is measured (default 1)'], json: JSON_OBJECT },
    },
    admin: { takes: 'COMMAND [flags]', about: 'look after a club: accounts, matches, backups', flags: {} },
    serve: { takes: '[flags]', about: 'open the product in the browser', flags: {} },
  },

  refusals: {
    unknownCommand: (name) => `There is no command "${name}"; whistlestop help lists them.`,
    unknownLanguage: (name, known) => `Language "${name}" is not spoken here; use ${known.join(' or ')}.`,
    unknownFlag: (flag, command) => `There is no flag ${flag}; whistlestop ${command} --help lists those there are.`,
    unexpectedValue: (flag, value) => `${flag} stands alone, without "${value}".`,
    missingValue: (flag, value) => `${flag} wants ${value} after it.`,
    unexpectedWord: (word, usage) => `There is one word too many, "${word}": whistlestop ${usage}.`,
    wholeNumber: (flag, least, text) => `--${flag} takes a whole number of at least ${least}, not "${text}".`,
    notReadable: (path) => `The file ${path} cannot be read.`,
    fileNotWritable: (path) => `The file ${path} cannot be written.`,
    folderNotMade: (path) => `The folder ${path} cannot be made.`,
    notJson: (source, why) => `${source} is not JSON (${why}).`,
    missingGame: (all) => `Name a game: ${all}.`,
    unknownGame: (name, all) => `No game is called "${name}"; there are ${all}.`,
    missingFile: '--options @ wants the name of a file after the @.',
    badOptions: (source, why) => `${source}: ${why}`,
    missingRecord: 'Name a record file.',
    missingScenario: 'Name at least one scenario file.',
    unknownBot: (flag, game, name, known) => `${flag}: no bot of ${game} is called "${name}"; there are ${known}.`,
    missingBots: (game, known) => `--bots names two or more bots; ${game} has ${known}.`,
    botsForSeats: (seats, given) => `--bots: this game has ${seats} seats, not ${given}; one name serves all.`,
    seats: (seats, given) => `--seats: this game has ${seats} seats, not ${given}.`,
    noSeat: (name, seats) => `--as: "${name}" is no seat; use ${seats}, spectator or all.`,
    entries: (entries, wanted) => `--to: this record has ${entries} entries, not ${wanted}.`,
    seconds: (most, text) => `--seconds takes a number above 0 and up to ${most}, not "${text}".`,
    budget: (text) => `--budget takes evaluations ("500") or a time ("200ms"), not "${text}".`,
    sprt: (text) => `--sprt takes two Elo differences, the lower one first ("0,50"), not "${text}".`,
    notOnLadder: (flag) => `--ladder measures all bots as they ship; it takes no --${flag}.`,
    notAContest: (path, why) => `${path}: ${why}`,
    otherContest: (path) =>
      `${path} holds another contest; name another file or ask for the same bots, seed and options.`,
  },

  progress: {
    games: 'games',
    rounds: (game) => `${game}: rounds`,
    measured: 'measured',
    left: (seconds) => `about ${seconds} s left`,
  },

  simulate: {
    played: (game, count, decisions) =>
      `${game}: ${count} ${games(count)}, ${decisions} decisions (${Math.round(decisions / count)} a game)`,
    pace: (perSecond, decisions) =>
      `${number(perSecond, perSecond < 10 ? 1 : 0)} games a second, ${number(decisions, 0)} decisions a second`,
  },

  arena: {
    written: (file) => `${file} written.`,
    interrupted: (done, total, resume) =>
      `Interrupted after ${done} of ${total} rounds.${resume === undefined ? '' : ` The same command goes on from ${resume}.`}`,
    score: (first, second, share, count) => `${first} against ${second}: ${share} over ${count} ${games(count)}`,
    seats: (first, second) => `in the first seat ${first}, in the second ${second}`,
    difference: (elo, low, high, superiority) =>
      `Elo ${elo}, 95 % from ${low} to ${high}; stronger with ${superiority}`,
    thinking: (bots) => `thinking ${bots.map(({ mean, slowest }) => `${mean} ms (at most ${slowest})`).join(' and ')}`,
    verdicts: {
      elo0: 'the sequential test decides for the lower difference',
      elo1: 'the sequential test decides for the higher difference',
    },
  },

  bench: {
    kernel: 'the kernel',
    more: (game) => `${game}: its own measures`,
    bots: (game) => `the bots of ${game}`,
    figure: (what) => what,
  },

  scenario: {
    status: { passed: 'passed', failed: 'failed', invalid: 'invalid' },
    file: 'The file',
    start: 'at the start',
    end: 'at the end',
    step: (count) => `step ${count}`,
  },

  record: {
    otherRules: (rules, now) =>
      `This record was played with ${rules > now ? 'newer' : 'older'} rules (${rules}; now ${now}).`,
    verified: (path, draws) => `${path}: all ${draws} draws come from the seed promised at the start.`,
  },

  terminal: {
    keys: ({ sealed, plans }) => [
      'Type the number of your choice, or the choice in notation. The keys:',
      '  b  shows the board',
      '  c  lists the cards you may see; c 3 or c and a part of the title reads one',
      '  u  takes your last step back, as long as nothing came to light since',
      ...(sealed
        ? [
            `  r  lets somebody choose whom the game does not wait for: to change sealed cards${plans ? ', or for a recess' : ''}`,
          ]
        : []),
      ...(plans ? ['  p  makes a plan with a computer partner while the party confers'] : []),
      '  ?  shows these keys',
      '  q  leaves the game',
    ],
    notUnderstood: (choices) => `Type a number from 1 to ${choices}, or ? for the keys.`,
    ruling: (number) => `ruling ${number}`,
    nothingToUndo: 'There is nothing you can take back alone: a draw, a revelation or another player came in between.',
    undoHere: 'u: take the last step back.',
    noCards: 'There is no card you may read now.',
    noSuchCard: (wanted) => `No card you may see goes by "${wanted}"; c lists them.`,
    mayStillChoose: (names) => `r: ${names.join(', ')} may still choose.`,
    nobodyMayChoose: 'Nobody else may choose now.',
    choose: (name) => `${name} chooses`,
    goOn: 'Go on',
    leaveAsItIs: 'Leave it as it is',
    passTo: (name) => `${name}, take the screen and press Enter; the others look away.`,
    planHere: 'p: your plan with your computer partner.',
    noPlanNow: 'There is no plan to make now: that is for a party with a computer partner, while it confers.',
    keep: (answer) => `Enter: ${answer}`,
    won: (name) => `${name} wins.`,
    shared: (shares) => `The win is shared: ${percents(shares)}.`,
    saved: (path) => `The record is in ${path}.`,
  },
};
