import type { CardText } from '../card-text.ts';

/** Polish titles and effects of the 97 campaign cards and the two candidate cards. */
export const cards = {
  'greater-houston-ministerial-association': {
    title: 'Stowarzyszenie Pastorów Wielkiego Houston',
    effect:
      'Znacznik Kennedy’ego trafia do Teksasu. Kennedy zyskuje 1 żeton rozmachu i może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym. Odtąd wydarzenia „Pastorzy baptystyczni”, „Norman Vincent Peale” i „Biskupi z Portoryko” są zablokowane.',
  },
  'nixons-knee': {
    title: 'Kolano Nixona',
    effect:
      'Znacznik Nixona trafia do stanu Maryland. Do końca tury Nixon musi wydać 1 żeton rozmachu przed każdą kartą zagraną na kampanię w stanach; bez żetonu nie może zagrać karty w ten sposób.',
  },
  'gallup-poll': {
    title: 'Sondaż Gallupa',
    effect: 'Możesz dowolnie ułożyć trzy żetony kwestii na Torze Kwestii.',
  },
  'citizens-for-nixon-lodge': {
    title: 'Obywatele za Nixonem i Lodge’em',
    effect: 'Do końca tury każda karta, którą Nixon zagrywa za PK, jest warta o 1 PK więcej, najwyżej 5.',
  },
  volunteers: {
    title: 'Wolontariusze',
    effect: 'Zyskujesz 1 żeton rozmachu.',
  },
  'new-england': {
    title: 'Nowa Anglia',
    effect:
      'Kennedy może umieścić do 5 kostek przewagi w stanach: Connecticut, Maine, Massachusetts, Nowy Jork, Rhode Island i Vermont, najwyżej 2 w każdym.',
  },
  'late-returns-from-cook-county': {
    title: 'Spóźnione wyniki z hrabstwa Cook',
    effect: 'W Dniu Wyborów Kennedy wykonuje 5 testów przewagi w Illinois.',
  },
  'soviet-economic-growth': {
    title: 'Radziecki wzrost gospodarczy',
    effect:
      'Przesuń kwestię ekonomii o 1 miejsce w górę. Potem jej lider, jeśli jest, zyskuje 1 kostkę przewagi w Nowym Jorku.',
  },
  'baptist-ministers': {
    title: 'Pastorzy baptystyczni',
    effect:
      'Nixon może usunąć łącznie do 5 kostek przewagi Kennedy’ego ze stanów Południa i Środkowego Zachodu, najwyżej 2 z każdego.',
  },
  'swing-state': {
    title: 'Stan wahający się',
    effect:
      'Możesz wybrać jeden stan, w którym przeciwnik prowadzi, mając od 1 do 3 kostek. Zyskujesz tam 5 kostek przewagi, a twój znacznik trafia do tego stanu.',
  },
  'sputnik-v': {
    title: 'Sputnik 5',
    effect:
      'Przesuń kwestię obrony o 1 miejsce w górę. Potem jej lider, jeśli jest, może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
  },
  'southern-strategy': {
    title: 'Strategia południowa',
    effect:
      'Nixon może umieścić do 5 kostek przewagi w stanach Południa, najwyżej 2 w każdym. Kennedy zyskuje 1 kostkę przewagi w kwestii praw obywatelskich.',
  },
  'nikita-kruschev': {
    title: 'Nikita Chruszczow',
    effect:
      'Lider w kwestii obrony, jeśli jest, zyskuje 1 żeton rozmachu i może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
  },
  'gathering-momentum-south': {
    title: 'Nabieranie rozmachu na Południu',
    effect:
      'Kto prowadzi w większej liczbie stanów Południa, zyskuje 1 żeton rozmachu i po 1 kostce przewagi w każdym stanie tego regionu, w którym nie ma kostek. Przy remisie nic się nie dzieje.',
  },
  'gathering-momentum-east': {
    title: 'Nabieranie rozmachu na Wschodzie',
    effect:
      'Kto prowadzi w większej liczbie stanów Wschodu, zyskuje 1 żeton rozmachu i po 1 kostce przewagi w każdym stanie tego regionu, w którym nie ma kostek. Przy remisie nic się nie dzieje.',
  },
  'gathering-momentum-midwest': {
    title: 'Nabieranie rozmachu na Środkowym Zachodzie',
    effect:
      'Kto prowadzi w większej liczbie stanów Środkowego Zachodu, zyskuje 1 żeton rozmachu i po 1 kostce przewagi w każdym stanie tego regionu, w którym nie ma kostek. Przy remisie nic się nie dzieje.',
  },
  'gathering-momentum-west': {
    title: 'Nabieranie rozmachu na Zachodzie',
    effect:
      'Kto prowadzi w większej liczbie stanów Zachodu (z Alaską i Hawajami), zyskuje 1 żeton rozmachu i po 1 kostce przewagi w każdym stanie tego regionu, w którym nie ma kostek. Przy remisie nic się nie dzieje.',
  },
  'dwight-d-eisenhower': {
    title: 'Dwight D. Eisenhower',
    effect:
      'Nixon może umieścić do 7 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym. Odtąd wydarzenie „Milczenie Eisenhowera” jest zablokowane.',
  },
  'old-south': {
    title: 'Stare Południe',
    effect:
      'Lider w kwestii praw obywatelskich, jeśli jest, musi usunąć z Południa 5 swoich kostek (jeśli ma mniej – wszystkie) i do końca tury nie może tam wydawać PK na przewagę.',
  },
  'nixon-egged-in-michigan': {
    title: 'Nixon obrzucony jajami w Michigan',
    effect:
      'Znacznik Nixona trafia do Michigan; Nixon traci tam 1 kostkę. Do końca tury nie może wydawać PK na przewagę w stanach Środkowego Zachodu.',
  },
  'fifty-stars': {
    title: 'Pięćdziesiąt gwiazd',
    effect:
      'Kto ma łącznie więcej kostek przewagi na Alasce i Hawajach, może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym. Przy remisie nic się nie dzieje.',
  },
  gaffe: {
    title: 'Gafa',
    effect:
      'Przeciwnik traci 1 żeton rozmachu oraz 3 kostki przewagi (lub wszystkie, jeśli ma mniej) w stanie, w którym stoi jego znacznik.',
  },
  'martin-luther-king-arrested': {
    title: 'Aresztowanie Martina Luthera Kinga',
    effect:
      'Przesuń kwestię praw obywatelskich o 1 miejsce w górę. Zyskujesz 3 kostki przewagi w kwestii praw obywatelskich.',
  },
  'east-harlem-pledge': {
    title: 'Obietnica ze Wschodniego Harlemu',
    effect:
      'Nixon traci 1 kostkę przewagi w kwestii praw obywatelskich. Kennedy może usunąć do 5 kostek przewagi Nixona ze stanów Południa, najwyżej 2 z każdego.',
  },
  '1960-civil-rights-act': {
    title: 'Ustawa o prawach obywatelskich z 1960 roku',
    effect:
      'Przesuń kwestię praw obywatelskich o 1 miejsce w górę. Nixon zyskuje 1 kostkę przewagi w kwestii praw obywatelskich.',
  },
  'ken-air': {
    title: 'Ken-Air',
    effect:
      'Do końca tury Kennedy nie płaci kosztów podróży, a każda karta, którą zagrywa na kampanię w stanach, jest warta o 1 PK więcej, najwyżej 5.',
  },
  'nelson-rockefeller': {
    title: 'Nelson Rockefeller',
    effect:
      'Nixon zyskuje 1 kostkę przewagi w Nowym Jorku i może wziąć na rękę dowolną kartę ze stosu kart odrzuconych.',
  },
  'harry-f-byrd': {
    title: 'Harry F. Byrd',
    effect:
      'Nixon może usunąć łącznie do 3 kostek przewagi Kennedy’ego z Alabamy, Missisipi i Oklahomy, dzieląc je między te stany, jak zechce.',
  },
  'the-great-seal-bug': {
    title: 'Pluskwa w Wielkiej Pieczęci',
    effect:
      'Nixon zyskuje 1 kostkę przewagi w kwestii obrony. Jeśli na stosie kart odrzuconych leży „Henry Cabot Lodge”, Nixon może wziąć tę kartę na rękę.',
  },
  'johnson-jeered-in-dallas': {
    title: 'Johnson wygwizdany w Dallas',
    effect: 'Kennedy traci 1 kostkę w Teksasie i do końca tury nie może wydawać PK na przewagę w stanach Południa.',
  },
  'profiles-in-courage': {
    title: 'Profile odwagi',
    effect:
      'Do końca tury Kennedy po każdym nieudanym teście przewagi może ciągnąć jeszcze raz, lecz tylko raz w każdym teście.',
  },
  'early-returns-from-connecticut': {
    title: 'Pierwsze wyniki z Connecticut',
    effect:
      'W Dniu Wyborów, gdy przyjdzie kolej na tę kartę, ten, kto prowadzi w Connecticut, wykonuje 5 testów przewagi w Kalifornii. Jeśli nikt tam nie prowadzi, nic się nie dzieje.',
  },
  'unpledged-electors': {
    title: 'Elektorzy niezależni',
    effect:
      'W ostatecznych wynikach te spośród stanów Alabama, Luizjana i Missisipi, w których Kennedy ma tylko od 1 do 3 kostek, nie przypadają nikomu.',
  },
  'lazy-shave': {
    title: '„Leniwe golenie”',
    effect:
      'W każdej rundzie Debaty Nixon odsłania wybraną kartę, zanim Kennedy wybierze swoją. Po Debacie to wydarzenie już nie działa.',
  },
  'harvard-brain-trust': {
    title: 'Trust mózgów z Harvardu',
    effect: 'W Debacie Kennedy dodaje 1 PK do swojej sumy w każdej kwestii. Po Debacie to wydarzenie już nie działa.',
  },
  'henry-luce': {
    title: 'Henry Luce',
    effect:
      'Kennedy może umieścić 1 żeton poparcia w wybranym regionie. Jeśli Nixon ma tam żetony poparcia, zamiast tego usuwa się jeden z nich.',
  },
  'lunch-counter-sit-ins': {
    title: 'Protesty w barach',
    effect:
      'Przesuń kwestię praw obywatelskich o 1 miejsce w górę. Potem jej lider, jeśli jest, może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
  },
  'high-hopes': {
    title: '„Wielkie nadzieje”',
    effect:
      'Odsłoń kolejno 2 karty z wierzchu talii. Każdą, na której jest ikona Kennedy’ego (sama albo obok ikony Nixona), rozegraj od razu jako wydarzenie zagrane przez Kennedy’ego.',
  },
  'lyndon-johnson': {
    title: 'Lyndon Johnson',
    effect:
      'Kennedy może umieścić 2 kostki przewagi w Teksasie i do 3 kolejnych w stanach Południa (z tych najwyżej 2 w każdym). Może też odwrócić z powrotem wyczerpaną kartę kandydata.',
  },
  'northern-blacks': {
    title: 'Czarni wyborcy Północy',
    effect:
      'Lider w kwestii praw obywatelskich, jeśli jest, może umieścić do 5 kostek przewagi w Illinois, Michigan i Nowym Jorku, najwyżej 2 w każdym.',
  },
  'pierre-salinger': {
    title: 'Pierre Salinger',
    effect: 'Kennedy może wybrać jedną kwestię i umieścić w niej 3 kostki przewagi.',
  },
  'henry-cabot-lodge': {
    title: 'Henry Cabot Lodge',
    effect:
      'Nixon zyskuje 2 kostki przewagi w Massachusetts i 2 w kwestii obrony. Może też odwrócić z powrotem wyczerpaną kartę kandydata.',
  },
  'catholic-support': {
    title: 'Głosy katolików',
    effect: 'Kennedy może umieścić do 7 kostek przewagi w dowolnych stanach, najwyżej 2 w każdym.',
  },
  'puerto-rican-bishops': {
    title: 'Biskupi z Portoryko',
    effect: 'Do końca tury Kennedy nie może wydawać żetonów rozmachu.',
  },
  'compact-of-fifth-avenue': {
    title: 'Pakt z Piątej Alei',
    effect:
      'Znacznik Nixona trafia do Nowego Jorku. Nixon zyskuje kostki przewagi: 1 w kwestii praw obywatelskich, 2 w Nowym Jorku i 1 w mediach na Wschodzie.',
  },
  'prime-time-television': {
    title: 'Najlepszy czas antenowy',
    effect:
      'Możesz wybrać jeden region, w którym masz przewagę w mediach, i umieścić w jego stanach do 5 kostek przewagi, najwyżej 2 w każdym.',
  },
  'the-cold-war': {
    title: 'Zimna wojna',
    effect:
      'Lider w kwestii obrony, jeśli jest, może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
  },
  'rising-food-prices': {
    title: 'Rosnące ceny żywności',
    effect: 'Przesuń kwestię ekonomii o 1 miejsce w górę. Nixon zyskuje 2 kostki przewagi w kwestii ekonomii.',
  },
  'eleanor-roosevelts-speaking-tour': {
    title: 'Tournée Eleanor Roosevelt',
    effect: 'Kennedy może umieścić do 5 kostek przewagi w stanach Środkowego Zachodu, najwyżej 2 w każdym.',
  },
  'industrial-midwest': {
    title: 'Przemysłowy Środkowy Zachód',
    effect:
      'Nixon może umieścić do 5 kostek przewagi w stanach: Illinois, Indiana, Michigan, Minnesota, Ohio i Wisconsin, najwyżej 2 w każdym.',
  },
  'missile-gap': {
    title: 'Luka rakietowa',
    effect: 'Kennedy zyskuje 3 kostki przewagi w kwestii obrony.',
  },
  'hurricane-donna': {
    title: 'Huragan Donna',
    effect: 'Twój znacznik trafia na Florydę. Zyskujesz 1 żeton rozmachu i 1 kostkę przewagi na Florydzie.',
  },
  'campaign-headquarters': {
    title: 'Sztab wyborczy',
    effect: 'Możesz odrzucić z ręki dowolną liczbę kart i dobrać tyle samo z talii.',
  },
  'bobby-kennedy': {
    title: 'Bobby Kennedy',
    effect: 'Do końca tury każda karta, którą Kennedy zagrywa za PK, jest warta o 1 PK więcej, najwyżej 5.',
  },
  'hostile-press-corps': {
    title: 'Nieprzychylna prasa',
    effect:
      'Do końca tury Nixon, prowadząc kampanię w stanach, wykonuje testy przewagi w każdym stanie, jakby Kennedy w nim dominował.',
  },
  'opposition-research': {
    title: 'Haki na rywala',
    effect:
      'Kennedy pokazuje Nixonowi wszystkie karty z ręki. Następnie Nixon może wydać 3 PK na jeden rodzaj akcji: kampanię w stanach, kampanię w mediach albo zajmowanie stanowiska w kwestiach.',
  },
  'a-new-frontier': {
    title: '„Nowa Granica”',
    effect: 'Kennedy może odrzucić z ręki dowolną liczbę kart i dobrać tyle samo z talii.',
  },
  'tricky-dick': {
    title: 'Cwany Dick',
    effect:
      'Nixon traci 1 żeton rozmachu. Następnie może wziąć dowolną kartę ze stosu kart odrzuconych i od razu rozegrać jej wydarzenie, jakby sam je zagrał, lecz bez kostek wytchnienia.',
  },
  'mid-atlantic': {
    title: 'Stany środkowoatlantyckie',
    effect:
      'Kennedy może umieścić do 5 kostek przewagi w stanach: Delaware, Maryland, New Jersey, Nowy Jork i Pensylwania, najwyżej 2 w każdym.',
  },
  'world-series-ends': {
    title: 'Koniec World Series',
    effect:
      'Kto ma przewagę w mediach na Wschodzie, może umieścić do 5 kostek przewagi w stanach Wschodu, najwyżej 2 w każdym.',
  },
  'fatigue-sets-in': {
    title: 'Zmęczenie daje się we znaki',
    effect: 'Jeśli karta kandydata przeciwnika nie jest wyczerpana, odwróć ją na stronę wyczerpaną.',
  },
  'trial-of-gary-powers': {
    title: 'Proces Gary’ego Powersa',
    effect: 'Przesuń kwestię obrony o 2 miejsca w górę. Potem jej lider, jeśli jest, zyskuje 1 żeton rozmachu.',
  },
  'give-me-a-week': {
    title: '„Dajcie mi tydzień”',
    effect: 'Nixon traci 2 żetony rozmachu oraz po 1 kostce przewagi w każdej kwestii, w której jest liderem.',
  },
  'stump-speech': {
    title: 'Mowa wiecowa',
    effect: 'Jeśli przeciwnik ma więcej żetonów rozmachu niż ty, zyskujesz tyle, by mu dorównać.',
  },
  'joe-kennedy': {
    title: 'Joe Kennedy',
    effect: 'Do końca tury Nixon nie może wydawać żetonów rozmachu.',
  },
  'adlai-stevenson': {
    title: 'Adlai Stevenson',
    effect:
      'Kennedy zyskuje 1 kostkę przewagi w Illinois i może wziąć na rękę dowolną kartę ze stosu kart odrzuconych.',
  },
  'voter-registration-drive': {
    title: 'Akcja rejestracji wyborców',
    effect: 'Możesz umieścić do 3 kostek przewagi w stanach, w których nie ma kostek, najwyżej 1 w każdym.',
  },
  'peace-without-surrender': {
    title: '„Pokój bez kapitulacji”',
    effect: 'Przesuń kwestię obrony o 1 miejsce w górę. Nixon zyskuje 1 kostkę przewagi w kwestii obrony.',
  },
  'congressional-summer-session': {
    title: 'Letnia sesja Kongresu',
    effect:
      'Kennedy musi przenieść znacznik do stanu Maryland lub Wirginia. Do końca tury każda jego karta zagrana za PK jest warta o 2 PK mniej, ale co najmniej 1.',
  },
  'the-old-nixon': {
    title: 'Stary Nixon',
    effect: 'Nixon traci 1 żeton rozmachu, a Kennedy traci 3.',
  },
  'heartland-of-america': {
    title: 'Serce Ameryki',
    effect:
      'Nixon może umieścić do 7 kostek przewagi w stanach Zachodu i Środkowego Zachodu mających co najwyżej 10 głosów elektorskich, najwyżej 1 w każdym.',
  },
  'southern-revolt': {
    title: 'Bunt Południa',
    effect:
      'Jeśli Kennedy jest liderem w kwestii praw obywatelskich, Nixon może umieścić do 5 kostek przewagi w stanach Południa, najwyżej 2 w każdym.',
  },
  'norman-vincent-peale': {
    title: 'Norman Vincent Peale',
    effect: 'Nixon może usunąć do 5 kostek przewagi Kennedy’ego z dowolnych stanów, najwyżej 1 z każdego.',
  },
  'eisenhowers-silence': {
    title: 'Milczenie Eisenhowera',
    effect: 'Do końca tury Nixon nie może wydawać PK na przewagę w stanach, w których prowadzi Kennedy.',
  },
  'republican-tv-spots': {
    title: 'Republikańskie spoty telewizyjne',
    effect:
      'Znacznik Nixona trafia do Nowego Jorku. Nixon może umieścić do 3 kostek przewagi w mediach w dowolnych regionach.',
  },
  'nixons-pledge': {
    title: 'Obietnica Nixona',
    effect:
      'Do końca tury Kennedy zyskuje 1 żeton rozmachu za każdym razem, gdy Nixon zagra kartę w innym celu niż kampania w stanach.',
  },
  'suburban-voters': {
    title: 'Wyborcy z przedmieść',
    effect:
      'Kennedy może umieścić do 5 kostek przewagi w stanach mających co najmniej 20 głosów elektorskich, najwyżej 2 w każdym.',
  },
  'stock-market-in-decline': {
    title: 'Spadki na giełdzie',
    effect:
      'Przesuń kwestię ekonomii o 2 miejsca w górę. Potem jej lider, jeśli jest, zyskuje 2 kostki przewagi w Nowym Jorku.',
  },
  'advance-men': {
    title: 'Forpoczta',
    effect: 'Do końca tury nie płacisz kosztów podróży, a w kampanii w stanach nie wykonujesz testów przewagi.',
  },
  herblock: {
    title: 'Herblock',
    effect: 'Kennedy może usunąć do 2 kostek przewagi Nixona w mediach z dowolnych regionów.',
  },
  'kennedys-peace-corps': {
    title: 'Korpus Pokoju Kennedy’ego',
    effect: 'Do końca tury Kennedy może za darmo zapobiegać wydarzeniom z kart, które zagrywa.',
  },
  'fidel-castro': {
    title: 'Fidel Castro',
    effect: 'Lider w kwestii obrony, jeśli jest, zyskuje 1 żeton rozmachu i 1 kostkę przewagi na Florydzie.',
  },
  whistlestop: {
    title: 'Wiec na każdej stacji',
    effect: 'Możesz przeprowadzić kampanię w stanach za 7 PK, wydając na przewagę najwyżej 1 PK w jednym stanie.',
  },
  'quemoy-and-matsu': {
    title: 'Quemoy i Matsu',
    effect:
      'Lider w kwestii obrony, jeśli jest, zyskuje 1 żeton rozmachu i może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
  },
  'jackie-kennedy': {
    title: 'Jackie Kennedy',
    effect:
      'Do końca tury Nixon musi wydać 1 żeton rozmachu przed każdą kartą zagraną jako wydarzenie; bez żetonu nie może zagrać karty w ten sposób.',
  },
  'herb-klein': {
    title: 'Herb Klein',
    effect: 'Nixon może umieścić do 3 kostek przewagi w kwestiach, dzieląc je między nie, jak zechce.',
  },
  'stevenson-loyalists': {
    title: 'Wierni Stevensonowi',
    effect: 'Do końca tury Kennedy nie może wydawać PK na przewagę w stanach Zachodu ani Środkowego Zachodu.',
  },
  'stature-gap': {
    title: 'Nie ten format',
    effect:
      'Do końca tury każda karta, którą Kennedy zagrywa na zajmowanie stanowiska w kwestiach, jest warta o 2 PK mniej, ale co najmniej 1.',
  },
  'the-new-nixon': {
    title: 'Nowy Nixon',
    effect: 'Nixon zyskuje 1 żeton rozmachu.',
  },
  recount: {
    title: 'Ponowne liczenie głosów',
    effect: 'W Dniu Wyborów Nixon wybiera jeden stan i wykonuje w nim 3 testy przewagi.',
  },
  'political-capital': {
    title: 'Kapitał polityczny',
    effect: 'Nixon może dobrać na rękę 2 karty z talii.',
  },
  'give-em-hell-harry': {
    title: 'Daj im popalić, Harry',
    effect:
      'Jeśli Kennedy jest liderem w co najmniej dwóch kwestiach, traci 1 żeton rozmachu i musi usunąć łącznie 2 swoje kostki przewagi z kwestii, które wybierze.',
  },
  'experience-counts': {
    title: '„Liczy się doświadczenie”',
    effect:
      'Kennedy traci po 1 kostce przewagi w każdej kwestii, w której jest liderem. Nixon zyskuje 1 żeton rozmachu.',
  },
  'a-low-blow': {
    title: 'Cios poniżej pasa',
    effect:
      'Jeśli Nixon jest liderem w co najmniej dwóch kwestiach, Kennedy zyskuje 1 żeton rozmachu i może odrzucić z ręki dowolną liczbę kart, by dobrać tyle samo z talii.',
  },
  'a-time-for-greatness': {
    title: '„Czas na wielkość”',
    effect:
      'Nixon traci po 1 kostce przewagi w każdej kwestii, w której jest liderem. Kennedy może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w każdym.',
  },
  'medal-count': {
    title: 'Klasyfikacja medalowa',
    effect:
      'Lider w kwestii praw obywatelskich i lider w kwestii ekonomii tracą po 1 kostce przewagi, każdy w swojej kwestii. Kto był liderem w obu, traci też 1 żeton rozmachu.',
  },
  'cassius-clay-wins-gold': {
    title: 'Złoto Cassiusa Claya',
    effect:
      'Lider w kwestii obrony i lider w kwestii ekonomii tracą po 1 kostce przewagi, każdy w swojej kwestii. Kto był liderem w obu, traci też 1 żeton rozmachu.',
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
} as const satisfies Readonly<Record<string, CardText>>;
