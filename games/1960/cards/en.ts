import type { CardTexts } from './cards.ts';

/** The 97 campaign cards and the two candidate cards in English. */
export const cards: CardTexts = {
  'greater-houston-ministerial-association': {
    title: 'Greater Houston Ministerial Association',
    effect:
      'Kennedy’s token moves to Texas. He gains 1 momentum marker and may place up to 5 state support anywhere, at most 1 per state. From now on Baptist Ministers, Norman Vincent Peale and Puerto Rican Bishops are prevented as events.',
    history:
      'On September 12, 1960, Kennedy faced several hundred Protestant clergymen at the Rice Hotel in Houston and took their questions. He said he was not the Catholic candidate but the Democratic Party’s candidate, who happened to be a Catholic, and stood up for a strict separation of church and state. His campaign showed the film of the evening all over the country.',
  },
  'nixons-knee': {
    title: 'Nixon’s Knee',
    effect:
      'Nixon’s token moves to Maryland. For the rest of the turn he must spend 1 momentum marker before each card he plays to campaign; without one he cannot.',
    history:
      'In August 1960 Nixon struck his knee on a car door in Greensboro, North Carolina. The wound became infected, and from the end of August he lay at Walter Reed Army Hospital near the Maryland border for almost two weeks of the campaign. He came back to the trail thin and tired, with the first debate close at hand.',
  },
  'gallup-poll': {
    title: 'Gallup Poll',
    effect: 'You may arrange the three issue tiles on the Issue Track in any order.',
    history:
      'Through the fall of 1960 George Gallup’s polls showed a race within a few points either way, and the lead changed hands. The last one put Kennedy ahead by the slightest of margins. The count in November proved it right: about 113,000 votes out of nearly 69 million separated the two men.',
  },
  'citizens-for-nixon-lodge': {
    title: 'Citizens for Nixon-Lodge',
    effect: 'For the rest of the turn, every card Nixon plays for CP is worth 1 CP more, up to 5.',
    history:
      'Fewer Americans called themselves Republicans than Democrats, so Nixon could not win with his own party alone. Citizens’ committees outside the party organization gave independents and unhappy Democrats a home, as Citizens for Eisenhower had done in 1952.',
  },
  volunteers: {
    title: 'Volunteers',
    effect: 'You gain 1 momentum marker.',
    history:
      'Both campaigns lived on unpaid work: ringing doorbells, stuffing envelopes, driving voters to the polls. On the Democratic side Byron White, a former football star and later a Supreme Court justice, led the national volunteer organization.',
  },
  'new-england': {
    title: 'New England',
    effect:
      'Kennedy may place up to 5 state support among Connecticut, Maine, Massachusetts, New York, Rhode Island and Vermont, at most 2 per state.',
    history:
      'Kennedy was at home in New England, and on the Sunday before the election a huge crowd in Waterbury, Connecticut, waited for him until about three in the morning. He ended his campaign at Boston Garden on November 7. Massachusetts, Rhode Island and Connecticut were his; Maine, New Hampshire and Vermont stayed Republican.',
  },
  'late-returns-from-cook-county': {
    title: 'Late Returns from Cook County',
    effect: 'On Election Day, Kennedy makes 5 support checks in Illinois.',
    history:
      'Illinois hung in the balance all through election night until the returns from Mayor Richard J. Daley’s Chicago were in. Kennedy took the state by fewer than 9,000 votes. Republicans charged fraud, but the partial recounts and the lawsuits that followed did not change the result.',
  },
  'soviet-economic-growth': {
    title: 'Soviet Economic Growth',
    effect:
      'Move Economy up 1 place on the Issue Track. Then the Economy leader, if any, gains 1 state support in New York.',
    history:
      'Official American estimates gave the Soviet economy a growth rate well above that of the United States. Kennedy made it a theme of his campaign and promised to get the country moving again; Nixon replied that America was far ahead and would stay there. The estimates later turned out to be too generous to Moscow.',
  },
  'baptist-ministers': {
    title: 'Baptist Ministers',
    effect:
      'Nixon may remove up to 5 of Kennedy’s state support from the South and the Midwest taken together, at most 2 per state.',
    history:
      'Many Southern Baptist pastors warned from the pulpit against a Catholic in the White House, and in May 1960 their convention passed a resolution to the same effect. W. A. Criswell of Dallas preached that religious liberty itself was in danger. Copies of his sermon went out across the country.',
  },
  'swing-state': {
    title: 'Swing State',
    effect:
      'You may choose one state your opponent leads with 1 to 3 cubes. You gain 5 state support there and your token moves there.',
    history:
      'Few elections have been decided by so little. Hawaii fell to Kennedy by 115 votes, and New Mexico, Illinois and Missouri by fewer than 10,000 each; California went to Nixon only when the absentee ballots had been counted.',
  },
  'sputnik-v': {
    title: 'Sputnik V',
    effect:
      'Move Defense up 1 place on the Issue Track. Then the Defense leader, if any, may place up to 3 state support anywhere, at most 1 per state.',
    history:
      'On August 19, 1960, the Soviet Union sent the dogs Belka and Strelka into orbit and brought them home alive the next day, a first in history. For Kennedy the dogs were one more sign that the United States was falling behind. Nixon answered that America led in space science.',
  },
  'southern-strategy': {
    title: 'Southern Strategy',
    effect:
      'Nixon may place up to 5 state support in the South, at most 2 per state. Kennedy gains 1 issue support in Civil Rights.',
    history:
      'Eisenhower had won several Southern states, and Nixon drew enormous crowds in Atlanta and Birmingham in August 1960. He hoped to go further without giving up Black votes in the North. Virginia, Tennessee and Florida went to him; the phrase “Southern strategy” became famous only later.',
  },
  'nikita-kruschev': {
    title: 'Nikita Kruschev',
    effect:
      'The Defense leader, if any, gains 1 momentum marker and may place up to 3 state support anywhere, at most 1 per state.',
    history:
      'Soviet leader Nikita Khrushchev sailed to New York in September 1960 and stayed for weeks at the United Nations, shouting at speakers and pounding his desk. His visit filled the front pages in the middle of the campaign. Both candidates competed to look like the man who could face him.',
  },
  'gathering-momentum-south': {
    title: 'Gathering Momentum in the South',
    effect:
      'Whoever leads more Southern states gains 1 momentum marker, and 1 state support in each Southern state without cubes. On a tie nothing happens.',
    history:
      'The South had voted Democratic almost without a break since Reconstruction, but by 1960 its loyalty was wearing thin. With Lyndon Johnson on the ticket Kennedy kept Texas, Georgia, the Carolinas, Arkansas and Louisiana. Virginia, Tennessee and Florida went to Nixon, and Mississippi to unpledged electors.',
  },
  'gathering-momentum-east': {
    title: 'Gathering Momentum in the East',
    effect:
      'Whoever leads more Eastern states gains 1 momentum marker, and 1 state support in each Eastern state without cubes. On a tie nothing happens.',
    history:
      'The East held the greatest prizes of the election, New York with 45 electoral votes and Pennsylvania with 32, and Kennedy won both. Of the Eastern states only Maine, New Hampshire and Vermont chose Nixon.',
  },
  'gathering-momentum-midwest': {
    title: 'Gathering Momentum in the Midwest',
    effect:
      'Whoever leads more Midwestern states gains 1 momentum marker, and 1 state support in each Midwestern state without cubes. On a tie nothing happens.',
    history:
      'The states around the Great Lakes were the battlefield on which both campaigns spent their last weeks. Kennedy carried Illinois, Michigan, Minnesota and Missouri. Nixon took Indiana, Iowa, Wisconsin, Kentucky and, to the surprise of Kennedy’s men after the crowds they had seen there, Ohio.',
  },
  'gathering-momentum-west': {
    title: 'Gathering Momentum in the West',
    effect:
      'Whoever leads more Western states, Alaska and Hawaii included, gains 1 momentum marker, and 1 state support in each Western state without cubes. On a tie nothing happens.',
    history:
      'Nixon was a Californian, and the West was his. Of the eighteen states in this region Kennedy won only New Mexico, Nevada and Hawaii. California itself was so close that the absentee ballots decided it.',
  },
  'dwight-d-eisenhower': {
    title: 'Dwight D. Eisenhower',
    effect:
      'Nixon may place up to 7 state support anywhere, at most 1 per state. From now on Eisenhower’s Silence is prevented as an event.',
    history:
      'The most popular Republican in the country took to the road for Nixon only in the last days of October. His appearances, crowned by a parade through New York City beside Nixon and Lodge on November 2, drew great crowds. Many have wondered what a few more weeks of Eisenhower would have done.',
  },
  'old-south': {
    title: 'Old South',
    effect:
      'The Civil Rights leader, if any, must remove 5 of their own state support (all, if fewer) from the South, and for the rest of the turn may not spend CP on state support there.',
    history:
      'The Democratic Party of 1960 held both the liberals of the North and the segregationists of the South. Its convention in Los Angeles adopted the strongest civil rights program the party had ever had, over Southern protest. Every step toward equality had a price in the old Democratic strongholds.',
  },
  'nixon-egged-in-michigan': {
    title: 'Nixon Egged in Michigan',
    effect:
      'Nixon’s token moves to Michigan; he loses 1 state support there. For the rest of the turn he may not spend CP on state support in the Midwest.',
    history:
      'At the end of October Nixon’s campaign train crossed Michigan, a stronghold of the auto workers’ union. There were hecklers along the line, and eggs were thrown. Kennedy won the state in November.',
  },
  'fifty-stars': {
    title: 'Fifty Stars',
    effect:
      'Whoever has more state support in Alaska and Hawaii combined may place up to 5 state support anywhere, at most 1 per state. On a tie nothing happens.',
    history:
      'Alaska and Hawaii had joined the Union in 1959, and the flag with fifty stars flew officially from July 4, 1960. Both new states were voting for president for the first time. Alaska chose Nixon; Hawaii chose Kennedy by 115 votes, after a recount.',
  },
  gaffe: {
    title: 'Gaffe',
    effect:
      'Your opponent loses 1 momentum marker, and 3 state support (or all, if fewer) in the state where their token stands.',
    history:
      'The candidates spoke many times a day, followed everywhere by reporters with notebooks, microphones and cameras. One careless sentence, by them or by their allies, was in the morning papers from coast to coast. Both tickets spent days of the campaign explaining what they had meant.',
  },
  'martin-luther-king-arrested': {
    title: 'Martin Luther King Arrested',
    effect: 'Move Civil Rights up 1 place on the Issue Track. You gain 3 issue support in Civil Rights.',
    history:
      'Martin Luther King Jr. was arrested at a sit-in in Atlanta on October 19, 1960, and then sentenced to four months’ hard labor over an old traffic case. John Kennedy telephoned Coretta Scott King, Robert Kennedy called the judge, and King was released on bond; Nixon made no public comment. Word of the calls was carried to Black churches all over the country.',
  },
  'east-harlem-pledge': {
    title: 'East Harlem Pledge',
    effect:
      'Nixon loses 1 issue support in Civil Rights. Kennedy may remove up to 5 of Nixon’s state support in the South, at most 2 per state.',
    history:
      'Speaking in East Harlem on October 12, 1960, Henry Cabot Lodge promised that there would be a Black member in Nixon’s cabinet. The promise had not been agreed, and the Nixon campaign quickly backed away from it. It cost Nixon votes in the South and won him little thanks in the North.',
  },
  '1960-civil-rights-act': {
    title: '1960 Civil Rights Act',
    effect: 'Move Civil Rights up 1 place on the Issue Track. Nixon gains 1 issue support in Civil Rights.',
    history:
      'Eisenhower signed the Civil Rights Act of 1960 on May 6, after a long filibuster by Southern senators. It provided for court-appointed voting referees, required that election records be kept for inspection, and made it a crime to obstruct federal court orders by force. It was a modest law, but the road led on to 1964 and 1965.',
  },
  'ken-air': {
    title: 'Ken-Air',
    effect:
      'For the rest of the turn Kennedy pays no travel costs, and every card he plays to campaign in states is worth 1 CP more, up to 5.',
    history:
      'In 1959 Joseph Kennedy bought a Convair airliner, and a family company leased it to his son’s campaign. Named Caroline after the candidate’s daughter, it had a desk, beds and room for reporters. No presidential candidate had had a plane of his own before.',
  },
  'nelson-rockefeller': {
    title: 'Nelson Rockefeller',
    effect: 'Nixon gains 1 state support in New York and may take any one card from the discard pile into his hand.',
    history:
      'Nelson Rockefeller, governor of New York, led the liberal wing of the Republican Party and had thought of running himself. He declined to be Nixon’s running mate but campaigned hard for him in his state. New York nevertheless went to Kennedy.',
  },
  'harry-f-byrd': {
    title: 'Harry F. Byrd',
    effect:
      'Nixon may remove up to 3 of Kennedy’s state support in total from Alabama, Mississippi and Oklahoma, divided as he likes.',
    history:
      'Senator Harry F. Byrd of Virginia, the voice of resistance to school desegregation, kept what he called a golden silence instead of supporting his party’s nominee. Without ever being a candidate he received 15 electoral votes: all 8 of Mississippi’s, 6 from Alabama and 1 from an elector in Oklahoma.',
  },
  'the-great-seal-bug': {
    title: 'The Great Seal Bug',
    effect:
      'Nixon gains 1 issue support in Defense. If Henry Cabot Lodge is in the discard pile, Nixon may take that card into his hand.',
    history:
      'In May 1960, with the world talking about the American U-2 spy plane, Ambassador Henry Cabot Lodge answered the Soviets at the United Nations with an exhibit. It was a carved wooden Great Seal, a Soviet gift that had hung for years in the American ambassador’s house in Moscow. Inside was a listening device.',
  },
  'johnson-jeered-in-dallas': {
    title: 'Johnson Jeered in Dallas',
    effect:
      'Kennedy loses 1 state support in Texas. For the rest of the turn he may not spend CP on state support in the South.',
    history:
      'On November 4, 1960, Lyndon and Lady Bird Johnson had to make their way through a hostile crowd at the Adolphus Hotel in Dallas, jostled and shouted at by supporters of Nixon. Bruce Alger, a Republican congressman, was among the leaders. The pictures shocked many Texans and won the Johnsons sympathy.',
  },
  'profiles-in-courage': {
    title: 'Profiles in Courage',
    effect: 'For the rest of the turn, each time Kennedy fails a support check he may draw again, once per check.',
    history:
      'Kennedy’s book of 1956 told of eight senators who had risked their careers for a principle. It won the Pulitzer Prize for biography in 1957 and gave the young senator the standing of a thinker. His aide Theodore Sorensen had a large share in the writing.',
  },
  'early-returns-from-connecticut': {
    title: 'Early Returns from Connecticut',
    effect:
      'On Election Day, whoever leads Connecticut when this is resolved, if anyone, makes 5 support checks in California.',
    history:
      'Connecticut counted fast, and on election night it was among the first states to report. Its handsome majority for Kennedy suggested an easy victory. The rest of the night was anything but easy.',
  },
  'unpledged-electors': {
    title: 'Unpledged Electors',
    effect:
      'In the final tally, those of Alabama, Louisiana and Mississippi where Kennedy has only 1 to 3 cubes go to nobody.',
    history:
      'Opponents of civil rights in the Deep South put forward electors bound to no candidate, hoping to bargain if neither side had a majority. Mississippi chose such electors outright, six of Alabama’s eleven Democratic electors were unpledged, and in Louisiana a slate of that kind lost. All fourteen voted for Harry F. Byrd.',
  },
  'lazy-shave': {
    title: '“Lazy Shave”',
    effect:
      'In every round of the Debates, Nixon reveals his chosen card before Kennedy picks his own. No effect after the Debates.',
    history:
      'Before the first debate in Chicago on September 26, 1960, Nixon turned down full make-up. A powder called Lazy Shave was put over his beard shadow. Pale after his illness and sweating under the lights, he faced a rested and tanned Kennedy before some 70 million viewers.',
  },
  'harvard-brain-trust': {
    title: 'Harvard Brain Trust',
    effect: 'In the Debates, Kennedy adds 1 CP to his total on every issue. No effect after the Debates.',
    history:
      'Kennedy, a Harvard man, drew on the professors across the river from Boston: Archibald Cox led a group that supplied ideas and drafts, and John Kenneth Galbraith and Arthur Schlesinger Jr. gave advice. The press remembered Franklin Roosevelt’s advisers and spoke of a brain trust again.',
  },
  'henry-luce': {
    title: 'Henry Luce',
    effect:
      'Kennedy may place 1 endorsement marker in a region of his choice. If Nixon has endorsement markers there, one of those is removed instead.',
    history:
      'Henry Luce, the founder of Time and Life, was a staunch Republican and an old acquaintance of Joseph Kennedy; he had written the foreword to John Kennedy’s first book in 1940. Life came out for Nixon in the end, but his magazines treated Kennedy with more sympathy than Democrats were used to from them.',
  },
  'lunch-counter-sit-ins': {
    title: 'Lunch Counter Sit-Ins',
    effect:
      'Move Civil Rights up 1 place on the Issue Track. Then the Civil Rights leader, if any, may place up to 3 state support anywhere, at most 1 per state.',
    history:
      'On February 1, 1960, four Black students sat down at a whites-only lunch counter in a Woolworth store in Greensboro, North Carolina, and stayed. Within weeks the sit-ins spread to dozens of cities. In July the Greensboro store began to serve everyone.',
  },
  'high-hopes': {
    title: '“High Hopes”',
    effect:
      'Turn up the top 2 cards of the deck, one after the other. Each one that shows a Kennedy icon, alone or beside Nixon’s, is resolved at once as an event played by Kennedy.',
    history:
      'Frank Sinatra sang for his friend: Sammy Cahn wrote new words to the Oscar-winning song “High Hopes” and turned it into a campaign tune. From jukeboxes and loudspeaker vans it told voters that Jack was the man to choose.',
  },
  'lyndon-johnson': {
    title: 'Lyndon Johnson',
    effect:
      'Kennedy may place 2 state support in Texas, and up to 3 more in the South, at most 2 of those per state. He may turn his exhausted candidate card face up again.',
    history:
      'Lyndon Johnson of Texas, leader of the Senate majority and Kennedy’s rival for the nomination, surprised many by taking second place on the ticket. In October he crossed the South by train, speaking from the rear platform. Texas went to Kennedy by some 46,000 votes.',
  },
  'northern-blacks': {
    title: 'Northern Blacks',
    effect:
      'The Civil Rights leader, if any, may place up to 5 state support among Illinois, Michigan and New York, at most 2 per state.',
    history:
      'Millions of Black Americans had moved to the cities of the North, where, unlike in much of the South, they could vote. Eisenhower had won a good share of their votes in 1956; in 1960 more than two thirds went to Kennedy. In states as close as Illinois and Michigan this may well have decided the result.',
  },
  'pierre-salinger': {
    title: 'Pierre Salinger',
    effect: 'Kennedy may pick one issue and place 3 issue support in it.',
    history:
      'Pierre Salinger, a newspaperman from San Francisco, had worked with Robert Kennedy on a Senate investigation before he became Kennedy’s press secretary. He made sure that reporters had transcripts, telephones and good humor. He later kept the job in the White House.',
  },
  'henry-cabot-lodge': {
    title: 'Henry Cabot Lodge',
    effect:
      'Nixon gains 2 state support in Massachusetts and 2 issue support in Defense. He may turn his exhausted candidate card face up again.',
    history:
      'Henry Cabot Lodge had lost his Senate seat in Massachusetts to John Kennedy in 1952 and then spent more than seven years as ambassador to the United Nations. Television had made his duels with the Soviets famous, and Nixon chose him for the second place. He campaigned at a gentle pace, with time for an afternoon nap.',
  },
  'catholic-support': {
    title: 'Catholic Support',
    effect: 'Kennedy may place up to 7 state support anywhere, at most 2 per state.',
    history:
      'Kennedy was the second Catholic nominated by a major party, after Al Smith in 1928. Catholics, many of whom had voted for Eisenhower, came back to the Democrats: nearly four in five of their votes went to Kennedy. They were numerous in just the large states he needed.',
  },
  'puerto-rican-bishops': {
    title: 'Puerto Rican Bishops',
    effect: 'For the rest of the turn Kennedy may not spend momentum markers.',
    history:
      'In October 1960 the Catholic bishops of Puerto Rico forbade the faithful to vote for the party of Governor Luis Muñoz Marín. It was what Kennedy’s opponents had always said bishops would do, and it came less than three weeks before the election. The governor was reelected all the same.',
  },
  'compact-of-fifth-avenue': {
    title: 'Compact of Fifth Avenue',
    effect:
      'Nixon’s token moves to New York. He gains 1 issue support in Civil Rights, 2 state support in New York and 1 media support in the East.',
    history:
      'On July 22, 1960, Nixon flew secretly to New York and talked with Nelson Rockefeller through the night in his apartment on Fifth Avenue. They agreed on fourteen points about defense, growth and civil rights. Conservatives were furious, and Barry Goldwater called it the Munich of the Republican Party.',
  },
  'prime-time-television': {
    title: 'Prime-Time Television',
    effect:
      'You may choose one region where you have media support and place up to 5 state support there, at most 2 per state.',
    history:
      'In 1950 fewer than one American household in ten had a television set; in 1960 it was nearly nine in ten. The parties bought evening time for speeches and short films, at the risk of angering fans of the programs they replaced. No earlier campaign had been watched by so many.',
  },
  'the-cold-war': {
    title: 'The Cold War',
    effect: 'The Defense leader, if any, may place up to 5 state support anywhere, at most 1 per state.',
    history:
      'In May 1960 the summit in Paris collapsed over the American spy plane shot down by the Soviets. Berlin, Cuba, the Congo and the rocket race were in the news every day. Kennedy said that American prestige was falling; Nixon said that the moment called for experience.',
  },
  'rising-food-prices': {
    title: 'Rising Food Prices',
    effect: 'Move Economy up 1 place on the Issue Track. Nixon gains 2 issue support in Economy.',
    history:
      'Farm surpluses and grocery bills were among the lasting quarrels of the campaign. Nixon warned housewives that Kennedy’s farm program would make food dearer. Kennedy answered that farmers’ incomes had fallen under the Republicans.',
  },
  'eleanor-roosevelts-speaking-tour': {
    title: 'Eleanor Roosevelt’s Speaking Tour',
    effect: 'Kennedy may place up to 5 state support in the Midwest, at most 2 per state.',
    history:
      'Eleanor Roosevelt had wanted Adlai Stevenson and did not trust Kennedy at first. He called on her at Hyde Park in August 1960, and she agreed to help. At seventy-five, and soon seventy-six, she traveled and spoke for him in state after state.',
  },
  'industrial-midwest': {
    title: 'Industrial Midwest',
    effect:
      'Nixon may place up to 5 state support among Illinois, Indiana, Michigan, Minnesota, Ohio and Wisconsin, at most 2 per state.',
    history:
      'From Ohio to Minnesota lay the factories, the unions and more than a hundred electoral votes. Nixon rode through the region by train in the last weeks of October. Ohio, Indiana and Wisconsin were his; Illinois, Michigan and Minnesota narrowly were not.',
  },
  'missile-gap': {
    title: 'Missile Gap',
    effect: 'Kennedy gains 3 issue support in Defense.',
    history:
      'Kennedy charged that the Soviet Union was pulling ahead in long-range missiles, as some official forecasts had suggested. Eisenhower knew better from secret reconnaissance but could not say how he knew. There was a gap, it turned out in 1961, and it was in America’s favor.',
  },
  'hurricane-donna': {
    title: 'Hurricane Donna',
    effect: 'Your token moves to Florida. You gain 1 momentum marker and 1 state support in Florida.',
    history:
      'Hurricane Donna tore through the Florida Keys on September 10, 1960, and went on to strike North Carolina and New England. It was among the most destructive storms of its time. For a few days no one in its path was thinking about the election.',
  },
  'campaign-headquarters': {
    title: 'Campaign Headquarters',
    effect: 'You may discard any number of cards from your hand and draw as many from the deck.',
    history:
      'Kennedy’s campaign was run by his brother Robert, and Lawrence O’Brien had written its workers a manual of organization. Nixon had able managers too, Leonard Hall and Robert Finch among them. But he liked to make every decision himself.',
  },
  'bobby-kennedy': {
    title: 'Bobby Kennedy',
    effect: 'For the rest of the turn, every card Kennedy plays for CP is worth 1 CP more, up to 5.',
    history:
      'Robert Kennedy ran his brother’s campaign at the age of thirty-four. He worked without rest, expected the same of everyone, and did not mind who was offended. In the new administration he became attorney general.',
  },
  'hostile-press-corps': {
    title: 'Hostile Press Corps',
    effect:
      'For the rest of the turn, when campaigning in states Nixon makes support checks in every state, as if Kennedy carried it.',
    history:
      'Most newspapers endorsed Nixon on their editorial pages, but the reporters who traveled with him were kept at a distance and felt it. Kennedy sought their company, and they enjoyed his. By the end, wrote Theodore White, many of the correspondents around Kennedy had become his friends.',
  },
  'opposition-research': {
    title: 'Opposition Research',
    effect:
      'Kennedy shows Nixon every card in his hand. Then Nixon may spend 3 CP on one kind of action: campaigning, advertising or positioning.',
    history:
      'Each side kept files on the other’s votes, absences and quotations. The Republicans counted the Senate roll calls Kennedy had missed, and the Democrats collected everything Nixon had ever said. The rumor that Kennedy suffered from Addison’s disease was denied by his staff; it was true.',
  },
  'a-new-frontier': {
    title: '“A New Frontier”',
    effect: 'Kennedy may discard any number of cards from his hand and draw as many from the deck.',
    history:
      'Accepting the nomination in the Los Angeles Coliseum on July 15, 1960, Kennedy said that the country stood at the edge of a new frontier of unknown chances and perils. He offered not promises but challenges. The phrase became the name of his program.',
  },
  'tricky-dick': {
    title: 'Tricky Dick',
    effect:
      'Nixon loses 1 momentum marker. Then he may take any one card from the discard pile and resolve it at once as an event he plays, without rest cubes.',
    history:
      'The nickname goes back to the California Senate race of 1950, when Nixon painted his opponent Helen Gahagan Douglas as soft on communism. It never left him. In 1960 Democrats passed around his picture with the question whether you would buy a used car from this man.',
  },
  'mid-atlantic': {
    title: 'Mid-Atlantic',
    effect:
      'Kennedy may place up to 5 state support among Delaware, Maryland, New Jersey, New York and Pennsylvania, at most 2 per state.',
    history:
      'New York, Pennsylvania, New Jersey, Maryland and Delaware had 105 electoral votes between them, more than a third of a majority. Kennedy won all five. In New Jersey his margin was less than one percent.',
  },
  'world-series-ends': {
    title: 'World Series Ends',
    effect: 'Whoever has media support in the East may place up to 5 state support there, at most 2 per state.',
    history:
      'On October 13, 1960, Bill Mazeroski of the Pittsburgh Pirates hit a home run in the last inning of the last game and beat the New York Yankees. The third debate was on television the same evening. After that the country had one contest less to watch.',
  },
  'fatigue-sets-in': {
    title: 'Fatigue Sets In',
    effect: 'If your opponent’s candidate card is face up, turn it to its exhausted side.',
    history:
      'The campaign was fought at a pace no one had tried before, with days of eighteen hours and several cities a day. Nixon, just out of the hospital, lost weight he could not spare, and Kennedy’s right hand was swollen from being shaken. Tired men make mistakes.',
  },
  'trial-of-gary-powers': {
    title: 'Trial of Gary Powers',
    effect: 'Move Defense up 2 places on the Issue Track. Then the Defense leader, if any, gains 1 momentum marker.',
    history:
      'Francis Gary Powers was shot down in his U-2 over the Soviet Union on May 1, 1960. A Moscow court tried him in public in August and sentenced him to ten years, just as the American campaign began. In 1962 he was exchanged on a bridge at the edge of Berlin for the Soviet spy Rudolf Abel.',
  },
  'give-me-a-week': {
    title: '“Give Me A Week”',
    effect: 'Nixon loses 2 momentum markers, and 1 issue support in every issue he leads.',
    history:
      'On August 24, 1960, a reporter asked Eisenhower for a major idea of Nixon’s that he had adopted. The president answered that, given a week, he might think of one. He had only meant to end the press conference, but the Democrats quoted the line until November.',
  },
  'stump-speech': {
    title: 'Stump Speech',
    effect: 'If your opponent has more momentum markers than you, you gain enough to have the same number.',
    history:
      'Each candidate had one basic speech, given many times a day from car roofs, airport fences and courthouse steps. Kennedy’s said that the country had to get moving again; Nixon’s, that it had never stood still. Reporters could soon recite both by heart.',
  },
  'joe-kennedy': {
    title: 'Joe Kennedy',
    effect: 'For the rest of the turn Nixon may not spend momentum markers.',
    history:
      'Joseph P. Kennedy, once ambassador in London, had made a great fortune and wanted a son in the White House. He stayed out of sight during the campaign, for he was controversial. But his money and his telephone were at work every day.',
  },
  'adlai-stevenson': {
    title: 'Adlai Stevenson',
    effect: 'Kennedy gains 1 state support in Illinois and may take any one card from the discard pile into his hand.',
    history:
      'Adlai Stevenson, former governor of Illinois, had been the Democratic nominee in 1952 and 1956. In Los Angeles his admirers filled the galleries and called for a third try, but Kennedy won on the first ballot. Stevenson campaigned for him and later represented the country at the United Nations.',
  },
  'voter-registration-drive': {
    title: 'Voter Registration Drive',
    effect: 'You may place up to 3 state support in states without cubes, at most 1 per state.',
    history:
      'The Democrats knew that many of those who did not vote would have voted for them. Under Congressman Frank Thompson of New Jersey they ran a nationwide drive to register people in the big cities. Nearly 69 million Americans voted in 1960, more than ever before.',
  },
  'peace-without-surrender': {
    title: '“Peace Without Surrender”',
    effect: 'Move Defense up 1 place on the Issue Track. Nixon gains 1 issue support in Defense.',
    history:
      'Nixon offered himself as the man who would keep the peace and yield nothing to Moscow. Peace without surrender was among the slogans of his campaign. It set the record of the Eisenhower years against an untried opponent.',
  },
  'congressional-summer-session': {
    title: 'Congressional Summer Session',
    effect:
      'Kennedy must move his token to Maryland or Virginia. For the rest of the turn, every card he plays for CP is worth 2 CP less, but at least 1.',
    history:
      'Congress came back in August 1960, after the conventions, at the wish of its Democratic leaders, Lyndon Johnson and Sam Rayburn. They had hoped to pass laws to campaign on. Instead Kennedy and Johnson sat in Washington for weeks with little to show for it while Nixon toured the country.',
  },
  'the-old-nixon': {
    title: 'The Old Nixon',
    effect: 'Nixon loses 1 momentum marker and Kennedy loses 3.',
    history:
      'Nixon had risen through hard campaigns: the House race of 1946, the Hiss case, the Senate race of 1950. His friends called him a fighter; his enemies had other words. Whenever he attacked in 1960, papers asked whether the old Nixon was back.',
  },
  'heartland-of-america': {
    title: 'Heartland of America',
    effect:
      'Nixon may place up to 7 state support in Western and Midwestern states with at most 10 electoral votes, at most 1 per state.',
    history:
      'The small states of the Plains and the Rockies were the most reliable Republican country on the map. Nixon, the grocer’s son from Whittier, spoke their language. He won nearly all of them.',
  },
  'southern-revolt': {
    title: 'Southern Revolt',
    effect: 'If Kennedy leads Civil Rights, Nixon may place up to 5 state support in the South, at most 2 per state.',
    history:
      'Many Southern Democrats refused to follow a Catholic from Massachusetts with a civil rights program. Former governor Allan Shivers led Democrats for Nixon in Texas, and Mississippi and Alabama chose electors who would not vote for their party’s nominee.',
  },
  'norman-vincent-peale': {
    title: 'Norman Vincent Peale',
    effect: 'Nixon may remove up to 5 of Kennedy’s state support anywhere, at most 1 per state.',
    history:
      'Norman Vincent Peale, author of a bestseller on positive thinking, presided at a meeting of Protestant clergymen in Washington on September 7, 1960. Their statement doubted that a Catholic president could be free of his church. After a storm of protest, from fellow Protestants too, Peale withdrew from the group.',
  },
  'eisenhowers-silence': {
    title: 'Eisenhower’s Silence',
    effect: 'For the rest of the turn Nixon may not spend CP on state support in any state Kennedy leads.',
    history:
      'For most of the campaign Eisenhower hardly spoke for his vice president. Nixon wanted to win as his own man, and the president’s family and doctor feared for his heart. When he did speak, at the end of October, it was late.',
  },
  'republican-tv-spots': {
    title: 'Republican TV Spots',
    effect: 'Nixon’s token moves to New York. He may place up to 3 media support in any regions.',
    history:
      'Nixon’s advertising men worked out of an office in New York. In their short films he sat on the edge of a desk and spoke calmly into the camera about peace, civil rights and the economy. On the eve of the election he answered viewers’ questions on air for four hours.',
  },
  'nixons-pledge': {
    title: 'Nixon’s Pledge',
    effect:
      'For the rest of the turn, Kennedy gains 1 momentum marker each time Nixon plays a card for anything other than campaigning in states.',
    history:
      'Accepting the nomination in Chicago, Nixon promised to campaign in all fifty states. Ill for two weeks, he kept his word all the same and on the last weekend flew to Alaska, with its three electoral votes. Kennedy spent those days in the big states.',
  },
  'suburban-voters': {
    title: 'Suburban Voters',
    effect: 'Kennedy may place up to 5 state support in states with at least 20 electoral votes, at most 2 per state.',
    history:
      'The suburbs had grown by millions in the fifties, and Eisenhower had done well there. In 1960 Kennedy won back many of the young families around New York, Chicago and Philadelphia. It did not give him the suburbs, but it helped him in close states.',
  },
  'stock-market-in-decline': {
    title: 'Stock Market in Decline',
    effect:
      'Move Economy up 2 places on the Issue Track. Then the Economy leader, if any, gains 2 state support in New York.',
    history:
      'The stock market fell for much of 1960, and the country slid into its third recession in seven years. The economist Arthur Burns had warned Nixon in the spring, but the administration would not spend more to prevent it. Nixon blamed his defeat in part on the unemployment figures of October.',
  },
  'advance-men': {
    title: 'Advance Men',
    effect: 'For the rest of the turn you pay no travel costs and make no support checks when campaigning in states.',
    history:
      'Days before a candidate arrived, advance men were in town to fix the route, hang the banners and find the crowd. Jerry Bruno was Kennedy’s best known. H. R. Haldeman, later chief of staff in the White House, led Nixon’s.',
  },
  herblock: {
    title: 'Herblock',
    effect: 'Kennedy may remove up to 2 of Nixon’s media support from any regions.',
    history:
      'Herbert Block, who signed himself Herblock, drew cartoons for the Washington Post and was read far beyond it. He had coined the word McCarthyism, and in 1954 he drew Nixon climbing out of a sewer. Nixon never forgot it.',
  },
  'kennedys-peace-corps': {
    title: 'Kennedy’s Peace Corps',
    effect:
      'For the rest of the turn Kennedy may preempt the events of the cards he plays without spending momentum markers.',
    history:
      'At two in the morning on October 14, 1960, Kennedy asked thousands of students in Ann Arbor, Michigan, whether they would serve their country abroad. Their enthusiasm turned a question into a plan, which he announced in San Francisco on November 2. The Peace Corps began its work the following year.',
  },
  'fidel-castro': {
    title: 'Fidel Castro',
    effect: 'The Defense leader, if any, gains 1 momentum marker and 1 state support in Florida.',
    history:
      'Fidel Castro had taken power in Cuba in 1959 and moved closer to Moscow month by month. In September 1960 he stayed at a hotel in Harlem and embraced Khrushchev before the cameras. Kennedy demanded help for Castro’s opponents; Nixon, who knew of the secret plans to arm them, had to argue against it.',
  },
  whistlestop: {
    title: 'Whistlestop',
    effect: 'You may campaign in states with 7 CP, spending at most 1 CP on support in any one state.',
    history:
      'Speaking from the last car of a train at one small station after another had saved Harry Truman in 1948. In 1960 both candidates still did it: Kennedy down the valleys of California in September, Nixon from Pennsylvania to Illinois in October.',
  },
  'quemoy-and-matsu': {
    title: 'Quemoy and Matsu',
    effect:
      'The Defense leader, if any, gains 1 momentum marker and may place up to 3 state support anywhere, at most 1 per state.',
    history:
      'Two groups of small islands off the coast of China, held by the Nationalists on Taiwan, became a theme of the second and third debates. Kennedy doubted that they could or should be defended. Nixon would not give up a foot of free soil; before long both were glad to drop the subject.',
  },
  'jackie-kennedy': {
    title: 'Jackie Kennedy',
    effect:
      'For the rest of the turn Nixon must spend 1 momentum marker before each card he plays as an event; without one he cannot.',
    history:
      'Jacqueline Kennedy was expecting a child in 1960 and could travel little, but she wrote a column called “Campaign Wife” and appeared in a television spot in Spanish. Her son John was born on November 25, seventeen days after the election.',
  },
  'herb-klein': {
    title: 'Herb Klein',
    effect: 'Nixon may place up to 3 issue support, divided among the issues as he likes.',
    history:
      'Herbert Klein, a newspaper editor from San Diego, had known Nixon since his first campaign in 1946 and was his press secretary in 1960. Reporters trusted him, even when they were not fond of his candidate. Later he directed communications in Nixon’s White House.',
  },
  'stevenson-loyalists': {
    title: 'Stevenson Loyalists',
    effect: 'For the rest of the turn Kennedy may not spend CP on state support in the West or the Midwest.',
    history:
      'The noisiest demonstration in Los Angeles was for Adlai Stevenson, who had not even declared himself a candidate. Many of his followers, above all in the clubs of California, were slow to forgive Kennedy. Some liberals asked whether there was any difference between him and Nixon.',
  },
  'stature-gap': {
    title: 'Stature Gap',
    effect:
      'For the rest of the turn, every card Kennedy plays to position on issues is worth 2 CP less, but at least 1.',
    history:
      'Nixon had been vice president for nearly eight years and had argued with Khrushchev face to face in Moscow. Kennedy, only four years younger, was the junior senator from Massachusetts. In the first debate they stood side by side as equals, and the difference was gone.',
  },
  'the-new-nixon': {
    title: 'The New Nixon',
    effect: 'Nixon gains 1 momentum marker.',
    history:
      'Again and again since the middle of the fifties journalists had discovered a new Nixon, calmer and more statesmanlike than the old. Before the first debate Henry Cabot Lodge advised him to get rid of his image as an assassin. He was so polite that evening that some friends were alarmed.',
  },
  recount: {
    title: 'Recount',
    effect: 'On Election Day, Nixon chooses one state and makes 3 support checks there.',
    history:
      'After an election this close Republicans sought recounts or inquiries in several states, Illinois and Texas among them, under their chairman Thruston Morton. Nixon did not take part in public. One recount did change a result: in Hawaii, and in Kennedy’s favor.',
  },
  'political-capital': {
    title: 'Political Capital',
    effect: 'Nixon may draw 2 cards from the deck into his hand.',
    history:
      'As vice president Nixon had spoken for Republican candidates in nearly every corner of the country, in good years and bad. Local party leaders owed him favors. In 1960 he called them in and was nominated almost without opposition.',
  },
  'give-em-hell-harry': {
    title: 'Give ’Em Hell Harry',
    effect:
      'If Kennedy leads two or more issues, he loses 1 momentum marker and must remove 2 of his issue support in total, from issues of his choice.',
    history:
      'Harry Truman had opposed Kennedy’s nomination but campaigned for him with all his old vigor. In San Antonio in October 1960 he told Texans where they should go if they voted for Nixon. In the next debate Kennedy remarked that he could hardly teach a man of seventy-six a new way of speaking.',
  },
  'experience-counts': {
    title: '“Experience Counts”',
    effect: 'Kennedy loses 1 issue support in every issue he leads. Nixon gains 1 momentum marker.',
    history:
      'The Republican posters said it in two words: experience counts. Nixon had been vice president for nearly eight years, and Lodge had spent almost as long at the United Nations. Eisenhower’s remark about needing a week to think of an example did the slogan no good.',
  },
  'a-low-blow': {
    title: 'A Low Blow',
    effect:
      'If Nixon leads two or more issues, Kennedy gains 1 momentum marker and may discard any number of cards from his hand and draw as many from the deck.',
    history:
      'In the last weeks the tone grew sharp. Nixon called his rival rash, reckless and uninformed, and complained that he had used notes in the third debate. Kennedy gathered up such remarks and recited them to the crowds, who enjoyed them.',
  },
  'a-time-for-greatness': {
    title: '“A Time for Greatness”',
    effect:
      'Nixon loses 1 issue support in every issue he leads. Kennedy may place up to 3 state support anywhere, at most 1 per state.',
    history:
      'A time for greatness, said the Kennedy posters above the candidate’s young face. The slogan did not so much criticize the present as ask for more. It fitted a campaign that promised effort instead of comfort.',
  },
  'medal-count': {
    title: 'Medal Count',
    effect:
      'The Civil Rights leader and the Economy leader each lose 1 issue support in that issue. Whoever led both also loses 1 momentum marker.',
    history:
      'At the Olympic Games in Rome, which ended on September 11, 1960, the Soviet Union won 103 medals and the United States 71. In the Cold War even a table of medals was read like a bulletin from the front.',
  },
  'cassius-clay-wins-gold': {
    title: 'Cassius Clay Wins Gold',
    effect:
      'The Defense leader and the Economy leader each lose 1 issue support in that issue. Whoever led both also loses 1 momentum marker.',
    history:
      'On September 5, 1960, Cassius Clay of Louisville, eighteen years old, beat Zbigniew Pietrzykowski of Poland and became Olympic light-heavyweight champion in Rome. He came home to a city where many restaurants still would not serve him. The world came to know him as Muhammad Ali.',
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
};
