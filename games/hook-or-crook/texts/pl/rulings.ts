import type { RulingSection, RulingText } from '@whistlestop/kernel';

export const rulingSections = [
  { id: 'A', title: 'Gdzie instrukcja sobie przeczy albo jest uszkodzona', from: 1, to: 7 },
  { id: 'B', title: 'Ruch i rundy', from: 8, to: 13 },
  { id: 'C', title: 'Głosy', from: 14, to: 22 },
  { id: 'D', title: 'Wiadomości', from: 23, to: 26 },
  { id: 'E', title: 'Przekręty', from: 27, to: 35 },
  { id: 'F', title: 'Runda 4', from: 36, to: 50 },
  { id: 'G', title: 'Wynik', from: 51, to: 55 },
  { id: 'H', title: 'Nazwa i dobre obyczaje', from: 56, to: 58 },
] as const satisfies readonly RulingSection[];

/** The open points of the rulebook and how they are played here. */
export const rulings = {
  1: {
    question: 'Czy Stan, który skończył rundę i czeka na innych, może jeszcze zagrywać karty Przekrętu?',
    answer:
      'Tak, jedną na początku każdej swojej tury; kością nie rzuca. Jeden rozdział instrukcji tego zabrania, drugi na to pozwala. Idziemy za rozdziałem o przekrętach, bo dokładnie opisuje moment zagrania i nie karze dwa razy za szczęśliwy rzut. Można to wyłączyć w opcjach stołu.',
  },
  2: {
    question: 'Z iloma głosami zaczyna Prezydent?',
    answer:
      'Na każdym stosie ma 20, 16, 12, 8 albo 6 głosów przeciw 1, 2, 3, 4 albo 5 Stanom. Drukowana tabela zgubiła cyfry. To jedyny malejący szereg rozsądnych liczb, który zgadza się z tym, co da się odczytać, i z drukowanym przykładem (8 głosów przeciw czterem Stanom). Liczby można zmienić w opcjach stołu.',
  },
  3: {
    question: 'Czy żetonów głosów naprawdę jest tylko 24?',
    answer:
      'Tyle jest w każdym kolorze: osiemnaście po 1 głosie i sześć po 5 głosów, razem 48 głosów. Dwadzieścia cztery żetony na całą grę nie wystarczyłyby nawet na początkowe stosy.',
  },
  4: {
    question: 'Po co sześć kolorów, skoro gra najwyżej pięć Stanów?',
    answer: 'Każdy Stan wybiera jeden z sześciu, więc zawsze jakiś zostaje. Prezydent koloru nie potrzebuje.',
  },
  5: {
    question: 'Ile zwraca Stan, którego karta Przekrętu jest wyższa od Dowodu?',
    answer:
      'Różnicę: wartość Przekrętu minus wartość Dowodu. Czwórka przeciw trójce kosztuje 1 głos; przy naszych kartach zdarza się to tylko niebieskiej czwórce przeciw zielono-niebieskiemu Dowodowi o wartości 3. Jeśli Przekręt jest równy lub niższy, wraca cała jego wartość. Tak mówi instrukcja i pod tę zasadę dobrano wartości kart.',
  },
  6: {
    question: 'Czy czarnego Jokera można zagrać, czy trzeba?',
    answer:
      'Można, dopóki Stan ma kartę Przekrętu w kolorze Dowodu; trzeba, gdy takiej nie ma. Kto ma kilka Jokerów, sam wybiera, którym zagra.',
  },
  7: {
    question: 'Co, jeśli Prezydent wchodzi do rundy 4 bez Dowodów?',
    answer:
      'Nadal może w tygodniu 1 rzucić kością i dobrać karty Dowodu. To, czy Dowody się skończyły, sprawdza się po każdym rozdaniu, a od tygodnia 2 także na początku tury.',
  },
  8: {
    question: 'Kiedy gracz kończy rundę?',
    answer:
      'Gdy na końcu ostatniego okrążenia jego pionek dojdzie do pola startu albo je minie. Nadmiarowe oczka przepadają, a pole startu nic nie daje.',
  },
  9: {
    question: 'Co dzieje się na polu startu po pierwszym okrążeniu rundy 1?',
    answer: 'Nic. Pionek po prostu idzie dalej, na drugie okrążenie.',
  },
  10: {
    question: 'W której rundzie jest gracz, który czeka?',
    answer:
      'Pionek stoi już na starcie następnego pierścienia, ale dopóki wszyscy nie skończą, gracz jest wciąż w starej rundzie. Od tego zależy, jakich kolorów Przekręty może zagrać Stan.',
  },
  11: {
    question: 'Kto zaczyna?',
    answer:
      'W każdej rundzie Prezydent, a po nim Stany zgodnie z ruchem wskazówek zegara. Prezydenta, który skończył rundę, pomija się.',
  },
  12: {
    question: 'Czy pionki się blokują albo zbijają?',
    answer:
      'Nigdy; na jednym polu może stać dowolnie wiele pionków. Pole wspólne obu torów ma jedną nazwę, ale co innego może dawać Prezydentowi, a co innego Stanowi.',
  },
  13: { question: 'Kiedy zaczyna się runda 4?', answer: 'Od razu, gdy ostatni gracz skończy rundę 3.' },
  14: {
    question: 'Kto prowadzi bank?',
    answer: 'Komputer. Pilnuje puli, rozmienia żetony i przesuwa wyłącznie całe głosy.',
  },
  15: {
    question: 'Czy pula może się wyczerpać?',
    answer:
      'Tak. W każdym kolorze pula, stos Prezydenta i głosy Stanu dają zawsze razem 48. Kto ma wziąć więcej, niż jest w puli, bierze tyle, ile jest.',
  },
  16: {
    question: 'Jak Prezydent wybiera kolory?',
    answer:
      'Głos po głosie, z dowolnym podziałem, wszędzie tam, gdzie mowa o dowolnych kolorach. Nie można wybrać koloru, w którym pusta jest pula (przy zysku) albo stos (przy stracie). Liczba nie podlega wyborowi: przechodzi cała albo tyle, ile się da.',
  },
  17: {
    question: 'Co znaczy KAŻDY?',
    answer: 'Liczba dotyczy każdego Stanu w grze, a granicą jest jego własna pula albo jego stos.',
  },
  18: {
    question: 'Co, jeśli Stan ma stracić więcej głosów, niż posiada?',
    answer: 'Oddaje to, co ma. Nikt nie schodzi poniżej zera i nikt nie ma długów.',
  },
  19: {
    question: 'Skąd Prezydent daje głosy Stanowi?',
    answer:
      'Tylko ze stosu w kolorze tego Stanu. Stan z pustym stosem wolno wskazać wyłącznie wtedy, gdy puste są wszystkie stosy. (Nasz wybór).',
  },
  20: {
    question: 'Który Stan ma „najwięcej”, gdy kilka ma tyle samo?',
    answer: 'Ten z nich, którego wskaże Prezydent.',
  },
  21: {
    question: 'Ile prawdziwych głosów to jeden głos w grze?',
    answer: 'Około 20 000. To smaczek do nagłówków; na grę nie ma wpływu.',
  },
  22: { question: 'Czy głosy i stosy są jawne?', answer: 'Tak, wszystkie i zawsze.' },
  23: {
    question: 'Co się dzieje z kartą Wiadomości po użyciu?',
    answer: 'Wraca na spód talii. Talii nigdy nie tasuje się ponownie.',
  },
  24: {
    question: 'Kogo dotyczy karta Wiadomości?',
    answer:
      'Wykonuje się tylko akapit dla roli gracza, który ją dobrał. Głosy bierze się z puli i oddaje do puli, chyba że karta mówi inaczej.',
  },
  25: {
    question: 'Czy wszystkie Wiadomości dotyczą głosów?',
    answer: 'Prawie. Kilka pozwala zamiast tego dobrać kartę Dowodu albo Przekrętu, a raz w gazetach nie ma nic.',
  },
  26: {
    question: 'Który rzut się liczy, gdy pole lub karta każe rzucić kością?',
    answer:
      'Nowy, wykonany przez gracza, którego to dotyczy. Rzut, którym poruszył się pionek, nie liczy się drugi raz.',
  },
  27: {
    question: 'Kiedy dokładnie Stan może zrobić przekręt?',
    answer:
      'Na początku swojej tury, przed rzutem: najpierw, jeśli chce, karta Przekrętu, potem rzut, ruch i działanie pola. Karta dobrana w tej turze czeka co najmniej do następnej.',
  },
  28: {
    question: 'Które karty Przekrętu wolno zagrać w której rundzie?',
    answer:
      'Karty bieżącej rundy i wcześniejszych. Karty późniejszych rund wolno trzymać, a ręka nie ma limitu. Czarnych nie wolno zagrać przed rundą 4.',
  },
  29: {
    question: 'Czy Stan musi dobierać i czy musi oszukiwać?',
    answer: 'Dobranie karty Przekrętu jest obowiązkowe, zagranie w rundach 1–3 nigdy.',
  },
  30: {
    question: 'Co, jeśli stos Prezydenta jest mniejszy niż wartość Przekrętu?',
    answer:
      'Stan zabiera cały stos. Karta liczy się jako zagrana, a w rundzie 4 ma pełną wydrukowaną wartość, więc przezorny Stan nie marnuje dużej karty na mały stos.',
  },
  31: {
    question: 'Czy można zagrać Przekręt, gdy stos jest pusty?',
    answer: 'Nie. Wtedy nie wolno zagrać żadnej karty Przekrętu.',
  },
  32: {
    question: 'Jak działa Przerwa w liczeniu dla Stanu?',
    answer:
      'Karta Przekrętu zagrana w najbliższej turze zabiera dwa razy tyle, ile jest warta, ale najwyżej cały stos. Dwie Przerwy się nie sumują, a premia przepada, jeśli w tej turze nie zagrano karty. Stan, który czeka, korzysta z niej w najbliższej turze, w której czeka, o ile czekające Stany mogą oszukiwać (rozstrzygnięcie 1). W rundzie 4 karta ma wydrukowaną wartość, a sama premia nigdy do niej nie dotrwa.',
  },
  33: { question: 'Co Przerwa w liczeniu daje Prezydentowi?', answer: 'Dwie karty Dowodu.' },
  34: {
    question: 'Które karty są ukryte?',
    answer:
      'Niezagrane karty Przekrętu i Dowody Prezydenta; jawna jest tylko ich liczba. Zagrane Przekręty leżą odkryte.',
  },
  35: {
    question: 'Co, jeśli skończy się talia Przekrętów?',
    answer: 'Nie dobiera się karty. Talia jest gruba; dna raczej nikt nie zobaczy.',
  },
  36: {
    question: 'Ile tur ma runda 4?',
    answer:
      'Najwyżej dziewięć: tygodnie 1–8, a na koniec dzień 6 stycznia. Pionek przesuwa się na początku każdej tury.',
  },
  37: {
    question: 'Z jakimi kartami Stan wchodzi do rundy 4?',
    answer: 'Z zagranymi Przekrętami, które leżą odkryte, i z czarnymi Jokerami. Resztę odrzuca bez pokazywania.',
  },
  38: {
    question: 'Na czym polega dobieranie Dowodów rzutem kością?',
    answer:
      'Tylko w tygodniu 1 i zamiast rozdania: Prezydent rzuca kością i dobiera tyle kart Dowodu, ile wypadło oczek. Stany nic wtedy nie zagrywają.',
  },
  39: {
    question: 'Co, jeśli skończy się talia Dowodów?',
    answer:
      'Prezydent dobiera to, co zostało. Nie ma czego wtasować, bo do tej chwili żaden Dowód nie został użyty. Osiemnaście kart to wszystkie.',
  },
  40: {
    question: 'Czy Prezydent musi zagrać Dowód?',
    answer: 'Tak, po jednym w każdej turze, dopóki jakiś ma. Kartę zastępuje tylko rzut w tygodniu 1.',
  },
  41: {
    question: 'W jakiej kolejności odpowiadają Stany?',
    answer:
      'Wszystkie naraz. Każdy wybiera w tajemnicy, potem odpowiedzi odkrywa się razem, żeby nikt nie mógł zaczekać i zobaczyć, czy ktoś inny osłoni wszystkich.',
  },
  42: {
    question: 'Co, jeśli Stan nie ma ani pasującej karty, ani Jokera?',
    answer: 'Nic nie zagrywa i nic nie zwraca.',
  },
  43: {
    question: 'Co, jeśli Stan ma zwrócić więcej głosów, niż ma?',
    answer: 'Zwraca to, co ma.',
  },
  44: { question: 'Dokąd trafiają zwrócone głosy?', answer: 'Na stos Prezydenta w kolorze tego Stanu.' },
  45: {
    question: 'Co robi Joker dla siebie?',
    answer: 'Osłania w tym rozdaniu Stan, który go zagrał.',
  },
  46: {
    question: 'Co robi Joker dla wszystkich?',
    answer:
      'W tym rozdaniu żaden Stan nic nie zwraca. Karty zagrane przez pozostałych i tak są zużyte, więc pozbywają się ich za darmo. Drugi taki Joker w tym samym rozdaniu nic nie dodaje.',
  },
  47: {
    question: 'Co robi Dowód koronny?',
    answer:
      'Każdy Stan zagrywa dowolny ze swoich odkrytych Przekrętów, bez względu na kolor, i zwraca całą jego wartość, albo zagrywa Jokera. Wobec Dowodu koronnego Joker osłania tylko właściciela, nawet jeśli jest dla wszystkich. Stan bez odkrytych Przekrętów musi zagrać Jokera, jeśli go ma.',
  },
  48: {
    question: 'Co się dzieje z kartami z rozdania?',
    answer: 'Zagrane Dowody, Przekręty i Jokery wypadają z gry do samego końca.',
  },
  49: {
    question: 'Czy Stan może zdobyć głosy w rundzie 4?',
    answer: 'Nie. Żadna z naszych kart nie jest tu wyjątkiem.',
  },
  50: {
    question: 'Kiedy kończy się gra?',
    answer: 'Po rozdaniu z 6 stycznia albo po każdym rozdaniu, po którym Prezydent nie ma już Dowodów.',
  },
  51: {
    question: 'Kto zdobył dany Stan?',
    answer:
      'Dla każdego Stanu z osobna porównuje się stos Prezydenta z głosami Stanu. Przy remisie wygrywa Prezydent, nawet przy 0:0.',
  },
  52: {
    question: 'Ile Stanów musi pokonać Prezydent?',
    answer: '1 z 1, 2 z 2, 2 z 3, 3 z 4, 3 z 5.',
  },
  53: {
    question: 'Kto wygrywa i w jakiej kolejności?',
    answer:
      'Jeśli Prezydentowi się uda, wygrywa sam. Jeśli nie, wygrywają Stany, a o ich kolejności decyduje liczba głosów; przy równej liczbie miejsce jest wspólne (nasz wybór). Stan, który sam przegrał z Prezydentem, liczy się tak jak inne.',
  },
  54: {
    question: 'Kto gra Prezydentem?',
    answer:
      'Gracze umawiają się przed partią, a jeśli nie, decyduje los. W rewanżu urząd przechodzi dalej. Gdy stół nie może się zgodzić, instrukcja radzi wybrać najstarszą osobę.',
  },
  55: {
    question: 'Czy Stany mogą współpracować?',
    answer: 'Rozmawiać przy stole wolno, i to głośno. Nie wolno pokazywać ukrytych kart ani handlować głosami.',
  },
  56: {
    question: 'Skąd nazwa?',
    answer:
      'Od nas. Instrukcja nie podaje tytułu, ale każe zbierać głosy „by hook or crook”, czyli nie drzwiami, to oknem.',
  },
  57: {
    question: 'Czy to gra o prawdziwych wyborach?',
    answer:
      'Nie. Stany są zmyślone, nikt nie jest wymieniony z nazwiska, nie ma partii, a przekręty to czysta farsa: gołębie, koza, sortownica imieniem Genowefa. Karty, które biją wszystko, nazywają się tu Dowodami koronnymi. 6 stycznia zostaje, bo tego dnia instrukcja każe policzyć głosy; obok piszemy: ostateczne wyniki.',
  },
  58: {
    question: 'Od jakiego wieku?',
    answer: 'Na pudełku jest 16 lat. Nasze teksty są łagodniejsze, ale zostawmy to tak.',
  },
} as const satisfies Readonly<Record<number, RulingText>>;
