import type { RulingSection, RulingText } from '@whistlestop/kernel';

/** The headings under which the rulings are listed, in Polish. */
export const rulingSections = [
  { id: 'A', title: 'Dokumenty i wydania', from: 1, to: 6 },
  { id: 'B', title: 'Przygotowanie gry i Torba Kapitału Politycznego', from: 7, to: 16 },
  { id: 'C', title: 'Przebieg tury i karty na ręce', from: 17, to: 24 },
  { id: 'D', title: 'Wywoływanie wydarzeń i zapobieganie im', from: 25, to: 32 },
  { id: 'E', title: 'Kampania w stanach', from: 33, to: 39 },
  { id: 'F', title: 'Działanie kart', from: 40, to: 60 },
  { id: 'G', title: 'Fazy rozmachu i strategii kampanii', from: 61, to: 65 },
  { id: 'H', title: 'Debata', from: 66, to: 75 },
  { id: 'I', title: 'Dzień Wyborów i wynik', from: 76, to: 90 },
  { id: 'J', title: 'Uzupełnienia', from: 91, to: 94 },
] as const satisfies readonly RulingSection[];

/** The 94 rulings in Polish; the number is the one cited by the rules and the log. */
export const rulings = {
  1: {
    question: 'Który tekst rozstrzyga, gdy źródła drukowane się różnią?',
    answer:
      'Najpierw instrukcja angielska, potem karta, potem instrukcja polska, na końcu streszczenia. Karta, która wyraźnie zmienia jakąś zasadę, ma pierwszeństwo przed tą zasadą.',
  },
  2: {
    question: 'Jakie wartości mają karty, co do których źródła drukowane się różnią?',
    answer:
      '„Nixon obrzucony jajami w Michigan”, „Ustawa o prawach obywatelskich z 1960 roku” i „Akcja rejestracji wyborców” są warte 2 PK, „Leniwe golenie” należy do obrony, a „Nowy Nixon” do ekonomii. Tylko te wartości pasują do regularnej budowy talii 91 kart: po 29 kart na każdą kwestię i 4 bez kwestii, 30 kart Kennedy’ego, 30 Nixona i 31 podwójnych oraz 27, 36 i 28 kart wartych 2, 3 i 4 PK.',
  },
  3: {
    question: 'Co pochodzi z wydania z 2017 roku?',
    answer:
      'Tylko sześć dodatkowych kart, i to wyłącznie przy talii 2017. W torbie nadal jest na początku 10 + 10 kostek, zamiana kwestii nadal następuje po nagrodach, a opcjonalnych zasad o wiceprezydentach i ograniczonym zajmowaniu stanowiska nie stosujemy. Przewaga w stanach zyskana dzięki wydarzeniom nie wymaga testów.',
  },
  4: {
    question: 'Za ile PK zagrano w przykładowej turze kartę „Harry F. Byrd”?',
    answer: 'Za 2. Jeden podpis pod ilustracją mówi o 3, ale wszędzie indziej jest 2.',
  },
  5: {
    question: 'Instrukcja nie wymienia treści kart. Skąd pochodzi ich działanie?',
    answer:
      'Z odpisów kart, porównanych z każdą kartą, o której wspomina instrukcja. Wszystkie 24 karty z jej przykładów zgadzają się co do PK, kostek wytchnienia, ikony, kwestii i stanu wszędzie, gdzie je pokazano. Odpisy powstały według wydania z 2017 roku, nie można więc wykluczyć, że od 2007 roku jakieś sformułowanie się zmieniło.',
  },
  6: {
    question: 'Dlaczego w angielskim tytule karty Chruszczow nazywa się „Kruschev”?',
    answer:
      'Angielskie tytuły zachowują pisownię z kart. Cudzysłów należy do tytułu, jeśli jest wydrukowany na karcie.',
  },
  7: {
    question: 'W jakiej kolejności leżą kwestie na początku gry?',
    answer: 'Obrona jest pierwsza, ekonomia druga, prawa obywatelskie trzecie.',
  },
  8: {
    question: 'Jak rozdaje się karty?',
    answer:
      'Na przemian po jednej, zaczynając od Kennedy’ego; obie ręce są pełne przed testem inicjatywy. Żadne źródło nie podaje kolejności, to nasz wybór.',
  },
  9: {
    question: 'Ile kostek trafia do torby na początku i przy uzupełnianiu?',
    answer: 'Za każdym razem po 10 w każdym kolorze.',
  },
  10: {
    question: 'Kiedy dokładnie uzupełnia się pustą torbę?',
    answer:
      'Natychmiast, gdy tylko opuści ją ostatnia kostka, a nie dopiero przed następnym ciągnięciem. Ma to znaczenie, bo w międzyczasie mogą do niej trafić kostki wytchnienia.',
  },
  11: {
    question: 'Co, jeśli kostki skończą się w trakcie serii ciągnięć?',
    answer:
      'Torbę się uzupełnia i ciągnie dalej; dotychczasowe wyniki pozostają ważne, a w teście inicjatywy nadal liczą się kostki wyciągnięte wcześniej. Uzupełnia się tylko całkiem pustą torbę, nigdy pojedynczy brakujący kolor.',
  },
  12: {
    question: 'Do kiedy uzupełnia się torbę?',
    answer:
      'Do testu inicjatywy w Dniu Wyborów włącznie, także wtedy, gdy to ten test zabierze ostatnią kostkę. Od kroku Strategii Kampanii w Dniu Wyborów torby już się nie uzupełnia. Fazy strategii kampanii we wcześniejszych turach tego nie kończą.',
  },
  13: {
    question: 'Co, jeśli torba opustoszeje w Dniu Wyborów?',
    answer:
      'Wszystkie pozostałe testy przewagi w krokach Strategii Kampanii i wydarzeń kończą się niepowodzeniem bez żadnego skutku. Same kroki i tak się odbywają.',
  },
  14: {
    question: 'Dokąd trafiają wyciągnięte kostki?',
    answer:
      'Nigdy z powrotem do torby. Po teście inicjatywy wszystkie wracają do zasobów właścicieli. W teście przewagi własną kostkę kładzie się na planszy albo odkłada do zasobów razem z usuwaną kostką przeciwnika; wyciągnięta kostka przeciwnika wraca do jego zasobów.',
  },
  15: {
    question: 'Czy kostek lub żetonów może zabraknąć?',
    answer: 'Nie. Liczba kostek, żetonów rozmachu i żetonów poparcia jest nieograniczona.',
  },
  16: {
    question: 'Czy gracze mogą wiedzieć, co jest w torbie?',
    answer: 'Domyślnie tak: liczba kostek każdego koloru jest jawna. I tak można ją wyliczyć z tego, co widać.',
  },
  17: {
    question: 'Co się dzieje, gdy talia się wyczerpie?',
    answer:
      'Gdy potrzebna jest karta, a talia jest pusta, tasuje się stos kart odrzuconych i tworzy z niego nową talię. Nie wchodzą do niej karty usunięte z gry, leżące na planszy, odłożone na Stosy Strategii Kampanii, działające do końca tury ani karta właśnie rozgrywana. Zwykłe rozdania nigdy nie wyczerpują wszystkich 91 kart; mogą to sprawić tylko wydarzenia, które każą dobierać lub odsłaniać karty.',
  },
  18: {
    question: 'A jeśli stos kart odrzuconych też jest pusty?',
    answer:
      'Dobiera się tylko tyle, ile jest; rozdawanie trwa na przemian, aż nic nie zostanie. W praktyce to się nie zdarza.',
  },
  19: {
    question: 'Co daje wygrana inicjatywa w zwykłej turze?',
    answer:
      'Zwycięzca wskazuje dowolnego gracza jako rozpoczynającego; ten gracz działa pierwszy we wszystkich pięciu fazach działania.',
  },
  20: {
    question: 'Kiedy bierze się kostki wytchnienia?',
    answer:
      'W chwili zagrania karty, przed jej działaniem; dostaje je ten, kto kartę zagrał, niezależnie od jej użycia. Nie daje ich karta kandydata, wydarzenie wywołane ani wydarzenie rozegrane dzięki „Cwanemu Dickowi” lub „Wielkim nadziejom”.',
  },
  21: {
    question: 'Czy można spasować albo nie wydać wszystkich PK?',
    answer:
      'Pasować nie wolno: w każdej fazie zagrywa się jedną kartę z ręki albo niewyczerpaną kartę kandydata. W kampanii w stanach i przy zajmowaniu stanowiska można wydać mniej PK, niż się ma, nawet zero; reszta przepada. W kampanii w mediach ciągnie się kostkę za każdy PK (rozstrzygnięcie 92). Kolejkę opuszcza tylko gracz, który nie ma żadnej karty.',
  },
  22: {
    question: 'Na ile karta kandydata jest kartą jak każda inna?',
    answer:
      'Zagrana za PK liczy się jako zagrana karta dla „Kolana Nixona”, „Obietnicy Nixona” i wszystkiego, co zmienia liczbę PK. Nie ma wydarzenia ani kostek wytchnienia, nie ma więc na niej czego wywołać ani czemu zapobiec; nigdy też nie jest na ręce ani na stosie kart odrzuconych. Po jej zagraniu zostaje na ręce o jedną kartę więcej; odrzuca się ją w fazie strategii kampanii. Odwracają ją z powrotem tylko „Lyndon Johnson” i „Henry Cabot Lodge”.',
  },
  23: {
    question: 'Czy można zagrać wydarzenie z ikoną przeciwnika?',
    answer:
      'Tak. Ikony mają znaczenie tylko w Debacie i dla „Wielkich nadziei”. Korzyść odnosi ten, kogo wymienia karta.',
  },
  24: {
    question: 'Czy można zagrać wydarzenie, które nic nie da?',
    answer:
      'Tak, a karta opuszcza grę. Jeśli jednak wydarzenie jest zablokowane przez wydarzenie zapobiegawcze, nie można go zagrać; taką kartę wolno zagrać tylko za PK.',
  },
  25: {
    question: 'Kim są „ty” i „przeciwnik” na karcie, której wydarzenie wywołano?',
    answer:
      '„Ty” to gracz wywołujący, tak jakby właśnie zagrał tę kartę z ręki; „przeciwnik” to ten, kto ją zagrał. Karty wymieniające Kennedy’ego lub Nixona działają na wskazanego kandydata, ktokolwiek je wywoła.',
  },
  26: {
    question: 'Czy można wywołać wydarzenie zablokowane przez wydarzenie zapobiegawcze?',
    answer: 'Nie; nie można też wydać na nie żetonu rozmachu.',
  },
  27: {
    question: 'Czy wywołanie wydarzenia to zagranie karty?',
    answer:
      'Nie. Kosztuje zawsze 1 żeton rozmachu i nigdy więcej, nie uruchamia „Obietnicy Nixona” i nie podlega opłacie z karty „Jackie Kennedy”.',
  },
  28: {
    question: 'Co można wywołać?',
    answer:
      'Tylko wydarzenie z karty, którą przeciwnik właśnie zagrał z ręki za PK i któremu nie zapobiegł. Nie dotyczy to kart zagranych jako wydarzenia, kart kandydatów, kart strategii ani PK z „Haków na rywala” i „Wiecu na każdej stacji”.',
  },
  29: {
    question: 'Gdzie jest karta, gdy przeciwnik decyduje o wywołaniu?',
    answer:
      'Nigdzie: ani na ręce, ani na stosie kart odrzuconych, więc wydarzenie przeszukujące ten stos nie znajdzie samego siebie. Po decyzji kartę się odrzuca, usuwa z gry albo kładzie na jej miejscu na planszy.',
  },
  30: {
    question: 'Kiedy zapobiega się wydarzeniu?',
    answer:
      'W chwili zagrania karty, przed akcją; 2 żetony rozmachu płaci się od razu. Dzięki „Korpusowi Pokoju Kennedy’ego” zapobieganie jest darmowe, ale nadal ogłasza się je osobno przy każdej karcie, począwszy od następnej karty Kennedy’ego.',
  },
  31: {
    question: 'Czy można zapobiec wydarzeniu, gdy nie wolno wydawać żetonów rozmachu?',
    answer:
      'Za opłatą – nie. Darmowe zapobieganie, jak przy „Korpusie Pokoju Kennedy’ego”, jest możliwe także wtedy, gdy działają „Biskupi z Portoryko”.',
  },
  32: {
    question: 'Co się dzieje z wywołaną kartą o trwałym działaniu?',
    answer:
      'To samo co z zagraną: karta działająca do końca tury działa od tej chwili do końca tury, a wydarzenie długotrwałe trafia na swoje miejsce na planszy.',
  },
  33: {
    question: 'Gdzie po kampanii zostaje znacznik kandydata?',
    answer:
      'W ostatnim stanie, w którym wydano PK na przewagę, z powodzeniem lub bez; jeśli ostatni PK poszedł na podróż – w dowolnym stanie regionu, do którego kandydat wjechał. Dopóki nie wyda się PK w innym stanie, znacznik nie zmienia stanu w obrębie regionu.',
  },
  34: {
    question: 'Które regiony ze sobą sąsiadują?',
    answer:
      'Wschód ze Środkowym Zachodem, Wschód z Południem, Środkowy Zachód z Południem, Środkowy Zachód z Zachodem i Południe z Zachodem; każda granica kosztuje 1 PK, więc droga ze Wschodu na Zachód kosztuje 2. Podróż i zdobywanie przewagi można dowolnie przeplatać, a w regionie, przez który tylko się przejeżdża, nie trzeba wskazywać stanu.',
  },
  35: {
    question: 'Jak traktuje się Alaskę i Hawaje?',
    answer:
      'W podróży każdy z tych stanów jest osobnym regionem, połączonym tylko z Zachodem: z Zachodu na Alaskę 1 PK, z Alaski na Hawaje 2, ze Wschodu na Alaskę 3. We wszystkim innym (przewaga w mediach, poparcie, „Nabieranie rozmachu”, limity i zakazy) są stanami Zachodu.',
  },
  36: {
    question: 'Jak deklaruje się testy przewagi?',
    answer:
      'Przy pierwszym PK w stanie wymagającym testów ogłasza się, ile PK wyda się tam w tej fazie, i ciągnie tyle kostek, nawet jeśli po drodze przeciwnik przestanie tam dominować. Wszystkie zadeklarowane PK uznaje się za wydane, a więcej w tej fazie nie można tam wydać. Dalsze sukcesy pozwalają kłaść własne kostki.',
  },
  37: {
    question: 'Kiedy ustala się, czy stan wymaga testów?',
    answer:
      'Gdy po raz pierwszy w tej akcji przeznacza się na niego PK: testy są konieczne, jeśli przeciwnik ma tam co najmniej 4 kostki lub stoi tam jego znacznik kandydata.',
  },
  38: {
    question: 'Jaka przewaga w mediach zwalnia z testów?',
    answer:
      'Wystarczy jedna własna kostka w polu mediów regionu; znosi ona oba powody wykonywania testów. Nie pomaga w kampanii w mediach ani w Dniu Wyborów.',
  },
  39: {
    question: 'Czy zakaz kampanii w stanach regionu zabrania też podróży?',
    answer:
      'Nie. Zabrania wydawania PK na przewagę w stanach tego regionu. Wolno do niego wjechać, wyjechać z niego, przejechać przez niego i zatrzymać się w nim.',
  },
  40: {
    question: 'Czy wydarzenie zapobiegawcze przerywa wydarzenie, które już działa?',
    answer:
      'Nie. „Biskupi z Portoryko” albo „Milczenie Eisenhowera”, jeśli już obowiązują, trwają do końca tury. Zapobieganie sprawia tylko, że odtąd danych wydarzeń nie można zagrać.',
  },
  41: {
    question: 'Czym różnią się „może umieścić do”, „zyskuje” i „traci”?',
    answer:
      '„Może umieścić (lub usunąć) do” pozwala wybrać dowolną liczbę, począwszy od 0. „Zyskuje” jest obowiązkowe. „Traci” i „musi usunąć” są obowiązkowe, ale ograniczone do tego, co leży na planszy, i nigdy nie dają przewagi przeciwnikowi; jeśli można wybrać, co stracić, wybiera tracący, chyba że karta mówi inaczej.',
  },
  42: {
    question: 'Co, jeśli karta mówi o liderze, a lidera nie ma?',
    answer:
      'Ta część nie działa, pozostałe tak. Części rozgrywa się po kolei, więc najpierw przesuwa się żetony kwestii, a lidera ustala się, gdy dojdzie do jego części. Lider sam podejmuje swoje decyzje, nawet na karcie zagranej przez drugą stronę.',
  },
  43: {
    question: '„Kolano Nixona”: co, jeśli Nixon nie ma żetonu rozmachu?',
    answer:
      'Nie może wtedy wybrać kampanii w stanach. Żetonem płaci się przed akcją; nie może to być żeton, który miałby zyskać dopiero w jej trakcie.',
  },
  44: {
    question: 'Co, jeśli „Kolano Nixona” działa razem z kartą „Joe Kennedy”?',
    answer:
      'Nixon nie może wydawać żetonów rozmachu, więc do końca tury nie może zagrywać kart na kampanię w stanach. Zostają mu kampania w mediach, zajmowanie stanowiska i wydarzenia.',
  },
  45: {
    question: 'Za co dokładnie płaci Nixon przy karcie „Jackie Kennedy”?',
    answer:
      'Za każdą kartę, którą zagrywa z ręki jako wydarzenie; bez żetonu nie może tego zrobić. Nie płaci za wywołanie wydarzenia ani za kartę przywróconą przez „Cwanego Dicka”.',
  },
  46: {
    question: 'Kiedy działa „Obietnica Nixona”?',
    answer:
      'Przy każdej karcie (także karcie kandydata), którą Nixon zagra jako wydarzenie, na kampanię w mediach albo na zajmowanie stanowiska; liczą się też „Wiec na każdej stacji” i „Haki na rywala” zagrane jako wydarzenia. Nie działa przy wywołaniach ani przy karcie rozegranej dzięki „Cwanemu Dickowi”. Kennedy zyskuje żeton po wydarzeniu lub akcji, a przed decyzją o wywołaniu, może więc nim za nie zapłacić.',
  },
  47: {
    question: 'Jak łączy się kilka zmian liczby PK?',
    answer:
      'Dodaje się wszystkie, które dotyczą danej akcji, a sumę sprowadza do przedziału od 1 do 5; kolejność ich zagrania nie ma znaczenia. Karta kandydata jest warta 5 PK przy +1, 3 przy −2 i 4 przy obu zmianach. Dotyczy to tylko kart zagranych za PK, a nie PK z wydarzeń, Debaty ani kostek wytchnienia.',
  },
  48: {
    question: 'Jak dokładnie działa „Cwany Dick”?',
    answer:
      'Najpierw Nixon traci żeton; nie jest to koszt. Potem może rozegrać, jakby sam je zagrał, dowolne odrzucone wydarzenie, którego nie blokuje wydarzenie zapobiegawcze, także „Nabieranie rozmachu”; jego karta jak zwykle opuszcza grę albo w niej zostaje. Nie ma kostek wytchnienia, wywoływania ani zapobiegania; nic się nie zmienia, gdy „Cwanego Dicka” wywoła Kennedy.',
  },
  49: {
    question: 'Jak dokładnie działają „Wielkie nadzieje”?',
    answer:
      'Odsłania się pierwszą kartę i, jeśli ma ikonę Kennedy’ego lub obie ikony i nie blokuje jej wydarzenie zapobiegawcze, rozgrywa ją w całości; potem tak samo drugą. Jest to obowiązkowe, choć te części wydarzeń, które pozostawiają wybór, nadal go pozostawiają. Rozegrane karty opuszczają grę albo w niej zostają, pozostałe się odrzuca; obie są jawne, a jeśli talia jest pusta, najpierw tworzy się nową.',
  },
  50: {
    question: 'Co się dzieje, gdy jedno wydarzenie rozgrywa inne?',
    answer:
      'Najpierw kończy się wydarzenie wewnętrzne. Do tego czasu karta zewnętrzna nie leży nigdzie i nie można jej dobrać ani odzyskać. Wydarzenie wewnętrzne, które zmienia karty na ręce, dotyczy tych kart, które w danej chwili na niej są.',
  },
  51: {
    question: 'Czy jest limit kart na ręce, gdy wydarzenia dają lub wymieniają karty?',
    answer:
      'Nie. W turze nadal zagrywa się pięć kart, a to, co zostanie po odłożeniu kart strategii, się odrzuca. Przy wymianie najpierw się odrzuca, a potem dobiera tyle samo; jeśli trzeba przetasować, właśnie odrzucone karty też wchodzą do talii. Ze stosu kart odrzuconych, jawnego dla obu graczy, można wziąć dowolną kartę.',
  },
  52: {
    question: 'Jakie zasady obowiązują przy „Wiecu na każdej stacji”?',
    answer:
      'To kampania w stanach za 7 PK w ramach wydarzenia: obowiązują koszty podróży, testy przewagi, zwolnienie dzięki mediom, zakazy w regionach, darmowe podróże z „Ken-Air” i „Forpoczta”. W każdym stanie można wydać na przewagę 1 PK. „Kolano Nixona” nie pobiera za to opłaty i żadna karta nie zmienia tych 7 PK.',
  },
  53: {
    question: 'Jakie zasady obowiązują przy „Hakach na rywala”?',
    answer:
      'Nixon raz ogląda całą rękę Kennedy’ego. Wydać 3 PK może, ale nie musi, i tylko na jeden rodzaj akcji; obowiązują zakazy, testy i koszty podróży, nie obowiązują „Kolano Nixona” ani zmiany liczby PK.',
  },
  54: {
    question: 'Ile kostek „Lyndon Johnson” może dać w Teksasie?',
    answer:
      'Do 4: te 2 w Teksasie i najwyżej 2 z 3 na Południe. Umieszczenie 2 kostek w Teksasie i odwrócenie karty kandydata są nieobowiązkowe, niezależnie od siebie.',
  },
  55: {
    question: 'Co oznacza remis przy „Nabieraniu rozmachu” i „Pięćdziesięciu gwiazdach”?',
    answer: 'Nikt nie ma więcej, więc nic się nie dzieje.',
  },
  56: {
    question: 'Czy przy „Nieprzychylnej prasie” Nixon może być zwolniony z testów?',
    answer:
      'Tak, jeśli ma w regionie przewagę w mediach albo działa jego „Forpoczta”, bo jedno i drugie zwalnia z testów tam, gdzie przeciwnik dominuje. W przeciwnym razie testuje nawet w stanach, w których sam prowadzi.',
  },
  57: {
    question: 'Co, jeśli kwestia ma się przesunąć w górę, a już jest najwyżej?',
    answer:
      'Każdy krok to zamiana miejscami z żetonem powyżej; na pierwszym miejscu nic się nie dzieje. „Dwa miejsca” to dwa takie kroki.',
  },
  58: {
    question: 'Czy zakaz wydawania żetonów rozmachu chroni przed ich utratą?',
    answer:
      'Nie. Wstrzymuje tylko wydawanie z własnej woli: wywoływanie, płatne zapobieganie oraz opłaty z „Kolana Nixona” i „Jackie Kennedy”. Straty z wydarzeń, utrata rozmachu na początku fazy rozmachu i wymiana w Dniu Wyborów odbywają się normalnie. Liczba żetonów nigdy nie spada poniżej 0.',
  },
  59: {
    question: '„Stare Południe”: kto wybiera kostki?',
    answer:
      'Lider w kwestii praw obywatelskich, z dowolnych stanów Południa i bez limitu na stan: 5, a jeśli ma mniej, to wszystkie. Potem zaczyna obowiązywać zakaz kampanii.',
  },
  60: {
    question: 'Czy limit na stan liczy kostki użyte, czy zmianę, którą powodują?',
    answer:
      'Kostki użyte: liczy się także ta, która usuwa kostkę przeciwnika. Przewaga z wydarzeń nie wymaga testów, nawet tam, gdzie przeciwnik dominuje. „Akcja rejestracji wyborców” sprawdza, czy stan jest pusty, przy kładzeniu każdej kostki.',
  },
  61: {
    question: 'Jak zaokrągla się połowę żetonów rozmachu?',
    answer: 'Odrzuca się połowę zaokrągloną w dół: z 1 żetonu zostaje 1, z 2 zostaje 1, z 3 zostają 2, z 5 zostają 3.',
  },
  62: {
    question: 'Jak przyznaje się nagrody za kwestie?',
    answer:
      'Za trzecie miejsce, potem za drugie, potem za pierwsze; kwestia bez lidera nic nie daje. Lider w kwestii z drugiego miejsca musi wziąć jedną z dwóch nagród. Kartę poparcia rozgrywa się przed następną nagrodą; tam, gdzie przeciwnik ma żetony poparcia, karta tylko usuwa jeden z nich.',
  },
  63: {
    question: 'W jakiej kolejności kwestie słabną i zamieniają się miejscami?',
    answer:
      'Najpierw z każdej kwestii, na której są kostki, znika jedna. Potem gracz, który ma łącznie więcej kostek przewagi w mediach, może zamienić dwie sąsiednie kwestie; przy równej liczbie, także 0–0, nikt nie może tego zrobić. Nowa kolejność obowiązuje przy nagrodach w następnej turze.',
  },
  64: {
    question: 'Co, jeśli na Stos Strategii Kampanii zostały same karty „Nabieranie rozmachu”?',
    answer:
      'Trzeba tego unikać: nie wolno zagrać karty z ręki, jeśli zostałoby mniej kart nadających się na stos, niż potrzeba (1 w turach 1–5, 2 w turach 7–8), a można zamiast niej zagrać „Nabieranie rozmachu” albo kartę kandydata. Jeśli uniknąć się nie da, odkłada się tyle właściwych kart, ile można, nie więcej niż tę liczbę, a resztę odrzuca.',
  },
  65: {
    question: 'Jak przebiega faza strategii kampanii?',
    answer:
      'Obaj gracze wybierają w tajemnicy, a stosy pozostają zakryte do tury 6 lub 9; swój można oglądać. Pozostałe karty odrzuca się odkryte, kostki wytchnienia trafiają do torby, a karty działające do końca tury opuszczają grę. Potem rozdaje się karty na następną turę.',
  },
  66: {
    question: '„Leniwe golenie”: czy Nixon musi wskazać stronę karty z dwiema ikonami, zanim Kennedy wybierze?',
    answer: 'Nie. Jego kartę tylko wcześniej się odsłania; samo kładzenie kart przebiega jak zwykle.',
  },
  67: {
    question: 'Kto kładzie pierwszy, gdy karty mają obie ikony?',
    answer:
      'Jeśli obie karty są podwójne, posiadacz inicjatywy decyduje, kto kładzie pierwszy. Jeśli tylko jedna, jej właściciel wybiera stronę, znając drugą kartę.',
  },
  68: {
    question: 'Czy w Debacie można zagrać kartę kwestii już wygranej?',
    answer: 'Tak. Do tego czasu zostaje na ręce, a zagraną po prostu się odrzuca, bez skutku.',
  },
  69: {
    question: 'Co, jeśli gracz ma na Debatę mniej niż pięć kart?',
    answer:
      'Kto nie ma już kart, nie zagrywa żadnej; rundy trwają, aż obu graczom skończą się karty albo wszystkie trzy kwestie zostaną wygrane.',
  },
  70: {
    question: 'Co, jeśli w jednej rundzie rozstrzygają się dwie kwestie?',
    answer:
      'Kładzie się obie karty, a potem najpierw rozstrzyga kwestię, która była niżej na torze. Wielkość premii zależy od tej kolejności.',
  },
  71: {
    question: 'Co z kwestiami nierozstrzygniętymi na końcu?',
    answer:
      'Rozstrzyga się je od najniższej: wygrywa wyższa suma, a remis, także 0–0, przypada posiadaczowi inicjatywy. „Trust mózgów z Harvardu” zamienia 0–0 w 1–0 dla Kennedy’ego. Premię przyznaje się jak zwykle.',
  },
  72: {
    question: 'Czyje karty liczą się do dwóch kart po tej samej stronie?',
    answer:
      'Karty obu graczy, po tej stronie, po której leżą. Mogą być nawet trzy, gdy obie nowe karty trafią na stronę, gdzie leżała już jedna.',
  },
  73: {
    question: 'Jak rozmieszcza się premię z Debaty?',
    answer:
      'Zwycięzca od razu umieszcza wszystkie kostki (2, 3 lub 4) w dowolnych stanach, bez limitu na stan i bez testów, zanim rozstrzygnie się następną kwestię.',
  },
  74: {
    question: 'Co się dzieje z Wydarzeniami Debaty po turze 6?',
    answer: 'Usuwa się je z gry. Zagrane później nie działają i opuszczają grę.',
  },
  75: {
    question: 'Co jeszcze obowiązuje w Debacie?',
    answer:
      'Do sum liczy się wydrukowane PK. Wygrana kwestia trafia na najniższe wolne miejsce toru, więc wygrana jako pierwsza będzie trzecia, a wygrana jako ostatnia – pierwsza; kostki na niej zostają. Karta bez kwestii nie może być na stosie. W turze 6 nie ma rozdania, faz działania, fazy rozmachu ani wytchnienia.',
  },
  76: {
    question: 'Czy w Dniu Wyborów trzeba wymienić żetony rozmachu?',
    answer:
      'Wymiana następuje automatycznie: za każdy żeton 2 kostki w kolorze właściciela. Zachowanie żetonów nic by nie dało.',
  },
  77: {
    question: 'Ile razy w Dniu Wyborów przeprowadza się test inicjatywy?',
    answer: 'Raz, po wrzuceniu kostek do torby; wynik obowiązuje przez cały dzień.',
  },
  78: {
    question: 'W jakiej kolejności rozgrywa się karty strategii w Dniu Wyborów?',
    answer:
      'Posiadacz inicjatywy rozgrywa wszystkie swoje, wybierając każdą następną po obejrzeniu wcześniejszych wyników; potem to samo robi drugi gracz. Jeśli kart jest mniej niż cztery, rozgrywa się tylko te.',
  },
  79: {
    question: 'Jakie zwolnienia działają przy testach przewagi w Dniu Wyborów?',
    answer:
      'Żadne: przewaga w mediach, dominacja i znaczniki kandydatów nie mają znaczenia. Za kartę ciągnie się wszystkie 3 kostki, a każda we własnym kolorze liczy się w tym stanie.',
  },
  80: {
    question: 'W jakiej kolejności rozgrywa się Wydarzenia Dnia Wyborów?',
    answer:
      'Posiadacz inicjatywy ustala kolejność „Spóźnionych wyników z hrabstwa Cook”, „Pierwszych wyników z Connecticut” i „Ponownego liczenia głosów”, wybierając każde następne po poznaniu poprzedniego wyniku. „Elektorzy niezależni” nie wchodzą do tej kolejki; działają przy ostatecznych wynikach.',
  },
  81: {
    question: '„Pierwsze wyniki z Connecticut”: kiedy sprawdza się, kto prowadzi?',
    answer:
      'W chwili rozgrywania karty, po kartach strategii i po wydarzeniach ustawionych przed nią. Jeśli w Connecticut nikt nie prowadzi, nic się nie dzieje.',
  },
  82: {
    question: '„Ponowne liczenie głosów”: kiedy wskazuje się stan?',
    answer: 'Przed pierwszym ciągnięciem; wszystkie 3 testy wykonuje się właśnie tam.',
  },
  83: {
    question: 'Komu przypada stan bez kostek?',
    answer:
      'Graczowi, który ma w jego regionie żetony poparcia, a jeśli nikt ich nie ma – temu, kogo wskazuje nagłówek; 1 kostkę kładzie się automatycznie. Alaska i Hawaje należą do Zachodu. W regionie żetony może mieć tylko jeden gracz.',
  },
  84: {
    question: 'Co dokładnie odbierają „Elektorzy niezależni”?',
    answer:
      'Po rozstrzygnięciu stanów niezdecydowanych każdy ze stanów Alabama, Luizjana i Missisipi, w którym Kennedy ma od 1 do 3 kostek, nie oddaje głosów nikomu i nie liczy się nikomu jako zdobyty, nawet jeśli kostka pochodzi z nagłówka lub poparcia. Stanów Nixona to nie dotyczy.',
  },
  85: {
    question: 'Kto wygrywa?',
    answer:
      'Ten, kto ma więcej głosów elektorskich. Większość to 269; jeśli nikt jej nie ma, Izba Reprezentantów wybiera kandydata z większą liczbą głosów, więc wynik jest ten sam. Przy równej liczbie głosów wygrywa zdobywca większej liczby stanów, bez tych, które nie przypadły nikomu, a jeśli i tu jest remis – Kennedy.',
  },
  86: {
    question: 'Czy możliwy jest remis?',
    answer:
      'Tylko z kartą „Elektorzy niezależni”, bo 537 to liczba nieparzysta. Gdy nie przypadnie nikomu 11, 10 lub 8 głosów albo suma tych liczb, zostaje 526, 527, 529, 516, 518, 519 lub 508 głosów; przy liczbach parzystych może być remis.',
  },
  87: {
    question: 'Czy działanie „do końca tury” sięga Debaty lub Dnia Wyborów?',
    answer: 'Nie, kończy się wraz ze swoją turą. „Profile odwagi” nie pomagają w Dniu Wyborów.',
  },
  88: {
    question: 'Czyj nagłówek mają Hawaje?',
    answer:
      'Kennedy’ego. Źródła drukowane się różnią; kierujemy się wynikiem historycznym, jak przy pozostałych nagłówkach.',
  },
  89: {
    question: 'Ile kosztuje zajmowanie stanowiska?',
    answer:
      '1 PK za pierwszą kostkę na danej kwestii w akcji i 2 PK za każdą następną na tej samej kwestii; liczą się tylko kostki kupione w tej akcji. Kostka usuwająca kostkę przeciwnika kosztuje tyle samo. Testów nie ma.',
  },
  90: {
    question: 'Jak dokładnie przebiega kampania w mediach?',
    answer:
      'Jeden test za każdy PK, bez wcześniejszego wskazywania regionów. Po wszystkich ciągnięciach każdy sukces można umieścić w dowolnym regionie albo z niego zrezygnować.',
  },
  91: {
    question: 'Jak daleko sięgają darmowe podróże („Ken-Air”, „Forpoczta”)?',
    answer:
      'Kandydat, który podróżuje za darmo, może to robić w dowolnej chwili kampanii w stanach, także po wydaniu ostatniego PK; potem wskazuje stan regionu, w którym się zatrzymuje. Do regionu wolno wjechać ponownie, tak jak przy płatnej podróży; dopiero po 40 granicach przekroczonych z rzędu trzeba się zatrzymać albo wydać PK na przewagę. Akcję kończy tylko „Gotowe”, więc żaden niewydany PK nie przepada bez pytania. Partie rozpoczęte przed wersją 3 zasad toczą się po dawnemu: akcję kończy ostatni PK, a darmowa podróż prowadzi do każdego regionu tylko raz między dwoma PK wydanymi na przewagę.',
  },
  92: {
    question: 'Czy w kampanii w mediach można zostawić część PK?',
    answer:
      'Nie. Za każdy PK wykonuje się jeden test; z własnej woli można tylko nie umieścić zdobytej kostki. Wcześniej można skończyć kampanię w stanach i zajmowanie stanowiska (rozstrzygnięcie 21).',
  },
  93: {
    question: 'Kiedy gracz, któremu brakuje kart na Stos Strategii Kampanii, pokazuje „Nabieranie rozmachu”?',
    answer:
      'Gdy wybrali już obaj gracze. Do tej chwili zamiast brakujących kart odkłada zakryte „Nabieranie rozmachu”, więc przeciwnik niczego się nie dowiaduje; potem karty te się pokazuje i odrzuca razem z resztą ręki. W partiach rozpoczętych przed wersją 3 zasad pokazuje się je na początku.',
  },
  94: {
    question: '„Obietnica ze Wschodniego Harlemu”: czy przykład z instrukcji znosi limit z karty dla jednego stanu?',
    answer:
      'Nie. W przykładzie przepadają wszystkie 3 kostki na Południu, ale nie wiadomo, gdzie leżą; gdyby leżały w jednym stanie, limit 2 kostek uratowałby trzecią. Obowiązuje limit z karty.',
  },
} as const satisfies Readonly<Record<number, RulingText>>;
