import type { Guide } from '../words.ts';

/** Zasady gry Mr. President po polsku. */
export const guide: Guide = {
  aim: [
    'Od dwojga do czworga kandydatów licytuje się o głosy stanów. Każdy ma te same trzynaście kart i wykłada je zakryte; najwyższa stawka jest pierwsza. Zagrana karta w krótkiej grze przepada na dobre, a w pełnej wraca dopiero wtedy, gdy ręka się opróżni, więc cała sztuka w tym, kiedy ją wydać.',
    'Prezydentem zostaje ten, kto na końcu ma głosy: większość elektorskich albo najwięcej powszechnych, jak się umówiono przed grą. Co się dzieje, gdy nikt nie ma większości, zob. [#winning].',
  ],
  cards: [
    'Każdy kandydat ma taką samą rękę: 13 **kart kampanii**. Ich punkty to 10, 20, 30, 40, 45, 50, 55, 60, 65, 70, 80, 90 i 100 [1].',
    '51 **kart stanów**, w tym karta Dystryktu Kolumbii, podaje głosy elektorskie z roku 1964: razem 538, większość to 270 [2]. W drugim wydaniu każdy stan ma też wiersz w **tabeli głosów powszechnych**, w tysiącach głosów za pierwsze, drugie, trzecie i czwarte miejsce [3].',
    'To, co kto zagrał, jest jawne, a więc i to, co komu zostało. Tajne są tylko karty leżące zakryte [9].',
  ],
  versions: [
    'Gra ukazała się w 1965 roku dwa razy, z różnymi zasadami. Najpierw wybierz wydanie, potem wersję.',
    {
      table: [
        ['Porównanie', 'Pierwsze wydanie', 'Drugie wydanie'],
        ['Kandydaci', 'od 2 do 4; konwencje wymagają dokładnie 4', 'od 2 do 4'],
        ['Wersje', 'kampania krajowa albo konwencje i pary kandydatów', 'głosy powszechne albo elektorskie'],
        ['Krótka gra', '12 rund', '12 rund'],
        ['Pełna gra', 'długa: 51 rund', 'zwykła: 51 rund'],
        ['Dwie karty w rundzie', 'raz w grze', 'tak często, jak pozwalają karty'],
        ['Remis', 'zostawia głosy na później', 'rozstrzyga się od razu albo stan wraca'],
        ['Zwroty akcji', 'nie', 'tak'],
      ],
    },
    'W **krótkiej grze** w rundach od 1 do 10 odkrywa się po cztery stany, w rundzie 11 pięć, a w rundzie 12 sześć. To średnio około 42, 53 i 63 głosów elektorskich. W **pełnej grze** w każdej rundzie chodzi o jeden stan.',
    'Pierwszy raz przy tej grze? Zacznij od krótkiej kampanii krajowej dla dwojga.',
  ],
  round: [
    'W obu wydaniach runda jest zbudowana tak samo:',
    {
      steps: [
        'Odkrywa się karty stanów; stawką są ich głosy.',
        'Każdy kandydat wykłada zakrytą jedną kartę kampanii albo dwie: zob. [#double] i [#second-card]. Inni widzą, ile ich jest, ale nie które [6]. Kto ma kartę, nie może pasować [10].',
        'Wszystkie karty odkrywa się naraz; w drugim wydaniu jedna z każdej pary leży zakryta trochę dłużej. Dwie karty jednego kandydata się sumuje [11].',
        'Pierwsze wydanie daje wszystkie głosy rundy najwyższej sumie; jeśli ma ją więcej osób, zob. [#pools]. Drugie wydanie daje miejsca: zob. [#second].',
        'Zagrane karty odrzuca się.',
      ],
    },
    'Swój wybór wolno zmieniać, dopóki nie wyłoży kart ostatni kandydat [5], chyba że trzeba było wyłożyć jako pierwszy: zob. [#order].',
  ],
  hands: [
    'W krótkiej grze masz tylko jedną rękę: 13 kart na 12 rund [13][39].',
    'W pełnej grze bierzesz z powrotem wszystkie 13 kart, gdy na koniec rundy ręka jest pusta, aż rozegrasz cztery ręce. To 52 karty na 51 stanów [14][38].',
  ],
  order: [
    '**Pierwsze wydanie.** Kto zdobył nowe głosy w poprzedniej rundzie, wykłada pierwszy i nie może już tego zmienić. Pozostali wybierają, wiedząc, czy to jedna karta, czy dwie [7]. W rundzie 1 i po rundzie, której nowych głosów nikt nie zdobył, wszyscy wybierają swobodnie [18]. Jeśli wolicie, w każdej rundzie można wykładać jednocześnie.',
    '**Drugie wydanie.** Kolejności nie ma [8].',
  ],
  double: [
    '**Pierwsze wydanie.** Raz w całej grze każdy kandydat może wyłożyć **dwie** karty zamiast jednej [12]. Konwencja i wybory po niej to dwie gry [28].',
    'Para i pojedyncza karta o tej samej sumie remisują: 10 i 20 to tyle co 30. Z jedną kartą na ręce dubletu zagrać nie można, nawet jeśli jeszcze przysługuje [14].',
  ],
  pools: [
    '**Pierwsze wydanie.** Remis przy najwyższej sumie otwiera **pulę**: jej głosy są sporne między remisującymi, a gra toczy się dalej.',
    {
      list: [
        'Od następnej rundy twój jeden wybór kart liczy się podwójnie. O nowe głosy walczą wszyscy, a uprawnieni do puli tymi samymi kartami walczą między sobą także o nią [15].',
        'Pulę bierze jedyny najlepszy z uprawnionych. Jeśli najlepszych jest kilku, zostaje otwarta między nimi [16].',
        'Otwartych pul może być kilka naraz. Kto nie jest uprawniony do puli, nigdy jej nie zdobędzie.',
      ],
    },
    'Pule otwarte po ostatniej rundzie rozstrzyga się po kolei: wygrywa najlepsza karta kampanii, która została któremuś z uprawnionych, potem najniższa suma głosów, potem los [17].',
  ],
  conventions: [
    '**Pierwsze wydanie.** Cztery osoby tworzą dwie partie po dwie: Partię Gwiazdy i Partię Dzwonu. Najpierw każda partia ma swoją konwencję, obie przy tym samym stole i z tymi samymi kartami stanów.',
    'Rywalizujesz tylko z osobą z własnej partii. Każda konwencja osobno rozdziela wszystkie 538 głosów, z własnymi dubletami, kolejnością i pulami [24][25]. Kto ma więcej głosów, zostaje kandydatem na prezydenta, a druga osoba na wiceprezydenta. 270 nie jest potrzebne.',
    'Przy 269 do 269 nominację dostaje ten, kto zdobył więcej rund, potem ten, komu została wyższa karta, a na końcu decyduje los [26].',
  ],
  tickets: [
    'Po konwencjach obie partie stają przeciw sobie. Przechodzą tylko pary kandydatów: każdy ma znowu pełną rękę i dublet, talia jest potasowana, a rachunki zaczynają się od zera [28].',
    {
      list: [
        'Partnerzy wykładają karty, nie widząc kart drugiej osoby. Stawką partii jest suma wszystkich ich kart [29].',
        'Najpierw wykładają oboje członkowie partii, która zdobyła nowe głosy poprzedniej rundy [30].',
        'Remisy i pule działają jak dotąd, tylko między partiami. Na końcu partia pokazuje sumę najlepszych kart, które zostały jej członkom [31].',
        'Wybory kończą się **natychmiast**, gdy partia ma zapisanych 270 głosów [33]. Przy 269 do 269 powtarza się je z tymi samymi parami [34], ale najwyżej dwa razy: zob. [#winning].',
      ],
    },
    'Wygrywa cała zwycięska para: jedno jest prezydentem, drugie wiceprezydentem.',
  ],
  parley: [
    'Przed pierwszą rundą wyborów par partnerzy mogą rozmawiać na osobności przez pięć minut. Potem każda partia może raz ogłosić przerwę na pięć minut, między dwiema rundami. Druga partia też może wtedy rozmawiać, ale tylko kosztem własnej przerwy [32].',
    'Wolno mówić, co się ma na ręce, ale nie wolno tego pokazywać. Z komputerowym partnerem ustalasz zamiast tego krótki plan: kiedy grać wysoko i kto w której z trzech części gry zagra dwie karty.',
  ],
  second: [
    'Runda drugiego wydania przebiega w tej kolejności [40]:',
    {
      steps: [
        'Odkrywa się karty stanów, a każdy wykłada zakrytą jedną kartę albo dwie.',
        'Odkrywa się wszystkie pojedyncze karty i po jednej z każdej pary.',
        'Jeśli ktoś wyłożył parę, pozostali mogą odpowiedzieć: zob. [#second-card].',
        'Sumy dają miejsca. Gdy są równe, zob. [#ties].',
        'Jeśli każdy zagrał dokładnie jedną kartę, miejsca można odwrócić: zob. [#upset].',
        'Rundę się punktuje: zob. [#scoring].',
      ],
    },
  ],
  'second-card': [
    'Dwie karty możesz wyłożyć tak często, jak chcesz; każda dodatkowa ubywa z twojego zapasu [36]. Ty decydujesz, którą kartę z pary odkryje się najpierw.',
    'Tylko gdy ktoś wyłożył parę, każdy, kto ma jedną kartę, może w tajemnicy dołożyć drugą z ręki albo zostać przy swoim [38]. Kto dołożył, a kto nie, widać dopiero po odpowiedziach wszystkich [69]: wtedy odkrywa się razem wszystkie drugie karty i dodaje ich punkty. Nikt nigdy nie ma w rundzie więcej niż dwóch kart [41].',
  ],
  upset: [
    'Gdy każdy zagrał dokładnie jedną kartę, a miejsca są znane, każdy kandydat oprócz pierwszego może spróbować je odwrócić. Potrzebuje karty na ręce, a w rundzie jest tylko jedna próba.',
    {
      steps: [
        'Pyta się wszystkich uprawnionych naraz. Jeśli chce kilku, prawo ma ten na najniższym miejscu [42]; pozostali zachowują karty.',
        'Próbujący dokłada zakrytą kartę. Kandydat na pierwszym miejscu też może jedną dołożyć, nie znając tamtej [43].',
        'Porównuje się obie sumy. Jeśli próbujący ma **wyższą**, odwraca się cała kolejność: ostatni jest pierwszy, a pierwszy ostatni [45]. Jeśli równą albo niższą, nic się nie zmienia [44].',
      ],
    },
    'Dołożone karty są zużyte tak czy inaczej, a na zwrot akcji nie odpowiada się kolejnym [47]. Zwroty działają przy obu rachunkach: elektorzy stanu przypadają temu, kto w końcu jest pierwszy [46]. Zanim spróbujesz, spójrz na nową kolejność: z drugiego miejsca wśród czworga spada się na trzecie.',
  ],
  scoring: [
    '**Przy głosach powszechnych** każde miejsce daje tyle, ile tabela podaje dla stanu. Są w niej dwie kolumny:',
    {
      list: [
        '**zwykła**, z wyraźną różnicą między miejscami;',
        '**wyrównanego wyniku**, prawie po równo. Biorą z niej głosy remisujący o pierwsze miejsce, zob. [#ties], a także wszyscy, gdy sumy różnią się najwyżej o 10 punktów przy dwojgu kandydatach, o 20 przy trojgu i o 30 przy czworgu [48].',
      ],
    },
    'To, czyja jest która kolumna, ustala się przed zwrotem akcji [49]. **Przy głosach elektorskich** wszyscy elektorzy stanu przypadają pierwszemu miejscu. Rozstrzyga wybrany rachunek; drugi pokazuje się obok, chyba że z niego zrezygnujecie [60].',
    'W krótkiej grze stany rundy dodaje się miejsce po miejscu i punktuje jak jeden [61].',
  ],
  ties: [
    {
      list: [
        '**Pierwsze miejsce, głosy elektorskie**: kartę stanu wtasowuje się w talię, wszyscy biorą z powrotem karty tej rundy i odkrywa się inną [52][53]. W krótkiej grze dotyczy to całej grupy [62].',
        '**Pierwsze miejsce, głosy powszechne**: remisujący biorą głosy z kolumny wyrównanego wyniku, zaczynając od najniższej sumy głosów; przy równych sumach decyduje los. Pozostali biorą z kolumny zwykłej, chyba że cała runda jest wyrównana [50]. Dopóki za żaden stan nie przyznano głosów, kartę zamiast tego wtasowuje się jak wyżej [51].',
        '**Każde inne miejsce**: los [55].',
      ],
    },
    'Remis nie może trwać bez końca. Jeśli ostatni stan remisuje trzeci raz z rzędu albo żaden z remisujących nie ma innej karty do spróbowania, pierwszeństwo ma najniższa suma, a potem decyduje los [54]. Tak samo jest przy każdym stanie, gdy ci sami kandydaci remisują w trzeciej rundzie z rzędu albo gdy wtasowano już karty pięciu rund z rzędu [67].',
  ],
  supply: [
    '**Drugie wydanie.** Masz 52 karty na 51 stanów, w krótkiej grze 13 na 12 rund: dokładnie o **jedną** więcej, niż trzeba [35][39]. Po jednej zużywa dołożenie drugiej karty, zwrot akcji i obrona.',
    'Kto nie ma już kart, pauzuje, bez miejsca i bez głosów, a pozostali zajmują miejsca od pierwszego w dół [37]. Jeśli kart nie ma nikt, stan nie jest punktowany.',
  ],
  winning: [
    '**Przy głosach elektorskich**, w obu wydaniach, prezydentem jest kandydat, który po ostatnim stanie ma co najmniej 270. Jeśli ktoś ma je wcześniej, stół raz pyta, czy wszyscy chcą zakończyć; wystarczy, że jedna osoba chce grać dalej [21]. Natychmiast kończą się tylko wybory par kandydatów.',
    'Jeśli nikt nie ma 270, obowiązuje to, na co się umówiono: kampanię powtarza się od początku albo wygrywa największa liczba głosów. Jeśli nie wybierzecie inaczej, powtarza ją tylko dwoje kandydatów w pierwszym wydaniu; przy każdym innym stole wystarcza najwięcej głosów [20][59]. Remis na czele oznacza powtórkę.',
    '**Przy głosach powszechnych** wygrywa ten, kto ma ich najwięcej. Jeśli są równe, liczy się więcej pierwszych miejsc, a jeśli i te są równe, grę się powtarza [58].',
    '**Kampanię powtarza się najwyżej dwa razy.** Jeśli i trzecia nikogo nie wyłoni, wygrywa w niej największa liczba głosów, potem więcej zdobytych rund, potem wyższa karta, która została, a na końcu los [68].',
  ],
  options: [
    {
      list: [
        '**Wydanie, wersja, długość, liczba kandydatów**: zob. [#versions]. Konwencje mogą być krótsze albo dłuższe niż wybory [27].',
        '**Wykładanie kart** (pierwsze wydanie): najpierw ostatni zdobywca albo wszyscy jednocześnie.',
        '**Bez większości**: powtórka, najwyżej dwa razy, albo wygrywa największa liczba głosów.',
        '**Drugi rachunek** (drugie wydanie): prowadzony i podany na końcu albo nie.',
        '**Wartości kart i tabele**: własny plik zastępuje nasze, dla tych, którzy mają grę drukowaną.',
      ],
    },
  ],
};
