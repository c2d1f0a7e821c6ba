import type { CardTexts } from './cards.ts';

/** The 97 campaign cards and the two candidate cards in Polish. */
export const cards: CardTexts = {
  'greater-houston-ministerial-association': {
    title: 'Stowarzyszenie Pastorów Wielkiego Houston',
    effect:
      'Znacznik Kennedy’ego trafia do Teksasu. Kennedy zyskuje 1 żeton rozmachu i może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym. Odtąd wydarzenia „Pastorzy baptystyczni”, „Norman Vincent Peale” i „Biskupi z Portoryko” są zablokowane.',
    history:
      '12 września 1960 roku w hotelu Rice w Houston Kennedy stanął przed kilkuset protestanckimi duchownymi i odpowiadał na ich pytania. Mówił, że nie jest kandydatem katolików, lecz kandydatem Partii Demokratycznej, który akurat jest katolikiem, i bronił ścisłego rozdziału Kościoła od państwa. Film z tego spotkania jego sztab pokazywał w całym kraju.',
  },
  'nixons-knee': {
    title: 'Kolano Nixona',
    effect:
      'Znacznik Nixona trafia do stanu Maryland. Do końca tury Nixon musi wydać 1 żeton rozmachu przed każdą kartą zagraną na kampanię w stanach; bez żetonu nie może zagrać karty w ten sposób.',
    history:
      'W sierpniu 1960 roku w Greensboro w Karolinie Północnej Nixon uderzył się w kolano drzwiami samochodu. Wdało się zakażenie i od końca sierpnia kandydat spędził blisko dwa tygodnie kampanii w szpitalu wojskowym Waltera Reeda, tuż przy granicy Marylandu. Wrócił na szlak wychudzony i zmęczony, a pierwsza debata była już blisko.',
  },
  'gallup-poll': {
    title: 'Sondaż Gallupa',
    effect: 'Możesz dowolnie ułożyć trzy żetony kwestii na Torze Kwestii.',
    history:
      'Przez całą jesień 1960 roku sondaże George’a Gallupa wskazywały różnicę zaledwie kilku punktów, a prowadzenie przechodziło z rąk do rąk. Ostatni dawał Kennedy’emu minimalną przewagę. Listopadowe liczenie przyznało mu rację: obu rywali dzieliło około 113 tysięcy głosów spośród prawie 69 milionów.',
  },
  'citizens-for-nixon-lodge': {
    title: 'Obywatele za Nixonem i Lodge’em',
    effect: 'Do końca tury każda karta, którą Nixon zagrywa za PK, jest warta o 1 PK więcej, najwyżej 5.',
    history:
      'Republikanów było w Ameryce mniej niż demokratów, więc sama partia nie mogła dać Nixonowi zwycięstwa. Komitety obywatelskie działające poza strukturami partii przyciągały wyborców niezależnych i rozczarowanych demokratów, tak jak w 1952 roku ruch „Obywatele za Eisenhowerem”.',
  },
  volunteers: {
    title: 'Wolontariusze',
    effect: 'Zyskujesz 1 żeton rozmachu.',
    history:
      'Obie kampanie opierały się na darmowej pracy: ktoś musiał pukać do drzwi, kopertować listy i wozić wyborców do urn. Po stronie demokratów ogólnokrajową organizacją wolontariuszy kierował Byron White, dawna gwiazda futbolu, a później sędzia Sądu Najwyższego.',
  },
  'new-england': {
    title: 'Nowa Anglia',
    effect:
      'Kennedy może umieścić do 5 kostek przewagi w stanach: Connecticut, Maine, Massachusetts, Nowy Jork, Rhode Island i Vermont, najwyżej 2 w każdym.',
    history:
      'W Nowej Anglii Kennedy był u siebie: w niedzielę przed wyborami wielki tłum w Waterbury w Connecticut czekał na niego mniej więcej do trzeciej nad ranem. Kampanię zakończył 7 listopada w hali Boston Garden. Massachusetts, Rhode Island i Connecticut zagłosowały na niego; Maine, New Hampshire i Vermont pozostały przy republikanach.',
  },
  'late-returns-from-cook-county': {
    title: 'Spóźnione wyniki z hrabstwa Cook',
    effect: 'W Dniu Wyborów Kennedy wykonuje 5 testów przewagi w Illinois.',
    history:
      'Przez całą noc wyborczą losy Illinois się ważyły, aż spłynęły wyniki z Chicago, miasta burmistrza Richarda J. Daleya. Kennedy wygrał w stanie różnicą niespełna 9 tysięcy głosów. Republikanie mówili o fałszerstwie, ale ani częściowe ponowne liczenie, ani procesy nie zmieniły wyniku.',
  },
  'soviet-economic-growth': {
    title: 'Radziecki wzrost gospodarczy',
    effect:
      'Przesuń kwestię ekonomii o 1 miejsce w górę. Potem jej lider, jeśli jest, zyskuje 1 kostkę przewagi w Nowym Jorku.',
    history:
      'Według oficjalnych amerykańskich szacunków gospodarka radziecka rosła znacznie szybciej niż gospodarka Stanów Zjednoczonych. Kennedy uczynił z tego temat kampanii i obiecywał, że kraj znów ruszy z miejsca; Nixon odpowiadał, że Ameryka jest daleko z przodu i tam pozostanie. Z czasem okazało się, że szacunki były dla Moskwy zbyt łaskawe.',
  },
  'baptist-ministers': {
    title: 'Pastorzy baptystyczni',
    effect:
      'Nixon może usunąć łącznie do 5 kostek przewagi Kennedy’ego ze stanów Południa i Środkowego Zachodu, najwyżej 2 z każdego.',
    history:
      'Wielu pastorów Południowej Konwencji Baptystów ostrzegało z ambony przed katolikiem w Białym Domu, a w maju 1960 roku ich konwencja przyjęła uchwałę w tym samym duchu. W. A. Criswell z Dallas głosił, że zagrożona jest sama wolność wyznania. Odbitki jego kazania krążyły po całym kraju.',
  },
  'swing-state': {
    title: 'Stan wahający się',
    effect:
      'Możesz wybrać jeden stan, w którym przeciwnik prowadzi, mając od 1 do 3 kostek. Zyskujesz tam 5 kostek przewagi, a twój znacznik trafia do tego stanu.',
    history:
      'Mało które wybory rozstrzygnęły się o tak niewiele. Hawaje przypadły Kennedy’emu różnicą 115 głosów, a Nowy Meksyk, Illinois i Missouri – w każdym z nich mniejszą niż 10 tysięcy; Kalifornia dostała się Nixonowi dopiero po przeliczeniu głosów korespondencyjnych.',
  },
  'sputnik-v': {
    title: 'Sputnik 5',
    effect:
      'Przesuń kwestię obrony o 1 miejsce w górę. Potem jej lider, jeśli jest, może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
    history:
      '19 sierpnia 1960 roku Związek Radziecki wysłał na orbitę psy Biełkę i Striełkę i następnego dnia sprowadził je żywe na Ziemię, co nie udało się wcześniej nikomu. Dla Kennedy’ego był to kolejny znak, że Stany Zjednoczone zostają w tyle. Nixon odpowiadał, że w badaniach kosmosu to Ameryka prowadzi.',
  },
  'southern-strategy': {
    title: 'Strategia południowa',
    effect:
      'Nixon może umieścić do 5 kostek przewagi w stanach Południa, najwyżej 2 w każdym. Kennedy zyskuje 1 kostkę przewagi w kwestii praw obywatelskich.',
    history:
      'Eisenhower zdobył kilka stanów Południa, a w sierpniu 1960 roku w Atlancie i Birmingham Nixona witały ogromne tłumy. Kandydat liczył na więcej, nie chcąc przy tym tracić głosów czarnych wyborców na Północy. Wygrał w Wirginii, Tennessee i na Florydzie; samo określenie „strategia południowa” zrobiło karierę dopiero później.',
  },
  'nikita-kruschev': {
    title: 'Nikita Chruszczow',
    effect:
      'Lider w kwestii obrony, jeśli jest, zyskuje 1 żeton rozmachu i może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
    history:
      'We wrześniu 1960 roku radziecki przywódca Nikita Chruszczow przypłynął do Nowego Jorku i spędził kilka tygodni na sesji ONZ, przerywając mówcom okrzykami i waląc pięściami w pulpit. W samym środku kampanii trafił na pierwsze strony gazet. Obaj kandydaci prześcigali się w dowodzeniu, że to właśnie oni potrafią stawić mu czoło.',
  },
  'gathering-momentum-south': {
    title: 'Nabieranie rozmachu na Południu',
    effect:
      'Kto prowadzi w większej liczbie stanów Południa, zyskuje 1 żeton rozmachu i po 1 kostce przewagi w każdym stanie tego regionu, w którym nie ma kostek. Przy remisie nic się nie dzieje.',
    history:
      'Od czasów Rekonstrukcji Południe niemal zawsze głosowało na demokratów, ale w 1960 roku ta wierność była już nadwątlona. Mając u boku Lyndona Johnsona, Kennedy utrzymał Teksas, Georgię, obie Karoliny, Arkansas i Luizjanę. Wirginia, Tennessee i Floryda przypadły Nixonowi, a Missisipi – elektorom niezależnym.',
  },
  'gathering-momentum-east': {
    title: 'Nabieranie rozmachu na Wschodzie',
    effect:
      'Kto prowadzi w większej liczbie stanów Wschodu, zyskuje 1 żeton rozmachu i po 1 kostce przewagi w każdym stanie tego regionu, w którym nie ma kostek. Przy remisie nic się nie dzieje.',
    history:
      'Na Wschodzie leżały największe łupy tych wyborów: Nowy Jork z 45 głosami elektorskimi i Pensylwania z 32. Kennedy zdobył oba stany. Ze wschodnich stanów za Nixonem opowiedziały się tylko Maine, New Hampshire i Vermont.',
  },
  'gathering-momentum-midwest': {
    title: 'Nabieranie rozmachu na Środkowym Zachodzie',
    effect:
      'Kto prowadzi w większej liczbie stanów Środkowego Zachodu, zyskuje 1 żeton rozmachu i po 1 kostce przewagi w każdym stanie tego regionu, w którym nie ma kostek. Przy remisie nic się nie dzieje.',
    history:
      'Stany wokół Wielkich Jezior były polem bitwy, na którym obie kampanie spędziły ostatnie tygodnie. Kennedy zdobył Illinois, Michigan, Minnesotę i Missouri. Nixonowi przypadły Indiana, Iowa, Wisconsin, Kentucky oraz Ohio, ku zaskoczeniu ludzi Kennedy’ego, którzy widzieli tam wielkie tłumy na jego wiecach.',
  },
  'gathering-momentum-west': {
    title: 'Nabieranie rozmachu na Zachodzie',
    effect:
      'Kto prowadzi w większej liczbie stanów Zachodu (z Alaską i Hawajami), zyskuje 1 żeton rozmachu i po 1 kostce przewagi w każdym stanie tego regionu, w którym nie ma kostek. Przy remisie nic się nie dzieje.',
    history:
      'Nixon był Kalifornijczykiem i Zachód należał do niego. Z osiemnastu stanów tego regionu Kennedy wygrał tylko w Nowym Meksyku, Nevadzie i na Hawajach. W samej Kalifornii różnica była tak mała, że rozstrzygnęły głosy korespondencyjne.',
  },
  'dwight-d-eisenhower': {
    title: 'Dwight D. Eisenhower',
    effect:
      'Nixon może umieścić do 7 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym. Odtąd wydarzenie „Milczenie Eisenhowera” jest zablokowane.',
    history:
      'Najpopularniejszy republikanin w kraju ruszył w trasę dla Nixona dopiero w ostatnich dniach października. Jego występy, uwieńczone 2 listopada przejazdem przez Nowy Jork u boku Nixona i Lodge’a, ściągały wielkie tłumy. Do dziś wielu pyta, co dałoby jeszcze kilka tygodni z Eisenhowerem.',
  },
  'old-south': {
    title: 'Stare Południe',
    effect:
      'Lider w kwestii praw obywatelskich, jeśli jest, musi usunąć z Południa 5 swoich kostek (jeśli ma mniej – wszystkie) i do końca tury nie może tam wydawać PK na przewagę.',
    history:
      'W Partii Demokratycznej 1960 roku mieścili się i liberałowie z Północy, i zwolennicy segregacji z Południa. Konwencja w Los Angeles, mimo protestów Południa, przyjęła najodważniejszy w dotychczasowych dziejach partii program w sprawie praw obywatelskich. Za każdy krok ku równości płaciło się w dawnych bastionach demokratów.',
  },
  'nixon-egged-in-michigan': {
    title: 'Nixon obrzucony jajami w Michigan',
    effect:
      'Znacznik Nixona trafia do Michigan; Nixon traci tam 1 kostkę. Do końca tury nie może wydawać PK na przewagę w stanach Środkowego Zachodu.',
    history:
      'Pod koniec października pociąg wyborczy Nixona przejechał przez Michigan, twierdzę związku zawodowego pracowników przemysłu samochodowego. Na trasie nie brakowało gwizdów i okrzyków, poleciały też jajka. W listopadzie stan przypadł Kennedy’emu.',
  },
  'fifty-stars': {
    title: 'Pięćdziesiąt gwiazd',
    effect:
      'Kto ma łącznie więcej kostek przewagi na Alasce i Hawajach, może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym. Przy remisie nic się nie dzieje.',
    history:
      'Alaska i Hawaje weszły do Unii w 1959 roku, a flaga z pięćdziesięcioma gwiazdami obowiązuje od 4 lipca 1960 roku. Oba nowe stany po raz pierwszy głosowały w wyborach prezydenckich. Alaska wybrała Nixona, a Hawaje – po ponownym przeliczeniu, różnicą 115 głosów – Kennedy’ego.',
  },
  gaffe: {
    title: 'Gafa',
    effect:
      'Przeciwnik traci 1 żeton rozmachu oraz 3 kostki przewagi (lub wszystkie, jeśli ma mniej) w stanie, w którym stoi jego znacznik.',
    history:
      'Kandydaci przemawiali po wiele razy dziennie, a wszędzie jechali za nimi reporterzy z notesami, mikrofonami i kamerami. Jedno nieostrożne zdanie, ich własne albo sojusznika, trafiało rano do gazet od oceanu do oceanu. Oba obozy straciły niejeden dzień kampanii na tłumaczenie, co właściwie miały na myśli.',
  },
  'martin-luther-king-arrested': {
    title: 'Aresztowanie Martina Luthera Kinga',
    effect:
      'Przesuń kwestię praw obywatelskich o 1 miejsce w górę. Zyskujesz 3 kostki przewagi w kwestii praw obywatelskich.',
    history:
      'Martina Luthera Kinga aresztowano 19 października 1960 roku podczas protestu okupacyjnego w Atlancie, a potem, wracając do dawnego wykroczenia drogowego, skazano na cztery miesiące ciężkich robót. John Kennedy zadzwonił do Coretty Scott King, Robert Kennedy do sędziego, i Kinga zwolniono za kaucją; Nixon publicznie milczał. Wieść o tych telefonach dotarła do czarnych kościołów w całym kraju.',
  },
  'east-harlem-pledge': {
    title: 'Obietnica ze Wschodniego Harlemu',
    effect:
      'Nixon traci 1 kostkę przewagi w kwestii praw obywatelskich. Kennedy może usunąć do 5 kostek przewagi Nixona ze stanów Południa, najwyżej 2 z każdego.',
    history:
      'Przemawiając 12 października 1960 roku we Wschodnim Harlemie, Henry Cabot Lodge obiecał, że w gabinecie Nixona znajdzie się czarny minister. Nikt tego nie uzgodnił i sztab Nixona szybko się od obietnicy odciął. Kosztowała go głosy na Południu, a na Północy nie przysporzyła wdzięczności.',
  },
  '1960-civil-rights-act': {
    title: 'Ustawa o prawach obywatelskich z 1960 roku',
    effect:
      'Przesuń kwestię praw obywatelskich o 1 miejsce w górę. Nixon zyskuje 1 kostkę przewagi w kwestii praw obywatelskich.',
    history:
      'Eisenhower podpisał ustawę o prawach obywatelskich 6 maja 1960 roku, po długiej obstrukcji senatorów z Południa. Przewidywała powoływanych przez sądy arbitrów wyborczych, nakazywała przechowywać dokumenty wyborcze do wglądu i karała za siłowe przeciwstawianie się orzeczeniom sądów federalnych. Była skromna, ale prowadziła ku ustawom z lat 1964 i 1965.',
  },
  'ken-air': {
    title: 'Ken-Air',
    effect:
      'Do końca tury Kennedy nie płaci kosztów podróży, a każda karta, którą zagrywa na kampanię w stanach, jest warta o 1 PK więcej, najwyżej 5.',
    history:
      'W 1959 roku Joseph Kennedy kupił samolot pasażerski Convair, który rodzinna spółka wydzierżawiła sztabowi syna. Maszyna, nazwana „Caroline” na cześć córki kandydata, miała biurko, łóżka i miejsca dla reporterów. Żaden kandydat na prezydenta nie miał dotąd własnego samolotu.',
  },
  'nelson-rockefeller': {
    title: 'Nelson Rockefeller',
    effect:
      'Nixon zyskuje 1 kostkę przewagi w Nowym Jorku i może wziąć na rękę dowolną kartę ze stosu kart odrzuconych.',
    history:
      'Nelson Rockefeller, gubernator stanu Nowy Jork, przewodził liberalnemu skrzydłu Partii Republikańskiej i sam myślał o starcie. Nie chciał kandydować na wiceprezydenta u boku Nixona, ale w swoim stanie prowadził dla niego energiczną kampanię. Nowy Jork i tak przypadł Kennedy’emu.',
  },
  'harry-f-byrd': {
    title: 'Harry F. Byrd',
    effect:
      'Nixon może usunąć łącznie do 3 kostek przewagi Kennedy’ego z Alabamy, Missisipi i Oklahomy, dzieląc je między te stany, jak zechce.',
    history:
      'Senator Harry F. Byrd z Wirginii, rzecznik oporu przeciw desegregacji szkół, zamiast poprzeć kandydata własnej partii, zachował, jak to nazywał, złote milczenie. Choć o urząd się nie ubiegał, dostał 15 głosów elektorskich: wszystkie 8 z Missisipi, 6 z Alabamy i 1 od elektora z Oklahomy.',
  },
  'the-great-seal-bug': {
    title: 'Pluskwa w Wielkiej Pieczęci',
    effect:
      'Nixon zyskuje 1 kostkę przewagi w kwestii obrony. Jeśli na stosie kart odrzuconych leży „Henry Cabot Lodge”, Nixon może wziąć tę kartę na rękę.',
    history:
      'W maju 1960 roku, gdy cały świat mówił o amerykańskim samolocie szpiegowskim U-2, ambasador Henry Cabot Lodge odpowiedział Sowietom w ONZ rekwizytem. Była to rzeźbiona w drewnie Wielka Pieczęć, radziecki podarunek, który przez lata wisiał w moskiewskiej rezydencji ambasadora USA. W środku krył się podsłuch.',
  },
  'johnson-jeered-in-dallas': {
    title: 'Johnson wygwizdany w Dallas',
    effect: 'Kennedy traci 1 kostkę w Teksasie i do końca tury nie może wydawać PK na przewagę w stanach Południa.',
    history:
      '4 listopada 1960 roku w hotelu Adolphus w Dallas Lyndon i Lady Bird Johnsonowie musieli się przeciskać przez wrogi tłum zwolenników Nixona, popychani i wyzywani. Wśród prowodyrów był republikański kongresmen Bruce Alger. Zdjęcia zbulwersowały wielu Teksańczyków i zjednały Johnsonom sympatię.',
  },
  'profiles-in-courage': {
    title: 'Profile odwagi',
    effect:
      'Do końca tury Kennedy po każdym nieudanym teście przewagi może ciągnąć jeszcze raz, lecz tylko raz w każdym teście.',
    history:
      'Książka Kennedy’ego z 1956 roku opowiadała o ośmiu senatorach, którzy dla zasad zaryzykowali karierę. W 1957 roku przyniosła mu Nagrodę Pulitzera za biografię i opinię człowieka myślącego. Duży udział w jej napisaniu miał jego współpracownik Theodore Sorensen.',
  },
  'early-returns-from-connecticut': {
    title: 'Pierwsze wyniki z Connecticut',
    effect:
      'W Dniu Wyborów, gdy przyjdzie kolej na tę kartę, ten, kto prowadzi w Connecticut, wykonuje 5 testów przewagi w Kalifornii. Jeśli nikt tam nie prowadzi, nic się nie dzieje.',
    history:
      'W Connecticut liczono szybko, więc w noc wyborczą stan ten jako jeden z pierwszych podał wyniki. Okazała przewaga Kennedy’ego zapowiadała łatwe zwycięstwo. Reszta nocy wcale nie była łatwa.',
  },
  'unpledged-electors': {
    title: 'Elektorzy niezależni',
    effect:
      'W ostatecznych wynikach te spośród stanów Alabama, Luizjana i Missisipi, w których Kennedy ma tylko od 1 do 3 kostek, nie przypadają nikomu.',
    history:
      'Przeciwnicy praw obywatelskich na głębokim Południu wystawili elektorów niezwiązanych z żadnym kandydatem, licząc na targi, gdyby nikt nie zdobył większości. Missisipi wybrało właśnie takich, spośród jedenastu demokratycznych elektorów Alabamy niezwiązanych było sześciu, a w Luizjanie podobna lista przegrała. Cała czternastka zagłosowała na Harry’ego F. Byrda.',
  },
  'lazy-shave': {
    title: '„Leniwe golenie”',
    effect:
      'W każdej rundzie Debaty Nixon odsłania wybraną kartę, zanim Kennedy wybierze swoją. Po Debacie to wydarzenie już nie działa.',
    history:
      'Przed pierwszą debatą, 26 września 1960 roku w Chicago, Nixon nie zgodził się na pełny makijaż. Cień zarostu przykryto mu pudrem o nazwie „Lazy Shave”, czyli „leniwe golenie”. Blady po chorobie, pocąc się w świetle reflektorów, stanął na oczach około 70 milionów widzów obok wypoczętego i opalonego Kennedy’ego.',
  },
  'harvard-brain-trust': {
    title: 'Trust mózgów z Harvardu',
    effect: 'W Debacie Kennedy dodaje 1 PK do swojej sumy w każdej kwestii. Po Debacie to wydarzenie już nie działa.',
    history:
      'Kennedy, sam absolwent Harvardu, korzystał z wiedzy tamtejszych profesorów: Archibald Cox kierował zespołem, który dostarczał pomysłów i szkiców przemówień, a doradzali John Kenneth Galbraith i Arthur Schlesinger Jr. Prasa, pamiętając doradców Franklina Roosevelta, znów pisała o truście mózgów.',
  },
  'henry-luce': {
    title: 'Henry Luce',
    effect:
      'Kennedy może umieścić 1 żeton poparcia w wybranym regionie. Jeśli Nixon ma tam żetony poparcia, zamiast tego usuwa się jeden z nich.',
    history:
      'Henry Luce, założyciel tygodników „Time” i „Life”, był zagorzałym republikaninem, ale i dawnym znajomym Josepha Kennedy’ego; w 1940 roku napisał przedmowę do pierwszej książki jego syna Johna. „Life” ostatecznie opowiedział się za Nixonem, jednak pisma Luce’a okazywały Kennedy’emu więcej życzliwości, niż demokraci przywykli od nich dostawać.',
  },
  'lunch-counter-sit-ins': {
    title: 'Protesty w barach',
    effect:
      'Przesuń kwestię praw obywatelskich o 1 miejsce w górę. Potem jej lider, jeśli jest, może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
    history:
      '1 lutego 1960 roku w sklepie Woolwortha w Greensboro w Karolinie Północnej czterech czarnych studentów usiadło przy barze tylko dla białych i nie dało się wyprosić. W ciągu kilku tygodni takie protesty ogarnęły dziesiątki miast. W lipcu bar w Greensboro zaczął obsługiwać wszystkich.',
  },
  'high-hopes': {
    title: '„Wielkie nadzieje”',
    effect:
      'Odsłoń kolejno 2 karty z wierzchu talii. Każdą, na której jest ikona Kennedy’ego (sama albo obok ikony Nixona), rozegraj od razu jako wydarzenie zagrane przez Kennedy’ego.',
    history:
      'Frank Sinatra zaśpiewał dla przyjaciela: do nagrodzonej Oscarem piosenki „High Hopes” („Wielkie nadzieje”) Sammy Cahn napisał nowe słowa i tak powstał przebój kampanii. Z szaf grających i głośników na samochodach płynęła wieść, że trzeba wybrać Jacka.',
  },
  'lyndon-johnson': {
    title: 'Lyndon Johnson',
    effect:
      'Kennedy może umieścić 2 kostki przewagi w Teksasie i do 3 kolejnych w stanach Południa (z tych najwyżej 2 w każdym). Może też odwrócić z powrotem wyczerpaną kartę kandydata.',
    history:
      'Lyndon Johnson z Teksasu, przywódca większości w Senacie i rywal Kennedy’ego w walce o nominację, zaskoczył wielu, godząc się kandydować na wiceprezydenta. W październiku przejechał Południe pociągiem, przemawiając z pomostu ostatniego wagonu. Kennedy wygrał w Teksasie różnicą około 46 tysięcy głosów.',
  },
  'northern-blacks': {
    title: 'Czarni wyborcy Północy',
    effect:
      'Lider w kwestii praw obywatelskich, jeśli jest, może umieścić do 5 kostek przewagi w Illinois, Michigan i Nowym Jorku, najwyżej 2 w każdym.',
    history:
      'Miliony czarnych Amerykanów przeniosły się do miast Północy, gdzie – inaczej niż w dużej części Południa – mogły głosować. W 1956 roku spory odsetek ich głosów zdobył Eisenhower; w 1960 ponad dwie trzecie dostał Kennedy. W tak wyrównanych stanach jak Illinois i Michigan mogło to przesądzić o wyniku.',
  },
  'pierre-salinger': {
    title: 'Pierre Salinger',
    effect: 'Kennedy może wybrać jedną kwestię i umieścić w niej 3 kostki przewagi.',
    history:
      'Pierre Salinger, dziennikarz z San Francisco, pracował z Robertem Kennedym przy śledztwie senackim, zanim został rzecznikiem prasowym kandydata. Dbał, by reporterom nie brakowało stenogramów, telefonów i dobrego humoru. Tę samą funkcję pełnił potem w Białym Domu.',
  },
  'henry-cabot-lodge': {
    title: 'Henry Cabot Lodge',
    effect:
      'Nixon zyskuje 2 kostki przewagi w Massachusetts i 2 w kwestii obrony. Może też odwrócić z powrotem wyczerpaną kartę kandydata.',
    history:
      'Henry Cabot Lodge w 1952 roku przegrał z Johnem Kennedym fotel senatora z Massachusetts, a potem przez ponad siedem lat był ambasadorem przy ONZ. Telewizja rozsławiła jego pojedynki z Sowietami i Nixon wybrał go na kandydata na wiceprezydenta. Kampanię prowadził bez pośpiechu i znajdował czas na popołudniową drzemkę.',
  },
  'catholic-support': {
    title: 'Głosy katolików',
    effect: 'Kennedy może umieścić do 7 kostek przewagi w dowolnych stanach, najwyżej 2 w każdym.',
    history:
      'Kennedy był drugim katolikiem nominowanym przez jedną z wielkich partii; pierwszym był w 1928 roku Al Smith. Katolicy, z których wielu głosowało wcześniej na Eisenhowera, wrócili do demokratów: Kennedy dostał blisko cztery piąte ich głosów. Najwięcej było ich właśnie w dużych stanach, których potrzebował.',
  },
  'puerto-rican-bishops': {
    title: 'Biskupi z Portoryko',
    effect: 'Do końca tury Kennedy nie może wydawać żetonów rozmachu.',
    history:
      'W październiku 1960 roku katoliccy biskupi Portoryko zabronili wiernym głosować na partię gubernatora Luisa Muñoza Marína. Przeciwnicy Kennedy’ego zawsze mówili, że biskupi tak właśnie robią, a stało się to niespełna trzy tygodnie przed wyborami. Gubernatora i tak wybrano ponownie.',
  },
  'compact-of-fifth-avenue': {
    title: 'Pakt z Piątej Alei',
    effect:
      'Znacznik Nixona trafia do Nowego Jorku. Nixon zyskuje kostki przewagi: 1 w kwestii praw obywatelskich, 2 w Nowym Jorku i 1 w mediach na Wschodzie.',
    history:
      '22 lipca 1960 roku Nixon poleciał w tajemnicy do Nowego Jorku i przez całą noc rozmawiał z Nelsonem Rockefellerem w jego mieszkaniu przy Piątej Alei. Uzgodnili czternaście punktów dotyczących obrony, wzrostu gospodarczego i praw obywatelskich. Konserwatyści wpadli w furię, a Barry Goldwater nazwał to Monachium Partii Republikańskiej.',
  },
  'prime-time-television': {
    title: 'Najlepszy czas antenowy',
    effect:
      'Możesz wybrać jeden region, w którym masz przewagę w mediach, i umieścić w jego stanach do 5 kostek przewagi, najwyżej 2 w każdym.',
    history:
      'W 1950 roku telewizor miało mniej niż jedno na dziesięć amerykańskich gospodarstw domowych, w 1960 już blisko dziewięć na dziesięć. Partie kupowały wieczorny czas na przemówienia i krótkie filmy, ryzykując gniew wielbicieli programów, które przez to spadały z anteny. Żadnej wcześniejszej kampanii nie oglądało tylu ludzi.',
  },
  'the-cold-war': {
    title: 'Zimna wojna',
    effect:
      'Lider w kwestii obrony, jeśli jest, może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
    history:
      'W maju 1960 roku szczyt w Paryżu załamał się z powodu zestrzelonego przez Sowietów amerykańskiego samolotu szpiegowskiego. Berlin, Kuba, Kongo i wyścig rakietowy codziennie gościły w wiadomościach. Kennedy mówił, że prestiż Ameryki spada; Nixon – że czas wymaga doświadczenia.',
  },
  'rising-food-prices': {
    title: 'Rosnące ceny żywności',
    effect: 'Przesuń kwestię ekonomii o 1 miejsce w górę. Nixon zyskuje 2 kostki przewagi w kwestii ekonomii.',
    history:
      'Nadwyżki płodów rolnych i rachunki za zakupy należały do stałych sporów tej kampanii. Nixon ostrzegał gospodynie domowe, że program rolny Kennedy’ego podniesie ceny żywności. Kennedy odpowiadał, że za rządów republikanów spadły dochody farmerów.',
  },
  'eleanor-roosevelts-speaking-tour': {
    title: 'Tournée Eleanor Roosevelt',
    effect: 'Kennedy może umieścić do 5 kostek przewagi w stanach Środkowego Zachodu, najwyżej 2 w każdym.',
    history:
      'Eleanor Roosevelt wolała Adlaia Stevensona i początkowo nie ufała Kennedy’emu. W sierpniu 1960 roku odwiedził ją w Hyde Parku i zgodziła się pomóc. Mając siedemdziesiąt pięć, a niebawem siedemdziesiąt sześć lat, jeździła i przemawiała dla niego w jednym stanie po drugim.',
  },
  'industrial-midwest': {
    title: 'Przemysłowy Środkowy Zachód',
    effect:
      'Nixon może umieścić do 5 kostek przewagi w stanach: Illinois, Indiana, Michigan, Minnesota, Ohio i Wisconsin, najwyżej 2 w każdym.',
    history:
      'Od Ohio po Minnesotę ciągnęły się fabryki, związki zawodowe i ponad sto głosów elektorskich. W drugiej połowie października Nixon przemierzał ten region pociągiem. Ohio, Indiana i Wisconsin były jego; Illinois, Michigan i Minnesota wymknęły mu się o włos.',
  },
  'missile-gap': {
    title: 'Luka rakietowa',
    effect: 'Kennedy zyskuje 3 kostki przewagi w kwestii obrony.',
    history:
      'Kennedy twierdził, że Związek Radziecki zyskuje przewagę w rakietach dalekiego zasięgu, co sugerowały też niektóre oficjalne prognozy. Eisenhower dzięki tajnemu zwiadowi wiedział, że tak nie jest, ale nie mógł zdradzić skąd. W 1961 roku okazało się, że luka istniała – na korzyść Ameryki.',
  },
  'hurricane-donna': {
    title: 'Huragan Donna',
    effect: 'Twój znacznik trafia na Florydę. Zyskujesz 1 żeton rozmachu i 1 kostkę przewagi na Florydzie.',
    history:
      '10 września 1960 roku huragan Donna spustoszył archipelag Florida Keys, a potem uderzył w Karolinę Północną i Nową Anglię. Był jedną z najbardziej niszczycielskich burz swojej epoki. Przez kilka dni nikt na jego drodze nie myślał o wyborach.',
  },
  'campaign-headquarters': {
    title: 'Sztab wyborczy',
    effect: 'Możesz odrzucić z ręki dowolną liczbę kart i dobrać tyle samo z talii.',
    history:
      'Kampanią Kennedy’ego kierował jego brat Robert, a Lawrence O’Brien napisał dla jej pracowników podręcznik organizacji. Nixon też miał zdolnych menedżerów, między innymi Leonarda Halla i Roberta Fincha. Wolał jednak o wszystkim decydować sam.',
  },
  'bobby-kennedy': {
    title: 'Bobby Kennedy',
    effect: 'Do końca tury każda karta, którą Kennedy zagrywa za PK, jest warta o 1 PK więcej, najwyżej 5.',
    history:
      'Robert Kennedy kierował kampanią brata, mając trzydzieści cztery lata. Pracował bez wytchnienia, tego samego oczekiwał od innych i nie dbał o to, kto się obrazi. W nowej administracji został prokuratorem generalnym.',
  },
  'hostile-press-corps': {
    title: 'Nieprzychylna prasa',
    effect:
      'Do końca tury Nixon, prowadząc kampanię w stanach, wykonuje testy przewagi w każdym stanie, jakby Kennedy w nim dominował.',
    history:
      'Większość gazet poparła Nixona w artykułach redakcyjnych, ale reporterzy, którzy z nim jeździli, byli trzymani na dystans i dobrze to czuli. Kennedy szukał ich towarzystwa, a oni lubili jego. Pod koniec, pisał Theodore White, wielu korespondentów z otoczenia Kennedy’ego było już jego przyjaciółmi.',
  },
  'opposition-research': {
    title: 'Haki na rywala',
    effect:
      'Kennedy pokazuje Nixonowi wszystkie karty z ręki. Następnie Nixon może wydać 3 PK na jeden rodzaj akcji: kampanię w stanach, kampanię w mediach albo zajmowanie stanowiska w kwestiach.',
    history:
      'Obie strony prowadziły kartoteki głosowań, nieobecności i wypowiedzi rywala. Republikanie liczyli głosowania w Senacie, które Kennedy opuścił, a demokraci zbierali wszystko, co Nixon kiedykolwiek powiedział. Pogłoskom, że Kennedy cierpi na chorobę Addisona, jego sztab zaprzeczał; były prawdziwe.',
  },
  'a-new-frontier': {
    title: '„Nowa Granica”',
    effect: 'Kennedy może odrzucić z ręki dowolną liczbę kart i dobrać tyle samo z talii.',
    history:
      'Przyjmując nominację 15 lipca 1960 roku na stadionie Coliseum w Los Angeles, Kennedy mówił, że kraj stoi na skraju nowej granicy, za którą są nieznane szanse i niebezpieczeństwa. Nie obiecywał, lecz rzucał wyzwanie. Od tych słów wziął nazwę jego program.',
  },
  'tricky-dick': {
    title: 'Cwany Dick',
    effect:
      'Nixon traci 1 żeton rozmachu. Następnie może wziąć dowolną kartę ze stosu kart odrzuconych i od razu rozegrać jej wydarzenie, jakby sam je zagrał, lecz bez kostek wytchnienia.',
    history:
      'Przezwisko „Tricky Dick” pochodzi z kampanii do Senatu w Kalifornii w 1950 roku, gdy Nixon przedstawiał swoją przeciwniczkę Helen Gahagan Douglas jako pobłażliwą wobec komunizmu. Przylgnęło do niego na zawsze. W 1960 roku demokraci rozdawali jego zdjęcie z pytaniem, czy od tego człowieka kupiłbyś używany samochód.',
  },
  'mid-atlantic': {
    title: 'Stany środkowoatlantyckie',
    effect:
      'Kennedy może umieścić do 5 kostek przewagi w stanach: Delaware, Maryland, New Jersey, Nowy Jork i Pensylwania, najwyżej 2 w każdym.',
    history:
      'Nowy Jork, Pensylwania, New Jersey, Maryland i Delaware miały razem 105 głosów elektorskich, ponad jedną trzecią potrzebnej większości. Kennedy zdobył całą piątkę. W New Jersey wygrał różnicą niespełna jednego procenta.',
  },
  'world-series-ends': {
    title: 'Koniec World Series',
    effect:
      'Kto ma przewagę w mediach na Wschodzie, może umieścić do 5 kostek przewagi w stanach Wschodu, najwyżej 2 w każdym.',
    history:
      '13 października 1960 roku Bill Mazeroski z Pittsburgh Pirates w ostatniej zmianie ostatniego meczu baseballowego finału wybił home run, który dał zwycięstwo nad New York Yankees. Tego samego wieczoru telewizja nadała trzecią debatę. Odtąd kraj miał o jeden pojedynek mniej do oglądania.',
  },
  'fatigue-sets-in': {
    title: 'Zmęczenie daje się we znaki',
    effect: 'Jeśli karta kandydata przeciwnika nie jest wyczerpana, odwróć ją na stronę wyczerpaną.',
    history:
      'Nikt wcześniej nie próbował takiego tempa: osiemnaście godzin na dobę, kilka miast dziennie. Nixon, dopiero co wypisany ze szpitala, chudł, choć nie miał z czego, a Kennedy’emu od uścisków puchła prawa dłoń. Zmęczeni ludzie popełniają błędy.',
  },
  'trial-of-gary-powers': {
    title: 'Proces Gary’ego Powersa',
    effect: 'Przesuń kwestię obrony o 2 miejsca w górę. Potem jej lider, jeśli jest, zyskuje 1 żeton rozmachu.',
    history:
      'Francis Gary Powers został zestrzelony w samolocie U-2 nad Związkiem Radzieckim 1 maja 1960 roku. W sierpniu, gdy w Ameryce ruszała kampania, moskiewski sąd w publicznym procesie skazał go na dziesięć lat. W 1962 roku na moście na skraju Berlina wymieniono go za radzieckiego szpiega Rudolfa Abla.',
  },
  'give-me-a-week': {
    title: '„Dajcie mi tydzień”',
    effect: 'Nixon traci 2 żetony rozmachu oraz po 1 kostce przewagi w każdej kwestii, w której jest liderem.',
    history:
      '24 sierpnia 1960 roku dziennikarz zapytał Eisenhowera o jakiś ważny pomysł Nixona, który prezydent przyjął. Ten odparł, że gdyby dać mu tydzień, może by coś sobie przypomniał. Chciał tylko zakończyć konferencję prasową, ale demokraci cytowali te słowa aż do listopada.',
  },
  'stump-speech': {
    title: 'Mowa wiecowa',
    effect: 'Jeśli przeciwnik ma więcej żetonów rozmachu niż ty, zyskujesz tyle, by mu dorównać.',
    history:
      'Każdy kandydat miał jedno podstawowe przemówienie, które wygłaszał wiele razy dziennie z dachów samochodów, przy ogrodzeniach lotnisk i na schodach sądów. Kennedy mówił, że kraj musi znów ruszyć z miejsca; Nixon – że nigdy nie stanął. Reporterzy wkrótce znali oba teksty na pamięć.',
  },
  'joe-kennedy': {
    title: 'Joe Kennedy',
    effect: 'Do końca tury Nixon nie może wydawać żetonów rozmachu.',
    history:
      'Joseph P. Kennedy, dawny ambasador w Londynie, zbił wielką fortunę i chciał widzieć syna w Białym Domu. Budził kontrowersje, więc w czasie kampanii trzymał się w cieniu. Jego pieniądze i telefon pracowały jednak codziennie.',
  },
  'adlai-stevenson': {
    title: 'Adlai Stevenson',
    effect:
      'Kennedy zyskuje 1 kostkę przewagi w Illinois i może wziąć na rękę dowolną kartę ze stosu kart odrzuconych.',
    history:
      'Adlai Stevenson, były gubernator Illinois, był kandydatem demokratów w 1952 i 1956 roku. W Los Angeles jego wielbiciele wypełnili galerie, domagając się trzeciej próby, ale Kennedy wygrał już w pierwszym głosowaniu. Stevenson prowadził dla niego kampanię, a później reprezentował kraj w ONZ.',
  },
  'voter-registration-drive': {
    title: 'Akcja rejestracji wyborców',
    effect: 'Możesz umieścić do 3 kostek przewagi w stanach, w których nie ma kostek, najwyżej 1 w każdym.',
    history:
      'Demokraci wiedzieli, że wielu z tych, którzy nie chodzą na wybory, zagłosowałoby na nich. Pod kierunkiem kongresmena Franka Thompsona z New Jersey prowadzili w całym kraju akcję rejestracji w wielkich miastach. W 1960 roku głosowało blisko 69 milionów Amerykanów, najwięcej w dotychczasowej historii.',
  },
  'peace-without-surrender': {
    title: '„Pokój bez kapitulacji”',
    effect: 'Przesuń kwestię obrony o 1 miejsce w górę. Nixon zyskuje 1 kostkę przewagi w kwestii obrony.',
    history:
      'Nixon przedstawiał się jako człowiek, który zachowa pokój i niczego Moskwie nie odda. „Pokój bez kapitulacji” należał do haseł jego kampanii. Dorobek lat Eisenhowera zestawiał z rywalem, którego nikt jeszcze nie sprawdził.',
  },
  'congressional-summer-session': {
    title: 'Letnia sesja Kongresu',
    effect:
      'Kennedy musi przenieść znacznik do stanu Maryland lub Wirginia. Do końca tury każda jego karta zagrana za PK jest warta o 2 PK mniej, ale co najmniej 1.',
    history:
      'W sierpniu 1960 roku, już po konwencjach, Kongres zebrał się ponownie z woli swoich demokratycznych przywódców, Lyndona Johnsona i Sama Rayburna. Liczyli na ustawy, którymi można by się chwalić w kampanii. Tymczasem Kennedy i Johnson tygodniami siedzieli w Waszyngtonie prawie bez efektów, a Nixon objeżdżał kraj.',
  },
  'the-old-nixon': {
    title: 'Stary Nixon',
    effect: 'Nixon traci 1 żeton rozmachu, a Kennedy traci 3.',
    history:
      'Nixon wspinał się po szczeblach kariery w twardych bojach: wybory do Izby w 1946 roku, sprawa Hissa, wybory do Senatu w 1950. Przyjaciele nazywali go wojownikiem; wrogowie znali inne słowa. Ilekroć w 1960 roku przechodził do ataku, gazety pytały, czy wrócił stary Nixon.',
  },
  'heartland-of-america': {
    title: 'Serce Ameryki',
    effect:
      'Nixon może umieścić do 7 kostek przewagi w stanach Zachodu i Środkowego Zachodu mających co najwyżej 10 głosów elektorskich, najwyżej 1 w każdym.',
    history:
      'Małe stany Wielkich Równin i Gór Skalistych były najpewniejszym republikańskim terenem na mapie. Nixon, syn sklepikarza z Whittier, mówił ich językiem. Wygrał niemal we wszystkich.',
  },
  'southern-revolt': {
    title: 'Bunt Południa',
    effect:
      'Jeśli Kennedy jest liderem w kwestii praw obywatelskich, Nixon może umieścić do 5 kostek przewagi w stanach Południa, najwyżej 2 w każdym.',
    history:
      'Wielu demokratów z Południa nie chciało iść za katolikiem z Massachusetts i jego programem praw obywatelskich. W Teksasie na czele „Demokratów za Nixonem” stanął były gubernator Allan Shivers, a w Missisipi i Alabamie wybrano elektorów, którzy nie zamierzali głosować na kandydata własnej partii.',
  },
  'norman-vincent-peale': {
    title: 'Norman Vincent Peale',
    effect: 'Nixon może usunąć do 5 kostek przewagi Kennedy’ego z dowolnych stanów, najwyżej 1 z każdego.',
    history:
      'Norman Vincent Peale, autor bestsellera o pozytywnym myśleniu, przewodniczył 7 września 1960 roku zjazdowi protestanckich duchownych w Waszyngtonie. Wydane tam oświadczenie wyrażało wątpliwość, czy katolicki prezydent byłby niezależny od swojego Kościoła. Po burzy protestów, także ze strony protestantów, Peale wycofał się z tej grupy.',
  },
  'eisenhowers-silence': {
    title: 'Milczenie Eisenhowera',
    effect: 'Do końca tury Nixon nie może wydawać PK na przewagę w stanach, w których prowadzi Kennedy.',
    history:
      'Przez większą część kampanii Eisenhower prawie nie zabierał głosu na rzecz swojego wiceprezydenta. Nixon chciał wygrać na własny rachunek, a rodzina i lekarz prezydenta bali się o jego serce. Gdy w końcu października przemówił, było już późno.',
  },
  'republican-tv-spots': {
    title: 'Republikańskie spoty telewizyjne',
    effect:
      'Znacznik Nixona trafia do Nowego Jorku. Nixon może umieścić do 3 kostek przewagi w mediach w dowolnych regionach.',
    history:
      'Specjaliści od reklamy pracowali dla Nixona w biurze w Nowym Jorku. W ich krótkich filmach siedział na brzegu biurka i spokojnie mówił do kamery o pokoju, prawach obywatelskich i gospodarce. W przeddzień wyborów przez cztery godziny odpowiadał na antenie na pytania widzów.',
  },
  'nixons-pledge': {
    title: 'Obietnica Nixona',
    effect:
      'Do końca tury Kennedy zyskuje 1 żeton rozmachu za każdym razem, gdy Nixon zagra kartę w innym celu niż kampania w stanach.',
    history:
      'Przyjmując w Chicago nominację, Nixon obiecał prowadzić kampanię we wszystkich pięćdziesięciu stanach. Choć dwa tygodnie chorował, słowa dotrzymał i w ostatni weekend poleciał na Alaskę z jej trzema głosami elektorskimi. Kennedy spędził te dni w dużych stanach.',
  },
  'suburban-voters': {
    title: 'Wyborcy z przedmieść',
    effect:
      'Kennedy może umieścić do 5 kostek przewagi w stanach mających co najmniej 20 głosów elektorskich, najwyżej 2 w każdym.',
    history:
      'W latach pięćdziesiątych przedmieściom przybyły miliony mieszkańców, a Eisenhower radził tam sobie dobrze. W 1960 roku Kennedy odzyskał wiele młodych rodzin spod Nowego Jorku, Chicago i Filadelfii. Samych przedmieść mu to nie dało, ale pomogło w wyrównanych stanach.',
  },
  'stock-market-in-decline': {
    title: 'Spadki na giełdzie',
    effect:
      'Przesuń kwestię ekonomii o 2 miejsca w górę. Potem jej lider, jeśli jest, zyskuje 2 kostki przewagi w Nowym Jorku.',
    history:
      'Przez znaczną część 1960 roku giełda spadała, a kraj wchodził w trzecią recesję w ciągu siedmiu lat. Ekonomista Arthur Burns ostrzegał Nixona już wiosną, ale administracja nie chciała jej zapobiegać większymi wydatkami. Nixon obwiniał potem za swoją porażkę między innymi październikowe dane o bezrobociu.',
  },
  'advance-men': {
    title: 'Forpoczta',
    effect: 'Do końca tury nie płacisz kosztów podróży, a w kampanii w stanach nie wykonujesz testów przewagi.',
    history:
      'Na kilka dni przed kandydatem do miasta zjeżdżała ekipa, która ustalała trasę, wieszała transparenty i dbała o tłum. U Kennedy’ego najbardziej znanym człowiekiem od tej roboty był Jerry Bruno. U Nixona kierował nią H. R. Haldeman, późniejszy szef personelu Białego Domu.',
  },
  herblock: {
    title: 'Herblock',
    effect: 'Kennedy może usunąć do 2 kostek przewagi Nixona w mediach z dowolnych regionów.',
    history:
      'Herbert Block, podpisujący się Herblock, rysował dla „Washington Post”, ale czytano go daleko poza stolicą. To on ukuł słowo „maccartyzm”, a w 1954 roku narysował Nixona wychodzącego z kanału ściekowego. Nixon nigdy mu tego nie zapomniał.',
  },
  'kennedys-peace-corps': {
    title: 'Korpus Pokoju Kennedy’ego',
    effect: 'Do końca tury Kennedy może za darmo zapobiegać wydarzeniom z kart, które zagrywa.',
    history:
      'O drugiej w nocy 14 października 1960 roku w Ann Arbor w Michigan Kennedy zapytał tysiące studentów, czy pojechaliby służyć krajowi za granicą. Ich zapał zamienił pytanie w plan, który ogłosił 2 listopada w San Francisco. Korpus Pokoju rozpoczął działalność w następnym roku.',
  },
  'fidel-castro': {
    title: 'Fidel Castro',
    effect: 'Lider w kwestii obrony, jeśli jest, zyskuje 1 żeton rozmachu i 1 kostkę przewagi na Florydzie.',
    history:
      'Fidel Castro przejął władzę na Kubie w 1959 roku i z miesiąca na miesiąc zbliżał się do Moskwy. We wrześniu 1960 roku mieszkał w hotelu w Harlemie i przed kamerami padł w objęcia Chruszczowa. Kennedy domagał się pomocy dla przeciwników Castro; Nixon, który znał tajne plany ich uzbrojenia, musiał publicznie mówić „nie”.',
  },
  whistlestop: {
    title: 'Wiec na każdej stacji',
    effect: 'Możesz przeprowadzić kampanię w stanach za 7 PK, wydając na przewagę najwyżej 1 PK w jednym stanie.',
    history:
      'Przemawianie z ostatniego wagonu pociągu na jednej małej stacji po drugiej uratowało w 1948 roku Harry’ego Trumana. W 1960 roku robili to jeszcze obaj kandydaci: Kennedy we wrześniu w dolinach Kalifornii, Nixon w październiku między Pensylwanią a Illinois.',
  },
  'quemoy-and-matsu': {
    title: 'Quemoy i Matsu',
    effect:
      'Lider w kwestii obrony, jeśli jest, zyskuje 1 żeton rozmachu i może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
    history:
      'Dwie grupy wysepek u wybrzeży Chin, w rękach nacjonalistów z Tajwanu, stały się tematem drugiej i trzeciej debaty. Kennedy wątpił, czy da się i czy warto ich bronić. Nixon nie chciał oddać ani piędzi wolnej ziemi; wkrótce obaj z ulgą porzucili ten temat.',
  },
  'jackie-kennedy': {
    title: 'Jackie Kennedy',
    effect:
      'Do końca tury Nixon musi wydać 1 żeton rozmachu przed każdą kartą zagraną jako wydarzenie; bez żetonu nie może zagrać karty w ten sposób.',
    history:
      'W 1960 roku Jacqueline Kennedy spodziewała się dziecka i nie mogła dużo podróżować, ale pisała felietony „Campaign Wife” („Żona w kampanii”) i wystąpiła w spocie telewizyjnym po hiszpańsku. Jej syn John urodził się 25 listopada, siedemnaście dni po wyborach.',
  },
  'herb-klein': {
    title: 'Herb Klein',
    effect: 'Nixon może umieścić do 3 kostek przewagi w kwestiach, dzieląc je między nie, jak zechce.',
    history:
      'Herbert Klein, redaktor gazety z San Diego, znał Nixona od jego pierwszej kampanii w 1946 roku, a w 1960 był jego rzecznikiem prasowym. Reporterzy mu ufali, nawet jeśli nie przepadali za kandydatem. Później kierował komunikacją w Białym Domu Nixona.',
  },
  'stevenson-loyalists': {
    title: 'Wierni Stevensonowi',
    effect: 'Do końca tury Kennedy nie może wydawać PK na przewagę w stanach Zachodu ani Środkowego Zachodu.',
    history:
      'Najgłośniejsza manifestacja w Los Angeles odbyła się na cześć Adlaia Stevensona, który nawet nie ogłosił startu. Wielu jego zwolenników, zwłaszcza z klubów Kalifornii, długo nie mogło wybaczyć Kennedy’emu. Niektórzy liberałowie pytali, czy jest jakakolwiek różnica między nim a Nixonem.',
  },
  'stature-gap': {
    title: 'Nie ten format',
    effect:
      'Do końca tury każda karta, którą Kennedy zagrywa na zajmowanie stanowiska w kwestiach, jest warta o 2 PK mniej, ale co najmniej 1.',
    history:
      'Nixon był wiceprezydentem od blisko ośmiu lat i spierał się z Chruszczowem twarzą w twarz w Moskwie. Kennedy, ledwie o cztery lata młodszy, był senatorem z Massachusetts. W pierwszej debacie stanęli obok siebie jak równy z równym i różnica zniknęła.',
  },
  'the-new-nixon': {
    title: 'Nowy Nixon',
    effect: 'Nixon zyskuje 1 żeton rozmachu.',
    history:
      'Od połowy lat pięćdziesiątych dziennikarze raz po raz odkrywali nowego Nixona, spokojniejszego i dostojniejszego od dawnego. Przed pierwszą debatą Henry Cabot Lodge radził mu pozbyć się wizerunku zabójcy. Tamtego wieczoru był tak uprzejmy, że zaniepokoił niejednego przyjaciela.',
  },
  recount: {
    title: 'Ponowne liczenie głosów',
    effect: 'W Dniu Wyborów Nixon wybiera jeden stan i wykonuje w nim 3 testy przewagi.',
    history:
      'Po tak wyrównanych wyborach republikanie, pod wodzą przewodniczącego Thrustona Mortona, zabiegali o ponowne liczenie lub śledztwa w kilku stanach, między innymi w Illinois i Teksasie. Nixon publicznie nie brał w tym udziału. Jedno ponowne liczenie rzeczywiście odwróciło wynik: na Hawajach, i to na korzyść Kennedy’ego.',
  },
  'political-capital': {
    title: 'Kapitał polityczny',
    effect: 'Nixon może dobrać na rękę 2 karty z talii.',
    history:
      'Jako wiceprezydent Nixon przemawiał za republikańskimi kandydatami w niemal każdym zakątku kraju, w latach lepszych i gorszych. Lokalni działacze mieli wobec niego długi wdzięczności. W 1960 roku upomniał się o nie i zdobył nominację niemal bez sprzeciwu.',
  },
  'give-em-hell-harry': {
    title: 'Daj im popalić, Harry',
    effect:
      'Jeśli Kennedy jest liderem w co najmniej dwóch kwestiach, traci 1 żeton rozmachu i musi usunąć łącznie 2 swoje kostki przewagi z kwestii, które wybierze.',
    history:
      'Harry Truman był przeciwny nominacji Kennedy’ego, ale prowadził dla niego kampanię z dawną werwą. W październiku 1960 roku w San Antonio powiedział Teksańczykom, dokąd mają iść, jeśli zagłosują na Nixona. W następnej debacie Kennedy zauważył, że siedemdziesięciosześciolatka trudno już nauczyć nowego sposobu mówienia.',
  },
  'experience-counts': {
    title: '„Liczy się doświadczenie”',
    effect:
      'Kennedy traci po 1 kostce przewagi w każdej kwestii, w której jest liderem. Nixon zyskuje 1 żeton rozmachu.',
    history:
      'Republikańskie plakaty mówiły krótko: „Experience counts”, liczy się doświadczenie. Nixon był wiceprezydentem od blisko ośmiu lat, a Lodge niemal tyle samo spędził w ONZ. Uwaga Eisenhowera, że na przypomnienie sobie przykładu potrzebuje tygodnia, hasłu nie pomogła.',
  },
  'a-low-blow': {
    title: 'Cios poniżej pasa',
    effect:
      'Jeśli Nixon jest liderem w co najmniej dwóch kwestiach, Kennedy zyskuje 1 żeton rozmachu i może odrzucić z ręki dowolną liczbę kart, by dobrać tyle samo z talii.',
    history:
      'W ostatnich tygodniach ton się zaostrzył. Nixon nazywał rywala pochopnym, lekkomyślnym i niedoinformowanym i skarżył się, że w trzeciej debacie korzystał z notatek. Kennedy zbierał takie uwagi i recytował je tłumom, ku ich uciesze.',
  },
  'a-time-for-greatness': {
    title: '„Czas na wielkość”',
    effect:
      'Nixon traci po 1 kostce przewagi w każdej kwestii, w której jest liderem. Kennedy może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
    history:
      'Na plakatach Kennedy’ego nad młodą twarzą kandydata widniało hasło „A time for greatness”, czas na wielkość. Nie tyle krytykowało teraźniejszość, ile żądało więcej. Pasowało do kampanii, która zamiast wygody obiecywała wysiłek.',
  },
  'medal-count': {
    title: 'Klasyfikacja medalowa',
    effect:
      'Lider w kwestii praw obywatelskich i lider w kwestii ekonomii tracą po 1 kostce przewagi, każdy w swojej kwestii. Kto był liderem w obu, traci też 1 żeton rozmachu.',
    history:
      'Na igrzyskach olimpijskich w Rzymie, zakończonych 11 września 1960 roku, Związek Radziecki zdobył 103 medale, a Stany Zjednoczone 71. W czasach zimnej wojny nawet tabelę medalową czytano jak komunikat z frontu.',
  },
  'cassius-clay-wins-gold': {
    title: 'Złoto Cassiusa Claya',
    effect:
      'Lider w kwestii obrony i lider w kwestii ekonomii tracą po 1 kostce przewagi, każdy w swojej kwestii. Kto był liderem w obu, traci też 1 żeton rozmachu.',
    history:
      '5 września 1960 roku w Rzymie osiemnastoletni Cassius Clay z Louisville pokonał Zbigniewa Pietrzykowskiego i został mistrzem olimpijskim wagi półciężkiej. Wrócił do miasta, w którym wiele restauracji nadal nie chciało go obsłużyć. Świat poznał go jako Muhammada Alego.',
  },
  'candidate-kennedy': {
    title: 'John F. Kennedy',
    effect:
      'Zagraj tę kartę za 5 PK zamiast karty z ręki, a potem odwróć ją na stronę wyczerpaną. Nie ma ona wydarzenia i nie daje kostek wytchnienia.',
  },
  'candidate-nixon': {
    title: 'Richard M. Nixon',
    effect:
      'Zagraj tę kartę za 5 PK zamiast karty z ręki, a potem odwróć ją na stronę wyczerpaną. Nie ma ona wydarzenia i nie daje kostek wytchnienia.',
  },
};
