import type { Guide } from '../words.ts';

/** The rules of Hook or Crook in English. */
export const guide: Guide = {
  aim: [
    'One player is the **Incumbent**, who wants another term. The others, one to five, are **Swing States** that want somebody else. All of them gather votes, the States also by cheating, and in the end the Incumbent goes to court.',
    'The Incumbent plays against every State separately: a State is beaten if the Incumbent has at least as many of its votes as the State itself. Beat enough States and the Incumbent wins alone; otherwise the States win.',
  ],
  pieces: [
    {
      list: [
        '**Votes**, written V, in six colors with 48 V each [3]. Every State in play has a color. Its votes lie in three places: in the **pot**, in the Incumbent’s **pile** of that color, or with the **State**. Together they are always 48 V [15].',
        'A board of four rings, a pawn for everybody, and one die.',
        '55 **News Cards**, 72 **Cheat Cards** for the States, 18 **Evidence Cards** for the Incumbent.',
      ],
    },
    'Votes, piles and played cards are open. Cheat Cards in hand and Evidence are secret; how many somebody holds is not [22][34].',
  ],
  'set-up': [
    'Who plays the Incumbent is agreed before the match [54]. The table does the rest for you. The Incumbent begins with some votes in the pile of every State, the States with none, and the rest of each color goes into the pot [2]:',
    {
      table: [
        ['States in play', '1', '2', '3', '4', '5'],
        ['V in each pile', '20', '16', '12', '8', '6'],
        ['States the Incumbent must beat', '1', '2', '2', '3', '3'],
      ],
    },
    'All decks are shuffled. All pawns stand on the start of the first ring.',
  ],
  rounds: [
    {
      table: [
        ['Round', 'Name', 'Ring'],
        ['1', 'The Campaign (green)', '24 spaces, two laps'],
        ['2', 'Election Day (blue)', '20 spaces, one lap'],
        ['3', 'The Steal (purple)', '16 spaces, one lap'],
        ['4', 'The Challenge', 'nine weeks, no die'],
      ],
    },
    'In rounds 1 to 3 the Incumbent goes first, then the States in clockwise order [11]; in round 4 the Incumbent plays and all States answer together. A new round begins when all have finished the last one.',
  ],
  turn: [
    'A turn in rounds 1 to 3:',
    {
      steps: [
        'A State may play one Cheat Card: see [#cheating]. The Incumbent does not cheat.',
        'Roll the die and move your pawn that far along your own track. Red is the Incumbent’s, blue the States’. Pawns never get in each other’s way [12].',
        'Do what the space says for you: see [#spaces].',
      ],
    },
    'Besides, the die is rolled where a space or a card asks for it [26], and perhaps once in court: see [#court].',
  ],
  spaces: [
    'Some spaces belong to both tracks and may still do different things for the Incumbent and for a State.',
    {
      list: [
        '**Votes**: take votes, return some, or take them from the other side. See [#votes].',
        '**News**: draw a News Card. See [#news].',
        '**Evidence** (Incumbent only): draw an Evidence Card. See [#evidence].',
        '**Cheat** (States only): draw a Cheat Card. See [#cheats].',
        '**Stop Counting** (round 3, three spaces). See [#stop].',
      ],
    },
    'The start of a ring does nothing, not even between the two laps of round 1 [9]. One space on the States’ track is a rest.',
  ],
  votes: [
    'Votes come from the pot and return to the pot, unless the space or card says otherwise. A State deals only in its own color.',
    {
      list: [
        '**In any colors**: the Incumbent divides the amount vote by vote among the States’ colors [16].',
        '**In EACH State’s color**: the whole amount once for every State in play [17].',
        '**Per Swing State**: as many V as there are States in play, in any colors.',
        '**A share**: divide the number by the States in play and round up. A share of 4 V is 4, 2, 2, 1 or 1 for one to five States.',
        '**From the Incumbent, from a State**: straight from the pile in the State’s color to the State, or the other way.',
        '**Rolled**: a new roll of the die says how many; half a roll is rounded up [26].',
      ],
    },
    'The whole amount moves, or as much as there is: a pot can be empty, and nobody falls below zero [15][18]. Where the Incumbent gives votes to a State, they come from that State’s own pile [19]. Where a card takes from the State that holds the most and several are level, the Incumbent picks one [20].',
  ],
  news: [
    'Every News Card has a red paragraph for the Incumbent and a blue one for States. Only the paragraph of whoever drew it is carried out [24]. It may still touch others: some cards give every State a vote, or take one.',
    'Nearly all news is about votes; a few cards bring an Evidence or a Cheat Card, and one brings nothing [25]. A used card goes under the deck, which is never shuffled again [23].',
  ],
  cheats: [
    'States collect Cheat Cards on their spaces, now and then through News, and keep them secret. There is no limit to a hand [28].',
    {
      table: [
        ['Color', 'Cards', 'Value', 'Playable'],
        ['Green', '20', '1 to 3 V', 'from round 1 on'],
        ['Blue', '20', '2 to 4 V', 'from round 2 on'],
        ['Purple', '20', '3 to 5 V', 'in round 3'],
        ['Black, wild', '12', 'none', 'in round 4'],
      ],
    },
    'Drawing a card is a duty, playing one never is in rounds 1 to 3 [29].',
  ],
  cheating: [
    'At the start of your turn, before the die, you may play **one** Cheat Card of the current round or an earlier one. You take its value in votes from the Incumbent’s pile in your color [27][28].',
    {
      list: [
        'If the pile holds less, you take the whole pile; the card keeps its full value for the court [30].',
        'Against an empty pile you cannot cheat [31].',
        'The card now lies open in front of you. In round 4 it is what the Incumbent’s Evidence is aimed at.',
      ],
    },
    'A card drawn in this turn waits until the next one.',
  ],
  stop: [
    'These are the corners of the third ring, except the start. A State that lands there may play a Cheat Card for **twice** its value on its very next turn, at most the whole pile. If it plays none then, the bonus is lost, and two such spaces do not add up. In court the card has its printed value [32].',
    'The Incumbent draws 2 Evidence Cards there [33].',
  ],
  evidence: [
    'The Incumbent collects Evidence Cards and keeps them for round 4. There are 18:',
    {
      list: [
        '15 with a value from 3 to 6 and one, two or all three of the colors green, blue and purple;',
        '3 **Clinchers**, without color or value, which fit everything: see [#wilds].',
      ],
    },
  ],
  waiting: [
    'You have finished a round when your pawn reaches or passes the start at the end of the last lap. Surplus pips are lost [8].',
    'Then you wait for the others and do not roll anymore. Your pawn goes ahead to the next ring, but you are still in the old round. A waiting State may therefore still play one Cheat Card at the start of each of its turns, of the old round or an earlier one, unless your table rules that out [1][10].',
    'When the last player has finished, the next round begins. After round 3 the court opens at once [13].',
  ],
  court: [
    'First every State puts away the Cheat Cards it has not played, unseen. It keeps those it has played, lying open, and its black wild cards [37].',
    'Then come at most nine turns: weeks 1 to 8, and January 6 [36]. In each of them the Incumbent must play one Evidence Card [40], and the States answer: see [#answers].',
    'In week 1 the Incumbent may **roll the die instead** and draw that many Evidence Cards; without any Evidence there is no other way [38][7]. Then the States play nothing that week. In the later weeks there is no roll.',
    'The game ends after January 6, or after any hand that leaves the Incumbent without Evidence [50]. States can win no more votes in this round [49].',
  ],
  answers: [
    'All States answer at once. Each chooses in secret one of its open Cheat Cards in a color of the Evidence, or a wild card; then all answers are shown [41]. Clinchers have a rule of their own: see [#wilds].',
    {
      list: [
        'If your Cheat Card is **not higher** than the Evidence, you return its whole value to the Incumbent’s pile.',
        'If it is **higher**, you return only the difference: a 4 against a 3 costs 1 V [5].',
        'With a wild card you return nothing.',
        'With no matching Cheat Card you must play a wild card if you have one [6]. With neither you play nothing and return nothing [42].',
      ],
    },
    'You never return more than you have [43]. All cards of the hand are out of the game, the Evidence included [48].',
  ],
  wilds: [
    'Of the 12 black wild cards 8 protect the State that plays them and 4 protect **all** States. When one of those is shown, nobody returns anything this time, yet the cards of the others are used up all the same [45][46].',
    'A **Clincher** fits every color. Each State plays any of its open Cheat Cards and returns the full value, or plays a wild card. Against a Clincher a wild card protects only its owner, even one for all [47].',
  ],
  reckoning: [
    'State by State the Incumbent’s pile is compared with the State’s own votes. The Incumbent beats the State if the pile is **at least as large**; a tie is enough, even 0 to 0 [51].',
    'The Incumbent needs 1 State of 1, 2 of 2, 2 of 3, 3 of 4, 3 of 5 [52]. If that is not reached, the States win, ranked by the votes they hold: equal numbers share a place, and a State that was beaten is ranked like the others [53].',
  ],
  options: [
    {
      list: [
        '**Number and colors of the States**, one to five.',
        '**Starting votes** of the Incumbent.',
        '**Waiting States** may cheat, or not [1].',
        '**Board and decks**: files of your own can replace ours.',
      ],
    },
  ],
};
