import { boardWords } from '@whistlestop/board';
import type { PageWords } from './en.ts';

const board = boardWords.pl;

/** Wszystko, co mówi sama strona, po polsku. Gry mają własne teksty. */
export const pl: PageWords = {
  name: 'Whistlestop',
  code: 'pl',
  language: 'Polski',
  close: board.close,
  cancel: board.cancel,
  loading: 'Rozkładamy planszę…',
  skipToContent: 'Przejdź do stołu',
  menu: 'Menu',
  offline: 'Brak połączenia. Partie na tym urządzeniu trwają; klub jest poza zasięgiem.',
  updateReady: 'Jest nowsza wersja.',
  outdated: 'Klub ma nowszą wersję niż ta strona.',
  updateNow: 'Wczytaj ją',
  online: 'Graj przez sieć',
  onlineAbout: 'Z ludźmi z całego świata, na żywo albo przez wiele dni: od razu jako gość albo z kontem.',
  toClub: 'Do poczekalni',
  onlineWaiting: (count) => `Graj przez sieć; partie, które na ciebie czekają: ${count}`,

  /** The level that every game has. */
  randomLevel: 'Losowy',

  home: {
    headline: 'Do Białego Domu, stacja po stacji',
    lead: 'Gry planszowe o wyborach prezydenckich: zasad pilnuje strona, boty grają uczciwie, a znajomi mogą dołączyć przez sieć. Bez konta, a z botami także bez sieci.',
    playNow: 'Graj od razu',
    rulings: 'Rozstrzygnięcia',
    yourMatches: 'Twoje partie',
    noMatches: 'Nie ma jeszcze żadnej partii. Rozpoczęte zostają tutaj, w tej przeglądarce.',
    notLasting: 'Ta przeglądarka niczego dla tej strony nie przechowuje: partie kończą się z jej zamknięciem.',
    won: (names) => (names === '' ? 'Partia bez zwycięzcy' : `Zwycięstwo: ${names}`),
    resume: 'Graj dalej',
    watch: 'Odtwórz',
    save: 'Zapisz do pliku',
    remove: 'Usuń',
    removeTitle: 'Usunąć tę partię?',
    removeAbout: 'Jest tylko w tej przeglądarce. Zapisz ją najpierw do pliku, jeśli może się jeszcze przydać.',
    damaged: 'Tej partii nie da się już odczytać. Można zapisać to, co z niej zostało.',
    openFile: 'Otwórz zapis albo scenariusz',
    openFileAbout: 'Plik zapisany wcześniej albo przysłany przez kogoś.',
  },

  setUp: {
    title: 'Nowa partia',
    seat: (name) => `Kto gra jako ${name}?`,
    person: 'Osoba przy tym ekranie',
    bot: (level) => `Bot: ${level}`,
    levels:
      'Boty są wymienione od najsłabszego do najmocniejszego przy zwykłych zasadach; przy innych kolejność może być inna.',
    presets: 'Szybki wybór',
    againstBot: (bots) => (bots === 1 ? 'Przeciw botowi' : 'Przeciw botom'),
    hotSeat: (people) => (people === 2 ? 'Dwie osoby, jeden ekran' : 'Wszyscy przy jednym ekranie'),
    watchBots: 'Oglądaj grę botów',
    swap: 'Zamień strony',
    options: 'Zasady',
    start: 'Zaczynamy',
    files: board.setUp.files,
  },

  opened: {
    otherRules: 'Rozegrano ją według innych zasad niż te w tej wersji; mimo to da się ją odtworzyć.',
    problems: {
      'not-a-record': 'To nie jest ani zapis, ani scenariusz tego programu.',
      'newer-format': 'Ten zapis pochodzi z nowszej wersji. Odśwież stronę i spróbuj ponownie.',
      'unknown-game': 'Ta strona nie ma gry, w którą grano.',
      'bad-header': 'Nie da się odczytać nagłówka tego zapisu.',
      'bad-line': 'Nie da się odczytać jednego z wierszy tego zapisu.',
      'other-rules': 'Tę partię rozegrano według innych zasad i obecnymi nie da się jej odtworzyć.',
      'bad-replay': 'W tym zapisie jest krok, na który zasady nie pozwalają.',
      redacted: 'Ten zapis pokazuje tylko to, co widziała jedna strona; nie da się go odtworzyć.',
      'bad-scenario': 'Nie da się rozłożyć tego scenariusza.',
    },
    damagedLink: 'Ten odnośnik jest uszkodzony: czegoś w nim brakuje.',
    unreadable: 'Nie da się odczytać tego pliku.',
    download: 'Zapisz do pliku',
    gone: 'W tej przeglądarce nie ma takiej partii.',
    elsewhere: 'Ta partia jest otwarta w innej karcie. Najpierw zamknij ją tam.',
  },

  table: board.table,

  share: {
    title: 'Zapisz i udostępnij',
    record: 'Cała partia',
    position: 'Pozycja na stole',
    saveFile: 'Zapisz do pliku',
    copyLink: 'Skopiuj odnośnik',
    copied: 'Odnośnik jest w schowku.',
    notCopied: 'Przeglądarka nie pozwoliła kopiować. Oto odnośnik:',
    open: 'Są w nim karty wszystkich graczy. Innym pokaż go dopiero po zakończeniu partii.',
    about:
      'Zapis to plik tekstowy ze wszystkimi ruchami partii. Każdy może go tu otworzyć, odtworzyć i grać dalej od dowolnego miejsca.',
  },

  replay: {
    title: 'Odtwarzanie',
    step: (now, all) => `Krok ${now} z ${all}`,
    slider: 'Chwila partii',
    first: 'Na początek',
    back: 'Krok wstecz',
    forward: 'Krok naprzód',
    last: 'Na koniec',
    play: 'Odtwarzaj',
    pause: 'Zatrzymaj',
    viewedBy: 'Widok',
    spectator: 'Widz',
    everything: 'Wszystko odkryte',
    jump: 'Przejdź do',
    moments: 'Tury i zwroty',
    goOn: 'Graj dalej od tego miejsca',
    toMatch: 'Wróć do partii',
  },

  settings: {
    title: 'Ustawienia',
    language: 'Język',
    theme: 'Motyw',
    themes: { system: 'Jak w urządzeniu', light: 'Jasny', dark: 'Ciemny' },
    map: 'Mapa',
    maps: { map: 'Mapa', cartogram: 'Mapa głosów' },
    speed: 'Animacje',
    speeds: { normal: 'Zwykłe', fast: 'Szybkie', slow: 'Powolne', instant: 'Żadne' },
    sound: 'Dźwięk',
    sounds: { off: 'Wyłączony', on: 'Włączony' },
    table: 'Stół',
    tables: { board: 'Plansza', text: 'Tekst' },
  },

  help: {
    title: 'Klawisze i pomoc',
    about: 'Wszystko da się zrobić klawiaturą, dotykiem albo myszą.',
    keys: [
      ['?', 'Ta strona'],
      ['U', 'Cofnij'],
      ['L', 'Dziennik'],
      ['/', 'Szukaj w zasadach i rozstrzygnięciach, w osobnej karcie'],
      ['T', 'Plansza albo stół tekstowy'],
      ['M', 'Mapa kraju albo mapa głosów'],
      ['D', 'Do decyzji'],
      ['H', 'Do ręki'],
      ['S', 'Do mapy stanów'],
      ['Spacja', 'Pomiń to, co jest pokazywane; w odtwarzaniu: odtwarzaj albo zatrzymaj'],
      ['R', 'Pokaż jeszcze raz, co zaszło od twojego ostatniego ruchu'],
      ['Tab', 'Następny element'],
      ['Strzałki', 'Po mapie, ręce i listach; w odtwarzaniu: krok wstecz albo naprzód'],
      ['Enter', 'Wybierz; na tym, co zamknięte: dowiedz się dlaczego'],
      ['Esc', 'Zamknij albo wróć'],
    ],
  },

  rules: {
    title: board.rules.title,
    about:
      'Wszystko, czego trzeba, żeby zagrać, od pierwszej karty do wyniku. Małe liczby prowadzą do rozstrzygnięć pojedynczych spraw.',
    contents: 'Spis treści',
    read: 'Przeczytaj zasady tej gry, w osobnej karcie',
    toRulings: 'Wszystkie rozstrzygnięcia',
    search: 'Szukaj w zasadach i rozstrzygnięciach',
    none: (search) =>
      `Nic nie znaleziono w zasadach i rozstrzygnięciach dla „${search}”. Spróbuj mniej lub innych słów.`,
  },

  rulings: {
    title: 'Rozstrzygnięcia',
    about: 'Jak gra się przy tym stole tam, gdzie drukowane zasady zostawiają pytanie.',
    toRules: 'Same zasady są tutaj.',
    search: 'Szukaj w rozstrzygnięciach',
    none: (search) => `Nie znaleziono rozstrzygnięcia dla „${search}”.`,
    number: board.rulings.number,
  },

  errors: {
    title: 'Coś się zepsuło',
    about: 'Partie są bezpieczne: każdy ruch został od razu zapisany.',
    reload: 'Wczytaj stronę ponownie',
    nowhere: 'Pod tym adresem nic nie ma.',
    home: 'Na stronę główną',
    offlinePart: 'Ta część strony nie została jeszcze wczytana, a połączenia brak.',
  },
};
