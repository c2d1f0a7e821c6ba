import type { BoardWords } from './en.ts';

/** Słowa wspólne wszystkim planszom, po polsku. */
export const pl: BoardWords = {
  close: 'Zamknij',
  cancel: 'Anuluj',

  table: {
    tab: 'Partia',
    undo: 'Cofnij',
    log: 'Dziennik',
    logEmpty: 'Nic się jeszcze nie wydarzyło.',
    boardTable: 'Plansza',
    textTable: 'Stół tekstowy',
    settings: 'Ustawienia',
    help: 'Klawisze i pomoc',
    replay: 'Odtwórz',
    share: 'Zapisz i udostępnij',
    resign: 'Poddaj partię',
    resignTitle: 'Poddać tę partię?',
    resignAbout: (winners) =>
      winners.length === 0
        ? 'Partia od razu się skończy, bez zwycięzcy.'
        : `Od razu ${winners.length === 1 ? 'wygrywa' : 'wygrywają'} ${winners.join(', ')}.`,
    resignToBot: (counts) =>
      `Na twoim miejscu będzie grał bot${counts ? ', a partia liczy się jako twoja przegrana' : ''}.`,
    forfeits: {
      resigned: (name) => `${name} poddaje partię.`,
      clock: (name) => `${name} przekracza czas.`,
      abandoned: (name) => `${name} opuszcza partię.`,
    },
    stops: {
      'too-long': 'Partia trwała zbyt długo, więc klub ją przerwał.',
      stopped: 'Partię przerwała osoba, która ją otworzyła.',
    },
    home: 'Strona główna',
    thinking: (name) => `${name} się zastanawia…`,
    over: 'Partia zakończona.',
    rematch: 'Zagraj jeszcze raz',
    skip: 'Pomiń',
    again: 'Pokaż jeszcze raz',
    watching: 'Grają boty',
    sinceThen: 'Co się właśnie stało',
    decision: 'Twoja decyzja',
    now: 'Teraz',
    choices: 'Możliwości',
    toChoices: 'Do możliwości',
    position: 'Sytuacja',
    cards: 'Karty do przeczytania',
    noCards: 'Nie ma teraz karty, którą możesz zobaczyć.',
    whatHappened: 'Co się wydarzyło',
    whyNot: 'Dlaczego nie?',
    whyNotAsk: (example) => `Dlaczego nie mogę…? Zapisz ruch w notacji, na przykład „${example}”.`,
    whyNotLegal: 'Ten ruch jest teraz możliwy.',
    whyNotUnknown: 'Żaden ruch tej gry tak się nie zapisuje.',
    chosen: (move) => `Wybrano: ${move}`,
    waitingFor: (names) => `Ruch: ${names}`,
    yourTurn: (name) => `${name}: twoja decyzja.`,
    curtain: (name) => `Przekaż urządzenie. Teraz ${name}`,
    curtainAbout: 'Karty pozostają zakryte, dopóki następna osoba nie usiądzie przy ekranie.',
    curtainLift: (name) => `Tu ${name}`,
    mayStillChoose: (name) => `${name} może jeszcze wybierać`,
    changeChoice: (name) => `${name}: zmień wybór`,
    leaveAsItIs: 'Zostaw, jak jest',
    unconfirmed: (name) => `${name}: nie ma już nic do rozłożenia. Czy to wszystko?`,
    done: 'Gotowe',
    filter: 'Zawęź możliwości',
    retry: 'Spróbuj ponownie',
    trouble: {
      'bot-failed': 'Bot się potknął i nie odpowiedział.',
      'not-saved': 'Nie udało się zapisać partii w tej przeglądarce. Dla pewności zapisz ją do pliku.',
      'storage-full': 'W tej przeglądarce nie ma już miejsca na zapis. Usuń stare partie albo zapisz tę do pliku.',
    },
    refusals: {
      malformed: 'Stół tego nie zrozumiał.',
      'match-over': 'Ta partia jest zakończona.',
      'unknown-seat': 'W tej partii nie ma takiego miejsca.',
      'not-your-decision': 'To nie twoja decyzja.',
      'stale-sequence': 'W międzyczasie coś się wydarzyło; spójrz jeszcze raz.',
      'illegal-action': 'Zasady na to teraz nie pozwalają.',
      'nothing-to-undo': 'Tego nie cofniesz w pojedynkę: było już losowanie, odkrycie albo ruch drugiej strony.',
      'unknown-sequence': 'Nie ma takiego miejsca w tej partii.',
      'no-consent': 'Najpierw muszą się zgodzić pozostali.',
    },
  },

  setUp: {
    files: {
      title: 'Własne pliki',
      printed: 'jak w druku',
      own: 'z twojego pliku',
      choose: 'Użyj pliku…',
      pattern: 'Zapisz drukowane',
      drop: 'Znowu jak w druku',
      notJson: 'Tego pliku nie da się odczytać: to nie jest JSON.',
      misfit: (what) => `Ten plik nie pasuje: ${what}.`,
      misfitAt: (where, what) => `Ten plik nie pasuje. W miejscu „${where}”: ${what}.`,
      misfits: {
        wrongKind: 'potrzebna jest wartość innego rodzaju',
        unknownName: 'gra nie zna tej nazwy',
        tooLittle: 'za mało',
        tooMuch: 'za dużo',
        againstRules: 'to łamie reguły takich plików',
      },
    },
  },

  rules: {
    title: 'Zasady',
  },

  rulings: {
    number: (number) => `Rozstrzygnięcie ${number}`,
  },
};
