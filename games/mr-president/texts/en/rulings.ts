import type { RulingSection, RulingText } from '@whistlestop/kernel';

export const rulingSections = [
  { id: 'A', title: 'Numbers the rulebook does not give', from: 1, to: 4 },
  { id: 'B', title: 'Sealed cards and the reveal, both editions', from: 5, to: 11 },
  { id: 'C', title: 'First edition: the national campaign', from: 12, to: 22 },
  { id: 'D', title: 'First edition: the nominee version', from: 23, to: 34 },
  { id: 'E', title: 'Second edition: hand and card supply', from: 35, to: 39 },
  { id: 'F', title: 'Second edition: second cards and upsets', from: 40, to: 47 },
  { id: 'G', title: 'Second edition: ties and the close-vote column', from: 48, to: 57 },
  { id: 'H', title: 'Second edition: scoring and the end', from: 58, to: 63 },
  { id: 'I', title: 'Behind the table', from: 64, to: 66 },
  { id: 'J', title: 'Added later', from: 67, to: 70 },
] as const satisfies readonly RulingSection[];

/** The open points of both rulebooks and how they are played here. */
export const rulings = {
  1: {
    question: 'How many points are the Campaign Cards worth?',
    answer:
      'The rulebook prints their names but not their points. We play 10, 20, 30, 40, 45, 50, 55, 60, 65, 70, 80, 90 and 100. If you own the printed game you can put the real points in through the options file.',
  },
  2: {
    question: 'Which electoral votes are used?',
    answer:
      'Those of 1964: 538 in all, 270 for a majority. The averages named in the rulebook (about 42, 53 and 63 for four, five and six cards) agree with them.',
  },
  3: {
    question: 'Where do the numbers of the popular-vote chart come from?',
    answer:
      'The rulebook describes only its shape: places, a regular column, a close-vote column, the last three digits dropped. Ours counts in thousands. The state totals are the historical ones; how they are divided over the places is our formula. First place takes about 65 % of a state among two, 55 % among three and 50 % among four, and each further place a little more than half of the place before; in the close-vote column all places are nearly even. The options file takes other numbers.',
  },
  4: {
    question: 'Who keeps score, and who has which color?',
    answer: 'Colors are free to choose. The computer turns up the state cards and keeps every tally.',
  },
  5: {
    question: 'How is “all turn up at the same time” played?',
    answer:
      'Every candidate seals a choice of cards in secret, then all are revealed at once. Only the number of cards shows before that. A choice may be changed until the last candidate has sealed one (but see ruling 7).',
  },
  6: {
    question: 'May others see whether I play one card or two?',
    answer: 'Yes, as soon as you have sealed them. They see how many, never which.',
  },
  7: {
    question: 'What does it mean that the last scorer plays first? (First edition)',
    answer:
      'The candidate who scored the previous round seals first and cannot change it any more; the others then choose in any order, knowing whether it is one card or two. In round 1, and after a round in which nobody scored, all choose freely. A table option makes every round fully simultaneous.',
  },
  8: {
    question: 'Does the second edition have an order of play?',
    answer: 'No. Everybody seals freely, and the numbers of cards are visible.',
  },
  9: {
    question: 'May I look at discarded cards?',
    answer:
      'Your own, at any time. The table also shows what the others have played and have left; all of it was public at the reveal. (Our choice.)',
  },
  10: {
    question: 'May a candidate pass?',
    answer: 'No. Whoever holds a card plays at least one.',
  },
  11: {
    question: 'What counts when two cards are played?',
    answer: 'Their sum. A pair and a single card of the same total tie, for example 10 and 20 against 30.',
  },
  12: {
    question: 'How often may I play two cards? (First edition)',
    answer: 'Once in the whole game, in any round, decided before the reveal. Never more than two.',
  },
  13: {
    question: 'What happens to the thirteenth card in the short game?',
    answer:
      'Twelve rounds use twelve cards, or all thirteen if you have played your double. A card left over matters only for a tie in the last round (ruling 17).',
  },
  14: {
    question: 'When do I pick up my cards in the long game?',
    answer:
      'When your hand is empty at the end of a round, all 13 come back. Four hands are 52 plays: one for each of the 51 states and one for the double. With a single card in hand you cannot double, even if you still have the right.',
  },
  15: {
    question: 'What is at stake in the round after a tie?',
    answer:
      'That round turns up its usual number of cards. One choice of cards serves both contests: the best of the tied candidates takes the tied votes, the best of all candidates takes the new ones.',
  },
  16: {
    question: 'What if they tie again, or several ties are open?',
    answer:
      'Every tie is an open pool with its own contenders. At each reveal each pool compares only its contenders: a single best takes it, otherwise it stays open for those who tied for best. The new cards are won, or become another pool, in the same way. Whoever is not a contender of a pool can never win it.',
  },
  17: {
    question: 'What if the last round is tied?',
    answer:
      'Each open pool is settled in turn. First the contenders show a Campaign Card they have left, the best one wins, and no card counts as zero; one card is shown once and serves all pools. Still level: the contender with the lowest running total. Still level: the lot. In the long game the cards left of the fourth hand are used. (Our choice.)',
  },
  18: {
    question: 'Who plays first after a tie?',
    answer: 'The winner of the new cards, if they were won; otherwise nobody (ruling 7).',
  },
  19: {
    question: 'Do the tied candidates turn up their cards before the others?',
    answer: 'Only for the eye. All choices are already final, so the order changes nothing.',
  },
  20: {
    question: 'What if nobody has 270?',
    answer:
      'As agreed before the game: replay, or the most votes win. Unless you choose otherwise, two candidates of the first edition replay (only 269 to 269 has no majority), and with three or four the most votes win, since a majority is rare. A tie for the most votes is replayed. There are at most three campaigns (ruling 68).',
  },
  21: {
    question: 'Does the national campaign go on after somebody has 270?',
    answer: 'Yes, to the last card; but the table offers to finish, because the outcome can no longer change.',
  },
  22: {
    question: 'The rulebook says “candidate or party”. Are there parties in the national campaign?',
    answer: 'No. The word belongs to the nominee version.',
  },
  23: {
    question: 'How many play the nominee version?',
    answer: 'Exactly four, two to a party. The computer takes empty seats. Party names are labels; ours are neutral.',
  },
  24: {
    question: 'How do two conventions share the same state cards?',
    answer:
      'One deck and one set turned up per round, but two separate contests. The two nominees of a party compete only with each other, each convention gives out all 538 votes on its own tally, and each keeps its own ties and pools (rulings 15 to 17).',
  },
  25: {
    question: 'Who plays first in a convention round?',
    answer: 'In each party, the nominee who scored that party’s previous round.',
  },
  26: {
    question: 'Who wins a convention?',
    answer:
      'The nominee with more votes; 270 are not needed. The other one becomes the running mate. At 269 to 269: more rounds won, then the higher card left over, then the lot. (Our choice.)',
  },
  27: {
    question: 'Is the nominee version short or long?',
    answer:
      'You choose once, for the convention and the election alike. A short convention before a long election does no harm and can be chosen too.',
  },
  28: {
    question: 'What carries over from the convention to the election?',
    answer:
      'Only the tickets. Everybody has all 13 cards and the double again, the deck is shuffled, the scores start at zero.',
  },
  29: {
    question: 'How do partners play together?',
    answer:
      'Each seals alone and sees the partner’s cards only at the reveal. The party’s value is the sum of both, two to four cards. Each partner has a double of their own, and both may use it in the same round.',
  },
  30: {
    question: 'Which party plays first?',
    answer: 'Both members of the party that scored last seal first.',
  },
  31: {
    question: 'How are ties between parties settled?',
    answer:
      'As in rulings 15 to 17, with parties in place of candidates. In the last round a party shows the sum of the cards its members have left.',
  },
  32: {
    question: 'When may partners talk?',
    answer:
      'In private for five minutes before round 1, and for another five minutes once in the game, when a member of the party calls a recess between rounds. During the other party’s recess you may talk only by spending your own. Cards may be talked about but not shown, and at all other times the channel is closed. With a computer partner the talk is a short plan: when to play high, and who doubles in which third of the game.',
  },
  33: {
    question: 'When does the ticket election end?',
    answer:
      'At once, when a party’s recorded votes reach 270. Votes in an open pool count only when they are won. If pools and new cards are won in one reveal, the pools come first.',
  },
  34: {
    question: 'What if the tickets end at 269 to 269?',
    answer: 'The election is replayed with the same tickets, at most twice (ruling 68).',
  },
  35: {
    question: 'How often do I play my hand? (Second edition)',
    answer:
      'Four times in all: 52 cards for 51 states. “Replay four times” could mean five hands, but then nobody would run short, as the rulebook warns.',
  },
  36: {
    question: 'How often may I play two cards? (Second edition)',
    answer: 'As often as you like. Every extra card, in an upset or a defense too, comes out of your 52.',
  },
  37: {
    question: 'What if I run out of cards?',
    answer:
      'You sit out: no place and no votes. The others take the places from first downwards, in the column for all candidates of the game; the places left over are not scored. A candidate who plays alone is first in the regular column. If nobody has cards, the state is not scored.',
  },
  38: {
    question: 'When do I pick up my discards?',
    answer: 'After the round is over, upset included. With an empty hand in the middle of a round you can add nothing.',
  },
  39: {
    question: 'How many cards are there in the short version?',
    answer: 'One hand of 13 for twelve rounds: exactly one extra card in the whole game.',
  },
  40: {
    question: 'In what order does a round of the second edition run?',
    answer:
      'First, everybody seals one or two cards; the numbers show. Second, all single cards are revealed, and of each pair one card, chosen by its owner. Third, only if somebody played a pair: everyone with one card may secretly add a second or stay, then all second cards are revealed. Fourth, ties are settled. Fifth, only if everybody played exactly one card, an upset may be tried (rulings 42 to 46). Last come scoring, discarding and picking up.',
  },
  41: {
    question: 'May I add a second card when nobody played a pair?',
    answer: 'No, then only an upset is left. Nobody ever has more than two cards in a round.',
  },
  42: {
    question: 'Who may try an upset?',
    answer:
      'Any candidate except the one in first place, with a card still in hand, and only one attempt in a round. All who may are asked at the same time; if several want it, the one in the lowest place goes ahead, having most to gain. (Our choice.)',
  },
  43: {
    question: 'How is an upset fought out?',
    answer:
      'The challenger lays a card face down. The candidate in first place, not knowing it, may add one face down too. Both are revealed and the two totals compared. All these cards are spent, whatever comes of it.',
  },
  44: {
    question: 'What if both totals are equal?',
    answer: 'The placing stays as it was. An upset needs the higher total.',
  },
  45: {
    question: 'What does a successful upset do?',
    answer:
      'It turns the whole order round, whoever made the attempt. With four, 1-2-3-4 becomes 4-3-2-1, so a second-placed challenger would drop to third; with three, first and last change places; with two, they swap. You see the new placing before you confirm.',
  },
  46: {
    question: 'Are there upsets when playing for electoral votes?',
    answer: 'Yes, in both ways of counting. The state goes to whoever is first after the order has turned.',
  },
  47: { question: 'Can an upset be answered by another upset?', answer: 'No.' },
  48: {
    question: 'When is it a close vote?',
    answer:
      'When the totals of the round, before any upset, lie within 30 points of each other with four candidates, 20 with three, 10 with two; the limit itself still counts. The number of candidates is that of the game, but those without cards are left out of the comparison. Then everybody scores from the close-vote column.',
  },
  49: {
    question: 'Do the cards of an upset change the column?',
    answer: 'No. The column is fixed when ties are settled, before the upset.',
  },
  50: {
    question: 'What happens on a tie for first by popular vote?',
    answer:
      'The tied candidates take the first places of the close-vote column, the lowest total on the scoreboard first. The rest take their places from the regular column, unless the whole round is close (ruling 48). In such a mixed round the votes do not add up to the state’s total; the rulebook has it so.',
  },
  51: {
    question: 'And if that happens on the very first state?',
    answer:
      'All totals are still equal, so the state card is buried and everybody takes back the cards of the round. The same holds as long as no state has been scored. Later, equal totals among the tied are settled by lot.',
  },
  52: {
    question: 'What happens on a tie for first by electoral vote?',
    answer:
      'The state card is always buried, and everybody, tied or not, takes back the cards of the round. There is no winner, so there is no upset.',
  },
  53: {
    question: 'Where is a state card buried?',
    answer:
      'Somewhere in the rest of the deck, by chance, but not on top. If no other card is left, it is turned up again at once.',
  },
  54: {
    question: 'Can a tie go on for ever?',
    answer:
      'No. If the last state (or the last group in the short version) is tied three times running, or if every tied candidate has just one card left, it goes to the tied candidate with the lowest total, then by lot. For earlier states see ruling 67.',
  },
  55: {
    question: 'How are ties for other places settled?',
    answer: 'By lot. By electoral vote they matter only when an upset is tried.',
  },
  56: {
    question: 'Can two candidates share a place when an upset begins?',
    answer: 'No. Before an upset every place is settled, and whoever is first by the tie rule defends as first.',
  },
  57: {
    question: 'Others have seen the cards I take back. Is that fair?',
    answer: 'It is the same for everybody and part of the game. A pair that you take back has not been spent.',
  },
  58: {
    question: 'Does the popular vote need a majority?',
    answer: 'No, the most votes win. If totals are equal: more first places, then a replay, at most twice (ruling 68).',
  },
  59: {
    question: 'What if nobody has 270 in the second edition?',
    answer: 'The most votes win, unless you have agreed on a replay (rulings 20 and 68).',
  },
  60: {
    question: 'Can we keep both counts?',
    answer:
      'Yes, unless you do without the other. The chosen one decides, the other is shown beside it. A state’s electors follow first place after ties and upset; by popular vote a tie for first still has a first (ruling 50).',
  },
  61: {
    question: 'How is a group of states scored by popular vote in the short version?',
    answer: 'The rows of the states are added place by place, in both columns, and scored like one state.',
  },
  62: {
    question: 'What if a group in the short version must be buried?',
    answer:
      'All its cards go back to places decided by chance, the round does not count, and a new group of the same size is turned up.',
  },
  63: { question: 'Who may look at the charts?', answer: 'Everybody, at any time.' },
  64: {
    question: 'Is a round built the same way in both editions?',
    answer:
      'Yes: state cards up, seal, reveal, settle ties, score, pick up. The second edition adds the answering second cards after the reveal and the upset before scoring; the first adds its list of open pools.',
  },
  65: {
    question: 'Who draws the lots?',
    answer:
      'The match’s own source of luck, like every shuffle. Each lot stands in the record, so a game can be replayed and checked.',
  },
  66: {
    question: 'Which versions can be played?',
    answer:
      'The first edition as a short or long national campaign and as the nominee version; the second by popular or electoral vote, each in full and short.',
  },
  67: {
    question: 'Can ties for first be buried for ever before the last state?',
    answer:
      'No. When the same candidates tie for first three rounds in a row, the first two are buried, and the states of the third go to whichever of them has the lowest total, then by lot. Whoever the tied candidates are, no more than five rounds in a row are buried: the sixth is settled in the same way. By popular vote this can happen only before any state has been scored (ruling 51); those who tied then score from the close-vote column. (The limit of five is our choice.)',
  },
  68: {
    question: 'How often is a campaign replayed?',
    answer:
      'At most twice: when two campaigns have elected nobody, the third one decides. The most votes win it; if several candidates have the most, more rounds won, then the higher card left over, then the lot, as in ruling 26. This goes for every replay: without a majority, at 269 to 269 between tickets (ruling 34), at equal popular votes (ruling 58) and at a tie for the most votes. In the second edition states can go unscored, so that even two candidates may both miss the majority; unless you choose otherwise, the most votes win there at once, however many candidates there are.',
  },
  69: {
    question: 'Who learns how a pair is answered, and when?',
    answer:
      'Nobody before all have answered. The others see that you have answered, but not whether you have laid a second card or added nothing; then everything is shown at once. Until then you may change your answer.',
  },
  70: {
    question: 'When is it announced that somebody is out of cards?',
    answer: 'Once, at the end of the round in which the last card was spent.',
  },
} as const satisfies Readonly<Record<number, RulingText>>;
