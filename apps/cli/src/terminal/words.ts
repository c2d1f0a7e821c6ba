import type { Language } from '@whistlestop/kernel';

/** What the terminal itself says; everything about the game is said by the game's texts. */
export interface TerminalWords {
  /** The keys, one to a line: `r` where sealed choices can be changed, `p` where partners make plans. */
  keys(game: { readonly sealed: boolean; readonly plans: boolean }): readonly string[];
  notUnderstood(choices: number): string;
  nothingToUndo: string;
  undoHere: string;
  noCards: string;
  noSuchCard(wanted: string): string;
  /** Somebody may choose although the game does not wait for them. */
  mayStillChoose(names: readonly string[]): string;
  nobodyMayChoose: string;
  choose(name: string): string;
  goOn: string;
  leaveAsItIs: string;
  passTo(name: string): string;
  planHere: string;
  noPlanNow: string;
  /** Enter keeps the answer that stands. */
  keep(answer: string): string;
  won(name: string): string;
  shared(shares: readonly { readonly name: string; readonly percent: number }[]): string;
  saved(path: string): string;
}

const percents = (shares: readonly { readonly name: string; readonly percent: number }[]): string =>
  shares.map(({ name, percent }) => `${name} ${percent} %`).join(', ');

/** The terminal in every language. */
export const terminalWords: Readonly<Record<Language, TerminalWords>> = {
  en: {
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
  pl: {
    keys: ({ sealed, plans }) => [
      'Wpisz numer wyboru albo wybór w notacji. Klawisze:',
      '  b  pokazuje planszę',
      '  c  wymienia karty, które możesz zobaczyć; c 3 albo c i część tytułu czyta jedną z nich',
      '  u  cofa twój ostatni krok, dopóki nic się od tej pory nie ujawniło',
      ...(sealed
        ? [
            `  r  daje wybór komuś, na kogo gra nie czeka: żeby zmienić zakryte karty${plans ? ' albo ogłosić przerwę' : ''}`,
          ]
        : []),
      ...(plans ? ['  p  układa plan z komputerowym partnerem, kiedy partia się naradza'] : []),
      '  ?  pokazuje te klawisze',
      '  q  kończy grę',
    ],
    notUnderstood: (choices) => `Wpisz liczbę od 1 do ${choices} albo ?, żeby zobaczyć klawisze.`,
    nothingToUndo:
      'Nie ma niczego, co możesz cofnąć bez zgody innych: był los, coś się ujawniło albo wybrał ktoś inny.',
    undoHere: 'u: cofnij ostatni krok.',
    noCards: 'Nie ma teraz karty, którą możesz przeczytać.',
    noSuchCard: (wanted) => `Żadna karta, którą możesz zobaczyć, nie pasuje do „${wanted}”; c je wymienia.`,
    mayStillChoose: (names) => `r: wybierać może jeszcze ${names.join(', ')}.`,
    nobodyMayChoose: 'Nikt inny nie może teraz wybierać.',
    choose: (name) => `Wybiera ${name}`,
    goOn: 'Dalej',
    leaveAsItIs: 'Zostaw, jak jest',
    passTo: (name) => `Przy ekranie: ${name}. Naciśnij Enter; pozostali nie patrzą.`,
    planHere: 'p: plan z twoim komputerowym partnerem.',
    noPlanNow: 'Nie ma teraz planu do ułożenia: układa go partia z komputerowym partnerem, kiedy się naradza.',
    keep: (answer) => `Enter: ${answer}`,
    won: (name) => `Wygrywa ${name}.`,
    shared: (shares) => `Zwycięstwo jest wspólne: ${percents(shares)}.`,
    saved: (path) => `Zapis partii: ${path}.`,
  },
};
