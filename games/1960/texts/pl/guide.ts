import type { Guide } from '../words.ts';

/** Zasady 1960 po polsku. */
export const guide: Guide = {
  aim: [
    'Dwóch graczy walczy o prezydenturę w roku 1960: jeden to **Kennedy** (niebieski), drugi **Nixon** (czerwony). Przez osiem tur zdobywacie stany, potem kraj głosuje.',
    'W Dniu Wyborów stan oddaje wszystkie swoje głosy elektorskie temu, kto w nim prowadzi; tylko jedno wydarzenie może sprawić, że część głosów przepadnie, zob. [#tally]. W 50 stanach jest łącznie 537 głosów, więc większość to 269. **Wygrywa ten, kto ma więcej głosów elektorskich.**',
  ],
  support: [
    'O twojej sile mówią **kostki** twojego koloru: małe drewniane sześciany, nie kości do rzucania. Leżą na planszy w trzech rodzajach miejsc:',
    {
      list: [
        '**Przewaga w stanie** to kostki w stanie. Daje głosy elektorskie.',
        '**Przewaga w mediach** to kostki w polu mediów regionu: na Wschodzie, Środkowym Zachodzie, Południu albo Zachodzie. Ułatwia kampanię w tym regionie i daje wpływ na kolejność kwestii.',
        '**Przewaga w kwestii** to kostki na jednej z trzech kwestii: Obrona, Ekonomia albo Prawa obywatelskie. Przynosi rozmach i poparcie.',
      ],
    },
    'W jednym miejscu kostki może mieć tylko jeden gracz. Zyskując coś tam, gdzie leżą kostki przeciwnika, najpierw usuwasz jego kostki, jedną za jedną; kładziesz dopiero nadwyżkę. Kostki nigdy się nie kończą [15].',
    'Mając w stanie choć jedną kostkę, **prowadzisz** w nim. Mając co najmniej 4, **dominujesz**, a wtedy przeciwnik, który prowadzi tam kampanię, potrzebuje zwykle szczęścia: zob. [#campaigning]. Kto ma kostki na kwestii, jest w niej **liderem**.',
    'Żetony poparcia działają jak kostki: jeśli przeciwnik ma w regionie swoje, twój tylko usuwa jeden z nich.',
  ],
  cards: [
    'Silnikiem gry jest 91 kart kampanii. Na każdej są:',
    {
      list: [
        '**Punkty Kampanii (PK)**: 2, 3 albo 4;',
        '**kostki wytchnienia**: 2 na karcie za 2 PK, 1 na karcie za 3 PK, żadnej na karcie za 4 PK;',
        '**wydarzenie**, do którego dochodzi, gdy zagrasz kartę jako wydarzenie;',
        '**ikona kandydata** albo obie ikony: w Debacie decydują, po czyjej stronie liczy się karta;',
        '**kwestia**: w niej karta liczy się w Debacie;',
        '**stan**: w nim karta pomaga w Dniu Wyborów.',
      ],
    },
    'Cztery karty „Nabieranie rozmachu” nie mają ani kwestii, ani stanu. Każdy gracz ma oprócz tego kartę kandydata, która nigdy nie należy do ręki: zob. [#candidate].',
  ],
  'set-up': [
    'Wszystko to robi za was stół. Fory dochodzą do tego osobno: zob. [#options].',
    {
      list: [
        'Rozkłada się początkową przewagę. Kennedy zaczyna z 15 kostkami w 10 stanach, Nixon z 16 kostkami w 14; pozostałych 26 stanów jest pustych i nikt jeszcze nigdzie nie dominuje.',
        'Znacznik Kennedy’ego stoi w Massachusetts, a Nixona w Kalifornii.',
        'Kwestie leżą na torze: najpierw Obrona, potem Ekonomia, na końcu Prawa obywatelskie [7].',
        'Każdy gracz bierze kartę kandydata i 2 żetony rozmachu.',
        'Do Torby Kapitału Politycznego trafia po 10 kostek każdego koloru [9].',
        'Obie talie są potasowane: karty kampanii i 16 kart poparcia.',
      ],
    },
  ],
  turns: [
    'Gra ma dziewięć tur. Siedem z nich (od 1 do 5, 7 i 8) przebiega tak samo:',
    {
      steps: [
        '**Faza inicjatywy**: nowe karty i wybór rozpoczynającego. Zob. [#initiative].',
        '**Pięć faz działania**: w każdej obaj gracze zagrywają po jednej karcie, najpierw rozpoczynający. Zob. [#playing].',
        '**Faza rozmachu**: część żetonów przepada, przybywają nowe, a kwestie słabną. Zob. [#momentum-phase].',
        '**Faza strategii kampanii**: karty odkłada się na później, a kostki wytchnienia idą do torby. Zob. [#strategy].',
      ],
    },
    'Dwie tury są inne: nie ma w nich rozdania, faz działania ani fazy rozmachu, zob. [#debates] i [#election-day].',
  ],
  bag: [
    'O testach decydują kostki z Torby Kapitału Politycznego. Im więcej w niej twoich kostek, tym większe masz szanse; o tym, skąd się tam biorą, zob. [#rest]. Jej zawartość znają obaj gracze, chyba że umówicie się inaczej [16].',
    {
      list: [
        '**Test przewagi** to jedna wyciągnięta kostka. Twój kolor oznacza sukces, a kostka staje się przewagą. Kostka w drugim kolorze nic nie daje i wraca do właściciela.',
        '**Test inicjatywy** polega na ciągnięciu kostek, aż jeden kolor trafi się dwa razy; inicjatywę ma gracz tego koloru. Wszystkie wyciągnięte kostki wracają do właścicieli. O tym, co daje inicjatywa, zob. [#initiative], [#debates] i [#election-day].',
      ],
    },
    'Wyciągniętych kostek nie wkłada się z powrotem [14]. Gdy tylko torba się opróżni, uzupełnia się ją: po 10 kostek każdego koloru, nawet w środku ciągnięcia [10][11]. Po teście inicjatywy w Dniu Wyborów już się jej nie uzupełnia [12].',
  ],
  initiative: [
    {
      steps: [
        'Obaj gracze dostają karty: po 6 w turach od 1 do 5, po 7 w turach 7 i 8. Pierwszą dostaje Kennedy, dalej po jednej na zmianę [8]. Jeśli talia się skończy, potasowany stos kart odrzuconych staje się nową [17].',
        'Przeprowadza się test inicjatywy: zob. [#bag]. Zwycięzca wskazuje rozpoczynającego, który gra pierwszy we wszystkich pięciu fazach działania [19].',
      ],
    },
    'Często lepiej jest grać po przeciwniku, bo odpowiadasz i masz ostatnie słowo. Czasem jednak więcej jest wart pierwszy cios.',
  ],
  playing: [
    'W swojej kolejce zagraj jedną kartę z ręki albo kartę kandydata, o ile nie jest wyczerpana. Pasować nie wolno [21].',
    {
      list: [
        'Jako **wydarzenie**, jeśli nic mu nie zapobiega: zrób to, co mówi karta. Zob. [#events].',
        'Za **Punkty Kampanii**: wydaj je na jeden rodzaj akcji i tylko na jeden: [#campaigning], [#advertising] albo [#positioning].',
        '**Karta kandydata** daje 5 PK na jedną taką akcję. Zob. [#candidate].',
      ],
    },
    'Najpierw weź kostki wytchnienia z karty, bez względu na to, jak jej używasz. W kampanii w stanach i przy zajmowaniu stanowiska punkty, których nie chcesz wydać, przepadają; kampania w mediach zużywa każdy punkt [21][92].',
    'Jeśli karta pochodzi z ręki, po akcji przeciwnik może wywołać jej wydarzenie: zob. [#momentum]. Jeśli tego nie zrobi, karta zostaje odrzucona.',
    'Zachowaj karty potrzebne w fazie strategii kampanii. Dopóki możesz zamiast tego zagrać „Nabieranie rozmachu” albo kartę kandydata, nie wolno ci zagrać karty, jeśli zostałoby ci potem za mało kart do odłożenia; „Nabieranie rozmachu” się do nich nie liczy [64].',
  ],
  events: [
    'Możesz zagrać każde wydarzenie, któremu nic nie zapobiega, także z ikoną przeciwnika [23][24]. Korzysta ten, kogo wymienia karta. Po wydarzeniu karta nie trafia na stos kart odrzuconych: opuszcza grę, chyba że zostaje na planszy.',
    {
      table: [
        ['Rodzaj wydarzenia', 'Jak długo działa'],
        ['Zwykłe', 'od razu; karta opuszcza grę'],
        ['Do końca tury', 'do końca tej tury; nie sięga tur 6 i 9 [87]'],
        ['Wydarzenie Debaty', 'czeka na Debatę, po niej opuszcza grę, a zagrane później nic nie daje [74]'],
        ['Wydarzenie Dnia Wyborów', 'czeka na Dzień Wyborów'],
        [
          'Wydarzenie zapobiegawcze',
          'przez całą grę, niezależnie od tego, co daje od razu: wymienionych w nim wydarzeń nie można już zagrać ani wywołać [26], ale to, które już działa, działa dalej [40]',
        ],
      ],
    },
    {
      list: [
        'Jeśli **możesz** umieścić lub usunąć **do** pewnej liczby kostek, wybierasz dowolną liczbę, począwszy od 0. Gdy ktoś **zyskuje** lub **traci**, jest to obowiązkowe [41].',
        'Stracić można tylko to, co się ma, a przeciwnik nigdy nic na tym nie zyskuje. Jeśli można wybrać, co stracić, wybiera tracący, chyba że karta mówi inaczej [41].',
        'Przewaga w stanach, którą wydarzenie po prostu daje, nie wymaga testów, nawet tam, gdzie ktoś dominuje [60]. „Wiec na każdej stacji” i „Haki na rywala” dają zamiast tego akcję, ze zwykłymi testami [52][53], a Wydarzenia Dnia Wyborów same przyznają testy.',
        'Jeśli karta mówi o liderze, a lidera nie ma, ta część nie działa [42].',
        'Zmiany liczby PK się sumuje; wynik nigdy nie spada poniżej 1 ani nie przekracza 5 [47].',
        'Jeśli karta wyraźnie zmienia jakąś zasadę, obowiązuje karta [1].',
      ],
    },
  ],
  momentum: [
    'Żetony rozmachu dają wpływ na wydarzenia, a zdobywasz je głównie dzięki kwestiom. Zaczynasz z 2.',
    {
      list: [
        '**Wywołanie** kosztuje 1 żeton. Gdy przeciwnik zagrał kartę z ręki za PK i skończył akcję, możesz doprowadzić do jej wydarzenia, tak jakby to była karta zagrana przez ciebie jako wydarzenie [25]. Trafia ona wtedy tam, gdzie inne wydarzenia. Kostki wytchnienia zostają u tego, kto ją zagrał.',
        '**Zapobieżenie** kosztuje 2 żetony. Płacisz je, zagrywając kartę za PK, przed akcją: jej wydarzenia nie można wywołać, a karta zostaje odrzucona [30].',
      ],
    },
    'Wywołać można tylko wydarzenie z karty właśnie zagranej z ręki za PK, nigdy zaś takie, które blokuje wydarzenie zapobiegawcze; na karcie kandydata nie ma czego wywołać [26][28]. Zapobiec możesz tylko wydarzeniu z własnej karty; nie powstrzymasz tym przeciwnika przed zagraniem wydarzenia.',
    'Żetony nie czekają. W każdej fazie rozmachu przepada połowa, zaokrąglona w dół: zob. [#momentum-phase]. W Dniu Wyborów każdy pozostały jest wart 2 kostki w torbie.',
  ],
  campaigning: [
    'Wydawaj PK na przewagę w stanach i na podróże, w dowolnej kolejności i na przemian.',
    {
      list: [
        '**Za 1 PK dodajesz 1 kostkę** albo usuwasz jedną kostkę przeciwnika w dowolnym stanie regionu, w którym jest twój kandydat.',
        '**Za 1 PK przekraczasz jedną granicę** między regionami.',
      ],
    },
    'Wspólną granicę mają Wschód i Środkowy Zachód, Wschód i Południe, Środkowy Zachód i Południe, Środkowy Zachód i Zachód, Południe i Zachód; Wschód i Zachód jej nie mają, więc podróż między nimi kosztuje 2 PK [34]. Tylko w podróży Alaska i Hawaje są osobnymi regionami, dostępnymi wyłącznie z Zachodu. We wszystkim innym należą do Zachodu [35].',
    'Znacznik przenosi się za darmo i staje w stanie, w którym ostatnio wydano punkt na przewagę. Jeśli ostatni punkt poszedł na podróż albo na podróży kończysz, wybierasz stan w regionie, do którego dotarł kandydat [33]. Gdy dzięki wydarzeniu podróże są darmowe, możesz jechać dalej nawet po wydaniu ostatniego punktu, a potem wybrać, gdzie się zatrzymać [91].',
    '**Testy przewagi** są konieczne w stanie, w którym przeciwnik dominuje albo w którym stoi znacznik jego kandydata. Wtedy:',
    {
      steps: [
        'Powiedz, ile PK tam wydajesz. Wszystkie uznaje się za wydane, a w tej fazie nie możesz już tam wydać więcej [36].',
        'Wyciągnij tyle samo kostek. Każda w twoim kolorze to 1 kostka przewagi.',
      ],
    },
    'O tym, czy testy są potrzebne, decyduje chwila, w której wydajesz w stanie pierwszy punkt [37]. **Przewaga w mediach zwalnia z testów**: mając w polu mediów regionu choć jedną swoją kostkę, w kampanii w jego stanach nigdy ich nie potrzebujesz [38].',
  ],
  advertising: [
    'Wykonaj jeden test przewagi za każdy PK. Po wszystkich ciągnięciach umieść każdy sukces jako przewagę w mediach w dowolnym regionie albo z niego zrezygnuj [90]. Przewaga w mediach w tych testach nie pomaga.',
    'Do czego służy:',
    {
      list: [
        'W regionie, w którym ją masz, prowadzisz kampanię bez testów przewagi.',
        'Kto ma łącznie więcej kostek w mediach, może w fazie rozmachu zamienić dwie sąsiednie kwestie.',
        'W Dniu Wyborów te kostki idą do torby.',
      ],
    },
  ],
  positioning: [
    'Dodaj przewagę w kwestiach, bez żadnych testów. Na każdej kwestii pierwsza kostka w tej akcji kosztuje 1 PK, każda następna 2 PK. Cena jest ta sama, gdy twoja kostka usuwa kostkę przeciwnika [89].',
    'Za 3 PK położysz więc po jednej kostce na każdej z trzech kwestii albo dwie na jednej.',
    'Liderzy w kwestiach dostają rozmach i poparcie, a wiele wydarzeń im sprzyja: zob. [#momentum-phase]. W Dniu Wyborów te kostki idą do torby.',
  ],
  candidate: [
    'Zamiast karty z ręki możesz zagrać kartę kandydata, o ile nie jest wyczerpana. Daje 5 PK na jedną akcję. Nie ma wydarzenia ani kostek wytchnienia, więc nie ma na niej czego wywołać.',
    'Potem się ją odwraca: jest **wyczerpana** i nie można jej zagrać; to samo robi z nią wydarzenie przeciwnika „Zmęczenie daje się we znaki”. Z powrotem odwracają ją tylko wydarzenia „Lyndon Johnson” (dla Kennedy’ego) i „Henry Cabot Lodge” (dla Nixona) [22].',
    'Po jej zagraniu zostaje ci na ręce o jedną kartę więcej; odrzucisz ją w fazie strategii kampanii.',
  ],
  rest: [
    'Słabe karty procentują później: karta za 2 PK przynosi 2 kostki wytchnienia, karta za 3 PK przynosi 1. Bierzesz je, gdy zagrywasz kartę, niezależnie od tego, jak jej używasz, i kładziesz na Polu Wytchnienia [20].',
    'W fazie strategii kampanii kostki wytchnienia trafiają do torby. Tam pomagają wygrywać testy inicjatywy i testy przewagi.',
  ],
  'momentum-phase': [
    {
      steps: [
        '**Utrata.** Każdy gracz traci połowę żetonów rozmachu, zaokrągloną w dół: z 5 traci 2, a jeśli ma tylko jeden, zachowuje go [61].',
        '**Nagrody.** Dostają je liderzy w kwestiach, od trzeciego miejsca do pierwszego. Kwestia bez lidera nic nie daje [62].',
        '**Kwestie słabną.** Z każdej, na której są kostki, znika jedna.',
        '**Kolejność się zmienia.** Kto ma na całej planszy więcej kostek w mediach, może zamienić dwie sąsiednie kwestie. Przy równej liczbie nikt nie może tego zrobić [63].',
      ],
    },
    {
      table: [
        ['Miejsce na torze', 'Nagroda dla lidera'],
        ['Trzecie', '1 żeton rozmachu'],
        ['Drugie', '1 żeton rozmachu albo 1 karta poparcia, do wyboru'],
        ['Pierwsze', '1 żeton rozmachu i 1 karta poparcia'],
      ],
    },
  ],
  endorsements: [
    'Dobierz kartę poparcia i połóż żeton we wskazanym na niej regionie; jeśli przeciwnik ma tam żetony, zamiast tego usuń jeden z nich [62]. Z 16 kart każdy region ma 3; pozostałe 4 to ważne poparcie, przy którym region wskazujesz ty.',
    'Żetony liczą się w Dniu Wyborów: stan bez kostek przypada temu, kto ma poparcie w jego regionie. Zob. [#election-day].',
  ],
  strategy: [
    {
      steps: [
        'Obaj gracze w tajemnicy kładą zakryte karty z ręki na swoich Stosach Strategii Kampanii: 1 w turach od 1 do 5, 2 w turach 7 i 8. „Nabieranie rozmachu” nie może tam trafić; kto ma za mało innych kart, kładzie tyle, ile ma [64], a „Nabieranie rozmachu” pokazuje dopiero wtedy, gdy wybrali już obaj [93].',
        'Wszystkie karty, które zostały na ręce, odrzuca się odkryte.',
        'Wszystkie kostki wytchnienia trafiają do torby. Wydarzenia działające do końca tury przestają działać [65].',
      ],
    },
    'Przed turą 6 zbierasz pięć kart na Debatę: szukaj wysokich PK, swojej ikony i pasujących kwestii. W turach 7 i 8 zbierasz cztery na Dzień Wyborów: patrz na stany na kartach.',
  ],
  debates: [
    'Przeprowadza się test inicjatywy; jego zwycięzca wygrywa remisy w kwestiach. Obaj gracze biorą pięć kart strategii, a kwestie przechodzą razem z kostkami na Planszę Debaty. Potem, runda po rundzie:',
    {
      steps: [
        'Każdy gracz w tajemnicy wybiera kartę, a potem obie odsłania się jednocześnie. Kto nie ma już kart, nie zagrywa żadnej [69].',
        'Każda karta trafia do swojej kwestii, na stronę kandydata, którego ma ikonę. Kartę z obiema ikonami właściciel kładzie po wybranej stronie; jeśli takie są obie karty, posiadacz inicjatywy decyduje, kto kładzie pierwszy [67].',
        'Gdy obie karty już leżą, rozstrzyga się kwestia, w której po jednej stronie leżą co najmniej dwie karty, obojętnie czyje [72]. Wygrywa wyższa suma wydrukowanych PK [75], remis przypada posiadaczowi inicjatywy, a Wydarzenie Debaty może sumę podnieść. Jeśli w jednej rundzie rozstrzygają się dwie kwestie, pierwsza jest ta, która była niżej na torze [70].',
      ],
    },
    'Zwycięzca kwestii od razu umieszcza premię przewagi w dowolnych stanach, bez testów [73]: **2** kostki za pierwszą rozstrzygniętą kwestię, **3** za drugą, **4** za ostatnią. Karty tej kwestii odrzuca się, a jej żeton zajmuje najniższe wolne miejsce toru; kwestia wygrana jako pierwsza będzie więc trzecia. Późniejszą kartę wygranej kwestii po prostu się odrzuca [68].',
    'Debata kończy się, gdy wygrane są wszystkie trzy kwestie albo nikt nie ma już kart. Nierozstrzygnięte kwestie rozlicza się od najniższej: wygrywa wyższa suma, remis przypada posiadaczowi inicjatywy, a premię przyznaje się jak zwykle [71]. Wszystkie karty strategii się odrzuca.',
  ],
  'election-day': [
    {
      steps: [
        '**Ostatnie kostki.** Do torby trafiają wszystkie kostki z mediów i kwestii oraz po 2 kostki twojego koloru za każdy twój żeton rozmachu [76].',
        '**Inicjatywa.** Jeden test inicjatywy na cały dzień [77].',
        '**Karty strategii.** Oba stosy się odkrywa. Posiadacz inicjatywy pierwszy rozgrywa wszystkie swoje w dowolnej kolejności, potem drugi gracz. Każda karta to 3 testy przewagi w jej stanie; nic z nich nie zwalnia i nic ich nie utrudnia [78][79].',
        '**Wydarzenia Dnia Wyborów** rozgrywa się w kolejności, którą wybiera posiadacz inicjatywy; tylko „Elektorzy niezależni” czekają na ostateczne wyniki [80].',
        '**Niezdecydowani.** Stan bez kostek przypada temu, kto ma poparcie w jego regionie. Gdzie nikt go nie ma, przypada kandydatowi, którego wskazuje nagłówek stanu. Kładzie się tam jedną kostkę [83].',
        '**Wyniki.** Zob. [#tally].',
      ],
    },
    'Od kroku 3 torby się nie uzupełnia. Jeśli jest pusta, każdy pozostały test się nie udaje [12][13].',
  ],
  tally: [
    'Każdy stan oddaje głosy elektorskie temu, kto w nim prowadzi. Wygrywa wyższa suma.',
    'Głosy mogą przepaść tylko przez wydarzenie „Elektorzy niezależni”: Alabama, Luizjana i Missisipi nie oddają głosów nikomu tam, gdzie Kennedy prowadzi, mając mniej niż 4 kostki [84]. Jeśli nikt nie ma wtedy 269, Izba Reprezentantów wybiera tego, kto ma więcej. Przy równej liczbie głosów wygrywa ten, kto ma więcej stanów (stan, którego głosy przepadły, się nie liczy), a jeśli i tu jest remis, Kennedy [85].',
  ],
  options: [
    {
      list: [
        '**Karty**: 91 kart z 2007 roku, z dodatkiem 6 kart z 2017 roku albo bez nich. Zasady są te same [3].',
        '**Torba**: zawartość jawna albo ukryta.',
        '**Fory** dla dowolnego z graczy, w partiach do nauki: do 10 dodatkowych żetonów rozmachu i do 10 dodatkowych kostek przewagi w dowolnym stanie.',
      ],
    },
  ],
};
