import type { Guide } from '../words.ts';

/** The rules of Mr. President in English. */
export const guide: Guide = {
  aim: [
    'Two to four candidates bid for the votes of the states. Everybody holds the same thirteen cards and lays them face down; the highest bid comes first. A card once played is gone, in a short game for good and in a full game until your hand is empty, so the art is to know when to spend it.',
    'Whoever has the votes in the end becomes president: a majority of the electoral votes, or the most popular votes, as you agreed before the game. What happens without a majority, see [#winning].',
  ],
  cards: [
    'Each candidate has the same hand of 13 **campaign cards**. Their points are 10, 20, 30, 40, 45, 50, 55, 60, 65, 70, 80, 90 and 100 [1].',
    'The 51 **state cards**, the District of Columbia among them, carry the electoral votes of 1964: 538 in all, 270 are a majority [2]. In the second edition each state also has a row in the **popular-vote chart**, in thousands of votes for first, second, third and fourth place [3].',
    'What everybody has played is open, and so is what they have left. Only the cards lying face down are secret [9].',
  ],
  versions: [
    'The game appeared twice in 1965, with different rules. Choose the edition first, then the version.',
    {
      table: [
        ['Compared', 'First edition', 'Second edition'],
        ['Candidates', '2 to 4; conventions need exactly 4', '2 to 4'],
        ['Versions', 'national campaign, or conventions and tickets', 'popular vote or electoral vote'],
        ['Short game', '12 rounds', '12 rounds'],
        ['Full game', 'long: 51 rounds', 'regular: 51 rounds'],
        ['Two cards in a round', 'once in the game', 'as often as your cards allow'],
        ['A tie', 'leaves the votes open for later', 'is settled at once, or the state comes back'],
        ['Upsets', 'no', 'yes'],
      ],
    },
    'In a **short game** four states are turned up in each of rounds 1 to 10, five in round 11 and six in round 12. That is about 42, 53 and 63 electoral votes on average. In a **full game** each round is about one state.',
    'New to the game? Begin with the short national campaign for two.',
  ],
  round: [
    'Both editions are built alike:',
    {
      steps: [
        'State cards are turned up; their votes are at stake.',
        'Every candidate lays one campaign card face down, or two: see [#double] and [#second-card]. Others see how many, not which [6]. Whoever holds a card may not pass [10].',
        'All cards are turned up at once; in the second edition one of every pair stays down a little longer. Two cards of one candidate are added up [11].',
        'The first edition gives all votes of the round to the highest total; if it is shared, see [#pools]. The second edition gives places: see [#second].',
        'The cards played are discarded.',
      ],
    },
    'You may change your choice until the last candidate has laid theirs [5], unless you had to lay first: see [#order].',
  ],
  hands: [
    'In a short game your one hand is all you have: 13 cards for 12 rounds [13][39].',
    'In a full game you pick up all 13 cards whenever your hand is empty at the end of a round, until you have played four hands. That makes 52 cards for 51 states [14][38].',
  ],
  order: [
    '**First edition.** Whoever won the new votes of the previous round lays first and may not change that choice. The others choose knowing whether it was one card or two [7]. In round 1, and after a round whose new votes nobody won, all choose freely [18]. If you prefer, every round can be played all at once.',
    '**Second edition.** There is no order [8].',
  ],
  double: [
    '**First edition.** Once in the whole game each candidate may lay **two** cards instead of one [12]. A convention and the election after it are two games [28].',
    'A pair and a single card with the same total tie: 10 and 20 are as good as 30. With only one card in hand you cannot double, even if you still have the right [14].',
  ],
  pools: [
    '**First edition.** A tie for the highest total opens a **pool**: its votes stay in dispute between those who tied, and the game goes on.',
    {
      list: [
        'From the next round on your one choice of cards counts twice. Everybody competes for the new votes, and the contenders of a pool also compete among themselves for the pool [15].',
        'The single best of its contenders takes a pool. If several are best, it stays open between those [16].',
        'Several pools can be open at the same time. Whoever is not a contender of a pool can never win it.',
      ],
    },
    'Pools still open after the last round are settled one after the other: the best campaign card a contender has left wins, then the lowest total of votes, then the lot [17].',
  ],
  conventions: [
    '**First edition.** Four players form two parties of two, the Star Party and the Bell Party. First each party holds a convention, both at the same table with the same state cards.',
    'You compete only with your fellow party member. Each convention gives out all 538 votes on its own, with its own doubles, order and pools [24][25]. Whoever has more votes is nominated for president, and the other runs for vice president. 270 are not needed.',
    'At 269 to 269 the nominee is whoever won more rounds, then whoever has the higher card left, then the lot decides [26].',
  ],
  tickets: [
    'After the conventions the two parties run against each other. Only the tickets carry over: everybody has a full hand and a double again, the deck is shuffled and all scores begin at zero [28].',
    {
      list: [
        'Partners lay their cards without seeing each other’s. The party’s bid is the sum of all their cards [29].',
        'Both members of the party that won the new votes of the previous round lay first [30].',
        'Ties and pools work as before, between parties. In the end a party shows the sum of the best cards its members have left [31].',
        'The election is over **at once** when a party has 270 votes on record [33]. At 269 to 269 it is replayed with the same tickets [34], but no more than twice: see [#winning].',
      ],
    },
    'Both partners of the winning ticket win: one is president, the other vice president.',
  ],
  parley: [
    'Before the first round of the ticket election partners may talk in private for five minutes. After that each party may call one recess of five minutes, between two rounds. The other party may talk then too, but only by spending its own recess [32].',
    'You may say what you hold, but not show it. With a computer for a partner you agree on a short plan instead: when to play high, and who plays two cards in which third of the game.',
  ],
  second: [
    'A round of the second edition runs in this order [40]:',
    {
      steps: [
        'State cards are turned up, and everybody lays one card face down, or two.',
        'All single cards are turned up, and one card of every pair.',
        'If somebody laid a pair, the others may answer: see [#second-card].',
        'The totals give the places. For equal totals see [#ties].',
        'If everybody played exactly one card, the places may be turned over: see [#upset].',
        'The round is scored: see [#scoring].',
      ],
    },
  ],
  'second-card': [
    'You may lay two cards as often as you like; every extra card comes out of your supply [36]. Of a pair you decide which card is turned up first.',
    'Only when somebody laid a pair may everybody with a single card secretly add a second one from their hand, or stay as they are [38]. Who has added one and who has not is shown only when all have answered [69]: then all second cards are turned up together and added. Nobody ever has more than two cards in a round [41].',
  ],
  upset: [
    'When everybody has played exactly one card and the places are known, any candidate but the first may try to turn them over. They need a card in hand, and there is only one attempt in a round.',
    {
      steps: [
        'All who may are asked at the same time. If several want it, the one in the lowest place goes ahead [42]; the others keep their cards.',
        'The challenger adds a card face down. The candidate in first place may add one too, without knowing it [43].',
        'Both totals are compared. If the challenger’s is **higher**, the whole order is turned round: the last becomes first, the first becomes last [45]. If it is equal or lower, nothing changes [44].',
      ],
    },
    'The added cards are spent either way, and no upset answers another [47]. Upsets work by either count: the state’s electors go to whoever is first in the end [46]. Look at the new order before you try: from second place among four you would fall to third.',
  ],
  scoring: [
    '**By popular vote** every place scores what the chart shows for the state. There are two columns:',
    {
      list: [
        'the **regular** column, with a clear gap between the places;',
        'the **close** column, nearly even. Those who tie for first use it, see [#ties], and everybody does when the totals lie within 10 points of each other with two candidates, 20 with three, 30 with four [48].',
      ],
    },
    'Which column counts for whom is fixed before any upset [49]. **By electoral vote** the state’s electors all go to first place. The count you chose decides; the other is shown beside it unless you do without [60].',
    'In the short game the states of a round are added up place by place and scored like a single one [61].',
  ],
  ties: [
    {
      list: [
        '**First place, electoral vote**: the state card is buried in the deck, everybody takes back the cards of the round, and another card is turned up [52][53]. In the short game that goes for the whole group [62].',
        '**First place, popular vote**: those who tied score from the close column, the lowest total of votes first; equal totals go by lot. The others score from the regular column, unless the whole round is close [50]. As long as no state has been scored, the card is buried as above instead [51].',
        '**Any other place**: the lot [55].',
      ],
    },
    'A tie cannot go on for ever. If the last state ties for the third time running, or if none of the tied candidates has another card to try, the lowest total goes ahead, then the lot [54]. The same is done on any state when the same candidates tie for the third round running, or when five rounds in a row have been buried [67].',
  ],
  supply: [
    '**Second edition.** You have 52 cards for 51 states, in the short game 13 for 12 rounds: exactly **one** to spare [35][39]. Every second card, upset and defense uses one.',
    'Whoever has no cards left sits out, without place or votes, and the others take the places from first downwards [37]. If nobody has cards, the state is not scored.',
  ],
  winning: [
    '**By electoral vote**, in both editions, a candidate with 270 or more is president once the last state is decided. When somebody has them earlier, the table asks once whether all want to finish; one who wants to play on is enough to go on [21]. Only the ticket election ends at once.',
    'If nobody has 270, it depends on what you agreed: the campaign is replayed from the start, or the most votes win. Unless you choose otherwise, only two candidates of the first edition replay; at all other tables the most votes are enough [20][59]. A tie for the most is replayed.',
    '**By popular vote** the most votes win. If they are equal, more first places do; if those are equal too, the game is replayed [58].',
    '**No campaign is replayed more than twice.** If the third one elects nobody either, its most votes win, then more rounds won, then the higher card left, then the lot [68].',
  ],
  options: [
    {
      list: [
        '**Edition, version, length, candidates**: see [#versions]. The conventions may be shorter or longer than the election [27].',
        '**Laying cards** (first edition): the last scorer first, or all at once.',
        '**Without a majority**: a replay, at most twice, or the most votes win.',
        '**The other count** (second edition): kept and told at the end, or not.',
        '**Card values and charts**: a file of your own replaces ours, for those who own the printed game.',
      ],
    },
  ],
};
