import { midSentence } from './mid-sentence.ts';

/** The words shared by all boards, in English. Games bring their own texts. */
export const en = {
  close: 'Close',
  cancel: 'Cancel',

  table: {
    tab: 'A match',
    undo: 'Undo',
    log: 'Log',
    logEmpty: 'Nothing has happened yet.',
    boardTable: 'Board',
    textTable: 'Text table',
    settings: 'Settings',
    help: 'Keys and help',
    replay: 'Replay',
    share: 'Save and share',
    resign: 'Resign',
    resignTitle: 'Resign this match?',
    resignAbout: (winners: readonly string[]) =>
      winners.length === 0
        ? 'The match ends at once, and nobody wins.'
        : `${winners.join(', ')} ${winners.length === 1 ? 'wins' : 'win'} at once.`,
    resignToBot: (counts: boolean) =>
      `A bot plays on in your seat${counts ? ', and the match counts as lost for you' : ''}.`,
    forfeits: {
      resigned: (name: string) => `${name} resigned.`,
      clock: (name: string) => `${name} ran out of time.`,
      abandoned: (name: string) => `${name} left the match.`,
    },
    stops: {
      'too-long': 'The match had become too long, so the club stopped it.',
      stopped: 'Whoever opened the match stopped it.',
    },
    home: 'Home',
    thinking: (name: string) => `${name} is thinking…`,
    over: 'The match is over.',
    rematch: 'Play again',
    skip: 'Skip',
    again: 'Show again',
    watching: 'The bots are playing',
    sinceThen: 'What just happened',
    decision: 'Your decision',
    now: 'Now',
    choices: 'Choices',
    toChoices: 'To the choices',
    position: 'Position',
    cards: 'Cards to read',
    noCards: 'There is no card you may see now.',
    whatHappened: 'What happened',
    whyNot: 'Why not?',
    whyNotAsk: (example: string) => `Why can’t I…? Write the move in notation, for example “${example}”.`,
    whyNotLegal: 'You can do that now.',
    whyNotUnknown: 'No move of this game is written so.',
    chosen: (move: string) => `Chosen: ${move}`,
    waitingFor: (names: string) => `Waiting for ${midSentence(names)}`,
    yourTurn: (name: string) => `${name}: your decision.`,
    curtain: (name: string) => `Pass the device to ${midSentence(name)}`,
    curtainAbout: 'Hands stay hidden until the next player is at the screen.',
    curtainLift: (name: string) => `I am ${midSentence(name)}`,
    mayStillChoose: (name: string) => `${name} may still choose`,
    changeChoice: (name: string) => `${name}: change the choice`,
    leaveAsItIs: 'Leave it as it is',
    unconfirmed: (name: string) => `${name}: nothing is left to place. Are you done?`,
    done: 'Done',
    filter: 'Filter the choices',
    retry: 'Try again',
    trouble: {
      'bot-failed': 'The bot stumbled and gave no answer.',
      'not-saved': 'This match could not be saved in this browser. Save it as a file to be safe.',
      'storage-full': 'This browser has no room left to save the match. Remove old matches or save it as a file.',
    },
    refusals: {
      malformed: 'The table did not understand that.',
      'match-over': 'This match is over.',
      'unknown-seat': 'This match has no such seat.',
      'not-your-decision': 'It is not your decision.',
      'stale-sequence': 'Something happened since; look again.',
      'illegal-action': 'The rules do not allow that now.',
      'nothing-to-undo':
        'There is nothing you can take back alone: a draw, a revelation or the other side came in between.',
      'unknown-sequence': 'That point of the match does not exist.',
      'no-consent': 'The others must agree first.',
    },
  },

  setUp: {
    files: {
      title: 'Files of your own',
      printed: 'as printed',
      own: 'from your file',
      choose: 'Use a file…',
      pattern: 'Save the printed one',
      drop: 'As printed again',
      notJson: 'This file cannot be read: it is not JSON.',
      misfit: (what: string) => `This file does not fit: ${what}.`,
      misfitAt: (where: string, what: string) => `This file does not fit. At “${where}”: ${what}.`,
      misfits: {
        wrongKind: 'another kind of value is needed',
        unknownName: 'the game does not know this name',
        tooLittle: 'too small or too few',
        tooMuch: 'too large or too many',
        againstRules: 'this breaks a rule for such files',
      },
    },
  },

  rules: {
    title: 'Rules',
  },

  rulings: {
    number: (number: number) => `Ruling ${number}`,
  },
};

/** The same keys in every language; a missing one does not compile. */
export type BoardWords = typeof en;
