/** What is printed on the board and the cards, written down on its own to hold the game's data against it. */
/** The board, region by region: state, electoral votes, whose edge, cubes at the start. */
export const board = {
  East: `
    CT 8 K, DE 3 K, ME 5 N N1, MD 9 K, MA 16 K K2, NH 4 N, NJ 16 K, NY 45 K, PA 32 K, RI 4 K K2
    VT 3 N N1, WV 8 K
  `,
  Midwest: `
    IL 27 K, IN 13 N N1, IA 10 N N1, KY 10 N, MI 20 K, MN 11 K, MO 13 K K1, OH 25 N N1, WI 12 N
  `,
  South: `
    AL 11 K K1, AR 8 K K1, FL 10 N, GA 12 K K2, LA 10 K K2, MS 8 K K2, NC 14 K K1, SC 8 K K1, TN 11 N
    TX 24 K, VA 12 N
  `,
  West: `
    AK 3 N, AZ 4 N N1, CA 32 N, CO 6 N N1, HI 3 K, ID 4 N, KS 8 N N2, MT 4 N, NE 6 N N2, NV 3 K, NM 4 K
    ND 4 N N1, OK 8 N N1, OR 6 N, SD 4 N N1, UT 4 N N1, WA 9 N, WY 3 N N1
  `,
};

/** The cards in the order of their numbers: CP, icon (Kennedy, Nixon, both), issue, state. */
export const cards2007 = `
  greater-houston-ministerial-association 4KD NY, nixons-knee 4KE TX, gallup-poll 3BC MO
  citizens-for-nixon-lodge 2NC AZ, volunteers 2BD OR, new-england 3KD LA
  late-returns-from-cook-county 2KE SC, soviet-economic-growth 2BE NH, baptist-ministers 3NC MA
  swing-state 3BC VA, sputnik-v 3BC MA, southern-strategy 3ND KY, nikita-kruschev 3BE FL
  gathering-momentum-south 4B- -, gathering-momentum-east 4B- -, gathering-momentum-midwest 4B- -
  gathering-momentum-west 4B- -, dwight-d-eisenhower 4NC PA, old-south 4BD NY
  nixon-egged-in-michigan 2KD HI, fifty-stars 2BD AK, gaffe 4BE TX, martin-luther-king-arrested 4BC CA
  east-harlem-pledge 3KE MI, 1960-civil-rights-act 2NC ND, ken-air 2KC MD, nelson-rockefeller 3ND KY
  harry-f-byrd 2NC ME, the-great-seal-bug 3NE WI, johnson-jeered-in-dallas 2NE MO
  profiles-in-courage 2KC DE, early-returns-from-connecticut 2BC WY, unpledged-electors 4NE CA
  lazy-shave 3KD NC, harvard-brain-trust 4KC PA, henry-luce 2KD WV, lunch-counter-sit-ins 3BD NJ
  high-hopes 2KC AR, lyndon-johnson 4KC CA, northern-blacks 3BD MN, pierre-salinger 3KC AL
  henry-cabot-lodge 4NE NY, catholic-support 4KE NY, puerto-rican-bishops 3NC NE
  compact-of-fifth-avenue 3NE MI, prime-time-television 3BC AL, the-cold-war 3BD MI
  rising-food-prices 3NC IA, eleanor-roosevelts-speaking-tour 3KE FL, industrial-midwest 3ND IN
  missile-gap 3KE GA, hurricane-donna 2BC MT, campaign-headquarters 2BD NM, bobby-kennedy 2KE CT
  hostile-press-corps 4KD PA, opposition-research 4ND OH, a-new-frontier 2KD RI, tricky-dick 4ND IL
  mid-atlantic 3KC TN, world-series-ends 3BE UT, fatigue-sets-in 4BC OH, trial-of-gary-powers 3BE WI
  give-me-a-week 4KE OH, stump-speech 4BE OH, joe-kennedy 3KD GA, adlai-stevenson 3KC MA
  voter-registration-drive 2BC WA, peace-without-surrender 2ND CO, congressional-summer-session 4ND PA
  the-old-nixon 4NE IL, heartland-of-america 3ND NJ, southern-revolt 3NE IN
  norman-vincent-peale 3NE VA, eisenhowers-silence 4KC IL, republican-tv-spots 4NC CA
  nixons-pledge 4KD IL, suburban-voters 3KE MN, stock-market-in-decline 3BD TN, advance-men 2BE NV
  herblock 2KE MS, kennedys-peace-corps 3KC LA, fidel-castro 2BE ID, whistlestop 4BD TX
  quemoy-and-matsu 3BE NC, jackie-kennedy 3KD NJ, herb-klein 3NC IA, stevenson-loyalists 2ND SD
  stature-gap 2NE VT, the-new-nixon 2NE KS, recount 4NC TX, political-capital 2ND OK
`;

/** The six cards of the 2017 edition. */
export const added2017 = `
  give-em-hell-harry 3NE NY, experience-counts 4ND CA, a-low-blow 3KE IL, a-time-for-greatness 4KC TX
  medal-count 2BD PA, cassius-clay-wins-gold 2BC OH
`;
