import type { RulingSection, RulingText } from '@whistlestop/kernel';

export const rulingSections = [
  { id: 'A', title: 'Where the rulebook contradicts itself or is damaged', from: 1, to: 7 },
  { id: 'B', title: 'Movement and rounds', from: 8, to: 13 },
  { id: 'C', title: 'Votes', from: 14, to: 22 },
  { id: 'D', title: 'News', from: 23, to: 26 },
  { id: 'E', title: 'Cheating', from: 27, to: 35 },
  { id: 'F', title: 'Round 4', from: 36, to: 50 },
  { id: 'G', title: 'The result', from: 51, to: 55 },
  { id: 'H', title: 'Name and manners', from: 56, to: 58 },
] as const satisfies readonly RulingSection[];

/** The open points of the rulebook and how they are played here. */
export const rulings = {
  1: {
    question: 'May a State that has finished its round and waits for the others still play Cheat Cards?',
    answer:
      'Yes, one at the start of each of its turns; it does not roll. One chapter of the rulebook forbids it, another allows it. We follow the chapter on cheating, which goes into the timing, and which does not punish a lucky roller twice. A table option switches this off.',
  },
  2: {
    question: 'How many votes does the Incumbent start with?',
    answer:
      'In each pile 20, 16, 12, 8 or 6 V, against 1, 2, 3, 4 or 5 States. The printed table has lost digits. This is the only falling row of sensible size that keeps the digits still legible and the printed example of 8 V against four States. A table option changes the numbers.',
  },
  3: {
    question: 'Are there really only 24 vote chips?',
    answer:
      'There are 24 of each color: eighteen of 1 V and six of 5 V, together 48 V. Twenty-four chips in all would not even fill the opening piles.',
  },
  4: {
    question: 'Why six colors when five States at most take part?',
    answer: 'Each State picks one of the six, so there is always one to spare. The Incumbent needs no color.',
  },
  5: {
    question: 'What does a State return when its Cheat Card is higher than the Evidence?',
    answer:
      'The difference: the value of the Cheat Card less the value of the Evidence. A 4 against a 3 returns 1 V; with our cards that happens only to a blue 4 against the Evidence of 3 that covers green and blue. If the Cheat Card is equal or lower, its whole value goes back. That is what the rulebook says, and the card values are balanced for it.',
  },
  6: {
    question: 'Is playing a black wild card a choice or a duty?',
    answer:
      'A choice while the State holds a Cheat Card that matches the Evidence, a duty when it holds none. A State with several wild cards chooses which one to play.',
  },
  7: {
    question: 'What if the Incumbent enters Round 4 without Evidence?',
    answer:
      'Week 1 may still be used to roll for Evidence Cards. Whether the Incumbent has run out is checked after each hand, and from week 2 on also at the start of a turn.',
  },
  8: {
    question: 'When is a round completed?',
    answer:
      'When the pawn reaches or passes the start space at the end of its last lap. Surplus pips are lost and the start space does nothing.',
  },
  9: {
    question: 'What happens on the start space after the first lap of Round 1?',
    answer: 'Nothing. The pawn simply moves on into its second lap.',
  },
  10: {
    question: 'Which round is a waiting player in?',
    answer:
      'The pawn already stands on the start of the next ring, but until everybody has finished, the player is still in the old round. That matters for the colors a State may cheat with.',
  },
  11: {
    question: 'Who goes first?',
    answer:
      'The Incumbent in every round, then the States clockwise. An Incumbent who has finished the round is skipped.',
  },
  12: {
    question: 'Do pawns block or bump each other?',
    answer:
      'Never; any number may share a space. A space that belongs to both tracks has one name but may do different things for the Incumbent and for a State.',
  },
  13: { question: 'When does Round 4 begin?', answer: 'At once, when the last player has finished Round 3.' },
  14: {
    question: 'Who is the banker?',
    answer: 'The computer. It keeps the pot, makes change and moves whole votes only.',
  },
  15: {
    question: 'Can the pot run dry?',
    answer:
      'Yes. In every color the pot, the Incumbent’s pile and the State’s own votes together make 48 V at all times. Whoever should take more than the pot holds takes what is there.',
  },
  16: {
    question: 'How does the Incumbent choose colors?',
    answer:
      'Vote by vote, and freely split, wherever an effect says “any colors”. A color whose pot (for a gain) or pile (for a loss) is empty cannot be chosen. The amount is not optional: all of it moves, or as much as can.',
  },
  17: {
    question: 'What does EACH mean?',
    answer: 'The amount applies to every State in play, each limited by its own pot or pile.',
  },
  18: {
    question: 'What if a State must lose more votes than it has?',
    answer: 'It gives what it has. Nobody falls below zero and nobody owes anything.',
  },
  19: {
    question: 'From where does the Incumbent give votes to a State?',
    answer:
      'Only from the pile in that State’s color. A State whose pile is empty may be named only when all piles are empty. (Our choice.)',
  },
  20: {
    question: 'Which State “holds the most” when several are level?',
    answer: 'The Incumbent picks one of them.',
  },
  21: {
    question: 'How many real votes is 1 V?',
    answer: 'About 20,000. It colors the headlines and changes nothing in play.',
  },
  22: { question: 'Are votes and piles public?', answer: 'Yes, all of them, always.' },
  23: {
    question: 'What happens to a News Card after use?',
    answer: 'It goes to the bottom of the deck. The deck is never shuffled again.',
  },
  24: {
    question: 'Whom does a News Card affect?',
    answer:
      'Only the paragraph for the role of the player who drew it is carried out. Votes come from the pot and go to the pot unless the card says otherwise.',
  },
  25: {
    question: 'Is all news about votes?',
    answer:
      'Nearly all. A few cards let you draw an Evidence or a Cheat Card instead, and one day the papers are empty.',
  },
  26: {
    question: 'Which die counts when a space or a card calls for a roll?',
    answer: 'A new roll, made by the player concerned. The roll that moved the pawn is not used again.',
  },
  27: {
    question: 'When exactly may a State cheat?',
    answer:
      'At the start of its turn, before the die: a Cheat Card if it likes, then roll, move, carry out the space. A card drawn in this turn waits at least until the next.',
  },
  28: {
    question: 'Which Cheat Cards may be played in which round?',
    answer:
      'Those of the current round and of earlier rounds. Cards of later rounds may be kept, and there is no hand limit. Black cards cannot be played before Round 4.',
  },
  29: {
    question: 'Must a State draw, and must it cheat?',
    answer: 'Drawing a Cheat Card is a duty, playing one never is in Rounds 1 to 3.',
  },
  30: {
    question: 'What if the Incumbent’s pile is smaller than the Cheat Card?',
    answer:
      'The State takes the whole pile. The card counts as played, and in Round 4 it has its full printed value, so a careful State keeps a big card back from a small pile.',
  },
  31: { question: 'May a State cheat against an empty pile?', answer: 'No. Then no Cheat Card may be played.' },
  32: {
    question: 'How does Stop Counting work for a State?',
    answer:
      'A Cheat Card played on its very next turn takes twice its value, at most the whole pile. Two such spaces do not add up, and the bonus is lost if no card is played on that turn. A waiting State uses it on its next waiting turn if waiting States may cheat (ruling 1). In Round 4 the card has its printed value, and the bonus itself never lasts until then.',
  },
  33: { question: 'What does the Incumbent get from Stop Counting?', answer: 'Two Evidence Cards.' },
  34: {
    question: 'Which cards are hidden?',
    answer:
      'Cheat Cards not yet played and the Incumbent’s Evidence; their number is public. Cheat Cards once played lie open.',
  },
  35: {
    question: 'What if the Cheat deck runs out?',
    answer: 'Then no card is drawn. It is a large deck; do not expect to see its end.',
  },
  36: {
    question: 'How many turns has Round 4?',
    answer: 'Nine at most: weeks 1 to 8 and January 6. The pawn advances at the start of each turn.',
  },
  37: {
    question: 'Which cards does a State bring into Round 4?',
    answer: 'The Cheat Cards it has played, lying open, and its black wild cards. All others are discarded unseen.',
  },
  38: {
    question: 'How does the roll for Evidence work?',
    answer:
      'In week 1 only, and in place of a hand: the Incumbent rolls and draws as many Evidence Cards as the die shows. The States play nothing that week.',
  },
  39: {
    question: 'What if the Evidence deck runs out?',
    answer:
      'The Incumbent draws what is left. Nothing is shuffled back, since no Evidence has been used by then. Eighteen cards are all there are.',
  },
  40: {
    question: 'Must the Incumbent play Evidence?',
    answer: 'Yes: one card in every turn as long as there is one. Only the roll of week 1 takes the place of a card.',
  },
  41: {
    question: 'In which order do the States answer?',
    answer:
      'All at once. Each State chooses in secret, then all answers are shown together, so that nobody can wait and see whether another State protects everyone.',
  },
  42: {
    question: 'What if a State has neither a matching card nor a wild card?',
    answer: 'It plays nothing and returns nothing.',
  },
  43: {
    question: 'What if a State must return more votes than it has?',
    answer: 'It returns what it has.',
  },
  44: { question: 'Where do returned votes go?', answer: 'To the Incumbent’s pile in that State’s color.' },
  45: {
    question: 'What does a wild card for yourself do?',
    answer: 'It protects the State that played it, for that hand.',
  },
  46: {
    question: 'What does a wild card for all do?',
    answer:
      'No State returns anything on that hand. The cards the others played are used up all the same, so they are rid of them for nothing. A second such card in the same hand adds nothing.',
  },
  47: {
    question: 'What does a Clincher do?',
    answer:
      'Every State plays any of its open Cheat Cards, whatever the color, and returns the full value, or plays a wild card. Against a Clincher a wild card protects only its owner, even one that says “all”. A State without open Cheat Cards must play a wild card if it has one.',
  },
  48: {
    question: 'What happens to the cards of a hand?',
    answer: 'The Evidence, the Cheat Cards and the wild cards that were played are out for the rest of the game.',
  },
  49: { question: 'Can a State win votes in Round 4?', answer: 'No. None of our cards makes an exception.' },
  50: {
    question: 'When does the game end?',
    answer: 'After the hand of January 6, or after any hand that leaves the Incumbent without Evidence.',
  },
  51: {
    question: 'Who has carried a State?',
    answer:
      'The Incumbent’s pile is compared with the State’s own votes, State by State. A tie goes to the Incumbent, even at 0 to 0.',
  },
  52: {
    question: 'How many States must the Incumbent beat?',
    answer: '1 of 1, 2 of 2, 2 of 3, 3 of 4, 3 of 5.',
  },
  53: {
    question: 'Who wins, and in what order?',
    answer:
      'A successful Incumbent wins alone. Otherwise the States win, ranked by the votes they hold; equal numbers share a rank (our choice). A State that was itself beaten is ranked with the rest.',
  },
  54: {
    question: 'Who plays the Incumbent?',
    answer:
      'The players agree before the match, otherwise the lot decides. In a rematch the office passes on. The rulebook’s advice for a table that cannot agree is the eldest player.',
  },
  55: {
    question: 'May the States work together?',
    answer: 'Open table talk is welcome. Hidden cards may not be shown and votes may not be traded.',
  },
  56: {
    question: 'Where does the name come from?',
    answer: 'From us. The rulebook shows no title, but it tells players to collect votes by hook or crook.',
  },
  57: {
    question: 'Is this about a real election?',
    answer:
      'No. The States are invented, nobody is named, there are no parties, and the tricks are slapstick: pigeons, a goat, a sorting machine called Gladys. The cards that beat everything are called Clinchers here. January 6 stays because the rulebook counts the votes on that day; we also call it the Final Tally.',
  },
  58: { question: 'From what age?', answer: 'The box says 16. Our texts are milder, but we leave it at that.' },
} as const satisfies Readonly<Record<number, RulingText>>;
