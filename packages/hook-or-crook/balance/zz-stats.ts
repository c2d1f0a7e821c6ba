import { CHANCE, CHANCE_ACTS, EventRecorder, includes, LIST_ROOM, OVER, Random } from '@whistlestop/kernel';
import { hookOrCrook } from '../src/index.ts';
import { decide } from './policies.ts';
const list = new Int16Array(LIST_ROOM), w = new Int16Array(LIST_ROOM);
for (const states of [1, 3, 4, 5]) for (const style of ['simple', 'holding'] as const) {
  const game = hookOrCrook.open(hookOrCrook.options.parse({ states })); const e = game.edition; const f = e.fields;
  const s = game.layout.create(); const random = new Random('x' + states);
  const acc: Record<string, number> = {}; const add = (k: string, v: number) => { acc[k] = (acc[k] ?? 0) + v; };
  const G = 1500;
  for (let g = 0; g < G; g++) {
    game.init(s); let lastRound = 1;
    for (let p = game.pending(s); p !== OVER; p = game.pending(s)) {
      const r = f.round.get(s);
      if (r !== lastRound) { add(`end R${lastRound} pile`, f.pile.at(s, 0)); add(`end R${lastRound} votes`, f.votes.at(s, 0)); if (r === 4) { let st = 0; for (let c = 0; c < 72; c++) if (f.cheatZone.at(s, c) === e.zones.stack) st++; add('stack', st); add('wilds', f.hand.at(s, 0)); add('dropped', f.dropped.at(s, 0)); add('evid', f.evidenceHand.get(s)); } lastRound = r; }
      const rec = new EventRecorder();
      if (p === CHANCE_ACTS) { const c = game.chance(s, list, w); game.apply(s, CHANCE, list[random.weighted(w, c)]!, rec); }
      else { let seat = 0; while (!includes(p, seat)) seat++; const legal = list.subarray(0, game.legal(s, seat, list)); game.apply(s, seat, decide(e, s, seat, legal, style), rec); }
      for (const ev of rec.events) { const x = game.events.show(ev, -3); 
        if (x.name === 'cheated' && x.args['who'] === 1) { add(`stolen R${r}`, x.args['votes']!); add(`cheats R${r}`, 1); }
        if (x.name === 'votesReturned' && x.args['who'] === 1) { add('returned', x.args['votes']!); add('returns', 1); }
        if (x.name === 'nothingToAnswer' && x.args['who'] === 1) add('nothing', 1);
        if (x.name === 'answerShown' && x.args['who'] === 1) add('answers', 1);
        if (x.name === 'evidencePlayed') add('hands', 1);
        if (x.name === 'everyoneProtected') add('protectAll', 1);
        if (x.name === 'gameDecided') { add('win', x.args['incumbentWins']!); add('beaten', x.args['beaten']!); } } }
    add('final pile', f.pile.at(s, 0)); add('final votes', f.votes.at(s, 0));
  }
  console.log(states, style, Object.entries(acc).map(([k, v]) => `${k}=${(v / G).toFixed(2)}`).join(' '));
}
