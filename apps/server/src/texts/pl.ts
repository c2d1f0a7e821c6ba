import type { ChatRoom } from '@whistlestop/client';
import { plural } from '@whistlestop/kernel';
import type { OperatorTexts } from './operator-texts.ts';

const ROOMS: Readonly<Record<ChatRoom, string>> = {
  players: 'rozmowa graczy',
  party: 'narada',
  spectators: 'rozmowa widzów',
};

export const pl: OperatorTexts = {
  language: 'pl',

  start: {
    usage: 'Użycie: npm start -- [flagi]',
    columns: ['flaga', 'zmienna', 'znaczenie'],
    settings: {
      port: 'port, na którym klub czeka (domyślnie 1960; 0 wybiera wolny)',
      host: 'adres, na którym klub czeka (domyślnie 127.0.0.1; 0.0.0.0 dla całej sieci)',
      'data-dir': 'folder wbudowanej bazy danych (domyślnie ./data)',
      'database-url': 'postgres://... czyni ten proces węzłem klubu na PostgreSQL (domyślnie: wbudowana baza)',
      'public-url': 'adres klubu dla ludzi, np. https://club.example (domyślnie: tylko adresy lokalne i prywatne)',
      'trust-proxy': 'true za jednym serwerem pośredniczącym, który ustawia X-Forwarded-For (domyślnie false)',
      metrics:
        'kto może czytać /metrics: off (nikt), loopback (ten komputer, nie przez pośrednika) albo all (każdy; domyślnie loopback)',
      'smtp-url': 'smtp://... albo smtps://..., żeby wysyłać pocztę (domyślnie: bez poczty)',
      'mail-from': 'nadawca poczty (domyślnie whistlestop@localhost)',
      'webhook-ports': 'porty, na których wolno wywoływać webhooki (domyślnie 80,443)',
      'bot-workers': 'wątki, w których myślą boty (domyślnie 1)',
      'bot-pace':
        'ile milisekund co najmniej trwa ruch bota, gdy nikt nie gra ani nie ogląda (domyślnie 1000; w innych partiach najwyżej 400)',
      'vacation-days': 'dni urlopu od powolnych zegarów na osobę w ciągu roku (domyślnie 30; 0: bez urlopów)',
      'limit-factor': 'mnoży wszystkie limity, np. dla szkoły za jednym adresem (domyślnie 1)',
      'log-level': 'fatal, error, warn, info, debug, trace albo silent (domyślnie warn)',
      lang: 'en albo pl, język wiersza poleceń (domyślnie: z ustawień regionalnych)',
    },
    open: (address) => `Whistlestop jest otwarty pod adresem ${address}`,
    unknownFlag: (flag) => `Nie ma flagi ${flag}; istniejące wymienia --help.`,
    missingValue: (flag) => `Po ${flag} trzeba podać wartość; jaką, mówi --help.`,
    unexpectedWord: (word) => `O jedno słowo za dużo, „${word}”; flagi wymienia --help.`,
    wrongValue: (variable, flag, value) =>
      `${variable} (--${flag}) nie może mieć wartości „${value}”; możliwe opisuje --help.`,
    mailWithoutAddress:
      'Do SMTP_URL (--smtp-url) potrzebne jest też PUBLIC_URL: odnośniki w listach muszą dokądś prowadzić.',
    folderNotWritable: (folder) =>
      `W folderze danych ${folder} nie da się zapisywać; wybierz inny przez DATA_DIR albo --data-dir.`,
    folderTaken: (folder) => `Na folderze danych ${folder} otwarty jest już inny klub; wybierz inny przez DATA_DIR.`,
    portTaken: (port) => `Port ${port} jest zajęty; wybierz inny przez PORT albo --port.`,
    portForbidden: (port) => `Port ${port} wymaga większych uprawnień; wybierz numer powyżej 1023.`,
    noSuchAddress: (host) => `Ten komputer nie ma adresu ${host}.`,
    newerDatabase:
      'Tę bazę danych otwierał już nowszy Whistlestop. Zaktualizuj też ten albo wróć do wcześniejszej kopii zapasowej.',
    databaseDamaged: (folder, embedded) =>
      embedded
        ? `Baza danych w folderze ${folder} jest uszkodzona; wstaw na jej miejsce kopię zapasową poleceniem „whistlestop admin restore PLIK”.`
        : 'Baza danych wskazana przez DATABASE_URL jest uszkodzona; wstaw na jej miejsce kopię zapasową.',
    diskNotWritable: (folder) =>
      `W folderze ${folder} nie da się nic zapisać: dysk jest pełny albo można z niego tylko czytać.`,
    databaseUnreachable: (why) => `Nie da się otworzyć bazy danych wskazanej przez DATABASE_URL: ${why}.`,
  },

  admin: {
    usage: 'Użycie: whistlestop admin POLECENIE [flagi serwera]',
    acts: {
      'create-admin': ['NAZWA', 'daj kontu prawa administratora; nowe dostaje hasło z ADMIN_PASSWORD'],
      'reset-password': ['NAZWA', 'wypisz odnośnik, z którym ta osoba w ciągu doby wybierze nowe hasło'],
      ban: ['NAZWA', 'zamknij konto i zakończ jego sesje'],
      unban: ['NAZWA', 'otwórz je ponownie'],
      'export-match': ['ID', 'wypisz pełny zapis partii, także to, co zakryte'],
      'import-match': ['PLIK', 'przyjmij skończony zapis jako partię'],
      'delete-match': ['ID', 'usuń partię i wszystko, co do niej należy'],
      reports: ['', 'wymień zgłoszone wypowiedzi, których nikt nie rozpatrzył'],
      'settle-report': ['ID ROZSTRZYGNIĘCIE', 'zamknij zgłoszenie i napisz, co z nim zrobiono'],
      audit: ['', 'wymień, co zrobili administratorzy, od najstarszych'],
      verify: ['', 'odtwórz wszystkie dzienniki i sprawdź każde losowanie'],
      backup: ['PLIK', 'skopiuj wbudowaną bazę danych, także podczas pracy klubu'],
      restore: ['PLIK', 'wstaw kopię zapasową na miejsce bazy; pracujący klub zamyka się na chwilę'],
    },
    usageOf: (usage) => `Użycie: ${usage}.`,
    spacesInQuotes: 'Nazwę ze spacjami ujmij w cudzysłów.',
    unknownCommand: (name) => `Nie ma polecenia „${name}”.`,
    postgresHasTools: 'PostgreSQL ma do tego własne narzędzia: pg_dump i pg_restore.',
    noDatabase: (folder) => `W folderze ${folder} nie ma bazy danych.`,
    notReadable: (file) => `Nie da się odczytać pliku ${file}.`,
    notWritable: (file) => `Nie da się zapisać pliku ${file}.`,
    noFile: (file) => `Nie ma pliku ${file}.`,
    exists: (file) => `Plik ${file} już istnieje; kopia zapasowa niczego nie nadpisuje.`,
    damaged: (file) => `Plik ${file} jest uszkodzony.`,
    notADatabase: (file) => `Plik ${file} nie jest bazą danych klubu.`,
    weakPassword: 'Wpisz do ADMIN_PASSWORD hasło o co najmniej 10 znakach.',
    nobodyCanBe: (name) => `Nikt nie może nosić nazwy ${name}.`,
    nobodyIs: (name) => `Nikt nie nosi nazwy ${name}.`,
    onlyMembers: 'Prawa administratora może mieć tylko członek klubu, nie gość.',
    noPassword: (name) => `${name} to gość i nie ma hasła.`,
    resetLink: (name, link) =>
      `Przekaż ten odnośnik (konto ${name}); pozwala raz ustawić nowe hasło, w ciągu doby:\n${link}`,
    isAdmin: (name) => `${name} ma prawa administratora.`,
    banned: (name) => `Konto ${name} jest zamknięte.`,
    welcome: (name) => `Konto ${name} jest znowu otwarte.`,
    noMatch: (id) => `Nie ma partii ${id}.`,
    notFinished: 'Przyjąć można tylko skończoną partię z jej ziarnem.',
    hereAlready: (id) => `Partia ${id} już tu jest.`,
    imported: (id) => `Przyjęto partię ${id}.`,
    deleted: (id) => `Usunięto partię ${id}.`,
    noReports: 'Żadne zgłoszenie nie czeka.',
    room: (room, match) => `${ROOMS[room]}, partia ${match}`,
    missingVerdict: 'Napisz, co z nim zrobiono: settle-report ID ROZSTRZYGNIĘCIE.',
    settledAlready: (id) => `Zgłoszenie ${id} jest już rozpatrzone.`,
    settled: (id) => `Rozpatrzono zgłoszenie ${id}.`,
    nothingAudited: 'Żaden administrator nic jeszcze nie zrobił.',
    sound: (count) =>
      `${plural('pl', count, {
        one: `Sprawdzono ${count} partię`,
        few: `Sprawdzono ${count} partie`,
        many: `Sprawdzono ${count} partii`,
        other: `Sprawdzono ${count} partii`,
      })}, bez błędów.`,
    faults: (faulty, count) => `Partie z błędami: ${faulty} z ${count}.`,
    logJumps: (from, to) => `dziennik przeskakuje z wpisu ${from} do ${to}.`,
    logLength: (entries, wanted) => `liczba wpisów w dzienniku to ${entries}, a nie ${wanted}.`,
    unreadable: (why) => `nie da się odczytać tej partii: ${why}`,
    done: 'Gotowe.',
    restored: (kept) => (kept === null ? 'Gotowe.' : `Gotowe; poprzednia baza jest zachowana w pliku ${kept}.`),
    badBackup:
      'Klub nie może otworzyć tej kopii zapasowej; działa znowu z tym, co miał, a przyczynę podaje jego dziennik.',
    stopItFirst: 'Klub pracuje, wbudowana baza należy do niego i nie można go o nic poprosić; najpierw go zatrzymaj.',
    otherVersion: 'Klub tego nie rozumie; czy polecenie jest w tej samej wersji?',
    failed: 'Klub nie mógł tego zrobić; przyczynę podaje jego dziennik.',
    closedBeforeAnswer: 'Klub zamknął się, zanim odpowiedział; czy to zrobił, mówi audit.',
  },
};
