import type { Guide } from '../words.ts';

/** The rules of 1960 in English. */
export const guide: Guide = {
  aim: [
    'Two players run for president in 1960: one is **Kennedy** (blue), the other **Nixon** (red). You have eight turns to win over states, then the country votes.',
    'On Election Day a state gives all its electoral votes to the player who leads it; one event can hold some of them back, see [#tally]. There are 537 of them in 50 states, so 269 are a majority. **Whoever has more electoral votes wins.**',
  ],
  support: [
    'Your strength lies on the board as cubes of your color, in three kinds of places:',
    {
      list: [
        '**State support** lies in a state. It wins electoral votes.',
        '**Media support** lies in the media box of a region: East, Midwest, South or West. It makes campaigning there easier and gives you a say in the order of the issues.',
        '**Issue support** lies on one of the three issues: Defense, Economy or Civil Rights. It earns momentum and endorsements.',
      ],
    },
    'Only one player can have cubes in one place. What you gain where your opponent has cubes first takes theirs away, one for one; only what is left over is placed. Cubes never run out [15].',
    'With any cubes in a state you **lead** it. With 4 or more you **carry** it, and then your opponent, as a rule, needs luck to campaign there: see [#campaigning]. With any cubes on an issue you are its **leader**.',
    'Endorsement markers work like cubes: where your opponent has any in a region, yours removes one of them instead.',
  ],
  cards: [
    'The 91 campaign cards are the engine of the game. Each shows:',
    {
      list: [
        'its **campaign points (CP)**: 2, 3 or 4;',
        'its **rest cubes**: 2 on a card of 2 CP, 1 on a card of 3 CP, none on a card of 4 CP;',
        'its **event**, which happens if the card is played as one;',
        'a **candidate’s icon**, or both: in the Debates it says on whose side the card counts;',
        'an **issue**: where the card counts in the Debates;',
        'a **state**: where the card helps you on Election Day.',
      ],
    },
    'The four Gathering Momentum cards have neither issue nor state. Besides, each player has a candidate card that is never part of the hand: see [#candidate].',
  ],
  'set-up': [
    'The table does all of this for you. A head start comes on top: see [#options].',
    {
      list: [
        'The starting support is laid out. Kennedy begins with 15 cubes in 10 states, Nixon with 16 cubes in 14; the other 26 states are empty, and none is carried yet.',
        'Kennedy’s token stands in Massachusetts, Nixon’s in California.',
        'The issues lie on their track: Defense first, Economy second, Civil Rights third [7].',
        'Each player takes a candidate card and 2 momentum markers.',
        '10 cubes of each color go into the Political Capital Bag [9].',
        'Both decks are shuffled: the campaign cards, and the 16 endorsement cards.',
      ],
    },
  ],
  turns: [
    'The game has nine turns. Seven of them (1 to 5, 7 and 8) run alike:',
    {
      steps: [
        '**Initiative phase**: new cards, and who plays first. See [#initiative].',
        '**Five activity phases**: in each of them both players play one card, the start player first. See [#playing].',
        '**Momentum phase**: markers are lost and won, issues fade. See [#momentum-phase].',
        '**Campaign strategy phase**: cards are set aside for later, rest cubes go into the bag. See [#strategy].',
      ],
    },
    'Two turns are different and have neither a deal nor activity and momentum phases: see [#debates] and [#election-day].',
  ],
  bag: [
    'Checks are decided by cubes from the Political Capital Bag. The more of your cubes are in it, the better your chances; to put them there, see [#rest]. What it holds is open to both players unless you agree otherwise [16].',
    {
      list: [
        'A **support check** draws one cube. Your color is a success, and the cube becomes support. The other color brings nothing and goes back to its owner.',
        'An **initiative check** draws cubes until one color has come up twice; that player has the initiative. All cubes drawn go back to their owners. What it is worth, see [#initiative], [#debates] and [#election-day].',
      ],
    },
    'Drawn cubes are not put back [14]. As soon as the bag is empty it is refilled with 10 cubes of each color, even in the middle of several draws [10][11]. After the initiative check of Election Day it is not refilled any more [12].',
  ],
  initiative: [
    {
      steps: [
        'Both players are dealt cards: 6 each in turns 1 to 5, 7 each in turns 7 and 8. Kennedy gets the first, then one at a time in turn [8]. If the deck runs out, the discard pile is shuffled and becomes the deck [17].',
        'An initiative check is made: see [#bag]. The winner names the start player of the turn, who plays first in all five activity phases [19].',
      ],
    },
    'Playing second is often better, because you answer and have the last word. Now and then the first strike is worth more.',
  ],
  playing: [
    'When it is your turn, play one card from your hand, or your candidate card while it is face up. Passing is not possible [21].',
    {
      list: [
        'As an **event**, if nothing prevents it: do what the card says. See [#events].',
        'For its **campaign points**: spend them on one kind of action, and on one only: [#campaigning], [#advertising] or [#positioning].',
        'Your **candidate card** gives 5 CP for one such action. See [#candidate].',
      ],
    },
    'First take the rest cubes the card shows, whatever you use it for. In campaigning and positioning, points you do not want to spend are lost; advertising uses every point [21][92].',
    'After an action with a card from your hand your opponent may make its event happen: see [#momentum]. If they do not, the card is discarded.',
    'Keep what the strategy phase will ask for. While you can play a Gathering Momentum card or your candidate card instead, you may not play a card that would leave you too few to set aside; Gathering Momentum does not count among those [64].',
  ],
  events: [
    'You may play any event that is not prevented, also one with your opponent’s icon [23][24]. The benefit goes to whomever the card names. Once it has happened, the card does not go to the discard pile: it leaves the game, unless it stays on the board.',
    {
      table: [
        ['Kind of event', 'How long it works'],
        ['Ordinary', 'at once; the card leaves the game'],
        ['Rest of the turn', 'until the end of this turn, never into turns 6 and 9 [87]'],
        ['Debate event', 'waits for the Debates, is removed after them, and does nothing if played later [74]'],
        ['Election Day event', 'waits for Election Day'],
        [
          'Prevention event',
          'all game, besides what it does at once: the events it names can no longer be played or triggered [26], but one already at work goes on [40]',
        ],
      ],
    },
    {
      list: [
        'Where you **may** place or remove **up to** a number, any number from 0 will do. **Gains** and **loses** are binding [41].',
        'A loss is limited to what is there, and it never gives your opponent anything. Where there is a choice of what to lose, the loser makes it unless the card says otherwise [41].',
        'State support that an event simply gives needs no support checks, even in a carried state [60]. Whistlestop and Opposition Research give you an action instead, with checks as usual [52][53], and Election Day events grant the checks themselves.',
        'If a card speaks of a leader and there is none, that part does nothing [42].',
        'Cards that change CP are added up; the result is never below 1 or above 5 [47].',
        'Where a card expressly changes a rule, the card counts [1].',
      ],
    },
  ],
  momentum: [
    'Momentum markers buy influence over events, and you earn them mostly with issues. You start with 2.',
    {
      list: [
        '**Triggering** costs 1 marker. When your opponent has played a card from hand for CP and finished the action, you may make its event happen, just as if you had played it as an event yourself [25]. The card then goes where events go. The rest cubes stay with whoever played the card.',
        '**Preempting** costs 2 markers. You pay them when you play a card for CP, before the action: its event cannot be triggered, and the card is discarded [30].',
      ],
    },
    'Only a card just played from hand for CP can be triggered: no candidate card, and no prevented event [26][28]. You can preempt only your own cards, and that never keeps your opponent from playing an event.',
    'Markers do not keep. Half of them, rounded down, go in every momentum phase: see [#momentum-phase]. On Election Day each one left is worth 2 cubes in the bag.',
  ],
  campaigning: [
    'Spend CP on state support and on travel, in any order, going back and forth as you like.',
    {
      list: [
        '**1 CP adds 1 cube**, or takes away one of your opponent’s, in a state of the region your candidate is in.',
        '**1 CP crosses one border** between regions.',
      ],
    },
    'East and Midwest, East and South, Midwest and South, Midwest and West, South and West share a border; East and West do not, so that journey costs 2 [34]. For travel alone Alaska and Hawaii are regions of their own, reached only from the West. In everything else they are Western states [35].',
    'Your token moves along for free and ends in the state where you last spent a point on support. If travel took your last point, or you stop after traveling, you choose a state of the region you reached [33]. Where an event makes travel free, you may travel on even after your last point, and then choose where to stay [91].',
    'You need **support checks** in a state if your opponent carries it, or if their candidate’s token stands in it. Then:',
    {
      steps: [
        'Say how many CP you spend there. They are all spent, and no more may follow in this state in this phase [36].',
        'Draw as many cubes. Each one of your color is 1 support.',
      ],
    },
    'Whether checks are due is decided when you first spend a point in the state [37]. **Media support frees you**: with at least one of your cubes in the region’s media box you never need checks when campaigning there [38].',
  ],
  advertising: [
    'Make one support check for each CP. When all are drawn, place every success as media support in any region you like, or leave it unplaced [90]. Media support does not help with these checks.',
    'What it is good for:',
    {
      list: [
        'In a region where you have it you campaign without support checks.',
        'Whoever has more media cubes in total may swap two neighboring issues in the momentum phase.',
        'On Election Day the cubes go into the bag.',
      ],
    },
  ],
  positioning: [
    'Add issue support without any checks. On each issue your first cube of this action costs 1 CP, every further one 2 CP. The price is the same when your cube removes one of your opponent’s [89].',
    'So 3 CP are one cube on each of the three issues, or two on a single one.',
    'Leading issues earns momentum and endorsements, and many events favor an issue’s leader: see [#momentum-phase]. On Election Day the cubes go into the bag.',
  ],
  candidate: [
    'Instead of a card from your hand you may play your candidate card while it is face up. It gives 5 CP for one action. It has no event and no rest cubes, so nothing on it can be triggered.',
    'Then it is turned over, **exhausted**, and cannot be played; your opponent’s Fatigue Sets In does the same to it. Only the events Lyndon Johnson (for Kennedy) and Henry Cabot Lodge (for Nixon) turn it up again [22].',
    'Playing it leaves you one more card in hand, which you will have to discard in the strategy phase.',
  ],
  rest: [
    'Weak cards are strong in the end: cards of 2 CP bring 2 rest cubes, cards of 3 CP bring 1. You take them when you play the card, whatever for, and put them into your rest zone [20].',
    'In the campaign strategy phase your rest cubes go into the bag. There they win initiative and support checks.',
  ],
  'momentum-phase': [
    {
      steps: [
        '**Decay.** Each player loses half of their momentum markers, rounded down: from 5 markers you lose 2, a single one you keep [61].',
        '**Awards.** Leaders of issues are rewarded, from third place up to first. An issue without a leader pays nothing [62].',
        '**Issues fade.** One cube leaves every issue that has any.',
        '**The order shifts.** Whoever has more media cubes on the whole board may swap two neighboring issues. With equal numbers nobody may [63].',
      ],
    },
    {
      table: [
        ['Place on the track', 'Award for its leader'],
        ['Third', '1 momentum marker'],
        ['Second', '1 momentum marker or 1 endorsement card, as you choose'],
        ['First', '1 momentum marker and 1 endorsement card'],
      ],
    },
  ],
  endorsements: [
    'Draw an endorsement card and put a marker into the region it names; if your opponent has markers there, remove one of those instead [62]. Of the 16 cards each region has 3; the other 4 are major endorsements, where you name the region.',
    'Markers count on Election Day: a state without cubes goes to the player who is endorsed in its region. See [#election-day].',
  ],
  strategy: [
    {
      steps: [
        'Both players secretly put cards from their hand face down on their strategy stack: 1 in turns 1 to 5, 2 in turns 7 and 8. Gathering Momentum cards are not allowed there; whoever has too few others puts in as many as they have [64], and shows the rest only when both have chosen [93].',
        'All cards left in hand are discarded face up.',
        'All rest cubes go into the bag. Events for the rest of the turn end [65].',
      ],
    },
    'Before turn 6 you collect five cards for the Debates: look for high CP, your own icon and issues that match. In turns 7 and 8 you collect four for Election Day: look at the states on the cards.',
  ],
  debates: [
    'Make an initiative check; its winner wins ties on issues. Both players take their five strategy cards, and the issues move to the debate board with their cubes. Then, round by round:',
    {
      steps: [
        'Each player picks a card in secret, and both are shown together. Whoever has none left plays none [69].',
        'Each card goes to the issue it shows, on the side of the candidate whose icon it carries. A card with both icons goes to the side its owner chooses; if both cards are like that, the player with the initiative says who places first [67].',
        'Once both cards are placed, an issue with two or more cards on one side is decided, whoever played them [72]. The higher total of printed CP wins it [75], a tie goes to the player with the initiative, and a Debate event may add to a total. If two issues are decided in one round, the one that was lower on the track comes first [70].',
      ],
    },
    'The winner of an issue places a bonus of state support at once, in any states and without checks [73]: **2** cubes for the first issue decided, **3** for the second, **4** for the last. The issue’s cards are discarded and its tile takes the lowest free place on the track; so the first issue won ends up third. A later card for a won issue is simply discarded [68].',
    'The Debates end when all three issues are won or nobody has cards left. Issues still open are then settled from the lowest up: the higher total wins, a tie goes to the player with the initiative, and the bonus is paid as usual [71]. All strategy cards are discarded.',
  ],
  'election-day': [
    {
      steps: [
        '**Last cubes.** All media and issue cubes go into the bag, and 2 cubes of your color for each of your momentum markers [76].',
        '**Initiative.** One initiative check for the whole day [77].',
        '**Strategy cards.** Both stacks are opened. The player with the initiative goes first and resolves all of theirs in any order, then the other player does. Each card makes 3 support checks in its state; nothing exempts from them, and nothing stands in their way [78][79].',
        '**Election Day events** happen in the order the player with the initiative chooses; only Unpledged Electors waits for the tally [80].',
        '**Undecided states.** A state without cubes goes to the player with an endorsement in its region. Where nobody is endorsed, it goes to the candidate its edge shows. One cube is placed there [83].',
        '**The tally.** See [#tally].',
      ],
    },
    'From step 3 on the bag is not refilled. If it is empty, every check still due fails [12][13].',
  ],
  tally: [
    'Each state gives its electoral votes to its leader. The higher total wins.',
    'Votes can be lost only through the event Unpledged Electors: Alabama, Louisiana and Mississippi give their votes to nobody where Kennedy holds them with fewer than 4 cubes [84]. If nobody then has 269, the House of Representatives elects whoever has more. With equal votes the player with more states wins (one whose votes are lost does not count), and if that is equal too, Kennedy [85].',
  ],
  options: [
    {
      list: [
        '**Cards**: the 91 cards of 2007, or with 6 more cards of 2017. The rules stay the same [3].',
        '**The bag**: its contents open, or hidden.',
        '**A head start** for either player, in teaching games: up to 10 momentum markers more, and up to 10 more support in any state.',
      ],
    },
  ],
};
