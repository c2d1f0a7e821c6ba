import type { CardText } from '../card-text.ts';

/** Polish titles and effects of the 97 campaign cards and the two candidate cards. */
export const cards = {
  'greater-houston-ministerial-association': {
    title: 'Stowarzyszenie Pastorów Wielkiego Houston',
    effect:
      'Przenieś znacznik kandydata Kennedy’ego do Teksasu bez kosztów; Kennedy zyskuje 1 żeton rozmachu i może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie. Odtąd kart „Pastorzy baptystyczni”, „Norman Vincent Peale” i „Biskupi z Portoryko” nie można zagrywać jako wydarzeń.',
  },
  'nixons-knee': {
    title: 'Kolano Nixona',
    effect:
      'Przenieś znacznik kandydata Nixona do stanu Maryland bez kosztów. Do końca tury za każdym razem, zanim Nixon zagra kartę na kampanię w stanach, musi wydać 1 żeton rozmachu; bez żetonu nie może jej tak zagrać.',
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
      'Kennedy może umieścić do 5 kostek przewagi w stanach: Connecticut, Maine, Massachusetts, Nowy Jork, Rhode Island i Vermont, najwyżej 2 w jednym stanie.',
  },
  'late-returns-from-cook-county': {
    title: 'Spóźnione wyniki z hrabstwa Cook',
    effect: 'W Dniu Wyborów Kennedy wykonuje 5 testów przewagi w Illinois.',
  },
  'soviet-economic-growth': {
    title: 'Radziecki wzrost gospodarczy',
    effect:
      'Przesuń kwestię ekonomii o jedno miejsce w górę Toru Kwestii. Następnie lider w kwestii ekonomii, jeśli taki jest, zyskuje 1 kostkę przewagi w Nowym Jorku.',
  },
  'baptist-ministers': {
    title: 'Pastorzy baptystyczni',
    effect:
      'Nixon może usunąć łącznie do 5 kostek przewagi Kennedy’ego ze stanów Południa i Środkowego Zachodu, najwyżej 2 z jednego stanu.',
  },
  'swing-state': {
    title: 'Stan wahający się',
    effect:
      'Możesz wybrać jeden stan, w którym przeciwnik prowadzi, mając od 1 do 3 kostek. Zyskujesz tam 5 kostek przewagi, a twój znacznik kandydata przenosi się tam bez kosztów.',
  },
  'sputnik-v': {
    title: 'Sputnik 5',
    effect:
      'Przesuń kwestię obrony o jedno miejsce w górę Toru Kwestii. Następnie lider w kwestii obrony, jeśli taki jest, może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie.',
  },
  'southern-strategy': {
    title: 'Strategia południowa',
    effect:
      'Nixon może umieścić do 5 kostek przewagi w stanach Południa, najwyżej 2 w jednym stanie. Kennedy zyskuje 1 kostkę przewagi w kwestii praw obywatelskich.',
  },
  'nikita-kruschev': {
    title: 'Nikita Chruszczow',
    effect:
      'Lider w kwestii obrony, jeśli taki jest, zyskuje 1 żeton rozmachu i może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie.',
  },
  'gathering-momentum-south': {
    title: 'Nabieranie rozmachu na Południu',
    effect:
      'Kto prowadzi w większej liczbie stanów Południa, zyskuje 1 żeton rozmachu oraz 1 kostkę przewagi w każdym stanie Południa bez kostek. Przy remisie nic się nie dzieje.',
  },
  'gathering-momentum-east': {
    title: 'Nabieranie rozmachu na Wschodzie',
    effect:
      'Kto prowadzi w większej liczbie stanów Wschodu, zyskuje 1 żeton rozmachu oraz 1 kostkę przewagi w każdym stanie Wschodu bez kostek. Przy remisie nic się nie dzieje.',
  },
  'gathering-momentum-midwest': {
    title: 'Nabieranie rozmachu na Środkowym Zachodzie',
    effect:
      'Kto prowadzi w większej liczbie stanów Środkowego Zachodu, zyskuje 1 żeton rozmachu oraz 1 kostkę przewagi w każdym stanie Środkowego Zachodu bez kostek. Przy remisie nic się nie dzieje.',
  },
  'gathering-momentum-west': {
    title: 'Nabieranie rozmachu na Zachodzie',
    effect:
      'Kto prowadzi w większej liczbie stanów Zachodu (wliczając Alaskę i Hawaje), zyskuje 1 żeton rozmachu oraz 1 kostkę przewagi w każdym stanie Zachodu bez kostek. Przy remisie nic się nie dzieje.',
  },
  'dwight-d-eisenhower': {
    title: 'Dwight D. Eisenhower',
    effect:
      'Nixon może umieścić do 7 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie. Odtąd karty „Milczenie Eisenhowera” nie można zagrywać jako wydarzenia.',
  },
  'old-south': {
    title: 'Stare Południe',
    effect:
      'Lider w kwestii praw obywatelskich, jeśli taki jest, musi usunąć 5 swoich kostek przewagi (a jeśli ma mniej, to wszystkie) z wybranych przez siebie stanów Południa. Do końca tury nie może wydawać PK na kampanię w stanach Południa.',
  },
  'nixon-egged-in-michigan': {
    title: 'Nixon obrzucony jajami w Michigan',
    effect:
      'Przenieś znacznik kandydata Nixona do Michigan bez kosztów; Nixon traci tam 1 kostkę przewagi. Do końca tury nie może wydawać PK na kampanię w stanach Środkowego Zachodu.',
  },
  'fifty-stars': {
    title: 'Pięćdziesiąt gwiazd',
    effect:
      'Kto ma łącznie więcej kostek przewagi na Alasce i Hawajach, może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie. Przy remisie nic się nie dzieje.',
  },
  gaffe: {
    title: 'Gafa',
    effect:
      'Przeciwnik traci 1 żeton rozmachu oraz 3 kostki przewagi (a jeśli ma mniej, to wszystkie) w stanie, w którym stoi jego znacznik kandydata.',
  },
  'martin-luther-king-arrested': {
    title: 'Aresztowanie Martina Luthera Kinga',
    effect:
      'Przesuń kwestię praw obywatelskich o jedno miejsce w górę Toru Kwestii. Zyskujesz 3 kostki przewagi w kwestii praw obywatelskich.',
  },
  'east-harlem-pledge': {
    title: 'Obietnica ze Wschodniego Harlemu',
    effect:
      'Nixon traci 1 kostkę przewagi w kwestii praw obywatelskich. Kennedy może usunąć do 5 kostek przewagi Nixona ze stanów Południa, najwyżej 2 z jednego stanu.',
  },
  '1960-civil-rights-act': {
    title: 'Ustawa o prawach obywatelskich z 1960 roku',
    effect:
      'Przesuń kwestię praw obywatelskich o jedno miejsce w górę Toru Kwestii. Nixon zyskuje 1 kostkę przewagi w kwestii praw obywatelskich.',
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
    effect:
      'Kennedy traci 1 kostkę przewagi w Teksasie. Do końca tury nie może wydawać PK na kampanię w stanach Południa.',
  },
  'profiles-in-courage': {
    title: 'Profile odwagi',
    effect:
      'Do końca tury Kennedy po każdym nieudanym teście przewagi może pociągnąć kostkę ponownie, raz na każdy test.',
  },
  'early-returns-from-connecticut': {
    title: 'Pierwsze wyniki z Connecticut',
    effect:
      'W Dniu Wyborów ten, kto prowadzi w Connecticut w chwili rozgrywania tej karty, wykonuje 5 testów przewagi w Kalifornii. Jeśli nikt tam nie prowadzi, nic się nie dzieje.',
  },
  'unpledged-electors': {
    title: 'Elektorzy niezależni',
    effect:
      'W ostatecznych wynikach każdy ze stanów Alabama, Luizjana i Missisipi, w którym Kennedy prowadzi, ale nie dominuje (ma mniej niż 4 kostki przewagi), nie przypada nikomu.',
  },
  'lazy-shave': {
    title: '„Leniwe golenie”',
    effect:
      'W każdej rundzie Debaty Nixon odsłania wybraną kartę, zanim Kennedy wybierze swoją. Po Debacie karta nie ma działania.',
  },
  'harvard-brain-trust': {
    title: 'Trust mózgów z Harvardu',
    effect: 'W Debacie Kennedy dodaje 1 PK do swojej sumy w każdej kwestii. Po Debacie karta nie ma działania.',
  },
  'henry-luce': {
    title: 'Henry Luce',
    effect:
      'Kennedy może umieścić 1 żeton poparcia w wybranym regionie. Jeśli Nixon ma tam żetony poparcia, zamiast tego usuwa się jeden z nich.',
  },
  'lunch-counter-sit-ins': {
    title: 'Siedzące protesty w barach',
    effect:
      'Przesuń kwestię praw obywatelskich o jedno miejsce w górę Toru Kwestii. Następnie lider w kwestii praw obywatelskich, jeśli taki jest, może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie.',
  },
  'high-hopes': {
    title: '„Wielkie nadzieje”',
    effect:
      'Odsłoń kolejno 2 karty z wierzchu talii. Każdą, na której jest ikona Kennedy’ego (sama albo obok ikony Nixona), rozegraj od razu jako wydarzenie zagrane przez Kennedy’ego.',
  },
  'lyndon-johnson': {
    title: 'Lyndon Johnson',
    effect:
      'Kennedy może umieścić 2 kostki przewagi w Teksasie, a ponadto może umieścić do 3 kolejnych w stanach Południa, z tych trzech najwyżej 2 w jednym stanie. Jeśli jego karta kandydata jest wyczerpana, może ją odwrócić z powrotem na stronę aktywną.',
  },
  'northern-blacks': {
    title: 'Czarni wyborcy Północy',
    effect:
      'Lider w kwestii praw obywatelskich, jeśli taki jest, może umieścić do 5 kostek przewagi w Illinois, Michigan i Nowym Jorku, najwyżej 2 w jednym stanie.',
  },
  'pierre-salinger': {
    title: 'Pierre Salinger',
    effect: 'Kennedy może wybrać jedną kwestię i umieścić w niej 3 kostki przewagi.',
  },
  'henry-cabot-lodge': {
    title: 'Henry Cabot Lodge',
    effect:
      'Nixon zyskuje 2 kostki przewagi w Massachusetts i 2 kostki przewagi w kwestii obrony. Jeśli jego karta kandydata jest wyczerpana, może ją odwrócić z powrotem na stronę aktywną.',
  },
  'catholic-support': {
    title: 'Głosy katolików',
    effect: 'Kennedy może umieścić do 7 kostek przewagi w dowolnych stanach, najwyżej 2 w jednym stanie.',
  },
  'puerto-rican-bishops': {
    title: 'Biskupi z Portoryko',
    effect: 'Do końca tury Kennedy nie może wydawać żetonów rozmachu.',
  },
  'compact-of-fifth-avenue': {
    title: 'Pakt z Piątej Alei',
    effect:
      'Przenieś znacznik kandydata Nixona do Nowego Jorku bez kosztów. Nixon zyskuje 1 kostkę przewagi w kwestii praw obywatelskich, 2 kostki przewagi w Nowym Jorku i 1 kostkę przewagi w mediach na Wschodzie.',
  },
  'prime-time-television': {
    title: 'Najlepszy czas antenowy',
    effect:
      'Możesz wybrać jeden region, w którym masz przewagę w mediach, i umieścić w jego stanach do 5 kostek przewagi, najwyżej 2 w jednym stanie.',
  },
  'the-cold-war': {
    title: 'Zimna wojna',
    effect:
      'Lider w kwestii obrony, jeśli taki jest, może umieścić do 5 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie.',
  },
  'rising-food-prices': {
    title: 'Rosnące ceny żywności',
    effect:
      'Przesuń kwestię ekonomii o jedno miejsce w górę Toru Kwestii. Nixon zyskuje 2 kostki przewagi w kwestii ekonomii.',
  },
  'eleanor-roosevelts-speaking-tour': {
    title: 'Tournée Eleanor Roosevelt',
    effect: 'Kennedy może umieścić do 5 kostek przewagi w stanach Środkowego Zachodu, najwyżej 2 w jednym stanie.',
  },
  'industrial-midwest': {
    title: 'Przemysłowy Środkowy Zachód',
    effect:
      'Nixon może umieścić do 5 kostek przewagi w stanach: Illinois, Indiana, Michigan, Minnesota, Ohio i Wisconsin, najwyżej 2 w jednym stanie.',
  },
  'missile-gap': {
    title: 'Luka rakietowa',
    effect: 'Kennedy zyskuje 3 kostki przewagi w kwestii obrony.',
  },
  'hurricane-donna': {
    title: 'Huragan Donna',
    effect:
      'Przenieś swój znacznik kandydata na Florydę bez kosztów. Zyskujesz 1 żeton rozmachu i 1 kostkę przewagi na Florydzie.',
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
      'Do końca tury Nixon, prowadząc kampanię w stanach, wykonuje testy przewagi w każdym stanie, tak jakby Kennedy w nim dominował.',
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
      'Nixon traci 1 żeton rozmachu. Następnie może wziąć dowolną kartę ze stosu kart odrzuconych i od razu rozegrać ją jako wydarzenie zagrane przez siebie, bez kostek wytchnienia.',
  },
  'mid-atlantic': {
    title: 'Stany środkowoatlantyckie',
    effect:
      'Kennedy może umieścić do 5 kostek przewagi w stanach: Delaware, Maryland, New Jersey, Nowy Jork i Pensylwania, najwyżej 2 w jednym stanie.',
  },
  'world-series-ends': {
    title: 'Koniec World Series',
    effect:
      'Gracz, który ma przewagę w mediach na Wschodzie, jeśli taki jest, może umieścić do 5 kostek przewagi w stanach Wschodu, najwyżej 2 w jednym stanie.',
  },
  'fatigue-sets-in': {
    title: 'Zmęczenie daje się we znaki',
    effect: 'Jeśli karta kandydata przeciwnika nie jest wyczerpana, odwróć ją na stronę wyczerpaną.',
  },
  'trial-of-gary-powers': {
    title: 'Proces Gary’ego Powersa',
    effect:
      'Przesuń kwestię obrony o dwa miejsca w górę Toru Kwestii. Następnie lider w kwestii obrony, jeśli taki jest, zyskuje 1 żeton rozmachu.',
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
    effect: 'Możesz umieścić do 3 kostek przewagi w stanach, w których nie ma kostek, najwyżej 1 w jednym stanie.',
  },
  'peace-without-surrender': {
    title: '„Pokój bez kapitulacji”',
    effect:
      'Przesuń kwestię obrony o jedno miejsce w górę Toru Kwestii. Nixon zyskuje 1 kostkę przewagi w kwestii obrony.',
  },
  'congressional-summer-session': {
    title: 'Letnia sesja Kongresu',
    effect:
      'Kennedy musi przenieść swój znacznik kandydata bez kosztów do stanu Maryland albo do Wirginii (sam wybiera). Do końca tury każda karta, którą zagrywa za PK, jest warta o 2 PK mniej, ale co najmniej 1.',
  },
  'the-old-nixon': {
    title: 'Stary Nixon',
    effect: 'Nixon traci 1 żeton rozmachu, a Kennedy traci 3.',
  },
  'heartland-of-america': {
    title: 'Serce Ameryki',
    effect:
      'Nixon może umieścić do 7 kostek przewagi w stanach Zachodu i Środkowego Zachodu, które mają co najwyżej 10 głosów elektorskich, najwyżej 1 w jednym stanie.',
  },
  'southern-revolt': {
    title: 'Bunt Południa',
    effect:
      'Jeśli Kennedy jest liderem w kwestii praw obywatelskich, Nixon może umieścić do 5 kostek przewagi w stanach Południa, najwyżej 2 w jednym stanie. W przeciwnym razie nic się nie dzieje.',
  },
  'norman-vincent-peale': {
    title: 'Norman Vincent Peale',
    effect: 'Nixon może usunąć do 5 kostek przewagi Kennedy’ego z dowolnych stanów, najwyżej 1 z jednego stanu.',
  },
  'eisenhowers-silence': {
    title: 'Milczenie Eisenhowera',
    effect: 'Do końca tury Nixon nie może wydawać PK na kampanię w stanach, w których prowadzi Kennedy.',
  },
  'republican-tv-spots': {
    title: 'Republikańskie spoty telewizyjne',
    effect:
      'Przenieś znacznik kandydata Nixona do Nowego Jorku bez kosztów. Nixon może umieścić 3 kostki przewagi w mediach w dowolnych regionach.',
  },
  'nixons-pledge': {
    title: 'Obietnica Nixona',
    effect:
      'Do końca tury Kennedy zyskuje 1 żeton rozmachu za każdym razem, gdy Nixon zagra kartę na cokolwiek innego niż kampania w stanach.',
  },
  'suburban-voters': {
    title: 'Wyborcy z przedmieść',
    effect:
      'Kennedy może umieścić do 5 kostek przewagi w stanach, które mają co najmniej 20 głosów elektorskich, najwyżej 2 w jednym stanie.',
  },
  'stock-market-in-decline': {
    title: 'Spadki na giełdzie',
    effect:
      'Przesuń kwestię ekonomii o dwa miejsca w górę Toru Kwestii. Następnie lider w kwestii ekonomii, jeśli taki jest, zyskuje 2 kostki przewagi w Nowym Jorku.',
  },
  'advance-men': {
    title: 'Forpoczta',
    effect:
      'Do końca tury nie płacisz kosztów podróży, a prowadząc kampanię, nie wykonujesz testów przewagi w stanach, w których przeciwnik dominuje lub stoi jego znacznik kandydata.',
  },
  herblock: {
    title: 'Herblock',
    effect: 'Kennedy może usunąć do 2 kostek przewagi Nixona w mediach z dowolnych regionów.',
  },
  'kennedys-peace-corps': {
    title: 'Korpus Pokoju Kennedy’ego',
    effect:
      'Do końca tury Kennedy może zapobiegać wydarzeniom na kartach, które zagrywa, bez wydawania żetonów rozmachu.',
  },
  'fidel-castro': {
    title: 'Fidel Castro',
    effect: 'Lider w kwestii obrony, jeśli taki jest, zyskuje 1 żeton rozmachu i 1 kostkę przewagi na Florydzie.',
  },
  whistlestop: {
    title: 'Wiec na każdej stacji',
    effect: 'Możesz przeprowadzić kampanię w stanach za 7 PK, wydając na przewagę najwyżej 1 PK w jednym stanie.',
  },
  'quemoy-and-matsu': {
    title: 'Quemoy i Matsu',
    effect:
      'Lider w kwestii obrony, jeśli taki jest, zyskuje 1 żeton rozmachu i może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie.',
  },
  'jackie-kennedy': {
    title: 'Jackie Kennedy',
    effect:
      'Do końca tury za każdym razem, gdy Nixon zagrywa kartę jako wydarzenie, musi wydać 1 żeton rozmachu; bez żetonu nie może jej tak zagrać.',
  },
  'herb-klein': {
    title: 'Herb Klein',
    effect: 'Nixon może umieścić do 3 kostek przewagi w kwestiach, dzieląc je między nie, jak zechce.',
  },
  'stevenson-loyalists': {
    title: 'Wierni Stevensonowi',
    effect: 'Do końca tury Kennedy nie może wydawać PK na kampanię w stanach Zachodu ani Środkowego Zachodu.',
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
      'Jeśli Kennedy jest liderem w co najmniej dwóch kwestiach, traci 1 żeton rozmachu i musi usunąć łącznie 2 swoje kostki przewagi z wybranych przez siebie kwestii. W przeciwnym razie nic się nie dzieje.',
  },
  'experience-counts': {
    title: '„Liczy się doświadczenie”',
    effect:
      'Kennedy traci po 1 kostce przewagi w każdej kwestii, w której jest liderem. Nixon zyskuje 1 żeton rozmachu.',
  },
  'a-low-blow': {
    title: 'Cios poniżej pasa',
    effect:
      'Jeśli Nixon jest liderem w co najmniej dwóch kwestiach, Kennedy zyskuje 1 żeton rozmachu, a ponadto może odrzucić z ręki dowolną liczbę kart i dobrać tyle samo z talii. W przeciwnym razie nic się nie dzieje.',
  },
  'a-time-for-greatness': {
    title: '„Czas na wielkość”',
    effect:
      'Nixon traci po 1 kostce przewagi w każdej kwestii, w której jest liderem. Kennedy może umieścić do 3 kostek przewagi w dowolnych stanach, najwyżej 1 w jednym stanie.',
  },
  'medal-count': {
    title: 'Klasyfikacja medalowa',
    effect:
      'Lider w kwestii praw obywatelskich i lider w kwestii ekonomii tracą po 1 kostce przewagi w swojej kwestii. Kto był liderem w obu, traci też 1 żeton rozmachu.',
  },
  'cassius-clay-wins-gold': {
    title: 'Złoto Cassiusa Claya',
    effect:
      'Lider w kwestii obrony i lider w kwestii ekonomii tracą po 1 kostce przewagi w swojej kwestii. Kto był liderem w obu, traci też 1 żeton rozmachu.',
  },
  'candidate-kennedy': {
    title: 'John F. Kennedy',
    effect:
      'Zagraj zamiast karty z ręki za 5 PK, a potem odwróć na stronę wyczerpaną. Ta karta nie ma wydarzenia i nie daje kostek wytchnienia.',
  },
  'candidate-nixon': {
    title: 'Richard M. Nixon',
    effect:
      'Zagraj zamiast karty z ręki za 5 PK, a potem odwróć na stronę wyczerpaną. Ta karta nie ma wydarzenia i nie daje kostek wytchnienia.',
  },
} as const satisfies Readonly<Record<string, CardText>>;
