import type { Guide } from '../words.ts';

/** Zasady gry Hook or Crook po polsku. */
export const guide: Guide = {
  aim: [
    'Jedna osoba gra **Prezydentem**, który chce drugiej kadencji. Pozostałe, od jednej do pięciu, to **chwiejne Stany**, które wolą kogoś innego. Wszyscy zbierają głosy, Stany także przekrętami, a na końcu Prezydent idzie do sądu.',
    'Prezydent gra z każdym Stanem osobno: pokonuje Stan, jeśli ma co najmniej tyle jego głosów, ile sam Stan. Gdy pokona ich dostatecznie wiele, wygrywa sam; w przeciwnym razie wygrywają Stany.',
  ],
  pieces: [
    {
      list: [
        '**Głosy** w sześciu kolorach, po 48 każdego [3]. Każdy Stan w grze ma swój kolor. Jego głosy leżą w trzech miejscach: w **puli**, na **stosie** Prezydenta w tym kolorze albo u **Stanu**. Razem jest ich zawsze 48 [15].',
        'Plansza z czterema pierścieniami, pionek dla każdego i jedna kość.',
        '55 kart **Wiadomości**, 72 karty **Przekrętu** dla Stanów, 18 kart **Dowodu** dla Prezydenta.',
      ],
    },
    'Głosy, stosy i zagrane karty są jawne. Przekręty na ręce i Dowody są tajne, ale ich liczba jest jawna [22][34].',
  ],
  'set-up': [
    'O tym, kto gra Prezydentem, decydujecie przed grą [54]. Resztę robi za was stół. Prezydent ma na początku kilka lub kilkanaście głosów na stosie każdego Stanu, Stany nie mają żadnych, a reszta każdego koloru trafia do puli [2]:',
    {
      table: [
        ['Stany w grze', '1', '2', '3', '4', '5'],
        ['Głosy na każdym stosie', '20', '16', '12', '8', '6'],
        ['Ile Stanów musi pokonać Prezydent', '1', '2', '2', '3', '3'],
      ],
    },
    'Wszystkie talie są potasowane. Pionki stoją na starcie pierwszego pierścienia.',
  ],
  rounds: [
    {
      table: [
        ['Runda', 'Nazwa', 'Pierścień'],
        ['1', 'Kampania (zielona)', '24 pola, dwa okrążenia'],
        ['2', 'Dzień Wyborów (niebieska)', '20 pól, jedno okrążenie'],
        ['3', 'Skok na urnę (fioletowa)', '16 pól, jedno okrążenie'],
        ['4', 'Protest wyborczy', 'dziewięć tygodni, bez kości'],
      ],
    },
    'W rundach od 1 do 3 zaczyna Prezydent, po nim grają Stany zgodnie z ruchem wskazówek zegara [11]; w rundzie 4 gra Prezydent, a wszystkie Stany odpowiadają razem. Nowa runda zaczyna się, gdy poprzednią skończyli wszyscy.',
  ],
  turn: [
    'Tura w rundach od 1 do 3:',
    {
      steps: [
        'Stan może zagrać jedną kartę Przekrętu: zob. [#cheating]. Prezydent nie robi przekrętów.',
        'Rzuć kością i przesuń pionek o tyle pól po swoim torze. Czerwony jest Prezydenta, niebieski Stanów. Pionki nigdy sobie nie przeszkadzają [12].',
        'Zrób to, co pole każe właśnie tobie: zob. [#spaces].',
      ],
    },
    'Poza tym kością rzuca się, gdy każe to pole albo karta [26], a czasem jeszcze raz w sądzie: zob. [#court].',
  ],
  spaces: [
    'Niektóre pola należą do obu torów, a mimo to mogą co innego dawać Prezydentowi, a co innego Stanowi.',
    {
      list: [
        '**Głosy**: weź głosy, zwróć kilka albo zabierz je drugiej stronie. Zob. [#votes].',
        '**Wiadomości**: dobierz kartę Wiadomości. Zob. [#news].',
        '**Dowód** (tylko Prezydent): dobierz kartę Dowodu. Zob. [#evidence].',
        '**Przekręt** (tylko Stany): dobierz kartę Przekrętu. Zob. [#cheats].',
        '**Przerwa w liczeniu** (runda 3, trzy pola). Zob. [#stop].',
      ],
    },
    'Start pierścienia nic nie daje, także między dwoma okrążeniami rundy 1 [9]. Jedno pole na torze Stanów to odpoczynek.',
  ],
  votes: [
    'Głosy bierze się z puli i zwraca do puli, o ile pole albo karta nie mówi inaczej. Stan obraca tylko głosami w swoim kolorze.',
    {
      list: [
        '**W dowolnych kolorach**: Prezydent rozdziela podaną liczbę głos po głosie między kolory Stanów [16].',
        '**W kolorze KAŻDEGO Stanu**: cała liczba osobno dla każdego Stanu w grze [17].',
        '**Za każdy Stan w grze**: tyle głosów, ile Stanów jest w grze, w dowolnych kolorach.',
        '**Część**: podziel liczbę przez liczbę Stanów w grze i zaokrąglij w górę. Część z 4 głosów to kolejno 4, 2, 2, 1 i 1, gdy Stanów jest od jednego do pięciu.',
        '**Od Prezydenta, od Stanu**: prosto ze stosu w kolorze Stanu do Stanu albo odwrotnie.',
        '**Z rzutu**: liczbę wyznacza nowy rzut kością; połowę rzutu zaokrągla się w górę [26].',
      ],
    },
    'Przechodzi cała liczba albo tyle, ile jest: pula może być pusta, a nikt nie schodzi poniżej zera [15][18]. Gdy Prezydent daje głosy Stanowi, pochodzą one ze stosu tego Stanu [19]. Gdy karta zabiera głosy temu Stanowi, który ma ich najwięcej, a takich jest kilka, jeden z nich wskazuje Prezydent [20].',
  ],
  news: [
    'Każda karta Wiadomości ma czerwony akapit dla Prezydenta i niebieski dla Stanów. Wykonuje się tylko akapit dla tego, kto ją dobrał [24]. Jego skutki mogą jednak objąć także innych: niektóre karty dają głos każdemu Stanowi albo go odbierają.',
    'Prawie wszystkie Wiadomości dotyczą głosów; kilka daje kartę Dowodu albo Przekrętu, a jedna nie daje nic [25]. Użyta karta wraca na spód talii, której nigdy nie tasuje się ponownie [23].',
  ],
  cheats: [
    'Stany zbierają karty Przekrętu na swoich polach, czasem też z Wiadomości, i trzymają je w tajemnicy. Liczba kart na ręce jest nieograniczona [28].',
    {
      table: [
        ['Kolor', 'Karty', 'Wartość', 'Kiedy wolno zagrać'],
        ['Zielony', '20', 'od 1 do 3 głosów', 'od rundy 1'],
        ['Niebieski', '20', 'od 2 do 4 głosów', 'od rundy 2'],
        ['Fioletowy', '20', 'od 3 do 5 głosów', 'w rundzie 3'],
        ['Czarny, Joker', '12', 'brak', 'w rundzie 4'],
      ],
    },
    'Dobranie karty jest obowiązkowe, zagranie w rundach od 1 do 3 nigdy [29].',
  ],
  cheating: [
    'Na początku swojej tury, przed rzutem, możesz zagrać **jedną** kartę Przekrętu bieżącej rundy albo wcześniejszej. Zabierasz tyle głosów, ile jest warta, ze stosu Prezydenta w swoim kolorze [27][28].',
    {
      list: [
        'Jeśli na stosie jest mniej, zabierasz cały stos; w sądzie karta i tak ma pełną wartość [30].',
        'Gdy stos jest pusty, przekrętu zrobić nie można [31].',
        'Karta leży odtąd odkryta przed tobą. W rundzie 4 to w nią będą wymierzone Dowody Prezydenta.',
      ],
    },
    'Karta dobrana w tej turze czeka do następnej.',
  ],
  stop: [
    'To rogi trzeciego pierścienia oprócz startu. Stan, który tu stanie, może w swojej najbliższej turze zagrać kartę Przekrętu za **podwójną** wartość, ale zabierze najwyżej cały stos. Jeśli wtedy żadnej nie zagra, premia przepada, a dwa takie pola się nie sumują. W sądzie karta ma wydrukowaną wartość [32].',
    'Prezydent dobiera tu 2 karty Dowodu [33].',
  ],
  evidence: [
    'Prezydent zbiera karty Dowodu i trzyma je na rundę 4. Jest ich 18:',
    {
      list: [
        '15 o wartości od 3 do 6, w jednym, dwóch albo wszystkich trzech kolorach: zielonym, niebieskim i fioletowym;',
        '3 **Dowody koronne**, bez koloru i wartości, które pasują do wszystkiego: zob. [#wilds].',
      ],
    },
  ],
  waiting: [
    'Rundę kończysz, gdy na końcu ostatniego okrążenia twój pionek dojdzie do startu albo go minie. Nadmiarowe oczka przepadają [8].',
    'Potem czekasz na innych i już nie rzucasz. Twój pionek idzie naprzód na następny pierścień, ale ty jesteś jeszcze w starej rundzie. Dlatego Stan, który czeka, może nadal zagrać na początku każdej swojej tury jedną kartę Przekrętu starej rundy albo wcześniejszej, chyba że wasz stół to wyklucza [1][10].',
    'Gdy skończy ostatni gracz, zaczyna się następna runda. Po rundzie 3 od razu zaczyna się sąd [13].',
  ],
  court: [
    'Najpierw każdy Stan odkłada bez pokazywania karty Przekrętu, których nie zagrał. Zachowuje zagrane, które leżą odkryte, i czarne Jokery [37].',
    'Potem jest najwyżej dziewięć tur: tygodnie 1–8, a na koniec dzień 6 stycznia [36]. W każdej Prezydent musi zagrać jedną kartę Dowodu [40], a Stany odpowiadają: zob. [#answers].',
    'W tygodniu 1 Prezydent może **zamiast tego rzucić kością** i dobrać tyle kart Dowodu, ile wypadło; bez żadnego Dowodu nie ma innego wyjścia [38][7]. Stany nic wtedy nie zagrywają. W późniejszych tygodniach rzutu nie ma.',
    'Gra kończy się po 6 stycznia albo po rozdaniu, które zostawia Prezydenta bez Dowodów [50]. Stany nie mogą w tej rundzie zdobyć już żadnych głosów [49].',
  ],
  answers: [
    'Wszystkie Stany odpowiadają naraz. Każdy w tajemnicy wybiera jeden ze swoich odkrytych Przekrętów w kolorze Dowodu albo Jokera; potem odpowiedzi się odkrywa [41]. Dowody koronne mają własną zasadę: zob. [#wilds].',
    {
      list: [
        'Jeśli twój Przekręt **nie jest wyższy** od Dowodu, zwracasz całą jego wartość na stos Prezydenta.',
        'Jeśli jest **wyższy**, zwracasz tylko różnicę: Przekręt 4 przeciw Dowodowi 3 kosztuje 1 głos [5].',
        'Kto zagrał Jokera, nie zwraca nic.',
        'Kto nie ma pasującego Przekrętu, musi zagrać Jokera, jeśli go ma [6]. Kto nie ma ani jednego, ani drugiego, nic nie zagrywa i nic nie zwraca [42].',
      ],
    },
    'Nigdy nie zwracasz więcej, niż masz [43]. Wszystkie karty z tego rozdania wypadają z gry, razem z Dowodem [48].',
  ],
  wilds: [
    'Z 12 czarnych Jokerów 8 osłania Stan, który go zagrał, a 4 osłaniają **wszystkie** Stany. Gdy ktoś pokaże takiego Jokera, tym razem nikt nic nie zwraca, a karty pozostałych i tak są zużyte [45][46].',
    '**Dowód koronny** pasuje do każdego koloru. Każdy Stan zagrywa dowolny ze swoich odkrytych Przekrętów i zwraca całą jego wartość albo zagrywa Jokera. Wobec Dowodu koronnego Joker osłania tylko właściciela, nawet ten dla wszystkich [47].',
  ],
  reckoning: [
    'Stan po Stanie porównuje się stos Prezydenta z głosami Stanu. Prezydent pokonuje Stan, jeśli na stosie jest **co najmniej tyle samo**; wystarcza remis, nawet 0:0 [51].',
    'Prezydent potrzebuje 1 Stanu z 1, 2 z 2, 2 z 3, 3 z 4, 3 z 5 [52]. Jeśli tego nie osiągnie, wygrywają Stany, a o ich kolejności decyduje liczba głosów: przy równej liczbie dzielą miejsce, a pokonany Stan liczy się tak jak inne [53].',
  ],
  options: [
    {
      list: [
        '**Liczba i kolory Stanów**, od jednego do pięciu.',
        '**Głosy Prezydenta** na początku.',
        '**Czekające Stany** mogą robić przekręty albo nie mogą [1].',
        '**Plansza i talie**: własne pliki mogą zastąpić nasze.',
      ],
    },
  ],
};
