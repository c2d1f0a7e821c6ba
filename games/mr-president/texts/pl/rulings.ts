import type { RulingSection, RulingText } from '@whistlestop/kernel';

export const rulingSections = [
  { id: 'A', title: 'Liczby, których instrukcja nie podaje', from: 1, to: 4 },
  { id: 'B', title: 'Zakryte karty i odkrywanie, oba wydania', from: 5, to: 11 },
  { id: 'C', title: 'Pierwsze wydanie: kampania krajowa', from: 12, to: 22 },
  { id: 'D', title: 'Pierwsze wydanie: wersja z nominacjami', from: 23, to: 34 },
  { id: 'E', title: 'Drugie wydanie: ręka i zapas kart', from: 35, to: 39 },
  { id: 'F', title: 'Drugie wydanie: drugie karty i zwroty akcji', from: 40, to: 47 },
  { id: 'G', title: 'Drugie wydanie: remisy i kolumna wyrównanego wyniku', from: 48, to: 57 },
  { id: 'H', title: 'Drugie wydanie: punktacja i koniec gry', from: 58, to: 63 },
  { id: 'I', title: 'Od kuchni', from: 64, to: 66 },
  { id: 'J', title: 'Dodane później', from: 67, to: 70 },
] as const satisfies readonly RulingSection[];

/** The open points of both rulebooks and how they are played here. */
export const rulings = {
  1: {
    question: 'Ile punktów są warte karty kampanii?',
    answer:
      'Instrukcja podaje ich nazwy, ale nie punkty. Przyjmujemy 10, 20, 30, 40, 45, 50, 55, 60, 65, 70, 80, 90 i 100. Kto ma wydanie drukowane, może wpisać prawdziwe punkty w pliku opcji.',
  },
  2: {
    question: 'Które głosy elektorskie obowiązują?',
    answer:
      'Z roku 1964: razem 538, większość to 270. Zgadzają się z nimi średnie z instrukcji (około 42, 53 i 63 na cztery, pięć i sześć kart).',
  },
  3: {
    question: 'Skąd liczby w tabeli głosów powszechnych?',
    answer:
      'Instrukcja opisuje tylko jej układ: miejsca, kolumna zwykła, kolumna wyrównanego wyniku, bez trzech ostatnich cyfr. Nasza liczy w tysiącach. Sumy stanów są historyczne, a podział na miejsca liczymy własnym wzorem. Pierwsze miejsce daje około 65% głosów stanu przy dwojgu kandydatach, 55% przy trojgu i 50% przy czworgu, a każde następne nieco ponad połowę tego co poprzednie; w kolumnie wyrównanego wyniku miejsca dają prawie po równo. Inne liczby można podać w pliku opcji.',
  },
  4: {
    question: 'Kto liczy głosy i kto ma jaki kolor?',
    answer: 'Kolory są do wyboru. Karty stanów odkrywa komputer i on liczy wszystkie głosy.',
  },
  5: {
    question: 'Jak wygląda „wszyscy odkrywają jednocześnie”?',
    answer:
      'Każdy kandydat w tajemnicy wykłada zakryte karty, po czym odkrywa się wszystkie naraz. Wcześniej widać tylko ich liczbę. Wybór wolno zmienić, dopóki nie wyłoży kart ostatni kandydat (ale zob. rozstrzygnięcie 7).',
  },
  6: {
    question: 'Czy inni widzą, czy gram jedną kartę, czy dwie?',
    answer: 'Tak, gdy tylko je wyłożysz. Widzą, ile kart leży, ale nigdy nie wiedzą jakie.',
  },
  7: {
    question: 'Co znaczy, że zwycięzca poprzedniej rundy gra pierwszy? (Pierwsze wydanie)',
    answer:
      'Kandydat, który wygrał poprzednią rundę, wykłada zakryte karty pierwszy i nie może ich już zmienić; pozostali wybierają potem w dowolnej kolejności, wiedząc, czy leży jedna karta, czy dwie. W rundzie 1 i po rundzie bez zwycięzcy wszyscy wybierają swobodnie. W opcjach stołu można ustawić, że w każdej rundzie wszyscy wykładają karty jednocześnie.',
  },
  8: {
    question: 'Czy w drugim wydaniu jest kolejność zagrywania?',
    answer: 'Nie. Wszyscy wykładają karty swobodnie, a ich liczbę widać.',
  },
  9: {
    question: 'Czy wolno oglądać odrzucone karty?',
    answer:
      'Własne zawsze. Stół pokazuje też, co zagrali inni i co im zostało; wszystko to było jawne przy odkrywaniu. (Nasz wybór).',
  },
  10: {
    question: 'Czy można spasować?',
    answer: 'Nie. Kto ma kartę, zagrywa przynajmniej jedną.',
  },
  11: {
    question: 'Co się liczy, gdy ktoś zagra dwie karty?',
    answer: 'Ich suma. Para i pojedyncza karta o tej samej sumie remisują, na przykład 10 i 20 przeciw 30.',
  },
  12: {
    question: 'Jak często wolno zagrać dwie karty? (Pierwsze wydanie)',
    answer: 'Raz w całej grze, w dowolnej rundzie; decyzja zapada przed odkryciem. Nigdy więcej niż dwie.',
  },
  13: {
    question: 'Co z trzynastą kartą w krótkiej grze?',
    answer:
      'W dwunastu rundach zagrywa się dwanaście kart albo wszystkie trzynaście, jeśli wykorzystano dublet. Karta, która zostanie, liczy się tylko przy remisie w ostatniej rundzie (rozstrzygnięcie 17).',
  },
  14: {
    question: 'Kiedy w długiej grze bierze się karty z powrotem?',
    answer:
      'Gdy na koniec rundy ręka jest pusta, bierze się znów wszystkie 13 kart. Cztery ręce to 52 zagrania: po jednym na każdy z 51 stanów i jedno na dublet. Z jedną kartą na ręce dubletu zagrać nie można, nawet jeśli jeszcze przysługuje.',
  },
  15: {
    question: 'O co się gra w rundzie po remisie?',
    answer:
      'Odkrywa się tyle kart, co zwykle. Te same wyłożone karty służą w obu walkach: najlepszy z remisujących bierze głosy sporne, a najlepszy ze wszystkich bierze nowe.',
  },
  16: {
    question: 'Co, jeśli znów jest remis albo otwartych remisów jest kilka?',
    answer:
      'Każdy remis to otwarta pula z własnym gronem uprawnionych. Przy każdym odkryciu w każdej puli porównuje się tylko uprawnionych: jedyny najlepszy ją bierze, w przeciwnym razie zostaje otwarta dla tych, którzy zremisowali jako najlepsi. Tak samo nowe karty albo ktoś zdobywa, albo tworzą one kolejną pulę. Kto nie jest uprawniony do puli, nigdy jej nie zdobędzie.',
  },
  17: {
    question: 'Co, jeśli remis padnie w ostatniej rundzie?',
    answer:
      'Otwarte pule rozstrzyga się po kolei. Najpierw uprawnieni pokazują kartę kampanii, która im została; wygrywa najlepsza, a brak karty to zero. Jedna karta, pokazana raz, służy wszystkim pulom. Nadal remis: uprawniony z najniższą dotychczasową sumą. Nadal remis: los. W długiej grze liczą się karty, które zostały z czwartej ręki. (Nasz wybór).',
  },
  18: {
    question: 'Kto gra pierwszy po remisie?',
    answer: 'Zdobywca nowych kart, jeśli ktoś je zdobył; w przeciwnym razie nikt (rozstrzygnięcie 7).',
  },
  19: {
    question: 'Czy remisujący odkrywają karty przed innymi?',
    answer: 'Tylko dla oka. Wybory są już ostateczne, więc kolejność niczego nie zmienia.',
  },
  20: {
    question: 'Co, jeśli nikt nie ma 270 głosów?',
    answer:
      'To, co ustalono przed grą: powtórka albo wygrywa ten, kto ma najwięcej. Jeśli nie wybierzecie inaczej, w pierwszym wydaniu dwoje kandydatów powtarza grę (większości brak tylko przy 269:269), a przy trojgu lub czworgu wygrywa ten, kto ma najwięcej głosów, bo większość zdarza się rzadko. Remis na czele oznacza powtórkę. Kampanii jest najwyżej trzy (rozstrzygnięcie 68).',
  },
  21: {
    question: 'Czy kampania krajowa trwa dalej, gdy ktoś ma już 270?',
    answer: 'Tak, do ostatniej karty; stół proponuje jednak zakończenie, bo wynik nie może się już zmienić.',
  },
  22: {
    question: 'Instrukcja mówi „kandydat lub partia”. Czy w kampanii krajowej są partie?',
    answer: 'Nie. To słowo dotyczy wersji z nominacjami.',
  },
  23: {
    question: 'Ile osób gra w wersję z nominacjami?',
    answer:
      'Dokładnie cztery, po dwie na partię. Wolne miejsca zajmuje komputer. Nazwy partii to tylko etykiety; nasze są neutralne.',
  },
  24: {
    question: 'Jak dwie konwencje korzystają z tych samych kart stanów?',
    answer:
      'Talia i odkryte w rundzie karty są wspólne, ale walki są dwie. Dwoje kandydatów jednej partii rywalizuje tylko ze sobą, każda konwencja osobno rozdziela wszystkie 538 głosów i każda ma własne remisy i pule (rozstrzygnięcia 15–17).',
  },
  25: {
    question: 'Kto gra pierwszy w rundzie konwencji?',
    answer: 'W każdej partii ten kandydat, który wygrał jej poprzednią rundę.',
  },
  26: {
    question: 'Kto wygrywa konwencję?',
    answer:
      'Kandydat z większą liczbą głosów; 270 nie potrzeba. Drugi kandyduje na wiceprezydenta. Przy wyniku 269:269 decyduje więcej wygranych rund, potem wyższa karta, która została, potem los. (Nasz wybór).',
  },
  27: {
    question: 'Czy wersja z nominacjami jest krótka, czy długa?',
    answer:
      'Wybiera się raz, dla konwencji i wyborów łącznie. Krótka konwencja przed długimi wyborami nikomu nie szkodzi i też jest do wyboru.',
  },
  28: {
    question: 'Co przechodzi z konwencji do wyborów?',
    answer:
      'Tylko pary kandydatów. Każdy ma znów wszystkie 13 kart i dublet, talię tasuje się od nowa, a głosy liczy od zera.',
  },
  29: {
    question: 'Jak grają partnerzy?',
    answer:
      'Każdy wykłada karty sam i widzi karty partnera dopiero przy odkryciu. Partii liczy się suma kart obojga, od dwóch do czterech. Każdy ma własny dublet i oboje mogą użyć go w tej samej rundzie.',
  },
  30: {
    question: 'Która partia gra pierwsza?',
    answer: 'Najpierw wykładają karty oboje członkowie partii, która wygrała poprzednią rundę.',
  },
  31: {
    question: 'Jak rozstrzyga się remisy między partiami?',
    answer:
      'Jak w rozstrzygnięciach 15–17, z partiami zamiast kandydatów. W ostatniej rundzie partia pokazuje sumę kart, które zostały jej członkom.',
  },
  32: {
    question: 'Kiedy partnerzy mogą rozmawiać?',
    answer:
      'Na osobności przez pięć minut przed rundą 1 i jeszcze raz w grze przez pięć minut, gdy ktoś z partii ogłosi przerwę między rundami. W czasie przerwy drugiej partii wolno rozmawiać tylko kosztem własnej. O kartach można mówić, ale nie wolno ich pokazywać, a w każdym innym czasie kanał jest zamknięty. Z komputerowym partnerem narada to krótki plan: kiedy zagrywać wysokie karty i kto w której tercji gry zagra dublet.',
  },
  33: {
    question: 'Kiedy kończą się wybory par kandydatów?',
    answer:
      'Natychmiast, gdy zapisane głosy partii sięgną 270. Głosy z otwartej puli liczą się dopiero po zdobyciu. Jeśli jedno odkrycie rozstrzyga i pule, i nowe karty, najpierw liczą się pule.',
  },
  34: {
    question: 'Co, jeśli wybory par skończą się wynikiem 269:269?',
    answer: 'Wybory powtarza się z tymi samymi parami, najwyżej dwa razy (rozstrzygnięcie 68).',
  },
  35: {
    question: 'Ile razy rozgrywa się rękę? (Drugie wydanie)',
    answer:
      'W sumie cztery razy: 52 karty na 51 stanów. „Powtórzyć cztery razy” mogłoby znaczyć pięć rąk, ale wtedy nikomu nie zabrakłoby kart, a przed tym instrukcja przestrzega.',
  },
  36: {
    question: 'Jak często wolno zagrać dwie karty? (Drugie wydanie)',
    answer: 'Ile razy chcesz. Każda dodatkowa karta, także przy zwrocie akcji i obronie, ubywa z twoich 52.',
  },
  37: {
    question: 'Co, jeśli skończą mi się karty?',
    answer:
      'Pauzujesz: bez miejsca i bez głosów. Pozostali zajmują miejsca od pierwszego w dół, w kolumnie dla wszystkich kandydatów w grze; za pozostałe miejsca głosów się nie przyznaje. Kto gra jako jedyny, jest pierwszy w kolumnie zwykłej. Jeśli nikt nie ma kart, głosów za ten stan się nie przyznaje.',
  },
  38: {
    question: 'Kiedy biorę odrzucone karty z powrotem?',
    answer: 'Po zakończeniu rundy, a więc także po zwrocie akcji. Z pustą ręką w środku rundy nic nie dołożysz.',
  },
  39: {
    question: 'Ile kart jest w wersji krótkiej?',
    answer: 'Jedna ręka, 13 kart na dwanaście rund: dokładnie jedna dodatkowa karta na całą grę.',
  },
  40: {
    question: 'Jaki jest przebieg rundy w drugim wydaniu?',
    answer:
      'Po pierwsze, każdy wykłada zakrytą jedną kartę albo dwie; widać, ile ich jest. Po drugie, odkrywa się wszystkie pojedyncze karty, a z każdej pary jedną, wybraną przez właściciela. Po trzecie, tylko jeśli ktoś zagrał parę: każdy, kto wyłożył jedną kartę, może w tajemnicy dołożyć drugą albo zostać przy swoim, po czym odkrywa się drugie karty. Po czwarte, rozstrzyga się remisy. Po piąte, tylko jeśli każdy zagrał dokładnie jedną kartę, można spróbować zwrotu akcji (rozstrzygnięcia 42–46). Na koniec punktacja, odrzucenie i wzięcie kart.',
  },
  41: {
    question: 'Czy mogę dołożyć drugą kartę, gdy nikt nie zagrał pary?',
    answer: 'Nie, wtedy zostaje tylko zwrot akcji. Nikt nigdy nie ma w rundzie więcej niż dwóch kart.',
  },
  42: {
    question: 'Kto może spróbować zwrotu akcji?',
    answer:
      'Każdy oprócz kandydata na pierwszym miejscu, kto ma jeszcze kartę; w rundzie jest tylko jedna próba. Pyta się wszystkich uprawnionych naraz; jeśli chętnych jest kilku, próbuje ten, kto jest na najniższym miejscu, bo ma najwięcej do zyskania. (Nasz wybór).',
  },
  43: {
    question: 'Jak rozgrywa się zwrot akcji?',
    answer:
      'Próbujący kładzie zakrytą kartę. Kandydat na pierwszym miejscu, nie znając jej, może dołożyć jedną zakrytą od siebie. Obie się odkrywa i porównuje się sumy tych dwojga. Wszystkie te karty są zużyte, cokolwiek z tego wyniknie.',
  },
  44: {
    question: 'Co, jeśli obie sumy są równe?',
    answer: 'Kolejność zostaje, jaka była. Zwrot akcji wymaga wyższej sumy.',
  },
  45: {
    question: 'Co daje udany zwrot akcji?',
    answer:
      'Odwraca całą kolejność, bez względu na to, kto próbował. Przy czworgu 1-2-3-4 zmienia się w 4-3-2-1, więc próbujący z drugiego miejsca spadłby na trzecie; przy trojgu miejscami zamieniają się pierwszy i ostatni; przy dwojgu oboje. Nową kolejność widać przed zatwierdzeniem.',
  },
  46: {
    question: 'Czy zwroty akcji są też w grze o głosy elektorskie?',
    answer: 'Tak, przy obu sposobach liczenia. Stan przypada temu, kto jest pierwszy po odwróceniu kolejności.',
  },
  47: { question: 'Czy na zwrot akcji można odpowiedzieć kolejnym?', answer: 'Nie.' },
  48: {
    question: 'Kiedy wynik jest wyrównany?',
    answer:
      'Gdy sumy w rundzie, przed zwrotem akcji, różnią się najwyżej o 30 punktów przy czworgu kandydatów, o 20 przy trojgu i o 10 przy dwojgu; sama granica też się liczy. Decyduje liczba kandydatów w grze, ale tych bez kart pomija się w porównaniu. Wtedy wszyscy biorą głosy z kolumny wyrównanego wyniku.',
  },
  49: {
    question: 'Czy karty ze zwrotu akcji zmieniają kolumnę?',
    answer: 'Nie. Kolumnę ustala się przy rozstrzyganiu remisów, przed zwrotem akcji.',
  },
  50: {
    question: 'Co przy remisie na pierwszym miejscu, gdy liczą się głosy powszechne?',
    answer:
      'Remisujący zajmują pierwsze miejsca kolumny wyrównanego wyniku, zaczynając od najniższej sumy na tablicy. Reszta bierze swoje miejsca z kolumny zwykłej, chyba że cała runda jest wyrównana (rozstrzygnięcie 48). W takiej mieszanej rundzie głosy nie sumują się do wyniku stanu; tak każe instrukcja.',
  },
  51: {
    question: 'A jeśli zdarzy się to na samym pierwszym stanie?',
    answer:
      'Sumy są jeszcze równe, więc kartę stanu wtasowuje się w talię, a wszyscy biorą z powrotem karty z tej rundy. Obowiązuje to, dopóki za żaden stan nie przyznano głosów. Później równe sumy remisujących rozstrzyga los.',
  },
  52: {
    question: 'Co przy remisie na pierwszym miejscu, gdy liczą się głosy elektorskie?',
    answer:
      'Kartę stanu zawsze wtasowuje się w talię, a wszyscy, także ci, którzy nie zremisowali, biorą z powrotem karty z tej rundy. Nie ma zwycięzcy, więc nie ma i zwrotu akcji.',
  },
  53: {
    question: 'W które miejsce trafia wtasowana karta stanu?',
    answer:
      'W losowe miejsce reszty talii, ale nie na wierzch. Jeśli nie ma innych kart, od razu odkrywa się ją znowu.',
  },
  54: {
    question: 'Czy remis może trwać bez końca?',
    answer:
      'Nie. Jeśli na ostatnim stanie (albo na ostatniej grupie w wersji krótkiej) remis padnie trzeci raz z rzędu lub jeśli każdemu z remisujących została już tylko jedna karta, wygrywa ten z remisujących, który ma najniższą sumę, a potem decyduje los. O wcześniejszych stanach mówi rozstrzygnięcie 67.',
  },
  55: {
    question: 'Jak rozstrzyga się remisy na dalszych miejscach?',
    answer: 'Losem. Przy głosach elektorskich mają znaczenie tylko wtedy, gdy ktoś próbuje zwrotu akcji.',
  },
  56: {
    question: 'Czy na początku zwrotu akcji dwoje kandydatów może dzielić miejsce?',
    answer:
      'Nie. Wcześniej rozstrzyga się wszystkie miejsca, a kto jest pierwszy na mocy zasad o remisie, broni się jako pierwszy.',
  },
  57: {
    question: 'Inni widzieli karty, które biorę z powrotem. Czy to w porządku?',
    answer: 'Dotyczy to wszystkich tak samo i należy do gry. Para wzięta z powrotem nie jest zużyta.',
  },
  58: {
    question: 'Czy przy głosach powszechnych potrzebna jest większość?',
    answer:
      'Nie, wygrywa ten, kto ma ich najwięcej. Przy równych sumach: więcej pierwszych miejsc, potem powtórka, najwyżej dwa razy (rozstrzygnięcie 68).',
  },
  59: {
    question: 'Co, jeśli w drugim wydaniu nikt nie ma 270?',
    answer: 'Wygrywa ten, kto ma najwięcej głosów, chyba że umówiliście się na powtórkę (rozstrzygnięcia 20 i 68).',
  },
  60: {
    question: 'Czy można prowadzić obie klasyfikacje?',
    answer:
      'Tak, chyba że z drugiej zrezygnujecie. Wybrana rozstrzyga, drugą widać obok. Elektorzy stanu przypadają temu, kto jest pierwszy po remisach i zwrocie akcji; w grze o głosy powszechne nawet przy remisie na czele ktoś jest pierwszy (rozstrzygnięcie 50).',
  },
  61: {
    question: 'Jak rozlicza się grupę stanów w wersji krótkiej, gdy liczą się głosy powszechne?',
    answer: 'Wiersze tych stanów dodaje się miejsce po miejscu, w obu kolumnach, i rozlicza jak jeden stan.',
  },
  62: {
    question: 'Co, jeśli w wersji krótkiej trzeba wtasować całą grupę?',
    answer:
      'Wszystkie jej karty wracają w losowe miejsca, runda się nie liczy, a odkrywa się nową grupę tej samej wielkości.',
  },
  63: { question: 'Kto może zaglądać do tabel?', answer: 'Wszyscy i zawsze.' },
  64: {
    question: 'Czy runda w obu wydaniach jest zbudowana tak samo?',
    answer:
      'Tak: odkrycie kart stanów, zakryty wybór, odkrycie, remisy, punktacja, wzięcie kart. W drugim wydaniu po odkryciu dochodzą drugie karty, a przed punktacją zwrot akcji; w pierwszym dochodzi lista otwartych pul.',
  },
  65: {
    question: 'Kto losuje?',
    answer:
      'To samo źródło przypadku, które w tej rozgrywce tasuje karty. Każde losowanie jest zapisane, więc rozgrywkę można odtworzyć i sprawdzić.',
  },
  66: {
    question: 'W jakie wersje można zagrać?',
    answer:
      'Pierwsze wydanie: krótka albo długa kampania krajowa i wersja z nominacjami. Drugie: o głosy powszechne albo elektorskie, każda w wersji pełnej i krótkiej.',
  },
  67: {
    question:
      'Czy z powodu remisów na pierwszym miejscu karty mogą wracać do talii bez końca jeszcze przed ostatnim stanem?',
    answer:
      'Nie. Gdy ci sami kandydaci remisują na pierwszym miejscu w trzech rundach z rzędu, karty dwóch pierwszych wtasowuje się, a stany trzeciej bierze ten z nich, kto ma najniższą sumę; potem decyduje los. Bez względu na to, kto remisuje, wtasowuje się karty najwyżej pięciu rund z rzędu: szóstą rozstrzyga się tak samo. Przy głosach powszechnych zdarza się to tylko, dopóki za żaden stan nie przyznano głosów (rozstrzygnięcie 51); remisujący biorą wtedy głosy z kolumny wyrównanego wyniku. (Granica pięciu rund to nasz wybór).',
  },
  68: {
    question: 'Ile razy powtarza się kampanię?',
    answer:
      'Najwyżej dwa: jeśli dwie kampanie nikogo nie wyłonią, trzecia rozstrzyga. Decyduje w niej największa liczba głosów; przy remisie na czele więcej wygranych rund, potem wyższa karta, która została, potem los, jak w rozstrzygnięciu 26. Dotyczy to każdej powtórki: gdy nikt nie ma większości, przy 269:269 między parami (rozstrzygnięcie 34), przy równych głosach powszechnych (rozstrzygnięcie 58) i przy remisie na czele. W drugim wydaniu stan może nie przypaść nikomu, więc i dwojgu kandydatom może zabraknąć większości; jeśli nie wybierzecie inaczej, wygrywa tam od razu ten, kto ma najwięcej głosów, niezależnie od liczby kandydatów.',
  },
  69: {
    question: 'Kto się dowiaduje, jak odpowiedziano na parę, i kiedy?',
    answer:
      'Nikt, dopóki nie odpowiedzą wszyscy. Pozostali widzą, że odpowiedź już padła, ale nie to, czy ktoś dołożył drugą kartę, czy niczego nie dołożył; potem pokazuje się wszystko naraz. Do tej chwili odpowiedź wolno zmienić.',
  },
  70: {
    question: 'Kiedy ogłasza się, że komuś skończyły się karty?',
    answer: 'Raz, na koniec rundy, w której zużyto ostatnią kartę.',
  },
} as const satisfies Readonly<Record<number, RulingText>>;
