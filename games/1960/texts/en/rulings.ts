import type { RulingSection, RulingText } from '@whistlestop/kernel';

/** The headings under which the rulings are listed. */
export const rulingSections = [
  { id: 'A', title: 'Documents and editions', from: 1, to: 6 },
  { id: 'B', title: 'Setup and the Political Capital Bag', from: 7, to: 16 },
  { id: 'C', title: 'The turn and the hand', from: 17, to: 24 },
  { id: 'D', title: 'Triggering and preempting', from: 25, to: 32 },
  { id: 'E', title: 'Campaigning', from: 33, to: 39 },
  { id: 'F', title: 'Card effects', from: 40, to: 60 },
  { id: 'G', title: 'Momentum and Campaign Strategy Phases', from: 61, to: 65 },
  { id: 'H', title: 'The Debates', from: 66, to: 75 },
  { id: 'I', title: 'Election Day and the result', from: 76, to: 90 },
  { id: 'J', title: 'Added later', from: 91, to: 94 },
] as const satisfies readonly RulingSection[];

/** The 94 rulings in English; the number is the one cited by the rules and the log. */
export const rulings = {
  1: {
    question: 'Which text decides when the printed sources differ?',
    answer:
      'The English rulebook first, then the card, then the Polish rulebook, then summaries. A card that expressly changes a rule beats that rule.',
  },
  2: {
    question: 'Which values do the cards have where printed sources differ?',
    answer:
      'Nixon Egged in Michigan, 1960 Civil Rights Act and Voter Registration Drive are 2 CP cards, “Lazy Shave” belongs to Defense and The New Nixon to Economy. Only these values fit the regular pattern of the 91-card deck: 29 cards for each issue and 4 without, 30 Kennedy, 30 Nixon and 31 dual cards, and 27, 36 and 28 cards of 2, 3 and 4 CP.',
  },
  3: {
    question: 'What is taken from the 2017 reprint?',
    answer:
      'Only its six extra cards, and only with the 2017 deck. The bag still starts with 10 + 10 cubes, issues still shift after the awards, and the optional rules on vice presidents and restricted positioning are not used. State support from events needs no checks.',
  },
  4: {
    question: 'For how many CP is Harry F. Byrd played in the sample turn?',
    answer: 'For 2. One picture caption says 3, but every other place says 2.',
  },
  5: {
    question: 'The rulebook does not list the cards. Where do their effects come from?',
    answer:
      'From transcriptions of the cards, checked against every card the rulebook names. All 24 cards in its examples agree in CP, rest cubes, icon, issue and state wherever these are shown. The transcriptions follow the 2017 printing, so a change of wording since 2007 cannot be ruled out.',
  },
  6: {
    question: 'Why is Khrushchev’s name spelled “Kruschev” on his card?',
    answer: 'English titles keep the printed spelling. Quotation marks are part of a title where the card prints them.',
  },
  7: {
    question: 'In what order do the issues start?',
    answer: 'Defense first, Economy second, Civil Rights third.',
  },
  8: {
    question: 'How are the cards dealt?',
    answer:
      'One at a time in turn, Kennedy first, and both hands are complete before the initiative check. No source gives an order; this is our choice.',
  },
  9: {
    question: 'How many cubes go into the bag at the start and when it is refilled?',
    answer: '10 of each color, both times.',
  },
  10: {
    question: 'When exactly is an empty bag refilled?',
    answer:
      'At once, as soon as the last cube has left it, and not only when the next draw is due. This matters because rest cubes may be added in between.',
  },
  11: {
    question: 'What if the bag runs out in the middle of several draws?',
    answer:
      'Refill it and go on; what was drawn so far stands, and an initiative check keeps its running count. Only a completely empty bag is refilled, never a single missing color.',
  },
  12: {
    question: 'Until when is the bag refilled?',
    answer:
      'Through the initiative check of Election Day, including the case that this check takes the last cube. From the Campaign Strategy step of Election Day on, it is not refilled. The Campaign Strategy Phases of earlier turns do not end refilling.',
  },
  13: {
    question: 'What if the bag is empty on Election Day?',
    answer:
      'Every support check still due in the Campaign Strategy and event steps fails without effect. The steps themselves still take place.',
  },
  14: {
    question: 'Where do drawn cubes go?',
    answer:
      'Never back into the bag. After an initiative check all go to their owners’ supplies. In a support check your own cube is placed, or returns to the supply together with the opposing cube it cancels; the opponent’s cube goes to the opponent’s supply.',
  },
  15: {
    question: 'Can cubes or markers run out?',
    answer: 'No. Cubes, momentum markers and endorsement markers are unlimited.',
  },
  16: {
    question: 'May players know what is in the bag?',
    answer:
      'Yes, by default: the number of cubes of each color is open. It can be worked out from open information anyway.',
  },
  17: {
    question: 'What happens when the deck runs out?',
    answer:
      'As soon as a card is wanted from an empty deck, the discard pile is shuffled and becomes the new deck. Cards removed from the game, cards on the board, strategy stacks, cards lasting this turn and the card being resolved stay out of it. Ordinary deals never use up the 91 cards; only events that draw or turn up cards can.',
  },
  18: {
    question: 'And if the discard pile is empty too?',
    answer: 'The draw is cut short; a deal goes on in turn until nothing is left. In practice this does not happen.',
  },
  19: {
    question: 'What does winning the initiative give in a normal turn?',
    answer: 'The winner names either player as start player; that player acts first in all five activity phases.',
  },
  20: {
    question: 'When are rest cubes taken?',
    answer:
      'When the card is played, before its effect, by whoever played it and whatever it is used for. The candidate card gives none, and neither do triggered events or events resolved through Tricky Dick or “High Hopes”.',
  },
  21: {
    question: 'May a player pass, or leave CP unspent?',
    answer:
      'There is no passing: in each phase you play one card from hand or your face-up candidate card. In campaigning and positioning you may spend fewer CP than you have, even none; what is left over is lost. Advertising draws for every CP (ruling 92). Only a player with no card at all skips.',
  },
  22: {
    question: 'How far is the candidate card a card like any other?',
    answer:
      'Nixon’s Knee, Nixon’s Pledge and everything that changes CP treat it like any card played for CP. It has no event and no rest cubes, there is nothing on it to trigger or preempt, and it never lies in hand or in the discard pile. Playing it leaves you one more hand card, discarded in the Campaign Strategy Phase. The events Lyndon Johnson and Henry Cabot Lodge are the only way to turn it face up again.',
  },
  23: {
    question: 'May you play an event with your opponent’s icon?',
    answer: 'Yes. Icons matter only in the Debates and for “High Hopes”. The benefit goes to whomever the card names.',
  },
  24: {
    question: 'May you play an event that would do nothing?',
    answer: 'Yes, and the card leaves the game. A prevented event is different: its card can be played only for CP.',
  },
  25: {
    question: 'Who are “you” and “your opponent” on a triggered card?',
    answer:
      'You are the player who triggers it, as if you had just played it from hand; your opponent is the one who spent it for CP. Where a card names Kennedy or Nixon, it means that candidate, no matter who triggers it.',
  },
  26: {
    question: 'Can a prevented event be triggered?',
    answer: 'No, and no momentum marker can be spent on it.',
  },
  27: {
    question: 'Does triggering count as playing a card?',
    answer:
      'No. It always costs 1 momentum marker and never more, it does not feed Nixon’s Pledge, and Jackie Kennedy does not charge for it.',
  },
  28: {
    question: 'What can be triggered?',
    answer:
      'Only a card your opponent has just played from hand for CP and has not preempted. Not events, candidate cards or strategy cards, and not the CP that Opposition Research or Whistlestop give.',
  },
  29: {
    question: 'Where is the card while the opponent decides about triggering?',
    answer:
      'Nowhere: neither in hand nor in the discard pile, so an event that lets you search the discard pile will not find its own card there. Once the decision is made, it is discarded, leaves the game or takes its place on the board.',
  },
  30: {
    question: 'When is an event preempted?',
    answer:
      'When the card is played, before the action; the 2 momentum markers are paid at once. Under Kennedy’s Peace Corps it costs nothing but is still declared card by card, beginning with Kennedy’s next card.',
  },
  31: {
    question: 'Can you preempt while you may not spend momentum?',
    answer:
      'Not by paying. A free preempt, as under Kennedy’s Peace Corps, is still possible under Puerto Rican Bishops.',
  },
  32: {
    question: 'What becomes of a lasting card that was triggered?',
    answer:
      'The same as if it had been played: a card for the rest of the turn works from that moment to the end of the turn, and a persistent one goes to its place on the board.',
  },
  33: {
    question: 'Where does the candidate token end after campaigning?',
    answer:
      'In the last state where a CP was spent on support, successful or not; if travel took the last CP, in whichever state of the new region you like. It never changes states within a region without a CP spent there.',
  },
  34: {
    question: 'Which regions are adjacent?',
    answer:
      'East–Midwest, East–South, Midwest–South, Midwest–West and South–West; each crossing costs 1 CP, so East to West costs 2. Travel and support may alternate freely, and no state need be named in a region you only cross.',
  },
  35: {
    question: 'How do Alaska and Hawaii count?',
    answer:
      'For travel each is a region of its own, joined only to the West: West to Alaska 1 CP, Alaska to Hawaii 2, East to Alaska 3. For everything else, such as media support, endorsements, Gathering Momentum, limits and bans, they are Western states.',
  },
  36: {
    question: 'How are support checks declared?',
    answer:
      'With the first CP in a state that needs checks you declare all the CP you will spend there in this phase, and that many cubes are drawn, even if your opponent stops carrying the state on the way. All declared CP are spent, and no more may be spent there in this phase. Further successes place your own cubes.',
  },
  37: {
    question: 'When is it decided whether a state needs checks?',
    answer:
      'When you first commit CP to it in this action: checks are due if your opponent has 4 or more cubes there or their candidate token stands there.',
  },
  38: {
    question: 'How much media support frees you from checks?',
    answer:
      'One cube of yours in the region’s media box is enough, and it removes both reasons for checks. It does not help in Advertising or on Election Day.',
  },
  39: {
    question: 'Does a ban on campaigning in a region also forbid traveling there?',
    answer:
      'No. It forbids CP spent on support in that region’s states. Crossing into, out of or through the region, and stopping there, is allowed.',
  },
  40: {
    question: 'Does a prevention event stop an event that is already at work?',
    answer:
      'No. Puerto Rican Bishops or Eisenhower’s Silence, once in effect, lasts to the end of the turn. Prevention only makes events unplayable from then on.',
  },
  41: {
    question: 'What is the difference between “may place up to”, “gains” and “loses”?',
    answer:
      '“May place (or remove) up to” lets the chooser pick any number from 0. “Gains” is mandatory. “Loses” and “must remove” are mandatory but limited to what is there and never give the opponent support; if there is a choice of what to lose, the player who loses chooses, unless the card says otherwise.',
  },
  42: {
    question: 'What if a card speaks of the leader and nobody leads?',
    answer:
      'That part has no effect, the others still happen. Parts are resolved in order, so tiles move first, and the leader is determined when that part is reached. A leader makes their own choices even on a card the other side played.',
  },
  43: {
    question: 'Nixon’s Knee: what if Nixon has no momentum marker?',
    answer:
      'Then he cannot choose campaigning. The marker is paid before the action and cannot be one he would gain later in it.',
  },
  44: {
    question: 'What if Nixon’s Knee and Joe Kennedy are in effect together?',
    answer:
      'Nixon may not spend momentum, so for the rest of the turn he cannot play cards to campaign. Advertising, positioning and events remain.',
  },
  45: {
    question: 'What exactly does Jackie Kennedy charge for?',
    answer:
      'For each card Nixon plays from hand as an event; without a marker he cannot play one. Triggering is not charged, nor is the card that Tricky Dick brings back.',
  },
  46: {
    question: 'When does Nixon’s Pledge pay?',
    answer:
      'For each card Nixon plays, the candidate card included, as an event, for advertising or for positioning; Whistlestop and Opposition Research played as events count. Not for triggers, nor for the card inside Tricky Dick. Kennedy gains the marker after the event or action and before he decides about triggering, so it may pay for that trigger.',
  },
  47: {
    question: 'How do several changes to CP combine?',
    answer:
      'Add all that apply to the action, then bring the sum into the range from 1 to 5; the order in which they were played does not matter. The candidate card is worth 5 with +1, 3 with −2 and 4 with both. Only cards played for CP are affected, not CP from events, the Debates or rest cubes.',
  },
  48: {
    question: 'How does Tricky Dick work in detail?',
    answer:
      'Nixon loses the marker first; this is not a cost. Then he may resolve any one discarded event that is not prevented, Gathering Momentum included, with himself as the player, and that card leaves the game or stays in play as usual. There are no rest cubes, no trigger and no preempt, and nothing changes if Kennedy triggers Tricky Dick.',
  },
  49: {
    question: 'How does “High Hopes” work in detail?',
    answer:
      'The first card is turned up and, if it has a Kennedy icon or both icons and is not prevented, fully resolved; then the second. This is mandatory, though optional parts of those events stay optional. Resolved cards leave the game or stay in play, the others are discarded; both are public, and an empty deck is reshuffled first.',
  },
  50: {
    question: 'What happens when one event plays another?',
    answer:
      'The inner event is finished first. Until then the outer card is nowhere and can be neither drawn nor taken back. An inner event that changes a hand uses the hand as it is at that moment.',
  },
  51: {
    question: 'Is there a hand limit when events give or exchange cards?',
    answer:
      'No. There are still five plays in a turn, and what is left after the strategy cards is discarded. When exchanging, discard first and then draw as many; a reshuffle includes the cards just discarded. Any card may be taken from the discard pile, which is open to both players.',
  },
  52: {
    question: 'Which rules apply to Whistlestop?',
    answer:
      'It is a campaigning action with 7 CP inside an event: travel costs, support checks, the media exemption, region bans, Ken-Air’s free travel and Advance Men all apply. Each state may receive 1 CP for support. Nixon’s Knee does not charge for it, and no card changes the 7 CP.',
  },
  53: {
    question: 'Which rules apply to Opposition Research?',
    answer:
      'Nixon sees Kennedy’s whole hand once. The 3 CP are optional and go to a single kind of action; bans, checks and travel costs apply, Nixon’s Knee and changes to CP do not.',
  },
  54: {
    question: 'How much can Lyndon Johnson add in Texas?',
    answer:
      'Up to 4: the 2 in Texas, and at most 2 of the 3 for the South. Using the 2 in Texas and turning the candidate card are each optional.',
  },
  55: {
    question: 'What does a tie mean for Gathering Momentum and Fifty Stars?',
    answer: 'Neither player has more, so nothing happens at all.',
  },
  56: {
    question: 'Is Nixon still exempt from checks under Hostile Press Corps?',
    answer:
      'Yes, with media support in the region or with Advance Men, since both exempt from checks in carried states. Otherwise checks are due even in states he leads himself.',
  },
  57: {
    question: 'What if an issue is to move up and is already at the top?',
    answer:
      'Each step swaps the tile with the one above; in first place nothing happens. “Two places” means two such steps.',
  },
  58: {
    question: 'Does “may not spend momentum” protect from losing it?',
    answer:
      'No. It stops only spending by choice: triggering, a paid preempt, and the payments for Nixon’s Knee and Jackie Kennedy. Losses by events, decay and the exchange on Election Day still happen. Momentum never falls below 0.',
  },
  59: {
    question: 'Old South: who picks the cubes?',
    answer:
      'The Civil Rights leader, from any Southern states and without a limit per state: 5, or all there are if fewer. Then the ban on campaigning there begins.',
  },
  60: {
    question: 'Does a limit per state count cubes used or the change they make?',
    answer:
      'Cubes used: one that cancels an opposing cube counts. Support from events needs no check, even in a carried state. Voter Registration Drive looks at whether a state is empty when each cube is placed.',
  },
  61: {
    question: 'How is half of the momentum rounded?',
    answer:
      'You discard half, rounded down: from 1 marker you keep 1, from 2 you keep 1, from 3 you keep 2, from 5 you keep 3.',
  },
  62: {
    question: 'How are the awards for issues given?',
    answer:
      'Third place, then second, then first; an issue without a leader pays nothing. The leader in second place must take one of the two awards. An endorsement card is resolved before the next award; where the opponent has markers it only removes one of them.',
  },
  63: {
    question: 'In what order do issues decay and shift?',
    answer:
      'First one cube leaves every issue that has any. Then the player with more media support in total may swap two adjacent issues; with equal totals, 0–0 too, nobody may. The new order counts for the next turn’s awards.',
  },
  64: {
    question: 'What if only Gathering Momentum cards are left for the strategy stack?',
    answer:
      'You must avoid it: a play from hand is not allowed if it would leave you fewer cards fit for the stack than you need (1 in turns 1–5, 2 in turns 7–8) while you could play a Gathering Momentum card or your candidate card instead. If it cannot be avoided, put in as many fit cards as you can, up to that number, and discard the rest.',
  },
  65: {
    question: 'In what order does the Campaign Strategy Phase run?',
    answer:
      'Both choose in secret, and stacks stay hidden until turn 6 or 9; you may look at your own. The other cards are discarded face up, rest cubes go into the bag, and cards lasting this turn leave the game. Then the next turn is dealt.',
  },
  66: {
    question: '“Lazy Shave”: must Nixon name the side of a dual-icon card before Kennedy picks?',
    answer: 'No. His card is only revealed first; placing follows the normal steps.',
  },
  67: {
    question: 'Who places first when cards carry both icons?',
    answer:
      'If both cards are dual, the player with the initiative decides who places first. If only one is, its owner chooses the side knowing the other card.',
  },
  68: {
    question: 'May you play a debate card for an issue already won?',
    answer: 'Yes. It stays in hand until then and is simply discarded when played, without effect.',
  },
  69: {
    question: 'What if a player has fewer than five debate cards?',
    answer:
      'Whoever has no cards left plays none, and the rounds continue until nobody has any or all three issues are won.',
  },
  70: {
    question: 'What if two issues are decided in the same round?',
    answer:
      'Place both cards, then resolve the issue that was lower on the track first. The bonus sizes follow that order.',
  },
  71: {
    question: 'What about issues still open at the end?',
    answer:
      'They are resolved from the lowest up: the higher total wins, and a tie, 0–0 too, goes to the player with the initiative. Harvard Brain Trust makes 0–0 a 1–0 for Kennedy. The bonus is paid as usual.',
  },
  72: {
    question: 'Whose cards count toward two cards on the same side?',
    answer: 'Both players’ cards, for the side they lie on. Three are possible when both land on a side that had one.',
  },
  73: {
    question: 'How is the debate bonus placed?',
    answer:
      'The winner places all of it (2, 3 or 4) at once in any states, with no limit per state and no checks, before the next issue is resolved.',
  },
  74: {
    question: 'What becomes of debate events after turn 6?',
    answer: 'They are removed. One played later has no effect and leaves the game.',
  },
  75: {
    question: 'What else holds in the Debates?',
    answer:
      'Totals use the printed CP. A won issue goes to the lowest free place on the track, so the first won ends third and the last won first, and its cubes stay on it. A card without an issue cannot be in a stack. Turn 6 has no deal, activity, momentum or rest.',
  },
  76: {
    question: 'Must momentum be exchanged on Election Day?',
    answer: 'It happens by itself: 2 cubes of the owner’s color for each marker. Keeping markers would be of no use.',
  },
  77: {
    question: 'How often is initiative checked on Election Day?',
    answer: 'Once, after the cubes have gone into the bag; it holds for the whole day.',
  },
  78: {
    question: 'In what order are strategy cards resolved on Election Day?',
    answer:
      'The player with the initiative resolves all of theirs, choosing each next one after seeing the earlier draws; then the other does the same. With fewer than four cards, just those.',
  },
  79: {
    question: 'Which exemptions apply to support checks on Election Day?',
    answer:
      'None: media support, carrying and candidate tokens do not matter. All 3 cubes for a card are drawn, and each one of your color counts in the state.',
  },
  80: {
    question: 'In what order are the Election Day events resolved?',
    answer:
      'The player with the initiative orders Late Returns from Cook County, Early Returns from Connecticut and Recount, choosing each after the previous result. Unpledged Electors is not in this order; it acts in the final tally.',
  },
  81: {
    question: 'Early Returns from Connecticut: when is the lead read?',
    answer:
      'When the card is resolved, after the strategy cards and any event ordered before it. If nobody leads Connecticut, nothing happens.',
  },
  82: {
    question: 'Recount: when is the state named?',
    answer: 'Before the first draw; all 3 checks are made there.',
  },
  83: {
    question: 'Who gets a state without cubes?',
    answer:
      'The player with endorsement markers in its region, otherwise the one its edge shows; 1 cube is placed automatically. Alaska and Hawaii go by the West. Only one player can have markers in a region.',
  },
  84: {
    question: 'What exactly does Unpledged Electors take away?',
    answer:
      'After the undecided states are settled, each of Alabama, Louisiana and Mississippi where Kennedy has 1 to 3 cubes gives its votes to nobody and counts as nobody’s state, even if the cube came from an edge or an endorsement. Nixon’s states are not affected.',
  },
  85: {
    question: 'Who wins?',
    answer:
      'Whoever has more electoral votes. 269 is a majority; if nobody has it, the House of Representatives chooses the larger total, so the outcome is the same. With equal votes the player with more states wins, not counting withheld ones, and if that is equal too, Kennedy.',
  },
  86: {
    question: 'Can there be a tie?',
    answer:
      'Only with Unpledged Electors, since 537 is an odd number. When 11, 10 or 8 votes or a sum of these are withheld, the votes left are 526, 527, 529, 516, 518, 519 or 508; the even numbers can tie.',
  },
  87: {
    question: 'Do effects for the rest of the turn reach the Debates or Election Day?',
    answer: 'No, they end with their turn. So Profiles in Courage is no help on Election Day.',
  },
  88: {
    question: 'Which edge does Hawaii have?',
    answer: 'Kennedy’s. Printed sources differ; we follow the historical result, as with the other edges.',
  },
  89: {
    question: 'What does positioning cost?',
    answer:
      '1 CP for your first cube on an issue in an action and 2 CP for each further one on the same issue, counting only cubes bought in that action. The price is the same when your cube removes one of your opponent’s. There are no checks.',
  },
  90: {
    question: 'How does advertising work in detail?',
    answer:
      'One check for each CP, without naming regions first. After all the draws you may place each success in any region, or not place it.',
  },
  91: {
    question: 'How far does free travel go (Ken-Air, Advance Men)?',
    answer:
      'A candidate who travels free may do so at any point of the campaigning action, also after the last CP is spent; then he says in which state of the region he stays. Regions may be entered again, as with paid travel; only after 40 boundaries crossed in a row must he stop or spend a CP on support. Nothing but “Done” ends the action, so no unspent CP is lost unasked. Matches begun before version 3 of the rules go on as they began: the last CP ends the action, and free travel enters a region once between two CP spent on support.',
  },
  92: {
    question: 'May CP stay unspent in advertising?',
    answer:
      'No. Advertising makes one check for every CP; only the placing of a success is optional. Campaigning and positioning may stop early (ruling 21).',
  },
  93: {
    question: 'When does a player short of strategy cards show the Gathering Momentum cards?',
    answer:
      'When both players have chosen. Until then Gathering Momentum cards are put down in place of the cards that are lacking, so that the opponent learns nothing; then they are shown, and discarded with the rest of the hand. In matches begun before version 3 of the rules they are shown first.',
  },
  94: {
    question: 'East Harlem Pledge: does the rulebook’s example lift the card’s limit for one state?',
    answer:
      'No. The example loses all 3 cubes in the South without saying how they lie; with all of them in one state the limit of 2 saves the third. The card’s own limit counts.',
  },
} as const satisfies Readonly<Record<number, RulingText>>;
