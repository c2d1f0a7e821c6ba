import type { Guide } from '../words.ts';

/** Zasady gry Mr. President po polsku. */
export const guide: Guide = {
  aim: [
    'Od dwojga do czworga kandydatów licytuje się o głosy stanów. Każdy ma te same trzynaście kart i wykłada je zakryte; kto da najwięcej, jest pierwszy. Zagrana karta w krótkiej grze przepada na dobre, a w pełnej wraca dopiero wtedy, gdy ręka się opróżni, więc cała sztuka w tym, kiedy ją wydać.',
    'Prezydentem zostaje ten, kto na końcu ma większość głosów elektorskich albo najwięcej głosów powszechnych, zależnie od tego, na co umówiliście się przed grą. O tym, co się dzieje, gdy nikt nie ma większości, zob. [#winning].',
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
        ['Remis', 'zostawia głosy na później', 'rozstrzyga się od razu albo karta stanu wraca do talii'],
        ['Zwroty akcji', 'nie ma', 'są'],
      ],
    },
    'W **krótkiej grze** w rundach od 1 do 10 odkrywa się po cztery stany, w rundzie 11 pięć, a w rundzie 12 sześć. To średnio około 42, 53 i 63 głosów elektorskich. W **pełnej grze** w każdej rundzie chodzi o jeden stan.',
    'Grasz pierwszy raz? Zacznij od krótkiej kampanii krajowej dla dwojga.',
  ],
  round: [
    'W obu wydaniach runda przebiega podobnie:',
    {
      steps: [
        'Odkrywa się karty stanów; stawką są ich głosy.',
        'Każdy kandydat wykłada zakrytą jedną kartę kampanii albo dwie: zob. [#double] i [#second-card]. Inni widzą, ile kart leży, ale nie wiedzą jakie [6]. Kto ma kartę, nie może pasować [10].',
        'Wszystkie karty odkrywa się naraz; w drugim wydaniu jedna z każdej pary leży zakryta trochę dłużej. Dwie karty jednego kandydata się sumuje [11].',
        'W pierwszym wydaniu wszystkie głosy rundy bierze ten, kto ma najwyższą sumę; jeśli ma ją więcej osób, zob. [#pools]. W drugim wydaniu sumy wyznaczają miejsca: zob. [#second].',
        'Zagrane karty odrzuca się.',
      ],
    },
    'Swój wybór wolno zmieniać, dopóki kart nie wyłoży ostatni kandydat [5], chyba że masz obowiązek wyłożyć swoje przed innymi: zob. [#order].',
  ],
  hands: [
    'W krótkiej grze masz tylko jedną rękę: 13 kart na 12 rund [13][39].',
    'W pełnej grze bierzesz z powrotem wszystkie 13 kart, gdy na koniec rundy ręka jest pusta, dopóki nie rozegrasz czterech rąk. To 52 karty na 51 stanów [14][38].',
  ],
  order: [
    '**Pierwsze wydanie.** Kto w poprzedniej rundzie zdobył nowe głosy, wykłada karty pierwszy i nie może już zmienić wyboru. Pozostali wybierają, wiedząc, czy leży jedna karta, czy dwie [7]. W rundzie 1 i po rundzie, której nowych głosów nikt nie zdobył, wszyscy wybierają swobodnie [18]. Jeśli wolicie, w każdej rundzie wszyscy mogą wykładać jednocześnie.',
    '**Drugie wydanie.** Kolejności nie ma [8].',
  ],
  double: [
    '**Pierwsze wydanie.** Raz w całej grze każdy kandydat może wyłożyć **dwie** karty zamiast jednej [12]. Konwencja i wybory po niej to dwie gry [28].',
    'Para i pojedyncza karta o tej samej sumie remisują: 10 i 20 to tyle co 30. Z jedną kartą na ręce dubletu zagrać nie można, nawet jeśli jeszcze przysługuje [14].',
  ],
  pools: [
    '**Pierwsze wydanie.** Remis na najwyższej sumie otwiera **pulę**: jej głosy pozostają sporne, walczą o nie tylko remisujący, a gra toczy się dalej.',
    {
      list: [
        'Od następnej rundy te same karty służą w dwóch walkach. O nowe głosy walczą wszyscy, a uprawnieni do puli zarazem między sobą o nią [15].',
        'Pulę bierze najlepszy z uprawnionych, jeśli jest tylko jeden. Jeśli najlepszych jest kilku, pula zostaje otwarta już tylko dla nich [16].',
        'Otwartych pul może być kilka naraz. Kto nie jest uprawniony do puli, nigdy jej nie zdobędzie.',
      ],
    },
    'Pule otwarte po ostatniej rundzie rozstrzyga się po kolei: decyduje najlepsza z kart kampanii, które zostały uprawnionym, potem najniższa suma głosów, a na końcu los [17].',
  ],
  conventions: [
    '**Pierwsze wydanie.** Cztery osoby tworzą dwie partie po dwie: Partię Gwiazdy i Partię Dzwonu. Najpierw każda partia odbywa swoją konwencję, obie przy tym samym stole i z tymi samymi kartami stanów.',
    'Rywalizujesz tylko z osobą z własnej partii. Każda konwencja osobno rozdziela wszystkie 538 głosów, z własnymi dubletami, kolejnością i pulami [24][25]. Kto ma więcej głosów, zostaje kandydatem na prezydenta, a druga osoba na wiceprezydenta. 270 głosów nie potrzeba.',
    'Przy wyniku 269:269 nominację dostaje ten, kto wygrał więcej rund, potem ten, komu została wyższa karta, a na końcu decyduje los [26].',
  ],
  tickets: [
    'Po konwencjach obie partie stają przeciw sobie. Z konwencji zostają tylko pary kandydatów: każdy ma znowu pełną rękę i dublet, talię tasuje się od nowa, a głosy liczy od zera [28].',
    {
      list: [
        'Partnerzy wykładają karty, nie widząc nawzajem swoich kart. Partii liczy się suma kart obojga [29].',
        'Najpierw wykładają oboje członkowie partii, która zdobyła nowe głosy poprzedniej rundy [30].',
        'Remisy i pule działają jak dotąd, tylko między partiami. Na końcu partia pokazuje sumę najlepszych kart, które zostały jej członkom [31].',
        'Wybory kończą się **natychmiast**, gdy partia ma na koncie 270 głosów [33]. Przy wyniku 269:269 powtarza się je z tymi samymi parami [34], ale najwyżej dwa razy: zob. [#winning].',
      ],
    },
    'Wygrywa cała zwycięska para: jedno jest prezydentem, drugie wiceprezydentem.',
  ],
  parley: [
    'Przed pierwszą rundą wyborów par partnerzy mogą rozmawiać na osobności przez pięć minut. Potem każda partia może raz ogłosić przerwę na pięć minut, między dwiema rundami. Druga partia też może wtedy rozmawiać, ale tylko kosztem własnej przerwy [32].',
    'Wolno mówić, co się ma na ręce, ale nie wolno tego pokazywać. Z komputerowym partnerem ustalasz zamiast tego krótki plan: kiedy zagrywać wysokie karty i kto w której tercji gry zagra dwie.',
  ],
  second: [
    'Runda drugiego wydania przebiega w tej kolejności [40]:',
    {
      steps: [
        'Odkrywa się karty stanów, a każdy wykłada zakrytą jedną kartę albo dwie.',
        'Odkrywa się wszystkie pojedyncze karty i po jednej z każdej pary.',
        'Jeśli ktoś wyłożył parę, pozostali mogą odpowiedzieć: zob. [#second-card].',
        'Sumy wyznaczają miejsca. Gdy są równe, zob. [#ties].',
        'Jeśli każdy zagrał dokładnie jedną kartę, kolejność można odwrócić: zob. [#upset].',
        'Przyznaje się głosy: zob. [#scoring].',
      ],
    },
  ],
  'second-card': [
    'Dwie karty możesz wyłożyć tak często, jak chcesz; każda dodatkowa uszczupla twój zapas [36]. Ty decydujesz, którą kartę z pary odkryje się najpierw.',
    'Tylko gdy ktoś wyłożył parę, każdy, kto wyłożył jedną kartę, może w tajemnicy dołożyć drugą z ręki albo zostać przy swoim [38]. Kto dołożył, a kto nie, widać dopiero, gdy odpowiedzą wszyscy [69]: wtedy odkrywa się razem wszystkie drugie karty i dodaje ich punkty. Nikt nigdy nie ma w rundzie więcej niż dwóch kart [41].',
  ],
  upset: [
    'Gdy każdy zagrał dokładnie jedną kartę, a miejsca są znane, każdy kandydat oprócz pierwszego może spróbować odwrócić kolejność. Musi mieć kartę na ręce, a próba jest w rundzie tylko jedna.',
    {
      steps: [
        'Pyta się wszystkich uprawnionych naraz. Jeśli chętnych jest kilku, próbuje ten, kto jest na najniższym miejscu [42]; pozostali zachowują karty.',
        'Próbujący dokłada zakrytą kartę. Kandydat na pierwszym miejscu też może jedną dołożyć, nie znając tamtej [43].',
        'Porównuje się obie sumy. Jeśli próbujący ma **wyższą**, odwraca się cała kolejność: ostatni jest pierwszy, a pierwszy ostatni [45]. Jeśli równą albo niższą, nic się nie zmienia [44].',
      ],
    },
    'Dołożone karty są zużyte tak czy inaczej, a na zwrot akcji nie odpowiada się kolejnym [47]. Zwroty akcji działają przy obu sposobach liczenia: elektorzy stanu przypadają temu, kto w końcu jest pierwszy [46]. Zanim spróbujesz, spójrz na nową kolejność: z drugiego miejsca wśród czworga spada się na trzecie.',
  ],
  scoring: [
    '**W grze o głosy powszechne** każde miejsce daje tyle, ile tabela podaje dla stanu. Są w niej dwie kolumny:',
    {
      list: [
        '**zwykła**, z wyraźną różnicą między miejscami;',
        '**wyrównanego wyniku**, prawie po równo. Biorą z niej głosy remisujący na pierwszym miejscu, zob. [#ties], a także wszyscy, gdy sumy różnią się najwyżej o 10 punktów przy dwojgu kandydatach, o 20 przy trojgu i o 30 przy czworgu [48].',
      ],
    },
    'To, kto z której kolumny bierze głosy, ustala się przed zwrotem akcji [49]. **W grze o głosy elektorskie** wszyscy elektorzy stanu przypadają temu, kto jest pierwszy. Rozstrzyga wybrana klasyfikacja; drugą pokazuje się obok, chyba że z niej zrezygnujecie [60].',
    'W krótkiej grze liczby wszystkich stanów rundy dodaje się miejsce po miejscu i rozlicza jak jeden stan [61].',
  ],
  ties: [
    {
      list: [
        '**Pierwsze miejsce, głosy elektorskie**: kartę stanu wtasowuje się w talię, wszyscy biorą z powrotem karty tej rundy i odkrywa się inną [52][53]. W krótkiej grze dotyczy to całej grupy [62].',
        '**Pierwsze miejsce, głosy powszechne**: remisujący biorą głosy z kolumny wyrównanego wyniku, zaczynając od najniższej sumy głosów; przy równych sumach decyduje los. Pozostali biorą z kolumny zwykłej, chyba że cała runda jest wyrównana [50]. Dopóki za żaden stan nie przyznano głosów, kartę zamiast tego wtasowuje się jak wyżej [51].',
        '**Każde inne miejsce**: los [55].',
      ],
    },
    'Remis nie może trwać bez końca. Jeśli na ostatnim stanie remis pada trzeci raz z rzędu albo żaden z remisujących nie ma już innej karty do zagrania, pierwszeństwo ma najniższa suma, a potem decyduje los [54]. Tak samo jest przy każdym stanie, gdy ci sami kandydaci remisują trzecią rundę z rzędu albo gdy wtasowano już karty pięciu rund z rzędu [67].',
  ],
  supply: [
    '**Drugie wydanie.** Masz 52 karty na 51 stanów, w krótkiej grze 13 na 12 rund: dokładnie o **jedną** więcej, niż trzeba [35][39]. Po jednej zużywa dołożenie drugiej karty, zwrot akcji i obrona.',
    'Kto nie ma już kart, pauzuje: nie zajmuje miejsca i nie dostaje głosów, a pozostali zajmują miejsca od pierwszego w dół [37]. Jeśli kart nie ma nikt, głosów za ten stan się nie przyznaje.',
  ],
  winning: [
    '**W grze o głosy elektorskie**, w obu wydaniach, prezydentem jest kandydat, który po ostatnim stanie ma co najmniej 270. Jeśli ktoś ma je wcześniej, stół raz pyta, czy wszyscy chcą zakończyć; wystarczy, że jedna osoba chce grać dalej [21]. Natychmiast kończą się tylko wybory par kandydatów.',
    'Jeśli nikt nie ma 270, obowiązuje to, na co się umówiono: kampanię powtarza się od początku albo wygrywa ten, kto ma najwięcej głosów. Jeśli nie wybierzecie inaczej, powtarza ją tylko dwoje kandydatów w pierwszym wydaniu; przy każdym innym stole wystarczy mieć najwięcej głosów [20][59]. Remis na czele oznacza powtórkę.',
    '**W grze o głosy powszechne** wygrywa ten, kto ma ich najwięcej. Przy równych głosach decyduje większa liczba pierwszych miejsc, a jeśli i ona jest równa, grę się powtarza [58].',
    '**Kampanię powtarza się najwyżej dwa razy.** Jeśli i trzecia nikogo nie wyłoni, decyduje w niej największa liczba głosów, potem więcej wygranych rund, potem wyższa karta, która została, a na końcu los [68].',
  ],
  options: [
    {
      list: [
        '**Wydanie, wersja, długość, liczba kandydatów**: zob. [#versions]. Konwencje mogą być krótsze albo dłuższe niż wybory [27].',
        '**Wykładanie kart** (pierwsze wydanie): najpierw zwycięzca poprzedniej rundy albo wszyscy jednocześnie.',
        '**Bez większości**: powtórka, najwyżej dwa razy, albo wygrywa ten, kto ma najwięcej głosów.',
        '**Druga klasyfikacja** (drugie wydanie): prowadzona i podana na końcu albo nie.',
        '**Wartości kart i tabele**: kto ma drukowaną grę, może je zastąpić własnym plikiem.',
      ],
    },
  ],
};
