import type { CardText } from '../card-text.ts';

/** English titles and effects of the 97 campaign cards and the two candidate cards. */
export const cards = {
  'greater-houston-ministerial-association': {
    title: 'Greater Houston Ministerial Association',
    effect:
      'Kennedy’s token moves to Texas. He gains 1 momentum marker and may place up to 5 state support anywhere, at most 1 per state. From now on Baptist Ministers, Norman Vincent Peale and Puerto Rican Bishops are prevented as events.',
  },
  'nixons-knee': {
    title: 'Nixon’s Knee',
    effect:
      'Nixon’s token moves to Maryland. For the rest of the turn he must spend 1 momentum marker before each card he plays to campaign; without one he cannot.',
  },
  'gallup-poll': {
    title: 'Gallup Poll',
    effect: 'You may arrange the three issue tiles on the Issue Track in any order.',
  },
  'citizens-for-nixon-lodge': {
    title: 'Citizens for Nixon-Lodge',
    effect: 'For the rest of the turn, every card Nixon plays for CP is worth 1 CP more, up to 5.',
  },
  volunteers: {
    title: 'Volunteers',
    effect: 'You gain 1 momentum marker.',
  },
  'new-england': {
    title: 'New England',
    effect:
      'Kennedy may place up to 5 state support among Connecticut, Maine, Massachusetts, New York, Rhode Island and Vermont, at most 2 per state.',
  },
  'late-returns-from-cook-county': {
    title: 'Late Returns from Cook County',
    effect: 'On Election Day, Kennedy makes 5 support checks in Illinois.',
  },
  'soviet-economic-growth': {
    title: 'Soviet Economic Growth',
    effect:
      'Move Economy up 1 place on the Issue Track. Then the Economy leader, if any, gains 1 state support in New York.',
  },
  'baptist-ministers': {
    title: 'Baptist Ministers',
    effect:
      'Nixon may remove up to 5 of Kennedy’s state support from the South and the Midwest taken together, at most 2 per state.',
  },
  'swing-state': {
    title: 'Swing State',
    effect:
      'You may choose one state your opponent leads with 1 to 3 cubes. You gain 5 state support there and your token moves there.',
  },
  'sputnik-v': {
    title: 'Sputnik V',
    effect:
      'Move Defense up 1 place on the Issue Track. Then the Defense leader, if any, may place up to 3 state support anywhere, at most 1 per state.',
  },
  'southern-strategy': {
    title: 'Southern Strategy',
    effect:
      'Nixon may place up to 5 state support in the South, at most 2 per state. Kennedy gains 1 issue support in Civil Rights.',
  },
  'nikita-kruschev': {
    title: 'Nikita Kruschev',
    effect:
      'The Defense leader, if any, gains 1 momentum marker and may place up to 3 state support anywhere, at most 1 per state.',
  },
  'gathering-momentum-south': {
    title: 'Gathering Momentum in the South',
    effect:
      'Whoever leads more Southern states gains 1 momentum marker, and 1 state support in each Southern state without cubes. On a tie nothing happens.',
  },
  'gathering-momentum-east': {
    title: 'Gathering Momentum in the East',
    effect:
      'Whoever leads more Eastern states gains 1 momentum marker, and 1 state support in each Eastern state without cubes. On a tie nothing happens.',
  },
  'gathering-momentum-midwest': {
    title: 'Gathering Momentum in the Midwest',
    effect:
      'Whoever leads more Midwestern states gains 1 momentum marker, and 1 state support in each Midwestern state without cubes. On a tie nothing happens.',
  },
  'gathering-momentum-west': {
    title: 'Gathering Momentum in the West',
    effect:
      'Whoever leads more Western states, Alaska and Hawaii included, gains 1 momentum marker, and 1 state support in each Western state without cubes. On a tie nothing happens.',
  },
  'dwight-d-eisenhower': {
    title: 'Dwight D. Eisenhower',
    effect:
      'Nixon may place up to 7 state support anywhere, at most 1 per state. From now on Eisenhower’s Silence is prevented as an event.',
  },
  'old-south': {
    title: 'Old South',
    effect:
      'The Civil Rights leader, if any, must remove 5 of their own state support (all, if fewer) from the South, and for the rest of the turn may not spend CP on state support there.',
  },
  'nixon-egged-in-michigan': {
    title: 'Nixon Egged in Michigan',
    effect:
      'Nixon’s token moves to Michigan; he loses 1 state support there. For the rest of the turn he may not spend CP on state support in the Midwest.',
  },
  'fifty-stars': {
    title: 'Fifty Stars',
    effect:
      'Whoever has more state support in Alaska and Hawaii combined may place up to 5 state support anywhere, at most 1 per state. On a tie nothing happens.',
  },
  gaffe: {
    title: 'Gaffe',
    effect:
      'Your opponent loses 1 momentum marker, and 3 state support (or all, if fewer) in the state where their token stands.',
  },
  'martin-luther-king-arrested': {
    title: 'Martin Luther King Arrested',
    effect: 'Move Civil Rights up 1 place on the Issue Track. You gain 3 issue support in Civil Rights.',
  },
  'east-harlem-pledge': {
    title: 'East Harlem Pledge',
    effect:
      'Nixon loses 1 issue support in Civil Rights. Kennedy may remove up to 5 of Nixon’s state support in the South, at most 2 per state.',
  },
  '1960-civil-rights-act': {
    title: '1960 Civil Rights Act',
    effect: 'Move Civil Rights up 1 place on the Issue Track. Nixon gains 1 issue support in Civil Rights.',
  },
  'ken-air': {
    title: 'Ken-Air',
    effect:
      'For the rest of the turn Kennedy pays no travel costs, and every card he plays to campaign in states is worth 1 CP more, up to 5.',
  },
  'nelson-rockefeller': {
    title: 'Nelson Rockefeller',
    effect: 'Nixon gains 1 state support in New York and may take any one card from the discard pile into his hand.',
  },
  'harry-f-byrd': {
    title: 'Harry F. Byrd',
    effect:
      'Nixon may remove up to 3 of Kennedy’s state support in total from Alabama, Mississippi and Oklahoma, divided as he likes.',
  },
  'the-great-seal-bug': {
    title: 'The Great Seal Bug',
    effect:
      'Nixon gains 1 issue support in Defense. If Henry Cabot Lodge is in the discard pile, Nixon may take that card into his hand.',
  },
  'johnson-jeered-in-dallas': {
    title: 'Johnson Jeered in Dallas',
    effect:
      'Kennedy loses 1 state support in Texas. For the rest of the turn he may not spend CP on state support in the South.',
  },
  'profiles-in-courage': {
    title: 'Profiles in Courage',
    effect: 'For the rest of the turn, each time Kennedy fails a support check he may draw again, once per check.',
  },
  'early-returns-from-connecticut': {
    title: 'Early Returns from Connecticut',
    effect:
      'On Election Day, whoever leads Connecticut when this is resolved, if anyone, makes 5 support checks in California.',
  },
  'unpledged-electors': {
    title: 'Unpledged Electors',
    effect:
      'In the final tally, those of Alabama, Louisiana and Mississippi where Kennedy has only 1 to 3 cubes go to nobody.',
  },
  'lazy-shave': {
    title: '“Lazy Shave”',
    effect:
      'In every round of the Debates, Nixon reveals his chosen card before Kennedy picks his own. No effect after the Debates.',
  },
  'harvard-brain-trust': {
    title: 'Harvard Brain Trust',
    effect: 'In the Debates, Kennedy adds 1 CP to his total on every issue. No effect after the Debates.',
  },
  'henry-luce': {
    title: 'Henry Luce',
    effect:
      'Kennedy may place 1 endorsement marker in a region of his choice. If Nixon has endorsement markers there, one of those is removed instead.',
  },
  'lunch-counter-sit-ins': {
    title: 'Lunch Counter Sit-Ins',
    effect:
      'Move Civil Rights up 1 place on the Issue Track. Then the Civil Rights leader, if any, may place up to 3 state support anywhere, at most 1 per state.',
  },
  'high-hopes': {
    title: '“High Hopes”',
    effect:
      'Turn up the top 2 cards of the deck, one after the other. Each one that shows a Kennedy icon, alone or beside Nixon’s, is resolved at once as an event played by Kennedy.',
  },
  'lyndon-johnson': {
    title: 'Lyndon Johnson',
    effect:
      'Kennedy may place 2 state support in Texas, and up to 3 more in the South, at most 2 of those per state. He may turn his exhausted candidate card face up again.',
  },
  'northern-blacks': {
    title: 'Northern Blacks',
    effect:
      'The Civil Rights leader, if any, may place up to 5 state support among Illinois, Michigan and New York, at most 2 per state.',
  },
  'pierre-salinger': {
    title: 'Pierre Salinger',
    effect: 'Kennedy may pick one issue and place 3 issue support in it.',
  },
  'henry-cabot-lodge': {
    title: 'Henry Cabot Lodge',
    effect:
      'Nixon gains 2 state support in Massachusetts and 2 issue support in Defense. He may turn his exhausted candidate card face up again.',
  },
  'catholic-support': {
    title: 'Catholic Support',
    effect: 'Kennedy may place up to 7 state support anywhere, at most 2 per state.',
  },
  'puerto-rican-bishops': {
    title: 'Puerto Rican Bishops',
    effect: 'For the rest of the turn Kennedy may not spend momentum markers.',
  },
  'compact-of-fifth-avenue': {
    title: 'Compact of Fifth Avenue',
    effect:
      'Nixon’s token moves to New York. He gains 1 issue support in Civil Rights, 2 state support in New York and 1 media support in the East.',
  },
  'prime-time-television': {
    title: 'Prime-Time Television',
    effect:
      'You may choose one region where you have media support and place up to 5 state support there, at most 2 per state.',
  },
  'the-cold-war': {
    title: 'The Cold War',
    effect: 'The Defense leader, if any, may place up to 5 state support anywhere, at most 1 per state.',
  },
  'rising-food-prices': {
    title: 'Rising Food Prices',
    effect: 'Move Economy up 1 place on the Issue Track. Nixon gains 2 issue support in Economy.',
  },
  'eleanor-roosevelts-speaking-tour': {
    title: 'Eleanor Roosevelt’s Speaking Tour',
    effect: 'Kennedy may place up to 5 state support in the Midwest, at most 2 per state.',
  },
  'industrial-midwest': {
    title: 'Industrial Midwest',
    effect:
      'Nixon may place up to 5 state support among Illinois, Indiana, Michigan, Minnesota, Ohio and Wisconsin, at most 2 per state.',
  },
  'missile-gap': {
    title: 'Missile Gap',
    effect: 'Kennedy gains 3 issue support in Defense.',
  },
  'hurricane-donna': {
    title: 'Hurricane Donna',
    effect: 'Your token moves to Florida. You gain 1 momentum marker and 1 state support in Florida.',
  },
  'campaign-headquarters': {
    title: 'Campaign Headquarters',
    effect: 'You may discard any number of cards from your hand and draw as many from the deck.',
  },
  'bobby-kennedy': {
    title: 'Bobby Kennedy',
    effect: 'For the rest of the turn, every card Kennedy plays for CP is worth 1 CP more, up to 5.',
  },
  'hostile-press-corps': {
    title: 'Hostile Press Corps',
    effect:
      'For the rest of the turn, when campaigning in states Nixon makes support checks in every state, as if Kennedy carried it.',
  },
  'opposition-research': {
    title: 'Opposition Research',
    effect:
      'Kennedy shows Nixon every card in his hand. Then Nixon may spend 3 CP on one kind of action: campaigning, advertising or positioning.',
  },
  'a-new-frontier': {
    title: '“A New Frontier”',
    effect: 'Kennedy may discard any number of cards from his hand and draw as many from the deck.',
  },
  'tricky-dick': {
    title: 'Tricky Dick',
    effect:
      'Nixon loses 1 momentum marker. Then he may take any one card from the discard pile and resolve it at once as an event he plays, without rest cubes.',
  },
  'mid-atlantic': {
    title: 'Mid-Atlantic',
    effect:
      'Kennedy may place up to 5 state support among Delaware, Maryland, New Jersey, New York and Pennsylvania, at most 2 per state.',
  },
  'world-series-ends': {
    title: 'World Series Ends',
    effect: 'Whoever has media support in the East may place up to 5 state support there, at most 2 per state.',
  },
  'fatigue-sets-in': {
    title: 'Fatigue Sets In',
    effect: 'If your opponent’s candidate card is face up, turn it to its exhausted side.',
  },
  'trial-of-gary-powers': {
    title: 'Trial of Gary Powers',
    effect: 'Move Defense up 2 places on the Issue Track. Then the Defense leader, if any, gains 1 momentum marker.',
  },
  'give-me-a-week': {
    title: '“Give Me A Week”',
    effect: 'Nixon loses 2 momentum markers, and 1 issue support in every issue he leads.',
  },
  'stump-speech': {
    title: 'Stump Speech',
    effect: 'If your opponent has more momentum markers than you, you gain enough to have the same number.',
  },
  'joe-kennedy': {
    title: 'Joe Kennedy',
    effect: 'For the rest of the turn Nixon may not spend momentum markers.',
  },
  'adlai-stevenson': {
    title: 'Adlai Stevenson',
    effect: 'Kennedy gains 1 state support in Illinois and may take any one card from the discard pile into his hand.',
  },
  'voter-registration-drive': {
    title: 'Voter Registration Drive',
    effect: 'You may place up to 3 state support in states without cubes, at most 1 per state.',
  },
  'peace-without-surrender': {
    title: '“Peace Without Surrender”',
    effect: 'Move Defense up 1 place on the Issue Track. Nixon gains 1 issue support in Defense.',
  },
  'congressional-summer-session': {
    title: 'Congressional Summer Session',
    effect:
      'Kennedy must move his token to Maryland or Virginia. For the rest of the turn, every card he plays for CP is worth 2 CP less, but at least 1.',
  },
  'the-old-nixon': {
    title: 'The Old Nixon',
    effect: 'Nixon loses 1 momentum marker and Kennedy loses 3.',
  },
  'heartland-of-america': {
    title: 'Heartland of America',
    effect:
      'Nixon may place up to 7 state support in Western and Midwestern states with at most 10 electoral votes, at most 1 per state.',
  },
  'southern-revolt': {
    title: 'Southern Revolt',
    effect: 'If Kennedy leads Civil Rights, Nixon may place up to 5 state support in the South, at most 2 per state.',
  },
  'norman-vincent-peale': {
    title: 'Norman Vincent Peale',
    effect: 'Nixon may remove up to 5 of Kennedy’s state support anywhere, at most 1 per state.',
  },
  'eisenhowers-silence': {
    title: 'Eisenhower’s Silence',
    effect: 'For the rest of the turn Nixon may not spend CP on state support in any state Kennedy leads.',
  },
  'republican-tv-spots': {
    title: 'Republican TV Spots',
    effect: 'Nixon’s token moves to New York. He may place up to 3 media support in any regions.',
  },
  'nixons-pledge': {
    title: 'Nixon’s Pledge',
    effect:
      'For the rest of the turn, Kennedy gains 1 momentum marker each time Nixon plays a card for anything other than campaigning in states.',
  },
  'suburban-voters': {
    title: 'Suburban Voters',
    effect: 'Kennedy may place up to 5 state support in states with at least 20 electoral votes, at most 2 per state.',
  },
  'stock-market-in-decline': {
    title: 'Stock Market in Decline',
    effect:
      'Move Economy up 2 places on the Issue Track. Then the Economy leader, if any, gains 2 state support in New York.',
  },
  'advance-men': {
    title: 'Advance Men',
    effect: 'For the rest of the turn you pay no travel costs and make no support checks when campaigning in states.',
  },
  herblock: {
    title: 'Herblock',
    effect: 'Kennedy may remove up to 2 of Nixon’s media support from any regions.',
  },
  'kennedys-peace-corps': {
    title: 'Kennedy’s Peace Corps',
    effect:
      'For the rest of the turn Kennedy may preempt the events of the cards he plays without spending momentum markers.',
  },
  'fidel-castro': {
    title: 'Fidel Castro',
    effect: 'The Defense leader, if any, gains 1 momentum marker and 1 state support in Florida.',
  },
  whistlestop: {
    title: 'Whistlestop',
    effect: 'You may campaign in states with 7 CP, spending at most 1 CP on support in any one state.',
  },
  'quemoy-and-matsu': {
    title: 'Quemoy and Matsu',
    effect:
      'The Defense leader, if any, gains 1 momentum marker and may place up to 3 state support anywhere, at most 1 per state.',
  },
  'jackie-kennedy': {
    title: 'Jackie Kennedy',
    effect:
      'For the rest of the turn Nixon must spend 1 momentum marker before each card he plays as an event; without one he cannot.',
  },
  'herb-klein': {
    title: 'Herb Klein',
    effect: 'Nixon may place up to 3 issue support, divided among the issues as he likes.',
  },
  'stevenson-loyalists': {
    title: 'Stevenson Loyalists',
    effect: 'For the rest of the turn Kennedy may not spend CP on state support in the West or the Midwest.',
  },
  'stature-gap': {
    title: 'Stature Gap',
    effect:
      'For the rest of the turn, every card Kennedy plays to position on issues is worth 2 CP less, but at least 1.',
  },
  'the-new-nixon': {
    title: 'The New Nixon',
    effect: 'Nixon gains 1 momentum marker.',
  },
  recount: {
    title: 'Recount',
    effect: 'On Election Day, Nixon chooses one state and makes 3 support checks there.',
  },
  'political-capital': {
    title: 'Political Capital',
    effect: 'Nixon may draw 2 cards from the deck into his hand.',
  },
  'give-em-hell-harry': {
    title: 'Give ’Em Hell Harry',
    effect:
      'If Kennedy leads two or more issues, he loses 1 momentum marker and must remove 2 of his issue support in total, from issues of his choice.',
  },
  'experience-counts': {
    title: '“Experience Counts”',
    effect: 'Kennedy loses 1 issue support in every issue he leads. Nixon gains 1 momentum marker.',
  },
  'a-low-blow': {
    title: 'A Low Blow',
    effect:
      'If Nixon leads two or more issues, Kennedy gains 1 momentum marker and may discard any number of cards from his hand and draw as many from the deck.',
  },
  'a-time-for-greatness': {
    title: '“A Time for Greatness”',
    effect:
      'Nixon loses 1 issue support in every issue he leads. Kennedy may place up to 3 state support anywhere, at most 1 per state.',
  },
  'medal-count': {
    title: 'Medal Count',
    effect:
      'The Civil Rights leader and the Economy leader each lose 1 issue support in that issue. Whoever led both also loses 1 momentum marker.',
  },
  'cassius-clay-wins-gold': {
    title: 'Cassius Clay Wins Gold',
    effect:
      'The Defense leader and the Economy leader each lose 1 issue support in that issue. Whoever led both also loses 1 momentum marker.',
  },
  'candidate-kennedy': {
    title: 'John F. Kennedy',
    effect:
      'Play this instead of a card from hand for 5 CP, then turn it to its exhausted side. It has no event and gives no rest cubes.',
  },
  'candidate-nixon': {
    title: 'Richard M. Nixon',
    effect:
      'Play this instead of a card from hand for 5 CP, then turn it to its exhausted side. It has no event and gives no rest cubes.',
  },
} as const satisfies Readonly<Record<string, CardText>>;
