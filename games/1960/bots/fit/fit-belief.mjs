/**
 * Fits what the plays of the other side tell about its hand: plays 1960 against itself, and at each play looks at all
 * cards its seat cannot see, at what their events would bring the other side, and at whether that side holds them.
 *   node --conditions=source --import tsx games/1960/bots/fit/fit-belief.mjs GAMES BOT
 * A card's weight is exp(-plays made x (a x CP of the event beyond the print + b x (CP - 3))). Prints a and b and how
 * many nats the weights tell about each card held, against a uniform deal.
 */
import { LIST_ROOM, playOn, Random, viewOf } from '@whistlestop/kernel';
import { nineteenSixty } from '../../rules/index.ts';
import { CARD_COUNT, CP_OF, DECK, HAND, STACK, zone } from '../../rules/parts.ts';
import { botNamed, decide } from '@whistlestop/kernel/bots';
import { bots } from '../index.ts';
import { playsLeft, playsLeftInTurn } from '../horizon.ts';
import { Rollout } from '../rollout.ts';
import { Planner } from '../skilled.ts';
import { WEIGHTS } from '../weights.ts';

const [games = '30', name = 'strong@100'] = process.argv.slice(2);
const game = nineteenSixty.open(nineteenSixty.options.parse({}));
const kind = botNamed({ ...nineteenSixty, bots }, name);
const planner = new Planner(game, { weights: WEIGHTS, slack: 0, temperature: 1 });
const rollout = new Rollout(planner.instinct);
const list = new Int16Array(LIST_ROOM);
const hands = [];

function look(s, seat) {
  const rival = 1 - seat;
  const made = 5 - playsLeftInTurn(s, rival);
  if (made === 0) return;
  for (const _ of rollout.appraiseEvents(s));
  const price = planner.evaluator.priceAt(playsLeft(s));
  const cards = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const where = zone.at(s, card);
    if (where !== DECK && where !== HAND + rival && where !== STACK + rival) continue;
    const better = Math.max(0, rollout.gainOf(rival, card) / price - CP_OF[card]);
    cards.push({ better, over: CP_OF[card] - 3, held: where === HAND + rival });
  }
  hands.push({ made, cards });
}

for (let index = 0; index < Number(games); index++) {
  const random = new Random(`belief/${index}`);
  const bots = [kind.create(game), kind.create(game)];
  const s = game.layout.create();
  game.init(s);
  playOn(game, s, random, (seat) => {
    game.legal(s, seat, list);
    if (game.actions.verb(list[0]).name === 'play') look(s, seat);
    return decide(bots[seat], { view: viewOf(game, s, seat), evaluations: kind.evaluations, random });
  });
}

/** Mean log-likelihood of each card held, against a uniform deal. */
function told(event, strong) {
  let sum = 0;
  let count = 0;
  for (const { made, cards } of hands) {
    const weigh = ({ better, over }) => Math.exp(-made * (event * better + strong * over));
    const mean = cards.reduce((total, card) => total + weigh(card), 0) / cards.length;
    for (const card of cards)
      if (card.held) {
        sum += Math.log(weigh(card) / mean);
        count++;
      }
  }
  return sum / count;
}

let best = { event: 0, strong: 0, nats: 0 };
for (let event = 0; event <= 0.3; event += 0.01)
  for (let strong = 0; strong <= 0.2; strong += 0.01) {
    const nats = told(event, strong);
    if (nats > best.nats) best = { event, strong, nats };
  }
process.stdout.write(
  `${hands.length} hands: a ${best.event.toFixed(2)}, b ${best.strong.toFixed(2)}, ${best.nats.toFixed(3)} nats for each card held\n`,
);
for (let made = 1; made <= 5; made++) {
  const later = hands.filter((hand) => hand.made === made);
  if (later.length === 0) continue;
  const all = later.flatMap(({ cards }) => cards);
  const rate = (cards) => cards.filter(({ held }) => held).length / Math.max(1, cards.length);
  const good = rate(all.filter(({ better }) => better >= 2)) / rate(all);
  const weak = rate(all.filter(({ over }) => over < 0)) / rate(all);
  process.stdout.write(
    `after ${made} plays: cards with an event worth 2 CP more than their print are held ${good.toFixed(2)} times as often as any card, cards of 2 CP ${weak.toFixed(2)} times\n`,
  );
}
