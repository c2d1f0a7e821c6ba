import { LANGUAGES, plural } from '@whistlestop/kernel';
import { numbersIn, percents, type CliWords } from './words.ts';

const number = numbersIn('pl');
const games = (count: number): string =>
  plural('pl', count, { one: 'partia', few: 'partie', many: 'partii', other: 'partii' });
const seats = (count: number): string =>
  plural('pl', count, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' });
const JSON_OBJECT = 'wypisz jeden obiekt JSON';
const OPTIONS = ['JSON|@PLIK', 'opcje gry'] as const;
const SEED = ['Z', 'los: to samo ziarno daje te same partie (domyślnie 1)'] as const;

/** The figures of `bench` as they are named in its JSON, and what they are called here. */
const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/^random decisions$/, 'losowe decyzje'],
  [/^complete random game$/, 'cała losowa partia'],
  [/^garbage of (\d+) random games$/, 'śmieci po $1 losowych partiach'],
  [/^clone into a pooled buffer$/, 'kopia do gotowego bufora'],
  [/^hash$/, 'skrót stanu'],
  [/^view$/, 'widok gracza'],
  [/^undo boundary$/, 'granica cofania'],
  [/^gate$/, 'bramka'],
  [/^campaigning on plain objects, JSON clone$/, 'kampania na zwykłych obiektach, kopia przez JSON'],
  [/^campaigning on the flat state, pooled clone$/, 'kampania na płaskim stanie, kopia do bufora'],
  [/^flat state against plain objects$/, 'płaski stan wobec zwykłych obiektów'],
  [/^p95 thought of (.+)$/, 'namysł bota $1, p95'],
  [/^evaluations of (.+)$/, 'oceny pozycji bota $1'],
  [/^a second$/, 'na sekundę'],
  [/^decisions a second$/, 'decyzji na sekundę'],
  [/^judgements a second$/, 'rozstrzygnięć na sekundę'],
  [/^microseconds$/, 'µs'],
  [/^bytes$/, 'bajtów'],
  [/^times$/, 'raza'],
];

export const pl: CliWords = {
  language: 'pl',
  number,

  help: {
    title: 'Whistlestop: gry planszowe o wyborach prezydenckich, z dopilnowanymi zasadami i uczciwymi botami.',
    end: (all) =>
      `Gry nazywają się ${all}. Flagi polecenia wymienia whistlestop POLECENIE --help.\nKażde polecenie przyjmuje --lang ${LANGUAGES.join('|')}; bez tej flagi o języku decyduje WHISTLESTOP_LANG albo ustawienia regionalne.`,
    flags: '[flagi]',
    play: {
      takes: 'GRA',
      about: 'zagraj w terminalu, przeciw botom albo ze znajomymi przy tym samym ekranie',
      flags: {
        seats: [
          'me,random,...',
          'kto gdzie siedzi: me (ty) albo bot o tej nazwie; po błędnej zobaczysz listę botów (domyślnie: me, dalej random)',
        ],
        options: OPTIONS,
        seed: ['Z', 'los: to samo ziarno i te same wybory dają tę samą partię'],
        save: ['PLIK', 'zapisz tu partię na koniec albo przy wyjściu'],
      },
    },
    simulate: {
      takes: 'GRA',
      about: 'rozegraj całe partie, losowo albo botami, i policz zwycięstwa',
      flags: {
        games: ['N', 'ile partii (domyślnie 1000)'],
        seed: SEED,
        options: OPTIONS,
        bots: ['A[,B...]', 'bot na każde miejsce albo jeden na wszystkie (domyślnie: wybory losowe)'],
        json: JSON_OBJECT,
      },
    },
    arena: {
      takes: 'GRA',
      about: 'porównaj siłę botów; z --ladder wszystkich botów we wszystkich grach albo w wymienionych',
      flags: {
        bots: ['A,B[,C...]', 'boty, które się spotykają; strong@500 myśli z 500 ocenami na decyzję'],
        games: ['N', 'partie w każdym spotkaniu, parami z zamianą miejsc (domyślnie 400)'],
        seed: SEED,
        budget: ['N|Nms', 'jak długo każdy bot myśli nad decyzją: liczba ocen albo czas'],
        options: OPTIONS,
        sprt: ['ELO0,ELO1', 'zakończ spotkanie, gdy test sekwencyjny wskaże jedną z tych różnic'],
        records: ['FOLDER', 'zachowaj w tym folderze zapis każdej partii'],
        resume: ['PLIK', 'przechowuj zawody w tym pliku i kontynuuj je od niego (z --ladder: w folderze)'],
        workers: ['N', 'ile partii toczy się naraz (domyślnie: po jednej na rdzeń)'],
        ladder:
          'niech każdy bot spotka następnego; wynik trafia do docs/ladder.md, a dla wymienionych gier tylko na ekran',
        json: JSON_OBJECT,
      },
    },
    scenario: {
      takes: 'PLIK...',
      about: 'rozegraj pliki scenariuszy i sprawdź, czego oczekują',
      flags: { json: 'wypisz jedną listę JSON' },
    },
    replay: {
      takes: 'ZAPIS',
      about: 'opowiedz partię od nowa, tak jak widział ją jeden z obserwatorów',
      flags: {
        to: ['N', 'zatrzymaj się po tym wpisie (domyślnie: po ostatnim)'],
        as: ['KTO', 'miejsce nazwane jak w zapisie, spectator (widz) albo all (wszystko; domyślnie)'],
        json: JSON_OBJECT,
      },
    },
    verify: {
      takes: 'ZAPIS',
      about: 'sprawdź, czy każde losowanie skończonej partii wynika z ziarna obiecanego na początku',
      flags: {},
    },
    bench: {
      takes: '',
      about: 'zmierz na jednym rdzeniu tempo kopiowania, skrótów, bramki, decyzji i ocen oraz czas namysłu botów',
      flags: { seconds: ['S', 'ile sekund trwa każdy pomiar (domyślnie 1)'], json: JSON_OBJECT },
    },
    admin: { takes: 'POLECENIE [flagi]', about: 'opiekuj się klubem: konta, partie, kopie zapasowe', flags: {} },
    serve: { takes: '[flagi]', about: 'otwórz program w przeglądarce', flags: {} },
  },

  refusals: {
    unknownCommand: (name) => `Nie ma polecenia „${name}”; listę wypisuje whistlestop help.`,
    unknownLanguage: (name, known) => `Ten program nie mówi w języku „${name}”; do wyboru: ${known.join(' albo ')}.`,
    unknownFlag: (flag, command) => `Nie ma flagi ${flag}; istniejące wymienia whistlestop ${command} --help.`,
    unexpectedValue: (flag, value) => `${flag} stoi samodzielnie, bez „${value}”.`,
    missingValue: (flag, value) => `Po ${flag} trzeba podać ${value}.`,
    unexpectedWord: (word, usage) => `O jedno słowo za dużo, „${word}”: whistlestop ${usage}.`,
    wholeNumber: (flag, least, text) =>
      `--${flag} przyjmuje liczbę całkowitą nie mniejszą niż ${least}, a nie „${text}”.`,
    notReadable: (path) => `Nie da się odczytać pliku ${path}.`,
    fileNotWritable: (path) => `Nie da się zapisać pliku ${path}.`,
    folderNotMade: (path) => `Nie da się utworzyć folderu ${path}.`,
    notJson: (source, why) => `${source}: to nie jest JSON (${why}).`,
    missingGame: (all) => `Podaj grę: ${all}.`,
    unknownGame: (name, all) => `Żadna gra nie nazywa się „${name}”; są ${all}.`,
    missingFile: 'W --options @ po znaku @ trzeba podać nazwę pliku.',
    badOptions: (source, why) => `${source}: gra nie ma takich opcji. ${why}`,
    missingRecord: 'Podaj plik z zapisem partii.',
    missingScenario: 'Podaj przynajmniej jeden plik scenariusza.',
    unknownBot: (flag, game, name, known) => `${flag}: żaden bot gry ${game} nie nazywa się „${name}”; są ${known}.`,
    missingBots: (game, known) => `--bots wymienia co najmniej dwa boty; ${game} ma ${known}.`,
    botsForSeats: (count, given) =>
      `--bots: ta gra ma ${count} ${seats(count)}, a nie ${given}; jedna nazwa wystarczy dla wszystkich.`,
    seats: (count, given) => `--seats: ta gra ma ${count} ${seats(count)}, a nie ${given}.`,
    noSeat: (name, all) => `--as: „${name}” to nie miejsce; do wyboru: ${all}, spectator albo all.`,
    entries: (count, wanted) =>
      `--to: ten zapis ma ${count} ${plural('pl', count, { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' })}, a nie ${wanted}.`,
    seconds: (most, text) => `--seconds przyjmuje liczbę większą od 0 i nie większą niż ${most}, a nie „${text}”.`,
    budget: (text) => `--budget przyjmuje liczbę ocen („500”) albo czas („200ms”), a nie „${text}”.`,
    sprt: (text) => `--sprt przyjmuje dwie różnice Elo, najpierw mniejszą („0,50”), a nie „${text}”.`,
    notOnLadder: (flag) => `--ladder mierzy wszystkie boty takie, jakie są; nie przyjmuje --${flag}.`,
    notAContest: (path, why) => `${path}: to nie są zapisane zawody. ${why}`,
    otherContest: (path) => `${path}: to inne zawody; podaj inny plik albo te same boty, ziarno i opcje.`,
  },

  progress: {
    games: 'partie',
    rounds: (game) => `${game}: rundy`,
    measured: 'pomiary',
    left: (seconds) => `jeszcze około ${seconds} s`,
  },

  simulate: {
    played: (game, count, decisions) =>
      `${game}: ${count} ${games(count)}, decyzji: ${decisions} (${Math.round(decisions / count)} na partię)`,
    pace: (perSecond, decisions) =>
      `na sekundę partii: ${number(perSecond, perSecond < 10 ? 1 : 0)}; decyzji: ${number(decisions, 0)}`,
  },

  arena: {
    written: (file) => `Strona jest w pliku ${file}.`,
    interrupted: (done, total, resume) =>
      `Przerwano; rozegrane rundy: ${done} z ${total}.${resume === undefined ? '' : ` To samo polecenie podejmie grę od ${resume}.`}`,
    score: (first, second, share, count) => `${first} przeciw ${second}: ${share}, ${count} ${games(count)}`,
    seats: (first, second) => `na pierwszym miejscu ${first}, na drugim ${second}`,
    difference: (elo, low, high, superiority) =>
      `Elo ${elo}, na 95 % od ${low} do ${high}; silniejszy z pewnością ${superiority}`,
    thinking: (bots) => `namysł ${bots.map(({ mean, slowest }) => `${mean} ms (najwyżej ${slowest})`).join(' i ')}`,
    verdicts: {
      elo0: 'test sekwencyjny wskazuje mniejszą różnicę',
      elo1: 'test sekwencyjny wskazuje większą różnicę',
    },
  },

  bench: {
    kernel: 'jądro',
    more: (game) => `${game}: pomiary własne`,
    bots: (game) => `boty gry ${game}`,
    figure: (what) => {
      const [name, called = ''] = FIGURES.find(([known]) => known.test(what)) ?? [];
      return name === undefined ? what : what.replace(name, called);
    },
  },

  scenario: {
    status: { passed: 'zgodny', failed: 'niezgodny', invalid: 'błędny' },
    file: 'Plik',
    start: 'na początku',
    end: 'na końcu',
    step: (count) => `krok ${count}`,
  },

  record: {
    otherRules: (rules, now) =>
      `Tę partię rozegrano według ${rules > now ? 'nowszych' : 'starszych'} zasad (${rules}; teraz ${now}).`,
    verified: (path, draws) => `${path}: każde losowanie (razem ${draws}) wynika z ziarna obiecanego na początku.`,
  },

  terminal: {
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
    ruling: (number) => `rozstrzygnięcie ${number}`,
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
